import { Button } from '@mantine/core'
import { type LoggedChange, type ToldChange, toldChange } from '@reisewerk/domain/history/told-change.ts'
import { IconHistory } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { count, day } from '../../../lib/format.ts'
import { send } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import table from '../../../ui/lists/table.module.css'
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
  if (history.isPending) return <LoadingRows rows={12} />
  if (history.isError)
    return <ErrorState text="Der Verlauf konnte nicht geladen werden!" onRetry={() => void history.refetch()} />
  const { pages } = history.data
  const entries = pages.flatMap((page) => page.entries).map((entry) => ({ ...entry, told: toldChange(entry) }))
  // A change of nothing but counters and times kept for the program says nothing to a reader.
  const worthTelling = entries.filter(({ operation, told }) => operation !== 'update' || told.fields.length > 0)
  if (entries.length === 0) return <EmptyState icon={IconHistory} text="Noch hat niemand etwas geändert." />
  return (
    <>
      <table className={`${table.table} ${classes.history}`} aria-label="Verlauf">
        <colgroup>
          <col width={150} />
          <col width={170} />
          <col width={300} />
          <col />
        </colgroup>
        <thead>
          <tr>
            {['Zeitpunkt', 'Wer', 'Was', 'Vorher → Nachher'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {worthTelling.map((entry) => (
            <HistoryRow key={entry.id} entry={entry} told={entry.told} />
          ))}
        </tbody>
      </table>
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
    </>
  )
}

function HistoryRow({ entry, told: { thing, verb, fields } }: { entry: Entry; told: ToldChange }) {
  return (
    <tr>
      <td>
        {day(entry.at)} <span className={classes.quiet}>{entry.at.slice(11, 16)}</span>
      </td>
      <td>{entry.userName ?? 'Reisewerk'}</td>
      <td className={table.strong}>
        {thing} {verb}
      </td>
      <td>
        {fields.map(({ field, before, after }) => (
          <span key={field} className={classes.change}>
            <span className={classes.quiet}>{field}: </span>
            {before !== '' && <del>{before}</del>}
            {before !== '' && after !== '' && <span aria-hidden> → </span>}
            {after !== '' && <ins>{after}</ins>}
          </span>
        ))}
      </td>
    </tr>
  )
}
