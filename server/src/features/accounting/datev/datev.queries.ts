import type { TripEntry } from '@reisewerk/domain/accounting/datev/trip-bookings.ts'
import type { TripInvoice, TripPayment } from '@reisewerk/domain/accounting/datev/trip-standing.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { datevExportFiles, datevExports } from '../accounting.tables.ts'
import { openSupplierSql } from './datev-suppliers.queries.ts'

/** What is booked on its own day and stands in no file yet. */
export type OpenEntry = TripEntry & { readonly orderId: number }

const openSql = `
  select 'invoice' as kind, i.id as invoice_id, null::bigint as payment_id, i.invoice_date as day, i.organisation_id, i.order_id
  from client_invoices i
  where not exists (select from datev_bookings b where b.client_invoice_id = i.id and b.kind = 'invoice')
  union all
  select 'payment', i.id, p.id, p.date_of_payment, i.organisation_id, i.order_id
  from payments p join client_invoices i on i.id = p.client_invoice_id
  where p.removed_at is null and not exists (select from datev_bookings b where b.payment_id = p.id and b.kind = 'payment')
  union all
  select 'removal', i.id, p.id, (p.removed_at at time zone 'Europe/Berlin')::date, i.organisation_id, i.order_id
  from payments p join client_invoices i on i.id = p.client_invoice_id
    join datev_bookings b on b.payment_id = p.id and b.kind = 'payment'
  where p.removed_at is not null and not exists (select from datev_bookings o where o.payment_id = p.id and o.kind = 'removal')`

/** In the order of their days. */
export function readOpenEntries(
  trx: Transaction,
  organisationId: number,
  from: CalendarDate,
  to: CalendarDate,
): Promise<OpenEntry[]> {
  return trx.query<OpenEntry>(
    `select o.kind, o.invoice_id::int as "invoiceId", o.payment_id::int as "paymentId", o.order_id::int as "orderId", o.day
     from (${openSql}) o where o.organisation_id = $1 and o.day between $2 and $3
     order by o.day, o.invoice_id, o.kind, o.payment_id`,
    [organisationId, from, to],
  )
}

/** An invoice of a trip as it was issued last, how it stands there, and what it was booked as in an earlier file. */
export type ExportedInvoice = Omit<TripInvoice, 'thirdShare' | 'deductions' | 'leftOut'> & {
  readonly orderId: number
  readonly documentId: number
}

/** All invoices of these trips, whether they are in the period or not: they stand to each other. */
export function readInvoicesOfTrips(trx: Transaction, orders: readonly number[]): Promise<ExportedInvoice[]> {
  return trx.query<ExportedInvoice>(
    `select i.id::int, i.order_id::int as "orderId", s.snapshot, i.document_id::int as "documentId",
       case when i.type = 'cancelation' then i.old_invoice_id::int end as "originalId",
       coalesce(c.debtor_number, '') as debtor, v.first::float as "issuedAs", v.last::float as "saidAs",
       i.due_cents::float as "dueCents", i.takes_over as "takesOver",
       (select b.bookings from datev_bookings b where b.client_invoice_id = i.id and b.kind = 'invoice') as kept,
       (select coalesce(jsonb_agg(line order by b.id), '[]') from datev_bookings b cross join jsonb_array_elements(b.bookings) line
         where b.client_invoice_id = i.id and b.kind = 'split') as "keptSplits"
     from client_invoices i
       cross join lateral (select min(id) as first, max(id) as last from client_invoice_versions where client_invoice_id = i.id) v
       join client_invoice_snapshots s on s.version_id = v.last
       left join clients c on c.id = i.client_id
     where i.order_id = any($1) order by i.id`,
    [orders],
  )
}

export type ExportedPayment = TripPayment & { readonly orderId: number }

/** All payments of these trips, also those that were removed, with what they were booked as in earlier files. */
export function readPaymentsOfTrips(trx: Transaction, orders: readonly number[]): Promise<ExportedPayment[]> {
  const kept = (kind: string) =>
    `(select b.bookings from datev_bookings b where b.payment_id = p.id and b.kind = '${kind}')`
  return trx.query<ExportedPayment>(
    `select p.id::int, p.order_id::int as "orderId", p.client_invoice_id::int as "invoiceId", p.kind,
       p.amount_cents::float as cents, (select l.account from bank_lines l where l.id = p.bank_line_id) as bank,
       ${kept('payment')} as kept, ${kept('removal')} as "keptRemoval"
     from payments p where p.order_id = any($1) order by p.id`,
    [orders],
  )
}

/** Two people who export at once wait for each other. @returns whether the actor belongs to the house */
export async function lockExports(trx: Transaction, organisationId: number): Promise<boolean> {
  const [house] = await trx.query(
    `select pg_advisory_xact_lock(hashtext('datev_exports'), $1::int) from organisations where id = $1`,
    [organisationId],
  )
  return house !== undefined
}

export type MonthOfBookings = {
  readonly month: string
  readonly invoices: number
  readonly payments: number
  readonly suppliers: number
  readonly exported: number
}

/** The newest first. @param hasSuppliers whether their invoices are exported at all */
export function readMonths(
  trx: Transaction,
  organisationId: number,
  hasSuppliers: boolean,
): Promise<MonthOfBookings[]> {
  return trx.query<MonthOfBookings>(
    `select to_char(d.day, 'YYYY-MM') as month, count(*) filter (where d.kind = 'invoice')::int as invoices,
       count(*) filter (where d.kind in ('payment', 'removal'))::int as payments,
       count(*) filter (where d.kind = 'supplier')::int as suppliers,
       count(*) filter (where d.kind = 'exported')::int as exported
     from (select o.kind, o.day, o.organisation_id from (${openSql}) o
       union all
       select 'exported', (b.bookings->0->>'date')::date, b.organisation_id from datev_bookings b
       where jsonb_array_length(b.bookings) > 0
       union all
       select 'exported', (b.bookings->0->>'date')::date, b.organisation_id from datev_supplier_bookings b
       union all
       select 'supplier', e.day, t.organisation_id from (${openSupplierSql}) e join orders t on t.id = e.order_id where $2::boolean) d
     where d.organisation_id = $1 group by 1 order by 1 desc`,
    [organisationId, hasSuppliers],
  )
}

/** Clients with something that is in no file yet and no number under which it could be booked. */
export function readWithoutDebtor(trx: Transaction, organisationId: number): Promise<{ id: number; name: string }[]> {
  return trx.query<{ id: number; name: string }>(
    `select distinct c.id::int, c.company_name as name
     from (${openSql}) o join client_invoices i on i.id = o.invoice_id join clients c on c.id = i.client_id
     where o.organisation_id = $1 and coalesce(c.debtor_number, '') = '' order by 2, 1`,
    [organisationId],
  )
}

/** Gives clients their numbers, the first to the first. */
export async function giveDebtorNumbers(
  trx: Transaction,
  clients: readonly number[],
  numbers: readonly number[],
): Promise<void> {
  await trx.query(
    `update clients c set debtor_number = n.number::text from unnest($1::bigint[], $2::bigint[]) n (id, number)
     where c.id = n.id`,
    [clients, numbers],
  )
}

/** @returns null when the actor sees no such export */
export async function readExportFile(
  trx: Transaction,
  id: number,
): Promise<{ readonly fileName: string; readonly content: Buffer } | null> {
  const [found] = await trx.db
    .select({ fileName: datevExports.fileName, content: datevExportFiles.content })
    .from(datevExports)
    .innerJoin(datevExportFiles, eq(datevExportFiles.exportId, datevExports.id))
    .where(eq(datevExports.id, id))
  return found ?? null
}

/** Whether it tells of trips that the actor does not see, as those of administrators. */
export async function tellsOfHidden(trx: Transaction, id: number): Promise<boolean> {
  const hidden = await trx.query(
    `select from datev_bookings b where b.export_id = $1
       and not exists (select from client_invoices i where i.id = b.client_invoice_id)
     union all
     select from datev_supplier_bookings b where b.export_id = $1
       and not exists (select from supplier_invoices s where s.id = b.supplier_invoice_id) limit 1`,
    [id],
  )
  return hidden.length > 0
}

/** The files of the invoices of an export, in their order. */
export function readExportedFiles(
  trx: Transaction,
  id: number,
): Promise<{ readonly key: string; readonly number: string; readonly createdAt: Date }[]> {
  return trx.query<{ key: string; number: string; createdAt: Date }>(
    `select d.key, i.invoice_number as number, d.created_at as "createdAt" from datev_bookings b
       join documents d on d.id = b.document_id join client_invoices i on i.id = b.client_invoice_id
     where b.export_id = $1 order by b.id`,
    [id],
  )
}
