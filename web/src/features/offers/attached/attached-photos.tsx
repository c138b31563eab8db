import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listOf } from '../../../lib/api.ts'
import { contentsKey, type Offer, offerOf } from '../api.ts'
import { OfferPhotosPanel } from '../photos/photos-panel.tsx'
import { tripText } from './trip-search.tsx'

type Named = Parameters<typeof tripText>[0] & { id: number; orderNumber: string }

/** Which photos the papers of this offer show with the days of the trips it speaks for: those have no page of their own for it (MOVE-08). */
export function AttachedPhotos({ orderId, offer }: { orderId: number; offer: Offer }) {
  const ids = offer.attachedOrders.map(idOf)
  const attached = useQuery({
    ...listOf(orderContract, { query: { 'id[]': ids, _itemsPerPage: 500 } }),
    enabled: ids.length > 0,
  })
  // In the order of the document; one that has just been detached may still be among those read before.
  const trips = ids.flatMap((id) => attached.data?.items.filter((one) => one.id === id) ?? [])
  return trips.map((trip) => <PhotosOfTrip key={trip.id} trip={trip} mainId={orderId} main={offer} />)
}

function PhotosOfTrip({ trip, mainId, main }: { trip: Named; mainId: number; main: Offer }) {
  const client = useQueryClient()
  const { data: offer } = useQuery(offerOf(trip))
  if (offer === undefined) return null
  const { attachRouteDescription } = main
  return (
    <OfferPhotosPanel
      orderId={trip.id}
      // Printed with the days as the offer that speaks for it tells them.
      offer={{ ...offer, attachRouteDescription }}
      of={{ trip: tripText(trip), anchor: `photos-${trip.id}` }}
      onSaved={() => void client.invalidateQueries({ queryKey: contentsKey(mainId) })}
    />
  )
}
