import type { QueryClient } from '@tanstack/react-query'
import { settingsOf } from '../../features/accounts/api.ts'
import { outdatedPapersOf } from '../../features/files/outdated/api.ts'
import { clashesOf } from '../../features/itinerary/clashes/api.ts'
import { daysOf } from '../../features/itinerary/plan/days.ts'
import { estimateOf, storedOffersCount, tripOf } from '../../features/orders/trip/api.ts'
import { providerContactsOf, tripContactsOf } from '../../features/orders/trip/contacts/api.ts'
import { openTabs } from '../../features/orders/trip/open-tabs.ts'
import { checklistOf, filterAtFirst, todosOf, urgentTodoOf } from '../../features/tasks/api.ts'
import { colleaguesOf, readersOf } from '../../lib/colleagues.ts'
import { forgetTrips } from '../../lib/recent/kept-trips.ts'
import { sessionQuery } from '../../lib/session.ts'

/**
 * Asks for all that a trip's page shows while its code is still under way, in one round: nothing waits for the answer to
 * something else. What is only chosen from is asked for when somebody comes near it. What trips left long ago showed is forgotten.
 */
export function loadTrip(client: QueryClient, orderId: number): void {
  forgetTrips(client)
  const houses = client.getQueryData(sessionQuery.queryKey)?.organisations ?? []
  void client.prefetchQuery(tripOf(orderId))
  void client.prefetchQuery(daysOf(orderId))
  void client.prefetchQuery(urgentTodoOf(orderId))
  void client.prefetchQuery(storedOffersCount(orderId))
  void client.prefetchQuery(tripContactsOf(orderId))
  for (const { id } of houses) void client.prefetchQuery(settingsOf(id))
}

/** As `loadTrip`, with what the open panels of the mask show (HEAD-07). */
export function loadMask(client: QueryClient, orderId: number): void {
  loadTrip(client, orderId)
  void client.prefetchQuery(clashesOf(orderId))
  void client.prefetchQuery(outdatedPapersOf(orderId))
  const open = openTabs()
  if (open.includes('trip')) void client.prefetchQuery(estimateOf(orderId))
  if (open.includes('contacts')) void client.prefetchQuery(providerContactsOf(orderId))
  if (open.includes('notes')) void client.prefetchQuery(readersOf(orderId))
  if (open.includes('todos')) void client.prefetchQuery(todosOf(orderId, filterAtFirst))
  if (open.includes('checklist')) void client.prefetchQuery(checklistOf(orderId))
  // Whether the trip may change to another house of theirs depends on who works there.
  const houses = client.getQueryData(sessionQuery.queryKey)?.organisations ?? []
  if (houses.length > 1) for (const { id } of houses) void client.prefetchQuery(colleaguesOf(id))
}
