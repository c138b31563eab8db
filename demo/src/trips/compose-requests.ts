import type { Board, OrderStatus, PassageType, RequestStatus } from '@reisewerk/domain/accounts/options.ts'
import { addDays, type CalendarDate, daysBetween } from '@reisewerk/domain/calendar-date.ts'
import { choose, numberBetween } from '../choose.ts'
import { placeNamed } from '../geography/geography.ts'
import { agencies } from '../partners/agencies.ts'
import { ferryLines, hotels } from '../partners/providers.ts'
import { reservedOf } from './compose-contingents.ts'
import { hotelConditions, hotelPrices } from './hotel-prices.ts'
import type { DemoItemPrice, DemoRequest } from './trip-model.ts'

/** What requests need to know of their trip. */
export interface RequestContext {
  today: CalendarDate
  createdOn: CalendarDate
  startDate: CalendarDate
  status: OrderStatus
  pax: number
}

/** States in which the requests of a trip stand, by the trip's own. */
const requestStatusesOf: Record<OrderStatus, readonly RequestStatus[]> = {
  new: ['new', 'new', 'requested'],
  provisional_offer_sent: ['requested', 'requested', 'option_received'],
  offer_sent: ['requested', 'option_received', 'option', 'option'],
  pre_reservation: ['option', 'pre_booked', 'pre_booked', 'rest_option'],
  booked: ['pre_booked', 'bookings_sent', 'approved', 'approved', 'rest_request'],
  documents_sent: ['approved', 'approved', 'paid'],
  on_tour: ['approved', 'paid', 'paid'],
  completed: ['paid'],
  cancelled: ['cancelled'],
  deleted: ['requested', 'cancelled'],
}

/** Statuses of requests that nobody has answered, or nobody will. */
export const withoutAnswer: ReadonlySet<RequestStatus> = new Set(['new', 'requested', 'declined', 'cancelled'])
const withOpenOption: ReadonlySet<RequestStatus> = new Set([
  'option_received',
  'option',
  'pre_booked',
  'rest_request',
  'rest_option',
])

/** The hotel of the programme, and now and then another one in the same place beside it. */
export function hotelRequests(seed: string, hotel: string, place: string, board: Board, trip: RequestContext) {
  return askedHotels(seed, hotel, place, trip).map((request) => ({
    ...request,
    prices: pricesOf(request, board, trip),
    conditions: withoutAnswer.has(request.status) ? request.conditions : hotelConditions(request.provider),
  }))
}

function askedHotels(seed: string, hotel: string, place: string, trip: RequestContext): DemoRequest[] {
  const main = mainRequest(seed, hotel, placeNamed(place).country, null, trip)
  if (main === null) return []
  const rivals = hotels.filter((other) => other.place === place && other.name !== hotel)
  const asksTwo = trip.status === 'offer_sent' || trip.status === 'pre_reservation'
  if (!asksTwo || rivals.length === 0 || numberBetween(`${seed} rival`, 0, 2) === 0) return [main]
  const rival = choose(`${seed} which`, rivals).name
  const status = choose<RequestStatus>(`${seed} answer`, ['declined', 'declined', 'option_received', 'requested'])
  return [main, requestOf(`${seed} second`, rival, null, status, false, null, trip)]
}

/** The line that sails there. */
export function ferryRequests(
  seed: string,
  line: string,
  passage: PassageType,
  country: string,
  trip: RequestContext,
): DemoRequest[] {
  const ships = ferryLines.find((candidate) => candidate.name === line)?.ships ?? []
  const request = mainRequest(seed, line, country, ships.length > 0 ? choose(`${seed} ship`, ships) : null, trip)
  if (request === null || withoutAnswer.has(request.status)) return request === null ? [] : [request]
  const [name, least, most] =
    passage === 'night' ? (['Kabinenplatz', 84, 126] as const) : (['Überfahrt', 16, 44] as const)
  const priceCents = numberBetween(`${line} ${passage} price`, least, most) * 100
  return [{ ...request, prices: [{ name, quantityType: 'per_person', priceCents }] }]
}

/** Nothing yet for most services of a trip that has just come in. */
function mainRequest(
  seed: string,
  provider: string,
  country: string,
  shipName: string | null,
  trip: RequestContext,
): DemoRequest | null {
  if (trip.status === 'new' && numberBetween(`${seed} any`, 0, 2) > 0) return null
  const status = choose(`${seed} status`, requestStatusesOf[trip.status])
  const local = agencies.filter((agency) => agency.countries.includes(country))
  const viaAgency = local.length > 0 && numberBetween(`${seed} agency`, 0, 3) === 0
  const agency = viaAgency ? choose(seed, local).name : null
  return requestOf(seed, provider, agency, status, !withoutAnswer.has(status), shipName, trip)
}

function requestOf(
  seed: string,
  provider: string,
  agency: string | null,
  status: RequestStatus,
  isSelected: boolean,
  shipName: string | null,
  trip: RequestContext,
): DemoRequest {
  const answered = !withoutAnswer.has(status)
  return {
    provider,
    agency,
    status,
    askedAmount: trip.pax,
    reservedAmount: answered ? reservedOf(seed, trip.pax, trip.status) : 0,
    optionNr: answered ? `${initialsOf(provider)}-${numberBetween(`${seed} number`, 10_000, 99_999)}` : '',
    optionDue: optionDueOf(seed, status, trip),
    isSelected,
    shipName,
    prices: [],
    conditions: { freePlaces: '', cancellation: '', payment: '' },
  }
}

/** Whoever has answered has told a price. */
function pricesOf({ provider, status }: DemoRequest, board: Board, { startDate }: RequestContext): DemoItemPrice[] {
  const house = hotels.find(({ name }) => name === provider)
  if (house?.hotel === undefined || house.place === null || withoutAnswer.has(status)) return []
  return hotelPrices(provider, house.hotel.stars, placeNamed(house.place).country, board, Number(startDate.slice(0, 4)))
}

/** Open options run out around today, some have already; what is booked had its option long ago. */
function optionDueOf(seed: string, status: RequestStatus, trip: RequestContext): DemoRequest['optionDue'] {
  if (withOpenOption.has(status)) {
    const wanted = addDays(trip.today, numberBetween(`${seed} due`, -9, 48))
    const latest = addDays(trip.startDate, -14)
    return { date: daysBetween(wanted, latest) < 0 ? latest : wanted, status: 'open' }
  }
  if (withoutAnswer.has(status)) return null
  return { date: addDays(trip.createdOn, numberBetween(`${seed} due`, 35, 80)), status: 'done' }
}

function initialsOf(provider: string): string {
  const words = provider.split(/[^\p{L}]+/u).filter((word) => word !== '')
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
}
