import { pricesOfStay } from '@reisewerk/domain/calculation/cost/asked-prices.ts'
import {
  averagedRooms,
  comparableRooms,
  nightlyPrices,
  roomCurrencies,
  type TripRates,
} from '@reisewerk/domain/calculation/cost/compared-rooms.ts'
import { daysBetween } from '@reisewerk/domain/calendar-date.ts'
import {
  bestOf,
  type GuestPrices,
  guestPrices,
  type RoomPrices,
  roomPricesOf,
} from '@reisewerk/domain/requests/hotel-prices.ts'
import { placeWithArea } from '@reisewerk/domain/requests/sorted-hotels.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import { day, dayMonth } from '../../../lib/format.ts'
import type { RowMarks } from '../../../ui/sheet/sheet-column.ts'
import type { HotelItem as Stay, TripDay } from '../../itinerary/plan/days.ts'
import { wantedTitleOf } from '../../itinerary/plan/service-words.ts'
import { isStandingNow, type ServiceOf, servicesOf } from '../../itinerary/plan/services.ts'
import type { Names } from '../fields.ts'
import { type DrawerRow, requestRows, type ToneOf } from '../rows.ts'
import { askedItems, askedOf } from './hotel-items.ts'

type HotelRequest = Stay['requests'][number]

/** What of hotels is compared: one value of each is the best of its stay. */
const compared = {
  double: 'lowest',
  single: 'lowest',
  halfBoard: 'lowest',
  perPerson: 'lowest',
  withHalfBoard: 'lowest',
  singleSupplement: 'lowest',
  rating: 'highest',
} as const
export type Compared = keyof typeof compared
const comparedKeys = Object.keys(compared) as Compared[] // its own keys

/** A hotel that was asked for a stay, with what it costs as the cells show it. */
export type HotelRow = DrawerRow & {
  readonly hotel: HotelRequest
  readonly isChosen: boolean
  /** It has not declined, and its option has not run out. */
  readonly stands: boolean
  /** 'Molde (Fjordnorwegen)': where the house stands (002 §2 'place (area)'). */
  readonly place: string
  readonly area: string
  /** A night as it was asked, on average where all nights were priced together. */
  readonly rooms: RoomPrices
  readonly averaged: readonly (keyof RoomPrices)[]
  /** What it asks for the whole stay, and whether that stands beside the others by the night. */
  readonly ofStay: ReturnType<typeof pricesOfStay>
  /** The same in the trip's currency, by which hotels are compared. */
  readonly night: RoomPrices
  /** Of the other currency all its rooms are in, where there is one and its rate is known. */
  readonly rate: number | null
  readonly guest: GuestPrices
  readonly rating: number | null
  /** Currencies of its prices that are not the trip's, 'NOK'; null where there is none. */
  readonly foreign: string | null
  /** Of those the ones nobody has told a rate of. */
  readonly unrated: string | null
  readonly best: readonly Compared[]
}

/** A stay and the hotels that were asked for it. */
export type HotelGroup = {
  readonly service: ServiceOf<'hotel'>
  readonly heading: string
  /** What is wanted, where the heading has the words of its description: 'Hotel in Oslo'. */
  readonly wanted: string | null
  readonly nights: number
  readonly rows: readonly DrawerRow[]
}

/** All stays of a trip in their order, each with its requests (002 §2). */
export function hotelGroups(days: readonly TripDay[], currency: string, toneOf: ToneOf): HotelGroup[] {
  const rows = Map.groupBy(requestRows(days, 'hotel', currency, toneOf), ({ service }) => service.id)
  return days.flatMap((one) =>
    servicesOf(one).flatMap((service) => {
      if (service.kind !== 'hotel') return []
      const { startAt, endAt, serviceDescription } = service.item
      const wanted = wantedTitleOf(service)
      const [from, to] = [startAt ?? one.date, endAt ?? startAt ?? one.date]
      return [
        {
          service,
          heading: `${dayMonth(from)} - ${day(to)}: ${serviceDescription || wanted}`,
          wanted: serviceDescription === '' ? null : wanted,
          nights: Math.max(0, daysBetween(dateOfWire(from) ?? '', dateOfWire(to) ?? '')),
          rows: rows.get(service.item.id) ?? [],
        },
      ]
    }),
  )
}

/** The lines of a stay as they are shown: with what is typed, what follows from it, and which value is the best. */
export function shownHotels(
  { service, rows }: HotelGroup,
  marksOf: (row: Pick<DrawerRow, 'id'>) => RowMarks,
  names: Names,
  rates: TripRates,
): HotelRow[] {
  const shown = rows.flatMap((row) => {
    const hotel = service.item.requests.find(({ id }) => id === row.request?.id)
    return hotel === undefined ? [] : [hotelRow(row, hotel, { marks: marksOf(row), service, names, rates })]
  })
  const best = new Map(
    comparedKeys.map((key) => [
      key,
      bestOf(
        shown.map((row) => toCompare(row, key)),
        compared[key],
      ),
    ]),
  )
  return shown.map((row) => ({
    ...row,
    best: comparedKeys.filter((key) => best.get(key) !== null && toCompare(row, key) === best.get(key)),
  }))
}

function hotelRow(
  row: DrawerRow,
  hotel: HotelRequest,
  {
    marks,
    service: { item },
    names,
    rates,
  }: { marks: RowMarks; service: ServiceOf<'hotel'>; names: Names; rates: TripRates },
): HotelRow {
  const asked = askedOf(row)
  const currencies = roomCurrencies(asked)
  const nights = nightsOf(hotel, item)
  const told = roomPricesOf(nightlyPrices(asked, nights))
  // A room and its supplement in two currencies have no sum.
  const stored = currencies.single === null ? { ...told, single: null } : told
  const typed = (column: string, before: number | null) => {
    const value = marks[column]?.shown
    return value === undefined || typeof value === 'object' ? (value === null ? null : before) : Number(value)
  }
  const rooms = {
    double: typed('double', stored.double),
    single: typed('single', stored.single),
    halfBoard: typed('halfBoard', stored.halfBoard),
  }
  const foreign = [...new Set(Object.values(currencies))].filter((one) => one !== null && one !== row.currency)
  const night = comparableRooms(rooms, currencies, rates)
  const areaLink = hotel.provider?.area ?? hotel.provider?.place?.area ?? null
  const place = hotel.provider?.place?.name ?? ''
  const area = (areaLink === null ? undefined : names(areaLink)) ?? ''
  return {
    ...row,
    hotel,
    isChosen: item.selectedRequest?.endsWith(`/${hotel.id}`) ?? false,
    stands: isStandingNow(hotel),
    place: placeWithArea(place, area),
    area: area || place,
    rooms,
    averaged: averagedRooms(asked),
    ofStay: pricesOfStay(askedItems(row), nights),
    night,
    rate: rateOfRooms([currencies.double, currencies.single], row.currency, rates),
    guest: guestPrices(night),
    rating: typed('rating', hotel.provider?.rating ?? null),
    foreign: listed(foreign),
    unrated: listed(foreign.filter((one) => one !== null && !rates.rates.has(one))),
    best: [],
  }
}

function rateOfRooms(asked: readonly (string | null)[], own: string, { rates }: TripRates): number | null {
  const [one, other] = [...new Set(asked.filter((currency) => currency !== null))]
  return one === undefined || other !== undefined || one === own ? null : (rates.get(one) ?? null)
}

/** Whether a hotel asks for another currency than the trip's. */
export function asksForeign(row: DrawerRow): boolean {
  return Object.values(askedOf(row)).some((price) => price !== null && price.currency !== row.currency)
}

/** Whether a hotel has priced a room for all nights together. */
export function asksForStay(row: DrawerRow): boolean {
  return averagedRooms(askedOf(row)).length > 0
}

const listed = (currencies: readonly (string | null)[]) => (currencies.length === 0 ? null : currencies.join(', '))

/** Its own nights; as long as it has no days, those of the stay. */
function nightsOf(hotel: HotelRequest, stay: Stay): number {
  const [from, to] = [dateOfWire(hotel.startAt ?? stay.startAt ?? ''), dateOfWire(hotel.endAt ?? stay.endAt ?? '')]
  return from === null || to === null ? 0 : Math.max(0, daysBetween(from, to))
}

/** What was declined or ran out is no choice any more. */
function toCompare(row: HotelRow, key: Compared): number | null {
  if (!row.stands) return null
  if (key === 'rating') return row.rating
  return key === 'double' || key === 'single' || key === 'halfBoard' ? row.night[key] : row.guest[key]
}

/** 'Sentrum' of whom a request asks, by its link. */
export function areasOf(groups: readonly HotelGroup[]): string[] {
  const links = groups.flatMap(({ service }) =>
    service.item.requests.flatMap(({ provider }) => [provider?.area, provider?.place?.area]),
  )
  return [...new Set(links.filter((link) => link != null))].sort()
}
