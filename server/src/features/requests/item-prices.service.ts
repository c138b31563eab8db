import { changedForeignPrice } from '@reisewerk/domain/calculation/price-rules.ts'
import type { BodyOf, NewBodyOf } from '@reisewerk/domain/contract/shape.ts'
import type { RequestBody } from '@reisewerk/domain/requests/request-contracts.ts'
import { requestItemPriceContract } from '@reisewerk/domain/requests/request-fields.contract.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound, violated } from '../../platform/errors.ts'
import { type Desk, resourceOf } from '../../platform/resource/resource.ts'
import { insertItem, updateItem } from '../../platform/resource/write.ts'
import { findRequestOfItem, isAdditional, readSellPrices, type SellPrices } from './item-prices.queries.ts'

type Item = typeof requestItemPriceContract
type Asked = Pick<NonNullable<RequestBody['itemPrices']>[number], 'id' | 'sellPrice'>

/**
 * What the client pays for the items of a request is in the currency of the trip, else a calculation could not add it
 * (money.md §2); what the provider asks may be in any.
 * @param of a request, or the trip of one that is about to be made @throws ApiError 422 at the price
 */
export async function checkItemPrices(
  trx: Transaction,
  { order, request }: { order?: number; request?: number },
  items: readonly Asked[] | undefined,
): Promise<void> {
  if (items === undefined || items.every(({ sellPrice }) => sellPrice == null)) return
  refuseForeign(await readSellPrices(trx, order ?? null, request ?? null), items, (at) => `itemPrices[${at}].sellPrice`)
}

/** Adds a price of an item to a request. @throws ApiError 422 at the price */
export async function addItemPrice(trx: Transaction, body: NewBodyOf<Item>, desk: Desk): Promise<number> {
  refuseForeign(await readSellPrices(trx, null, body.request ?? null), [body], () => 'sellPrice')
  return insertItem(trx, desk.resources, resourceOf(desk.resources, requestItemPriceContract.name), body)
}

/** Changes a price of an item. @throws ApiError 404; 422 at the price */
export async function changeItemPrice(trx: Transaction, id: number, body: BodyOf<Item>, desk: Desk): Promise<void> {
  const request = await findRequestOfItem(trx, id)
  if (request === null) throw notFound(requestItemPriceContract.title)
  refuseForeign(await readSellPrices(trx, null, request), [{ ...body, id }], () => 'sellPrice')
  if (body.billingType === 'not_included' && (await isAdditional(trx, id))) {
    // 'For additional request item prices it toggles between additional and included' (002 §4).
    throw violated({ propertyPath: 'billingType', message: 'Ein zusätzlicher Preis ist zusätzlich oder inklusive.' })
  }
  await updateItem(trx, desk.resources, resourceOf(desk.resources, requestItemPriceContract.name), id, body)
}

function refuseForeign(found: SellPrices | null, items: readonly Asked[], pathOf: (at: number) => string): void {
  if (found === null) return
  const faults = items.flatMap(({ id, sellPrice }, at) => {
    const message = changedForeignPrice(sellPrice, found.kept.get(id ?? 0) ?? null, found.currency)
    return message === null ? [] : [{ propertyPath: pathOf(at), message }]
  })
  if (faults.length > 0) throw violated(...faults)
}
