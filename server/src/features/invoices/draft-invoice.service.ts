import { jobTitleIn } from '@reisewerk/domain/accounts/job-title.ts'
import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import { taxOptions } from '@reisewerk/domain/accounts/settings.ts'
import { paymentsOf, type Totals } from '@reisewerk/domain/calculation/calculate.ts'
import { addDays } from '@reisewerk/domain/calendar-date.ts'
import type { DocumentSource } from '@reisewerk/domain/documents/document-source.ts'
import type { PaperCheck } from '@reisewerk/domain/documents/paper-check.contract.ts'
import { countryCodeOf } from '@reisewerk/domain/geography/countries.ts'
import { hiddenPrepaid } from '@reisewerk/domain/invoices/checks/hidden-invoices.ts'
import {
  cancelationOf,
  composeInvoice,
  type InvoiceParts,
  type PriceLine,
  typedFault,
} from '@reisewerk/domain/invoices/compose-invoice.ts'
import { leftOutOn, paidOnEach, receivedOn } from '@reisewerk/domain/invoices/deductions.ts'
import { electronicOf } from '@reisewerk/domain/invoices/e-invoice/electronic-of.ts'
import { withEarlyPayment } from '@reisewerk/domain/invoices/early-payment.ts'
import type { GenerateInvoice } from '@reisewerk/domain/invoices/generate-invoice.contract.ts'
import { type InvoiceAmounts, invoiceAmounts, takesOver } from '@reisewerk/domain/invoices/invoice-amounts.ts'
import { addressingChecks, invoiceChecks, signerChecks } from '@reisewerk/domain/invoices/invoice-checks.ts'
import { invoiceDateFault, rateFault } from '@reisewerk/domain/invoices/invoice-faults.ts'
import type { Numbering } from '@reisewerk/domain/invoices/invoice-number.ts'
import { marginScheme } from '@reisewerk/domain/invoices/invoice-tax.ts'
import type { Addressing, InvoiceBasis } from '@reisewerk/domain/invoices/invoice-types.ts'
import type { Buyer, IssuedInvoice } from '@reisewerk/domain/invoices/issued.ts'
import { secured } from '@reisewerk/domain/invoices/package-travel.ts'
import { priceLines } from '@reisewerk/domain/invoices/price-lines.ts'
import { sellerOf } from '@reisewerk/domain/invoices/seller.ts'
import { secondChargeFault, stillOpen } from '@reisewerk/domain/invoices/standing.ts'
import { type UsualTaxes, usualLineTaxes } from '@reisewerk/domain/invoices/usual-taxes.ts'
import { plainVatId } from '@reisewerk/domain/partners/vat-id.ts'
import { isRefusal } from '@reisewerk/domain/refusal.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound, refused, violated } from '../../platform/errors.ts'
import type { Desk } from '../../platform/resource/resource.ts'
import { readSettings } from '../accounts/settings.service.ts'
import { readCalculation } from '../calculation/calculation-document.service.ts'
import { readDocumentTrips } from '../documents/document-source.service.ts'
import { checkChosen, checkStatus, earlyTermsAsked } from './draft-checks.ts'
import { returned, settledBy, standingOf } from './draft-standing.ts'
import { euroTaxOf } from './euro-rate.service.ts'
import { textsFilledFor } from './invoice-texts.service.ts'
import {
  type EarlierInvoice,
  type InvoiceFacts,
  type InvoiceRow,
  type LockedInvoice,
  readEarlierInvoices,
  readInvoiceFacts,
} from './invoices.queries.ts'

/** What is asked for in the query of 002 §7. */
export type AskedQuery = {
  readonly contingent_type?: InvoiceBasis | undefined
  readonly addressing?: Addressing | undefined
  readonly percent?: number | undefined
  readonly user?: number | undefined
}
export type AskedInvoice = {
  readonly orderId: number
  readonly query: AskedQuery
  readonly body: GenerateInvoice
  /** X-LOCALE of the request. */
  readonly locale: Locale | null
}

/** Why it asks for more before the trip than is usual, and, where it was said just now, who said so and when (INV-13). */
type DepositReason = Pick<InvoiceRow, 'depositReason' | 'depositReasonById' | 'depositReasonAt'> & {
  readonly depositReason: string
}

/** An invoice that could be issued now. */
export type DraftInvoice = {
  readonly facts: InvoiceFacts
  readonly frame: DocumentSource
  readonly basis: InvoiceBasis
  readonly amounts: InvoiceAmounts
  /** As chosen for its rows; of an invoice that takes another back, as chosen there. */
  readonly rates: Pick<InvoiceParts, 'taxPercentage' | 'lineTaxes'>
  /** Of the trip, on the basis of the invoice. */
  readonly totals: Totals
  /** What stays unpaid of the trip when it is paid; what was received on the invoice it takes back counts no more. */
  readonly restCents: number
  readonly checks: readonly PaperCheck[]
  readonly numbering: Numbering
  /** Links to whom it goes to; what it says of them stands in the invoice. */
  readonly recipient: Record<'clientId' | 'contactId' | 'addressId', number | null>
  readonly isSigned: boolean
  readonly deposit: DepositReason
  /** Its texts with their placeholders, as each version fills them anew. */
  readonly written: IssuedInvoice['texts']
  readonly with: (number: string, version: number) => IssuedInvoice
}

/**
 * What an invoice would say if it were issued now; nothing is written.
 * @param made the invoice it would be a new version of @param canceled the invoice it takes back
 * @throws ApiError 404 when the actor sees no such trip, 422 at what was typed
 */
export async function draftInvoice(
  trx: Transaction,
  { orderId, query, body, locale: asked }: AskedInvoice,
  { made, canceled }: { readonly made: LockedInvoice | null; readonly canceled: LockedInvoice | null },
  desk: Desk,
): Promise<DraftInvoice> {
  const chosen = {
    address: canceled === null ? (body.address ?? made?.addressId) : null,
    contact: canceled === null ? (body.contact ?? made?.contactId) : null,
    user: query.user ?? made?.userId,
  }
  const wanted = { asked: asked ?? made?.locale ?? null, today: desk.today, isMultilingual: isMultilingual }
  const [trips, facts, earlier] = await Promise.all([
    readDocumentTrips(trx, orderId, [], wanted),
    readInvoiceFacts(trx, orderId, chosen),
    readEarlierInvoices(trx, orderId),
  ])
  if (facts === null) throw notFound('Reise')
  // What takes an invoice back goes where that one went.
  checkChosen(facts, canceled === null ? { ...chosen, ...body, user: query.user } : {})
  const basis = query.contingent_type ?? body.calculationBasis ?? made?.calculationBasis ?? 'Reserved'
  const [{ settings }, calculation] = await Promise.all([
    readSettings(trx, facts.organisationId),
    readCalculation(trx, trips.own, desk.resources, basis),
  ])
  const frame = trips.own.source
  const others = earlier.filter(({ id }) => id !== made?.id)
  const { beforePayments } = calculation.calculation.totals
  const payments = paymentsOf(others)
  const totals = { beforePayments, payments, due: beforePayments - payments }
  const rows = priceLines(calculation)
  const parts = partsOf({ orderId, query, body, made, canceled, facts, frame, totals, rows, others, desk, settings })
  const whole: InvoiceParts = { ...parts, priceLines: rows }
  const { deposit: rules } = settings.clientInvoices
  const terms = canceled === null ? earlyTermsAsked(body, made, settings, parts) : null
  const withTexts = await textsFilledFor(trx, orderId, parts.texts)
  const withEuros = await euroTaxOf(trx, orderId, parts, { made, organisationId: facts.organisationId })
  const payAgainBy = addDays(desk.today, settings.clientInvoices.paymentDays)
  const issued = (number: string, version: number) =>
    withTexts(
      canceled === null
        ? withEuros(
            withEarlyPayment(secured(composeInvoice(whole, number, version), facts.packageTravel, rules), terms),
          )
        : cancelationOf(
            canceled.snapshot,
            { ...parts, ...settledBy(canceled, earlier, payAgainBy), ...returned(canceled, parts, facts) },
            number,
            version,
          ),
    )
  const told = issued('', 1)
  const fault =
    typedFault(told, canceled === null ? (body.taxAmount?.cents ?? null) : null) ??
    (body.invoiceDate == null || body.invoiceDate === made?.snapshot.invoiceDate
      ? null
      : invoiceDateFault(body.invoiceDate, { today: desk.today, numberedIn: yearOf(made) })) ??
    (canceled === null
      ? (secondChargeFault({ type: told.type, takesOver: takesOver(told.type, parts.amounts) }, others) ??
        rateFault(
          { taxPercentage: body.taxPercentage ?? null, lineTaxes: body.lineTaxes ?? [] },
          {
            offered: offeredRates(settings),
            kept: made === null ? [] : [made.taxPercentage, ...made.lineTaxes.map((line) => line.taxPercentage)],
            keys: calculation.calculation.lines.map(({ key }) => key),
          },
        ))
      : null)
  if (fault !== null) throw refused(fault)
  checkStatus(body, told)
  const deposit = depositReasonOf(body, made, trx.actor.userId, desk.now)
  const { clientInvoices } = settings
  const isSigned = clientInvoices.fields.includes('signature')
  const house = {
    ...{ organisationId: facts.organisationId, deposit: rules, packageTravel: facts.packageTravel },
    ...{ receivedCents: payments, hiddenPrepaidCents: hiddenPrepaid(leftOutOn(others)) },
    isClientPrivate: facts.isClientPrivate,
    priceWarnings: calculation.calculation.warnings,
    chargedBy:
      others.find((one) => one.type === 'cancelation' && !one.takesBack && one.status !== 'canceled')?.number ?? '',
  }
  return {
    restCents:
      canceled === null
        ? totals.due - told.totals.dueCents
        : beforePayments - paymentsOf(others.filter(({ id }) => id !== canceled.id)),
    ...{ facts, frame, basis, totals, deposit, amounts: parts.amounts, written: parts.texts, with: issued },
    rates: canceled ?? parts,
    recipient: canceled === null ? linksOf(facts) : { ...canceled, clientId: canceled.snapshot.buyer.clientId },
    checks: [
      ...invoiceChecks(told, house, deposit.depositReason),
      ...addressingChecks(told),
      ...(isSigned ? signerChecks(told, facts.signer.titles) : []),
    ],
    isSigned,
    numbering: {
      isOnePerTrip: clientInvoices.oneInvoiceNumber,
      orderNumber: frame.orderNumber,
      prefix: clientInvoices.numberPrefix,
      house: facts.house.shortName,
    },
  }
}

/** A reason stays with who gave it until it is another one. */
function depositReasonOf(
  { depositReason: typed }: GenerateInvoice,
  made: LockedInvoice | null,
  userId: number,
  now: Date,
): DepositReason {
  const before = made?.depositReason ?? ''
  if (typed === undefined || typed === before) return { depositReason: before }
  if (typed === '') return { depositReason: '', depositReasonById: null, depositReasonAt: null }
  return { depositReason: typed, depositReasonById: userId, depositReasonAt: now }
}

type Made = {
  readonly orderId: number
  readonly query: AskedQuery
  readonly body: GenerateInvoice
  readonly made: LockedInvoice | null
  readonly canceled: LockedInvoice | null
  readonly facts: InvoiceFacts
  readonly frame: DocumentSource
  readonly totals: Totals
  readonly rows: readonly PriceLine[]
  readonly others: readonly EarlierInvoice[]
  readonly desk: Desk
  readonly settings: Awaited<ReturnType<typeof readSettings>>['settings']
}

function partsOf({
  orderId,
  query,
  body,
  made,
  canceled,
  facts,
  frame,
  totals,
  rows,
  others,
  desk,
  settings,
}: Made): Omit<InvoiceParts, 'priceLines'> {
  const before = made?.snapshot
  const type = body.type ?? made?.type ?? 'normal'
  const invoiceDate = body.invoiceDate ?? before?.invoiceDate ?? desk.today
  const usualDue = before === undefined ? addDays(invoiceDate, settings.clientInvoices.paymentDays) : before.dueDate
  const { locale } = frame.language
  // What takes an invoice back turns its amounts around.
  const amounts = canceled === null ? amountsOf({ query, body, made, facts, totals, type }) : ofOriginal
  const isTaking = takesOver(type, amounts) && canceled === null
  const leftOut = leftOutOn(others)
  return {
    ...{ type, invoiceDate, currency: facts.currency, locale },
    dueDate: body.dueDate === undefined ? usualDue : body.dueDate,
    supply: { from: frame.trip.startAt, to: frame.trip.endAt },
    addressing:
      query.addressing ?? before?.addressing ?? facts.letter?.addressing ?? (facts.isFormal ? 'formal' : 'informal'),
    seller: sellerOf(facts.house),
    buyer: buyerOf(facts),
    references: {
      ...{ orderId, orderNumber: frame.orderNumber, tripName: frame.trip.name, groupName: frame.trip.groupName },
      original: null,
    },
    texts: {
      introText: text(body.introText, made?.writtenIntroText, facts.letter?.introText),
      introEndText: text(body.introEndText, made?.writtenEndText, facts.letter?.introEndText),
    },
    signer: signerOf(facts, locale),
    ...electronicOf(facts.electronic, facts.contact?.email ?? '', sellerOf(facts.house), settings),
    showTax: body.showTax ?? before?.showTax ?? true,
    beforePaymentsCents: totals.beforePayments,
    amounts,
    received: receivedOn(others),
    stillOpen: isTaking ? stillOpen(others.map(standingOf), paidOnEach(others)) : [],
    ...(isTaking && leftOut.length > 0 && { leftOut }),
    taxPercentage: body.taxPercentage ?? made?.taxPercentage ?? lastOverPrice(others)?.taxPercentage ?? marginScheme,
    lineTaxes:
      body.lineTaxes ??
      // Compensation is no service of anybody: the rate that was chosen holds for all of it (decision 058).
      (type === 'cancelation' && canceled === null && body.taxPercentage !== undefined ? [] : null) ??
      made?.lineTaxes ??
      usualLineTaxes(rows, usualTaxes(others, settings)),
  }
}

/**
 * Rates as on the last living invoice over the price or a share of it, else on the last one that was cancelled, for a correction is
 * another one; the words of the house before there is any.
 */
function usualTaxes(others: readonly EarlierInvoice[], settings: Made['settings']): UsualTaxes {
  const { ownServices } = settings.clientInvoices
  return { before: lastOverPrice(others)?.lineTaxes ?? null, ownServices, offered: offeredRates(settings) }
}

function lastOverPrice(others: readonly EarlierInvoice[]): EarlierInvoice | undefined {
  const overPrice = others.filter((one) => one.takesOver)
  return overPrice.findLast((one) => one.status !== 'canceled') ?? overPrice.at(-1)
}

function offeredRates({ clientInvoices }: Made['settings']): number[] {
  return clientInvoices.taxOptions.map((key) => taxOptions[key].percentage)
}

const ofOriginal: InvoiceAmounts = {
  ...{ amountType: null, percent: null, partialCents: null, from: 'typed' },
  ...{ totalCents: 0, deductedCents: 0, dueCents: 0 },
}

type Of<T> = T | null | undefined
/** What a body says, also that there is nothing; else what was said before, else what the trip says. */
function text<T>(typed: Of<T>, before: Of<T>, ofTrip: Of<T>): T | null {
  return typed !== undefined ? typed : before !== undefined ? before : (ofTrip ?? null)
}

function amountsOf({
  query,
  body,
  made,
  facts,
  totals,
  type,
}: Pick<Made, 'query' | 'body' | 'made' | 'facts' | 'totals'> & {
  readonly type: InvoiceParts['type']
}): InvoiceAmounts {
  const { currency } = facts
  for (const [propertyPath, money] of Object.entries({ amount: body.amount, partialAmount: body.partialAmount })) {
    if (money?.currency == null || money.currency === currency) continue
    throw violated({ propertyPath, message: `Die Reise wird in ${currency} angeboten.` })
  }
  const isTyped = query.percent !== undefined || body.amount != null || body.partialAmount != null
  const kept = isTyped || made === null ? null : made
  const keptTyped = kept === null || kept.percent !== null ? null : keptAmount(kept)
  const amounts = invoiceAmounts(
    {
      type,
      percent: body.amountType === 'amount' ? null : (query.percent ?? kept?.percent ?? null),
      amountCents: body.amount?.cents ?? keptTyped,
      partialCents: body.partialAmount?.cents ?? null,
    },
    totals,
    currency,
  )
  if (isRefusal(amounts)) throw refused(amounts)
  return amounts
}

/** With one number per trip the number says no year. */
function yearOf(made: LockedInvoice | null): string | null {
  return made?.numberScope.length === 4 ? made.numberScope : null
}

/** An amount somebody typed stays when nothing else is said; what was reckoned is reckoned anew. */
function keptAmount({ snapshot, amountType }: LockedInvoice): number | null {
  const { lines, totals } = snapshot
  const isTyped = amountType === 'amount' || lines.every(({ key }) => key === null)
  return isTyped ? totals.dueCents : null
}

function linksOf({ clientId, contact, address }: InvoiceFacts): DraftInvoice['recipient'] {
  return { clientId, contactId: contact?.id ?? null, addressId: address?.id ?? null }
}

function buyerOf({ clientId, clientName, clientVatId, address, contact }: InvoiceFacts): Buyer {
  const { street = '', zip = '', city = '', country = '' } = address ?? {}
  return {
    clientId: clientId ?? 0,
    name: clientName,
    address: { street, zip, city, country: countryCodeOf(country || 'DE') },
    contact:
      contact === null
        ? null
        : { salutation: contact.salutation, firstName: contact.firstName, lastName: contact.lastName },
    contactEmail: contact?.email ?? '',
    ...(clientVatId !== '' && { vatId: plainVatId(clientVatId) }),
  }
}

function signerOf({ signer: { titles, ...signer } }: InvoiceFacts, locale: Locale): IssuedInvoice['signer'] {
  return { ...signer, role: jobTitleIn(locale, titles) }
}

function isMultilingual({ clientInvoices }: { readonly clientInvoices: { readonly multiLanguage: boolean } }): boolean {
  return clientInvoices.multiLanguage
}
