/** How a client gets invoices electronically (INV-07). */
export const eInvoiceFormats = {
  none: { label: 'Nur PDF' },
  zugferd: { label: 'ZUGFeRD (PDF mit XML)' },
  xrechnung: { label: 'XRechnung (XML)' },
} as const
export type EInvoiceFormat = keyof typeof eInvoiceFormats

/** An address at which electronic invoices arrive: its scheme of the list EAS, and what stands there. */
export type Endpoint = { readonly scheme: string; readonly id: string }

/** Schemes of the list EAS that houses and clients of ours have; the first is the usual one. */
export const endpointSchemes = {
  EM: { label: 'E-Mail-Adresse' },
  '0204': { label: 'Leitweg-ID' },
  '9930': { label: 'USt-IdNr. (Deutschland)' },
  '0088': { label: 'GLN' },
  '0060': { label: 'D-U-N-S-Nummer' },
  '9914': { label: 'USt-IdNr. (Österreich)' },
} as const
export type EndpointScheme = keyof typeof endpointSchemes

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
