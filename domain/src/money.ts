import { minusSign } from './typography/characters.ts'

/** An amount in whole cents with its currency. Never a floating-point number of euros. */
export type Money = { readonly cents: number; readonly currency: string }

/**
 * Currencies of the countries the trips lead to; the first is the usual one. Whatever stands in a price is one of these, so
 * that nobody offers in a currency that cannot be told or printed.
 */
export const currencies = ['EUR', 'NOK', 'SEK', 'DKK', 'ISK', 'CHF', 'GBP', 'PLN', 'CZK', 'HUF', 'USD'] as const
export type Currency = (typeof currencies)[number]
/** What a trip is sold in when nobody says (000 §9). */
export const defaultCurrency = 'EUR' satisfies Currency

/**
 * An amount as somebody typed it. Without a currency it stays in that of the price it changes; a first price is in the
 * trip's, and one outside trips in euros.
 */
export type TypedMoney = { readonly cents: number; readonly currency: Currency | null }

/** Money as it leaves the API: `amount` with two decimals and a point, `formatted` for a German reader. */
export type WireMoney = { amount: string; currency: string; formatted: string }

const formats = new Map<string, Intl.NumberFormat>()

/** @param language as Intl knows it @returns '1.234,50 €', with a no-break space before the sign */
export function formatMoney({ cents, currency }: Money, language = 'de-DE'): string {
  const key = `${language} ${currency}`
  let format = formats.get(key)
  if (format === undefined) {
    format = new Intl.NumberFormat(language, { style: 'currency', currency })
    formats.set(key, format)
  }
  // A true minus is as wide as a digit; the hyphen of Intl is not.
  // Nothing is nothing, also where it was turned around.
  return format.format(cents / 100 + 0).replace('-', minusSign)
}

/** @returns '1234.50': two decimals and a point, whatever the size */
export function decimalAmount(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** @returns the amount as it leaves the API: on the wire a plain space stands before the sign, and what sets type binds it again */
export function moneyOnWire(money: Money): WireMoney {
  const formatted = formatMoney(money).replaceAll('\u00a0', ' ')
  return { amount: decimalAmount(money.cents), currency: money.currency, formatted }
}

/** What a group trip can cost at most, in cents: an amount beyond it is a slip of the keyboard. */
export const largestPrice = 9_999_999_999
export const beyondLargestPrice = 'Höchstens 99.999.999,99'

/**
 * Reads '1234.5', '1234,50' or '-3' as cents.
 * @returns null when the text is no amount, has more than two decimals or is too large to be exact
 */
export function parseAmount(text: string): number | null {
  const match = /^(-?)(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(text.trim())
  if (match === null) return null
  const cents = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'))
  return match[1] === '-' ? -cents + 0 : cents
}

/** The one rounding of money and of what is counted for it: to the nearest whole, halves away from zero. */
export function rounded(value: number): number {
  const whole = Math.sign(value) * Math.round(Math.abs(value))
  return whole === 0 ? 0 : whole
}

/** @returns percent of the hundredths of one in which shares are kept: 1.250 is 12.5 */
export function percentOf(hundredths: number): number {
  return hundredths / 100
}
