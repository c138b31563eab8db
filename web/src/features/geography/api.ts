import type { GazetteerHit, GazetteerKind } from '@reisewerk/domain/geography/gazetteer.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { send } from '../../lib/http.ts'

/** Where something of that name lies (MOVE-05). */
export function gazetteerOf(name: string, kind: GazetteerKind | undefined) {
  return queryOptions({
    queryKey: ['gazetteer', name, kind],
    queryFn: async ({ signal }) =>
      (await send<GazetteerHit[]>('GET', '/api/gazetteer', { query: { name, kind }, signal })).data,
    enabled: name !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
