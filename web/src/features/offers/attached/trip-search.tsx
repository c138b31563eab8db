import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { dateOfWire, idOf } from '@reisewerk/domain/wire.ts'
import { useQueryClient } from '@tanstack/react-query'
import { listOf } from '../../../lib/api.ts'
import { period } from '../../../lib/format.ts'
import { Lookup } from '../../../ui/fields/lookup.tsx'
import type { Choice } from '../../../ui/inline/inline-select.tsx'
import type { Trip } from '../../orders/trip/api.ts'

type Named = Pick<Trip, 'orderNumber' | 'groupName' | 'startAt' | 'endAt'> & { trip: { name: string } }

/** '2600418 · Kammerchor, 21.–24.05.2027' */
export function tripText({ orderNumber, groupName, trip, startAt, endAt }: Named): string {
  const dates = period(dateOfWire(startAt) ?? '', dateOfWire(endAt) ?? '')
  return `${orderNumber} · ${[groupName || trip.name, dates].filter(Boolean).join(', ')}`
}

type Props = { trip: Trip; label: string; without: readonly number[]; isOff: boolean; onChoose: (id: number) => void }

/** Other trips of the same client and organisation; the search waits until one stops typing (002 §7: 400 ms). */
export function TripSearch({ trip, label, without, isOff, onChoose }: Props) {
  const client = useQueryClient()
  const organisation = idOf(trip.organisationFilter)
  const clientId = trip.client?.id
  async function search(term: string): Promise<Choice[]> {
    const query = {
      _search: term || undefined,
      'organisationFilter.id': organisation,
      'client.id': clientId,
      '_order[startAt]': 'desc',
      _itemsPerPage: 40,
    } as const
    const { items } = await client.fetchQuery({
      ...listOf(orderContract, { query }),
      meta: { failed: "Couldn't get the orders! Server Error!" },
    })
    const others = items.filter(({ id }) => id !== trip.id && !without.includes(id))
    return others.map((one) => ({ value: String(one.id), label: tripText(one) }))
  }
  return (
    <Lookup
      label={label}
      placeholder="Reise suchen"
      restMs={400}
      value={null}
      disabled={isOff}
      resource="orders"
      searchKey={[orderContract.name, 'attachable', organisation, clientId, trip.id, without]}
      search={search}
      onChange={(choice) => choice !== null && onChoose(Number(choice.value))}
    />
  )
}
