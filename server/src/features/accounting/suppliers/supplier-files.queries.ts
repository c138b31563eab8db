import type { KnownProvider, KnownRequest } from '@reisewerk/domain/accounting/suppliers/match-invoice.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'

/** Providers that somebody of this name, number or account may be: those who are creditors of the house, or are called so. */
export function readKnownProviders(trx: Transaction, organisationId: number, name: string): Promise<KnownProvider[]> {
  return trx.query<KnownProvider>(
    `select v.id::int, v.name, coalesce(c.vat_id, '') as "vatId", coalesce(c.iban, '') as iban
     from providers v left join creditors c on c.provider_id = v.id and c.organisation_id = $1
     where c.id is not null or lower($2) like '%' || lower(v.name) || '%' or lower(v.name) like '%' || lower($2) || '%' and $2 <> ''
     order by v.id limit 2000`,
    [organisationId, name],
  )
}

/** Requests to these providers, and the trips of these numbers, in a house. */
export function readKnownRequests(
  trx: Transaction,
  organisationId: number,
  providers: readonly number[],
  numbers: readonly string[],
): Promise<KnownRequest[]> {
  return trx.query<KnownRequest>(
    `select o.id::int as "order", o.order_number as "orderNumber", coalesce(o.group_name, '') as "groupName", r.id::int as request,
       coalesce(title_of_service(r.placeholder_id), '') as title, r.provider_id::int as provider,
       coalesce(r.start_at::date, o.start_at) as "startAt", coalesce(r.end_at::date, r.start_at::date, o.end_at) as "endAt"
     from orders o left join requests r on r.order_id = o.id and r.provider_id = any ($2) and r.status not in ('declined', 'cancelled')
     where o.organisation_id = $1 and o.current_status not in ('concept', 'deleted')
       and (r.id is not null or o.order_number = any ($3))
     order by o.start_at desc, o.id, r.id limit 500`,
    [organisationId, providers, numbers],
  )
}

export type EnteredInvoice = {
  readonly id: number
  readonly number: string
  readonly order: number
  readonly orderNumber: string
}
const enteredSql = `select i.id::int, i.number, o.id::int as "order", o.order_number as "orderNumber"
  from supplier_invoices i join orders o on o.id = i.order_id`

/** The invoice of a house at which a file lies. */
export async function readSameFile(
  trx: Transaction,
  organisationId: number,
  sha256: string,
): Promise<EnteredInvoice | null> {
  const [found] = await trx.query<EnteredInvoice>(
    `${enteredSql} join supplier_invoice_files f on f.supplier_invoice_id = i.id
     where o.organisation_id = $1 and f.sha256 = $2 order by i.id limit 1`,
    [organisationId, sha256],
  )
  return found ?? null
}

/** One of a provider that has this number. */
export async function readSameNumber(
  trx: Transaction,
  organisationId: number,
  provider: number,
  number: string,
): Promise<EnteredInvoice | null> {
  const [found] = await trx.query<EnteredInvoice>(
    `${enteredSql} where o.organisation_id = $1 and i.provider_id = $2 and lower(i.number) = lower($3) order by i.id limit 1`,
    [organisationId, provider, number],
  )
  return found ?? null
}

/** The account that is kept of a provider, an empty text where none is. */
export async function readKeptIban(trx: Transaction, organisationId: number, provider: number): Promise<string> {
  const [found] = await trx.query<{ iban: string }>(
    'select iban from creditors where organisation_id = $1 and provider_id = $2',
    [organisationId, provider],
  )
  return found?.iban ?? ''
}

export type InvoiceOfFile = {
  readonly orderId: number
  readonly organisationId: number
  readonly number: string
  readonly status: string
}

/** Locked; null when the actor sees no such invoice. */
export async function lockInvoiceOfFile(trx: Transaction, id: number): Promise<InvoiceOfFile | null> {
  const [found] = await trx.query<InvoiceOfFile>(
    `select o.id::int as "orderId", o.organisation_id::int as "organisationId", i.number, i.status
     from supplier_invoices i join orders o on o.id = i.order_id where i.id = $1 for update of i`,
    [id],
  )
  return found ?? null
}

export type KeptFile = { readonly key: string; readonly name: string; readonly filetype: 'pdf' | 'xml' }

/** @returns null where no file lies at the invoice, or the actor does not see it */
export async function readKeptFile(trx: Transaction, id: number): Promise<KeptFile | null> {
  const [found] = await trx.query<KeptFile>(
    'select key, name, filetype from supplier_invoice_files where supplier_invoice_id = $1',
    [id],
  )
  return found ?? null
}
