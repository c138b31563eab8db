/** The estimate of a trip: how much work it is, what it earns, how likely it is (000 §5). */

export const complexitySteps = Array.from({ length: 10 }, (_, index) => index + 1)

/** The dialog offers 1 to 3 for the offer (000 §5); a higher stored value is kept and stays to be chosen. */
export function offerSteps(stored: number | null): number[] {
  const usual = complexitySteps.slice(0, 3)
  return stored === null || usual.includes(stored) ? usual : [...usual, stored]
}

export const probabilitySteps = Array.from({ length: 11 }, (_, index) => index * 10)

export const noRentability = 'Bitte eine ganze Zahl eingeben'

/** Whether an amount can be what a trip earns a person. */
export function isMargin(amount: number): boolean {
  return Math.abs(amount) <= 1_000_000
}

/** '45,90 €' → 45, '1.200' → 1200 (000 §5: an integer); null for an empty text, undefined for no number or too large a one. */
export function rentabilityOf(typed: string): number | null | undefined {
  const text = typed.replace(/[\s€]/g, '').replace('−', '-')
  if (text === '') return null
  if (!/^-?(\d+|\d{1,3}(\.\d{3})+)(,\d*)?$/.test(text)) return undefined
  const whole = Math.trunc(Number(text.replaceAll('.', '').replace(',', '.')))
  if (!isMargin(whole)) return undefined
  // No negative zero.
  return whole === 0 ? 0 : whole
}

/** A margin per person and the currency of the trip that it is meant in. */
export type Margin = { readonly currency: string; readonly rentability: number | null }

/** The margin a copy takes over: an amount of money, so only into a trip sold in the same currency (decision 005). */
export function marginInCopy(source: Margin, currency: string): number | null {
  return source.currency === currency ? source.rentability : null
}
