import type { Settings } from '@reisewerk/domain/accounts/settings.contract.ts'
import { calculate } from '@reisewerk/domain/calculation/calculate.ts'
import { aimsOf, marginGivenOf, type TargetItem } from '@reisewerk/domain/calculation/cost/cost-given.ts'
import { costsOf } from '@reisewerk/domain/calculation/cost/costs.ts'
import type { CostsAnswer } from '@reisewerk/domain/calculation/cost/purchase.contract.ts'
import { resultOf } from '@reisewerk/domain/calculation/cost/result.ts'
import { rowMargins } from '@reisewerk/domain/calculation/cost/row-margins.ts'
import { type CalculationItem, givenOf } from '@reisewerk/domain/calculation/given.ts'

export type ReadCalculation = {
  readonly costs: CostsAnswer
  readonly target: TargetItem
  readonly house: Settings['calculation']
}

/** What use-calculation.ts and use-margins.ts do of the page after every key in a price. @returns how many rows there are */
export function recompute(typed: CalculationItem, { costs: read, target, house }: ReadCalculation): number {
  const { supplementPrices, margins } = house
  const sale = givenOf(typed, { basis: 'Reserved', currency: read.currency, supplementPrices, invoices: [] })
  const calculation = calculate(sale)
  const given = marginGivenOf(sale, typed, read, [], aimsOf(target, margins))
  const costs = costsOf(given.cost)
  resultOf(calculation, costs, given.target)
  rowMargins(given, calculation, costs)
  return calculation.lines.length
}
