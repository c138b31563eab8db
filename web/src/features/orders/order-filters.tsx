import { useDebouncedValue } from '@mantine/hooks'
import { orderCategoryKeys, orderStatusKeys } from '@reisewerk/domain/accounts/options.ts'
import { organisationContract } from '@reisewerk/domain/accounts/organisation.contract.ts'
import { userContract } from '@reisewerk/domain/accounts/user.contract.ts'
import { destinationContract } from '@reisewerk/domain/geography/geography.contract.ts'
import { clientContract } from '@reisewerk/domain/partners/client.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, useState } from 'react'
import { listOf } from '../../lib/api.ts'
import { period } from '../../lib/format.ts'
import { type Options, useOptions } from '../../lib/options.ts'
import { nameOf } from '../../lib/session.ts'
import { FilterChip } from '../../ui/filter-chip.tsx'
import type { Labelled } from './order-filter-editors.tsx'
import type { OrderListSearch } from './order-list-search.ts'

export type FilterName = 'status' | 'period' | 'user' | 'client' | 'destination' | 'category' | 'tag' | 'organisation'
type ChipProps = {
  search: OrderListSearch
  onChange: (patch: OrderListSearch) => void
  onRemove: () => void
  initiallyOpen: boolean
}
type Filter = {
  name: FilterName
  label: string
  isSet: (search: OrderListSearch) => boolean
  cleared: OrderListSearch
  Chip: (props: ChipProps) => ReactNode
}

// The fields of the filters come when the first one is opened; the list stands without them.
const editors = () => import('./order-filter-editors.tsx')
const ManyEditor = lazy(async () => ({ default: (await editors()).ManyEditor }))
const TagsEditor = lazy(async () => ({ default: (await editors()).TagsEditor }))
const PeriodEditor = lazy(async () => ({ default: (await editors()).PeriodEditor }))

function labelled({ all }: Options): Labelled[] {
  return all.map(({ key, label }) => ({ value: key, label }))
}

/** 'Neu', 'Neu, Angebot versendet', '4 gewählt' */
function summary(chosen: readonly string[], choices: readonly Labelled[]): string {
  if (chosen.length === 0) return 'alle'
  if (chosen.length > 2) return `${chosen.length} gewählt`
  return chosen.map((value) => choices.find((choice) => choice.value === value)?.label ?? '…').join(', ')
}

type ManyProps = Omit<ChipProps, 'search' | 'onChange'> & {
  label: string
  choices: Labelled[]
  chosen: readonly string[]
  onChoose: (values: string[]) => void
  onSearch?: (term: string) => void
}

function ManyChip({ label, choices, chosen, onChoose, onSearch, ...chip }: ManyProps) {
  const editor = <ManyEditor {...{ label, choices, chosen, onChoose, onSearch }} />
  return <FilterChip name={label} value={summary(chosen, choices)} editor={editor} {...chip} />
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

function unique(choices: Labelled[]): Labelled[] {
  return [...new Map(choices.map((choice) => [choice.value, choice])).values()]
}

const isFull = (list: readonly unknown[] | undefined) => list !== undefined && list.length > 0

/** The filters of the trip list, in the order of their menu. */
export const filters: readonly Filter[] = [
  {
    name: 'period',
    label: 'Zeitraum',
    isSet: ({ from, to }) => from !== undefined || to !== undefined,
    cleared: { from: undefined, to: undefined },
    Chip: PeriodChip,
  },
  {
    name: 'status',
    label: 'Status',
    isSet: ({ status }) => isFull(status),
    cleared: { status: undefined },
    Chip: StatusChip,
  },
  {
    name: 'user',
    label: 'Verantwortlich',
    isSet: ({ user }) => isFull(user),
    cleared: { user: undefined },
    Chip: UserChip,
  },
  {
    name: 'client',
    label: 'Kunde',
    isSet: ({ client }) => isFull(client),
    cleared: { client: undefined },
    Chip: ClientChip,
  },
  {
    name: 'destination',
    label: 'Destination',
    isSet: ({ destination }) => isFull(destination),
    cleared: { destination: undefined },
    Chip: DestinationChip,
  },
  {
    name: 'category',
    label: 'Kategorie',
    isSet: ({ category }) => isFull(category),
    cleared: { category: undefined },
    Chip: CategoryChip,
  },
  { name: 'tag', label: 'Tags', isSet: ({ tag }) => isFull(tag), cleared: { tag: undefined }, Chip: TagChip },
  {
    name: 'organisation',
    label: 'Organisation',
    isSet: ({ organisation }) => isFull(organisation),
    cleared: { organisation: undefined },
    Chip: OrganisationChip,
  },
]
