import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { DateContext } from '@reisewerk/domain/typed-date.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import { createContext, useContext, useMemo } from 'react'
import { today } from './format.ts'

type Span = { readonly startAt: string; readonly endAt: string }

/** The trip whose days are typed below, as the server tells it; its dates say which year '1.6.' means. */
const TripDatesContext = createContext<Span | null>(null)
export const DatesOfTrip = TripDatesContext.Provider

/**
 * Where a field for a day stands: on a page of a trip, or elsewhere.
 * @param reference the day that stands in the field or beside it
 * @param from what is typed is the next such day from here on
 */
export function useDateContext(reference?: CalendarDate, from?: CalendarDate): DateContext {
  const trip = useContext(TripDatesContext)
  return useMemo(() => ({ today: today(), trip: trip && periodOf(trip), reference, from }), [trip, reference, from])
}

function periodOf({ startAt, endAt }: Span) {
  const [from, to] = [dateOfWire(startAt), dateOfWire(endAt)]
  return from === null || to === null ? null : { startAt: from, endAt: to }
}
