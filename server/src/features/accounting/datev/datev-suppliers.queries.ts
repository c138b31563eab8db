import type { BookedSupplierInvoice } from '@reisewerk/domain/accounting/datev/supplier-bookings.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'

/** What of a supplier is booked on its own day and stands in no file yet. */
export type OpenSupplierEntry = {
  readonly kind: 'invoice' | 'payment' | 'used'
  readonly supplierInvoiceId: number
  readonly day: CalendarDate
  /** Of a used deposit the number of the invoice that charges the rest. */
  readonly usedBy: string | null
}

const isIn = (kind: string) =>
  `exists (select from datev_supplier_bookings b where b.supplier_invoice_id = s.id and b.kind = '${kind}')`

/** A deposit is used by the first invoice that charges the rest of the same service of the same supplier. */
export const openSupplierSql = `
  select 'invoice' as kind, s.id, s.invoice_date as day, null::text as used_by, s.order_id from supplier_invoices s
  where s.status <> 'open' and not ${isIn('invoice')}
  union all
  select 'payment', s.id, s.paid_at, null, s.order_id from supplier_invoices s where s.status = 'paid' and not ${isIn('payment')}
  union all
  select 'used', s.id, f.invoice_date, f.number, s.order_id
  from supplier_invoices s cross join lateral (
    select f.invoice_date, f.number from supplier_invoices f
    where f.order_id = s.order_id and f.type in ('final', 'whole') and f.status <> 'open'
      and f.provider_id is not distinct from s.provider_id and f.payee = s.payee
      and f.request_id is not distinct from s.request_id and f.invoice_date >= s.invoice_date
    order by f.invoice_date, f.id limit 1) f
  where s.type = 'deposit' and s.status <> 'open' and not ${isIn('used')}`

/** In the order of their days. */
export function readOpenSupplierEntries(
  trx: Transaction,
  organisationId: number,
  from: CalendarDate,
  to: CalendarDate,
): Promise<OpenSupplierEntry[]> {
  return trx.query<OpenSupplierEntry>(
    `select e.kind, e.id::int as "supplierInvoiceId", e.day, e.used_by as "usedBy"
     from (${openSupplierSql}) e join orders o on o.id = e.order_id
     where o.organisation_id = $1 and e.day between $2 and $3 order by e.day, e.id, e.kind`,
    [organisationId, from, to],
  )
}

/** An invoice of a supplier as it was approved; without a provider its creditor is empty, and so it is without a number. */
export type ExportedSupplierInvoice = BookedSupplierInvoice & {
  readonly id: number
  readonly hasProvider: boolean
  readonly paidAt: CalendarDate | null
}

export function readExportedSupplierInvoices(
  trx: Transaction,
  ids: readonly number[],
): Promise<ExportedSupplierInvoice[]> {
  return trx.query<ExportedSupplierInvoice>(
    `select s.id::int, s.number, s.type, s.invoice_date as date, s.due_date as "dueDate", s.amount_cents::float as cents,
       s.paid_discount_cents::float as "discountCents",
       s.amount_currency as currency, s.tax_kind as "taxKind", s.cost_account as "costAccount", s.paid_at as "paidAt",
       s.provider_id is not null as "hasProvider", coalesce(c.creditor_number, '') as creditor,
       coalesce(nullif(s.payee, ''), v.name, '') as "supplierName", o.order_number as "orderNumber"
     from supplier_invoices s join orders o on o.id = s.order_id left join providers v on v.id = s.provider_id
       left join creditors c on c.provider_id = s.provider_id and c.organisation_id = o.organisation_id
     where s.id = any($1)`,
    [ids],
  )
}

/** Providers with something that is in no file yet and no number under which it could be booked. */
export function readWithoutCreditor(trx: Transaction, organisationId: number): Promise<{ id: number; name: string }[]> {
  return trx.query<{ id: number; name: string }>(
    `select distinct v.id::int, v.name
     from (${openSupplierSql}) e join orders o on o.id = e.order_id join supplier_invoices s on s.id = e.id
       join providers v on v.id = s.provider_id
       left join creditors c on c.provider_id = v.id and c.organisation_id = o.organisation_id
     where o.organisation_id = $1 and coalesce(c.creditor_number, '') = '' order by 2, 1`,
    [organisationId],
  )
}

/** Gives providers their numbers of a house, the first to the first. */
export async function giveCreditorNumbers(
  trx: Transaction,
  organisationId: number,
  providers: readonly number[],
  numbers: readonly number[],
): Promise<void> {
  await trx.query(
    `insert into creditors (organisation_id, provider_id, creditor_number)
     select $1, n.id, n.number::text from unnest($2::bigint[], $3::bigint[]) n (id, number)
     on conflict (organisation_id, provider_id) do update set creditor_number = excluded.creditor_number`,
    [organisationId, providers, numbers],
  )
}

/** The files of the invoices of suppliers in an export, in their order. */
export function readSupplierFiles(
  trx: Transaction,
  exportId: number,
): Promise<{ readonly key: string; readonly number: string; readonly filetype: string; readonly createdAt: Date }[]> {
  return trx.query<{ key: string; number: string; filetype: string; createdAt: Date }>(
    `select f.key, s.number, f.filetype, f.created_at as "createdAt" from datev_supplier_bookings b
       join supplier_invoices s on s.id = b.supplier_invoice_id join supplier_invoice_files f on f.supplier_invoice_id = s.id
     where b.export_id = $1 and b.kind = 'invoice' order by b.id`,
    [exportId],
  )
}
