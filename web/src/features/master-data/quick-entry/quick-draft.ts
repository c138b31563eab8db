import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { type QuickResource, quickForms } from '../../../lib/in-place/quick-forms.ts'

/** Where it lies is asked for on a map, not among the fields. */
const position = ['latitude', 'longitude']

/**
 * The fields of the short form of a new entry: what its contract requires, then those named for it beside them.
 * @returns names of fields of the contract; where it lies is not among them
 */
export function quickFields({ fields }: Contract, resource: QuickResource): string[] {
  const required = Object.entries(fields).filter(([, { required, write }]) => required && write !== 'never')
  const { typed, also } = quickForms[resource]
  const begins = (also as readonly string[]).includes(typed) ? [] : [typed]
  const names = [...begins, ...required.map(([name]) => name), ...also]
  return [...new Set(names)].filter((name) => !position.includes(name))
}

/**
 * What was typed into the picker, as the form begins with it: a person by first and last name, a client with a short name.
 * @param typed may be empty
 */
export function begunBy(resource: QuickResource, typed: string): Readonly<Record<string, string>> {
  if (typed === '') return {}
  if (resource === 'contacts') {
    const names = typed.split(/\s+/)
    return { firstName: names.slice(0, -1).join(' '), lastName: names.at(-1) ?? '' }
  }
  const { typed: field } = quickForms[resource]
  return { [field]: typed, ...(resource === 'clients' && { shortName: shortNameOf(typed) }) }
}

const longestShortName = 80

/** What a client is called for short unless told: the whole name. */
export function shortNameOf(companyName: string): string {
  return companyName.slice(0, longestShortName).trim()
}
