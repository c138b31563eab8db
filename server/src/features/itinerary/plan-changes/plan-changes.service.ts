import type { PlanChange } from '@reisewerk/domain/itinerary/plan-change.contract.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { insertPlanChange, nameOfServices } from './plan-changes.queries.ts'

/**
 * Notes what this transaction copied or swapped in a plan, so that it can be taken back for 30 days (decision 098).
 * @param name what it is called in the history of the trip
 * @returns its number
 */
export async function notePlanChange(
  trx: Transaction,
  orderId: number,
  name: string,
  done: PlanChange,
): Promise<number> {
  return insertPlanChange(trx, orderId, name, done)
}

/** The same for several services, which are called by the first of them. */
export async function noteServices(
  trx: Transaction,
  orderId: number,
  placeholders: readonly number[],
  done: PlanChange,
): Promise<number> {
  return insertPlanChange(trx, orderId, await nameOfServices(trx, placeholders), done)
}

export function noteCopies(trx: Transaction, orderId: number, placeholders: readonly number[]): Promise<number> {
  return noteServices(trx, orderId, placeholders, { kind: 'services', placeholders })
}
