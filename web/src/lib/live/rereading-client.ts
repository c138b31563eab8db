import { type InvalidateOptions, type InvalidateQueryFilters, type Query, QueryClient } from '@tanstack/react-query'

/**
 * Whoever asks again for what may have changed gets what is so now. A first answer under way, and one for a page that is still
 * being opened, is not broken off by the cache and would pass for fresh although it was read before the change: it is asked for
 * once more when it has come.
 */
export class RereadingClient extends QueryClient {
  readonly #waiting = new WeakSet<Query>()

  override async invalidateQueries(filters: InvalidateQueryFilters = {}, options?: InvalidateOptions): Promise<void> {
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
      if ((query.state.data !== undefined && query.isActive()) || this.#waiting.has(query)) continue
      this.#waiting.add(query)
      const again = () => {
        this.#waiting.delete(query)
        return super.invalidateQueries({ ...filters, predicate: (other) => other === query }, options)
      }
      // What failed is asked for again by whoever needs it.
      query.promise?.then(again, () => this.#waiting.delete(query))
    }
    await super.invalidateQueries(filters, options)
  }
}
