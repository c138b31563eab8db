import { orderContingentHotelContract } from '@reisewerk/domain/orders/contingent.contract.ts'
import type { AskedRooms } from '@reisewerk/domain/room-lists/contingent-check.ts'
import { roomListContract } from '@reisewerk/domain/room-lists/room-list.contract.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { listOf } from '../../lib/api.ts'
import { keys } from '../../lib/keys.ts'
import { useRequestedAt } from '../../ui/sheet/use-requested-at.ts'
import { hotelRequestsOf, roomListsOf } from './api.ts'

export type Asked = readonly AskedRooms[]
const none: Asked = []

/** All that the page of room lists reads: the lists, the hotels of the trip and what its contingent asks for. */
export function useRoomLists(orderId: number) {
  const client = useQueryClient()
  const lists = useQuery(roomListsOf(orderId))
  const readAt = useRequestedAt(lists)
  const requests = useQuery(hotelRequestsOf(orderId))
  const contingents = useQuery(listOf(orderContingentHotelContract, { query: { 'order.id': orderId } }))
  const [contingent] = contingents.data?.items ?? []
  const asked = useMemo<Asked>(() => {
    if (contingent === undefined) return none
    const { doubleRooms, singleRooms, tripleRooms, quadrupleRooms } = contingent
    return [...doubleRooms, ...singleRooms, ...tripleRooms, ...quadrupleRooms]
  }, [contingent])
  const refresh = useCallback(
    () => void client.invalidateQueries({ queryKey: keys.list(roomListContract.name) }),
    [client],
  )
  return { lists, readAt, requests: requests.data?.items ?? [], asked, refresh }
}
