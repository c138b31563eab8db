import { endToEndId } from '@reisewerk/domain/accounting/pay-runs/credit-transfer.ts'
import type { PayRunTransfers } from '@reisewerk/domain/accounting/pay-runs/pay-run.contract.ts'
import { type PayRunAction, released } from '@reisewerk/domain/accounting/pay-runs/pay-run-types.ts'
import { payRunAfter } from '@reisewerk/domain/accounting/pay-runs/transfers.ts'
import { isRefusal, refusal } from '@reisewerk/domain/refusal.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { ApiError, notFound, refused } from '../../../platform/errors.ts'
import type { Desk } from '../../../platform/resource/resource.ts'
import { type KeptRun, moveRun, readRun, readRunFile, readTransfers } from './pay-runs.queries.ts'

/**
 * Gives a run to the bank, cancels it before that, or notes what the bank made of it; its invoices go along.
 * @throws ApiError 404, 403 where it pays for trips that the actor does not see, 409 when its status does not allow it
 */
export async function actOnPayRun(
  trx: Transaction,
  id: number,
  action: PayRunAction,
  { now }: Pick<Desk, 'now'>,
): Promise<void> {
  const run = await visibleRun(trx, id, true)
  const status = payRunAfter(action, run.status)
  if (isRefusal(status)) throw refused(status)
  await moveRun(trx, id, { status, now, paidAt: run.executionDate })
}

/** The lines of its file. @throws ApiError 403, 404 */
export async function payRunTransfers(trx: Transaction, id: number): Promise<PayRunTransfers> {
  const { messageId } = await visibleRun(trx, id, false)
  const lines = await readTransfers(trx, id)
  return lines.map(({ place, ...line }) => ({ endToEndId: endToEndId(messageId, place), ...line }))
}

/**
 * The file for the bank as it was made. It leaves the house only once the run was given to the bank, so that what is cancelled is
 * nowhere else.
 * @throws ApiError 403, 404, 409 before that, and of a run that counts no more
 */
export async function payRunFile(trx: Transaction, id: number): Promise<{ name: string; content: Buffer }> {
  const run = await visibleRun(trx, id, false)
  if (run.status === 'made') {
    throw refused(refusal('not_handed', 'Die Datei gibt es, sobald der Zahllauf an die Bank gegeben ist.'))
  }
  if (released.includes(run.status)) {
    throw refused(refusal('released', 'Der Zahllauf gilt nicht mehr: Seine Rechnungen werden anders bezahlt.'))
  }
  const content = await readRunFile(trx, id)
  if (content === null) throw notFound('Die Datei')
  return { name: run.fileName, content }
}

async function visibleRun(trx: Transaction, id: number, isLocked: boolean): Promise<KeptRun> {
  const run = await readRun(trx, id, isLocked)
  if (run === null) throw notFound('Der Zahllauf')
  if (!run.isHidden) return run
  throw new ApiError(403, 'hidden_trips', 'Der Zahllauf enthält Rechnungen von Reisen, die nur Administratoren sehen.')
}
