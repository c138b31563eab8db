import type { OrderColumn } from '@reisewerk/domain/orders/order-columns.ts'
import type { OrderListState } from '@reisewerk/domain/orders/order-list.contract.ts'
import { orderViewContract } from '@reisewerk/domain/orders/order-view.contract.ts'
import { isRecord, isTexts, useKept } from '../../lib/browser-store.ts'
import { useSession } from '../../lib/session.ts'
import type { ListLayout } from '../../list/list.ts'
import { useViewChanges } from '../../list/use-view-changes.ts'
import type { OrderView } from './api.ts'
import type { OrderListSearch } from './order-list-search.ts'

export type OrderLayout = ListLayout<OrderColumn>

/**
 * Columns and row height of the list. They stand in the address; a view of one's own remembers them at once, the list of all
 * trips does in this browser.
 */
export function useOrderLayout(
  search: OrderListSearch,
  view: OrderView | undefined,
  onChange: (patch: Partial<OrderListSearch>) => void,
) {
  const { user } = useSession()
  const changes = useViewChanges<OrderListState>(orderViewContract)
  const [kept, keep] = useKept(`orders-layout-${user.id}`, isLayout, nothingKept)
  const fallback = view === undefined ? kept : {}
  const layout: OrderLayout = { hide: search.hide ?? fallback.hide ?? [], rows: search.rows ?? fallback.rows }

  function setLayout(patch: Partial<OrderLayout>) {
    const next = { ...layout, ...patch }
    const state = { hide: next.hide.length === 0 ? undefined : [...next.hide], rows: next.rows }
    onChange(state)
    if (view === undefined) keep(next)
    else if (changes.isOwn(view)) void changes.change(view, { state: { ...view.state, ...state } })
  }
  return [layout, setLayout] as const
}

const nothingKept: Partial<OrderLayout> = {}

function isLayout(value: unknown): value is Partial<OrderLayout> {
  if (!isRecord(value)) return false
  return (value.hide === undefined || isTexts(value.hide)) && (value.rows === undefined || value.rows === 'roomy')
}
