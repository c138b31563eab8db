import { foreignPrice } from '@reisewerk/domain/calculation/price-rules.ts'
import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { refusal } from '@reisewerk/domain/refusal.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { refused, type Violation, violated } from '../../platform/errors.ts'
import { readItem } from '../../platform/resource/list.ts'
import { type Body, type Desk, type Resource, resourceOf } from '../../platform/resource/resource.ts'
import { insertItem, removeItem, updateItem } from '../../platform/resource/write.ts'
import { lockPriceRow, type PriceRowKept, priceIn, readPriceRow } from './price-rows.queries.ts'

/** Changes a row of a calculation; what is typed anew is in the currency of the trip. */
export function changePriced(name: string) {
  return async (trx: Transaction, id: number, body: Body, desk: Desk): Promise<void> => {
    const resource = resourceOf(desk.resources, name)
    const before = await lockPriceRow(trx, resource, id)
    await updateItem(trx, desk.resources, resource, id, body)
    await checkCurrency(trx, resource, id, before)
  }
}

/** Adds a row with its price, in the currency of the trip. */
export function addPriced(name: string) {
  return async (trx: Transaction, body: Body, desk: Desk): Promise<number> => {
    const resource = resourceOf(desk.resources, name)
    const id = await insertItem(trx, desk.resources, resource, body)
    await checkCurrency(trx, resource, id, {})
    return id
  }
}

const noGroups: ReadonlySet<string> = new Set()

/** Takes away a tier, or a row whose service or room is gone; another would only come back. @throws ApiError 409 */
export function removeFollowing(name: string) {
  return async (trx: Transaction, id: number, desk: Desk): Promise<void> => {
    const resource = resourceOf(desk.resources, name)
    const row: PriceRowKept = await readItem(trx, desk.resources, resource, id, noGroups)
    const isTier = row.priceType === 'double' || row.priceType === 'single'
    if (!isTier && row.isWithoutService !== true) {
      throw refused(refusal('follows', 'Diese Zeile folgt aus der Reise. Sie lässt sich ausblenden.'))
    }
    await removeItem(trx, resource, id)
  }
}

/** A price that was changed stands in the currency of the trip (decision 005). @throws ApiError 422 at the price */
async function checkCurrency(trx: Transaction, resource: Resource, id: number, before: PriceRowKept): Promise<void> {
  const found = await readPriceRow(trx, resource, id)
  if (found === null) return
  const faults = priceFieldsOf(resource.contract).flatMap((field): Violation[] => {
    const [price, known] = [priceIn(found.row, field), priceIn(before, field)]
    if (price.cents === null || (price.cents === known.cents && price.currency === known.currency)) return []
    const message = foreignPrice(String(price.currency), found.currency)
    return message === null ? [] : [{ propertyPath: field, message }]
  })
  if (faults.length > 0) throw violated(...faults)
}

function priceFieldsOf({ fields }: Contract): string[] {
  return Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'money' ? [name] : []))
}
