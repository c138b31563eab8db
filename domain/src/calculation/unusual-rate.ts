import { type CalendarDate, germanDate } from '../calendar-date.ts'
import { type Refusal, refusal } from '../refusal.ts'

/** A rate that is typed or read, and the last one that is known of the same two currencies. */
export type AskedRate = {
  readonly currency: string
  /** '11.4235' */
  readonly rate: string
  readonly last: { readonly rate: string; readonly rateDate: CalendarDate } | null
}

/** No currency of ours doubles between two looks; a point or comma that is elsewhere does. */
const usualFactor = 2

/**
 * The question whether rates are meant that are more than twice or less than half of what was last known: '9350' for '9,350' (CALC-09).
 * One rule wherever a rate is typed or read.
 * @returns null where each is usual, or nothing was known of it
 */
export function unusualRates(asked: readonly AskedRate[]): Refusal | null {
  const told = asked.flatMap(({ currency, rate, last }) => {
    if (last === null) return []
    const [one, other] = [Number(rate), Number(last.rate)]
    if (Math.max(one, other) <= usualFactor * Math.min(one, other)) return []
    return [`${currency} ${german(rate)}, zuletzt bekannt ${german(last.rate)} vom ${germanDate(last.rateDate)}`]
  })
  if (told.length === 0) return null
  const message = `Ungewöhnlicher Kurs: ${told.join('; ')}. Ist das so gemeint? Bitte auch das Komma prüfen.`
  return refusal('unusual_rate', message)
}

const german = (rate: string): string => Number(rate).toLocaleString('de-DE', { maximumFractionDigits: 6 })
