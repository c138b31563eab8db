import { useQuery } from '@tanstack/react-query'
import { send } from '../lib/http.ts'
import { keys } from '../lib/keys.ts'

/**
 * Whether there is nothing at all in a list, whatever it is narrowed to: then it says what it is for and how to begin, and not that
 * nothing fits the filters (MOVE-02).
 * @param isAsked nothing was found with what it is narrowed to
 */
export function useIsBare(resource: string, isAsked: boolean): boolean {
  const { data } = useQuery({
    queryKey: [...keys.list(resource), { of: 'all' }],
    queryFn: async ({ signal }) =>
      (await send<unknown[]>('GET', `/api/${resource}`, { query: { _itemsPerPage: 1 }, signal })).total ?? null,
    enabled: isAsked,
  })
  return isAsked && data === 0
}
