import { type InvoiceType, invoiceTypes } from '@reisewerk/domain/invoices/invoice-types.ts'
import { keysIn, pageIn, positiveIn, sortIn } from '../../list/read-address.ts'

/** The tabs of the page 'client-invoice' (002 §2). */
export const invoiceTabs = {
  list: 'Rechnungsübersicht',
  create: 'Rechnung erstellen',
  documents: 'Abgelegte Rechnungsdokumente',
} as const
export type InvoiceTab = keyof typeof invoiceTabs
const tabKeys = Object.keys(invoiceTabs) as InvoiceTab[] // its own keys

/** The state of the page as it stands in the address. */
export type InvoiceSearch = {
  tab?: InvoiceTab | undefined
  page?: number | undefined
  /** A column, with a minus before it for descending. */
  sort?: string | undefined
  /** The invoice in hand: shown in the list, made anew in the form. */
  invoice?: number | undefined
  /** What a new one is to be, and which it takes back; 'charge' for what a cancelled trip costs. */
  type?: InvoiceType | undefined
  cancels?: number | 'charge' | undefined
  /** A payment of the invoice in hand is what one came for. */
  pay?: true | undefined
}

/** Reads an address; what makes no sense in it is left out. */
export function readInvoiceSearch(raw: Record<string, unknown>): InvoiceSearch {
  return {
    tab: keysIn(tabKeys, [raw.tab])?.[0],
    page: pageIn(raw.page),
    sort: sortIn(raw.sort),
    invoice: positiveIn(raw.invoice),
    // Its own keys.
    type: keysIn(Object.keys(invoiceTypes) as InvoiceType[], [raw.type])?.[0],
    cancels: raw.cancels === 'charge' ? 'charge' : positiveIn(raw.cancels),
    pay: raw.pay === true ? true : undefined,
  }
}
