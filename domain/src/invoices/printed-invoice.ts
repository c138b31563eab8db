import type { DocumentSource } from '../documents/document-source.ts'
import type { IssuedInvoice } from './issued.ts'
import type { InvoiceSource } from './paper/invoice-source.ts'

/**
 * The issued invoice as its paper tells it: everything that was frozen comes from it, the rest of the letterhead from the house.
 * @param frame of the trip, for its language and its logo @param number null for a preview
 */
export function printedInvoice(
  invoice: IssuedInvoice,
  frame: DocumentSource,
  number: string | null,
  isSigned: boolean,
): InvoiceSource {
  const { totals, buyer, seller, deductions, signer } = invoice
  const lines = invoice.priceLines.length > 0 ? invoice.priceLines : invoice.lines
  const isShare = invoice.type === 'prepayment' || invoice.totals.percent !== null || invoice.priceLines.length > 0
  const { street, zip, city, country } = buyer.address
  const abroad = country === 'DE' || country === 'Deutschland' ? '' : country
  return {
    ...frame,
    client: {
      ...frame.client,
      companyName: buyer.name,
      addressLines: [street, `${zip} ${city}`.trim(), abroad].filter((line) => line !== ''),
      contact: buyer.contact,
      isFormal: invoice.addressing === 'formal',
    },
    signer,
    ...{ type: invoice.type, number, currency: invoice.currency },
    ...{ invoiceDate: invoice.invoiceDate, dueDate: invoice.dueDate, ...invoice.texts },
    lines,
    beforePaymentsCents: lines.reduce((sum, { cents }) => sum + cents, 0),
    part: isShare ? { percent: totals.percent === null ? null : totals.percent / 100, cents: totals.totalCents } : null,
    received: deductions.map(({ paidAt, number: invoiceNumber, cents, taxCents }) => ({
      ...{ date: paidAt, invoiceNumber, cents, taxCents: taxCents === 0 ? null : taxCents },
    })),
    dueCents: totals.dueCents,
    taxes: shownTaxes(invoice),
    original: invoice.references.original,
    account: seller.iban === '' ? null : { holder: seller.name, iban: seller.iban, bic: seller.bic },
    isSigned,
  }
}

/** Whoever shows no tax shows none of any rate; the sentence of the margin scheme stays (§ 14a Abs. 6 UStG). */
function shownTaxes({ taxGroups, showTax }: IssuedInvoice): InvoiceSource['taxes'] {
  const shown = showTax ? taxGroups : taxGroups.filter(({ taxPercentage }) => taxPercentage <= 0)
  return shown.map(({ taxPercentage, grossCents, taxCents }) => ({ percentage: taxPercentage, grossCents, taxCents }))
}
