/** What people and programs send as amounts and types of a contingent (000 §5). */

export const largestAmount = 9_999
export const longestRoomType = 60

/** A room type as it is kept: at most 60 characters, none of them cut in half. */
export function roomTypeOf(text: string): string {
  return [...text.trim()].slice(0, longestRoomType).join('').trim()
}

/**
 * What was typed into a cell. Points group thousands, as Pax shows them.
 * @param canFall for +/-, which may be below 0 and is absent when empty
 * @returns 'wrong' when it is no amount; null for an empty +/-; an empty K or B counts as 0 (000 §5)
 */
export function amountOfText(text: string, canFall = false): number | null | 'wrong' {
  const bare = text.trim().replace('−', '-')
  if (bare === '') return canFall ? null : 0
  const pattern = canFall ? /^[+-]?(\d{1,4}|\d\.\d{3})$/ : /^(\d{1,4}|\d\.\d{3})$/
  return pattern.test(bare) ? Number(bare.replace('.', '')) : 'wrong'
}
