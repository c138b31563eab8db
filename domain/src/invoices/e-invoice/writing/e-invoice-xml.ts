import type { IssuedInvoice } from '../../issued.ts'
import { ciiXml } from './cii-xml.ts'
import { eInvoiceOf } from './e-invoice-of.ts'

/** The XML of an issued invoice (INV-07). @returns null for who gets no electronic invoice */
export function eInvoiceXml(invoice: IssuedInvoice): string | null {
  const told = eInvoiceOf(invoice)
  return told === null ? null : ciiXml(told)
}
