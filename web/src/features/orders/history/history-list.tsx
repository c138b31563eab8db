import { Button } from '@mantine/core'
import { type LoggedChange, type ToldChange, toldChange } from '@reisewerk/domain/history/told-change.ts'
import { IconHistory } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { count, day } from '../../../lib/format.ts'
import { send } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'
import type { ListColumn } from '../../../list/list.ts'
import { ListStates } from '../../../list/list-states.tsx'
import { ListTable } from '../../../list/list-table.tsx'
import classes from './history-list.module.css'

type Entry = LoggedChange & { id: number; at: string; userName: string | null }
const pageSize = 100

/** @param ofDeleted the trip is deleted; only who asks for such trips is told of them */
type Props = { orderId: number; ofDeleted?: boolean }

/** Who changed what and when, newest first (APP-13). */
export function HistoryList({ orderId, ofDeleted = false }: Props) {
  const history = useInfiniteQuery({
    queryKey: [...keys.item('orders', orderId), ofDeleted ? 'deleted history' : 'history'],
    queryFn: async ({ pageParam, signal }) => {
      const path = `/api/orders/${orderId}/history`
      const query = { before: pageParam, '_groups[]': ofDeleted ? ['soft_delete'] : undefined }
      const { data, total } = await send<Entry[]>('GET', path, { query, signal })
      return { entries: data, total: total ?? data.length }
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ entries }) => (entries.length < pageSize ? undefined : entries.at(-1)?.id),
  })
  const pages = history.data?.pages ?? []
  const entries = pages.flatMap((page) => page.entries).map((entry) => ({ ...entry, told: toldChange(entry) }))
  // A change of nothing but counters and times kept for the program says nothing to a reader.
  const items = entries.filter(({ operation, told }) => operation !== 'update' || told.fields.length > 0)
  const found = { ...history, data: history.data && { items, total: entries.length } }
  return (
    <div className={classes.history}>
      <ListStates found={found} {...words} loadingRows={12}>
        {() => <ListTable columns={columns} label="Verlauf" items={items} />}
      </ListStates>
      {history.hasNextPage && (
        <div className={classes.more}>
          <Button variant="default" loading={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
            Ältere Änderungen zeigen
          </Button>
          <span className={classes.quiet}>
            {count(entries.length)} von {count(pages[0]?.total ?? entries.length)}
          </span>
        </div>
      )}
    </div>
  )
}

const words = { many: 'Änderungen', icon: IconHistory, empty: 'Noch hat niemand etwas geändert.' }

const columns: readonly ListColumn<Entry & { told: ToldChange }>[] = [
  {
    label: 'Zeitpunkt',
    width: 150,
    show: ({ at }) => (
      <>
        {day(at)} <span className={classes.quiet}>{at.slice(11, 16)}</span>
      </>
    ),
  },
  { label: 'Wer', width: 170, show: ({ userName }) => userName ?? 'Reisewerk' },
  { label: 'Was', least: 200, strong: true, show: ({ told }) => `${told.thing} ${told.verb}` },
  {
    label: 'Vorher → Nachher',
    share: 2.4,
    show: ({ told }) =>
      told.fields.map(({ field, before, after }) => (
        <span key={field} className={classes.change}>
          <span className={classes.quiet}>{field}: </span>
          {before !== '' && <del>{before}</del>}
          {before !== '' && after !== '' && <span aria-hidden> → </span>}
          {after !== '' && <ins>{after}</ins>}
        </span>
      )),
  },
]
