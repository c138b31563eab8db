import type { Likeness } from './duplicates.ts'

/** In which fields of an entry stands by what it is told apart; of several places the first that is filled counts. */
type LikenessFields = {
  /** Together they are the name. */
  readonly name: readonly string[]
  readonly place?: readonly string[]
  readonly emails?: readonly string[]
  readonly number?: string
}

const byNameAndPlace = { name: ['name'], place: ['place'], emails: ['email'] } as const satisfies LikenessFields

/** Of entries as forms and pages hold them (MOVE-06): the kinds of which one is easily made twice. */
export const fieldsOfEntries = {
  clients: { name: ['companyName'], place: ['city'], number: 'customerNumber' },
  contacts: { name: ['firstName', 'lastName'], place: ['home', 'client', 'provider', 'agency'], emails: ['email'] },
  ...{ providers: byNameAndPlace, hotels: byNameAndPlace, ferries: byNameAndPlace, airlines: byNameAndPlace },
  ...{ trains: byNameAndPlace, agencies: byNameAndPlace },
} as const satisfies Record<string, LikenessFields>
export type ComparedKind = keyof typeof fieldsOfEntries

/** Of lines of a table that is imported (MOVE-03). */
export const fieldsOfLines = {
  ...{ clients: { ...byNameAndPlace, number: 'number' }, providers: byNameAndPlace, agencies: byNameAndPlace },
  places: { name: ['name'], place: ['country'] },
  trips: { name: ['name'], place: ['startAt'], number: 'number' },
} as const satisfies Record<string, LikenessFields>

/**
 * By what an entry is told from others, wherever it is written: in a form, in a line of a table, on its page.
 * @param said what a field holds: words, or something that has a name or a label
 */
export function likenessOf(fields: LikenessFields, said: (field: string) => unknown): Likeness {
  const words = (names: readonly string[] = []) => names.map((name) => wordOf(said(name))).filter((word) => word !== '')
  return {
    name: words(fields.name).join(' '),
    place: words(fields.place)[0] ?? '',
    emails: words(fields.emails),
    number: fields.number === undefined ? '' : wordOf(said(fields.number)),
  }
}

/** A choice says its label, an item its name; what is not told in words, such as a link, says nothing. */
function wordOf(value: unknown): string {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return value.startsWith('/api/') ? '' : value.trim()
  if (typeof value !== 'object' || value === null) return ''
  if ('label' in value) return wordOf(value.label)
  return 'name' in value ? wordOf(value.name) : ''
}
