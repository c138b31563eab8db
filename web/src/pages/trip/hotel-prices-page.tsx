import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { HotelPriceSearch } from '../../features/drawer/hotel-prices/hotel-price-search.ts'
import { HotelPriceTools } from '../../features/drawer/hotel-prices/hotel-price-tools.tsx'
import { HotelPrices } from '../../features/drawer/hotel-prices/hotel-prices.tsx'
import { EditPanel } from '../../features/itinerary/forms/edit-panel.tsx'
import { daysOf } from '../../features/itinerary/plan/days.ts'
import { TripPlan } from '../../features/itinerary/plan/trip-plan.tsx'
import { plannedTripOf } from '../../features/orders/trip/api.ts'
import { requestSlots } from '../../features/requests/request-slots.tsx'
import { useChooseRequest } from '../../features/requests/use-choose-request.ts'
import { useSeesPurchase } from '../../lib/session.ts'
import { ExportButton } from '../../list/export-button.tsx'
import { PanelsOverPage } from '../../ui/dialogs/side-panel.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { TripPage } from './trip-page.tsx'

const route = getRouteApi('/shell/orders/$orderId/services')

/** 'Hotelpreise': what the asked hotels cost and which of them is taken (002 §2, CALC-06). */
export function HotelPricesPage() {
  const orderId = Number(route.useParams().orderId)
  const seesPurchase = useSeesPurchase()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const look = useCallback(
    (patch: HotelPriceSearch) => void navigate({ search: (old) => ({ ...old, ...patch }), replace: true }),
    [navigate],
  )
  return (
    <TripPage orderId={orderId}>
      <PageHead
        title="Hotelpreise"
        hint={
          seesPurchase
            ? 'je Zimmer und Nacht, Halbpension je Person; was aus den Preisen folgt, wird berechnet'
            : 'Die Preise sieht, wer das Recht „Einkauf sehen“ hat.'
        }
      >
        <HotelPriceTools search={search} onSearch={look} />
        <ExportButton path={`/api/orders/${orderId}/hotel_prices/export.xlsx`} query={search} />
      </PageHead>
      <Overview key={orderId} orderId={orderId} search={search} onSearch={look} />
    </TripPage>
  )
}

type Props = { orderId: number; search: HotelPriceSearch; onSearch: (patch: HotelPriceSearch) => void }

function Overview({ orderId, ...view }: Props) {
  const { data: trip } = useSuspenseQuery(plannedTripOf(orderId))
  const requests = useMemo(() => requestSlots(orderId), [orderId])
  const choose = useChooseRequest(orderId)
  const client = useQueryClient()
  const refresh = useCallback(
    () => void client.invalidateQueries({ queryKey: daysOf(orderId).queryKey }),
    [client, orderId],
  )
  return (
    <TripPlan trip={trip} mayMoveDays={false} showsRoute={false} requests={requests} onClosed={refresh}>
      <HotelPrices {...view} onChoose={(service, request) => void choose(service, request)} />
      <PanelsOverPage>
        <EditPanel />
      </PanelsOverPage>
    </TripPlan>
  )
}
