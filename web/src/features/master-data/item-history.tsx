import { Button } from '@mantine/core'
import { type LoggedChange, toldChange } from '@reisewerk/domain/history/told-change.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { day } from '../../lib/format.ts'
import { send } from '../../lib/http.ts'
import { keys } from '../../lib/keys.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { ErrorState, LoadingRows } from '../../ui/lists/list-state.tsx'
import classes from './master-data.module.css'

/** With the names of what was changed, where the server knows them: a contact of a client is told by its own. */
type Entry = LoggedChange & { id: number; at: string; userName: string | null }
const pageSize = 50

export function ItemHistory({ resource, id }: { resource: string; id: number }) {
  const history = useInfiniteQuery({
    queryKey: [...keys.item(resource, id), 'history'],
    queryFn: async ({ pageParam, signal }) =>
      (await send<Entry[]>('GET', `/api/${resource}/${id}/history`, { query: { before: pageParam }, signal })).data,
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
  })
  const entries = (history.data?.pages.flat() ?? [])
    .map((entry) => ({ ...entry, told: toldChange(entry) }))
    // A change of nothing but counters kept for the program says nothing to a reader.
    .filter(({ operation, told }) => operation !== 'update' || told.fields.length > 0)
  return (
    <Panel title="Verlauf" hint={history.isSuccess && entries.length === 0 ? 'noch keine Änderung' : undefined}>
      {history.isPending && <LoadingRows rows={3} />}
      {history.isError && (
        <ErrorState text="Der Verlauf konnte nicht geladen werden!" onRetry={() => void history.refetch()} />
      )}
      <ul className={classes.history}>
        {entries.map(({ id: entryId, at, userName, told }) => (
          <li key={entryId}>
            <span className={classes.quiet}>
              {day(at)} {at.slice(11, 16)} · {userName ?? 'Reisewerk'}
            </span>
            <span className={classes.what}>
              {told.thing} {told.verb}
            </span>
            {told.fields.map(({ field, before, after }) => (
              <span key={field} className={classes.change}>
                <span className={classes.quiet}>{field}: </span>
                {before !== '' && <del>{before}</del>}
                {before !== '' && after !== '' && <span aria-hidden> → </span>}
                {after !== '' && <ins>{after}</ins>}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {history.hasNextPage && (
        <Button variant="default" loading={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
          Ältere Änderungen zeigen
        </Button>
      )}
    </Panel>
  )
}
