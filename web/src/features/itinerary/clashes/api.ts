import type { Clash } from '@reisewerk/domain/itinerary/plan/clashes.ts'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'
import { clashesPart, type Sharing } from '../../../lib/live/shared-people.ts'

type ClashAnswer = { clashes: Clash[]; sharing: Sharing | null }

/**
 * Stands below the trip's key, so that every change in the trip asks for it again; and what changes in trips that share a driver or guide
 * with it (`lib/live/shared-people.ts`).
 */
export function clashesOf(orderId: number) {
  return queryOptions({
    queryKey: [...keys.item('orders', orderId), clashesPart],
    queryFn: async ({ signal }) => (await send<ClashAnswer>('GET', `/api/orders/${orderId}/clashes`, { signal })).data,
  })
}
