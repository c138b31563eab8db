import { defaultSettings } from '@reisewerk/domain/accounts/settings.contract.ts'
import { richTextOf } from '@reisewerk/domain/rich-text.ts'
import { extrasOf } from '../trips/compose-extras.ts'
import type { DemoRequest, DemoService, PlannedTrip } from '../trips/trip-model.ts'
import { addExtra } from './extra-rows.ts'
import type { Row, Rows } from './rows.ts'
import type { TripLinks } from './trip-links.ts'

/** The days of a trip with their services, requests and option deadlines. */
export function addDays(rows: Rows, trip: PlannedTrip, orderId: number, links: TripLinks): void {
  for (const index of trip.days.keys()) addDay(rows, trip, index, orderId, links)
}

/** One day of a plan. @param index counted from 0 @returns its id */
export function addDay(rows: Rows, trip: PlannedTrip, index: number, orderId: number, links: TripLinks): number {
  const day = trip.days[index]
  if (day === undefined) throw new Error(`${trip.name} has no day ${index}`)
  const { date, name, distance, subtitle, services } = day
  const sortHelper: string[] = []
  const dayId = rows.add('days', {
    order_id: orderId,
    date,
    name,
    is_automatic_name: false,
    distance,
    distance_is_calculated: false,
    // Filled below: the keys are known once the services have their ids.
    sort_helper: sortHelper,
  })
  rows.add('day_subtitles', { order_id: orderId, day_id: dayId, subtitle, sort: 0 })
  for (const service of services) {
    const id = addService(rows, trip, orderId, dayId, date, service, links)
    sortHelper.push(`${service.kind}-${id}`)
  }
  const clocks = services.map((service) => clockOf(service))
  for (const extra of extrasOf(trip, index)) {
    const id = addExtra(rows, trip, orderId, dayId, extra, links)
    // In its hour among what has one, and before the hotel of the night.
    const later = clocks.findIndex((clock) => clock > extra.startAt.slice(11, 16))
    const at = later === -1 ? sortHelper.length : later
    sortHelper.splice(at, 0, `${extra.kind}-${id}`)
    clocks.splice(at, 0, extra.startAt.slice(11, 16))
  }
  return dayId
}

/** When a service begins, '99:99' for the hotel of the night and '' when no hour is known. */
function clockOf(service: DemoService): string {
  if (service.kind === 'hotel') return '99:99'
  return service.kind === 'ferry' ? service.startAt.slice(11, 16) : (service.time ?? '')
}

function addService(
  rows: Rows,
  trip: PlannedTrip,
  orderId: number,
  dayId: number,
  date: string,
  service: DemoService,
  links: TripLinks,
): number {
  const id = rows.add('placeholders', {
    order_id: orderId,
    day_id: dayId,
    kind: service.kind,
    ...timesOf(service, date),
    client_offer_status: service.offer.status,
    client_offer_price_type: service.offer.priceType,
    client_offer_price_cents: service.offer.priceCents,
    client_offer_price_currency: trip.currency,
    driver_not_participating: service.kind === 'ferry' && service.passage === 'night' ? false : null,
    is_brand_new: false,
    route_description: '',
    service_description: service.description,
  })
  addKind(rows, id, orderId, service, links)
  for (const request of service.requests) addRequest(rows, trip, orderId, id, date, service, request, links)
  return id
}

/** Stays are kept as days, departures and arrivals with their clock time (design §3). */
function timesOf(service: DemoService, date: string): Row {
  switch (service.kind) {
    case 'hotel':
      return {
        start_at: `${service.startDate}T00:00:00`,
        end_at: `${service.endDate}T00:00:00`,
        check_in_at: `${service.startDate}T15:00:00`,
      }
    case 'ferry':
      return { start_at: service.startAt, end_at: service.endAt, check_in_at: service.checkInAt }
    case 'free': {
      // Midnight at both ends: only the day is known.
      const at = `${date}T${service.time ?? '00:00'}:00`
      return { start_at: at, end_at: service.time === null ? at : null, check_in_at: null }
    }
  }
}

function addKind(rows: Rows, id: number, orderId: number, service: DemoService, { geography }: TripLinks): void {
  switch (service.kind) {
    case 'hotel':
      rows.add('hotel_placeholders', {
        id,
        order_id: orderId,
        place_id: geography.places.of(service.place),
        board: service.board,
        hotel_type_stars: service.stars,
        hotel_type_category: service.category,
      })
      return
    case 'ferry':
      rows.add('ferry_placeholders', {
        id,
        order_id: orderId,
        type: service.passage,
        start_port_id: geography.ports.of(service.from),
        end_port_id: geography.ports.of(service.to),
        offer_bus: true,
      })
      return
    case 'free':
      rows.add('free_text_items', { id, order_id: orderId, text: richTextOf(service.text), time_of_day: service.time })
  }
}

function addRequest(
  rows: Rows,
  trip: PlannedTrip,
  orderId: number,
  placeholderId: number,
  date: string,
  service: DemoService,
  request: DemoRequest,
  { geography, partners, users: staff }: TripLinks,
): void {
  const requestId = rows.add('requests', {
    order_id: orderId,
    placeholder_id: placeholderId,
    request_type: service.kind,
    status: request.status,
    provider_id: partners.providers.of(request.provider),
    agency_id: request.agency === null ? null : partners.agencies.of(request.agency),
    ...timesOf(service, date),
    option_nr: request.optionNumber,
    asked_amount: request.askedPersons,
    reserved_amount: request.reservedPersons,
  })
  if (service.kind === 'hotel') {
    rows.add('hotel_requests', { id: requestId, order_id: orderId, board: service.board })
  } else if (service.kind === 'ferry') {
    rows.add('ferry_requests', {
      id: requestId,
      order_id: orderId,
      type: service.passage,
      start_port_id: geography.ports.of(service.from),
      end_port_id: geography.ports.of(service.to),
      ship_name: request.shipName ?? '',
    })
  }
  request.prices.forEach(({ name, quantityType, cents }, sort) => {
    const price = { name, quantity_type: quantityType, price_cents: cents, price_currency: 'EUR', sort }
    rows.add('request_item_prices', { order_id: orderId, request_id: requestId, ...price })
  })
  if (request.isSelected) rows.link('placeholders', placeholderId, 'selected_request_id', requestId)
  if (request.optionDue !== null) {
    const isDone = request.optionDue.status === 'done'
    rows.add('todos', {
      organisation_id: partners.organisations.of(trip.organisation),
      order_id: orderId,
      request_id: requestId,
      user_id: staff.of(trip.user),
      name: `Option ${request.provider}`,
      status: request.optionDue.status,
      todo_type: 'general',
      type: 'internal',
      tags: [],
      order_statuses: [],
      request_statuses: defaultSettings.tasks.option,
      cause: null,
      due_date: request.optionDue.date,
      done_date: isDone ? `${request.optionDue.date}T09:00:00Z` : null,
      description: '',
    })
  }
}
