import { documentContract } from '@reisewerk/domain/files/document.contract.ts'
import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { listOf } from '../../../lib/api.ts'
import { counted, day } from '../../../lib/format.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import table from '../../../ui/lists/table.module.css'

export function DocumentsPanel({ clientId }: { clientId: number }) {
  const latest = { 'client.id': clientId, '_order[startAt]': 'desc', _itemsPerPage: 100 }
  const trips = useQuery(listOf(orderContract, { query: latest }))
  const orders = trips.data?.items.map(({ id }) => id) ?? []
  const documents = useQuery({
    ...listOf(documentContract, { query: { 'order.id[]': orders, '_order[createdAt]': 'desc', _itemsPerPage: 50 } }),
    // No trip has no document; without a number the list would be everybody's.
    enabled: orders.length > 0,
  })
  const isPending = trips.isPending || (orders.length > 0 && documents.isPending)
  const failed = [trips, documents].find((one) => one.isError)
  const items = documents.data?.items ?? []
  return (
    <Panel
      title="Dokumente"
      hint={
        isPending
          ? undefined
          : items.length === 0
            ? 'noch keines'
            : counted(documents.data?.total ?? 0, ['Dokument', 'Dokumente'])
      }
      flush
    >
      {isPending && <LoadingRows rows={2} />}
      {failed !== undefined && (
        <ErrorState text="Die Dokumente konnten nicht geladen werden!" onRetry={() => void failed.refetch()} />
      )}
      {items.length > 0 && (
        <table className={table.table} aria-label="Dokumente des Kunden">
          <colgroup>
            <col />
            <col width={140} />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Vom</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ id, name, path, createdAt }) => (
              <tr key={id}>
                <td className={table.strong}>
                  <a href={path}>{name}</a>
                </td>
                <td>{day(createdAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}
