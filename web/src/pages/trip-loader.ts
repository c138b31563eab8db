import type { QueryClient } from '@tanstack/react-query'
import { daysOf } from '../features/itinerary/api.ts'
import { tripOf } from '../features/orders/trip/api.ts'

/** Asks for what a trip's page needs while its code is still under way, all at once. */
export function loadTrip(client: QueryClient, orderId: number): void {
  void client.prefetchQuery(tripOf(orderId))
  void client.prefetchQuery(daysOf(orderId))
}
