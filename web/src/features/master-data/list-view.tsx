import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Item } from '../../form/field-value.ts'
import type { List, ListFilter } from '../../list/list.ts'
import { choiceFilter, type FilterValue, linkFilter, stockFilter } from '../../list/list-filter.tsx'
import { ListPage } from '../../list/list-page.tsx'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/marks/badge.tsx'
import { listOfKind } from './api.ts'
import { useColumns } from './houses.tsx'
import { isRetired, type Kind } from './kind.ts'
import { kindNames } from './kind-names.ts'
import { defaultSize, isNarrowed, type KindSearch, queryOf } from './kind-search.ts'
import classes from './master-data.module.css'
import { NewItem } from './new-item.tsx'
import { purposes } from './purposes.ts'

type Props = {
  kind: Kind
  search: KindSearch
  onChange: (patch: Partial<KindSearch>, isCorrection?: boolean) => void
  onCreated: (item: Item) => void
}

export function ListView({ kind, search, onChange, onCreated }: Props) {
  const found = useQuery({ ...listOfKind(kind, search), placeholderData: keepPreviousData })
  const columns = useColumns(kind)
  const list = useMemo(() => listOf(kind), [kind])
  const add = (
    <Button leftSection={<IconPlus size={15} />} onClick={() => onChange({ add: true })}>
      {kind.newLabel}
    </Button>
  )
  return (
    <ListPage
      list={{ ...list, columns }}
      found={found}
      search={search}
      onChange={onChange}
      exports={{ name: kind.contract.name, query: { ...queryOf(kind, search), '_groups[]': kind.listGroups ?? [] } }}
      actions={add}
      start={{ purpose: purposes[kind.name], action: add, all: { name: kind.contract.name } }}
    >
      {search.add === true && (
        <NewItem kind={kind} onClose={() => onChange({ add: undefined })} onCreated={onCreated} />
      )}
    </ListPage>
  )
}

function listOf(kind: Kind): Omit<List<Item, KindSearch>, 'columns'> {
  return {
    noun: kindNames[kind.name],
    icon: kind.icon,
    searchHint: kind.searchHint,
    defaultSort: kind.defaultSort,
    pageSize: defaultSize,
    isNarrowed,
    filters: [...kind.filters.map(filterOf), ...stockOf(kind)],
    opens: (item) => paths.masterItem(kind.leadsTo?.(item) ?? kind.name, item.id),
    beside: (item) => isRetired(kind, item) && <Retired kind={kind} />,
    isOff: (item) => isRetired(kind, item),
  }
}

function Retired({ kind }: { kind: Kind }) {
  return (
    <span className={classes.tag}>
      <Badge tone="neutral">{kind.retiredBy === 'deleted' ? 'Gelöscht' : 'Stillgelegt'}</Badge>
    </span>
  )
}

function filterOf({ name, label, choices = [], target }: Kind['filters'][number]): ListFilter<KindSearch> {
  const value: FilterValue<KindSearch> = {
    get: ({ filters }) => filters?.[name] ?? null,
    set: (chosen, { filters = {} }) => {
      const { [name]: _old, ...others } = filters
      const next = chosen === null ? others : { ...others, [name]: chosen }
      return { filters: Object.keys(next).length === 0 ? undefined : next }
    },
  }
  if (target === undefined) return choiceFilter({ name, label, value, useChoices: () => choices })
  return linkFilter({ name, label, value, target })
}

function stockOf({ retiredBy }: Kind): ListFilter<KindSearch>[] {
  if (retiredBy === undefined) return []
  const value: FilterValue<KindSearch> = {
    get: ({ retired }) => (retired === true ? 'true' : null),
    set: (chosen) => ({ retired: chosen === null ? undefined : true }),
  }
  return [stockFilter({ name: 'stock', value, retired: retiredBy === 'deleted' ? 'Gelöschte' : 'Stillgelegte' })]
}
