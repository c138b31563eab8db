import { getRouteApi } from '@tanstack/react-router'
import { PlanChangesList } from '../../features/itinerary/plan-changes/plan-changes-list.tsx'
import { DeletedList } from '../../features/orders/deleted/deleted-list.tsx'
import { HistoryList } from '../../features/orders/history/history-list.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { TripPage } from './trip-page.tsx'

const route = getRouteApi('/shell/orders/$orderId/history')

export function HistoryPage() {
  const orderId = Number(route.useParams().orderId)
  return (
    <TripPage orderId={orderId}>
      <PageHead title="Verlauf" hint="Alle Änderungen an dieser Reise, neueste zuerst" />
      <PlanChangesList orderId={orderId} />
      <DeletedList orderId={orderId} />
      <HistoryList orderId={orderId} />
    </TripPage>
  )
}
