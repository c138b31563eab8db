import type { QueryClient } from '@tanstack/react-query'
import { dashboardTodos, dashboardTrips } from '../features/tasks/api.ts'

/** What is to be done and how the trips stand: two requests side by side. */
export function loadUserDashboard(client: QueryClient): void {
  void client.prefetchQuery(dashboardTodos)
  void client.prefetchQuery(dashboardTrips)
}
