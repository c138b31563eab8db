import { offerContract } from '@reisewerk/domain/offers/offer.contract.ts'
import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { idOf, linkTo } from '@reisewerk/domain/wire.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAttempts } from '../../../form/use-attempts.ts'
import { listOf } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'
import { contentsKey, knownOfferOf, type Offer } from '../api.ts'
import { tellNotSaved } from '../not-saved.ts'
import { OfferPhotosPanel } from '../photos/photos-panel.tsx'
import { tripText } from './trip-search.tsx'

type Named = Parameters<typeof tripText>[0] & { id: number }

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
  const { data: offer } = useQuery(knownOfferOf(trip.id))
  const make = useAttempts(offerContract)
  // Its offer keeps them; a trip that has none gets it with the first photo, not by being looked at.
  const first = useMutation({
    mutationFn: (photos: readonly object[]) => make({ order: linkTo('orders', trip.id), photos }),
    onError: (error) => tellNotSaved(error instanceof ApiError ? error.reason : undefined),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keys.list(offerContract.name) }),
        client.invalidateQueries({ queryKey: contentsKey(mainId) }),
      ]),
  })
  if (offer === undefined) return null
  const { attachRouteDescription } = main
  return (
    <OfferPhotosPanel
      orderId={trip.id}
      // Printed with the days as the offer that speaks for it tells them.
      offer={{ ...(offer ?? noneYet), attachRouteDescription }}
      of={{ trip: tripText(trip), anchor: `photos-${trip.id}` }}
      onSaved={() => void client.invalidateQueries({ queryKey: contentsKey(mainId) })}
      {...(offer === null && {
        keepFirst: (photos) => {
          if (!first.isPending) first.mutate(photos)
        },
      })}
    />
  )
}

const noneYet = { id: 0, version: 0, photos: [] }
