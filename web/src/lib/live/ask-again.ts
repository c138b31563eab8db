import type { Query, QueryClient } from '@tanstack/react-query'

/**
 * Asks again for what may have changed. A first answer under way, and one for a page that is still being opened, is not
 * broken off by the cache and would pass for fresh although it was read before the change: it is asked for once more when
 * it has come.
 */
export function askAgain(client: QueryClient, isConcerned: (query: Query) => boolean): void {
  const underWay = client.getQueryCache().findAll({ predicate: isConcerned, fetchStatus: 'fetching' })
  void client.invalidateQueries({ predicate: isConcerned })
  for (const query of underWay) {
    if (query.state.data !== undefined && query.isActive()) continue
    const isSame = (other: Query) => other === query
    // What failed is asked for again by whoever needs it.
    query.promise?.then(() => client.invalidateQueries({ predicate: isSame }), ignoreFailure)
  }
}

const ignoreFailure = () => undefined
