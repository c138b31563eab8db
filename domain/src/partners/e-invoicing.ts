import { type EndpointKind, endpointKinds } from '../accounts/settings.ts'

/** How a client gets invoices electronically (INV-07). */
export const eInvoiceFormats = {
  none: { label: 'Nur PDF' },
  zugferd: { label: 'ZUGFeRD (PDF mit XML)' },
  xrechnung: { label: 'XRechnung (XML)' },
} as const
export type EInvoiceFormat = keyof typeof eInvoiceFormats

/** An address at which electronic invoices arrive: its scheme of the list EAS, and what stands there. */
export type Endpoint = { readonly scheme: string; readonly id: string }

/** What a client wants, as its master data say. */
export type EInvoicing = {
  readonly eInvoice: EInvoiceFormat
  readonly leitwegId: string
  readonly buyerReference: string
  readonly eInvoiceKind: EndpointKind
  readonly eInvoiceAddress: string
}

/** Where a client's invoices arrive: as told, else at its Leitweg-ID, else at the mail address of whom it is written to. */
export function endpointOfClient(
  { leitwegId, eInvoiceKind, eInvoiceAddress }: EInvoicing,
  email: string,
): Endpoint | null {
  if (eInvoiceAddress !== '') return endpoint(eInvoiceKind, eInvoiceAddress)
  return leitwegId === '' ? endpoint('email', email) : endpoint('leitwegId', leitwegId)
}

/** @returns null where there is no address */
export function endpoint(kind: EndpointKind, address: string): Endpoint | null {
  return address === '' ? null : { scheme: endpointKinds[kind].scheme, id: address }
}

/** How an invoice goes out electronically: frozen with it. */
export type Electronic = {
  readonly format: EInvoiceFormat
  /** BT-10, the Leitweg-ID of an authority or what a client wants to read there; empty for none. */
  readonly buyerReference: string
  readonly sellerEndpoint: Endpoint | null
  readonly buyerEndpoint: Endpoint | null
  /** BT-121 of services under the margin scheme; lists of codes disagree about it, the text is told always. */
  readonly marginCode: string
}
