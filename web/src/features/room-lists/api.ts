import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { hotelRequestContract } from '@reisewerk/domain/requests/request.contract.ts'
import { roomListContract } from '@reisewerk/domain/room-lists/room-list.contract.ts'
import { dateOfWire, idOf } from '@reisewerk/domain/wire.ts'
import { listOf } from '../../lib/api.ts'
import { period } from '../../lib/format.ts'
import { isStandingNow } from '../itinerary/plan/services.ts'

export type RoomList = ItemOf<typeof roomListContract>
export type Room = RoomList['rooms'][number]
export type Guest = Room['passengers'][number]
export type HotelRequest = ItemOf<typeof hotelRequestContract>

/** All lists of a trip with their rooms and guests (002 §7). */
export function roomListsOf(orderId: number) {
  return listOf(roomListContract, { query: { 'order.id': orderId, _itemsPerPage: 200 } })
}

/** Where the trip stays, or may stay. */
export function hotelRequestsOf(orderId: number) {
  return listOf(hotelRequestContract, { query: { 'order.id': orderId, _itemsPerPage: 500 } })
}

/** Requests of hotels that may get a list, in the order of their arrivals: none that declined or let its option lapse (decision 104). */
export function stays(requests: readonly HotelRequest[]): HotelRequest[] {
  const asked = requests.filter((request) => request.provider !== null && isStandingNow(request))
  return asked.toSorted((a, b) => dayOf(a.startAt).localeCompare(dayOf(b.startAt)))
}

const dayOf = (wire: string | null) => (wire === null ? '' : (dateOfWire(wire) ?? ''))

/** The stay a list is for: at its hotel, on its date, or else the first one there; null for a general list. */
export function stayOf({ provider, date }: RoomList, requests: readonly HotelRequest[]): HotelRequest | null {
  if (provider === null) return null
  const there = stays(requests).filter(
    (request) => request.provider !== null && idOf(request.provider) === idOf(provider),
  )
  return there.find(({ startAt }) => dayOf(startAt) === dayOf(date)) ?? there[0] ?? null
}

/** '16.05. – 19.05.2027'; '' while it is not known. */
export function spanOf({ startAt, endAt }: Pick<HotelRequest, 'startAt' | 'endAt'>): string {
  const [from, to] = [dayOf(startAt), dayOf(endAt)]
  return from === '' ? '' : period(from, to === '' ? from : to)
}
