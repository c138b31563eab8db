import type { PaidInvoice } from '@reisewerk/domain/calculation/calculate.ts'
import { rowResources } from '@reisewerk/domain/calculation/price.contract.ts'
import type { KeptTier } from '@reisewerk/domain/calculation/price-rules.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound } from '../../platform/errors.ts'

export type LockedCalculation = {
  readonly orderId: number
  readonly currency: string
  readonly tiers: readonly KeptTier[]
}

/** Locks a calculation and tells its tiers and the currency of its trip. @throws ApiError 404 when the actor sees no such one */
export async function lockCalculation(trx: Transaction, id: number): Promise<LockedCalculation> {
  const [found] = await trx.query<{ orderId: number; currency: string }>(
    `select o.id as "orderId", o.order_currency as currency from calculations c join orders o on o.id = c.order_id
     where c.id = $1 for update of c`,
    [id],
  )
  if (found === undefined) throw notFound('Kalkulation')
  const tiers = await trx.query<KeptTier>(
    `select id, price_type as "priceType", coalesce(number_of_persons, 0) as "numberOfPersons",
       json_build_object('cents', sell_price_cents, 'currency', sell_price_currency) as "sellPrice"
     from calculation_price_contingents where calculation_id = $1 and price_type in ('double', 'single')`,
    [id],
  )
  return { ...found, tiers }
}

/** The calculation a contingent price belongs to, and what it is. @throws ApiError 404 */
export async function findContingentPrice(
  trx: Transaction,
  id: number,
): Promise<{ readonly calculationId: number; readonly priceType: string }> {
  const [found] = await trx.query<{ calculationId: number; priceType: string }>(
    `select calculation_id as "calculationId", price_type as "priceType" from calculation_price_contingents where id = $1`,
    [id],
  )
  if (found === undefined) throw notFound('Kontingentpreis')
  return found
}

/** What a calculation needs to know of its trip; null when the actor sees no such one. */
export async function readCalculationOfTrip(
  trx: Transaction,
  of: { readonly orderId: number } | { readonly calculationId: number },
): Promise<{ readonly id: number; readonly currency: string; readonly organisationId: number } | null> {
  const [asked, id] = 'orderId' in of ? ['c.order_id', of.orderId] : ['c.id', of.calculationId]
  const [trip] = await trx.query<{ id: number; currency: string; organisationId: number }>(
    `select c.id::int, o.order_currency as currency, o.organisation_id as "organisationId"
     from calculations c join orders o on o.id = c.order_id where ${asked} = $1`,
    [id],
  )
  return trip ?? null
}

// Their tables are called as they are.
const rowKeysSql = Object.entries(rowResources)
  .map(
    ([kind, table]) =>
      `select '${kind}-' || x.id as key from ${table} x join calculations c on c.order_id = x.order_id where c.id = $1`,
  )
  .join(' union all ')

/** The keys of all rows of a calculation, also of prices whose request is not chosen at present. */
export async function readRowKeys(trx: Transaction, id: number): Promise<ReadonlySet<string>> {
  return new Set((await trx.query<{ key: string }>(rowKeysSql, [id])).map(({ key }) => key))
}

/** What was paid on the invoices of a trip so far. */
export async function readReceived(trx: Transaction, orderId: number): Promise<readonly PaidInvoice[]> {
  const [found] = await trx.query<{ invoices: PaidInvoice[] }>('select received_on($1) as invoices', [orderId])
  return found?.invoices ?? []
}
