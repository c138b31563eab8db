import type { Contract, ItemOf } from '@reisewerk/domain/contract/shape.ts'
import type { Choice } from '../ui/inline/inline-select.tsx'
import { type Query, send } from './http.ts'

/** What was found; the hint tells more of it than its name and stands beside it in the list alone. */
export type Found = Choice & { hint?: string }
/** How an item is called, and what else to tell of it. */
export type Words = string | Omit<Found, 'value' | 'disabled'>
/** @param house whose things are looked for, its own and everybody's; null where no trip tells */
export type Search = (term: string, signal: AbortSignal, house: number | null) => Promise<Found[]>

/**
 * The search behind a `Lookup`: the server finds by name, and what begins with the term stands first. What another house
 * keeps for itself is not offered for a trip, which could not take it.
 * @param query narrows the search further
 */
export function searchIn<C extends Contract>(
  contract: C,
  wordsOf: (item: ItemOf<C>) => Words,
  query: Query = {},
): Search {
  const isOfHouses = 'organisationFilter.id' in contract.filters
  return async (term, signal, house) => {
    const { data } = await send<ItemOf<C>[]>('GET', `/api/${contract.name}`, {
      query: {
        ...query,
        ...(isOfHouses && house !== null && { 'organisationFilter.id': house }),
        ...(term === '' ? { '_order[name]': 'asc' } : { _search: term }),
        _itemsPerPage: 40,
      },
      signal,
    })
    return data.map((item) => ({ value: String(item.id), ...inWords(wordsOf(item)) }))
  }
}

/**
 * The same, with those first that also fit a narrower query, and a word that says so; the others stay to be chosen.
 * @param preferred null where nothing narrows
 */
export function searchInWithFirst<C extends Contract>(
  contract: C,
  wordsOf: (item: ItemOf<C>) => Words,
  query: Query,
  preferred: { query: Query; word: string } | null,
): Search {
  if (preferred === null) return searchIn(contract, wordsOf, query)
  const withWord = (item: ItemOf<C>) => {
    const { label, hint } = inWords(wordsOf(item))
    return { label, hint: [hint, preferred.word].filter(Boolean).join(' · ') }
  }
  const fitting = searchIn(contract, withWord, { ...query, ...preferred.query })
  const all = searchIn(contract, wordsOf, query)
  return async (term, signal, house) => {
    const [first, others] = await Promise.all([fitting(term, signal, house), all(term, signal, house)])
    return [...first, ...others.filter(({ value }) => first.every((one) => one.value !== value))]
  }
}

function inWords(words: Words): Exclude<Words, string> {
  return typeof words === 'string' ? { label: words } : words
}
