/*
 * What currencies are worth for a trip (CALC-09). A rate is written as the European Central Bank writes it: how much of another
 * currency one unit of the trip's buys, '11.4235' for Norwegian crowns and a trip in euros.
 */

/** Digits kept of a rate behind the point, and so many before it at most. */
export const rateDigits = 6
const scale = 10n ** BigInt(rateDigits)

/**
 * Reads '11,4235' or '11.4235'.
 * @returns '11.4235'; null for what is no rate: 0, below it, or with more digits than are kept
 */
export function rateIn(text: string): string | null {
  const match = new RegExp(`^0*(\\d{1,${rateDigits}})(?:[.,](\\d{1,${rateDigits}}))?$`).exec(text.trim())
  if (match === null) return null
  const [, whole = '', rest = ''] = match
  const parts = rest.replace(/0+$/, '')
  if (Number(whole) === 0 && parts === '') return null
  return parts === '' ? whole : `${whole}.${parts}`
}

/** In whole millionths: a rate has no more digits. */
const millionths = (rate: number) => BigInt(Math.round(rate * 10 ** rateDigits))

/** The one conversion of money: whole cents, halves away from zero. @param cents of the other currency, also half ones (decision 102) */
export function converted(cents: number, rate: number): number {
  const [value, divisor] = [BigInt(Math.round(cents * 2)) * scale, 2n * millionths(rate)]
  const whole = (2n * (value < 0n ? -value : value) + divisor) / (2n * divisor)
  return Number(value < 0n ? -whole : whole)
}

/** From so many percent on a rate has moved too far to be passed over (money.md §4). */
const tellingMove = 2

/**
 * Whether the rate known today has moved since a trip's was taken, and what that makes of the purchase.
 * @param kept the rate of the trip @param known today's @param foreign cents in that currency that the trip costs
 * @returns null up to 2 percent; else the percent by which the other currency got dearer (below 0: cheaper), to a tenth, and
 *   by how many cents the trip costs more (below 0: less)
 */
export function rateMove(kept: number, known: number, foreign: number): { percent: number; cents: number } | null {
  const [before, now] = [millionths(kept), millionths(known)]
  const apart = before > now ? before - now : now - before
  if (apart * 100n <= BigInt(tellingMove) * before) return null
  const percent = Math.round((kept / known - 1) * 1_000) / 10
  return { percent, cents: converted(foreign, known) - converted(foreign, kept) }
}
