import type { PgTable } from 'drizzle-orm/pg-core'
import { photos } from '../files/photos/photos.tables.ts'
import { daySubtitles, ferryPlaceholders, freeTextItems, hotelPlaceholders } from '../itinerary/itinerary.tables.ts'
import {
  airlinePlaceholders,
  otherPlaceholders,
  routeDetailCharges,
  routeDetails,
  trainPlaceholders,
} from '../itinerary/service-kinds.tables.ts'
import {
  airlineRequests,
  otherRequests,
  requestCabins,
  requestItemPrices,
  trainRequests,
} from '../requests/request-kinds.tables.ts'
import { ferryRequests, hotelRequests } from '../requests/requests.tables.ts'

/** The tables whose rows get new ids that others refer to; how they are copied stands in copy-rows.queries.ts. */
export type CopiedLevel = 'day' | 'placeholder' | 'request'

type CopiedTable = {
  readonly table: PgTable
  /** The row it hangs on, and the column that says so. */
  readonly below: CopiedLevel
  readonly parent: string
  /** Columns that start anew in a copy, as SQL. */
  readonly anew?: Readonly<Record<string, string>>
  /** What providers ask for, copied only with the prices: the whole table, or some of its columns, null without. */
  readonly prices?: 'table' | readonly string[]
}

/** Nothing is booked yet. */
const nothingBooked = { reservedAmount: '0', extraReservedAmount: '0' }

/**
 * What comes along when a day is copied, beside days, services and requests themselves. A new kind of service is a line here;
 * `copied-tables.http.test.ts` finds those that are missing. All other columns are copied as they are; days and clock times
 * move with their day.
 */
export const copiedTables: readonly CopiedTable[] = [
  { table: daySubtitles, below: 'day', parent: 'dayId' },
  // A copy shows the same bytes; its rights are noted until the same day.
  { table: photos, below: 'day', parent: 'dayId', anew: { validUntil: 'x.valid_until' } },
  { table: hotelPlaceholders, below: 'placeholder', parent: 'id' },
  { table: ferryPlaceholders, below: 'placeholder', parent: 'id' },
  { table: airlinePlaceholders, below: 'placeholder', parent: 'id' },
  { table: trainPlaceholders, below: 'placeholder', parent: 'id' },
  { table: otherPlaceholders, below: 'placeholder', parent: 'id' },
  { table: routeDetails, below: 'placeholder', parent: 'id' },
  { table: routeDetailCharges, below: 'placeholder', parent: 'routeDetailId' },
  { table: freeTextItems, below: 'placeholder', parent: 'id' },
  { table: hotelRequests, below: 'request', parent: 'id' },
  {
    table: ferryRequests,
    below: 'request',
    parent: 'id',
    prices: [
      'contingentTicketPriceCents',
      'contingentBusPriceCents',
      'contingentTicketTaxCents',
      'contingentBusTaxCents',
    ],
  },
  { table: airlineRequests, below: 'request', parent: 'id', anew: { ticketNr: `''` } },
  { table: trainRequests, below: 'request', parent: 'id' },
  { table: otherRequests, below: 'request', parent: 'id' },
  { table: requestCabins, below: 'request', parent: 'requestId', anew: nothingBooked, prices: ['priceCents'] },
  { table: requestItemPrices, below: 'request', parent: 'requestId', prices: 'table' },
]

/** Tables below a day that are left behind on purpose, and why. */
export const leftBehind: Readonly<Record<string, string>> = {
  calculation_price_contingents: 'made anew by the copy, which takes the prices over (copy_service_prices.sql)',
  ...Object.fromEntries(
    ['hotels', 'ferries', 'trains', 'airlines', 'others'].map((kind) => [
      `calculation_price_${kind}`,
      'made anew by the copy, which takes the prices over (copy_service_prices.sql)',
    ]),
  ),
  placeholders: 'copied by itself',
  requests: 'copied by itself',
  trip_details: 'copied with a trip by their feature (copy-trip-details.queries.ts); concepts keep none',
  trip_detail_images: 'documents stay with their trip',
  day_concepts: 'a concept is made of a copy, it does not come along',
  email_assignments:
    'mails about the old request; those of the whole trip are copied when asked for (assignments.queries.ts)',
  hotel_lists: 'lists went to the houses of the old trip (ROOM-08)',
  email_messages: 'letters went to those asked for the old trip',
  offer_photos: 'an offer is written anew for the new trip, and its photos are chosen for it',
  todos: 'an option deadline belongs to the old request',
  supplier_invoices: 'what providers charged belongs to the old trip (INV-12)',
}
