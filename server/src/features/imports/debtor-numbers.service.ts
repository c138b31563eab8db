import { rangeFault } from '@reisewerk/domain/accounting/datev/account-length.ts'
import type { PlannedLine } from '@reisewerk/domain/imports/plan-import.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { violated } from '../../platform/errors.ts'
import { readSettings } from '../accounts/settings.service.ts'

/** Numbers of a house that clients and creditors have already. */
type Taken = { debtors: string[]; creditors: string[] }

/**
 * Debtor numbers that a file brings lie in the range of debtors and are no creditor's, as those that are typed (INV-08); what a client
 * has already is left alone.
 * @throws ApiError 422 at each line that has another
 */
export async function checkDebtorNumbers(
  trx: Transaction,
  house: number,
  lines: readonly PlannedLine[],
): Promise<void> {
  const brought = lines
    .filter(({ isLeftOut, action }) => !isLeftOut && action !== 'skip')
    .map(({ line, values }) => ({ line, number: String(values.debtorNumber ?? '') }))
    .filter(({ number }) => number !== '')
  if (brought.length === 0) return
  const numbers = brought.map(({ number }) => number)
  const [[taken], { settings }] = await Promise.all([
    trx.query<Taken>(
      `select array(select debtor_number from clients where organisation_id = $1 and debtor_number = any ($2)) as debtors,
         array(select creditor_number from creditors where organisation_id = $1 and creditor_number = any ($2)) as creditors`,
      [house, numbers],
    ),
    readSettings(trx, house),
  ])
  const faults = brought.flatMap(({ line, number }) => {
    if (taken?.debtors.includes(number)) return []
    const message =
      rangeFault('debtor', number, settings.accounting)?.message ??
      (taken?.creditors.includes(number) ? `Die Nummer ${number} hat schon ein Kreditor.` : null)
    return message === null ? [] : [{ propertyPath: `line.${line}`, message }]
  })
  if (faults.length > 0) throw violated(...faults.slice(0, 100))
}
