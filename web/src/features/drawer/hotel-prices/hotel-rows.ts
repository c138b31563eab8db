import { daysBetween } from '@reisewerk/domain/calendar-date.ts'
import { isActiveRequest } from '@reisewerk/domain/requests/auto-expansion.ts'
import { bestOf, type GuestPrices, guestPrices, type RoomPrices } from '@reisewerk/domain/requests/hotel-prices.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import { day, dayMonth } from '../../../lib/format.ts'
import type { RowMarks } from '../../../ui/sheet/sheet-column.ts'
import type { HotelItem as Stay, TripDay } from '../../itinerary/plan/days.ts'
import { wantedTitleOf } from '../../itinerary/plan/service-words.ts'
import { type ServiceOf, servicesOf } from '../../itinerary/plan/services.ts'
import type { Names } from '../fields.ts'
import { type DrawerRow, requestRows, type ToneOf } from '../rows.ts'
import { currencyOf, roomsOf } from './hotel-items.ts'

type HotelRequest = Stay['requests'][number]

/** What of hotels is compared: one value of each is the best of its stay. */
const compared = {
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
  readonly area: string
  readonly rooms: RoomPrices
  readonly guest: GuestPrices
  readonly rating: number | null
  /** Its prices are in another currency than the trip's: they are no match for the others. */
  readonly foreign: string | null
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
): HotelRow[] {
  const shown = rows.flatMap((row) => {
    const hotel = service.item.requests.find(({ id }) => id === row.request?.id)
    return hotel === undefined ? [] : [hotelRow(row, hotel, marksOf(row), service, names)]
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
  marks: RowMarks,
  { item }: ServiceOf<'hotel'>,
  names: Names,
): HotelRow {
  const stored = roomsOf(row)
  const typed = (column: string, before: number | null) => {
    const value = marks[column]?.shown
    return value === undefined || typeof value === 'object' ? (value === null ? null : before) : Number(value)
  }
  const rooms = {
    double: typed('double', stored.double),
    single: typed('single', stored.single),
    halfBoard: typed('halfBoard', stored.halfBoard),
  }
  const currency = currencyOf(row)
  const area = hotel.provider?.area ?? hotel.provider?.place?.area ?? null
  return {
    ...row,
    hotel,
    isChosen: item.selectedRequest?.endsWith(`/${hotel.id}`) ?? false,
    area: (area === null ? undefined : names(area)) ?? hotel.provider?.place?.name ?? '',
    rooms,
    guest: guestPrices(rooms),
    rating: typed('rating', hotel.provider?.rating ?? null),
    foreign: currency === null || currency === row.currency ? null : currency,
    best: [],
  }
}

/** What was declined is no choice any more, and another currency no match. */
function toCompare(row: HotelRow, key: Compared): number | null {
  if (!isActiveRequest(row.hotel.requestStatus.status)) return null
  if (key === 'rating') return row.rating
  return row.foreign === null ? row.guest[key] : null
}

/** 'Sentrum' of whom a request asks, by its link. */
export function areasOf(groups: readonly HotelGroup[]): string[] {
  const links = groups.flatMap(({ service }) =>
    service.item.requests.flatMap(({ provider }) => [provider?.area, provider?.place?.area]),
  )
  return [...new Set(links.filter((link) => link != null))].sort()
}
