import { SegmentedControl } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { OrderDrawer } from '../../features/drawer/order-drawer.tsx'
import { OutdatedNotice } from '../../features/files/outdated/outdated-notice.tsx'
import { ClashList } from '../../features/itinerary/clashes/clash-list.tsx'
import { DayLock, useDayLock } from '../../features/itinerary/days/day-lock.tsx'
import { DayPlan } from '../../features/itinerary/days/day-plan.tsx'
import { ServicesPanel } from '../../features/itinerary/days/services-panel.tsx'
import { LetterTool } from '../../features/mail/mail-tools.tsx'
import { OfferButton } from '../../features/offers/offer-button.tsx'
import { plannedTripOf, tripOf } from '../../features/orders/trip/api.ts'
import { TripPanels } from '../../features/orders/trip/trip-panels.tsx'
import { useTripView } from '../../features/orders/trip/use-trip-view.ts'
import { ContingentGap } from '../../features/requests/contingent-difference.tsx'
import { requestSlots } from '../../features/requests/request-slots.tsx'
import { RequestsPanel } from '../../features/requests/requests-panel.tsx'
import { RoomGap } from '../../features/requests/rooms/room-gap.tsx'
import { StandingRequests } from '../../features/requests/standing-requests.tsx'
import { ChecklistPanel } from '../../features/tasks/checklist-panel.tsx'
import { TodosPanel } from '../../features/tasks/todos-panel.tsx'
import { BulkDock } from '../../ui/lists/bulk-bar.tsx'
import { SelectionProvider } from '../../ui/lists/selection.tsx'
import { TripPage } from './trip-page.tsx'

const views = [
  { value: 'route' as const, label: 'Route' },
  { value: 'management' as const, label: 'Management' },
]

function ViewToggle({ view, show }: ReturnType<typeof useTripView>) {
  return <SegmentedControl aria-label="Ansicht des Tagesplans" data={views} value={view} onChange={show} />
}

const taskPanels = { todos: TodosPanel, checklist: ChecklistPanel }

const route = getRouteApi('/shell/orders/$orderId')

/**
 * The mask of a trip: its head, its panels and its day plan (000 §2.2). Each reads for itself, so that an edit in one of
 * them does not draw the others again.
 */
export function OrderPage() {
  const orderId = Number(route.useParams().orderId)
  const lock = useDayLock()
  const tripView = useTripView(orderId)
  return (
    <TripPage
      orderId={orderId}
      skip={
        <a href="#day-plan" className="rw-skip">
          Zum Tagesplan springen
        </a>
      }
      tools={
        <>
          <ViewToggle {...tripView} />
          <OfferButton orderId={orderId} />
          <DayLock {...lock} />
        </>
      }
    >
      <div>
        <Panels orderId={orderId} />
        <ClashList orderId={orderId} />
        <OutdatedNotice orderId={orderId} />
        <StandingRequests orderId={orderId} />
        <ContingentGap orderId={orderId} />
        <RoomGap orderId={orderId} />
        <Plan key={orderId} orderId={orderId} mayMoveDays={!lock.isLocked} showsRoute={tripView.view === 'route'} />
      </div>
      <LetterTool orderId={orderId} />
      <OrderDrawer orderId={orderId} />
    </TripPage>
  )
}

function Panels({ orderId }: { orderId: number }) {
  const { data: trip } = useSuspenseQuery(tripOf(orderId))
  return <TripPanels trip={trip} more={taskPanels} />
}

type PlanProps = { orderId: number; mayMoveDays: boolean; showsRoute: boolean }

function Plan({ orderId, ...view }: PlanProps) {
  const { data: trip } = useSuspenseQuery(plannedTripOf(orderId))
  const requests = useMemo(() => requestSlots(orderId), [orderId])
  return (
    <SelectionProvider>
      <DayPlan trip={trip} {...view} requests={requests} />
      <BulkDock>
        <ServicesPanel orderId={orderId} />
        <RequestsPanel orderId={orderId} />
      </BulkDock>
    </SelectionProvider>
  )
}
