import type { Transaction } from './transaction.ts'

/**
 * Reads or writes purchase figures for those who may see them, whoever does it: what a request takes over, or what a copy
 * brings along. Nothing of it may be answered to the actor.
 */
export async function seeingPurchase<Done>(trx: Transaction, work: () => Promise<Done>): Promise<Done> {
  if (trx.actor.maySeePurchase) return work()
  await showPurchase(trx, true)
  const done = await work()
  await showPurchase(trx, false)
  return done
}

async function showPurchase(trx: Transaction, isShown: boolean): Promise<void> {
  await trx.query(`select set_config('app.purchase', $1, true)`, [String(isShown)])
}
