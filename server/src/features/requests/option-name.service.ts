import type { Transaction } from '../../platform/database/transaction.ts'
import type { Body } from '../../platform/resource/resource.ts'
import { renameOption } from '../tasks/todos.service.ts'
import { findPartner, readPartner } from './requests.queries.ts'

/** A request names whom it asks by one of these. */
const partnerFields = ['provider', 'agency', 'hotel', 'ferry', 'airline', 'train'] as const

/** Saves a request; where it asks somebody else from then on, the to-do of its option says so, too (REQ-03). */
export async function withOptionNamed(
  trx: Transaction,
  id: number,
  change: Body,
  save: () => Promise<void>,
): Promise<void> {
  const before = partnerFields.some((name) => change[name] !== undefined) ? await findPartner(trx, id) : null
  await save()
  if (before !== null) await renameOption(trx, before, (await readPartner(trx, id)).partner)
}
