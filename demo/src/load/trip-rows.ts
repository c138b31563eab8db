import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { users } from '../agency/staff.ts'
import { tripCostsOf } from '../trips/compose-costs.ts'
import { inOtherLanguages } from '../trips/foreign-words.ts'
import type { DemoTrip } from '../trips/trip-model.ts'
import { addDay } from './itinerary-rows.ts'
import { addOffer } from './offer-rows.ts'
import { Ids, type Rows } from './rows.ts'
import type { TripLinks } from './trip-links.ts'

/** Ids of the staff by their key; accounts are created beside the rows, under these very ids. */
export function staffIds(): Ids {
  const ids = new Ids('user')
  for (const user of users) ids.set(user.key, user.id)
  return ids
}

/** Nine in the morning: when the agency opens. */
const morning = (date: CalendarDate | null) => (date === null ? null : `${date}T09:00:00Z`)

export function addTrip(rows: Rows, trip: DemoTrip, links: TripLinks): void {
  const orderId = rows.add('orders', orderRow(trip, links))
  const { geography, partners, users: staff } = links
  for (const [sort, name] of [...new Set([trip.mainDestination, ...trip.destinations])].entries()) {
    rows.add('order_destinations', { orderId, destinationId: geography.destinations.of(name), sort })
  }
  rows.add('complexities', { orderId, ...trip.complexity })
  for (const [sort, { contactEmail, isPrimary, ...contact }] of trip.contacts.entries()) {
    const contactId = partners.contacts.of(contactEmail)
    const id = rows.add('order_contacts', { orderId, contactId, ...contact, sort })
    if (isPrimary) rows.link('orders', orderId, 'primary_order_contact_id', id)
  }
  const hotels = rows.add('order_contingent_hotels', { orderId })
  for (const [sort, room] of trip.rooms.entries()) {
    rows.add('order_hotel_rooms', { orderId, contingentId: hotels, ...room, sort })
  }
  const ferries = rows.add('order_contingent_ferries', { orderId })
  for (const [sort, cabin] of trip.cabins.entries()) {
    rows.add('order_ferry_cabins', { orderId, contingentId: ferries, ...cabin, sort })
  }
  for (const stand of trip.bookingStands) rows.add('booking_stands', { orderId, ...stand })
  const isOffered = trip.status === 'offer_sent' || trip.status === 'provisional_offer_sent'
  for (const index of trip.days.keys()) addDay(rows, { ...trip, isOffered }, index, orderId, links)
  const organisationId = partners.organisations.of(trip.organisation)
  for (const { user, doneOn, ...todo } of trip.todos) {
    const row = { organisationId, orderId, requestId: null, userId: staff.of(user), requestStatuses: [] }
    rows.add('todos', { ...row, ...todo, doneDate: morning(doneOn) })
  }
  for (const { title, doneOn, orderStatuses } of trip.checklist) {
    rows.add('checklist_items', { orderId, title, doneDate: morning(doneOn), orderStatuses })
  }
  addOffer(rows, trip, orderId)
  addRate(rows, trip, orderId)
  for (const [sort, cost] of tripCostsOf(trip).entries()) {
    rows.add('calculation_costs', { orderId, ...cost, priceCurrency: 'EUR', sort })
  }
}

function orderRow(trip: DemoTrip, { geography, partners, users: staff }: TripLinks) {
  return {
    organisationId: partners.organisations.of(trip.organisation),
    orderNumber: trip.orderNumber,
    currentStatus: trip.status,
    isAdminOnly: trip.isAdminOnly,
    category: trip.category,
    bookingSituation: trip.bookingSituation,
    clientId: partners.clients.of(trip.client),
    groupName: trip.groupName,
    tripName: trip.name,
    translations: inOtherLanguages('tripName', trip.name),
    mainDestinationId: geography.destinations.of(trip.mainDestination),
    isDummy: trip.isDummy,
    cancelledOn: trip.cancelledOn,
    startAt: trip.startDate,
    endAt: trip.endDate,
    orderCurrency: trip.currency,
    orderLocale: trip.locale,
    isFormal: trip.isFormal,
    requestSource: trip.requestSource,
    requestToUserId: trip.requestToUser === null ? null : staff.of(trip.requestToUser),
    userId: staff.of(trip.user),
    traitTags: trip.traitTags,
    importId: trip.importId,
    notes: trip.notes,
    lastContingentUpdate: morning(trip.lastContingentUpdate),
    createdAt: morning(trip.createdOn),
  }
}

/**
 * What a trip that has been offered pays in another currency is worth what it was then (CALC-09): crowns of a trip to Norway, and
 * the euros of its hotels for a group that is offered francs or pounds.
 */
function addRate(rows: Rows, { offer, currency, createdOn, mainDestination }: DemoTrip, orderId: number): void {
  if (offer === null) return
  const isInNorway = mainDestination === 'Norwegen'
  const rate = currency === 'EUR' ? (isInNorway ? { currency: 'NOK', rate: '11.1250' } : undefined) : euroIn[currency]
  if (rate === undefined) return
  rows.add('order_exchange_rates', {
    orderId,
    ...rate,
    rateDate: createdOn,
    source: 'known',
    fixedAt: morning(createdOn),
  })
}

/** What a franc or a pound buys. */
const euroIn: Readonly<Record<string, { readonly currency: string; readonly rate: string }>> = {
  CHF: { currency: 'EUR', rate: '1.0695' },
  GBP: { currency: 'EUR', rate: '1.1467' },
}
