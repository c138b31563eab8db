import { orderContingentHotelContract } from '@reisewerk/domain/orders/contingent.contract.ts'
import type { AskedRooms } from '@reisewerk/domain/room-lists/contingent-check.ts'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listOf } from '../../lib/api.ts'
import { noteTakenIn, takeIn, takeItem } from '../../lib/live/rows-alone.ts'
import { useRequestedAt } from '../../ui/sheet/use-requested-at.ts'
import { type Guest, hotelRequestsOf, type Room, type RoomList, roomListsOf } from './api.ts'

export type Asked = readonly AskedRooms[]
const none: Asked = []

/** All that the page of room lists reads: the lists, the hotels of the trip and what its contingent asks for. */
export function useRoomLists(orderId: number) {
  const client = useQueryClient()
  const lists = useQuery(roomListsOf(orderId))
  const readAt = Math.max(useRequestedAt(lists), lists.data?.takenAt ?? 0)
  const requests = useQuery(hotelRequestsOf(orderId))
  const contingents = useQuery(listOf(orderContingentHotelContract, { query: { 'order.id': orderId } }))
  const [contingent] = contingents.data?.items ?? []
  const asked = useMemo<Asked>(() => {
    if (contingent === undefined) return none
    const { doubleRooms, singleRooms, tripleRooms, quadrupleRooms } = contingent
    return [...doubleRooms, ...singleRooms, ...tripleRooms, ...quadrupleRooms]
  }, [contingent])
  const keeping = useMemo(() => keptLists(client, orderId), [client, orderId])
  return { lists, readAt, requests: requests.data?.items ?? [], asked, keeping }
}

/** How the lists of a trip stay true while somebody works on them: what an answer tells is not asked for again. */
export type ListKeeping = {
  /** What was saved has been answered. */
  readonly settled: () => void
  readonly made: (resource: 'rooms' | 'passengers', row: Room | Guest) => void
  /** Several changes of a list. @returns takes in what they came to; null when they were refused, or nobody knows */
  readonly changing: () => (list: RoomList | null) => void
}

function keptLists(client: QueryClient, orderId: number): ListKeeping {
  const { queryKey } = roomListsOf(orderId)
  return {
    settled: () => noteTakenIn(client, queryKey),
    made: (resource, row) => takeIn(client, resource, row, true),
    changing() {
      const known = client.getQueryData(queryKey)
      return (list) => {
        if (list === null) void client.invalidateQueries({ queryKey })
        else takeItem(client, queryKey, known, list)
      }
    },
  }
}
