import type { FreePlaceRule } from '@reisewerk/domain/calculation/free-places.ts'
import type { KeptTier } from '@reisewerk/domain/calculation/price-rules.ts'
import type { Money } from '@reisewerk/domain/money.ts'
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
export async function readTripOfCalculation(
  trx: Transaction,
  id: number,
): Promise<{ readonly currency: string; readonly organisationId: number } | null> {
  const [trip] = await trx.query<{ currency: string; organisationId: number }>(
    `select o.order_currency as currency, o.organisation_id as "organisationId"
     from calculations c join orders o on o.id = c.order_id where c.id = $1`,
    [id],
  )
  return trip ?? null
}

/** The tiers of a trip that are not hidden, by their size. */
export function readShownTiers(
  trx: Transaction,
  orderId: number,
): Promise<{ priceType: 'double' | 'single'; numberOfPersons: number; price: Money }[]> {
  return trx.query<{ priceType: 'double' | 'single'; numberOfPersons: number; price: Money }>(
    `select price_type as "priceType", coalesce(number_of_persons, 0) as "numberOfPersons",
       json_build_object('cents', sell_price_cents, 'currency', sell_price_currency) as price
     from calculation_price_contingents
     where order_id = $1 and price_type in ('double', 'single') and billing_type = 'included'
     order by price_type, number_of_persons, id`,
    [orderId],
  )
}

export async function readMinimum(trx: Transaction, orderId: number): Promise<number | null> {
  const [found] = await trx.query<{ minimum: number | null }>(
    `select minimum_persons as minimum from calculations where order_id = $1`,
    [orderId],
  )
  return found?.minimum ?? null
}

/** From the smallest group on, as the calculation lists them. */
export function readFreePlaces(trx: Transaction, orderId: number): Promise<FreePlaceRule[]> {
  return trx.query<FreePlaceRule>(
    `select f.number_of_persons as "numberOfPersons", f.type from calculation_free_places f
     where f.order_id = $1 order by f.number_of_persons, f.sort, f.id`,
    [orderId],
  )
}

export type PricedService = { id: number; price: Money | null; premium: Money | null; isShown: boolean }

const price = (name: string) => `case when x.${name}_cents is not null
  then json_build_object('cents', x.${name}_cents, 'currency', x.${name}_currency) end`
/** Of several the usual one, else the next that has a price. */
const first = (...names: string[]) => `coalesce(${names.map(price).join(', ')})`
const priced = (table: string, main: string, premium = 'null::json') =>
  `select x.placeholder_id as id, ${main} as price, ${premium} as premium, x.billing_type = 'included' as "isShown"
   from ${table} x where x.order_id = $1 and x.placeholder_id is not null`
const servicesSql = [
  priced('calculation_price_hotels', price('double_room_sell_price'), price('single_room_premium_sell_price')),
  priced(
    'calculation_price_ferries',
    first('day_ticket_sell_price', 'inside_double_cabin_sell_price', 'outside_double_cabin_sell_price'),
    first('inside_single_cabin_premium_sell_price', 'outside_single_cabin_premium_sell_price'),
  ),
  priced(
    'calculation_price_trains',
    first('second_double_cabin_sell_price', 'first_double_cabin_sell_price'),
    first('second_single_cabin_premium_sell_price', 'first_single_cabin_premium_sell_price'),
  ),
  priced('calculation_price_airlines', price('sell_price')),
  priced('calculation_price_others', price('sell_price')),
].join('\n union all ')

/** What the client pays for the services of a trip that are offered on top, in the usual cabin or class. */
export function readServicePrices(trx: Transaction, orderId: number): Promise<PricedService[]> {
  return trx.query<PricedService>(servicesSql, [orderId])
}
