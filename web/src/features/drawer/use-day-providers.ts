import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { requestContract } from '@reisewerk/domain/requests/request.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../lib/http.ts'
import { keys } from '../../lib/keys.ts'

type Request = ItemOf<typeof requestContract>

/** Who provides a hotel, a train or another service on a day (001 §7). @returns '' while nobody does */
export function useDayProviders(orderId: number, date: string): string {
  const query = { 'order.id': orderId, date }
  const { data } = useQuery({
    queryKey: [...keys.list(requestContract.name), { query }, 'provider_by_date'],
    queryFn: async ({ signal }) => {
      const { data: items } = await send<Request[]>('GET', '/api/requests/provider_by_date', { query, signal })
      return { items, total: items.length }
    },
  })
  return [...new Set((data?.items ?? []).map(({ info }) => info.title).filter(Boolean))].join(' · ')
}
