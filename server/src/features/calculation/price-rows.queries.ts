import { toSnakeCase } from 'drizzle-orm/casing'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound } from '../../platform/errors.ts'
import { tableSql } from '../../platform/resource/columns.ts'
import type { Resource } from '../../platform/resource/resource.ts'

/** A row of a calculation as the database keeps it. */
export type PriceRowKept = Readonly<Record<string, unknown>>

/** Locks a row of a calculation. @throws ApiError 404 when the actor sees no such row */
export async function lockPriceRow(
  trx: Transaction,
  { binding, contract }: Resource,
  id: number,
): Promise<PriceRowKept> {
  const [found] = await trx.query<{ row: PriceRowKept }>(
    `select to_jsonb(t) as row from ${tableSql(binding.table)} t where t.id = $1 for update`,
    [id],
  )
  if (found === undefined) throw notFound(contract.title)
  return found.row
}

/** A row with what its trip is sold in; null when it is gone. */
export async function readPriceRow(
  trx: Transaction,
  { binding }: Resource,
  id: number,
): Promise<{ readonly row: PriceRowKept; readonly currency: string } | null> {
  const [found] = await trx.query<{ row: PriceRowKept; currency: string }>(
    `select to_jsonb(t) as row, o.order_currency as currency
     from ${tableSql(binding.table)} t join orders o on o.id = t.order_id where t.id = $1`,
    [id],
  )
  return found ?? null
}

/** The price of a field in a row; null cents where there is none. */
export function priceIn(row: PriceRowKept, field: string): { readonly cents: unknown; readonly currency: unknown } {
  const column = toSnakeCase(field)
  return { cents: row[`${column}_cents`] ?? null, currency: row[`${column}_currency`] ?? null }
}
