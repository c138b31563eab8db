import { offerContract } from '@reisewerk/domain/offers/offer.contract.ts'
import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { update } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'
import { notice } from '../../../ui/notices/notice.tsx'
import { type Offer, offerOf } from '../api.ts'
import { tellNotSaved } from '../not-saved.ts'

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
      const { select, ...query } = offerOf(mainId)
      const page = await client.fetchQuery({ ...query, staleTime: 0 })
      const offer = select?.(page)
      if (offer === undefined) return
      const attachedOrders = change(offer.attachedOrders).map((id) => linkTo('orders', id))
      await update(offerContract, offer.id, { attachedOrders }, { ifMatch: offer.version })
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
