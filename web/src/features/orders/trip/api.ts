import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { documentContract } from '@reisewerk/domain/files/document.contract.ts'
import {
  orderContingentFerryContract,
  orderContingentHotelContract,
} from '@reisewerk/domain/orders/contingent.contract.ts'
import { complexityContract, orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { mixOf, type RoomNeeds } from '@reisewerk/domain/requests/rooms/room-mix.ts'
import { type QueryFunction, queryOptions, useQuery } from '@tanstack/react-query'
import { itemOf, listOf } from '../../../lib/api.ts'
import { withUnsaved } from '../../../lib/saving/save-queue.ts'

export type Trip = ItemOf<typeof orderContract, 'trip_dashboard_read'>

/** All that head and panels show; unconfirmed contingents lie over an answer that began before. */
export function tripOf(orderId: number) {
  const item = itemOf(orderContract, orderId, ['trip_dashboard_read'])
  return queryOptions({
    queryKey: item.queryKey,
    queryFn: async (context): Promise<Trip> => {
      const trip = await (item.queryFn as QueryFunction<Trip>)(context) // options made with a function have it
      const { hotelContingent: hotel, ferryContingent: ferry } = trip
      return {
        ...trip,
        hotelContingent: hotel && withUnsaved(orderContingentHotelContract.name, hotel),
        ferryContingent: ferry && withUnsaved(orderContingentFerryContract.name, ferry),
      }
    },
  })
}

export type Estimate = ItemOf<typeof complexityContract>

/** How much work the trip is, what it earns, how likely it is; nothing in the list as long as nobody has said so. */
export function estimateOf(orderId: number) {
  return listOf(complexityContract, { query: { 'order.id': orderId } })
}

/** What the day plan needs of its trip; a change of anything else leaves the plan as it is. */
export type PlannedTrip = Pick<
  Trip,
  'id' | 'startAt' | 'endAt' | 'currentStatus' | 'orderCurrency' | 'organisationFilter' | 'trip'
>

export function plannedTripOf(orderId: number) {
  return { ...tripOf(orderId), select: plannedPart }
}

function plannedPart({
  id,
  startAt,
  endAt,
  currentStatus,
  orderCurrency,
  organisationFilter,
  trip,
}: Trip): PlannedTrip {
  return { id, startAt, endAt, currentStatus, orderCurrency, organisationFilter, trip }
}

/** Asked before days that hold requests get other dates, whether they are dragged or the whole trip moves (001 §4). */
export const movesRequests = {
  title: 'Tag verschieben',
  text: 'Es wird ein Tag verschoben, der bereits Anfragen enthält. Bist du sicher?',
  action: 'Verschieben',
}

/** How many PDFs were made of its offer. The number is all that is shown, so one item is all that is asked for. */
export function storedOffersCount(orderId: number) {
  return listOf(documentContract, { query: { 'order.id': orderId, 'type[]': ['offer'], _itemsPerPage: 1 } })
}

/** For how many guests, and in which rooms, the contingent of a trip asks. */
function roomNeedsOf({
  info,
  hotelContingent: hotel,
  ferryContingent: ferry,
}: Pick<Trip, 'info' | 'hotelContingent' | 'ferryContingent'>): RoomNeeds {
  const rows =
    hotel === null ? [] : [...hotel.doubleRooms, ...hotel.singleRooms, ...hotel.tripleRooms, ...hotel.quadrupleRooms]
  const cabins =
    ferry === null ? [] : [ferry.singleCabins, ferry.doubleCabins, ferry.tripleCabins, ferry.quadrupleCabins]
  return { pax: info.paxAsked, rooms: mixOf(rows), cabins: mixOf(cabins.flat()) }
}

/** For how many guests, and in which rooms, the contingent of an open trip asks; undefined as long as nobody knows. */
export function useRoomNeeds(orderId: number): RoomNeeds | undefined {
  return useQuery({ ...tripOf(orderId), select: roomNeedsOf }).data
}
