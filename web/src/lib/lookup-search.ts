import type { Contract, ItemOf } from '@reisewerk/domain/contract/shape.ts'
import type { Choice } from '../ui/inline-select.tsx'
import { type Query, send } from './http.ts'

/**
 * The search behind a `Lookup`: the server finds by name.
 * @param query narrows the search further
 */
export function searchIn<C extends Contract>(contract: C, labelOf: (item: ItemOf<C>) => string, query: Query = {}) {
  return async (term: string, signal: AbortSignal): Promise<Choice[]> => {
    const { data } = await send<ItemOf<C>[]>('GET', `/api/${contract.name}`, {
      query: { ...query, _search: term === '' ? undefined : term, '_order[name]': 'asc', _itemsPerPage: 40 },
      signal,
    })
    return data.map((item) => ({ value: String(item.id), label: labelOf(item) }))
  }
}
