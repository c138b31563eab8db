import { type CalendarDate, daysBetween, germanDate } from '../calendar-date.ts'
import { formatMoney } from '../money.ts'
import { type Refusal, refusal } from '../refusal.ts'

/** A payment that counts, as somebody recorded it: what settled a reminder's fee with it is in it. */
export type RecordedPayment = {
  readonly cents: number
  readonly dateOfPayment: CalendarDate
  /** In German local time. */
  readonly recordedOn: CalendarDate
  /** Empty where it is nobody the reader knows. */
  readonly by: string
}

/** The day somebody types and the one the bank tells lie this far apart, over a weekend. */
const sameDays = 3

/**
 * The question whether a payment is meant once more: of the same amount and received at the same time as one the invoice has
 * already, whoever recorded it (INV-04). Two may record the same money at once, or one by hand and from the bank's statement.
 * @param invoice its number @returns null where nothing like it is recorded
 */
export function recordedAlready(
  payment: Pick<RecordedPayment, 'cents' | 'dateOfPayment'>,
  recorded: readonly RecordedPayment[],
  { number, currency }: { readonly number: string; readonly currency: string },
): Refusal | null {
  const { cents, dateOfPayment } = payment
  const same = recorded.findLast(
    (one) => one.cents === cents && Math.abs(daysBetween(one.dateOfPayment, dateOfPayment)) <= sameDays,
  )
  if (same === undefined) return null
  const what = `${cents < 0 ? 'Rückzahlung' : 'Zahlung'} über ${formatMoney({ cents: Math.abs(cents), currency })}`
  const message = `Am ${germanDate(same.recordedOn)} hat ${same.by || 'jemand'} auf ${number} bereits eine ${what} erfasst (Eingang ${germanDate(same.dateOfPayment)}). Noch einmal erfassen?`
  return refusal('recorded_already', message)
}
