import { queryOptions } from '@tanstack/react-query'
import type { Item } from '../../form/field-value.ts'
import { itemOf, listOf } from '../../lib/api.ts'
import { send } from '../../lib/http.ts'
import { keys, type Page } from '../../lib/keys.ts'
import type { Kind } from './kind.ts'
import { type KindSearch, queryOf } from './kind-search.ts'

export function listOfKind(kind: Kind, search: KindSearch) {
  const { queryKey, queryFn, ...options } = listOf(kind.contract, {
    groups: kind.listGroups ?? [],
    query: queryOf(kind, search),
  })
  return {
    ...options,
    queryKey,
    queryFn,
    // A contract that is only known at run time has fields that are only known at run time.
    select: (page: unknown) => page as Page<Item>,
  }
}

export function itemOfKind(kind: Kind, id: number) {
  return { ...itemOf(kind.contract, id, kind.itemGroups ?? []), select: (item: unknown) => item as Item }
}

export type Usage = {
  trips: number
  latestTrips: { id: number; orderNumber: string; name: string; startAt: string; currentStatus: string }[]
  others: { resource: string; title: string; count: number }[]
  deletedTrips: number
  /** Trips that this user does not see. */
  hiddenTrips: number
  /** Whether anything uses it that this user does not see, and that is none of these trips. */
  isUsedElsewhere: boolean
}

/** Whether nothing needs the item any more, so that it may be deleted. */
export function isUnused({ trips, others, deletedTrips, hiddenTrips, isUsedElsewhere }: Usage): boolean {
  return trips + deletedTrips + hiddenTrips + others.length === 0 && !isUsedElsewhere
}

export function usageOf(resource: string, id: number) {
  return queryOptions({
    queryKey: [...keys.item(resource, id), 'usage'],
    queryFn: async ({ signal }) => (await send<Usage>('GET', `/api/${resource}/${id}/usage`, { signal })).data,
  })
}

export function countOf(kind: Kind) {
  return { ...listOf(kind.contract, { query: { _itemsPerPage: 1 } }), select: ({ total }: { total: number }) => total }
}
