import type { Money } from '@reisewerk/domain/money.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

/** A price of an item of a request, as far as it tells which one it is. */
export type KeptPrice = { readonly id: number; readonly quantityType: string; readonly name: string }

export async function readItemPrices(trx: Transaction, requestId: number): Promise<KeptPrice[]> {
  return trx.query<KeptPrice>(
    `select id, quantity_type as "quantityType", name from request_item_prices where request_id = $1 order by sort, id`,
    [requestId],
  )
}

/** What a trip is sold in, and what the client pays for the items of one of its requests so far, by id of the item. */
export type SellPrices = { readonly currency: string; readonly kept: ReadonlyMap<number, Money> }

type SellPriceRow = { readonly currency: string; readonly kept: readonly (Money & { readonly id: number })[] }

/** @param request null for one that is not there yet @returns null when the actor sees no such trip */
export async function readSellPrices(
  trx: Transaction,
  orderId: number | null,
  request: number | null,
): Promise<SellPrices | null> {
  const [found] = await trx.query<SellPriceRow>(
    `select o.order_currency as currency, (select coalesce(json_agg(json_build_object('id', i.id, 'cents', i.sell_price_cents,
       'currency', i.sell_price_currency)), '[]') from request_item_prices i
       where i.request_id = $2 and i.sell_price_cents is not null) as kept
     from orders o where o.id = coalesce($1, (select r.order_id from requests r where r.id = $2))`,
    [orderId, request],
  )
  return found === undefined
    ? null
    : { currency: found.currency, kept: new Map(found.kept.map(({ id, ...price }) => [id, price])) }
}

export async function findRequestOfItem(trx: Transaction, id: number): Promise<number | null> {
  const [found] = await trx.query<{ request: number }>(
    'select request_id as request from request_item_prices where id = $1',
    [id],
  )
  return found?.request ?? null
}

/** Whether a price is charged beside the package, or included in what is. */
export async function isAdditional(trx: Transaction, id: number): Promise<boolean> {
  const found = await trx.query(
    `select from request_item_prices i join requests r on r.id = i.request_id
       join placeholders p on p.id = r.placeholder_id
     where i.id = $1 and i.billing_type <> 'not_included' and p.client_offer_status = 'additional'`,
    [id],
  )
  return found.length > 0
}
