import { addressed } from '../../../documents/salutation.ts'
import { defaultCurrency } from '../../../money.ts'
import type { Electronic } from '../../../partners/e-invoicing.ts'
import { isIban, plainIban } from '../../../partners/iban.ts'
import { amountsIn } from '../../../typography/amounts.ts'
import { daysOfDiscount } from '../../early-payment.ts'
import { marginScheme, reverseCharge } from '../../invoice-tax.ts'
import type { Deduction, IssuedInvoice } from '../../issued.ts'
import { invoiceWordsIn } from '../../paper/invoice-language.ts'
import type { DueAgain, StillOpen } from '../../standing.ts'
import { hasVatPrefix } from '../rules/codes.ts'
import type { EBuyer, EInvoice, EPayment, ESeller, ETax, ETotals } from './e-invoice.ts'
import { eInvoiceWordsIn, moneyTold } from './e-invoice-words.ts'
import { netLines, plain, rateOf } from './net-lines.ts'

/** BT-24 (and BT-23, which XRechnung takes from Peppol). */
const profiles = {
  zugferd: { profile: 'urn:cen.eu:en16931:2017', process: '' },
  xrechnung: {
    profile: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
    process: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  },
} as const

/**
 * An issued invoice in the words of EN 16931, as ZUGFeRD or XRechnung 3.0 wants it (INV-07). What it charges stays whole; what
 * was paid before is taken off at the end and told one by one in notes (BT-113, BT-22; § 14 Abs. 5 UStG). It speaks the language of its paper.
 * @returns null for who gets no electronic invoice
 */
export function eInvoiceOf(invoice: IssuedInvoice): EInvoice | null {
  const { electronic, number, references, currency, deductions, totals, dueDate } = invoice
  if (electronic === undefined || electronic.format === 'none') return null
  const { lines, allowances } = netLines(invoice)
  return {
    ...profiles[electronic.format],
    ...{ number, typeCode: typeCodeOf(invoice, electronic), issueDate: invoice.invoiceDate, currency },
    ...{ dueDate: totals.dueCents > 0 ? dueDate : null, terms: termsOf(invoice, electronic) },
    euroTaxCents: invoice.euroTax?.cents ?? null,
    notes: [
      subjectOf(invoice),
      ...euroTaxNotes(invoice),
      ...(references.original === null ? deductions : []).map((one) => deductionNote(one, invoice)),
      ...(invoice.stillOpen ?? []).map((one) => openNote(one, invoice)),
      ...(invoice.dueAgain ?? []).map((one) => againNote(one, invoice)),
    ],
    ...{ buyerReference: electronic.buyerReference, salesOrder: references.orderNumber },
    preceding: precedingOf(invoice, electronic),
    period: invoice.supply,
    seller: sellerOf(invoice, electronic),
    buyer: buyerOf(invoice, electronic),
    payment: paymentOf(invoice),
    ...{ lines, allowances, taxes: taxesOf(invoice, electronic) },
    totals: totalsOf(invoice, lines, allowances),
  }
}

/** BT-3 (UNTDID 1001). XRechnung knows no 386: there a prepayment is a partial invoice. 384 corrects the one it names. */
function typeCodeOf({ type, references }: IssuedInvoice, { format }: Electronic): string {
  if (references.original !== null) return '384'
  if (type !== 'prepayment') return '380'
  return format === 'xrechnung' ? '326' : '386'
}

/**
 * BT-20. A discount for paying early is told in words, and for programs as XRechnung wants it (BR-DE-18): a line each, behind the words,
 * closed by a line break.
 */
function termsOf(
  { totals, dueDate, invoiceDate, discount, currency, locale }: IssuedInvoice,
  { format }: Electronic,
): string {
  const told = eInvoiceWordsIn[locale]
  if (discount === undefined) return totals.dueCents > 0 && dueDate === null ? told.atOnce : ''
  const { percent, until, cents } = discount
  const share = (percent / 100).toFixed(2)
  const words = told.discount(told.day(until), share, moneyTold(cents, currency, locale))
  if (format !== 'xrechnung') return words
  return `${words}\n#SKONTO#TAGE=${daysOfDiscount(discount, invoiceDate)}#PROZENT=${share}#\n`
}

/** 'Anzahlung: Klänge zwischen Fjord und Fjell, Kantorei St. Michael, Reise 2600417' */
function subjectOf({ type, locale, references }: IssuedInvoice): string {
  const { orderNumber, tripName, groupName, original } = references
  const told = eInvoiceWordsIn[locale]
  const trip = [tripName, groupName, orderNumber === '' ? '' : told.trip(orderNumber)].filter((text) => text !== '')
  const of = original === null ? '' : told.ofInvoice(original.number, told.day(original.date))
  return plain(`${told.name(type)}${of}: ${trip.join(', ')}`)
}

/** BT-111 names no rate: it is told as the paper tells it (§ 16 Abs. 6 UStG). */
function euroTaxNotes({ euroTax, currency, locale }: IssuedInvoice): string[] {
  if (euroTax === undefined) return []
  const { cents, rate, date } = euroTax
  const { taxInEuros, day } = eInvoiceWordsIn[locale]
  const sum = moneyTold(cents, defaultCurrency, locale)
  return [plain(taxInEuros(sum, amountsIn[locale].rate(rate, currency), day(date)))]
}

type Told = Pick<IssuedInvoice, 'currency' | 'locale'>

function deductionNote({ paidAt, number, cents, taxCents, isDiscount }: Deduction, { currency, locale }: Told): string {
  const { deduction, day } = eInvoiceWordsIn[locale]
  const sum = moneyTold(cents, currency, locale)
  const tax = taxCents === 0 ? '' : moneyTold(taxCents, currency, locale)
  return plain(deduction({ isDiscount: isDiscount === true, day: day(paidAt), number, sum, tax }))
}

/** Whoever pays by the XML reads what the PDF says: an earlier invoice that this one asks for is not paid beside it (decision 058). */
function openNote({ number, invoiceDate, cents, taxCents = 0 }: StillOpen, { currency, locale }: Told): string {
  const { notBeside, numberAndDate, replaces } = invoiceWordsIn[locale]
  const { day } = eInvoiceWordsIn[locale]
  const told = notBeside(numberAndDate(number, day(invoiceDate)), moneyTold(cents, currency, locale))
  return plain(taxCents > 0 ? `${told} ${replaces(moneyTold(taxCents, currency, locale))}` : told)
}

/** The same of an earlier invoice that is to be paid again (decision 160). */
function againNote({ number, invoiceDate, cents, dueDate }: DueAgain, { currency, locale }: Told): string {
  const { dueAgain, numberAndDate } = invoiceWordsIn[locale]
  const { day } = eInvoiceWordsIn[locale]
  const open = moneyTold(cents, currency, locale)
  return plain(addressed(dueAgain(numberAndDate(number, day(invoiceDate)), open, day(dueDate)), true))
}

/** BG-3: the invoice taken back, else those whose payments are taken off. XRechnung's schema (D16B) has room for one. */
function precedingOf({ references: { original }, deductions }: IssuedInvoice, { format }: Electronic) {
  if (original !== null) return [original]
  const paid = new Map(deductions.map(({ number, invoiceDate: date }) => [number, { number, date }]))
  return format === 'xrechnung' && paid.size > 1 ? [] : [...paid.values()]
}

function sellerOf({ seller, signer }: IssuedInvoice, { sellerEndpoint: endpoint }: Electronic): ESeller {
  const registerNumber = /\bHR[AB]\s*\d+(\s?[A-Z]{1,2}\b)?/.exec(seller.register)?.[0] ?? ''
  const vatId = seller.vatId.replaceAll(/\s/g, '')
  return {
    ...{ name: seller.name, address: seller.address, register: seller.register, registerNumber, vatId, endpoint },
    taxNumber: seller.taxNumber,
    // BR-CO-26: one of three says who it is.
    id: registerNumber === '' && vatId === '' ? seller.taxNumber : '',
    contact: {
      name: signer.name || seller.name,
      phone: signer.phone || seller.phone,
      email: signer.email || seller.email,
    },
  }
}

function buyerOf({ buyer }: IssuedInvoice, { buyerEndpoint: endpoint }: Electronic): EBuyer {
  const { name, address, contact, contactEmail: email, vatId = '' } = buyer
  const person = contact === null ? '' : plain(`${contact.firstName} ${contact.lastName}`)
  return {
    ...{ name, address, endpoint, vatId: hasVatPrefix(vatId) ? vatId : '' },
    contact: person === '' ? null : { name: person, phone: '', email },
  }
}

/** BT-81: SEPA transfer, transfer elsewhere, or nothing that is to be paid by it. */
function paymentOf({ seller, totals, currency, number, references }: IssuedInvoice): EPayment {
  const iban = plainIban(seller.iban)
  if (totals.dueCents <= 0 || !isIban(iban)) return { code: '1', purpose: '', iban: '', bic: '', holder: '' }
  const purpose = plain(`RE ${number} / ${references.orderNumber}`)
  return { code: currency === 'EUR' ? '58' : '30', purpose, iban, bic: seller.bic, holder: seller.name }
}

/** BG-23: a rate each; all that is exempt is one group with its reasons, what the buyer owes the tax of another. */
function taxesOf({ type, references, taxGroups, locale }: IssuedInvoice, { marginCode }: Electronic): ETax[] {
  const taxed = taxGroups.filter(({ taxPercentage }) => taxPercentage > 0)
  const exempt = taxGroups.filter(({ taxPercentage }) => taxPercentage === 0 || taxPercentage === marginScheme)
  const owedByBuyer = taxGroups.filter(({ taxPercentage }) => taxPercentage === reverseCharge)
  const hasMargin = exempt.some(({ taxPercentage }) => taxPercentage === marginScheme)
  const isCharge = type === 'cancelation' && references.original === null
  const { reasons } = eInvoiceWordsIn[locale]
  const zeroReason = isCharge ? reasons.compensation : reasons.free
  const isFree = exempt.some(({ taxPercentage }) => taxPercentage === 0)
  const groups: ETax[] = [...taxed, ...owedByBuyer].map(({ taxPercentage, netCents, taxCents }) => ({
    ...{ rate: rateOf(taxPercentage), netCents, taxCents },
    ...(taxPercentage === reverseCharge
      ? { reason: reasons.reverse, reasonCode: 'VATEX-EU-AE' }
      : { reason: '', reasonCode: '' }),
  }))
  if (exempt.length === 0) return groups
  return [
    ...groups,
    {
      rate: rateOf(0),
      netCents: exempt.reduce((sum, { grossCents }) => sum + grossCents, 0),
      taxCents: 0,
      reason: [hasMargin ? reasons.margin : '', isFree ? zeroReason : ''].filter((text) => text !== '').join('; '),
      reasonCode: hasMargin ? marginCode : '',
    },
  ]
}

function totalsOf(
  { totals, taxGroups }: IssuedInvoice,
  lines: EInvoice['lines'],
  allowances: EInvoice['allowances'],
): ETotals {
  const sum = (rows: readonly { readonly netCents: number }[]) => rows.reduce((all, { netCents }) => all + netCents, 0)
  const taxCents = taxGroups.reduce((all, group) => all + group.taxCents, 0)
  const { totalCents: grossCents, deductedCents: prepaidCents, dueCents } = totals
  const [linesCents, allowancesCents] = [sum(lines), sum(allowances)]
  return { linesCents, allowancesCents, netCents: grossCents - taxCents, taxCents, grossCents, prepaidCents, dueCents }
}
