import type { ClientTerms } from '@reisewerk/domain/orders/client-change.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

export type TripBeforeClient = {
  readonly terms: ClientTerms
  readonly clientId: number | null
  /** Whether something is priced in the currency the trip is sold in; a margin is an amount of money, too. */
  readonly hasPrices: boolean
  readonly mainContactOf: number | null
}

const priceTables = ['contingents', 'extras', 'hotels', 'ferries', 'trains', 'airlines', 'others']
/** Whether rows of a calculation have a price in the currency of their trip. */
const priced = (rows: string) => `exists (select from calculation_price_${rows} p, jsonb_each(to_jsonb(p)) price
  where p.order_id = o.id and price.key like '%\\_cents' and price.value <> 'null'
    and to_jsonb(p)->>replace(price.key, '_cents', '_currency') = o.order_currency)`

/** Locks a trip that gets another client and reads what depends on it; null when the actor sees no such trip. */
export async function lockTripForClient(trx: Transaction, id: number): Promise<TripBeforeClient | null> {
  const rows = await trx.query<TripBeforeClient>(
    `select o.client_id as "clientId",
       json_build_object('orderCurrency', o.order_currency, 'orderLocale', o.order_locale, 'isFormal', o.is_formal) as terms,
       exists (select from placeholders p where p.order_id = o.id and p.client_offer_price_cents is not null
           and p.client_offer_price_currency = o.order_currency)
         or ${priceTables.map(priced).join(' or ')}
         or exists (select from complexities c where c.order_id = o.id and c.rentability is not null) as "hasPrices",
       (select c.client_id from order_contacts k join contacts c on c.id = k.contact_id
        where k.id = o.primary_order_contact_id and k.order_id = o.id) as "mainContactOf"
     from orders o where o.id = $1 for no key update of o`,
    [id],
  )
  return rows[0] ?? null
}

/** Takes away a margin that was meant in another currency than the one a trip is sold in from now on. */
export async function dropForeignMargin(trx: Transaction, orderId: number, currency: string): Promise<void> {
  await trx.query(
    `update complexities c set rentability = null from orders o
     where o.id = $1 and c.order_id = o.id and o.order_currency <> $2 and c.rentability is not null`,
    [orderId, currency],
  )
}
