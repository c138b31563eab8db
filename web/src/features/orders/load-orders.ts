import type { QueryClient } from '@tanstack/react-query'
import { today } from '../../lib/format.ts'
import { sessionQuery } from '../../lib/session.ts'
import { orderList, orderViews } from './api.ts'
import { type OrderListSearch, openedSearch } from './order-list-search.ts'

export function loadOrders(client: QueryClient, asked: OrderListSearch): void {
  const search = openedSearch(asked, today())
  void client.prefetchQuery(orderViews())
  if (search.mode !== 'timeline') void client.prefetchQuery(orderList(search))
}

/** The view with which the user's list opens; without one it opens at today's work. */
export async function defaultView(client: QueryClient): Promise<OrderListSearch | null> {
  const views = orderViews()
  const known = client.getQueryData(views.queryKey)
  const page = known ?? (await client.fetchQuery({ ...views, retry: false }).catch(() => null))
  const self = client.getQueryData(sessionQuery.queryKey)?.user.id
  // A colleague's default may be shared; it is theirs all the same.
  const found = page?.items.find(({ isDefault, user }) => isDefault && user === `/api/users/${self}`)
  return found === undefined ? null : { ...found.state, view: found.id }
}
