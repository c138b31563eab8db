import type { Margins } from '@reisewerk/domain/calculation/cost/cost-given.ts'
import {
  aimsOf,
  type CostItem,
  marginGivenOf,
  ownCostOf,
  type TargetItem,
} from '@reisewerk/domain/calculation/cost/cost-given.ts'
import { type Costs, costsOf } from '@reisewerk/domain/calculation/cost/costs.ts'
import { type Result, resultOf } from '@reisewerk/domain/calculation/cost/result.ts'
import { type MarginGiven, type RowMargin, rowMargins } from '@reisewerk/domain/calculation/cost/row-margins.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../lib/session.ts'
import type { CalculationDesk } from '../use-calculation.ts'
import { ownCostsOf, purchaseOf, targetOf } from './api.ts'

export type MarginDesk = {
  readonly given: MarginGiven
  readonly costs: Costs
  readonly result: Result
  /** What stands beside the prices, by the keys of their rows. */
  readonly rows: ReadonlyMap<string, RowMargin>
  readonly ownCosts: readonly CostItem[]
  readonly target: TargetItem
}
export type Margin =
  | { readonly state: 'hidden' | 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'known'; readonly desk: MarginDesk }

/**
 * What a trip costs and brings while its prices are typed, by the engine of the server. Nothing is asked for who may not see
 * purchase figures.
 */
export function useMargins({ counted, sale, typed }: CalculationDesk, house: Margins): Margin {
  const { user } = useSession()
  const orderId = idOf(typed.order)
  const enabled = user.maySeePurchase
  const purchase = useQuery({ ...purchaseOf(orderId, typed.id), enabled })
  const own = useQuery({ ...ownCostsOf(orderId), enabled })
  const targets = useQuery({ ...targetOf(orderId), enabled })
  if (!enabled) return { state: 'hidden' }
  const asked = [purchase, own, targets]
  const [target] = targets.data?.items ?? []
  if (purchase.data === undefined || own.data === undefined || target === undefined) {
    if (!asked.some(({ isError }) => isError)) return { state: 'loading' }
    return { state: 'failed', retry: () => void Promise.all(asked.map(({ refetch }) => refetch())) }
  }
  const ownCosts = own.data.items
  const given = marginGivenOf(sale, typed, purchase.data, ownCosts.map(ownCostOf), aimsOf(target, house))
  const costs = costsOf(given.cost)
  const result = resultOf(counted, costs, given.target)
  return {
    state: 'known',
    desk: { given, costs, result, rows: rowMargins(given, counted, costs), ownCosts, target },
  }
}
