import { badRequest } from '../../platform/errors.ts'
import type { Query } from '../../platform/resource/list-query.ts'
import type { Lengths } from './concept-days.service.ts'

/**
 * Reads how long the services of a new day last (001 §7): `nights[hotel-12]=2`, `durationDays[other-7]=3`, by key or id of the
 * concept's service; `nights=2` without a key counts for all hotels.
 * @throws ApiError 400 for what is no number of days
 */
export function lengthsIn(query: Query): Lengths {
  return { nights: read(query, 'nights', 1), durationDays: read(query, 'durationDays', 1) }
}

function read(query: Query, name: string, least: number): Map<string, number> {
  const lengths = new Map<string, number>()
  for (const [key, value] of Object.entries(query)) {
    const match = /^(\w+)(?:\[([\w-]{1,40})\])?$/.exec(key)
    if (match === null || match[1] !== name) continue
    const text = typeof value === 'string' ? value : ''
    const days = /^\d{1,3}$/.test(text) ? Number(text) : 0
    if (days < least) throw badRequest(`${name} ist eine Zahl ab ${least}.`)
    lengths.set(match[2] ?? '', days)
  }
  return lengths
}
