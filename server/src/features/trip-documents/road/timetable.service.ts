import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import { todayInGermany } from '@reisewerk/domain/calendar-date.ts'
import { planIn } from '@reisewerk/domain/itinerary/plan/plan-in.ts'
import { type TimetableEvent, timetableEvents } from '@reisewerk/domain/trip-documents/road/timetable.ts'
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { readDocumentTrips } from '../../documents/document-source.service.ts'
import { readTripPlan } from '../../itinerary/trip-plan.service.ts'
import { readServiceVouchers, readTripStamp } from './road.queries.ts'

/** The timetable of a trip as a calendar: its name, and the text of the file. */
export type CalendarFile = { readonly name: string; readonly text: string }

/**
 * The timetable of a trip for the calendar of its guide and driver. Times are instants, worked out from the clock of each place;
 * imported anew it changes the entries it made, by their UIDs and a SEQUENCE that rises with each change of the trip (RFC 5545).
 * @param asked X-LOCALE of the request
 * @throws ApiError 404 when the actor sees no such trip
 */
export async function timetableFile(
  trx: Transaction,
  orderId: number,
  { asked, now }: { readonly asked: Locale | null; readonly now: Date },
): Promise<CalendarFile> {
  // Guide and driver read what the travellers do, in their language.
  const wanted = { asked, today: todayInGermany(now), isMultilingual: () => true }
  const [{ own }, plan, vouchers, { stamp, revision }] = await Promise.all([
    readDocumentTrips(trx, orderId, [], wanted),
    readTripPlan(trx, orderId),
    readServiceVouchers(trx, orderId),
    readTripStamp(trx, orderId),
  ])
  const { source } = own
  const name = [source.orderNumber, source.trip.name || source.trip.groupName].filter((part) => part !== '').join(' ')
  const calendar = ical({
    name,
    prodId: { company: 'Reisewerk', product: 'Fahrplan', language: source.language.words.printed.lang.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  })
  for (const event of timetableEvents({ ...source, days: planIn(plan, source.language.locale) }, vouchers)) {
    calendar.createEvent({ ...eventOf(event), id: `${event.key}.${stamp}@reisewerk`, stamp: now, sequence: revision })
  }
  return { name, text: calendar.toString() }
}

function eventOf({ title, span, place, coordinates, description }: TimetableEvent) {
  const told = {
    summary: title,
    ...(description !== '' && { description }),
    ...(place !== '' && {
      location: {
        title: place,
        ...(coordinates !== null && { geo: { lat: coordinates.latitude, lon: coordinates.longitude } }),
      },
    }),
  }
  if (span.allDay) {
    const [start, end] = [span.from, span.until].map((date) => new Date(`${date}T00:00:00Z`)) as [Date, Date]
    // A day of the trip or a night keeps nobody from an appointment.
    return { ...told, start, end, allDay: true, transparency: ICalEventTransparency.TRANSPARENT }
  }
  return { ...told, start: span.from, ...(span.until !== null && { end: span.until }), floating: span.isFloating }
}
