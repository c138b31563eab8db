import { type RequestedKind, requestedKinds } from '@reisewerk/domain/service-kinds.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import type { Desk } from '../../../platform/resource/resource.ts'
import { refuseRetired } from '../../../platform/resource/retired.ts'
import { checkReferences } from '../../../platform/resource/write.ts'
import { changeService } from '../../itinerary/placeholders.service.ts'
import { withPlansOf } from '../../orders/plan-lock.service.ts'
import { addRequest, type NewRequest } from '../requests.service.ts'

/**
 * Asks for a service, as somebody does who asks one partner. The first one asked is chosen, so that row, letter and paper name the same
 * (TRUE-04, decision 141); one that was asked beside others, or came with its 'no', is not, nor is any for a service that is only
 * offered, nor a house that keeps rooms for us: whoever chooses it takes them (REQ-10).
 */
export function askFor(trx: Transaction, kind: RequestedKind, body: NewRequest, desk: Desk): Promise<number> {
  const { placeholder } = body
  return withPlansOf(trx, 'placeholders', [placeholder], async () => {
    const id = await addRequest(trx, kind, body, desk)
    if (await isOnlyOne(trx, id)) await changeService(trx, kind, placeholder, { selectedRequest: id }, desk)
    return id
  })
}

async function isOnlyOne(trx: Transaction, id: number): Promise<boolean> {
  const rows = await trx.query(
    `select from requests r join placeholders p on p.id = r.placeholder_id and p.client_offer_status = 'included'
     where r.id = $1 and r.status not in ('declined', 'cancelled')
       and not exists (select from requests o where o.placeholder_id = r.placeholder_id and o.id <> r.id)
       and not exists (select from hotel_allotments a where r.request_type = 'hotel' and a.provider_id = r.provider_id
         and a.end_at >= r.start_at::date and a.start_at < r.end_at)`,
    [id],
  )
  return rows.length > 0
}

/**
 * Asks one agency for several services at once (000 §7).
 * @param ids of services by kind
 */
export async function addRequestsAtAgency(
  trx: Transaction,
  agency: number,
  ids: Readonly<Record<RequestedKind, readonly number[]>>,
  desk: Desk,
): Promise<void> {
  await checkReferences(trx, desk.resources, [{ path: 'agency', resource: 'agencies', ids: [agency] }])
  await refuseRetired(trx, desk.resources, 'agencies', agency, 'agency')
  const all = requestedKinds.flatMap((kind) => ids[kind])
  await withPlansOf(trx, 'placeholders', all, async () => {
    for (const kind of requestedKinds) {
      for (const placeholder of ids[kind]) await askFor(trx, kind, { placeholder, agency }, desk)
    }
  })
}
