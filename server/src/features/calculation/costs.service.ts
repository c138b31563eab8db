import { calculate } from '@reisewerk/domain/calculation/calculate.ts'
import { aimsOf, marginGivenOf } from '@reisewerk/domain/calculation/cost/cost-given.ts'
import { costsOf } from '@reisewerk/domain/calculation/cost/costs.ts'
import type { CostsAnswer } from '@reisewerk/domain/calculation/cost/purchase.contract.ts'
import { resultOf } from '@reisewerk/domain/calculation/cost/result.ts'
import { givenOf } from '@reisewerk/domain/calculation/given.ts'
import type { Basis } from '@reisewerk/domain/calculation/group.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound } from '../../platform/errors.ts'
import type { ResourceSet } from '../../platform/resource/resource.ts'
import { readRates } from './exchange-rates.queries.ts'
import { calculationOfTrip } from './prices-of-trip.service.ts'
import { readOwnCosts, readPurchases } from './purchase.queries.ts'

/**
 * What a trip costs and brings as it stands (money.md §4), before the tax on the margin.
 * @throws ApiError 404 when the actor sees no such calculation
 */
export async function calculationCosts(
  trx: Transaction,
  resources: ResourceSet,
  id: number,
  basis: Basis,
): Promise<CostsAnswer> {
  const { currency, services, rates, givenOn } = await readCosting(trx, resources, id)
  const { sale, cost, target } = givenOn(basis)
  const costs = costsOf(cost)
  const { lines, gaps, doubles, totals } = costs
  const result = resultOf(calculate(sale), costs, target)
  const { overhead, busSeats } = cost
  const told = { lines: [...lines], gaps: [...gaps], doubles: [...doubles] }
  return { currency, services, rates, overhead, target, busSeats, ...told, totals, result }
}

/**
 * What the costs of a trip are reckoned from, read once for both bases.
 * @throws ApiError 404 when the actor sees no such calculation
 */
export async function readCosting(trx: Transaction, resources: ResourceSet, id: number) {
  const found = await calculationOfTrip(trx, resources, { calculationId: id })
  if (found === null) throw notFound('Kalkulation')
  const { item, currency, supplementPrices, margins } = found
  const order = idOf(item.order)
  const [services, own, kept] = await Promise.all([
    readPurchases(trx, order),
    readOwnCosts(trx, id),
    readRates(trx, order),
  ])
  const aims = aimsOf(own.aims, margins)
  const rates = Object.fromEntries(kept)
  const givenOn = (basis: Basis) => {
    const sale = givenOf(item, { basis, currency, supplementPrices, invoices: [] })
    return marginGivenOf(sale, item, { services, rates }, own.costs, aims)
  }
  return { currency, services, rates, givenOn }
}
