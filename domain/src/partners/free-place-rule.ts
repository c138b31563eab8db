/** A place a provider gives away: one for every so many guests, in a double or a single room (money.md §4). */
export type ProviderFreePlace = { readonly every: number; readonly room: 'double' | 'single' }

/** '1 auf 20 im DZ', as it is typed and printed. */
export const freePlacePattern = /^1 auf ([1-9]\d{0,2}) im (DZ|EZ)$/i

/** @returns null where the text says something else; people read it then */
export function freePlaceIn(text: string): ProviderFreePlace | null {
  const [, every, room] = freePlacePattern.exec(text.trim()) ?? []
  if (every === undefined || room === undefined) return null
  return { every: Number(every), room: room.toUpperCase() === 'EZ' ? 'single' : 'double' }
}
