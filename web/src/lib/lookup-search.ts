import type { Contract, ItemOf } from '@reisewerk/domain/contract/shape.ts'
import type { Choice } from '../ui/inline/inline-select.tsx'
import { type Query, send } from './http.ts'

export type Found = Choice & { hint?: string }
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

/** Which of them stand first, and the word that says why. */
export type Preferred = { query: Query; word: string }

/** The same, with those first that also fit a narrower query, the first one foremost; the others stay to be chosen. */
export function searchInWithFirst<C extends Contract>(
  contract: C,
  wordsOf: (item: ItemOf<C>) => Words,
  query: Query,
  preferred: readonly Preferred[],
): Search {
  const fitting = preferred.map(({ query: narrower, word }) => {
    const withWord = (item: ItemOf<C>) => {
      const { label, hint } = inWords(wordsOf(item))
      return { label, hint: [hint, word].filter(Boolean).join(' · ') }
    }
    return searchIn(contract, withWord, { ...query, ...narrower })
  })
  const searches = [...fitting, searchIn(contract, wordsOf, query)]
  return async (...sought) => {
    const found = (await Promise.all(searches.map((search) => search(...sought)))).flat()
    // Each stands where it was found first.
    const firsts = new Map(found.toReversed().map((one) => [one.value, one]))
    return found.filter((one) => firsts.get(one.value) === one)
  }
}

function inWords(words: Words): Exclude<Words, string> {
  return typeof words === 'string' ? { label: words } : words
}
