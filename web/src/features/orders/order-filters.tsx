import { useDebouncedValue } from '@mantine/hooks'
import { orderCategoryKeys, orderStatusKeys } from '@reisewerk/domain/accounts/options.ts'
import { organisationContract } from '@reisewerk/domain/accounts/organisation.contract.ts'
import { userContract } from '@reisewerk/domain/accounts/user.contract.ts'
import { destinationContract } from '@reisewerk/domain/geography/geography.contract.ts'
import { clientContract } from '@reisewerk/domain/partners/client.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listOf } from '../../lib/api.ts'
import { type Options, useOptions } from '../../lib/options.ts'
import { nameOf } from '../../lib/session.ts'
import { ManyChip, TagsEditor } from '../../list/filter-chips.tsx'
import type { FilterFieldProps, ListFilter } from '../../list/list.ts'
import { periodFilter } from '../../list/period-filter.tsx'
import type { Choice } from '../../ui/inline/inline-select.tsx'
import { FilterChip } from '../../ui/lists/filter-chip.tsx'
import type { OrderListSearch } from './order-list-search.ts'

type ChipProps = FilterFieldProps<OrderListSearch>

function labelled({ all }: Options): Choice[] {
  return all.map(({ key, label }) => ({ value: key, label }))
}

type ManyName = 'status' | 'category' | 'user' | 'client' | 'destination' | 'organisation'
type Offered = { choices: Choice[]; onSearch?: (term: string) => void }

/** Several of a list. @param read what is chosen, in an order of its own */
function manyFilter<Name extends ManyName>(
  name: Name,
  label: string,
  useOffered: (chosen: readonly (string | number)[]) => Offered,
  read: (values: string[]) => OrderListSearch[Name],
): ListFilter<OrderListSearch> {
  const chosenIn = (search: OrderListSearch): readonly (string | number)[] => search[name] ?? []
  function Field({ search, onChange, ...chip }: ChipProps) {
    const chosen = chosenIn(search)
    return (
      <ManyChip
        {...chip}
        {...useOffered(chosen)}
        label={label}
        chosen={chosen.map(String)}
        onChoose={(values) => onChange({ [name]: read(values) })}
      />
    )
  }
  return { name, label, isSet: (search) => chosenIn(search).length > 0, cleared: { [name]: undefined }, Field }
}

const numbers = (ids: string[]) => ids.map(Number)
const choicesOf = (items: readonly { id: number; name: string }[] = []) =>
  items.map(({ id, name }) => ({ value: String(id), label: name }))

function useClients(chosen: readonly (string | number)[]): Offered {
  const [term, onSearch] = useState('')
  const [settled] = useDebouncedValue(term, 200)
  const found = useQuery(listOf(clientContract, { query: { _search: settled || undefined, _itemsPerPage: 30 } }))
  const named = useQuery({
    ...listOf(clientContract, { query: { 'id[]': chosen.map(Number) } }),
    enabled: chosen.length > 0,
  })
  const clients = [...(named.data?.items ?? []), ...(found.data?.items ?? [])]
  const once = new Map(clients.map(({ id, companyName }) => [String(id), companyName]))
  return { choices: [...once].map(([value, label]) => ({ value, label })), onSearch }
}

function TagChip({ search, onChange, ...chip }: ChipProps) {
  const chosen = search.tag ?? []
  const editor = <TagsEditor chosen={chosen} onChoose={(tag) => onChange({ tag })} />
  return <FilterChip {...chip} name="Tags" value={chosen.length === 0 ? 'alle' : chosen.join(', ')} editor={editor} />
}

const statusFilter = manyFilter(
  'status',
  'Status',
  // Also what is switched off: trips from before still have it.
  () => ({ choices: labelled(useOptions('order_status')).filter(({ value }) => value !== 'deleted') }),
  (values) => orderStatusKeys.filter((key) => values.includes(key)),
)

/** The filters of the trip list, in the order of their menu. */
export const orderFilters: readonly ListFilter<OrderListSearch>[] = [
  periodFilter<OrderListSearch>(),
  statusFilter,
  manyFilter(
    'user',
    'Verantwortlich',
    () => {
      const { data } = useQuery(listOf(userContract, { query: { _itemsPerPage: 500 } }))
      return { choices: choicesOf(data?.items.map((user) => ({ id: user.id, name: nameOf(user) }))) }
    },
    numbers,
  ),
  manyFilter('client', 'Kunde', useClients, numbers),
  manyFilter(
    'destination',
    'Destination',
    () => ({
      choices: choicesOf(useQuery(listOf(destinationContract, { query: { _itemsPerPage: 500 } })).data?.items),
    }),
    numbers,
  ),
  manyFilter(
    'category',
    'Kategorie',
    () => ({ choices: labelled(useOptions('order_category')) }),
    (values) => orderCategoryKeys.filter((key) => values.includes(key)),
  ),
  {
    name: 'tag',
    label: 'Tags',
    isSet: ({ tag }) => tag !== undefined && tag.length > 0,
    cleared: { tag: undefined },
    Field: TagChip,
  },
  manyFilter(
    'organisation',
    'Organisation',
    () => ({ choices: choicesOf(useQuery(listOf(organisationContract)).data?.items) }),
    numbers,
  ),
]
