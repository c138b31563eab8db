import { type OrderColumn, orderColumnKeys, orderColumns } from '@reisewerk/domain/orders/order-columns.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import { IconEyeOff } from '@tabler/icons-react'
import { day } from '../../lib/format.ts'
import { faceOf } from '../../lib/session.ts'
import type { ListColumn, ListRows } from '../../list/list.ts'
import { paths } from '../../paths.ts'
import { Deadline } from '../../ui/marks/deadline.tsx'
import { OrderStatus } from '../../ui/marks/order-status.tsx'
import { Person } from '../../ui/marks/person.tsx'
import type { ListedOrder } from './api.ts'
import classes from './order-columns.module.css'

const columns: Readonly<Record<OrderColumn, Omit<ListColumn<ListedOrder>, 'label' | 'sort'>>> = {
  orderNumber: { width: 94, strong: false, show: ({ orderNumber }) => orderNumber },
  client: { share: 2.3, least: 190, strong: true, show: ({ client }) => client?.companyName },
  groupName: { share: 0.92, least: 92, show: ({ groupName }) => groupName },
  'trip.name': { least: 96, show: ({ trip }) => trip.name },
  startAt: { width: 94, show: ({ startAt }) => day(startAt) },
  endAt: { width: 94, quiet: true, show: ({ endAt }) => day(endAt) },
  'trip.destinations': { share: 1.13, least: 110, quiet: true, show: destinationsOf },
  user: { width: 50, show: ({ user }) => <Person person={faceOf(user)} /> },
  'orderTodo.dueDate': { width: 108, show: (order) => <Due order={order} /> },
  currentStatus: { width: 226, show: ({ currentStatus }) => <OrderStatus status={currentStatus} /> },
  hotelContingent: { width: 108, show: (order) => <Contingent order={order} /> },
  _importId: { width: 92, quiet: true, show: ({ _importId }) => _importId },
}

export function orderRows(hide: readonly OrderColumn[]): ListRows<ListedOrder> {
  const shown = orderColumnKeys.filter((name) => !hide.includes(name))
  return {
    columns: shown.map((name) => ({ label: orderColumns[name], sort: name, ...columns[name] })),
    opens: ({ id }) => paths.order(id),
    beside: ({ isAdminOnly }) => isAdminOnly && <HiddenMark />,
    isOff: ({ currentStatus }) => currentStatus === 'cancelled',
  }
}

function HiddenMark() {
  const words = 'Reise nur für Admins sichtbar'
  return (
    <span className={classes.hidden} role="img" aria-label={words} title={words}>
      <IconEyeOff size={13} stroke={1.8} aria-hidden />
    </span>
  )
}

type CellProps = { order: ListedOrder }

/** In a list of thirty only what is overdue, or is due by tomorrow, may call. */
function Due({ order: { orderTodo } }: CellProps) {
  const due = orderTodo.dueDate === null ? null : dateOfWire(orderTodo.dueDate)
  return due !== null && <Deadline date={due} soonInDays={1} />
}

function Contingent({ order: { info } }: CellProps) {
  const { paxAsked, paxReserved } = info
  const share = paxAsked === 0 ? 0 : Math.min(100, (paxReserved / paxAsked) * 100)
  return (
    <span className={classes.fill}>
      <span className={classes.track} aria-hidden>
        <span className={classes.bar} style={{ width: `${share}%` }} />
      </span>
      {paxReserved}/{paxAsked}
    </span>
  )
}

function destinationsOf({ trip }: ListedOrder): string {
  const main = trip.mainDestination
  const others = trip.destinations.filter((destination) => destination.id !== main?.id).map(({ name }) => name)
  return [...(main === null ? [] : [`${main.name} ★`]), ...others].join(', ')
}
