import { formatMoney, rounded } from '../money.ts'
import { type Refusal, refusal } from '../refusal.ts'
import type { InvoiceAmounts } from './invoice-amounts.ts'
import { lineWordsIn } from './invoice-line-words.ts'
import { taxGroups } from './invoice-tax.ts'
import type { Deduction, IssuedInvoice, IssuedLine, LineTaxes, TaxPercentage } from './issued.ts'
import { turnedEuroTax } from './tax/euro-tax.ts'

/** A line of the calculation as papers tell it, before its tax is known. */
export type PriceLine = Omit<IssuedLine, 'taxPercentage'>

/** What an invoice is made of; its number and version come when it is issued. */
export type InvoiceParts = Omit<
  IssuedInvoice,
  'number' | 'version' | 'lines' | 'priceLines' | 'taxGroups' | 'totals' | 'deductions'
> & {
  /** The rows of the calculation that are shown and come to something. */
  readonly priceLines: readonly PriceLine[]
  readonly beforePaymentsCents: number
  readonly amounts: InvoiceAmounts
  /** Payments on earlier invoices that count. */
  readonly received: readonly Deduction[]
  /** Of all lines but those told in `lineTaxes`. */
  readonly taxPercentage: TaxPercentage
  readonly lineTaxes: LineTaxes
}

/** Puts an invoice together: its lines with their tax, what is taken off, and the sums (money.md §5). */
export function composeInvoice(parts: InvoiceParts, number: string, version: number): IssuedInvoice {
  const { amounts, beforePaymentsCents, received, taxPercentage, lineTaxes, priceLines: rows, ...told } = parts
  const rates = new Map(lineTaxes.map((one) => [one.key, one.taxPercentage]))
  const priceLines = rows.map((line) => ({ ...line, taxPercentage: rates.get(line.key ?? '') ?? taxPercentage }))
  const lines = chargedLines(parts, priceLines)
  const groups = taxGroups(lines)
  const deductions = amounts.deductedCents === 0 && amounts.from === 'typed' ? [] : received
  return {
    ...told,
    ...{ number, version, lines, deductions, taxGroups: groups },
    priceLines: amounts.from === 'rows' ? [] : isOfTrip(parts) ? priceLines : [],
    totals: {
      beforePaymentsCents,
      percent: amounts.percent,
      totalCents: amounts.totalCents,
      taxCents: groups.reduce((sum, { taxCents }) => sum + taxCents, 0),
      deductedCents: amounts.deductedCents,
      dueCents: amounts.dueCents,
    },
  }
}

/** A prepayment or a cancelation tells the price it is a share of; an invoice of its own says nothing of it. */
function isOfTrip({ type }: InvoiceParts): boolean {
  return type === 'prepayment' || type === 'cancelation'
}

function chargedLines(parts: InvoiceParts, priceLines: readonly IssuedLine[]): IssuedLine[] {
  const { amounts, type, locale, references, taxPercentage } = parts
  if (amounts.from === 'rows') return [...priceLines]
  const words = lineWordsIn[locale]
  const name = isOfTrip(parts)
    ? words[type === 'cancelation' ? 'cancelation' : 'prepayment']
    : words.services(references.tripName || references.groupName || references.orderNumber)
  const line = { key: null, section: null, detail: '', quantity: 1 } as const
  const titled = amounts.percent === null ? name : words.percent(name, percentText(amounts.percent))
  return shares(amounts.totalCents, isOfTrip(parts) ? priceLines : [], taxPercentage).map(({ cents, rate }) => ({
    ...line,
    ...{ name: titled, unitCents: cents, cents, taxPercentage: rate },
  }))
}

/** A share of a price of several rates is of the same rates in the same proportion; the parts add up to the whole. */
function shares(cents: number, priceLines: readonly IssuedLine[], rate: TaxPercentage) {
  const groups = taxGroups(priceLines)
  const whole = groups.reduce((sum, { grossCents }) => sum + grossCents, 0)
  if (groups.length < 2 || whole === 0) return [{ cents, rate: groups[0]?.taxPercentage ?? rate }]
  let left = cents
  return groups.map(({ grossCents, taxPercentage }, index) => {
    const part = index === groups.length - 1 ? left : rounded((cents * grossCents) / whole)
    left -= part
    return { cents: part, rate: taxPercentage }
  })
}

/** '20 %', '12,5 %'; with a no-break space. */
function percentText(hundredths: number): string {
  return `${String(hundredths / 100).replace('.', ',')}\u00a0%`
}

/**
 * The cancelation invoice of an issued one: every amount turned around, its number named (money.md §5). It asks for nothing and
 * gives nothing back by itself: `refundCents`, what was received on the original, goes back. It goes to whom the original went to,
 * whatever has become of trip, client and address since (§ 14c UStG).
 */
export function cancelationOf(
  original: IssuedInvoice,
  told: Pick<
    IssuedInvoice,
    | 'invoiceDate'
    | 'seller'
    | 'texts'
    | 'signer'
    | 'addressing'
    | 'locale'
    | 'references'
    | 'electronic'
    | 'refundCents'
    | 'dueAgain'
  >,
  number: string,
  version: number,
): IssuedInvoice {
  const turned = (line: IssuedLine): IssuedLine => ({ ...line, unitCents: -line.unitCents + 0, cents: -line.cents + 0 })
  // Nothing is to be paid, so nothing comes off.
  const { discount: _ofOriginal, leftOut: _leftOut, ...kept } = { ...original, ...told }
  const { totals } = original
  return {
    ...kept,
    ...{ number, version, type: 'cancelation', dueDate: null, buyer: original.buyer },
    references: { ...told.references, original: { number: original.number, date: original.invoiceDate } },
    lines: original.lines.map(turned),
    priceLines: original.priceLines.map(turned),
    taxGroups: original.taxGroups.map(({ taxPercentage, grossCents, netCents, taxCents }) => ({
      ...{ taxPercentage, grossCents: -grossCents + 0, netCents: -netCents + 0, taxCents: -taxCents + 0 },
    })),
    ...turnedEuroTax(original),
    stillOpen: [],
    deductions: original.deductions.map((one) => ({ ...one, cents: -one.cents + 0, taxCents: -one.taxCents + 0 })),
    totals: {
      beforePaymentsCents: -totals.beforePaymentsCents + 0,
      percent: totals.percent,
      totalCents: -totals.totalCents + 0,
      taxCents: -totals.taxCents + 0,
      deductedCents: -totals.deductedCents + 0,
      dueCents: -totals.dueCents + 0,
    },
  }
}

/**
 * The days and the tax somebody typed, held against the invoice.
 * @param taxCents as typed; null where it was left to the invoice
 * @returns a refusal at `dueDate` or `taxAmount`
 */
export function typedFault(
  { invoiceDate, dueDate, totals, taxGroups: groups, currency }: IssuedInvoice,
  taxCents: number | null,
): Refusal | null {
  if (dueDate !== null && dueDate < invoiceDate) {
    return refusal('due_before_invoice', 'Die Fälligkeit liegt vor dem Rechnungsdatum.', 'dueDate')
  }
  const taxed = groups.filter(({ taxPercentage }) => taxPercentage > 0)
  // Where no rate is shown there is no field for it (002 §5).
  if (taxCents === null || taxed.length === 0 || Math.abs(taxCents - totals.taxCents) <= taxed.length) return null
  const sum = formatMoney({ cents: totals.taxCents, currency })
  return refusal('wrong_tax', `Die Beträge sind brutto: Darin sind ${sum} Steuer.`, 'taxAmount')
}

/** @returns cents of the first amount that breaks a law of money.md §6, for whoever is about to issue; null when none does */
export function brokenSum({ lines, taxGroups: groups, deductions, totals }: IssuedInvoice): number | null {
  const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0)
  const differences = [
    totals.totalCents - sum(lines.map(({ cents }) => cents)),
    totals.totalCents - sum(groups.map(({ grossCents }) => grossCents)),
    totals.deductedCents - sum(deductions.map(({ cents }) => cents)),
    totals.dueCents - (totals.totalCents - totals.deductedCents),
    ...lines.map(({ quantity, unitCents, cents }) => quantity * unitCents - cents),
  ]
  return differences.find((difference) => difference !== 0) ?? null
}
