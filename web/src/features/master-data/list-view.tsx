import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Item } from '../../form/field-value.ts'
import { counted } from '../../lib/format.ts'
import { EmptyState, ErrorState, LoadingRows } from '../../ui/list-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Pager } from '../../ui/pager.tsx'
import { listOfKind } from './api.ts'
import type { Kind } from './kind.ts'
import { kindNames } from './kind-names.ts'
import { defaultSize, isNarrowed, type ListSearch } from './list-search.ts'
import { ListTable } from './list-table.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import classes from './master-data.module.css'
import { NewItem } from './new-item.tsx'

type Props = {
  kind: Kind
  search: ListSearch
  onChange: (patch: ListSearch, isCorrection?: boolean) => void
  onCreated: (item: Item) => void
}

/** The list of a kind of master data: everything about the view stands in the address. */
export function ListView({ kind, search, onChange, onCreated }: Props) {
  const list = useQuery({ ...listOfKind(kind, search), placeholderData: keepPreviousData })
  const noun = kindNames[kind.name]
  const total = list.data?.total ?? 0
  const change = (patch: ListSearch) => onChange({ page: undefined, ...patch })
  const add = (
    <Button leftSection={<IconPlus size={15} />} onClick={() => onChange({ add: true })}>
      {kind.newLabel}
    </Button>
  )
  return (
    <main className={classes.page}>
      <PageHead title={noun[1]} hint={list.data && `${counted(total, noun)} in dieser Ansicht`}>
        {add}
      </PageHead>
      <ListToolbar kind={kind} search={search} onChange={change} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard */}
      <section className={classes.rows} aria-label={`Liste: ${noun[1]}`} tabIndex={0}>
        {list.isPending && <LoadingRows rows={20} />}
        {list.isError && (
          <ErrorState text="Die Liste konnte nicht geladen werden!" onRetry={() => void list.refetch()} />
        )}
        {list.data && total > 0 && (
          <ListTable
            kind={kind}
            items={list.data.items}
            sort={search.sort ?? kind.defaultSort}
            onSort={(sort) => change({ sort })}
            isStale={list.isPlaceholderData}
          />
        )}
        {list.data && total === 0 && (
          <EmptyState
            icon={kind.icon}
            text={isNarrowed(search) ? 'Nichts passt zu Suche und Filtern.' : 'Hier ist noch nichts angelegt.'}
            action={isNarrowed(search) ? undefined : add}
          />
        )}
      </section>
      {total > 0 && (
        <Pager
          page={search.page ?? 1}
          pageSize={search.size ?? defaultSize}
          total={total}
          isStale={list.isPlaceholderData}
          noun={noun}
          onPage={(page, isCorrection) => onChange({ page }, isCorrection)}
          onPageSize={(size) => change({ size })}
        />
      )}
      {search.add === true && (
        <NewItem kind={kind} onClose={() => onChange({ add: undefined })} onCreated={onCreated} />
      )}
    </main>
  )
}
