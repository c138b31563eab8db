import { Button, SegmentedControl, Select, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { dayConceptContract } from '@reisewerk/domain/concepts/day-concept.contract.ts'
import { orderConceptContract } from '@reisewerk/domain/concepts/order-concept.contract.ts'
import { IconPlus, IconSearch, IconStack2 } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { listOf } from '../../lib/api.ts'
import { useOptions } from '../../lib/options.ts'
import { EmptyState, ErrorState, LoadingRows } from '../../ui/list-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Pager } from '../../ui/pager.tsx'
import classes from './concept-frame.module.css'
import type { ConceptSearch } from './concept-search.ts'
import { DayConceptTable, OrderConceptTable } from './concept-tables.tsx'
import { NewConceptDialog } from './new-concept-dialog.tsx'

const pageSize = 50
const nouns = {
  orders: ['Gesamtkonzept', 'Gesamtkonzepte'],
  days: ['Tageskonzept', 'Tageskonzepte'],
} as const

type Props = { search: ConceptSearch; onChange: (patch: ConceptSearch) => void }

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
      <Toolbar key={tab} tab={tab} search={search} onChange={change} />
      {tab === 'orders' ? (
        <OrderConcepts search={search} onChange={onChange} add={add} />
      ) : (
        <DayConcepts search={search} onChange={onChange} add={add} />
      )}
      {isAdding && <NewConceptDialog tab={tab} onClose={() => setAdding(false)} />}
    </main>
  )
}

type ToolbarProps = Props & { tab: 'orders' | 'days' }

function Toolbar({ tab, search, onChange }: ToolbarProps) {
  const categories = useOptions('order_category')
  const checks = useOptions('concept_check')
  const [term, setTerm] = useState(search.q ?? '')
  const settle = useDebouncedCallback((q: string) => onChange({ q: q === '' ? undefined : q }), 250)
  return (
    <search className={classes.toolbar} aria-label="Konzepte suchen und filtern">
      <SegmentedControl
        aria-label="Art der Konzepte"
        data={[
          { value: 'orders', label: nouns.orders[1] },
          { value: 'days', label: nouns.days[1] },
        ]}
        value={tab}
        onChange={(next) =>
          onChange({ tab: next === 'days' ? 'days' : undefined, check: undefined, hidden: undefined })
        }
      />
      <TextInput
        className={classes.search}
        aria-label={`${nouns[tab][1]} durchsuchen`}
        placeholder="Name …"
        leftSection={<IconSearch size={14} aria-hidden />}
        value={term}
        onChange={(event) => {
          setTerm(event.currentTarget.value)
          settle(event.currentTarget.value.trim())
        }}
      />
      <Select
        className={classes.filter}
        aria-label="Kategorie"
        placeholder="Kategorie"
        clearable
        data={categories.choices()}
        value={search.category ?? null}
        onChange={(category) => onChange({ category: category ?? undefined })}
      />
      {tab === 'days' && (
        <>
          <Select
            className={classes.filter}
            aria-label="Prüfstatus"
            placeholder="Prüfstatus"
            clearable
            data={checks.choices()}
            value={search.check ?? null}
            onChange={(check) => onChange({ check: check ?? undefined })}
          />
          <Select
            className={classes.filter}
            aria-label="Bestand"
            allowDeselect={false}
            data={[
              { value: 'shown', label: 'Aktive' },
              { value: 'hidden', label: 'Inaktive' },
            ]}
            value={search.hidden === true ? 'hidden' : 'shown'}
            onChange={(state) => onChange({ hidden: state === 'hidden' ? true : undefined })}
          />
        </>
      )}
    </search>
  )
}

type PartProps = Props & { add: ReactNode }

function queryOf({ q, category, page }: ConceptSearch) {
  return { _search: q, category, _page: page ?? 1, _itemsPerPage: pageSize }
}

function OrderConcepts({ search, onChange, add }: PartProps) {
  const list = useQuery({
    ...listOf(orderConceptContract, { groups: ['order_concept_read'], query: queryOf(search) }),
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
  list: { isPending: boolean; isError: boolean; data: { total: number } | undefined; refetch: () => unknown }
  tab: 'orders' | 'days'
  children: ReactNode
}

function Listed({ list, tab, search, onChange, add, children }: ListedProps) {
  const total = list.data?.total ?? 0
  const isNarrowed = [search.q, search.category, search.check, search.hidden].some((one) => one !== undefined)
  if (list.isPending) return <LoadingRows rows={12} />
  if (list.isError) {
    return <ErrorState text="Die Liste konnte nicht geladen werden!" onRetry={() => void list.refetch()} />
  }
  if (total === 0) {
    const text = isNarrowed ? 'Nichts passt zu Suche und Filtern.' : 'Hier ist noch nichts angelegt.'
    return <EmptyState icon={IconStack2} text={text} action={isNarrowed ? undefined : add} />
  }
  return (
    <>
      {children}
      <Pager
        page={search.page ?? 1}
        pageSize={pageSize}
        total={total}
        noun={nouns[tab]}
        onPage={(page) => onChange({ page })}
      />
    </>
  )
}
