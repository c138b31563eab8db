import { rounded } from '../../money.ts'
import { type CalculationGiven, calculate } from '../calculate.ts'
import { paying } from '../free-places.ts'
import { groupOf } from '../group.ts'
import type { TierRow } from '../price-row.ts'
import { tierInForce } from '../tiers.ts'
import { costsGivenAt, givenAt } from './at-size.ts'
import { costsOf } from './costs.ts'
import { isPurchaseUnknown, type Result, resultOf } from './result.ts'
import type { MarginGiven } from './row-margins.ts'

/** What a trip brings with so many guests; cents. */
export type ResultAtSize = Result & {
  /** The package price in force; null without any. */
  readonly price: number | null
  /** Whether the group is large enough for that price. */
  readonly isReached: boolean
  /** Purchase and overhead for each guest who pays; null where nobody does. */
  readonly costPerPayer: number | null
  /** How far the margin is known: not where nobody has told a single price of what is bought, provisionally where some are missing. */
  readonly known: 'not' | 'provisionally' | 'wholly'
}

type Given = Pick<MarginGiven, 'sale' | 'cost' | 'target'>

/** The trip with another number of guests in the same mix of rooms (money.md §4). */
export function resultAt({ sale, cost, target }: Given, pax: number): ResultAtSize {
  const calculation = calculate(givenAt(sale, pax))
  const costs = costsOf(costsGivenAt(cost, pax))
  const tier = tierInForce(packageTiers(sale), pax)
  const { double, single } = calculation.free
  const payers = paying(pax, double + single)
  return {
    ...resultOf(calculation, costs, target),
    price: tier?.tier.cents ?? null,
    isReached: tier?.isReached ?? false,
    costPerPayer: payers === 0 ? null : rounded(costs.totals.cost / payers),
    known: isPurchaseUnknown(costs) ? 'not' : costs.gaps.length > 0 ? 'provisionally' : 'wholly',
  }
}

function packageTiers({ rows, currency }: CalculationGiven): TierRow[] {
  return rows.filter(
    (row): row is TierRow =>
      row.priceType === 'double' && row.billingType !== 'not_included' && row.currency === currency,
  )
}

/** From 10 to 60 guests, or as many around a group that is smaller or larger. */
function sizesAround(pax: number): { readonly from: number; readonly to: number } {
  if (pax >= 1 && pax < 10) return { from: 1, to: 50 }
  return pax > 60 ? { from: pax - 25, to: pax + 25 } : { from: 10, to: 60 }
}

/** The trip at every size from one guest to the largest around its own. */
export function resultsBySize(given: Given): ResultAtSize[] {
  const { to } = sizesAround(groupOf(given.sale.contingent, given.sale.basis).pax)
  return Array.from({ length: to }, (_, index) => resultAt(given, index + 1))
}

/** Those worth a line of the table: every fifth, where tiers begin, and the group as it is. */
export function tableOf(results: readonly ResultAtSize[], { sale }: Given): ResultAtSize[] {
  const now = groupOf(sale.contingent, sale.basis).pax
  const { from } = sizesAround(now)
  const begins = packageTiers(sale).map(({ numberOfPersons }) => numberOfPersons)
  return results.filter(({ pax }) => pax >= from && (pax % 5 === 0 || pax === now || begins.includes(pax)))
}

/** @returns the smallest group with which the trip pays for itself; null where none does */
export function breakEvenOf(results: readonly ResultAtSize[]): number | null {
  return results.find(({ margin }) => margin >= 0)?.pax ?? null
}

/** @returns sizes above the break-even at which the trip costs more than it brings again: a lower tier, a second bus */
export function lossesAbove(results: readonly ResultAtSize[]): { readonly from: number; readonly to: number }[] {
  const even = results.findIndex(({ margin }) => margin >= 0)
  const spans: { from: number; to: number }[] = []
  for (const { pax, margin } of even < 0 ? [] : results.slice(even)) {
    if (margin >= 0) continue
    const last = spans.at(-1)
    if (last?.to === pax - 1) last.to = pax
    else spans.push({ from: pax, to: pax })
  }
  return spans
}

/** @returns what the margin loses by one more guest in a double room who travels free; 0 or less */
export function oneMoreFreePlace({ sale, cost, target }: Given): number {
  const costs = costsOf(cost)
  const more = { ...sale, freePlaces: [...sale.freePlaces, { numberOfPersons: 1, type: 'double' as const }] }
  return resultOf(calculate(more), costs, target).margin - resultOf(calculate(sale), costs, target).margin
}
