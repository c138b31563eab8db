import { addDays, type CalendarDate, daysOfPeriod, germanDate } from '../calendar-date.ts'
import { cabinOf, type RateType } from '../partners/rate-types.ts'
import { holdsOn, type SeasonRate, type StayRate, stayRates } from '../partners/season-rates.ts'
import type { RequestedKind } from '../service-kinds.ts'
import { cabinListNames } from './cabins.ts'
import { type HotelItem, hotelItems, keptAmount, type RoomPrices, withRoomPrice } from './hotel-prices.ts'
import type { RequestBody, RequestedCabin } from './request-contracts.ts'

/** What a new request takes over, and where it comes from in one line for its history. */
export type TakenOver = { readonly fields: RequestBody; readonly from: string }

/** The days of a request that cost something: the nights of a stay, else the day it begins; none while that is open. */
function pricedDays(kind: RequestedKind, { startAt, endAt }: RequestBody): CalendarDate[] {
  if (startAt == null) return []
  const first = startAt.slice(0, 10)
  const last = kind === 'hotel' && endAt != null ? addDays(endAt.slice(0, 10), -1) : first
  return last < first ? [first] : daysOfPeriod(first, last)
}

/**
 * What a request takes over from its provider's season prices by the date of travel (CALC-10, money.md §4). Only what nobody
 * has named is filled; the request stands on its own from then on. A stay over two seasons costs the sum of its nights, as a
 * price for all nights, for no price of one night would be true.
 * @param asked the request as it is about to be made @param rates of its provider @param today in German local time
 * @returns null where the seasons have nothing for it
 */
export function takenFromSeasons(
  kind: RequestedKind,
  asked: RequestBody,
  rates: readonly SeasonRate[],
  today: CalendarDate,
): TakenOver | null {
  const dates = pricedDays(kind, asked)
  const [arrival] = dates
  if (arrival === undefined) return null
  const known = stayRates(rates, dates)
  const onArrival = rates.filter((rate) => holdsOn(rate, arrival))
  const fields: RequestBody = {
    ...pricesOf(kind, asked, known),
    ...freePlacesOf(kind, asked, onArrival),
    ...optionOf(asked, onArrival, arrival, today),
  }
  if (Object.keys(fields).length === 0) return null
  const seasons = rates.filter((rate) => dates.some((date) => holdsOn(rate, date)))
  return { fields, from: sourceOf(seasons, known) }
}

/** 'Saisonpreise 01.05.2027–30.06.2027, 01.07.2027–31.08.2027 (Summe der Nächte)' */
function sourceOf(seasons: readonly SeasonRate[], known: readonly StayRate[]): string {
  const periods = seasons.map(({ startAt, endAt }) => `${germanDate(startAt)}–${germanDate(endAt)}`)
  const [first = '', ...others] = new Set(periods)
  const isSum = known.some((rate) => !isEven(rate))
  return `Saisonpreise ${[first, ...others].join(', ')}${isSum ? ' (Summe der Nächte)' : ''}`
}

const isEven = ({ cents }: StayRate) => cents.every((one) => one === cents[0])
const sumOf = ({ cents }: StayRate) => cents.reduce((sum, one) => sum + one, 0)

function pricesOf(kind: RequestedKind, asked: RequestBody, known: readonly StayRate[]): RequestBody {
  if (kind === 'ferry') return crossingPrices(asked, known)
  if ((asked.itemPrices ?? []).length > 0) return {}
  const isEaten = asked.board !== 'none'
  const wanted = known.filter(({ type }) => type !== 'half_board' || isEaten)
  const itemPrices = kind === 'hotel' ? roomItems(wanted) : personItems(known)
  return itemPrices.length === 0 ? {} : { itemPrices }
}

type Item = NonNullable<RequestBody['itemPrices']>[number]

function priced(item: HotelItem, cents: number | null, currency: string, priceForAllNights: boolean): Item[] {
  if (cents === null) return []
  const { cents: kept, priceForTwo } = keptAmount(cents)
  return [
    { ...hotelItems[item], price: moneyOf(kept, currency), priceForAllNights, ...(priceForTwo && { priceForTwo }) },
  ]
}

/** Rooms are kept as what a guest in a double room pays and what one alone pays more (002 §9). */
function roomItems(known: readonly StayRate[]): Item[] {
  const of = (type: RateType) => known.find((rate) => rate.type === type)
  const [double, single, meals] = [of('double'), of('single'), of('half_board')]
  const rooms = [double, single].filter((rate) => rate !== undefined)
  const [{ currency } = { currency: '' }] = rooms
  // Two currencies make no supplement of one room to the other: the double room's counts.
  const told = rooms.filter((rate) => rate.currency === currency)
  const isSum = told.some((rate) => !isEven(rate))
  const cents = (rate: StayRate) => (isSum ? sumOf(rate) : (rate.cents[0] ?? 0))
  const nothing = { guest: null, supplement: null, singleRoom: null, halfBoard: null }
  const items = told.reduce(
    (all, rate) => withRoomPrice(all, rate.type as keyof RoomPrices, cents(rate)), // a double or a single room
    nothing as Parameters<typeof withRoomPrice>[0], // of which nothing is told yet
  )
  return [
    ...priced('guest', items.guest, currency, isSum),
    ...priced('supplement', items.supplement, currency, isSum),
    ...priced('singleRoom', items.singleRoom, currency, isSum),
    ...(meals === undefined
      ? []
      : priced('halfBoard', isEven(meals) ? (meals.cents[0] ?? 0) : sumOf(meals), meals.currency, !isEven(meals))),
  ]
}

function personItems(known: readonly StayRate[]): Item[] {
  return known.flatMap(({ type, cents: [cents], currency }) =>
    type === 'person' && cents !== undefined
      ? [{ name: 'Grundpreis', quantityType: 'per_person' as const, price: moneyOf(cents, currency) }]
      : [],
  )
}

const tickets = {
  ticketPrice: 'ticket',
  busPrice: 'bus',
  ticketTax: 'ticket_tax',
  busTax: 'bus_tax',
} as const satisfies Readonly<Record<string, RateType>>

function crossingPrices({ contingent = {} }: RequestBody, known: readonly StayRate[]): RequestBody {
  const priceOf = (isIt: (rate: StayRate) => boolean) => {
    const rate = known.find(isIt)
    return rate?.cents[0] === undefined ? undefined : moneyOf(rate.cents[0], rate.currency)
  }
  const ofTickets = Object.entries(tickets).flatMap(([name, type]) => {
    const price = priceOf((rate) => rate.type === type)
    return price === undefined || contingent[name as keyof typeof tickets] != null ? [] : [[name, price]] // its own keys
  })
  const withPrice = (cabin: RequestedCabin) => {
    const { type = {}, price } = cabin
    const found = priceOf((rate) => cabinOf(rate.type) === type.type && rate.persons === type.persons)
    return price != null || found === undefined ? cabin : { ...cabin, price: found }
  }
  const ofCabins = cabinListNames.flatMap((name) => {
    const cabins = contingent[name] ?? []
    const after = cabins.map(withPrice)
    return after.every((cabin, index) => cabin === cabins[index]) ? [] : [[name, after]]
  })
  const filled = Object.fromEntries([...ofTickets, ...ofCabins])
  return Object.keys(filled).length === 0 ? {} : { contingent: { ...contingent, ...filled } }
}

/** Only stays say in a field of their own what is free. */
function freePlacesOf(
  kind: RequestedKind,
  { requestDetails }: RequestBody,
  onArrival: readonly SeasonRate[],
): RequestBody {
  const free = [...new Set(onArrival.map(({ freePlaces }) => freePlaces).filter((text) => text !== ''))].join(', ')
  if (kind !== 'hotel' || free === '' || (requestDetails?.free ?? '') !== '') return {}
  return { requestDetails: { ...requestDetails, free } }
}

/** The earliest of the seasons' deadlines; one that has passed already is no deadline any more. */
function optionOf(
  { optionTodo }: RequestBody,
  onArrival: readonly SeasonRate[],
  arrival: CalendarDate,
  today: CalendarDate,
): RequestBody {
  const days = onArrival.flatMap(({ optionDays }) => (optionDays === null ? [] : [optionDays]))
  if (optionTodo !== undefined || days.length === 0) return {}
  const dueDate = addDays(arrival, -Math.max(...days))
  return dueDate < today ? {} : { optionTodo: { dueDate } }
}

function moneyOf(cents: number, currency: string) {
  // What the database keeps was one of these.
  return { cents, currency: currency as NonNullable<NonNullable<Item['price']>['currency']> }
}
