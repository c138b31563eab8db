import { offerContract } from '@reisewerk/domain/offers/offer.contract.ts'
import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { update } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'
import { notice } from '../../../ui/notices/notice.tsx'
import { keptOfferOf, type Offer } from '../api.ts'
import { tellNotSaved } from '../not-saved.ts'
import { openedOffer, unopenedOffer } from '../open-offer.ts'

export type AttachChange = {
  /** The trip whose offer it is. */
  mainId: number
  change: (attached: Offer['attachedOrders']) => readonly number[]
}

/** Changes which trips an offer speaks for; it is read anew for it, so that nobody's trip is left out. */
export function useAttach() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ mainId, change }: AttachChange) => {
      const { items } = await client.fetchQuery({ ...keptOfferOf(mainId), staleTime: 0 })
      // Of a trip whose number is not known here; the server gives the offer its own.
      const offer = items[0] ?? unopenedOffer(mainId, '')
      const attachedOrders = change(offer.attachedOrders).map((id) => linkTo('orders', id))
      await update(offerContract, await openedOffer(offer), { attachedOrders }, { ifMatch: offer.version })
    },
    onSuccess: () => notice.good('Das Angebot wurde aktualisiert!'),
    onError: (error) => tellNotSaved(error instanceof ApiError ? error.reason : undefined),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keys.list(offerContract.name) }),
        client.invalidateQueries({ queryKey: keys.resource(orderContract.name) }),
      ]),
  })
}
