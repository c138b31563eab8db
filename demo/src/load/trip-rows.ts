import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { users } from '../agency/staff.ts'
import type { DemoAmount, DemoTrip } from '../trips/trip-model.ts'
import { addDays } from './itinerary-rows.ts'
import type { PartnerIds } from './partner-rows.ts'
import { Ids, type Rows } from './rows.ts'
import type { TripLinks } from './trip-links.ts'

/** Ids of the staff by their key; accounts are created beside the rows, under these very ids. */
export function staffIds(): Ids {
  const ids = new Ids('user')
  for (const user of users) ids.set(user.key, user.id)
  return ids
}

/** Nine in the morning: when the agency opens. */
const morning = (date: CalendarDate) => `${date}T09:00:00Z`

export function addTrip(rows: Rows, trip: DemoTrip, links: TripLinks): void {
  const orderId = rows.add('orders', orderRow(trip, links))
  const { geography, partners } = links
  for (const [sort, name] of [...new Set([trip.mainDestination, ...trip.destinations])].entries()) {
    rows.add('order_destinations', { order_id: orderId, destination_id: geography.destinations.of(name), sort })
  }
  rows.add('complexities', {
    order_id: orderId,
    offer_complexity: trip.complexity.offerComplexity,
    operation_complexity: trip.complexity.operationComplexity,
    rentability: trip.complexity.rentability,
    booking_probability: trip.complexity.bookingProbability,
    execution_probability: trip.complexity.executionProbability,
  })
  addOrderContacts(rows, trip, orderId, partners)
  const hotels = rows.add('order_contingent_hotels', { order_id: orderId })
  addAmounts(rows, 'order_hotel_rooms', orderId, hotels, trip.rooms)
  const ferries = rows.add('order_contingent_ferries', { order_id: orderId })
  addAmounts(rows, 'order_ferry_cabins', orderId, ferries, trip.cabins)
  for (const { date, numberOfPersons } of trip.bookingStands) {
    rows.add('booking_stands', { order_id: orderId, date, number_of_persons: numberOfPersons })
  }
  addDays(rows, trip, orderId, links)
  addTodos(rows, trip, orderId, links)
  for (const { title, doneOn, orderStatuses } of trip.checklist) {
    rows.add('checklist_items', {
      order_id: orderId,
      title,
      done_date: doneOn === null ? null : morning(doneOn),
      order_statuses: orderStatuses,
    })
  }
  addOffer(rows, trip, orderId)
}

function orderRow(trip: DemoTrip, { geography, partners, users: staff }: TripLinks) {
  return {
    organisation_id: partners.organisations.of(trip.organisation),
    order_number: trip.orderNumber,
    current_status: trip.status,
    is_admin_only: trip.isAdminOnly,
    category: trip.category,
    booking_situation: trip.bookingSituation,
    client_id: partners.clients.of(trip.client),
    group_name: trip.groupName,
    trip_name: trip.name,
    main_destination_id: geography.destinations.of(trip.mainDestination),
    is_dummy: trip.isDummy,
    start_at: trip.startDate,
    end_at: trip.endDate,
    order_currency: trip.currency,
    order_locale: trip.locale,
    is_formal: trip.isFormal,
    request_source: trip.requestSource,
    request_to_user_id: trip.requestToUser === null ? null : staff.of(trip.requestToUser),
    user_id: staff.of(trip.user),
    trait_tags: trip.traitTags,
    import_id: trip.importId,
    notes: trip.notes,
    last_contingent_update: trip.lastContingentUpdate === null ? null : morning(trip.lastContingentUpdate),
    created_at: morning(trip.createdOn),
  }
}

function addOrderContacts(rows: Rows, trip: DemoTrip, orderId: number, partners: PartnerIds): void {
  trip.contacts.forEach((contact, sort) => {
    const id = rows.add('order_contacts', {
      order_id: orderId,
      contact_id: partners.contacts.of(contact.contactEmail),
      role: contact.role,
      phone_type: contact.phoneType,
      bus_height: contact.bus?.height ?? null,
      bus_length: contact.bus?.length ?? null,
      bus_plate: contact.bus?.plate ?? null,
      room_type: contact.roomType,
      cabin_type: contact.cabinType,
      sort,
    })
    if (contact.isPrimary) rows.link('orders', orderId, 'primary_order_contact_id', id)
  })
}

function addAmounts(
  rows: Rows,
  table: 'order_hotel_rooms' | 'order_ferry_cabins',
  orderId: number,
  contingentId: number,
  amounts: readonly DemoAmount[],
): void {
  amounts.forEach(({ persons, type, asked, reserved, requestedChange }, sort) => {
    rows.add(table, {
      order_id: orderId,
      contingent_id: contingentId,
      persons,
      type,
      asked_amount: asked,
      reserved_amount: reserved,
      requested_change_amount: requestedChange,
      sort,
    })
  })
}

function addTodos(rows: Rows, trip: DemoTrip, orderId: number, { partners, users: staff }: TripLinks): void {
  for (const todo of trip.todos) {
    rows.add('todos', {
      organisation_id: partners.organisations.of(trip.organisation),
      order_id: orderId,
      request_id: null,
      user_id: staff.of(todo.user),
      name: todo.name,
      status: todo.status,
      todo_type: todo.type,
      type: todo.isExternal ? 'external' : 'internal',
      tags: todo.tags,
      order_statuses: todo.orderStatuses,
      request_statuses: [],
      cause: todo.cause,
      due_date: todo.dueDate,
      done_date: todo.doneOn === null ? null : morning(todo.doneOn),
      description: todo.description,
    })
  }
}

function addOffer(rows: Rows, { offer, currency }: DemoTrip, orderId: number): void {
  if (offer === null) return
  const offerId = rows.add('offers', {
    order_id: orderId,
    intro_title: offer.introTitle,
    intro_text: offer.introText,
    conditions: offer.conditions,
  })
  offer.prices.forEach(({ kind, numberOfPersons, cents }, sort) => {
    rows.add('offer_prices', {
      order_id: orderId,
      offer_id: offerId,
      kind,
      number_of_persons: numberOfPersons,
      price_cents: cents,
      price_currency: currency,
      sort,
    })
  })
}
