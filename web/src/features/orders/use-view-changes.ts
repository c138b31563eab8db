import type { OrderListState } from '@reisewerk/domain/orders/order-list.contract.ts'
import { orderViewContract } from '@reisewerk/domain/orders/order-view.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useQueryClient } from '@tanstack/react-query'
import { create, newKey, remove, update } from '../../lib/api.ts'
import { ApiError } from '../../lib/http.ts'
import { keys } from '../../lib/keys.ts'
import { useSession } from '../../lib/session.ts'
import { notice } from '../../ui/notice.tsx'
import type { OrderView } from './api.ts'

type Patch = { name?: string; isShared?: boolean; isDefault?: boolean; sort?: number; state?: OrderListState }

/** Says at its field why a name is refused. */
type RefuseName = (message: string) => void

/** What one does with saved views of the trip list. Each answers whether it was done; a refusal has been told. */
export function useViewChanges() {
  const client = useQueryClient()
  const { user } = useSession()

  async function told<T>(work: () => Promise<T>, refuseName?: RefuseName): Promise<T | null> {
    try {
      const done = await work()
      await client.invalidateQueries({ queryKey: keys.resource(orderViewContract.name) })
      return done
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const refusal = error.messageFor('name')
      if (refusal !== undefined && refuseName !== undefined) refuseName(refusal)
      else notice.bad('Die Ansicht konnte nicht gespeichert werden.', error.reason)
      return null
    }
  }

  return {
    isOwn: (view: OrderView) => view.user === linkTo('users', user.id),
    add: (
      body: { name: string; isShared: boolean; organisationFilter: string; state: OrderListState },
      refuseName: RefuseName,
    ) => told(() => create(orderViewContract, body, newKey()), refuseName),
    change: (view: OrderView, patch: Patch, refuseName?: RefuseName) =>
      told(() => update(orderViewContract, view.id, patch), refuseName),
    /** Puts a view in the place of its neighbour; all get their number, for equal ones would not move. */
    move: (own: readonly OrderView[], view: OrderView, by: 1 | -1) =>
      told(async () => {
        const moved = own.filter((other) => other !== view)
        moved.splice(own.indexOf(view) + by, 0, view)
        const places = moved.map((one, sort) => ({ one, sort })).filter(({ one, sort }) => one.sort !== sort)
        await Promise.all(places.map(({ one, sort }) => update(orderViewContract, one.id, { sort })))
      }),
    remove: (view: OrderView) => told(() => remove(orderViewContract, view.id).then(() => true)),
  }
}
