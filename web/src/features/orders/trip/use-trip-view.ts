import { useLocalStorage } from '@mantine/hooks'
import { idOf } from '@reisewerk/domain/wire.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../../../lib/session.ts'
import { settingsOf } from '../../accounts/api.ts'
import { plannedTripOf } from './api.ts'

export type TripView = 'route' | 'management'

/**
 * Route description or management description, which each user keeps for himself. Trips in the statuses the organisation
 * names open with the route (HEAD-01).
 */
export function useTripView(orderId: number) {
  const { data: trip } = useSuspenseQuery(plannedTripOf(orderId))
  const { data: settings } = useQuery(settingsOf(idOf(trip.organisationFilter)))
  const [kept, keep] = useLocalStorage<TripView>({
    key: `trip-view-${useSession().user.id}`,
    defaultValue: 'route',
    getInitialValueInEffect: false,
  })
  const [chosen, choose] = useState<{ orderId: number; view: TripView } | null>(null)
  const opensWithRoute = settings?.itinerary.routeViewStatuses.some((status) => status === trip.currentStatus) ?? false
  const byRule: TripView = opensWithRoute ? 'route' : kept
  return {
    view: chosen?.orderId === orderId ? chosen.view : byRule,
    show: (view: TripView) => {
      choose({ orderId, view })
      keep(view)
    },
  }
}
