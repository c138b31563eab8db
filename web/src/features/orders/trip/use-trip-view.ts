import { idOf } from '@reisewerk/domain/wire.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useKept } from '../../../lib/browser-store.ts'
import { useSession } from '../../../lib/session.ts'
import { settingsOf } from '../../accounts/api.ts'
import { plannedTripOf } from './api.ts'

export type TripView = 'route' | 'management'

/** Kept per user; trips in statuses the organisation names show the route until switched off (001 §2.1, decision 005). */
export function useTripView(orderId: number) {
  const { data: trip } = useSuspenseQuery(plannedTripOf(orderId))
  const { data: settings } = useQuery(settingsOf(idOf(trip.organisationFilter)))
  const { user } = useSession()
  const [kept, keep] = useKept(`trip-view-${user.id}`, isView, 'route')
  const [switchedOff, keepOff] = useKept(`trip-route-off-${user.id}`, isListOfIds, none)
  const isDue = settings?.itinerary.routeViewStatuses.some((status) => status === trip.currentStatus)
  const isOff = switchedOff.includes(orderId)
  // With the next status that asks for it the route comes back.
  useEffect(() => {
    if (isDue === false && isOff) keepOff(switchedOff.filter((id) => id !== orderId))
  }, [isDue, isOff, switchedOff, keepOff, orderId])
  return {
    view: (isDue === true ? (isOff ? 'management' : 'route') : kept) satisfies TripView,
    show: (view: TripView) => {
      const others = switchedOff.filter((id) => id !== orderId)
      if (isDue === true) keepOff(view === 'management' ? [...others, orderId].slice(-mostKept) : others)
      keep(view)
    },
  }
}

const none: readonly number[] = []
const mostKept = 200

function isListOfIds(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'number')
}

function isView(value: unknown): value is TripView {
  return value === 'route' || value === 'management'
}
