import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import type { ComponentProps } from 'react'
import { send } from '../../lib/http.ts'
import { Lookup } from '../../ui/fields/lookup.tsx'
import type { Choice } from '../../ui/inline/inline-select.tsx'

/** Trips by number, name and group. @param query narrows them further */
export async function searchOrders(term: string, signal: AbortSignal, query: object = {}): Promise<Choice[]> {
  const sought = { ...query, _search: term === '' ? undefined : term, _itemsPerPage: 40 }
  type Found = { id: number; orderNumber: string; groupName: string; trip: { name: string } }
  const { data } = await send<Found[]>('GET', `/api/${orderContract.name}`, { query: sought, signal })
  return data.map(({ id, orderNumber, groupName, trip }) => ({
    value: String(id),
    label: [orderNumber, trip.name, groupName].filter((part) => part !== '').join(' · '),
  }))
}

type Props = Omit<ComponentProps<typeof Lookup>, 'resource' | 'searchKey' | 'search'> & {
  organisation: number
  /** A trip that is none of the choices. */
  except: number
}

/** One of the trips of a house. */
export function OrderPicker({ organisation, except, ...props }: Props) {
  return (
    <Lookup
      {...props}
      resource="orders"
      searchKey={['orders', 'lookup', organisation, except]}
      search={async (term, signal) => {
        const found = await searchOrders(term, signal, { 'organisationFilter.id': organisation })
        return found.filter(({ value }) => value !== String(except))
      }}
    />
  )
}
