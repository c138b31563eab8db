import { counted } from '../../../lib/format.ts'

/** Rooms or cabins that the form has no field for: suites, outside cabins, those of five and six persons. */
export type OtherEntry = {
  readonly type: { readonly persons: number; readonly type: string }
  readonly askedAmount: number
}
export type OtherContingent = { readonly rooms: readonly OtherEntry[]; readonly cabins: readonly OtherEntry[] }

const largestWithField = 4

/** What a copied trip asks for beyond the form's fields, which it keeps. @param standard the type that has a field */
export function othersIn(lists: readonly (readonly OtherEntry[] | undefined)[], standard: string): OtherEntry[] {
  return lists
    .flatMap((entries) => entries ?? [])
    .filter(({ type, askedAmount }) => askedAmount > 0 && (type.type !== standard || type.persons > largestWithField))
    .map(({ type: { persons, type }, askedAmount }) => ({ type: { persons, type }, askedAmount }))
}

export function paxOfOthers(entries: readonly OtherEntry[]): number {
  return entries.reduce((sum, { type, askedAmount }) => sum + askedAmount * type.persons, 0)
}

/** @returns 'Dazu aus der kopierten Reise: 5 Zimmer für 14 Gäste', null without any */
export function othersText(
  entries: readonly OtherEntry[],
  things: readonly [one: string, many: string],
): string | null {
  if (entries.length === 0) return null
  const number = entries.reduce((sum, { askedAmount }) => sum + askedAmount, 0)
  const guests = counted(paxOfOthers(entries), ['Gast', 'Gäste'])
  return `Dazu aus der kopierten Reise: ${counted(number, things)} anderer Art für ${guests}`
}
