import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { NotFoundPage } from '../../app/not-found-page.tsx'
import { KeptDays } from '../../features/itinerary/concepts/kept-days.tsx'
import { DeletedTrip } from '../../features/orders/deleted/deleted-trip.tsx'
import { HistoryList } from '../../features/orders/history/history-list.tsx'
import { itemOf } from '../../lib/api.ts'
import { ApiError } from '../../lib/http.ts'
import { keys } from '../../lib/keys.ts'
import { OptionsOfOrganisation } from '../../lib/options.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { ErrorState, LoadingRows } from '../../ui/lists/list-state.tsx'

/** What an admin finds at the address of a trip that is deleted: the trip, to be read and brought back (APP-11). */
export function DeletedTripPage({ orderId }: { orderId: number }) {
  const found = useQuery(deletedTripOf(orderId))
  const client = useQueryClient()
  const router = useRouter()
  const [isRestored, setRestored] = useState(false)

  function show() {
    setRestored(true)
    client.removeQueries({ queryKey: keys.item('orders', orderId) })
    void router.invalidate()
  }

  if (found.isPending || isRestored) return <LoadingRows rows={12} />
  if (found.isError) {
    if (found.error instanceof ApiError && found.error.status === 404) return <NotFoundPage />
    return <ErrorState text="Die Reise konnte nicht geladen werden!" onRetry={() => void found.refetch()} />
  }
  return (
    <OptionsOfOrganisation value={idOf(found.data.organisationFilter)}>
      <DeletedTrip trip={found.data} onRestored={show}>
        <KeptDays orderId={orderId} />
        <Panel title="Verlauf" flush>
          <HistoryList orderId={orderId} ofDeleted />
        </Panel>
      </DeletedTrip>
    </OptionsOfOrganisation>
  )
}

/** A deleted trip; only who asks for deleted trips is told of it (APP-11). */
function deletedTripOf(orderId: number) {
  return itemOf(orderContract, orderId, ['order_list_read', 'soft_delete'])
}
