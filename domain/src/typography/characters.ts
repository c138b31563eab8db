/** The invisible and easily confused characters that print needs, by name. */

/** Keeps two words on one line: '21. Mai', '11:00 Uhr'. */
export const noBreakSpace = '\u00a0'
/** The same at half width: between figure and unit, inside abbreviations: '12,50 €', 'z. B.'. */
export const narrowSpace = '\u202f'
/** Takes no width and forbids a break; behind the dash of '14.–23. Mai' it keeps the range whole. */
const wordJoiner = '\u2060'
/** Takes no width and allows a break: in words that are wider than any column. */
export const breakPoint = '\u200b'
/** The dash of ranges and routes ('Gedankenstrich'). */
export const enDash = '–'
/** As wide as a figure, unlike the hyphen. */
export const minusSign = '−'
/** A dash that holds two figures together. */
export const rangeDash = `${enDash}${wordJoiner}`

/** A word of a list where it stands alone: 'half board' → 'Half board'. */
export function capitalised(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}
