import type { Locale } from '../../accounts/options.ts'

/** So many rooms of a size; the type is what the house calls it, null for the usual one. */
export type AskedRooms = { readonly persons: number; readonly type: string | null; readonly amount: number }

/** The usual type of room, where others are asked for beside it. */
const usualRoom: Readonly<Record<Locale, string>> = { de_DE: 'Standard', en: 'standard', fr: 'standard' }

/**
 * What stands behind the size of a room in a letter, and on a voucher like in the letter: a house's own word for its type is the same in
 * every language. The usual type goes without saying unless others of its size stand beside it (TRUE-03).
 * @param beside all rooms that are named with it
 * @returns ' (Meerblick)', ' (Standard)', ''
 */
export function roomTypeIn(
  locale: Locale,
  { persons, type }: Pick<AskedRooms, 'persons' | 'type'>,
  beside: readonly Pick<AskedRooms, 'persons' | 'type'>[],
): string {
  const hasOthers = beside.some((other) => other.persons === persons && other.type !== null)
  const said = type ?? (hasOthers ? usualRoom[locale] : null)
  return said === null ? '' : ` (${said})`
}
