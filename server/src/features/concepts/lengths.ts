import * as z from 'zod'
import { groupNames } from '../../platform/endpoint/known-parameters.ts'
import { badRequest } from '../../platform/errors.ts'
import type { Query } from '../../platform/resource/list-query.ts'
import type { Lengths } from './concept-days.service.ts'

const length = (description: string) => z.string().optional().meta({ description })

/** As OpenAPI tells them; what stands in brackets is the key or the id of a service of the concept. */
export const lengthParams = {
  nights: length('Nächte aller Hotels'),
  'nights[hotel-12]': length('Nächte eines Hotels des Konzepts, nach seinem Schlüssel oder seiner Nummer (nights[12])'),
  'hotel-12[nights]': length('ebenso'),
  'placeholders[12][nights]': length('ebenso'),
  durationDays: length('Tage aller anderen Leistungen, die über Tage gehen: Zusatzleistungen und Fahrten über Nacht'),
  'durationDays[other-7]': length(
    'Tage einer anderen Leistung; auch other-7[durationDays], placeholders[7][durationDays]',
  ),
} as const

const known: ReadonlySet<string> = new Set(['requests', ...groupNames])
const kinds = ['nights', 'durationDays'] as const
const patterns = [
  /^(?<kind>nights|durationDays)(?:\[(?<key>[\w-]{1,40})\])?$/,
  /^placeholders\[(?<key>[\w-]{1,40})\]\[(?<kind>nights|durationDays)\]$/,
  /^(?<key>[a-z]+-\d{1,15})\[(?<kind>nights|durationDays)\]$/,
]

/**
 * Reads how long the services of a new day last (001 §7): `nights[hotel-12]=2`, `hotel-12[nights]=2` or
 * `placeholders[12][nights]=2`, and `durationDays` likewise, by key or id of the concept's service; `nights=2` without a key
 * counts for all hotels.
 * @throws ApiError 400 for what is no number of days, and for any other parameter
 */
export function lengthsIn(query: Query): Lengths {
  const lengths = { nights: new Map<string, number>(), durationDays: new Map<string, number>() }
  for (const [name, value] of Object.entries(query)) {
    if (known.has(name) || value === undefined) continue
    const { kind, key = '' } = patterns.map((pattern) => pattern.exec(name)?.groups).find((found) => found) ?? {}
    const list = kinds.find((one) => one === kind)
    if (list === undefined) {
      const names = ['requests', '_groups[]', ...Object.keys(lengthParams)].join(', ')
      throw badRequest(`Unbekannter Parameter '${name.slice(0, 60)}'. Bekannt sind: ${names}.`)
    }
    const days = typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : 0
    if (days < 1) throw badRequest(`${list} ist eine Zahl ab 1.`)
    lengths[list].set(key, days)
  }
  return lengths
}
