/** What a client invoice is (002 §4). */
export const invoiceTypes = {
  normal: { label: 'Rechnung' },
  prepayment: { label: 'Anzahlung' },
  cancelation: { label: 'Stornorechnung' },
  final: { label: 'Endabrechnung' },
} as const
export type InvoiceType = keyof typeof invoiceTypes

/** New on creation, paid when the amount to pay is exactly 0.00 (002 §4). */
export const invoiceStatuses = {
  new: { label: 'Neu' },
  paid: { label: 'Bezahlt' },
  canceled: { label: 'Storniert' },
} as const
export type InvoiceStatus = keyof typeof invoiceStatuses

/** How a prepayment or a cancelation is asked for (002 §4). */
export const amountTypes = {
  amount: { label: 'Betrag' },
  percent: { label: 'Prozent' },
} as const
export type AmountType = keyof typeof amountTypes

/** How the client is spoken to (002 §4). */
export const addressings = {
  formal: { label: 'Sie' },
  informal: { label: 'Du' },
} as const
export type Addressing = keyof typeof addressings

/** By which numbers an invoice counts (002 §4). */
export const invoiceBases = {
  Reserved: { label: 'Buchungsstand' },
  Asked: { label: 'Kontingent' },
} as const
export type InvoiceBasis = keyof typeof invoiceBases

/** @returns 'Anzahlung' */
export function invoiceLabel(type: InvoiceType): string {
  return invoiceTypes[type].label
}
