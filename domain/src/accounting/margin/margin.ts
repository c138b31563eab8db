import type { CalendarDate } from '../../calendar-date.ts'
import { marginScheme, reverseCharge, taxIn } from '../../invoices/invoice-tax.ts'
import type { TaxPercentage } from '../../invoices/issued.ts'
import { rounded } from '../../money.ts'
import type { Region } from './regions.ts'

/** What is bought in for a trip, gross cents of euros; what suppliers charged where that is known. */
export type Advance = { readonly region: Region; readonly cents: number; readonly isActual: boolean }

export type MarginGiven = {
  readonly order: number
  readonly orderNumber: string
  readonly name: string
  /** The last day of the trip: when its margin is taxed. */
  readonly suppliedOn: CalendarDate
  /** Gross, by rate, in the trip's currency; -1 is what the margin scheme holds for, 0 what is free of tax. */
  readonly revenue: ReadonlyMap<TaxPercentage, number>
  /** Invoiced over the whole price; else it is what the calculation comes to. */
  readonly isInvoiced: boolean
  readonly advances: readonly Advance[]
  /** Own services of the house among the costs, cents of euros: they are none of others and lower no margin. */
  readonly ownCents: number
  readonly currency: string
  /** How much of the trip's currency one euro buys; 1 for a trip in euros. */
  readonly rate: number
}

/** A trip of the list; cents of euros, gross unless told. */
export type MarginRow = Pick<
  MarginGiven,
  'order' | 'orderNumber' | 'name' | 'suppliedOn' | 'isInvoiced' | 'currency'
> & {
  readonly revenueCents: number
  readonly euCents: number
  readonly thirdCents: number
  /** Of `euCents` what nobody has told the place of. */
  readonly unclearCents: number
  /** Some of what is bought in is as it was planned. */
  readonly isPlanned: boolean
  readonly marginCents: number
  readonly marginThirdCents: number
  readonly marginEuCents: number
  /** A margin below nothing lowers no other (Abschn. 25.3 UStAE). */
  readonly taxableCents: number
  readonly taxCents: number
  readonly own19Cents: number
  readonly own7Cents: number
  readonly own0Cents: number
  /** Own services of which the recipient abroad owes the tax (decision 162). */
  readonly ownReverseCents: number
  readonly ownCostCents: number
}
export const marginSums = [
  ...(['revenueCents', 'euCents', 'thirdCents', 'unclearCents', 'marginCents', 'marginThirdCents'] as const),
  ...(['marginEuCents', 'taxableCents', 'taxCents', 'own19Cents', 'own7Cents', 'own0Cents'] as const),
  ...(['ownReverseCents', 'ownCostCents'] as const),
]
export type MarginSums = Readonly<Record<(typeof marginSums)[number], number>>

/** The rate at which a margin is taxed (§ 12 Abs. 1, § 25 Abs. 3 UStG). */
export const marginRate = 19

/**
 * The margin of a trip (§ 25 Abs. 3 UStG): what the client pays for services bought in, less what these cost with their tax. It is parted
 * in proportion of what was bought in the EU and in third countries; only the EU's part is taxed, and the tax is inside of it.
 */
export function marginOf(given: MarginGiven): MarginRow {
  const { order, orderNumber, name, suppliedOn, isInvoiced, currency, rate } = given
  const revenueOf = (percentage: TaxPercentage) => rounded((given.revenue.get(percentage) ?? 0) / rate)
  const advancesIn = (...wanted: readonly Region[]) =>
    given.advances.reduce((sum, { region, cents }) => (wanted.includes(region) ? sum + cents : sum), 0)
  const [unclearCents, thirdCents] = [advancesIn('unclear'), advancesIn('third')]
  const euCents = advancesIn('eu', 'unclear')
  // Free of tax by § 25 Abs. 2 UStG is what was bought in for third countries: it stays beside its costs. Where nothing was bought in
  // that can be of there it is an own service.
  const freeCents = revenueOf(0)
  const isFreeBoughtIn = thirdCents !== 0 || unclearCents !== 0
  const revenueCents = revenueOf(marginScheme) + (isFreeBoughtIn ? freeCents : 0)
  const marginCents = revenueCents - euCents - thirdCents
  const marginThirdCents = rounded(marginCents * thirdShare(euCents, thirdCents))
  const marginEuCents = marginCents - marginThirdCents
  const taxableCents = Math.max(0, marginEuCents)
  return {
    ...{ order, orderNumber, name, suppliedOn, isInvoiced, currency },
    ...{ revenueCents, euCents, thirdCents, unclearCents, marginCents, marginThirdCents, marginEuCents, taxableCents },
    isPlanned: given.advances.some(({ isActual, cents }) => !isActual && cents !== 0),
    taxCents: taxIn(taxableCents, marginRate),
    ...{ own19Cents: revenueOf(19), own7Cents: revenueOf(7), own0Cents: isFreeBoughtIn ? 0 : freeCents },
    ownReverseCents: revenueOf(reverseCharge),
    ownCostCents: given.ownCents,
  }
}

/** @returns the part of third countries of what was bought in, 0 to 1; 0 where nothing was */
export function thirdShare(euCents: number, thirdCents: number): number {
  const whole = euCents + thirdCents
  return whole > 0 ? Math.min(1, Math.max(0, thirdCents / whole)) : 0
}

/** The sums of a list. */
export function marginTotals(rows: readonly MarginRow[]): MarginSums {
  const sums = marginSums.map((key) => [key, rows.reduce((sum, row) => sum + row[key], 0)])
  return Object.fromEntries(sums) as MarginSums // its own keys
}

/** What is to be known of a row before it is used: what is planned, what nobody has told, what lowers nothing. */
export function marginRemarks(row: MarginRow): string[] {
  return [
    ...(row.isInvoiced ? [] : ['Erlös geplant']),
    ...(row.isPlanned ? ['Vorleistungen teils geplant'] : []),
    ...(row.unclearCents !== 0 ? ['Ort teils ungeklärt, wie EU gerechnet'] : []),
    ...(row.marginEuCents < 0 ? ['negative Marge, mindert keine andere'] : []),
    ...(row.ownCostCents !== 0 ? ['eigene Kosten nicht abgezogen'] : []),
    ...(row.currency === 'EUR' ? [] : [`umgerechnet aus ${row.currency}`]),
  ]
}
