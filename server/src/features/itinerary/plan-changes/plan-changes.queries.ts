import type { PlanChange } from '@reisewerk/domain/itinerary/plan-change.contract.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'

/** @returns its number */
export async function insertPlanChange(
  trx: Transaction,
  orderId: number,
  name: string,
  done: PlanChange,
): Promise<number> {
  const [row] = await trx.query<{ id: number }>(
    'insert into plan_changes (order_id, name, done) values ($1, $2, $3) returning id::int',
    [orderId, name, JSON.stringify(done)],
  )
  if (row === undefined) throw new Error('a change of a plan was not noted')
  return row.id
}

/** Services in words: the first of them, and how many more. */
export async function nameOfServices(trx: Transaction, [first, ...more]: readonly number[]): Promise<string> {
  const [row] = await trx.query<{ name: string }>(`select coalesce(title_of_service($1), '') as name`, [first ?? null])
  const name = row?.name ?? ''
  return more.length === 0 ? name : `${name} und ${more.length} weitere`
}
