import { addDays } from '@reisewerk/domain/calendar-date.ts'
import type { ItemOf, Only } from '@reisewerk/domain/contract/shape.ts'
import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { listedOrderFields } from '@reisewerk/domain/orders/order-columns.ts'
import type { OrderListState, Timeline } from '@reisewerk/domain/orders/order-list.contract.ts'
import { orderViewContract } from '@reisewerk/domain/orders/order-view.contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { listOf, pageOf } from '../../lib/api.ts'
import { send } from '../../lib/http.ts'
import { keys, type Page } from '../../lib/keys.ts'
import { filtersOf, type OrderListSearch, queryOf } from './order-list-search.ts'
import type { Span } from './order-span.ts'

export type ListedOrder = Only<ItemOf<typeof orderContract, 'order_list_read'>, (typeof listedOrderFields)[number]>
export type OrderView = ItemOf<typeof orderViewContract>

export function orderList(search: OrderListSearch) {
  const groups =
    search.deleted === true ? (['order_list_read', 'soft_delete'] as const) : (['order_list_read'] as const)
  const query = { ...queryOf(search), _fields: listedOrderFields.join() }
  return queryOptions({
    queryKey: [...keys.list(orderContract.name), { groups, query }],
    queryFn: ({ signal }): Promise<Page<ListedOrder>> =>
      pageOf<typeof orderContract, 'order_list_read'>(orderContract, { ...query, '_groups[]': groups }, signal),
  })
}

export function orderTimeline(search: OrderListState, span: Span) {
  const from = search.from !== undefined && search.from > span.from ? search.from : span.from
  const lastDay = addDays(span.end, -1)
  const to = search.to !== undefined && search.to < lastDay ? search.to : lastDay
  const query = filtersOf({ ...search, from, to, sort: undefined })
  return queryOptions({
    queryKey: [...keys.list(orderContract.name), { timeline: query }],
    queryFn: async ({ signal }) => (await send<Timeline>('GET', '/api/orders/timeline', { query, signal })).data,
  })
}

export function orderViews() {
  return listOf(orderViewContract, { query: { _itemsPerPage: 100 } })
}

/** How many trips a view holds. It is a hint beside the name: a minute old will do, and no live event asks for it again. */
export function viewCount(state: OrderListState) {
  const query = { ...filtersOf(state), _itemsPerPage: 1 }
  return {
    queryKey: ['order_view_counts', query],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await send<unknown[]>('GET', '/api/orders', { query, signal })).total ?? 0,
  }
}
