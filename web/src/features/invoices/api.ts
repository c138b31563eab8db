import { hasPaymentsThatCount, type PaidInvoice } from '@reisewerk/domain/calculation/calculate.ts'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import {
  clientInvoiceContract,
  clientInvoiceVersionContract,
} from '@reisewerk/domain/invoices/client-invoice.contract.ts'
import { creditContract } from '@reisewerk/domain/invoices/credit.contract.ts'
import type { InvoicePreview } from '@reisewerk/domain/invoices/generate-invoice.contract.ts'
import { invoiceLetterContract } from '@reisewerk/domain/invoices/invoice-letter.contract.ts'
import { packageTravelContract } from '@reisewerk/domain/invoices/package-travel.contract.ts'
import { paymentKinds } from '@reisewerk/domain/invoices/payment.contract.ts'
import type { InvoiceMail } from '@reisewerk/domain/invoices/texts/invoice-mail.contract.ts'
import { parseAmount } from '@reisewerk/domain/money.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { queryOptions } from '@tanstack/react-query'
import type { Attempts } from '../../form/attempts.ts'
import { makePaper } from '../../form/papers/make-paper.ts'
import { create, listOf, newKey } from '../../lib/api.ts'
import { type Query, send } from '../../lib/http.ts'
import { keys } from '../../lib/keys.ts'
import { orderBy } from '../../list/list.ts'

export type Invoice = ItemOf<typeof clientInvoiceContract, 'client_invoice_read'>
export type Payment = Invoice['payments'][number]
export type InvoiceLetter = ItemOf<typeof invoiceLetterContract>

/** 002 §9 */
export const invoicesPerPage = 20
export const invoicesFailed = "Couldn't get the Invoices! Server Error!"

/** A page of the overview. @param sort a column, with a minus before it for descending */
export function invoicePage(orderId: number, page: number, sort: string) {
  return listOf(clientInvoiceContract, {
    groups: ['client_invoice_read'],
    query: { ...invoicesSorted(orderId, sort), _page: page, _itemsPerPage: invoicesPerPage },
  })
}

/** The list of a trip in its order; a file of it has all its pages. */
export function invoicesSorted(orderId: number, sort: string) {
  return { 'order.id': orderId, ...orderBy(sort) }
}

/** All invoices of a trip, the newest first: what was paid, and what is still to come. */
export function invoicesOf(orderId: number) {
  return listOf(clientInvoiceContract, {
    groups: ['client_invoice_read'],
    query: { 'order.id': orderId, '_order[id]': 'desc', _itemsPerPage: 500 },
  })
}

export function versionsOf(invoiceId: number) {
  return listOf(clientInvoiceVersionContract, {
    groups: ['client_invoice_read'],
    query: { 'clientInvoice.id': invoiceId, _itemsPerPage: 100 },
  })
}

export function creditsOf(orderId: number) {
  return listOf(creditContract, { query: { 'order.id': orderId, '_order[dateOfCredit]': 'desc', _itemsPerPage: 200 } })
}

/** With which words the invoices of a trip begin and end; they come to be when somebody first looks. */
export function letterOf(orderId: number) {
  const list = listOf(invoiceLetterContract, { query: { 'order.id': orderId } })
  return queryOptions({
    queryKey: list.queryKey,
    queryFn: async (context) => {
      const page = await list.queryFn?.(context)
      if (page !== undefined && page.items.length > 0) return page
      return { items: [await create(invoiceLetterContract, { order: linkTo('orders', orderId) }, newKey())], total: 1 }
    },
    select: ({ items }): InvoiceLetter => {
      const [letter] = items
      if (letter === undefined) throw new Error(`no letter for the invoices of trip ${orderId}`)
      return letter
    },
  })
}

/** What is noted of a trip as a package tour; nothing until somebody notes it. */
export function packageTravelOf(orderId: number) {
  return listOf(packageTravelContract, { query: { 'order.id': orderId } })
}

/** Whether what was paid on an invoice counts for its trip. */
export function isCounting({ billingType, status, type, oldInvoice }: Invoice): boolean {
  const takesBack = type === 'cancelation' && oldInvoice !== null
  return hasPaymentsThatCount({
    billingType: billingType === 'not_included' ? billingType : 'included',
    status,
    takesBack,
  })
}

/** What was paid for having been reminded is beside what the invoice asks for (decision 060). */
export function isOfInvoice({ kind }: Pick<Payment, 'kind'>): boolean {
  return kind !== 'reminderFee'
}

/** 'Skonto', 'Bankgebühr, Auszug 32': what it is where that is no plain payment, and where it stands. */
export function detailOf({ kind, note }: Pick<Payment, 'kind' | 'note'>): string {
  return [kind === 'payment' ? '' : paymentKinds[kind].label, note].filter((text) => text !== '').join(', ')
}

/** What was paid, as the engine takes it off. */
export function paidOf(invoices: readonly Invoice[]): PaidInvoice[] {
  return invoices.map(({ billingType, status, type, oldInvoice, payments }) => ({
    billingType: billingType === 'not_included' ? 'not_included' : 'included',
    status,
    takesBack: type === 'cancelation' && oldInvoice !== null,
    payments: payments.filter(isOfInvoice).map(({ amount }) => ({ cents: parseAmount(amount.amount) ?? 0 })),
  }))
}

/** How an invoice is asked for (002 §7). */
export type WantedInvoice = { query: Query; body: Record<string, unknown>; locale: string }

/** The pages as they would be printed now; nothing is stored. */
export function previewOf(orderId: number, wanted: WantedInvoice | null) {
  return queryOptions({
    queryKey: [...keys.item('orders', orderId), 'invoice-preview', wanted],
    queryFn: async ({ signal }) => {
      const { query, body, locale } = wanted ?? { query: {}, body: {}, locale: undefined }
      const path = `/api/orders/${orderId}/client-invoice/preview`
      return (await send<InvoicePreview>('POST', path, { query, body, signal, ...(locale && { locale }) })).data
    },
    enabled: wanted !== null,
    retry: false,
    // Pages are pictures of some size, and out of date as soon as somebody changes the trip.
    gcTime: 60_000,
  })
}

/** The mail that takes an invoice to its client; nothing is sent yet. */
export async function beginInvoiceMail(invoiceId: number): Promise<InvoiceMail> {
  return (await send<InvoiceMail>('GET', `/api/client_invoices/${invoiceId}/mail`)).data
}

export type Issued = { id: number; name: string; path: string; cloudStorage: boolean; clientInvoice: string | null }

/**
 * Issues an invoice, or a new version of one unless somebody else has made one since it was read.
 * @param attempts of whoever writes it: pressed again it is issued once
 */
export function generateInvoice(
  orderId: number,
  edited: Pick<Invoice, 'id' | 'version'> | null,
  wanted: WantedInvoice,
  attempts?: Attempts<Issued>,
): Promise<Issued> {
  if (edited === null) return makePaper('invoice', orderId, { ...wanted, attempts })
  return makePaper('invoiceVersion', edited.id, { ...wanted, method: 'PUT', ifMatch: edited.version, attempts })
}
