import { useQuery } from '@tanstack/react-query'
import { send } from '../../../lib/http.ts'
import type { TripDay } from './days.ts'

/**
 * The days of a trip whose distance no routing service told (DAY-03). Asked for beside the days, which are read more often
 * than their distances change.
 */
export function useEstimatedDays(orderId: number, days: readonly TripDay[]): readonly number[] {
  const distances = days.map(({ id, distance, distanceIsCalculated }) => [id, distanceIsCalculated ? distance : null])
  const { data } = useQuery({
    queryKey: ['days', 'estimated', orderId, distances],
    queryFn: async ({ signal }) =>
      (await send<{ days: number[] }>('GET', `/api/orders/${orderId}/estimated_distances`, { signal })).data.days,
    enabled: days.some(({ distance, distanceIsCalculated }) => distance !== null && distanceIsCalculated),
    placeholderData: (before) => before,
  })
  return data ?? []
}
