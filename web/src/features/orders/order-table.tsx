import { type OrderColumn, orderColumnKeys, orderColumns } from '@reisewerk/domain/orders/order-columns.ts'
import type { OrderListState } from '@reisewerk/domain/orders/order-list.contract.ts'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import table from '../../ui/table.module.css'
import type { ListedOrder } from './api.ts'
import { OrderCell } from './order-cell.tsx'
import { columnOf, descending } from './order-list-search.ts'
import classes from './order-table.module.css'
import type { OrderLayout } from './use-order-layout.ts'

/** Fixed where the content has a width of its own; names share what is left. */
const widths: Partial<Record<OrderColumn, number>> = {
  orderNumber: 102,
  startAt: 96,
  endAt: 96,
  user: 54,
  'orderTodo.dueDate': 174,
  currentStatus: 228,
  hotelContingent: 117,
  _importId: 96,
}

type Props = {
  orders: readonly ListedOrder[]
  layout: OrderLayout
  sort: NonNullable<OrderListState['sort']>
  onSort: (sort: OrderListState['sort']) => void
  /** Older rows stay in sight, paler, until the new page is there. */
  isStale: boolean
}

/** The trips of one page (LIST-01). */
export function OrderTable({ orders, layout, sort, onSort, isStale }: Props) {
  const columns = orderColumnKeys.filter((column) => !layout.hide.includes(column))
  return (
    <table
      className={`${table.table} ${classes.orders}`}
      aria-label="Reisen"
      data-stale={isStale || undefined}
      data-rows={layout.rows}
    >
      <colgroup>
        {columns.map((column) => (
          <col key={column} width={widths[column]} data-column={column} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) => (
            <SortHead key={column} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id} className={order.currentStatus === 'cancelled' ? table.off : undefined}>
            {columns.map((column) => (
              <OrderCell key={column} column={column} order={order} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type SortHeadProps = Pick<Props, 'sort' | 'onSort'> & { column: OrderColumn }

function SortHead({ column, sort, onSort }: SortHeadProps) {
  const isSorted = columnOf(sort) === column
  const isDescending = sort.startsWith('-')
  const Arrow = isDescending ? IconArrowDown : IconArrowUp
  return (
    <th scope="col" aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}>
      <button
        type="button"
        className={classes.head}
        onClick={() => onSort(isSorted && !isDescending ? descending(column) : column)}
      >
        {orderColumns[column]}
        {isSorted && <Arrow size={12} stroke={2} className={classes.sort} aria-hidden />}
      </button>
    </th>
  )
}
