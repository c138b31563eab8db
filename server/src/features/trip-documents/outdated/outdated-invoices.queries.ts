import type { Basis } from '@reisewerk/domain/calculation/group.ts'
import type { ToldByInvoice } from '@reisewerk/domain/trip-documents/outdated/invoice-changes.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'

/** A file of an issued invoice; null for what counts no more: an earlier version, a cancelled invoice, what took one back. */
export type InvoiceFile = { readonly document: number; readonly invoice: LivingInvoice | null }
export type LivingInvoice = {
  readonly basis: Basis
  /** Its reader goes by it: it went out and is not paid. */
  readonly isGoneBy: boolean
  /** It charges for the cancellation of the trip. */
  readonly isOfCancellation: boolean
  readonly sentAt: Date | null
  readonly told: ToldByInvoice
  /** The same as it would be told now, but the price. */
  readonly now: Omit<ToldByInvoice, 'priceCents'>
}

// The feature of invoices comes later; its tables are read here. An address and a name as a new invoice would have them. What a later one took over,
// open or paid, is reckoned with there: so is the price.
const invoiceFilesSql = `
  select f.document, case when i.canceled_by_id is null and i.billing_type = 'included' and v.version_number = i.version_number
      and not (i.type = 'cancelation' and i.old_invoice_id is not null)
    then json_build_object('basis', i.calculation_basis, 'isGoneBy', i.sent_at is not null and i.open_cents > 0, 'isOfCancellation', i.type = 'cancelation',
      'told', json_build_object('client', s.snapshot #> '{buyer,clientId}', 'clientName', s.snapshot #> '{buyer,name}',
        'address', s.snapshot #> '{buyer,address}', 'startAt', s.snapshot #> '{supply,from}', 'endAt', s.snapshot #> '{supply,to}',
        'tripName', s.snapshot #> '{references,tripName}', 'groupName', s.snapshot #> '{references,groupName}',
        'currency', s.snapshot -> 'currency', 'priceCents', case when i.carried_to_id is null
          and (i.takes_over or i.type in ('prepayment', 'cancelation')) and not exists (select from client_invoices l where l.order_id = i.order_id
            and l.id > i.id and l.takes_over and l.canceled_by_id is null and l.billing_type = 'included') then s.snapshot #> '{totals,beforePaymentsCents}' end),
      'now', json_build_object('client', coalesce(o.client_id, 0), 'clientName', coalesce(c.company_name, ''),
        'address', coalesce(a.address, json_build_object('street', '', 'zip', '', 'city', '', 'country', '')),
        'startAt', to_char(o.start_at, 'YYYY-MM-DD'), 'endAt', to_char(o.end_at, 'YYYY-MM-DD'),
        'tripName', coalesce(nullif(trim(o.translations #>> array[i.locale, 'tripName']), ''), o.trip_name), 'groupName', o.group_name, 'currency', o.order_currency)) end as invoice, i.sent_at as "sentAt"
  from client_invoices i join orders o on o.id = i.order_id left join clients c on c.id = o.client_id
    join client_invoice_versions v on v.client_invoice_id = i.id join client_invoice_snapshots s on s.version_id = v.id
    cross join lateral (select v.document_id as document union all select v.xml_document_id where v.xml_document_id is not null) f
    left join lateral (select json_build_object('street', x.street_address, 'zip', x.zip, 'city', x.city, 'country', x.country) as address
      from addresses x where x.client_id = o.client_id
      order by x.id is not distinct from i.address_id desc, x.purpose = 'invoice' desc, x.sort, x.id limit 1) a on true
  where i.order_id = $1`

/** The files of all invoices of a trip. Countries are as somebody typed them. */
export async function readInvoiceFiles(trx: Transaction, orderId: number): Promise<InvoiceFile[]> {
  const files = await trx.query<InvoiceFile & { readonly sentAt: Date | null }>(invoiceFilesSql, [orderId])
  return files.map(({ document, invoice, sentAt }) => ({
    document,
    invoice: invoice === null ? null : { ...invoice, sentAt },
  }))
}
