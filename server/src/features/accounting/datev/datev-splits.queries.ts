import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'

/** What is changed of a trip every day and tells nothing of what is bought in for it. */
const besideCosts = `('client_invoices', 'payments', 'todos', 'documents', 'email_messages', 'email_attachments', 'datev_exports')`

/**
 * Trips with revenue under the margin scheme in a file, of which something changed since it was last looked at (decision 173). Trips of
 * administrators are always among them: whoever looked last may not have seen them.
 */
export async function readTripsToPartAnew(trx: Transaction, organisationId: number): Promise<number[]> {
  const rows = await trx.query<{ id: number }>(
    `with seen as (select coalesce(max(splits_until), 0) as id from datev_exports where organisation_id = $1)
     select distinct o.id::int from datev_bookings b
       join client_invoices i on i.id = b.client_invoice_id join orders o on o.id = i.order_id cross join seen
     where b.organisation_id = $1 and b.kind = 'invoice' and i.type <> 'prepayment' and i.canceled_by_id is null
       and b.bookings @> '[{"use": "margin"}]'
       and (o.is_admin_only
         or exists (select from change_log l where l.order_id = o.id and l.id > seen.id and l.table_name not in ${besideCosts})
         or exists (select from change_log l where l.table_name = 'orders' and l.row_id = o.id and l.id > seen.id))
     order by 1`,
    [organisationId],
  )
  return rows.map(({ id }) => id)
}

/**
 * The last day that earlier files of a house hold something of, and the change up to which whoever looks now has seen all: ids are given
 * before the commit, so that it lies five minutes back.
 */
export async function readSplitsSeen(
  trx: Transaction,
  organisationId: number,
): Promise<{ readonly reached: CalendarDate | null; readonly until: number }> {
  const [row] = await trx.query<{ reached: CalendarDate | null; until: number }>(
    `select (select max(least(to_day, (created_at at time zone 'Europe/Berlin')::date)) from datev_exports where organisation_id = $1) as reached,
       coalesce((select id from change_log where at < now() - interval '5 minutes' order by id desc limit 1), 0)::float as until`,
    [organisationId],
  )
  return row ?? { reached: null, until: 0 }
}

export type InvoiceTold = {
  readonly id: number
  readonly number: string
  readonly order: number
  readonly orderNumber: string
  readonly name: string
  readonly currency: string
}

/** How invoices are named to whoever exports. */
export function readInvoicesTold(trx: Transaction, ids: readonly number[]): Promise<InvoiceTold[]> {
  return trx.query<InvoiceTold>(
    `select i.id::int, i.invoice_number as number, o.id::int as "order", o.order_number as "orderNumber",
       coalesce(nullif(o.group_name, ''), o.trip_name, '') as name, i.currency
     from client_invoices i join orders o on o.id = i.order_id where i.id = any($1) order by o.end_at, i.id`,
    [ids],
  )
}
