import { type MovedChoice, movedWords } from '../requests/moved-choice.ts'
import { type WithdrawnChoice, withdrawnWords } from '../requests/withdrawn-choice.ts'
import { berthsMissing } from './cabin-shortfall.ts'
import { type FreePlaceRule, freePlaces } from './free-places.ts'
import { type Basis, type Contingent, type Group, groupOf } from './group.ts'
import { type Count, type Counted, type Line, sectionOf } from './line.ts'
import { orderedLines } from './line-order.ts'
import { countCabin, countExtra, countPackage, countRoom, countSingle, countTrainCabin } from './package-lines.ts'
import type { PriceRow, TierRow } from './price-row.ts'
import { namesOf } from './row-names.ts'
import { countAirline, countFerry, countHotel, countItem, countOther, countTrain, emptyClass } from './service-lines.ts'
import { spreadSingles, tierInForce } from './tiers.ts'
import { uncountedWords } from './uncounted-texts.ts'

/** What was paid on an invoice. */
export type PaidInvoice = {
  readonly billingType: 'included' | 'not_included'
  readonly status: string
  /** It takes another invoice back: what it refunds was paid on that one, and neither counts. */
  readonly takesBack?: boolean
  readonly payments: readonly { readonly cents: number }[]
}

export type CalculationGiven = {
  readonly basis: Basis
  /** What the trip is sold in; a price in another currency cannot be added and counts 0. */
  readonly currency: string
  /** Whether a guest in a single room pays the package and a supplement, or a price of their own (settings). */
  readonly supplementPrices: boolean
  readonly contingent: Contingent
  readonly freePlaces: readonly FreePlaceRule[]
  readonly rows: readonly PriceRow[]
  readonly invoices: readonly PaidInvoice[]
  /** Keys of rows in the order they are shown. */
  readonly sortHelper: readonly string[]
  /** Chosen requests that count no more. */
  readonly withdrawn: readonly WithdrawnChoice[]
  /** Chosen requests for another time than their services have. */
  readonly moved: readonly MovedChoice[]
  /** Free texts whose price no row holds. */
  readonly uncounted: readonly string[]
}

/** Amounts in cents of the trip's currency. */
export type Totals = {
  readonly beforePayments: number
  readonly payments: number
  /** What is still to be paid; below 0 it is a refund. */
  readonly due: number
}

export type Calculation = {
  readonly group: Group
  readonly free: Count['free']
  readonly lines: readonly Line[]
  readonly totals: Totals
  readonly warnings: readonly string[]
}

/**
 * The whole calculation of a trip (002 §3, §4, §9): every row with its quantity, price, amount and the reason of every zero,
 * and the totals. It is the one place that multiplies a price; page, server, papers and invoices ask it.
 */
export function calculate(given: CalculationGiven): Calculation {
  const { basis, contingent, supplementPrices, rows, invoices } = given
  const group = groupOf(contingent, basis)
  const free = freePlaces(given.freePlaces, group.pax)
  const counting = rows.filter((row) => isCounted(row, given.currency))
  const tiers = (priceType: TierRow['priceType']) =>
    counting.filter((row): row is TierRow => row.priceType === priceType)
  const inForce = tierInForce(tiers('double'), group.pax)
  const singles = spreadSingles(tiers('single'), group.singles, free.single)
  const count: Count = { basis, supplementPrices, contingent, group, free, inForce, singles }
  const names = namesOf(rows, supplementPrices)
  const lines = rows.map((row) => lineOf(row, count, given.currency, names))
  const beforePayments = lines.reduce((sum, { cents }) => sum + cents, 0)
  const payments = paymentsOf(invoices)
  return {
    group,
    free,
    lines: orderedLines(lines, rows, given.sortHelper),
    totals: { beforePayments, payments, due: beforePayments - payments },
    warnings: [
      ...withdrawnWords(given.withdrawn),
      ...movedWords(given.moved),
      ...warningsOf(count),
      ...berthsMissing(count),
      ...foreignPrices(rows, given.currency),
      ...emptyClasses(counting, count, names),
      ...uncountedWords(given.uncounted),
    ],
  }
}

/** Whether its payments count: those of invoices that are included and not cancelled do (002 §9), refunds of cancelled ones neither. */
export function hasPaymentsThatCount({ billingType, status, takesBack }: Omit<PaidInvoice, 'payments'>): boolean {
  return billingType === 'included' && status !== 'canceled' && takesBack !== true
}

/** Payments of the invoices whose payments count, in cents. */
export function paymentsOf(invoices: readonly PaidInvoice[]): number {
  return invoices
    .filter(hasPaymentsThatCount)
    .flatMap(({ payments }) => payments)
    .reduce((sum, { cents }) => sum + cents, 0)
}

function isCounted({ billingType, currency }: PriceRow, tripCurrency: string): boolean {
  return billingType !== 'not_included' && currency === tripCurrency
}

function warningsOf({ inForce, group }: Count): string[] {
  if (inForce === null || inForce.isReached || group.pax === 0) return []
  const { numberOfPersons } = inForce.tier
  return [`Für ${group.pax} Pax gibt es keinen Paketpreis. Es gilt der letzte, ab ${numberOfPersons} Pax.`]
}

/** The trip was sold in another currency when they were typed: they are not in the sum, which would not show otherwise. */
export function foreignPrices(rows: readonly PriceRow[], tripCurrency: string): string[] {
  const foreign = rows.filter(
    ({ billingType, currency }) => billingType !== 'not_included' && currency !== tripCurrency,
  )
  return [...new Set(foreign.map(({ currency }) => currency))].map((currency) => {
    const prices = foreign.filter((row) => row.currency === currency).length
    const what = prices === 1 ? 'Ein Preis steht in' : `${prices} Preise stehen in`
    return `${what} ${currency} und ${prices === 1 ? 'zählt' : 'zählen'} nicht mit, denn die Reise wird in ${tripCurrency} angeboten.`
  })
}

function emptyClasses(rows: readonly PriceRow[], count: Count, names: ReadonlyMap<string, string>): string[] {
  return rows.flatMap((row) =>
    row.priceType === 'additionalTrainDay' || row.priceType === 'additionalTrainNight'
      ? (emptyClass(row, count, names.get(row.key) ?? '') ?? [])
      : [],
  )
}

function lineOf(row: PriceRow, count: Count, tripCurrency: string, names: ReadonlyMap<string, string>): Line {
  const { parts, reason } = isCounted(row, tripCurrency) ? countOf(row, count) : uncounted(row)
  const amounts = parts.map((part) => ({ ...part, cents: part.quantity * part.unitCents }))
  const cents = amounts.reduce((sum, part) => sum + part.cents, 0)
  return {
    key: row.key,
    priceType: row.priceType,
    section: sectionOf(row),
    name: names.get(row.key) ?? '',
    isShown: row.billingType !== 'not_included',
    quantity: amounts.reduce((sum, { quantity }) => sum + quantity, 0),
    parts: amounts,
    cents,
    reason: cents === 0 ? (reason ?? 'Ohne Preis') : null,
  }
}

function uncounted({ billingType, currency }: PriceRow): Counted {
  return { parts: [], reason: billingType === 'not_included' ? 'Ausgeblendet' : `Preis steht in ${currency}` }
}

function countOf(row: PriceRow, count: Count): Counted {
  switch (row.priceType) {
    case 'double':
      return countPackage(row, count)
    case 'single':
      return countSingle(row, count)
    case 'hotelSupplement':
      return countRoom(row, count)
    case 'ferrySupplement':
      return countCabin(row, count)
    case 'trainSupplement':
      return countTrainCabin(row, count)
    case 'additionalHotel':
      return countHotel(row, count)
    case 'additionalDay':
    case 'additionalNight':
      return countFerry(row, count)
    case 'additionalTrainDay':
    case 'additionalTrainNight':
      return countTrain(row, count)
    case 'additionalAirline':
      return countAirline(row, count)
    case 'additionalOther':
      return countOther(row, count)
    case 'extra':
      return countExtra(row, count)
    case 'item':
      return countItem(row, count)
  }
}
