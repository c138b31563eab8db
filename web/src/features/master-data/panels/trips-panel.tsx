import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import { IconMapOff, IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { listOf } from '../../../lib/api.ts'
import { counted, period } from '../../../lib/format.ts'
import type { ListRows } from '../../../list/list.ts'
import { ListStates } from '../../../list/list-states.tsx'
import { ListTable } from '../../../list/list-table.tsx'
import { paths } from '../../../paths.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Pager } from '../../../ui/lists/pager.tsx'
import { OrderStatus } from '../../../ui/marks/order-status.tsx'
import classes from '../master-data.module.css'

const pageSize = 10
const noun = ['Reise', 'Reisen'] as const

type Trip = ItemOf<typeof orderContract, 'order_list_read'>

const tripRows: ListRows<Trip> = {
  opens: ({ id }) => paths.order(id),
  isOff: ({ currentStatus }) => currentStatus === 'cancelled',
  columns: [
    { label: 'Vorgang', width: 88, strong: false, show: ({ orderNumber }) => orderNumber },
    { label: 'Reise', strong: true, show: ({ trip, groupName }) => trip.name || groupName },
    { label: 'Zeitraum', width: 180, show: periodOf },
    { label: 'Status', width: 220, show: ({ currentStatus }) => <OrderStatus status={currentStatus} /> },
    { label: 'Gäste', width: 84, align: 'right', show: ({ info }) => `${info.paxReserved} / ${info.paxAsked}` },
  ],
}

function periodOf({ startAt, endAt }: Trip): string {
  const [from, to] = [dateOfWire(startAt), dateOfWire(endAt)]
  return from !== null && to !== null ? period(from, to) : ''
}

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
      <ListStates
        found={trips}
        many="Reisen"
        icon={IconMapOff}
        empty="Dieser Kunde hat noch keine Reise."
        loadingRows={4}
      >
        {(items) => <ListTable {...tripRows} label="Reisen des Kunden" items={items} />}
      </ListStates>
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
