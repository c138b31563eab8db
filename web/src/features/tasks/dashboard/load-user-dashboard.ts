import { firstShown } from '@reisewerk/domain/tasks/user-dashboard.contract.ts'
import type { QueryClient } from '@tanstack/react-query'
import { dashboardTodos, dashboardTrips } from '../api.ts'

export function loadUserDashboard(client: QueryClient): void {
  void client.prefetchQuery(dashboardTodos(firstShown))
  void client.prefetchQuery(dashboardTrips)
}
