import { type RoomCounts, stayRooms } from '@reisewerk/domain/calculation/cost/stay-rooms.ts'
import type { Trip } from '../../orders/trip/api.ts'
import type { HotelRow } from './hotel-rows.ts'

/** What the rooms of a trip cost in a stay, in cents of the trip's currency; null where nothing tells. */
export type StaySum = {
  /** In the hotel that is taken; one that has declined or whose option ran out is not. */
  readonly chosen: number | null
  readonly cheapest: number | null
  /** Of several hotels that could be taken. */
  readonly isCompared: boolean
  /** The price of all nights was parted into nights. */
  readonly isAverage: boolean
}

/** Rooms the trip needs, and guests in those for three and more. */
export function roomCountsOf({ hotelContingent }: Pick<Trip, 'hotelContingent'>): RoomCounts {
  const asked = (rooms: readonly { readonly askedAmount: number }[] = []) =>
    rooms.reduce((sum, { askedAmount }) => sum + askedAmount, 0)
  const larger = 3 * asked(hotelContingent?.tripleRooms) + 4 * asked(hotelContingent?.quadrupleRooms)
  return { double: asked(hotelContingent?.doubleRooms), single: asked(hotelContingent?.singleRooms), larger }
}

/** @param hotels of the stay, shown or not */
export function staySum(hotels: readonly HotelRow[], rooms: RoomCounts, nights: number): StaySum {
  const offered = hotels.filter(({ stands }) => stands)
  const costOf = (row: HotelRow) =>
    row.rate === null ? stayRooms(row.night, rooms, nights) : stayRooms(row.rooms, rooms, nights, row.rate)
  const sums = offered.flatMap((row) => costOf(row) ?? [])
  const taken = offered.find(({ isChosen }) => isChosen)
  const chosen = taken === undefined ? null : costOf(taken)
  return {
    chosen,
    cheapest: sums.length === 0 ? null : Math.min(...sums),
    isCompared: sums.length > 1,
    isAverage: taken?.averaged.some((room) => room !== 'halfBoard') ?? false,
  }
}

/** All stays together, as far as their hotels are chosen and priced. */
export function tripSum(stays: readonly StaySum[]): { chosen: number; cheapest: number; stays: number } | null {
  const priced = stays.flatMap(({ chosen, cheapest }) =>
    chosen === null || cheapest === null ? [] : [{ chosen, cheapest }],
  )
  if (priced.length === 0) return null
  const total = (key: 'chosen' | 'cheapest') => priced.reduce((sum, one) => sum + one[key], 0)
  return { chosen: total('chosen'), cheapest: total('cheapest'), stays: priced.length }
}
