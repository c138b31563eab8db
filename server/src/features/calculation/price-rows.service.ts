import { foreignPrice } from '@reisewerk/domain/calculation/price-rules.ts'
import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { refusal } from '@reisewerk/domain/refusal.ts'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound, refused, type Violation, violated } from '../../platform/errors.ts'
import { tableSql } from '../../platform/resource/columns.ts'
import { readItem } from '../../platform/resource/list.ts'
import { type Body, type Desk, type Resource, resourceOf } from '../../platform/resource/resource.ts'
import { insertItem, removeItem, updateItem } from '../../platform/resource/write.ts'

/** A row as the database keeps it. */
type Kept = Readonly<Record<string, unknown>>

/** Changes a row of a calculation; what is typed anew is in the currency of the trip. */
export function changePriced(name: string) {
  return async (trx: Transaction, id: number, body: Body, desk: Desk): Promise<void> => {
    const resource = resourceOf(desk.resources, name)
    const before = await lockRow(trx, resource, id)
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
    const row: Kept = await readItem(trx, desk.resources, resource, id, noGroups)
    const isTier = row.priceType === 'double' || row.priceType === 'single'
    if (!isTier && row.isWithoutService !== true) {
      throw refused(refusal('follows', 'Diese Zeile folgt aus der Reise. Sie lässt sich ausblenden.'))
    }
    await removeItem(trx, resource, id)
  }
}

async function lockRow(trx: Transaction, { binding, contract }: Resource, id: number): Promise<Kept> {
  const [found] = await trx.query<{ row: Kept }>(
    `select to_jsonb(t) as row from ${tableSql(binding.table)} t where t.id = $1 for update`,
    [id],
  )
  if (found === undefined) throw notFound(contract.title)
  return found.row
}

/** A price that was changed stands in the currency of the trip (decision 005). @throws ApiError 422 at the price */
async function checkCurrency(trx: Transaction, { binding, contract }: Resource, id: number, before: Kept) {
  const [found] = await trx.query<{ row: Kept; currency: string }>(
    `select to_jsonb(t) as row, o.order_currency as currency from ${tableSql(binding.table)} t join orders o on o.id = t.order_id
     where t.id = $1`,
    [id],
  )
  if (found === undefined) return
  const faults = priceFieldsOf(contract).flatMap((field): Violation[] => {
    const [cents, currency] = [`${toSnakeCase(field)}_cents`, `${toSnakeCase(field)}_currency`]
    const isSame = before[cents] === found.row[cents] && before[currency] === found.row[currency]
    if (isSame || found.row[cents] === null) return []
    const message = foreignPrice(String(found.row[currency]), found.currency)
    return message === null ? [] : [{ propertyPath: field, message }]
  })
  if (faults.length > 0) throw violated(...faults)
}

function priceFieldsOf({ fields }: Contract): string[] {
  return Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'money' ? [name] : []))
}
