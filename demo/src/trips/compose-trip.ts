import type { BookingSituation, OrderStatus, RequestSource } from '@reisewerk/domain/accounts/options.ts'
import { addDays, type CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { UserKey } from '../agency/staff.ts'
import { choose, numberBetween } from '../choose.ts'
import { clientWithKey } from '../partners/clients.ts'
import { checklistOf } from './compose-checklist.ts'
import { bookingStandsUntil, cabinsFor, paxReserved, roomsFor } from './compose-contingents.ts'
import { daysOf } from './compose-days.ts'
import { orderContactsOf } from './compose-order-contacts.ts'
import { notesOf, offerOf } from './compose-texts.ts'
import { participantsTodoOf, todosOf } from './compose-todos.ts'
import { startOf } from './schedule.ts'
import type { DemoComplexity, DemoTrip } from './trip-model.ts'
import type { TripRow } from './trip-rows.ts'

/** How long a trip has been known: days before today, or before its start for those that are over. */
const knownFor: Record<OrderStatus, readonly [number, number]> = {
  new: [1, 12],
  provisional_offer_sent: [8, 40],
  offer_sent: [20, 80],
  pre_reservation: [60, 140],
  booked: [110, 210],
  documents_sent: [180, 260],
  on_tour: [200, 300],
  completed: [200, 320],
  cancelled: [90, 160],
  deleted: [20, 60],
}

const situations: Record<OrderStatus, readonly BookingSituation[]> = {
  new: ['open'],
  provisional_offer_sent: ['open'],
  offer_sent: ['open', 'watch'],
  pre_reservation: ['good', 'watch', 'critical'],
  booked: ['good', 'good', 'full', 'watch'],
  documents_sent: ['full', 'good'],
  on_tour: ['full', 'good'],
  completed: ['full', 'good'],
  cancelled: ['critical'],
  deleted: ['open'],
}

const sources: readonly RequestSource[] = [
  'regular_client',
  'regular_client',
  'email',
  'phone',
  'website',
  'fair',
  'recommendation',
]
const tags = ['barrierearm', 'Konzert', 'Stammkunde', 'Zweitfahrer', 'Vegetarier', 'Frühbucher']
const deputies: Record<TripRow['route']['organisation'], readonly UserKey[]> = {
  nord: ['anna', 'bernd', 'jonas', 'meike'],
  sued: ['anna', 'clara', 'tobias'],
}

/** A trip without its order number, which depends on all the others. */
export type UnnumberedTrip = Omit<DemoTrip, 'orderNumber'>

/** Puts a trip together from its row: the same row and day give the same trip. */
export function composeTrip(row: TripRow, index: number, today: CalendarDate): UnnumberedTrip {
  const { route, status, pax } = row
  const seed = `${index} ${row.name}`
  const client = clientWithKey(row.client)
  const startDate = startOf(today, row.offset, (index * 5) % 40, route)
  const [least, most] = knownFor[status]
  const createdOn = addDays(startDate < today ? startDate : today, -numberBetween(`${seed} known`, least, most))
  const hasNightFerry = route.days.some((day) =>
    day.services.some((each) => each.kind === 'ferry' && each.passage === 'night'),
  )
  const rooms = roomsFor(seed, pax, status, route.category === 'school')
  const lastStand = startDate < today ? startDate : today
  const deputy = choose(`${seed} deputy`, deputies[route.organisation])
  return {
    createdOn,
    organisation: route.organisation,
    user: row.user,
    requestToUser: deputy === row.user ? null : deputy,
    client: row.client,
    name: row.name,
    groupName: row.groupName,
    mainDestination: route.mainDestination,
    destinations: route.destinations,
    category: route.category,
    status,
    bookingSituation: choose(`${seed} situation`, situations[status]),
    requestSource: choose(`${seed} source`, sources),
    currency: client.mainCurrency,
    locale: client.mainLanguage,
    isFormal: client.isFormal,
    isAdminOnly: row.isAdminOnly ?? false,
    isDummy: row.isDummy ?? false,
    // Before the first step that costs anything, as its notes say.
    cancelledOn: status === 'cancelled' ? addDays(lastStand, -numberBetween(`${seed} cancelled`, 50, 80)) : null,
    startDate,
    endDate: addDays(startDate, route.days.length - 1),
    importId: row.importId ?? null,
    traitTags: status === 'new' ? ['neu'] : tags.filter((tag) => numberBetween(`${seed} ${tag}`, 0, 3) === 0),
    notes: notesOf(client, row, today),
    complexity: complexityOf(seed, status),
    contacts: orderContactsOf(row, client),
    rooms,
    cabins: cabinsFor(seed, pax, status, hasNightFerry),
    lastContingentUpdate: paxReserved(rooms) === 0 ? null : addDays(lastStand, -numberBetween(`${seed} update`, 1, 9)),
    bookingStands: bookingStandsUntil(seed, createdOn, lastStand, paxReserved(rooms)),
    todos: [
      ...todosOf(seed, row, today, deputy),
      ...participantsTodoOf(row, { startDate, endDate: addDays(startDate, route.days.length - 1) }, today),
    ],
    checklist: checklistOf(seed, row, today),
    days: daysOf(seed, route, { today, createdOn, startDate, status, pax }),
    offer: offerOf(row, client, startDate, today),
  }
}

/** How likely a trip comes about, in per cent, by its state: booking and execution. */
const probabilities: Record<OrderStatus, readonly [number, number]> = {
  new: [30, 50],
  provisional_offer_sent: [40, 60],
  offer_sent: [50, 70],
  pre_reservation: [80, 80],
  booked: [100, 90],
  documents_sent: [100, 100],
  on_tour: [100, 100],
  completed: [100, 100],
  cancelled: [0, 0],
  deleted: [0, 0],
}

function complexityOf(seed: string, status: OrderStatus): DemoComplexity {
  const [bookingProbability, executionProbability] = probabilities[status]
  return {
    offerComplexity: numberBetween(`${seed} offer`, 1, 3),
    operationComplexity: numberBetween(`${seed} operation`, 2, 8),
    rentability: numberBetween(`${seed} margin`, 38, 215),
    bookingProbability,
    executionProbability,
  }
}
