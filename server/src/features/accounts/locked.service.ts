import type { Transaction } from '../../platform/database/transaction.ts'

/**
 * Whether somebody has no access any more (APP-17). What they hold stays with them and may be sent back as it was read; nothing new
 * is given to them, for nobody would see it.
 */
export async function isLocked(trx: Transaction, userId: number): Promise<boolean> {
  return (await trx.query('select from users where id = $1 and not is_active', [userId])).length > 0
}

export const lockedPerson = 'Diese Person hat keinen Zugang mehr.'
