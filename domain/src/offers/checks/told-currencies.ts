import { type Currency, currencies } from '../../money.ts'

/** Besides their codes; a crown is one of several. */
const signs: Readonly<Record<string, readonly Currency[]>> = {
  '€': ['EUR'],
  euro: ['EUR'],
  '£': ['GBP'],
  $: ['USD'],
  sfr: ['CHF'],
  franken: ['CHF'],
  kr: ['NOK', 'SEK', 'DKK', 'ISK'],
  kč: ['CZK'],
  zł: ['PLN'],
}
const sign = `€|£|\\$|euro|sfr|franken|kr|kč|zł|${currencies.join('|')}`
const amount = new RegExp(`(?:\\d[\\d.,’']*\\s?(${sign})(?!\\p{L}))|(?:(?<!\\p{L})(${sign})\\.?\\s?\\d)`, 'giu')

/**
 * In which other currencies a text names amounts: '20 €', 'CHF 35.–', '1.200 kr'.
 * @param own in which the trip is sold @returns as they are written, each once
 */
export function foreignAmounts(text: string, own: string): string[] {
  const found = [...text.matchAll(amount)].flatMap(([, after, before]) => after ?? before ?? [])
  return [...new Set(found)].filter((word) => {
    const meant: readonly string[] = signs[word.toLowerCase()] ?? [word.toUpperCase()]
    return !meant.includes(own)
  })
}
