import type { Query, QueryClient } from '@tanstack/react-query'
import { tripOfKey } from '../keys.ts'

/** More than anybody goes back and forth between. */
const mostKept = 8

/**
 * Forgets the answers of trips that nobody looks at, but for those asked for last: opened one after the other, or only
 * touched in a list, each would be kept for minutes, and a tab would grow with every trip.
 */
export function forgetTrips(client: QueryClient): void {
  const cache = client.getQueryCache()
  const trips = Map.groupBy(cache.getAll(), ({ queryKey }) => tripOfKey(queryKey))
  trips.delete(null)
  const resting = [...trips.values()].filter((answers) => answers.every(isAtRest))
  for (const answers of resting.toSorted((one, other) => askedAt(other) - askedAt(one)).slice(mostKept)) {
    for (const answer of answers) cache.remove(answer)
  }
}

const isAtRest = (query: Query) => query.getObserversCount() === 0 && query.state.fetchStatus === 'idle'

const askedAt = (answers: readonly Query[]) => Math.max(...answers.map(({ state }) => state.dataUpdatedAt))
