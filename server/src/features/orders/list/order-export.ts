import { orderStatuses } from '@reisewerk/domain/accounts/options.ts'
import { germanDate } from '@reisewerk/domain/calendar-date.ts'
import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import type { ListQuery } from '../../../platform/resource/list-query.ts'
import { mostRows, tooMany } from '../../../platform/resource/list-sheet.ts'
import type { Desk } from '../../../platform/resource/resource.ts'
import { resourceOf } from '../../../platform/resource/resource.ts'
import type { Sheet, SheetColumn } from '../../../platform/sheet/sheet.ts'
import { type ExportedOrder, exportedOrders } from './order-list.queries.ts'

const columns: readonly (SheetColumn & { of: (order: ExportedOrder) => string | number | null })[] = [
  { title: 'Vorgang', width: 11, of: ({ orderNumber }) => orderNumber },
  { title: 'Kunde', width: 34, of: ({ client }) => client },
  { title: 'Gruppe', width: 30, of: ({ groupName }) => groupName },
  { title: 'Reisename', width: 30, of: ({ tripName }) => tripName },
  { title: 'Beginn', width: 12, kind: 'date', of: ({ startAt }) => startAt },
  { title: 'Ende', width: 12, kind: 'date', of: ({ endAt }) => endAt },
  { title: 'Destinationen', width: 36, of: ({ destinations }) => destinations },
  { title: 'User', width: 20, of: ({ user }) => user },
  { title: 'Aufgabe fällig', width: 15, kind: 'date', of: ({ dueDate }) => dueDate },
  { title: 'Status', width: 30, of: ({ status }) => labelOf(status) },
  { title: 'Pax angefragt (K)', width: 17, kind: 'number', of: ({ paxAsked }) => paxAsked },
  { title: 'Pax gebucht (B)', width: 16, kind: 'number', of: ({ paxReserved }) => paxReserved },
  { title: 'Import-ID', width: 14, of: ({ importId }) => importId },
]

/** The filtered and sorted list as a sheet (LIST-04). @throws ApiError 422 when it is longer than one file may be */
export async function sheetOfOrders(trx: Transaction, query: ListQuery, desk: Desk): Promise<Sheet> {
  const orders = resourceOf(desk.resources, 'orders')
  const { rows, total } = await exportedOrders(trx, orders, query, mostRows)
  if (total > mostRows) throw tooMany(total, orderContract)
  return {
    name: `Reiseübersicht ${germanDate(desk.today)}`,
    columns: columns.map(({ of: _, ...column }) => column),
    rows: rows.map((row) => columns.map((column) => column.of(row))),
  }
}

function labelOf(status: string): string {
  return Object.hasOwn(orderStatuses, status) ? orderStatuses[status as keyof typeof orderStatuses].label : status
}
