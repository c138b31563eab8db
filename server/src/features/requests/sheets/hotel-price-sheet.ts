import { requestStatuses } from '@reisewerk/domain/accounts/options.ts'
import { askedPrices, pricesOfStay, stayPriceWords } from '@reisewerk/domain/calculation/cost/asked-prices.ts'
import {
  comparableRooms,
  nightlyPrices,
  roomCurrencies,
  type TripRates,
} from '@reisewerk/domain/calculation/cost/compared-rooms.ts'
import { daysBetween, germanDate } from '@reisewerk/domain/calendar-date.ts'
import { isActiveRequest } from '@reisewerk/domain/requests/auto-expansion.ts'
import {
  type GuestPrices,
  guestPrices,
  type RoomPrices,
  roomPricesOf,
} from '@reisewerk/domain/requests/hotel-prices.ts'
import {
  type HotelSortKey,
  placeWithArea,
  type SoughtHotels,
  sortedHotels,
} from '@reisewerk/domain/requests/sorted-hotels.ts'
import type { Sheet, SheetCell, SheetColumn } from '../../../platform/sheet/sheet.ts'
import type { RequestRow } from './request-sheets.queries.ts'

type Hotel = {
  readonly row: RequestRow
  readonly nights: number
  /** A night as it was asked, and the same in the trip's currency, by which hotels are compared. */
  readonly rooms: RoomPrices
  readonly currencies: ReturnType<typeof roomCurrencies>
  readonly night: RoomPrices
  readonly guest: GuestPrices
  /** What the house asks for the whole stay, in words; the prices above are by the night. */
  readonly ofStay: string
}

const money = (title: string): SheetColumn => ({ title, width: 14, kind: 'money' })

/** What the hotels of a trip ask, stay by stay, as a file (MOVE-04, CALC-06); without prices for who may not see them. */
export function sheetOfHotelPrices(
  name: string,
  rows: readonly RequestRow[],
  { declined, ...sort }: SoughtHotels,
  rates: TripRates,
  seesPurchase: boolean,
): Sheet {
  const offered = rows.filter(
    ({ kind, status }) => kind === 'hotel' && (declined === undefined || isActiveRequest(status)),
  )
  const stays = Map.groupBy(
    offered.map((row) => hotelOf(row, rates)),
    ({ row }) => row.serviceId,
  )
  const hotels = [...stays.values()].flatMap((stay) => sortedHotels(stay, comparedBy, sort))
  return {
    name: `Hotelpreise ${name}`,
    columns: [
      ...[
        { title: 'Aufenthalt', width: 26 },
        { title: 'Nächte', width: 8, kind: 'number' as const },
      ],
      ...[
        { title: 'Hotel', width: 34 },
        { title: 'Agentur', width: 26 },
      ],
      ...[
        { title: 'Sterne', width: 8, kind: 'number' as const },
        { title: 'Ort (Gebiet)', width: 28 },
      ],
      ...(seesPurchase ? ['DZ', 'EZ', 'HP', 'DZ p. P.', 'mit HP', 'EZ-Zuschlag'].map(money) : []),
      ...(seesPurchase ? [{ title: 'Preis des Aufenthalts', width: 40 }] : []),
      ...[
        { title: 'Status', width: 18 },
        { title: 'Ausgewählt', width: 12 },
      ],
      { title: 'Bewertung', width: 10, kind: 'number' },
    ],
    currency: rates.currency,
    rows: hotels.map(({ row, nights, rooms, currencies, guest, ofStay }) => [
      ...[stayOf(row), nights, row.partner, row.agency, row.stars, placeWithArea(row.place ?? '', row.area ?? '')],
      ...(seesPurchase
        ? [
            ...(['double', 'single', 'halfBoard'] as const).map((room) => cellOf(rooms[room], currencies[room])),
            ...[guest.perPerson, guest.withHalfBoard, guest.singleSupplement].map((cents) => cellOf(cents, null)),
            ofStay === '' ? null : ofStay,
          ]
        : []),
      ...[requestStatuses[row.status].label, row.isChosen ? 'ja' : null, row.rating],
    ]),
  }
}

function hotelOf(row: RequestRow, rates: TripRates): Hotel {
  const asked = askedPrices(row.items)
  const nights = row.startAt === null || row.endAt === null ? 0 : Math.max(0, daysBetween(row.startAt, row.endAt))
  const currencies = roomCurrencies(asked)
  const told = roomPricesOf(nightlyPrices(asked, nights))
  // A room and its supplement in two currencies have no sum.
  const rooms = currencies.single === null ? { ...told, single: null } : told
  const night = comparableRooms(rooms, currencies, rates)
  const { prices } = pricesOfStay(row.items, nights)
  return {
    row,
    nights,
    rooms,
    currencies,
    night,
    guest: guestPrices(night),
    ofStay: prices.map(stayPriceWords).join(', '),
  }
}

function comparedBy({ row, night, guest }: Hotel, key: HotelSortKey): string | number | null {
  switch (key) {
    case 'hotel':
      return row.partner
    case 'area':
      return row.area === null ? null : `${row.area} ${placeWithArea(row.place ?? '', row.area)}`
    case 'agency':
    case 'stars':
    case 'status':
    case 'rating':
      return row[key]
    case 'double':
    case 'single':
    case 'halfBoard':
      return night[key]
    default:
      return guest[key]
  }
}

function stayOf({ startAt, endAt }: RequestRow): string {
  return [startAt, endAt].flatMap((date) => (date === null ? [] : [germanDate(date)])).join(' - ')
}

/** @param currency the trip's where nothing is said */
function cellOf(cents: number | null, currency: string | null): SheetCell {
  if (cents === null) return null
  return { value: cents / 100, ...(currency !== null && { currency }) }
}
