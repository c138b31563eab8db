import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { documentContract } from '@reisewerk/domain/files/document.contract.ts'
import type { ListLetter } from '@reisewerk/domain/mail/letter.contract.ts'
import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { hotelListContract } from '@reisewerk/domain/room-lists/documents/hotel-list.contract.ts'
import type { ListKindKey, ListSource } from '@reisewerk/domain/room-lists/documents/kinds.ts'
import type { ListOfHotel } from '@reisewerk/domain/room-lists/documents/list-of-hotel.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { queryOptions } from '@tanstack/react-query'
import { makePaper } from '../../../form/papers/make-paper.ts'
import { listOf } from '../../../lib/api.ts'
import { queryString, send } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'
import { hotelListsPart } from '../../../lib/live/papers-at-rest.ts'

export type ListDocument = ItemOf<typeof documentContract>
/** A hotel of the trip, as lists are made for it. */
export type ListHotel = { readonly requestId: number; readonly label: string }
export type HotelList = ItemOf<typeof hotelListContract>

/** Every list that was made or uploaded, newest first (002 §7). */
export function listDocumentsOf(orderId: number) {
  return listOf(documentContract, {
    query: { 'order.id': orderId, 'type[]': ['room_list'], '_order[id]': 'desc', _itemsPerPage: 200 },
  })
}

/** Which of them went to a hotel, and what the hotel says (ROOM-08). */
export function hotelListsOf(orderId: number) {
  return listOf(hotelListContract, { query: { 'order.id': orderId, _itemsPerPage: 500 } })
}

/**
 * How far the list of each hotel is; every change in the trip may change it, guests and rooms once they rest, so the key is below the trip's.
 * @param open the list that is open: it goes to each hotel that has none of its own
 */
export function listsOfHotels(orderId: number, open: number | null) {
  return queryOptions({
    queryKey: [...keys.item(orderContract.name, orderId), ...hotelListsPart, open],
    queryFn: async ({ signal }) => {
      const path = `/api/orders/${orderId}/room-list/hotels${open === null ? '' : queryString({ room_list: open })}`
      return (await send<ListOfHotel[]>('GET', path, { signal })).data
    },
  })
}

/** Makes the list of a hotel and the mail that takes it there. @param roomList the list that goes */
export function beginListLetter(requestId: number, roomList: number | undefined): Promise<ListLetter> {
  const body = roomList === undefined ? {} : { roomList: linkTo('room_lists', roomList) }
  return makePaper<ListLetter & { id?: number }>('hotelList', requestId, { body })
}

/** What is wanted, under the names of the call (002 §7). */
export type WantedLists = {
  readonly room_list_type: ListKindKey
  readonly room_list: number
  readonly 'requestId[]': readonly number[]
  readonly language: string
  readonly hotel_list_type: ListSource
  readonly document_name?: string
}

/** Makes the documents and stores them: one for each hotel. */
export async function generateLists(orderId: number, wanted: WantedLists): Promise<readonly ListDocument[]> {
  type Made = ListDocument & { readonly documents: readonly ListDocument[] }
  return (await makePaper<Made>('roomLists', orderId, { query: wanted })).documents
}
