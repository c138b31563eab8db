import { useSession } from '../lib/session.ts'
import type { ListFilter } from './list.ts'
import { choiceFilter } from './list-filter.tsx'

type Search = { organisation?: number | undefined }

const organisation = choiceFilter<Search>({
  name: 'organisation',
  label: 'Organisation',
  value: {
    get: (search) => search.organisation?.toString() ?? null,
    set: (chosen) => ({ organisation: chosen === null ? undefined : Number(chosen) }),
  },
  useChoices: () => useSession().organisations.map(({ id, name }) => ({ value: String(id), label: name })),
})

/** Whoever works for one house is not asked which. */
export function useHouseFilter<S extends Search>(): ListFilter<S>[] {
  // It reads and writes no more of a search than the organisation.
  return useSession().organisations.length > 1 ? [organisation as unknown as ListFilter<S>] : []
}
