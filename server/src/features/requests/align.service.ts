import type { BulkAnswer } from '@reisewerk/domain/itinerary/bulk.contract.ts'
import { serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { type Desk, resourceOf } from '../../platform/resource/resource.ts'
import { withPlansOf } from '../orders/plan-lock.service.ts'
import { type AskingRequest, clearAskedCabins, readAskingRequests } from './align.queries.ts'
import { told } from './bulk.service.ts'
import { findRequestedService } from './requests.queries.ts'
import { changeCellsOfRequest, neededCabins } from './requests.service.ts'

/** Makes requests ask for what the contingent of their trip says now, as new ones would; who declined is left alone (TRUE-03). */
export async function alignRequests(trx: Transaction, ids: readonly number[], desk: Desk): Promise<BulkAnswer> {
  return withPlansOf(trx, 'requests', ids, async () => {
    const asking = await readAskingRequests(trx, ids)
    for (const request of asking) await align(trx, request, desk)
    return told(ids, new Set(asking.map(({ id }) => id)))
  })
}

async function align(
  trx: Transaction,
  { id, placeholder, reserved, ...asked }: AskingRequest,
  desk: Desk,
): Promise<void> {
  const service = await findRequestedService(trx, placeholder)
  if (service === null) return
  const cabins = await neededCabins(trx, service, asked, {})
  // Sizes and types that nobody needs any more keep what is held of them.
  if (Object.keys(cabins).length > 0) await clearAskedCabins(trx, id)
  const resource = resourceOf(desk.resources, serviceKinds[asked.kind].asked.requests)
  // Asking for more takes nothing of what is held, also where nobody has said in which cabins that is.
  const contingent = { askedAmount: service.pax, reservedAmount: reserved, ...cabins }
  await changeCellsOfRequest(trx, resource, id, { contingent }, desk)
}
