import type { Settings } from '@reisewerk/domain/accounts/settings.contract.ts'
import { taxOptions } from '@reisewerk/domain/accounts/settings.ts'
import type { Basis } from '@reisewerk/domain/calculation/group.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { InvoicePreview } from '@reisewerk/domain/invoices/generate-invoice.contract.ts'
import type { Addressing, AmountType, InvoiceType } from '@reisewerk/domain/invoices/invoice-types.ts'
import { decimalAmount } from '@reisewerk/domain/money.ts'
import { plainTextOf, type RichText } from '@reisewerk/domain/rich-text.ts'
import { linkTo, wireOfDate } from '@reisewerk/domain/wire.ts'
import type { WantedInvoice } from '../api.ts'

/** An invoice that is being written; amounts in cents, percent in hundredths. Null is left to the trip or the calculation. */
export type InvoiceDraft = {
  readonly type: InvoiceType
  /** The invoice it takes back, by id; or what a cancelled trip costs; null while nobody has said which. */
  readonly cancels: number | 'charge' | null
  readonly amountType: AmountType
  readonly percent: number | null
  readonly amount: number | null
  readonly basis: Basis
  readonly address: number | null
  readonly contact: number | null
  readonly addressing: Addressing
  readonly invoiceDate: CalendarDate | null
  readonly dueDate: CalendarDate | null
  /** What whoever pays until then may take off, in hundredths of a percent; null for nothing. */
  readonly discountPercent: number | null
  readonly discountUntil: CalendarDate | null
  /** −1: § 25 UStG. */
  readonly taxPercentage: number
  readonly taxAmount: number | null
  /** Rows of the calculation with another rate than the rest, by key; null while nobody has chosen any. */
  readonly lineTaxes: Readonly<Record<string, number>> | null
  readonly user: number
  readonly locale: string
  readonly introText: RichText | null
  readonly introEndText: RichText | null
  /** Why a prepayment may be higher than usual (INV-13). */
  readonly depositReason: string
}

type Circumstances = {
  readonly settings: Settings['clientInvoices']
  readonly currency: string
  /** The invoice that gets a new version, by id. */
  readonly edited: number | null
}

/** Of a prepayment and a cancelation one says how much of the price they ask for; the others are reckoned (002 §4). */
export function asksForShare({ type }: Pick<InvoiceDraft, 'type'>): boolean {
  return type === 'prepayment' || type === 'cancelation'
}

/** Whether it is a Stornorechnung of an invoice: that one turned around. */
export function takesBack({ type, cancels }: Pick<InvoiceDraft, 'type' | 'cancels'>): boolean {
  return type === 'cancelation' && typeof cancels === 'number'
}

/** Whether it asks for what a cancelled trip costs. */
export function chargesTrip({ type, cancels }: Pick<InvoiceDraft, 'type' | 'cancels'>): boolean {
  return type === 'cancelation' && cancels === 'charge'
}

/** The choices of tax the house has, as rates; none where it shows no such field. */
export function offeredTaxes({
  fields,
  taxOptions: chosen,
}: Settings['clientInvoices']): { rate: number; label: string }[] {
  if (!fields.includes('tax')) return []
  return chosen.map((key) => ({ rate: taxOptions[key].percentage, label: taxOptions[key].label }))
}

/** The rate of each row, by key: as chosen, else as the server has it by itself. */
export function ratesOfRows(
  { lineTaxes, taxPercentage: rest }: Pick<InvoiceDraft, 'lineTaxes' | 'taxPercentage'>,
  { lines, taxPercentage: restThen }: Pick<InvoicePreview, 'taxPercentage' | 'lines'>,
): Record<string, number> {
  return Object.fromEntries(
    lines.map(({ key, taxPercentage: rate }) => {
      if (lineTaxes !== null) return [key, lineTaxes[key] ?? rest]
      return [key, rate === restThen ? rest : rate]
    }),
  )
}

/** What is typed as the calls of 002 §7 take it. What the house's form does not show is not sent: the usual holds. */
export function wantedInvoice(draft: InvoiceDraft, { settings, currency, edited }: Circumstances): WantedInvoice {
  const shows = (field: Settings['clientInvoices']['fields'][number]) => settings.fields.includes(field)
  // What takes an invoice back is that invoice once more, below nothing: its amounts and its tax.
  const isOfInvoice = takesBack(draft)
  const oldId = edited ?? (isOfInvoice ? draft.cancels : null)
  const isShare = asksForShare(draft) && !isOfInvoice
  const showsTax = offeredTaxes(settings).length > 0 && !isOfInvoice
  const isPercent = isShare && draft.amountType === 'percent'
  return {
    locale: draft.locale,
    query: {
      addressing: draft.addressing,
      ...(shows('calculationBasis') && { contingent_type: draft.basis }),
      ...(isPercent && draft.percent !== null && { percent: decimalAmount(draft.percent) }),
      ...(oldId !== null && { oldId }),
      ...(shows('signature') && { user: linkTo('users', draft.user) }),
    },
    body: {
      // A new version stays what it is; named, it would be asked to take that invoice back.
      ...(edited === null && { type: draft.type }),
      address: draft.address === null ? null : linkTo('addresses', draft.address),
      ...(shows('contact') && { contact: draft.contact === null ? null : linkTo('contacts', draft.contact) }),
      ...(isShare && { amountType: draft.amountType }),
      ...(isShare && !isPercent && draft.amount !== null && { amount: wire(draft.amount, currency) }),
      ...(shows('invoiceDate') && draft.invoiceDate !== null && { invoiceDate: wireOfDate(draft.invoiceDate) }),
      ...(shows('dueDate') && !isOfInvoice && { dueDate: draft.dueDate === null ? null : wireOfDate(draft.dueDate) }),
      ...(shows('dueDate') && !isOfInvoice && discountIn(draft)),
      ...(shows('calculationBasis') && { calculationBasis: draft.basis }),
      ...(showsTax && { showTax: true, taxPercentage: draft.taxPercentage }),
      ...(showsTax &&
        draft.taxPercentage > 0 &&
        draft.taxAmount !== null && { taxAmount: wire(draft.taxAmount, currency) }),
      ...(showsTax && draft.lineTaxes !== null && { lineTaxes: listed(draft.lineTaxes) }),
      ...(shows('texts') && { introText: words(draft.introText), introEndText: words(draft.introEndText) }),
      ...(draft.depositReason.trim() !== '' && { depositReason: draft.depositReason.trim() }),
    },
  }
}

/** Both say that nothing comes off; without a day the server asks for it. */
function discountIn({ discountPercent: percent, discountUntil: until }: InvoiceDraft) {
  if (percent === null) return { discountPercent: null, discountUntil: null }
  return { discountPercent: decimalAmount(percent), ...(until !== null && { discountUntil: wireOfDate(until) }) }
}

function listed(lineTaxes: Readonly<Record<string, number>>) {
  return Object.entries(lineTaxes).map(([key, taxPercentage]) => ({ key, taxPercentage }))
}

function wire(cents: number, currency: string) {
  return { amount: decimalAmount(cents), currency }
}

/** An empty text leaves it to the usual one. */
function words(text: RichText | null): RichText | null {
  return plainTextOf(text) === '' ? null : text
}
