import { defaultSettings } from '@reisewerk/domain/accounts/settings.contract.ts'
import { dateOfWire, idOf } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useCallback, useState } from 'react'
import { useFirstDay } from '../../../lib/relative-days.ts'
import { ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import { settingsOf } from '../../accounts/api.ts'
import type { PlannedTrip } from '../../orders/trip/api.ts'
import { tripContactsOf } from '../../orders/trip/contacts/api.ts'
import { daysOf, type TripDay, useDaysChange, useEstimatedDays } from './days.ts'
import { type Desk, PlanProvider, type RequestSlots } from './plan-context.tsx'
import { describesRoute } from './services.ts'
import { namedIn, useEdited } from './use-edited.ts'

type Props = {
  trip: PlannedTrip
  mayMoveDays: boolean
  showsRoute: boolean
  requests: RequestSlots
  onClosed?: () => void
  children: ReactNode
}

/** What a page needs that shows and edits the services of a trip: its days, and what is being edited. */
export function TripPlan(props: Props) {
  const days = useQuery(daysOf(props.trip.id))
  const isConcept = useFirstDay() !== null
  if (days.isPending) return <LoadingRows rows={isConcept ? 3 : 8} rowHeight={31} />
  if (days.data === undefined) {
    return <ErrorState text="Die Tage konnten nicht geladen werden." onRetry={() => void days.refetch()} />
  }
  return <LoadedPlan {...props} days={days.data.items} />
}

function LoadedPlan({ trip, onClosed, children, days, showsRoute, ...view }: Props & { days: readonly TripDay[] }) {
  const settings = useQuery(settingsOf(idOf(trip.organisationFilter)))
  const contacts = useQuery(tripContactsOf(trip.id))
  const drivers = (contacts.data?.items ?? []).filter(({ role }) => role === '3_bus_driver').length
  const change = useDaysChange(trip.id)
  const named = useLocation({ select: ({ hash }) => hash })
  const { finish: close, ...editing } = useEdited(days, namedIn(named, days))
  const closed = useClosedDays()
  const shown = useShownServices(showsRoute)
  const estimatedDays = useEstimatedDays(trip.id, days)
  const finish = useCallback(() => {
    close()
    onClosed?.()
  }, [close, onClosed])
  return (
    <PlanProvider
      value={{
        trip,
        // Both ends of a trip are days the server has checked.
        period: { startAt: dateOfWire(trip.startAt) ?? '', endAt: dateOfWire(trip.endAt) ?? '' },
        days,
        estimatedDays,
        drivers,
        settings: (settings.data ?? defaultSettings).itinerary,
        ...view,
        ...shown,
        change,
        finish,
        ...editing,
        ...closed,
      }}
    >
      {children}
    </PlanProvider>
  )
}

function useClosedDays() {
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set())
  const setOpen = useCallback((dayIds: readonly number[], isOpen: boolean) => {
    setClosed((before) => {
      const after = new Set(before)
      for (const id of dayIds) isOpen ? after.delete(id) : after.add(id)
      return after
    })
  }, [])
  return { isOpen: (dayId: number) => !closed.has(dayId), setOpen }
}

/** What the view of the trip shows: what was added to the management description stays in sight until it is left (HEAD-01). */
function useShownServices(showsRoute: boolean): Pick<Desk, 'isShown' | 'keepShown'> {
  const [kept, setKept] = useState({ showsRoute, keys: none })
  if (kept.showsRoute !== showsRoute) setKept({ showsRoute, keys: none })
  const { keys } = kept
  return {
    isShown: useCallback(
      (service) => showsRoute || !describesRoute(service) || keys.includes(service.key),
      [showsRoute, keys],
    ),
    keepShown: useCallback((key) => setKept((before) => ({ ...before, keys: [...before.keys, key] })), []),
  }
}

const none: readonly string[] = []
