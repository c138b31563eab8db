import { useDebouncedValue } from '@mantine/hooks'
import { orderCategoryKeys, orderStatusKeys } from '@reisewerk/domain/accounts/options.ts'
import { organisationContract } from '@reisewerk/domain/accounts/organisation.contract.ts'
import { userContract } from '@reisewerk/domain/accounts/user.contract.ts'
import { destinationContract } from '@reisewerk/domain/geography/geography.contract.ts'
import { clientContract } from '@reisewerk/domain/partners/client.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listOf } from '../../lib/api.ts'
import { period } from '../../lib/format.ts'
import { type Options, useOptions } from '../../lib/options.ts'
import { nameOf } from '../../lib/session.ts'
import { ManyChip, PeriodEditor, TagsEditor } from '../../list/filter-chips.tsx'
import type { FilterFieldProps, ListFilter } from '../../list/list.ts'
import type { Choice } from '../../ui/inline/inline-select.tsx'
import { FilterChip } from '../../ui/lists/filter-chip.tsx'
import type { OrderListSearch } from './order-list-search.ts'

type ChipProps = FilterFieldProps<OrderListSearch>

function labelled({ all }: Options): Choice[] {
  return all.map(({ key, label }) => ({ value: key, label }))
}

function StatusChip({ search, onChange, ...chip }: ChipProps) {
  // Also what is switched off: trips from before still have it.
  const choices = labelled(useOptions('order_status')).filter(({ value }) => value !== 'deleted')
  return (
    <ManyChip
      {...chip}
      label="Status"
      choices={choices}
      chosen={search.status ?? []}
      onChoose={(status) => onChange({ status: orderStatusKeys.filter((key) => status.includes(key)) })}
    />
  )
}

function CategoryChip({ search, onChange, ...chip }: ChipProps) {
  const chosen = search.category ?? []
  return (
    <ManyChip
      {...chip}
      label="Kategorie"
      choices={labelled(useOptions('order_category'))}
      chosen={chosen}
      onChoose={(chosen) => onChange({ category: orderCategoryKeys.filter((key) => chosen.includes(key)) })}
    />
  )
}

function UserChip({ search, onChange, ...chip }: ChipProps) {
  const users = useQuery(listOf(userContract, { query: { _itemsPerPage: 500 } }))
  const choices = (users.data?.items ?? []).map((user) => ({ value: String(user.id), label: nameOf(user) }))
  return (
    <ManyChip
      {...chip}
      label="Verantwortlich"
      choices={choices}
      chosen={(search.user ?? []).map(String)}
      onChoose={(ids) => onChange({ user: ids.map(Number) })}
    />
  )
}

function OrganisationChip({ search, onChange, ...chip }: ChipProps) {
  const { data } = useQuery(listOf(organisationContract))
  const choices = (data?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  const chosen = (search.organisation ?? []).map(String)
  return (
    <ManyChip
      {...chip}
      label="Organisation"
      choices={choices}
      chosen={chosen}
      onChoose={(ids) => onChange({ organisation: ids.map(Number) })}
    />
  )
}

function ClientChip({ search, onChange, ...chip }: ChipProps) {
  const [term, setTerm] = useSettledTerm()
  const found = useQuery(listOf(clientContract, { query: { _search: term || undefined, _itemsPerPage: 30 } }))
  const chosen = search.client ?? []
  const named = useQuery({ ...listOf(clientContract, { query: { 'id[]': chosen } }), enabled: chosen.length > 0 })
  const choices = unique(
    [...(named.data?.items ?? []), ...(found.data?.items ?? [])].map(({ id, companyName }) => ({
      value: String(id),
      label: companyName,
    })),
  )
  return (
    <ManyChip
      {...chip}
      label="Kunde"
      choices={choices}
      chosen={chosen.map(String)}
      onSearch={setTerm}
      onChoose={(ids) => onChange({ client: ids.map(Number) })}
    />
  )
}

function DestinationChip({ search, onChange, ...chip }: ChipProps) {
  const { data } = useQuery(listOf(destinationContract, { query: { _itemsPerPage: 500 } }))
  const choices = (data?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  const chosen = (search.destination ?? []).map(String)
  return (
    <ManyChip
      {...chip}
      label="Destination"
      choices={choices}
      chosen={chosen}
      onChoose={(ids) => onChange({ destination: ids.map(Number) })}
    />
  )
}

function TagChip({ search, onChange, ...chip }: ChipProps) {
  const chosen = search.tag ?? []
  const editor = <TagsEditor chosen={chosen} onChoose={(tag) => onChange({ tag })} />
  return <FilterChip {...chip} name="Tags" value={chosen.length === 0 ? 'alle' : chosen.join(', ')} editor={editor} />
}

function PeriodChip({ search: { from, to }, onChange, ...chip }: ChipProps) {
  const value =
    from !== undefined && to !== undefined
      ? period(from, to)
      : from !== undefined
        ? `ab ${period(from, from)}`
        : to !== undefined
          ? `bis ${period(to, to)}`
          : 'alle'
  const editor = <PeriodEditor {...{ from, to, onChange }} />
  return <FilterChip {...chip} name="Zeitraum" value={value} editor={editor} />
}

function useSettledTerm() {
  const [term, setTerm] = useState('')
  const [settled] = useDebouncedValue(term, 200)
  return [settled, setTerm] as const
}

function unique(choices: Choice[]): Choice[] {
  return [...new Map(choices.map((choice) => [choice.value, choice])).values()]
}

const isFull = (list: readonly unknown[] | undefined) => list !== undefined && list.length > 0

/** The filters of the trip list, in the order of their menu. */
export const orderFilters: readonly ListFilter<OrderListSearch>[] = [
  {
    name: 'period',
    label: 'Zeitraum',
    isSet: ({ from, to }) => from !== undefined || to !== undefined,
    cleared: { from: undefined, to: undefined },
    Field: PeriodChip,
  },
  {
    name: 'status',
    label: 'Status',
    isSet: ({ status }) => isFull(status),
    cleared: { status: undefined },
    Field: StatusChip,
  },
  {
    name: 'user',
    label: 'Verantwortlich',
    isSet: ({ user }) => isFull(user),
    cleared: { user: undefined },
    Field: UserChip,
  },
  {
    name: 'client',
    label: 'Kunde',
    isSet: ({ client }) => isFull(client),
    cleared: { client: undefined },
    Field: ClientChip,
  },
  {
    name: 'destination',
    label: 'Destination',
    isSet: ({ destination }) => isFull(destination),
    cleared: { destination: undefined },
    Field: DestinationChip,
  },
  {
    name: 'category',
    label: 'Kategorie',
    isSet: ({ category }) => isFull(category),
    cleared: { category: undefined },
    Field: CategoryChip,
  },
  { name: 'tag', label: 'Tags', isSet: ({ tag }) => isFull(tag), cleared: { tag: undefined }, Field: TagChip },
  {
    name: 'organisation',
    label: 'Organisation',
    isSet: ({ organisation }) => isFull(organisation),
    cleared: { organisation: undefined },
    Field: OrganisationChip,
  },
]
