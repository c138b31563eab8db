import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useQueryClient } from '@tanstack/react-query'
import { remove, update } from '../lib/api.ts'
import { ApiError } from '../lib/http.ts'
import { keys } from '../lib/keys.ts'
import { useSession } from '../lib/session.ts'
import { notice } from '../ui/notices/notice.tsx'

/** A saved view: one's own, or shared by a colleague. `State` is what it keeps of the list. */
export type SavedView<State> = {
  readonly id: number
  readonly version: number
  readonly name: string
  readonly user: string
  readonly isShared: boolean
  readonly isDefault: boolean
  readonly sort: number
  readonly state: State
}

type Patch<State> = { isShared?: boolean; isDefault?: boolean; sort?: number; state?: State }

/**
 * What one does with the saved views of a list. Each answers whether it was done; a refusal has been told.
 * @param contract the resource that keeps them
 */
export function useViewChanges<State>(contract: Contract) {
  const client = useQueryClient()
  const { user } = useSession()

  async function told<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      const done = await work()
      await client.invalidateQueries({ queryKey: keys.resource(contract.name) })
      return done
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notice.bad('Die Ansicht konnte nicht gespeichert werden.', error.reason)
      return null
    }
  }

  return {
    isOwn: (view: SavedView<State>) => view.user === linkTo('users', user.id),
    change: (view: SavedView<State>, patch: Patch<State>) => told(() => update(contract, view.id, patch)),
    /** Puts a view in the place of its neighbour; all get their number, for equal ones would not move. */
    move: (own: readonly SavedView<State>[], view: SavedView<State>, by: 1 | -1) =>
      told(async () => {
        const moved = own.filter((other) => other !== view)
        moved.splice(own.indexOf(view) + by, 0, view)
        const places = moved.map((one, sort) => ({ one, sort })).filter(({ one, sort }) => one.sort !== sort)
        await Promise.all(places.map(({ one, sort }) => update(contract, one.id, { sort })))
      }),
    remove: (view: SavedView<State>) => told(() => remove(contract, view.id).then(() => true)),
  }
}

export type ViewChanges<State> = ReturnType<typeof useViewChanges<State>>
