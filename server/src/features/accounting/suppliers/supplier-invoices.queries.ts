import type { ActualInvoice } from '@reisewerk/domain/accounting/suppliers/planned-actual.ts'
import type { TypedSupplierInvoice } from '@reisewerk/domain/accounting/suppliers/supplier-invoice-rules.ts'
import type { SupplierInvoiceStatus } from '@reisewerk/domain/accounting/suppliers/supplier-invoice-types.ts'
import type { Currency } from '@reisewerk/domain/money.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'

export type KeptSupplierInvoice = TypedSupplierInvoice & {
  readonly id: number
  readonly amountCurrency: Currency
  readonly status: SupplierInvoiceStatus
  /** Number of the pay run that pays it or has paid it. */
  readonly heldBy: number | null
  /** It is in a file for the tax adviser. */
  readonly isExported: boolean
}

/** Locked; null when the actor sees no such invoice. */
export async function lockSupplierInvoice(trx: Transaction, id: number): Promise<KeptSupplierInvoice | null> {
  const [found] = await trx.query<KeptSupplierInvoice>(
    `select id::int, status, type, invoice_date as "invoiceDate", due_date as "dueDate", amount_cents::float as "amountCents",
       amount_currency as "amountCurrency", tax_amount_cents::float as "taxCents", tax_amount_currency as "taxCurrency",
       tax_kind as "taxKind", discount_percent as "discountPercent", discount_until as "discountUntil",
       exists (select from datev_supplier_bookings b where b.supplier_invoice_id = supplier_invoices.id) as "isExported",
       (select r.number from pay_run_items h join pay_runs r on r.id = h.pay_run_id
        where h.supplier_invoice_id = supplier_invoices.id and not h.is_released) as "heldBy"
     from supplier_invoices where id = $1 for update`,
    [id],
  )
  return found ?? null
}

/**
 * What suppliers charged for a trip; credits below nothing. One that names no service is for the one its supplier is asked for, where
 * that is one alone.
 */
export function readActualInvoices(trx: Transaction, orderId: number): Promise<ActualInvoice[]> {
  return trx.query<ActualInvoice>(
    `select s.service::int, coalesce(nullif(title_of_service(s.service), ''), v.name, nullif(i.payee, ''), '') as title, (case i.type when 'credit' then -i.amount_cents else i.amount_cents - i.paid_discount_cents end)::float as cents,
       i.amount_currency as currency, i.status = 'paid' as "isPaid"
     from supplier_invoices i left join requests r on r.id = i.request_id left join providers v on v.id = i.provider_id
       cross join lateral (select case when i.request_id is not null then r.placeholder_id else
         (select min(a.placeholder_id) from requests a where a.order_id = i.order_id and a.provider_id = i.provider_id
          having count(distinct a.placeholder_id) = 1) end as service) s
     where i.order_id = $1 order by i.invoice_date, i.id`,
    [orderId],
  )
}

/** What was paid to partners of a trip who have declined or were cancelled, less what they gave back; cents of its own currency. */
export function readReclaims(
  trx: Transaction,
  orderId: number,
): Promise<{ readonly provider: string; readonly cents: number; readonly currency: string }[]> {
  return trx.query<{ provider: string; cents: number; currency: string }>(
    `select coalesce(v.name, '') as provider, i.amount_currency as currency,
       sum(case i.type when 'credit' then -i.amount_cents else i.amount_cents - i.paid_discount_cents end)::float as cents
     from supplier_invoices i join requests r on r.id = i.request_id left join providers v on v.id = coalesce(i.provider_id, r.provider_id)
     where i.order_id = $1 and r.status in ('declined', 'cancelled') and (i.status = 'paid' or i.type = 'credit')
     group by v.id, v.name, i.amount_currency
     having sum(case i.type when 'credit' then -i.amount_cents else i.amount_cents - i.paid_discount_cents end) > 0
     order by 1, 2`,
    [orderId],
  )
}

/** The calculation of a trip and the currency it is in; null when the actor sees no such trip. */
export async function readCalculationOf(
  trx: Transaction,
  orderId: number,
): Promise<{ readonly id: number; readonly currency: Currency } | null> {
  const [found] = await trx.query<{ id: number; currency: Currency }>(
    `select c.id::int, o.order_currency as currency from orders o join calculations c on c.order_id = o.id
     where o.id = $1 and o.current_status <> 'concept'`,
    [orderId],
  )
  return found ?? null
}

/** The requests of a trip that an invoice can be for, in the order of their services. */
export function readInvoicedRequests(
  trx: Transaction,
  orderId: number,
): Promise<{ readonly id: number; readonly title: string; readonly provider: string }[]> {
  return trx.query<{ id: number; title: string; provider: string }>(
    `select r.id::int, coalesce(title_of_service(r.placeholder_id), '') as title, coalesce(v.name, '') as provider
     from requests r join placeholders p on p.id = r.placeholder_id left join providers v on v.id = r.provider_id
       left join days d on d.id = p.day_id
     where r.order_id = $1 order by d.date, p.start_at, p.id, r.id`,
    [orderId],
  )
}

/** Whom a request asks. */
export async function providerOfRequest(trx: Transaction, requestId: number): Promise<number | null> {
  const [found] = await trx.query<{ provider: number | null }>(
    'select provider_id::int as provider from requests where id = $1',
    [requestId],
  )
  return found?.provider ?? null
}
