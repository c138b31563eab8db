import type { Clash } from '@reisewerk/domain/itinerary/plan/clashes.ts'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'

/** Stands below the trip's key, so that every change in the trip asks for it again. */
export function clashesOf(orderId: number) {
  return queryOptions({
    queryKey: [...keys.item('orders', orderId), 'clashes'],
    queryFn: async ({ signal }) =>
      (await send<{ clashes: Clash[] }>('GET', `/api/orders/${orderId}/clashes`, { signal })).data.clashes,
  })
}
