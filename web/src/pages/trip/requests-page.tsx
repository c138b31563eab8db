import { dateOfWire } from '@reisewerk/domain/wire.ts'
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { CancellationLosses } from '../../features/calculation/cancellation-losses.tsx'
import { EditPanel } from '../../features/itinerary/forms/edit-panel.tsx'
import { daysOf } from '../../features/itinerary/plan/days.ts'
import { TripPlan } from '../../features/itinerary/plan/trip-plan.tsx'
import { LetterTool } from '../../features/mail/mail-tools.tsx'
import { plannedTripOf } from '../../features/orders/trip/api.ts'
import { RequestList } from '../../features/requests/request-list.tsx'
import type { RequestSearch } from '../../features/requests/request-search.ts'
import { requestSlots } from '../../features/requests/request-slots.tsx'
import { RequestsPanel } from '../../features/requests/requests-panel.tsx'
import { today } from '../../lib/format.ts'
import { ExportButton } from '../../list/export-button.tsx'
import { PanelsOverPage } from '../../ui/dialogs/side-panel.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { BulkDock } from '../../ui/lists/bulk-bar.tsx'
import { SelectionProvider } from '../../ui/lists/selection.tsx'
import { TripPage } from './trip-page.tsx'

const route = getRouteApi('/shell/orders/$orderId/requests')

/** 'Anfragen': everybody the trip was asked of, over all its days (002 §2, REQ-06). */
export function RequestsPage() {
  const orderId = Number(route.useParams().orderId)
  const client = useQueryClient()
  // Whatever was open may have changed the list: it is read anew when it closes (002 §2).
  const refresh = useCallback(
    () => void client.invalidateQueries({ queryKey: daysOf(orderId).queryKey }),
    [client, orderId],
  )
  return (
    <TripPage orderId={orderId} onMailClosed={refresh}>
      <PageHead title="Anfragen">
        <ExportButton path={`/api/orders/${orderId}/requests/export.xlsx`} query={soughtBy(route.useSearch())} />
      </PageHead>
      <Requests key={orderId} orderId={orderId} onClosed={refresh} />
      <LetterTool orderId={orderId} onClosed={refresh} />
    </TripPage>
  )
}

/** What the list is narrowed to, as a file of it is asked for. */
function soughtBy({ status, kind, agency, deadline, sort }: RequestSearch) {
  return { 'status[]': status, 'kind[]': kind, 'agency[]': agency, 'deadline[]': deadline, sort }
}

function Requests({ orderId, onClosed }: { orderId: number; onClosed: () => void }) {
  const { data: trip } = useSuspenseQuery(plannedTripOf(orderId))
  const isAhead = (dateOfWire(trip.startAt) ?? '') > today()
  const { dataUpdatedAt } = useQuery(daysOf(orderId))
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const requests = useMemo(() => requestSlots(orderId), [orderId])
  return (
    <SelectionProvider>
      <TripPlan trip={trip} mayMoveDays={false} showsRoute={false} requests={requests} onClosed={onClosed}>
        <RequestList
          search={search}
          onSearch={(patch) => void navigate({ search: (old) => ({ ...old, ...patch }), replace: true })}
        />
        {isAhead && <CancellationLosses orderId={orderId} readAt={dataUpdatedAt} />}
        <PanelsOverPage>
          <EditPanel />
        </PanelsOverPage>
      </TripPlan>
      <BulkDock>
        <RequestsPanel orderId={orderId} />
      </BulkDock>
    </SelectionProvider>
  )
}
