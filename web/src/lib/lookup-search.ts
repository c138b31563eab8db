import type { Contract, ItemOf } from '@reisewerk/domain/contract/shape.ts'
import type { Choice } from '../ui/inline-select.tsx'
import { type Query, send } from './http.ts'

/**
 * The search behind a `Lookup`: the server finds by name, and what begins with the term stands first.
 * @param query narrows the search further
 */
export function searchIn<C extends Contract>(contract: C, labelOf: (item: ItemOf<C>) => string, query: Query = {}) {
  return async (term: string, signal: AbortSignal): Promise<Choice[]> => {
    const { data } = await send<ItemOf<C>[]>('GET', `/api/${contract.name}`, {
      query: { ...query, ...(term === '' ? { '_order[name]': 'asc' } : { _search: term }), _itemsPerPage: 40 },
      signal,
    })
    return data.map((item) => ({ value: String(item.id), label: labelOf(item) }))
  }
}

/**
 * The same, with those first that also fit a narrower query, and a word that says so; the others stay to be chosen.
 * @param preferred null where nothing narrows
 */
export function searchInWithFirst<C extends Contract>(
  contract: C,
  labelOf: (item: ItemOf<C>) => string,
  query: Query,
  preferred: { query: Query; word: string } | null,
) {
  if (preferred === null) return searchIn(contract, labelOf, query)
  const fitting = searchIn(contract, (item) => `${labelOf(item)} · ${preferred.word}`, { ...query, ...preferred.query })
  const all = searchIn(contract, labelOf, query)
  return async (term: string, signal: AbortSignal): Promise<Choice[]> => {
    const [first, others] = await Promise.all([fitting(term, signal), all(term, signal)])
    return [...first, ...others.filter(({ value }) => first.every((one) => one.value !== value))]
  }
}
