import { addDays, type CalendarDate, daysBetween } from '../calendar-date.ts'
import type { Currency } from '../money.ts'
import type { CancellationCharge } from '../partners/cancellation-charges.ts'

/** From so many days before arrival on, arrival included, this is charged: `value` is percent or cents of the currency. */
export type CancellationStep = {
  readonly days: number
  readonly charge: CancellationCharge
  readonly value: number
  readonly currency: Currency
}

/** The step that counts on a day: the last that has begun; null while cancelling still costs nothing. */
export function stepInForce(
  steps: readonly CancellationStep[],
  arrival: CalendarDate,
  today: CalendarDate,
): CancellationStep | null {
  const left = daysBetween(today, arrival)
  const begun = steps.filter(({ days }) => left <= days)
  return begun.reduce<CancellationStep | null>(
    (last, one) => (last === null || one.days < last.days ? one : last),
    null,
  )
}

/** The last day on which cancelling costs nothing; null where no step charges anything. */
export function freeUntil(steps: readonly CancellationStep[], arrival: CalendarDate): CalendarDate | null {
  const charging = steps.filter(({ value }) => value > 0).map(({ days }) => days)
  return charging.length === 0 ? null : addDays(arrival, -Math.max(...charging) - 1)
}
