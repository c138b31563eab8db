import { areNear } from './near-names.ts'

/** By what two entries of the master data are told apart; what is not known is an empty text. */
export type Likeness = {
  /** Of a person first and last name. */
  readonly name: string
  /** Where it is at home; of a person whom they speak for. */
  readonly place: string
  readonly emails: readonly string[]
  /** Its own number, such as the one under which the bookkeeping knows a client. */
  readonly number: string
}

/** Why two entries seem to be one, the surest first. */
export const duplicateReasons = {
  number: { label: 'gleiche Nummer' },
  email: { label: 'gleiche E-Mail-Adresse' },
  name: { label: 'gleicher Name' },
  near: { label: 'ähnlicher Name' },
} as const
export type DuplicateReason = keyof typeof duplicateReasons

/** What a firm is as a firm says nothing of which one it is. */
const legalForms =
  /\b(gmbh|mbh|ag|kg|ohg|ug|se|gbr|e ?v|eg|co|und|and|ltd|limited|inc|llc|s ?a|s ?r ?l|sarl|sas|a ?s|ab|oy|bv|haftungsbeschrankt)\b/g

/** A name without what is written now so, now otherwise: 'Kantorei St. Michael e.V.' is 'kantorei sankt michael'. */
export function plainName(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/ä|ae/g, 'a')
    .replaceAll(/ö|oe/g, 'o')
    .replaceAll(/ü|ue/g, 'u')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const short = plain
    .replaceAll(legalForms, ' ')
    .replaceAll(/\bst\b/g, 'sankt')
    .replaceAll(/ +/g, ' ')
    .trim()
  return short === '' ? plain : short
}

const plainEmail = (email: string) => email.trim().toLowerCase()
const plainNumber = (number: string) => number.replaceAll(/\s/g, '').toLowerCase()

/**
 * Whether two entries seem to be one (MOVE-06): the same number, the same e-mail address, or the same name at places that do not
 * differ. Two numbers that differ say that they are two, whatever else is alike.
 */
export function seemsSame(one: Likeness, other: Likeness): DuplicateReason | null {
  const [number, otherNumber] = [plainNumber(one.number), plainNumber(other.number)]
  if (number !== '' && otherNumber !== '') return number === otherNumber ? 'number' : null
  const emails = new Set(other.emails.map(plainEmail))
  if (one.emails.some((email) => email.trim() !== '' && emails.has(plainEmail(email)))) return 'email'
  const name = plainName(one.name)
  return name !== '' && name === plainName(other.name) && mayBeOnePlace(one, other) ? 'name' : null
}

/** The same for people, who look at what they are told: names that are nearly the same are told as well, the least sure of all. */
export function seemsNear(one: Likeness, other: Likeness): DuplicateReason | null {
  const reason = seemsSame(one, other)
  if (reason !== null || (plainNumber(one.number) !== '' && plainNumber(other.number) !== '')) return reason
  return mayBeOnePlace(one, other) && areNear(plainName(one.name), plainName(other.name)) ? 'near' : null
}

function mayBeOnePlace(one: Likeness, other: Likeness): boolean {
  const [place, otherPlace] = [plainName(one.place), plainName(other.place)]
  return place === '' || otherPlace === '' || place === otherPlace
}

const sureness = Object.keys(duplicateReasons)
/** The surest first. */
export function bySureness(one: { reason: DuplicateReason }, other: { reason: DuplicateReason }): number {
  return sureness.indexOf(one.reason) - sureness.indexOf(other.reason)
}

/** Looks for duplicates among many: each candidate is compared with those alone that share something with it. */
export function duplicateFinder<Entry extends Likeness>(known: readonly Entry[]) {
  const shelves = new Map<string, Entry[]>()
  const keysOf = ({ name, emails, number }: Likeness) => [
    `name ${plainName(name)}`,
    ...emails.map((email) => `email ${plainEmail(email)}`),
    `number ${plainNumber(number)}`,
  ]
  const add = (entry: Entry) => {
    for (const key of keysOf(entry)) {
      if (key.endsWith(' ')) continue
      const shelf = shelves.get(key)
      if (shelf === undefined) shelves.set(key, [entry])
      else shelf.push(entry)
    }
  }
  for (const entry of known) add(entry)
  return {
    /** @returns what it seems to be, the surest first */
    find(sought: Likeness): { entry: Entry; reason: DuplicateReason }[] {
      const near = new Set(keysOf(sought).flatMap((key) => shelves.get(key) ?? []))
      const found = [...near].flatMap((entry) => {
        const reason = seemsSame(sought, entry)
        return reason === null ? [] : [{ entry, reason }]
      })
      return found.sort(bySureness)
    },
    add,
  }
}
