import type { Locale } from '../../accounts/options.ts'
import type { DocumentHouse, DocumentSource } from '../../documents/document-source.ts'
import type { Deduction, IssuedInvoice, IssuedLine, PostalAddress, Seller, TaxGroup } from '../issued.ts'
import type { InvoiceSource } from './invoice-source.ts'
import { sellerLetterhead } from './seller-letterhead.ts'

/** An invoice as it was issued, or as it would be: then it has no number yet. */
export type InvoiceToPrint = Omit<IssuedInvoice, 'number' | 'version'> & { readonly number: string | null }

/**
 * What the paper of an invoice is made of: all it says comes from the issued invoice, and from the trip only its letterhead and
 * words.
 * @param document of its trip, in the language of the invoice @param isSigned whether the house's invoices end with a signature
 */
export function invoiceOnPaper(
  invoice: InvoiceToPrint,
  document: DocumentSource,
  { isSigned }: { readonly isSigned: boolean },
): InvoiceSource {
  const { type, number, currency, invoiceDate, dueDate, lines, priceLines, totals, seller, buyer, references } = invoice
  const { totalCents, percent } = totals
  const isShare = priceLines.length > 0
  return {
    ...document,
    ...{ type, number, currency, invoiceDate, dueDate, isSigned, days: [] },
    orderNumber: references.orderNumber,
    house: withTaxNumber(sellerLetterhead(document.house, seller), seller),
    signer: invoice.signer,
    client: {
      ...document.client,
      companyName: buyer.name,
      addressLines: addressLines(buyer.address, document.language.locale),
      contact: buyer.contact,
      isFormal: invoice.addressing === 'formal',
    },
    buyerVatId: buyer.vatId ?? '',
    introText: invoice.texts.introText,
    introEndText: invoice.texts.introEndText,
    lines: (isShare ? priceLines : lines).map(printedLine),
    beforePaymentsCents: isShare ? totals.beforePaymentsCents : totalCents,
    part: isShare ? { percent: percent === null ? null : percent / 100, cents: totalCents } : null,
    received: invoice.deductions.map(received),
    ...{ stillOpen: invoice.stillOpen ?? [], dueAgain: invoice.dueAgain ?? [] },
    ...settlement(invoice),
    taxes: shownGroups(invoice).map(({ taxPercentage, grossCents, taxCents }) => ({
      ...{ percentage: taxPercentage, grossCents, taxCents },
    })),
    euroTax: (invoice.showTax ? invoice.euroTax : null) ?? null,
    original: references.original,
    account: seller.iban === '' ? null : { holder: seller.name, iban: seller.iban, bic: seller.bic },
    discount: (type === 'cancelation' && references.original !== null ? null : invoice.discount) ?? null,
    security: (type === 'cancelation' ? null : invoice.security) ?? null,
  }
}

/** What takes an invoice back cancels all of it, and gives back what was received, no more. */
function settlement({ totals, refundCents }: InvoiceToPrint): Pick<InvoiceSource, 'canceledCents' | 'dueCents'> {
  return refundCents === undefined
    ? { canceledCents: null, dueCents: totals.dueCents }
    : { canceledCents: totals.dueCents, dueCents: -refundCents + 0 }
}

function printedLine({ name, detail, quantity, unitCents, cents }: IssuedLine): InvoiceSource['lines'][number] {
  return { name, detail, quantity, unitCents, cents }
}

function received({ paidAt, number, cents, taxCents, isDiscount }: Deduction): InvoiceSource['received'][number] {
  return {
    date: paidAt,
    invoiceNumber: number,
    cents,
    taxCents: taxCents === 0 ? null : taxCents,
    isDiscount: isDiscount === true,
  }
}

/** Whoever shows no tax shows none of any rate; that there is none is always said (§ 14a Abs. 6 UStG). */
function shownGroups({ taxGroups, showTax }: InvoiceToPrint): readonly TaxGroup[] {
  return showTax ? taxGroups : taxGroups.filter(({ taxPercentage }) => taxPercentage <= 0)
}

/** The number by which the house is taxed stands on every invoice (§ 14 Abs. 4 Nr. 2 UStG), also where its footer forgets it. */
function withTaxNumber(house: DocumentHouse, { vatId, taxNumber }: Seller): DocumentHouse {
  const said = house.footer.flat().join('\n').replaceAll(' ', '')
  const stands = [vatId, taxNumber].some((number) => number !== '' && said.includes(number.replaceAll(' ', '')))
  const told = vatId !== '' ? `USt-IdNr. ${vatId}` : taxNumber === '' ? '' : `Steuernummer ${taxNumber}`
  if (stands || told === '') return house
  const [last = [], ...others] = house.footer.toReversed()
  return { ...house, footer: [...others.reverse(), [...last, told]] }
}

const countryNames = (tag: string) => new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' })
const countriesIn: Readonly<Record<Locale, Intl.DisplayNames>> = {
  de_DE: countryNames('de-DE'),
  en: countryNames('en-GB'),
  fr: countryNames('fr-FR'),
}

/** The British write the postcode on a line of its own, behind the town; the country is named to those abroad, in their language. */
function addressLines({ street, zip, city, country }: PostalAddress, locale: Locale): string[] {
  const town = country === 'GB' ? [city, zip] : [`${zip} ${city}`.trim()]
  const abroad = /^[A-Z]{2}$/.test(country) && country !== 'DE' ? (countriesIn[locale].of(country) ?? country) : ''
  return [street, ...town, abroad].filter((line) => line !== '')
}
