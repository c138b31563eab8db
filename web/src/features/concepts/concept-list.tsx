import { Button, SegmentedControl } from '@mantine/core'
import { dayConceptContract } from '@reisewerk/domain/concepts/day-concept.contract.ts'
import { orderConceptContract } from '@reisewerk/domain/concepts/order-concept.contract.ts'
import type { Contract, ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { IconPlus, IconStack2 } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listOf } from '../../lib/api.ts'
import { count } from '../../lib/format.ts'
import { useOptions } from '../../lib/options.ts'
import { columnsOf } from '../../list/field-column.ts'
import { type List, sortedBy } from '../../list/list.ts'
import { choiceFilter, type FilterValue, stockFilter, textFilter } from '../../list/list-filter.tsx'
import { ListPage } from '../../list/list-page.tsx'
import { paths } from '../../paths.ts'
import { Dot } from '../../ui/marks/badge.tsx'
import { useDestinations, useKnownTags, useSymbols, useYears } from './api.ts'
import { type ConceptSearch, isNarrowed, otherList } from './concept-search.ts'
import { NewConceptDialog } from './new-concept-dialog.tsx'

type OrderConcept = ItemOf<typeof orderConceptContract, 'order_concept_read'>
type DayConcept = ItemOf<typeof dayConceptContract, 'day_concept_read'>

const pageSize = 50

function at<Name extends keyof ConceptSearch>(
  name: Name,
  read: (chosen: string) => ConceptSearch[Name],
): FilterValue<ConceptSearch> {
  return {
    get: (search) => search[name]?.toString() ?? null,
    set: (chosen) => ({ [name]: chosen === null ? undefined : read(chosen) }),
  }
}

const text = (chosen: string) => chosen
const category = choiceFilter({
  name: 'category',
  label: 'Kategorie',
  value: at('category', text),
  useChoices: () => useOptions('order_category').choices(),
})
const destination = choiceFilter({
  name: 'destination',
  label: 'Destination',
  value: at('destination', Number),
  useChoices: useDestinations,
})
const tag = choiceFilter({ name: 'tag', label: 'Tags', value: at('tag', text), useChoices: useKnownTags })

const orderColumn = columnsOf<typeof orderConceptContract, OrderConcept>(orderConceptContract)
const dayColumn = columnsOf<typeof dayConceptContract, DayConcept>(dayConceptContract)

const common = { icon: IconStack2, searchHint: 'Name …', pageSize, isNarrowed } as const

const orderConcepts: List<OrderConcept, ConceptSearch> = {
  ...common,
  noun: ['Gesamtkonzept', 'Gesamtkonzepte'],
  opens: ({ id }) => paths.orderConcept(id),
  columns: [
    orderColumn('name'),
    orderColumn('category', { width: 170, show: (concept) => <Category of={concept} /> }),
    orderColumn('destinations', { quiet: true }),
    orderColumn('dayCount', { width: 64, align: 'right' }),
    orderColumn('tags', { width: 280, quiet: true }),
    orderColumn('years', { width: 130, quiet: true }),
    orderColumn('catalogPage', { label: 'Seite', width: 72, align: 'right' }),
    orderColumn('importChecked', {
      width: 120,
      quiet: true,
      show: ({ importChecked }) => (importChecked ? 'Ja' : 'Nein'),
    }),
  ],
  filters: [
    category,
    destination,
    tag,
    choiceFilter({
      name: 'symbol',
      label: 'Symbol',
      value: at('symbol', text),
      useChoices: () => useSymbols(undefined, []),
    }),
    choiceFilter({
      name: 'year',
      label: 'Katalogjahr',
      value: at('year', Number),
      useChoices: () => useYears(undefined, []),
    }),
    textFilter({
      name: 'catalogPage',
      label: 'Seite im Katalog',
      placeholder: 'Seite',
      value: at('catalogPage', text),
    }),
    choiceFilter({
      name: 'imported',
      label: 'Import',
      value: at('imported', (chosen) => chosen === 'true'),
      useChoices: () => [
        { value: 'true', label: 'Import geprüft' },
        { value: 'false', label: 'Nicht geprüft' },
      ],
    }),
  ],
}

const dayConcepts: List<DayConcept, ConceptSearch> = {
  ...common,
  noun: ['Tageskonzept', 'Tageskonzepte'],
  opens: ({ id }) => paths.dayConcept(id),
  isOff: ({ isHidden }) => isHidden,
  columns: [
    dayColumn('name', { show: ({ name }) => (name === '' ? 'Ohne Namen' : name) }),
    dayColumn('subtitle', { quiet: true }),
    dayColumn('distance', {
      label: 'Km',
      width: 72,
      align: 'right',
      show: ({ distance }) => distance !== null && count(distance),
    }),
    dayColumn('destinations', { width: 220, quiet: true }),
    dayColumn('category', { width: 170, show: (concept) => <Category of={concept} /> }),
    dayColumn('checkStatus', { width: 130, show: (concept) => <Check of={concept} /> }),
    dayColumn('usedIn', { width: 120, align: 'right', show: ({ usedIn }) => usedIn || '' }),
  ],
  filters: [
    stockFilter({ name: 'hidden', retired: 'Inaktive', value: at('hidden', () => true) }),
    category,
    destination,
    tag,
    choiceFilter({
      name: 'check',
      label: 'Prüfstatus',
      value: at('check', text),
      useChoices: () => useOptions('concept_check').choices(),
    }),
  ],
}

function Category({ of: { category } }: { of: Pick<OrderConcept, 'category'> }) {
  return useOptions('order_category').of(category).label
}

function Check({ of: { checkStatus } }: { of: DayConcept }) {
  const { tone, label } = useOptions('concept_check').of(checkStatus)
  return <Dot tone={tone}>{label}</Dot>
}

type Props = { search: ConceptSearch; onChange: (patch: Partial<ConceptSearch>, isCorrection?: boolean) => void }

/** 'Konzepte': trips and days that are kept for reuse (MD-09). */
export function ConceptList(props: Props) {
  return props.search.tab === 'days' ? <DayConcepts {...props} /> : <OrderConcepts {...props} />
}

function OrderConcepts(props: Props) {
  const { symbol, year, catalogPage, imported } = props.search
  const query = {
    ...queryOf(props.search, orderConceptContract),
    tags: symbol,
    years: year,
    catalogPage,
    importChecked: imported,
  }
  const found = useQuery({
    ...listOf(orderConceptContract, { groups: ['order_concept_read'], query }),
    placeholderData: keepPreviousData,
  })
  const exports = { name: orderConceptContract.name, query: { ...query, '_groups[]': ['order_concept_read'] } }
  return <ListPage list={orderConcepts} found={found} exports={exports} {...props} {...useFrame('orders', props)} />
}

function DayConcepts(props: Props) {
  const query = {
    ...queryOf(props.search, dayConceptContract),
    checkStatus: props.search.check,
    isHidden: props.search.hidden === true,
  }
  const found = useQuery({
    ...listOf(dayConceptContract, { groups: ['day_concept_read'], query }),
    placeholderData: keepPreviousData,
  })
  const exports = { name: dayConceptContract.name, query: { ...query, '_groups[]': ['day_concept_read'] } }
  return <ListPage list={dayConcepts} found={found} exports={exports} {...props} {...useFrame('days', props)} />
}

function queryOf({ q, category, destination, tag, sort, page, size }: ConceptSearch, contract: Contract) {
  const filters = { _search: q, category, 'destinations.id': destination, traitTags: tag }
  return { ...filters, ...sortedBy(contract, sort), _page: page ?? 1, _itemsPerPage: size ?? pageSize }
}

function useFrame(tab: 'orders' | 'days', { onChange }: Props) {
  const [isAdding, setAdding] = useState(false)
  const add = (
    <Button leftSection={<IconPlus size={15} />} onClick={() => setAdding(true)}>
      Neues {tab === 'orders' ? orderConcepts.noun[0] : dayConcepts.noun[0]}
    </Button>
  )
  return {
    title: 'Konzepte',
    hint: 'Reisen und Tage zum Wiederverwenden',
    actions: add,
    start: {
      purpose:
        tab === 'orders'
          ? 'Hier stehen ganze Reisen, aus denen neue entstehen. Eine Reise wird auf ihrer Seite zum Konzept.'
          : 'Hier stehen Tage, die in neue Reisen übernommen werden.',
      action: add,
      all: { name: tab === 'orders' ? orderConceptContract.name : dayConceptContract.name },
    },
    begin: (
      <SegmentedControl
        aria-label="Art der Konzepte"
        data={[
          { value: 'orders', label: 'Gesamtkonzepte' },
          { value: 'days', label: 'Tageskonzepte' },
        ]}
        value={tab}
        onChange={(next) =>
          onChange({ ...otherList, sort: undefined, page: undefined, tab: next === 'days' ? 'days' : undefined })
        }
      />
    ),
    children: isAdding && <NewConceptDialog tab={tab} onClose={() => setAdding(false)} />,
  }
}
