import { rounded } from '../../money.ts'
import type { Calculation } from '../calculate.ts'
import type { Costs } from './costs.ts'
import type { Target } from './target.ts'

/** What a trip brings, in cents of its currency, before the tax on the margin (§ 25 UStG). */
export type Result = {
  readonly pax: number
  readonly sale: number
  readonly purchase: number
  readonly overhead: number
  readonly margin: number
  /** The margin as a share of the selling price; null without a price. */
  readonly share: number | null
  readonly perPerson: number | null
  /** What the target asks for. */
  readonly target: number
}

/** @param calculation and costs of the same basis and size */
export function resultOf({ group, totals }: Calculation, costs: Costs, target: Omit<Target, 'rounding'>): Result {
  const sale = totals.beforePayments
  const { purchase, overhead, cost } = costs.totals
  const margin = sale - cost
  return {
    ...{ pax: group.pax, sale, purchase, overhead, margin },
    share: shareOf(margin, sale),
    perPerson: group.pax === 0 ? null : rounded(margin / group.pax),
    target: rounded((sale * target.percent) / 100) + target.centsPerPerson * group.pax,
  }
}

/** Whether nobody has told a single price of what is bought, so that no margin can be told either (money.md §4). */
export function isPurchaseUnknown({ totals, gaps }: Pick<Costs, 'totals' | 'gaps'>): boolean {
  return totals.purchase === 0 && gaps.length > 0
}

/** @returns a margin as a share of what is sold; null where nothing is */
export function shareOf(margin: number, sale: number): number | null {
  return sale > 0 ? margin / sale : null
}
