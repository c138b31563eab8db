import { invoiceTypes } from '@reisewerk/domain/invoices/invoice-types.ts'
import type { Invoice } from './api.ts'

/** It takes another one back, and does not charge what a cancelled trip costs. */
export function isStorno({ type, oldInvoice }: Pick<Invoice, 'type' | 'oldInvoice'>): boolean {
  return type === 'cancelation' && oldInvoice !== null
}

/** What could be taken back. */
export function livingOf(invoices: readonly Invoice[]): Invoice[] {
  return invoices.filter((invoice) => invoice.status !== 'canceled' && !isStorno(invoice))
}

/** The invoice that charges the whole price already: only its Stornorechnung makes room for another (decision 058). */
export function wholeInvoiceOf(invoices: readonly Invoice[]): Invoice | null {
  return livingOf(invoices).find(({ type, takesOver }) => takesOver && (type === 'normal' || type === 'final')) ?? null
}

/** The invoice over what a cancelled trip costs: its claim stands in place of the price, unless that was charged as well. */
export function chargeOf(invoices: readonly Invoice[]): Invoice | null {
  if (wholeInvoiceOf(invoices) !== null) return null
  const charges = livingOf(invoices).filter(({ type }) => type === 'cancelation')
  return charges.toSorted((one, other) => other.id - one.id)[0] ?? null
}

/** 'Anzahlung N-27-0131, 11.791,80 €' */
export function toldInvoice({ type, invoiceNumber, amount }: Invoice): string {
  return `${invoiceTypes[type].label} ${invoiceNumber}, ${amount.formatted}`
}
