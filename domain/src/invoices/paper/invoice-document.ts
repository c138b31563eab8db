import { documentModel } from '../../documents/document.ts'
import type { DocumentModel, LabelledValue, LetterModel } from '../../documents/document-model.ts'
import { isFormal, letterFacts, paragraph, recipientLines, salutation, signature } from '../../documents/letter.ts'
import { addressed } from '../../documents/salutation.ts'
import { plainTextOf, type RichText } from '../../rich-text.ts'
import { typesetRichText } from '../../typography/typeset.ts'
import { invoiceWordsIn } from './invoice-language.ts'
import type { InvoiceSource } from './invoice-source.ts'
import { type PrintedSum, type PrintedTax, printedSums, printedTaxes, taxNotes } from './invoice-sums.ts'
import type { PrintedInvoiceWords } from './invoice-words.ts'
import { type PrintedPayment, paymentBox } from './payment-box.ts'

/** An invoice as it is read; its template lays it out, its copy for a word processor says the same. */
export type InvoicePaper = DocumentModel &
  Omit<LetterModel, 'signature'> & {
    words: PrintedInvoiceWords
    /** That it is no invoice yet, or only a copy of one; empty on the invoice itself. */
    mark: string
    items: PrintedItem[]
    sums: PrintedSum[]
    /** The rates side by side; empty where no tax is shown. */
    taxes: PrintedTax[]
    notes: string[]
    payment: PrintedPayment | null
    outro: RichText | null
    signature: LetterModel['signature'] | null
  }

export type PrintedItem = Record<'position' | 'title' | 'detail' | 'quantity' | 'unitPrice' | 'amount', string>

/**
 * The invoice of a trip (INV-03, § 14 UStG): letter, positions, what was paid, tax, and how to pay. Nothing is reckoned here.
 * @param qrCode draws a text
 */
export function invoiceDocument(source: InvoiceSource, qrCode: (text: string) => string): InvoicePaper {
  const { client, language, number } = source
  const words = invoiceWordsIn[language.locale]
  const model = documentModel({ ...source, days: [] }, invoiceName(source), [], null)
  const currency = language.amounts.money({ cents: 0, currency: source.currency }).replaceAll(/[\d.,\s]/g, '')
  return {
    ...model,
    words: { ...model.words, ...words.columns(currency), ...words.taxColumns },
    mark: number === null ? words.marks.preview : '',
    recipient: recipientLines(client, language),
    facts: facts(source),
    subject: invoiceName(source),
    letter: letter(source),
    items: source.lines.map((line, index) => ({
      position: String(index + 1),
      title: line.name,
      detail: line.detail,
      quantity: String(line.quantity),
      unitPrice: language.amounts.figure(line.unitCents),
      amount: language.amounts.figure(line.cents),
    })),
    sums: printedSums(source),
    taxes: printedTaxes(source),
    notes: [
      ...taxNotes(source),
      ...openNotes(source),
      securityNote(source),
      ...[discountNote(source), settlementNote(source), ...againNotes(source)].map((note) =>
        addressed(note, isFormal(client)),
      ),
    ].filter((note) => note !== ''),
    payment: payment(source, qrCode),
    outro: ownText(source.introEndText, source),
    signature: source.isSigned ? signature(source) : null,
  }
}

/** @returns 'Rechnung 2027-0318', the name alone before it is issued */
function invoiceName({ type, number, language }: Pick<InvoiceSource, 'type' | 'number' | 'language'>): string {
  const name = invoiceWordsIn[language.locale].names[type]
  return number === null ? name : `${name} ${number}`
}

function facts(source: InvoiceSource): LabelledValue[] {
  const { trip, number, invoiceDate, dueDate, original, dueCents, buyerVatId, language } = source
  const { facts: labels, numberFollows } = invoiceWordsIn[language.locale]
  const { longDate, dateRange } = language.dates
  return letterFacts({ ...source, today: invoiceDate }, { label: labels.number, value: number ?? numberFollows }, [
    { label: labels.original, value: original === null ? '' : original.number },
    // § 14 Abs. 4 Nr. 6 UStG
    { label: labels.service, value: dateRange(trip.startAt, trip.endAt) },
    { label: labels.buyerVatId, value: buyerVatId },
    { label: labels.due, value: dueDate === null || dueCents <= 0 ? '' : longDate(dueDate) },
  ])
}

/** Salutation and the house's own text, else what an invoice of its type usually says. */
function letter(source: InvoiceSource): RichText {
  const { client, language, introText } = source
  const body = ownText(introText, source)?.content ?? [paragraph(usualText(source))]
  return { type: 'doc', content: [paragraph(salutation(client, language)), ...body] }
}

function usualText({ type, trip, client, original, language }: InvoiceSource): string {
  const words = invoiceWordsIn[language.locale]
  const { order_category } = language.options
  if (type === 'cancelation' && original !== null) {
    const of = words.numberAndDate(original.number, language.dates.longDate(original.date))
    return addressed(words.letter.cancelation(of), isFormal(client))
  }
  const period = language.dates.periodInSentence(trip.startAt, trip.endAt)
  return addressed(
    words.letter[type === 'cancelation' ? 'charge' : type](order_category[trip.category], period),
    isFormal(client),
  )
}

function ownText(text: RichText | null, { language }: InvoiceSource): RichText | null {
  return text === null || plainTextOf(text) === '' ? null : typesetRichText(text, language.typeset)
}

/** Whoever pays a package tour in advance is told who secures the money (§ 651r, § 651t BGB; INV-13). */
function securityNote({ security, language }: InvoiceSource): string {
  if (security === null) return ''
  const until = security.until === null ? null : language.dates.longDate(security.until)
  return language.typeset(invoiceWordsIn[language.locale].secured(security.name, until))
}

/** Whoever holds an earlier invoice as well pays once (§ 14c UStG, decision 058). */
function openNotes({ stillOpen, language, currency }: InvoiceSource): string[] {
  const words = invoiceWordsIn[language.locale]
  const money = (cents: number) => language.amounts.money({ cents, currency })
  return stillOpen.map(({ number, invoiceDate, cents, taxCents = 0 }) => {
    const invoice = words.numberAndDate(number, language.dates.longDate(invoiceDate))
    return [words.notBeside(invoice, money(cents)), ...(taxCents > 0 ? [words.replaces(money(taxCents))] : [])].join(
      ' ',
    )
  })
}

/** What whoever pays early may take off (§ 14 Abs. 4 Nr. 7 UStG wants it on the invoice). */
function discountNote({ discount, dueCents, currency, language }: InvoiceSource): string {
  if (discount === null) return ''
  const { amounts, dates, locale } = language
  const money = (cents: number) => amounts.money({ cents, currency })
  const rest = money(dueCents - discount.cents)
  const percent = `${amounts.figure(discount.percent).replace(/[.,]00$/, '')}\u00a0%`
  return invoiceWordsIn[locale].discount(percent, money(discount.cents), dates.longDate(discount.until), rest)
}

/** What becomes of money that nobody is asked for. */
function settlementNote({ canceledCents, dueCents, dueAgain, language }: InvoiceSource): string {
  const { refundNote, nothingDue, settledSoFar } = invoiceWordsIn[language.locale]
  const isAll = dueAgain.length === 0
  if (dueCents < 0) return isAll ? refundNote : settledSoFar.refund
  if (canceledCents === null || dueCents > 0) return ''
  return isAll ? nothingDue : settledSoFar.nothing
}

/** Who holds an invoice that was not to be paid any more learns that it is, how much of it, and by when. */
function againNotes({ dueAgain, language: { amounts, dates, locale }, currency }: InvoiceSource): string[] {
  const words = invoiceWordsIn[locale]
  return dueAgain.map(({ number, invoiceDate, cents, dueDate }) =>
    words.dueAgain(
      words.numberAndDate(number, dates.longDate(invoiceDate)),
      amounts.money({ cents, currency }),
      dates.longDate(dueDate),
    ),
  )
}

function payment(source: InvoiceSource, qrCode: (text: string) => string): PrintedPayment | null {
  const { account, dueCents: cents, currency, dueDate, orderNumber, number, language } = source
  const purpose = number === null ? orderNumber : invoiceWordsIn[language.locale].purpose(number, orderNumber)
  return paymentBox({ account, cents, currency, dueDate, purpose }, language, qrCode)
}
