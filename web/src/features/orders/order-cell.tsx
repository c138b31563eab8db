import type { OrderColumn } from '@reisewerk/domain/orders/order-columns.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import { IconEyeOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { day } from '../../lib/format.ts'
import { faceOf } from '../../lib/session.ts'
import { paths } from '../../paths.ts'
import { Deadline } from '../../ui/deadline.tsx'
import { OrderStatus } from '../../ui/order-status.tsx'
import { Person } from '../../ui/person.tsx'
import table from '../../ui/table.module.css'
import type { ListedOrder } from './api.ts'
import classes from './order-table.module.css'

/** One cell of the trip list. */
export function OrderCell({ column, order }: { column: OrderColumn; order: ListedOrder }) {
  switch (column) {
    case 'orderNumber':
      return <NumberCell order={order} />
    case 'client':
      return (
        <td className={table.strong} title={order.client?.companyName}>
          {order.client?.companyName}
        </td>
      )
    case 'groupName':
      return <td title={order.groupName}>{order.groupName}</td>
    case 'startAt':
      return <td>{day(order.startAt)}</td>
    case 'endAt':
      return <td className={table.quiet}>{day(order.endAt)}</td>
    case 'trip.destinations':
      return (
        <td className={table.quiet} title={destinationsOf(order)}>
          {destinationsOf(order)}
        </td>
      )
    case 'user':
      return (
        <td>
          <Person person={faceOf(order.user)} />
        </td>
      )
    case 'orderTodo.dueDate':
      return <DueCell order={order} />
    case 'currentStatus':
      return (
        <td>
          <OrderStatus status={order.currentStatus} />
        </td>
      )
    case 'hotelContingent':
      return <ContingentCell order={order} />
    case '_importId':
      return (
        <td className={table.quiet} title={order._importId ?? undefined}>
          {order._importId}
        </td>
      )
  }
}

type CellProps = { order: ListedOrder }

function NumberCell({ order }: CellProps) {
  return (
    <td>
      <Link {...paths.order(order.id)} className={classes.number} data-trip>
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
  )
}

function DueCell({ order }: CellProps) {
  const due = order.orderTodo.dueDate === null ? null : dateOfWire(order.orderTodo.dueDate)
  return <td>{due !== null && <Deadline date={due} withWord />}</td>
}

function ContingentCell({ order }: CellProps) {
  const { paxAsked, paxReserved } = order.info
  const share = paxAsked === 0 ? 0 : Math.min(100, (paxReserved / paxAsked) * 100)
  return (
    <td>
      <span className={classes.fill}>
        <span className={classes.track} aria-hidden>
          <span className={classes.bar} style={{ width: `${share}%` }} />
        </span>
        {paxReserved}/{paxAsked}
      </span>
    </td>
  )
}

/** Main destination first, with its star: 'Oslo ★, Bergen'. */
function destinationsOf({ trip }: ListedOrder): string {
  const main = trip.mainDestination
  const others = trip.destinations.filter((destination) => destination.id !== main?.id).map(({ name }) => name)
  return [...(main === null ? [] : [`${main.name} ★`]), ...others].join(', ')
}
