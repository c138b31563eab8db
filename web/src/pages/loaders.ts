import type { QueryClient } from '@tanstack/react-query'
import { daysOf } from '../features/itinerary/api.ts'
import { orderList, orderViews } from '../features/orders/api.ts'
import { type OrderListSearch, openedSearch } from '../features/orders/order-list-search.ts'
import { tripOf } from '../features/orders/trip/api.ts'
import { dashboardTodos, dashboardTrips } from '../features/tasks/api.ts'
import { today } from '../lib/format.ts'
import { sessionQuery } from '../lib/session.ts'

/** Asks for what a page needs while its code is still under way; all at once, so nothing waits for something else. */

export function loadTrip(client: QueryClient, orderId: number): void {
  void client.prefetchQuery(tripOf(orderId))
  void client.prefetchQuery(daysOf(orderId))
}

/** What is to be done and how the trips stand: two requests side by side. */
export function loadUserDashboard(client: QueryClient): void {
  void client.prefetchQuery(dashboardTodos)
  void client.prefetchQuery(dashboardTrips)
}

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
