import { useQuery } from '@tanstack/react-query'
import type { Query } from '../lib/http.ts'
import { send } from '../lib/http.ts'
import { keys } from '../lib/keys.ts'

/**
 * Whether there is nothing at all in a list, whatever it is narrowed to: then it says what it is for and how to begin, and not that
 * nothing fits the filters (MOVE-02).
 * @param isAsked nothing was found with what it is narrowed to
 * @returns null while that is being asked
 */
export function useIsBare({ name, query }: { name: string; query?: Query }, isAsked: boolean): boolean | null {
  const { data, isPending } = useQuery({
    queryKey: [...keys.list(name), { of: 'all', ...query }],
    queryFn: async ({ signal }) =>
      (await send<unknown[]>('GET', `/api/${name}`, { query: { ...query, _itemsPerPage: 1 }, signal })).total ?? null,
    enabled: isAsked,
  })
  if (!isAsked) return false
  return isPending ? null : data === 0
}
