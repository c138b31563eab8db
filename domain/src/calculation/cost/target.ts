import type { Rounding } from '../../accounts/settings.ts'

/** What a trip is to bring: percent of the selling price and, on top, an amount for each guest. */
export type Target = { readonly percent: number; readonly centsPerPerson: number; readonly rounding: Rounding }

const steps = { nine: [1_000, 900], five: [500, 0], ten: [1_000, 0] } as const satisfies Record<
  Rounding,
  readonly [step: number, ending: number]
>

/** @returns the next price at or above an amount that ends as the agency likes it: 1.650,10 becomes 1.659,00 */
export function roundedUp(cents: number, rounding: Rounding): number {
  const [step, ending] = steps[rounding]
  return Math.max(0, Math.ceil((cents - ending) / step)) * step + ending
}

/**
 * The price that keeps the target.
 * @param cents what one costs, general expenses included @param extra what each guest is to bring beyond the percentage
 * @returns null where all of the price would have to be margin
 */
export function suggestedPrice(cents: number, { percent, rounding }: Target, extra = 0): number | null {
  if (percent >= 100) return null
  return roundedUp(((cents + extra) * 100) / (100 - percent), rounding)
}
