import { rounded } from '../../money.ts'
import type { HotelItem, HotelItemPrices, RoomPrices } from '../../requests/hotel-prices.ts'
import { hotelItems } from '../../requests/hotel-prices.ts'
import { converted } from '../exchange-rate.ts'

/** What a hotel asks for an item, in cents; `isOfStay` where it is the price of all nights together. */
export type AskedPrice = { readonly cents: number; readonly currency: string; readonly isOfStay: boolean }
export type AskedPrices = Readonly<Record<HotelItem, AskedPrice | null>>

const items = Object.keys(hotelItems) as HotelItem[] // its own keys

/**
 * What a night costs on average, so that a price of all nights stands beside one of a night: in the currency it was asked in.
 * @param nights of the request; without one a price of all nights tells nothing of a night
 */
export function nightlyPrices(asked: AskedPrices, nights: number): HotelItemPrices {
  const of = (price: AskedPrice | null) => {
    if (price === null) return null
    if (!price.isOfStay) return price.cents
    return nights > 0 ? rounded(price.cents / nights) : null
  }
  return Object.fromEntries(items.map((item) => [item, of(asked[item])])) as HotelItemPrices // each of them
}

/** Which of a hotel's rooms follow from the price of all nights. */
export function averagedRooms({ guest, supplement, singleRoom, halfBoard }: AskedPrices): (keyof RoomPrices)[] {
  const isOfStay = (...parts: (AskedPrice | null)[]) => parts.some((part) => part?.isOfStay === true)
  const single = guest !== null && supplement !== null ? isOfStay(guest, supplement) : isOfStay(singleRoom)
  return [
    ...(isOfStay(guest) ? (['double'] as const) : []),
    ...(single ? (['single'] as const) : []),
    ...(isOfStay(halfBoard) ? (['halfBoard'] as const) : []),
  ]
}

/** A room's price is told in one currency only. @returns null where nothing is told, or in two currencies */
export function roomCurrencies({ guest, supplement, singleRoom, halfBoard }: AskedPrices): {
  readonly [Room in keyof RoomPrices]: string | null
} {
  const single = guest !== null && supplement !== null ? supplement : singleRoom
  const isMixed = single === supplement && guest?.currency !== supplement?.currency
  return {
    double: guest?.currency ?? null,
    single: isMixed ? null : (single?.currency ?? null),
    halfBoard: halfBoard?.currency ?? null,
  }
}

/** What other currencies are worth for a trip (`converted`). */
export type TripRates = { readonly currency: string; readonly rates: ReadonlyMap<string, number> }

/**
 * Prices of a night in the trip's currency, at the rates of the trip, so that hotels can be compared.
 * @returns null for a room whose currency has no rate
 */
export function comparableRooms(
  rooms: RoomPrices,
  currencies: ReturnType<typeof roomCurrencies>,
  { currency, rates }: TripRates,
): RoomPrices {
  const inTrip = (room: keyof RoomPrices) => {
    const [cents, asked] = [rooms[room], currencies[room] ?? currency]
    if (cents === null || asked === currency) return cents
    const rate = rates.get(asked)
    // Nothing costs nothing in any currency: half board that is part of the price.
    if (cents === 0) return 0
    return rate === undefined ? null : converted(cents, rate)
  }
  return { double: inTrip('double'), single: inTrip('single'), halfBoard: inTrip('halfBoard') }
}
