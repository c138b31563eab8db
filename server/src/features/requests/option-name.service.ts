import type { RequestBody } from '@reisewerk/domain/requests/request-contracts.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { renameOption } from '../tasks/todos.service.ts'
import { firmNames } from './request-people.service.ts'
import { findPartner, readPartner } from './requests.queries.ts'

/** Saves a request; where it asks somebody else from then on, the to-do of its option says so, too (REQ-03). */
export async function withOptionNamed(
  trx: Transaction,
  id: number,
  change: RequestBody,
  save: () => Promise<void>,
): Promise<void> {
  const before = firmNames.some((name) => change[name] !== undefined) ? await findPartner(trx, id) : null
  await save()
  if (before !== null) await renameOption(trx, before, (await readPartner(trx, id)).partner)
}
