import { userContract } from '@reisewerk/domain/accounts/user.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Choice } from '../ui/inline/inline-select.tsx'
import { listOf } from './api.ts'
import { send } from './http.ts'
import { nameOf, useSession } from './session.ts'

export function colleaguesOf(organisation: number | null) {
  return listOf(userContract, { query: { 'organisations.id': organisation, isActive: true, _itemsPerPage: 500 } })
}

/**
 * Colleagues to choose from: nobody else may be given what belongs to an organisation. Oneself is there before the list is.
 * @param chosen who has been chosen already and keeps the name
 */
export function useColleagues(organisation: number | null, chosen: readonly (string | null)[] = []): Choice[] {
  const { user } = useSession()
  const all = useQuery(colleaguesOf(null)).data?.items ?? []
  const offered = useQuery(colleaguesOf(organisation)).data?.items ?? [user]
  const kept = all.filter(({ id }) => chosen.includes(String(id)) && !offered.some((one) => one.id === id))
  return [...offered, ...kept].map((one) => ({ value: String(one.id), label: nameOf(one) }))
}

const nobody: readonly string[] = []

/** The colleagues who may read a trip. */
export function readersOf(orderId: number | null) {
  return queryOptions({
    queryKey: ['users', 'readers', orderId],
    queryFn: async ({ signal }) =>
      (await send<{ id: number; name: string }[]>('GET', `${linkTo('orders', orderId ?? 0)}/readers`, { signal })).data,
    staleTime: 60_000,
  })
}

/** Names of the colleagues who may read a trip, and may be named in its notes (EASE-07); nobody without a trip. */
export function useReaders(orderId: number | null): readonly string[] {
  const { user } = useSession()
  const { data } = useQuery({
    ...readersOf(orderId),
    enabled: orderId !== null,
    select: (readers) => readers.filter(({ id }) => id !== user.id).map(({ name }) => name),
  })
  return data ?? nobody
}
