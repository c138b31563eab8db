import { germanDate } from '@reisewerk/domain/calendar-date.ts'
import { type ChargeStep, chargeDay, chargeInForce } from '@reisewerk/domain/invoices/cancelation-charge.ts'
import { deadlineLabel } from '@reisewerk/domain/offers/conditions/deadlines.ts'
import { germanDeadlines } from '@reisewerk/domain/offers/conditions/german-deadlines.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { counted, today } from '../../lib/format.ts'
import { keptOfferOf } from '../offers/api.ts'
import type { Trip } from '../orders/trip/api.ts'

const words = germanDeadlines((days) => counted(days, ['Tag', 'Tage']))

export type OfferedCharge = {
  /** Share of the price in hundredths of a percent; 0 for nothing, null where the words name none. */
  readonly percent: number | null
  /** '45 Prozent des Reisepreises (bis 30 Tage vor Reisebeginn)' */
  readonly told: string
}

/** The day on which the client of a cancelled trip stepped back, else today. */
export const chargeDayOf = ({ cancelledOn }: Trip) =>
  chargeDay(cancelledOn === null ? null : dateOfWire(cancelledOn), today())

/**
 * What the offer of a cancelled trip says the client owes who stepped back on that day; null where it says nothing, and for a trip
 * that goes ahead.
 */
export function useOfferedCharge(trip: Trip): OfferedCharge | null {
  const { id, startAt, endAt, currentStatus } = trip
  const isCancelled = currentStatus === 'cancelled'
  const offers = useQuery({ ...keptOfferOf(id), enabled: isCancelled })
  const [from, to] = [dateOfWire(startAt), dateOfWire(endAt)]
  if (!isCancelled || offers.data === undefined || from === null || to === null) return null
  const steps = offers.data.items.flatMap(({ conditions }) =>
    conditions.map(
      (one): ChargeStep => ({
        ...one,
        deadlineDate: one.deadlineDate === null ? null : dateOfWire(one.deadlineDate),
      }),
    ),
  )
  const charge = chargeInForce(steps, { startAt: from, endAt: to }, chargeDayOf(trip).on)
  if (charge === null) return null
  const { condition, percent } = charge
  return { percent, told: `${condition.conditionText || '–'} (${deadlineLabel(condition, steps, words, germanDate)})` }
}
