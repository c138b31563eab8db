import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import { IconMapOff, IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { listOf } from '../../lib/api.ts'
import { counted, period } from '../../lib/format.ts'
import { paths } from '../../paths.ts'
import { EmptyState, ErrorState, LoadingRows } from '../../ui/list-state.tsx'
import { OrderStatus } from '../../ui/order-status.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Panel } from '../../ui/panel.tsx'
import table from '../../ui/table.module.css'
import classes from './master-data.module.css'

const pageSize = 10
const noun = ['Reise', 'Reisen'] as const

/** The trips of a client, newest first. */
export function TripsPanel({ clientId }: { clientId: number }) {
  const [page, setPage] = useState(1)
  const query = { 'client.id': clientId, '_order[startAt]': 'desc', _page: page, _itemsPerPage: pageSize }
  const trips = useQuery({
    ...listOf(orderContract, { groups: ['order_list_read'], query }),
    placeholderData: keepPreviousData,
  })
  const total = trips.data?.total ?? 0
  return (
    <Panel
      title="Reisen"
      hint={trips.data && counted(total, noun)}
      actions={
        <Link {...paths.newOrderFor(clientId)} className={classes.action}>
          <IconPlus size={15} aria-hidden /> Neue Reise
        </Link>
      }
      flush
    >
      {trips.isPending && <LoadingRows rows={4} />}
      {trips.isError && (
        <ErrorState text="Die Reisen konnten nicht geladen werden!" onRetry={() => void trips.refetch()} />
      )}
      {trips.data && total === 0 && <EmptyState icon={IconMapOff} text="Dieser Kunde hat noch keine Reise." />}
      {trips.data && total > 0 && (
        <table className={table.table} aria-label="Reisen des Kunden">
          <colgroup>
            <col width={88} />
            <col />
            <col width={180} />
            <col width={220} />
            <col width={84} />
          </colgroup>
          <thead>
            <tr>
              {['Vorgang', 'Reise', 'Zeitraum', 'Status'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col" className={table.number}>
                Gäste
              </th>
            </tr>
          </thead>
          <tbody>
            {trips.data.items.map((trip) => {
              const [from, to] = [dateOfWire(trip.startAt), dateOfWire(trip.endAt)]
              return (
                <tr key={trip.id} className={trip.currentStatus === 'cancelled' ? table.off : undefined}>
                  <td>
                    <Link {...paths.order(trip.id)} className={classes.number}>
                      {trip.orderNumber}
                    </Link>
                  </td>
                  <td className={table.strong} title={trip.trip.name || trip.groupName}>
                    {trip.trip.name || trip.groupName}
                  </td>
                  <td>{from !== null && to !== null && period(from, to)}</td>
                  <td>
                    <OrderStatus status={trip.currentStatus} />
                  </td>
                  <td className={table.number}>
                    {trip.info.paxReserved} / {trip.info.paxAsked}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
      {total > pageSize && (
        <Pager
          page={page}
          pageSize={pageSize}
          total={total}
          isStale={trips.isPlaceholderData}
          noun={noun}
          onPage={setPage}
        />
      )}
    </Panel>
  )
}
