import { idOf } from '@reisewerk/domain/wire.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useKept } from '../../../lib/browser-store.ts'
import { useSession } from '../../../lib/session.ts'
import { settingsOf } from '../../accounts/api.ts'
import { plannedTripOf } from './api.ts'

export type TripView = 'route' | 'management'

/**
 * Route description or management description, which each user keeps for himself. Trips in the statuses the organisation
 * names show the route from the moment they have the status (HEAD-01, 001 §2.1).
 */
export function useTripView(orderId: number) {
  const { data: trip } = useSuspenseQuery(plannedTripOf(orderId))
  const { data: settings } = useQuery(settingsOf(idOf(trip.organisationFilter)))
  const [kept, keep] = useKept(`trip-view-${useSession().user.id}`, isView, 'route')
  const [chosen, choose] = useState<{ orderId: number; isRouteDue: boolean; view: TripView } | null>(null)
  const isRouteDue = settings?.itinerary.routeViewStatuses.some((status) => status === trip.currentStatus) ?? false
  const byRule: TripView = isRouteDue ? 'route' : kept
  return {
    // What was chosen holds until a status switches the view by itself.
    view: chosen?.orderId === orderId && chosen.isRouteDue === isRouteDue ? chosen.view : byRule,
    show: (view: TripView) => {
      choose({ orderId, isRouteDue, view })
      keep(view)
    },
  }
}

function isView(value: unknown): value is TripView {
  return value === 'route' || value === 'management'
}
