import { Button } from '@mantine/core'
import { dayConceptContract } from '@reisewerk/domain/concepts/day-concept.contract.ts'
import { orderConceptContract } from '@reisewerk/domain/concepts/order-concept.contract.ts'
import { IconPlus, IconStack2 } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { listOf } from '../../lib/api.ts'
import { EmptyState, ErrorState, LoadingRows } from '../../ui/list-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Pager } from '../../ui/pager.tsx'
import classes from './concept-frame.module.css'
import { type ConceptSearch, isNarrowed } from './concept-search.ts'
import { DayConceptTable, OrderConceptTable } from './concept-tables.tsx'
import { ConceptToolbar } from './concept-toolbar.tsx'
import { NewConceptDialog } from './new-concept-dialog.tsx'

const pageSize = 50
const nouns = {
  orders: ['Gesamtkonzept', 'Gesamtkonzepte'],
  days: ['Tageskonzept', 'Tageskonzepte'],
} as const

type Props = { search: ConceptSearch; onChange: (patch: ConceptSearch, isCorrection?: boolean) => void }

/** 'Konzepte': trips and days that are kept for reuse (MD-09). */
export function ConceptList({ search, onChange }: Props) {
  const tab = search.tab ?? 'orders'
  const [isAdding, setAdding] = useState(false)
  const change = (patch: ConceptSearch) => onChange({ page: undefined, ...patch })
  const add = (
    <Button leftSection={<IconPlus size={15} />} onClick={() => setAdding(true)}>
      Neues {nouns[tab][0]}
    </Button>
  )
  return (
    <main className={classes.page}>
      <PageHead title="Konzepte" hint="Reisen und Tage zum Wiederverwenden">
        {add}
      </PageHead>
      <ConceptToolbar search={search} onChange={change} />
      {tab === 'orders' ? (
        <OrderConcepts search={search} onChange={onChange} add={add} />
      ) : (
        <DayConcepts search={search} onChange={onChange} add={add} />
      )}
      {isAdding && <NewConceptDialog tab={tab} onClose={() => setAdding(false)} />}
    </main>
  )
}

type PartProps = Props & { add: ReactNode }

function queryOf({ q, category, destination, tag, page }: ConceptSearch) {
  const filters = { _search: q, category, 'destinations.id': destination, traitTags: tag }
  return { ...filters, _page: page ?? 1, _itemsPerPage: pageSize }
}

function OrderConcepts({ search, onChange, add }: PartProps) {
  const { symbol, year, catalogPage, imported } = search
  const query = { ...queryOf(search), tags: symbol, years: year, catalogPage, importChecked: imported }
  const list = useQuery({
    ...listOf(orderConceptContract, { groups: ['order_concept_read'], query }),
    placeholderData: keepPreviousData,
  })
  return (
    <Listed list={list} tab="orders" search={search} onChange={onChange} add={add}>
      {list.data && <OrderConceptTable concepts={list.data.items} />}
    </Listed>
  )
}

function DayConcepts({ search, onChange, add }: PartProps) {
  const query = { ...queryOf(search), checkStatus: search.check, isHidden: search.hidden === true }
  const list = useQuery({
    ...listOf(dayConceptContract, { groups: ['day_concept_read'], query }),
    placeholderData: keepPreviousData,
  })
  return (
    <Listed list={list} tab="days" search={search} onChange={onChange} add={add}>
      {list.data && <DayConceptTable concepts={list.data.items} />}
    </Listed>
  )
}

type ListedProps = PartProps & {
  list: {
    isPending: boolean
    isError: boolean
    isPlaceholderData: boolean
    data: { total: number } | undefined
    refetch: () => unknown
  }
  tab: 'orders' | 'days'
  children: ReactNode
}

function Listed({ list, tab, search, onChange, add, children }: ListedProps) {
  const total = list.data?.total ?? 0
  const narrowed = isNarrowed(search)
  if (list.isPending) return <LoadingRows rows={12} />
  if (list.isError) {
    return <ErrorState text="Die Liste konnte nicht geladen werden!" onRetry={() => void list.refetch()} />
  }
  if (total === 0) {
    const text = narrowed ? 'Nichts passt zu Suche und Filtern.' : 'Hier ist noch nichts angelegt.'
    return <EmptyState icon={IconStack2} text={text} action={narrowed ? undefined : add} />
  }
  return (
    <>
      {children}
      <Pager
        page={search.page ?? 1}
        pageSize={pageSize}
        total={total}
        isStale={list.isPlaceholderData}
        noun={nouns[tab]}
        onPage={(page, isCorrection) => onChange({ page }, isCorrection)}
      />
    </>
  )
}
