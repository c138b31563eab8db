import { dateOfWire } from '@reisewerk/domain/wire.ts'
import { IconArrowDown, IconArrowUp, IconEyeOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { day } from '../../lib/format.ts'
import { faceOf } from '../../lib/session.ts'
import { paths } from '../../paths.ts'
import { Deadline } from '../../ui/deadline.tsx'
import { OrderStatus } from '../../ui/order-status.tsx'
import { Person } from '../../ui/person.tsx'
import table from '../../ui/table.module.css'
import type { ListedOrder } from './api.ts'
import type { SortableColumn } from './order-list-search.ts'
import classes from './order-table.module.css'

const columns: readonly (readonly [name: string, sort: SortableColumn, width?: number])[] = [
  ['Vorgang', 'orderNumber', 100],
  ['Kunde', 'client', 216],
  ['Gruppe', 'groupName', 176],
  ['Beginn', 'startAt', 96],
  ['Ende', 'endAt', 92],
  ['Destinationen', 'trip.destinations'],
  ['User', 'user', 60],
  ['Aufgabe fällig', 'orderTodo.dueDate', 116],
  ['Status', 'currentStatus', 236],
  ['Hotelkontingent', 'hotelContingent', 128],
  ['Import-ID', '_importId', 96],
]

type Props = {
  orders: readonly ListedOrder[]
  sort: string
  onSort: (sort: string) => void
  /** Older rows stay in sight, paler, until the new page is there. */
  isStale: boolean
}

/** The trips of one page (LIST-01). */
export function OrderTable({ orders, sort, onSort, isStale }: Props) {
  return (
    <table className={`${table.table} ${classes.orders}`} aria-label="Reisen" data-stale={isStale || undefined}>
      <colgroup>
        {columns.map(([name, , width]) => (
          <col key={name} width={width} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(([name, column]) => (
            <SortHead key={name} name={name} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </tbody>
    </table>
  )
}

type SortHeadProps = Pick<Props, 'sort' | 'onSort'> & { name: string; column: SortableColumn }

function SortHead({ name, column, sort, onSort }: SortHeadProps) {
  const isSorted = sort.replace(/^-/, '') === column
  const descending = sort.startsWith('-')
  const Arrow = descending ? IconArrowDown : IconArrowUp
  return (
    <th scope="col" aria-sort={isSorted ? (descending ? 'descending' : 'ascending') : undefined}>
      <button
        type="button"
        className={classes.head}
        onClick={() => onSort(isSorted && !descending ? `-${column}` : column)}
      >
        {name}
        {isSorted && <Arrow size={12} stroke={2} className={classes.sort} aria-hidden />}
      </button>
    </th>
  )
}

function OrderRow({ order }: { order: ListedOrder }) {
  const due = order.orderTodo.dueDate === null ? null : dateOfWire(order.orderTodo.dueDate)
  const { paxAsked, paxReserved } = order.info
  return (
    <tr className={order.currentStatus === 'cancelled' ? table.off : undefined}>
      <td>
        <Link {...paths.order(order.id)} className={classes.number}>
          {order.orderNumber}
        </Link>
        {order.isAdminOnly && (
          <span
            className={classes.hidden}
            role="img"
            aria-label="Reise nur für Admins sichtbar"
            title="Reise nur für Admins sichtbar"
          >
            <IconEyeOff size={13} stroke={1.8} aria-hidden />
          </span>
        )}
      </td>
      <td className={table.strong} title={order.client?.companyName}>
        {order.client?.companyName}
      </td>
      <td title={order.groupName}>{order.groupName}</td>
      <td>{day(order.startAt)}</td>
      <td className={table.quiet}>{day(order.endAt)}</td>
      <td className={table.quiet} title={destinationsOf(order)}>
        {destinationsOf(order)}
      </td>
      <td>
        <Person person={faceOf(order.user)} />
      </td>
      <td>{due !== null && <Deadline date={due} />}</td>
      <td>
        <OrderStatus status={order.currentStatus} />
      </td>
      <td>
        <span className={classes.fill}>
          <span className={classes.track} aria-hidden>
            <span
              className={classes.bar}
              style={{ width: `${paxAsked === 0 ? 0 : Math.min(100, (paxReserved / paxAsked) * 100)}%` }}
            />
          </span>
          {paxReserved}/{paxAsked}
        </span>
      </td>
      <td className={table.quiet}>{order._importId}</td>
    </tr>
  )
}

/** Main destination first, with its star: 'Oslo ★, Bergen'. */
function destinationsOf({ trip }: ListedOrder): string {
  const main = trip.mainDestination
  const others = trip.destinations.filter((destination) => destination.id !== main?.id).map(({ name }) => name)
  return [...(main === null ? [] : [`${main.name} ★`]), ...others].join(', ')
}
