import type { RequestStatus } from '@reisewerk/domain/accounts/options.ts'
import type { AskedFor } from '@reisewerk/domain/requests/renewal.ts'
import type { RequestedKind } from '@reisewerk/domain/service-kinds.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { askedFor } from '../letters.queries.ts'

export type KnownRequest = {
  readonly id: number
  readonly kind: RequestedKind
  readonly status: RequestStatus
  readonly now: AskedFor
  readonly agreed: AskedFor
  /** A letter to it is being written since the request was changed last. */
  readonly isBegun: boolean
}

export type UnaskedRequest = { readonly id: number; readonly isBegun: boolean }

/** The requests of a trip whose partner is chosen and was sent nothing yet; in the order of the plan. */
export function readUnaskedRequests(trx: Transaction, orderId: number): Promise<UnaskedRequest[]> {
  return trx.query<UnaskedRequest>(
    `select r.id::int, exists (select from email_messages e where e.request_id = r.id and e.status = 'draft' and e.is_letter) as "isBegun"
     from requests r where r.order_id = $1 and r.status = 'new' and (r.provider_id is not null or r.agency_id is not null)
       and not exists (select from email_messages e where e.request_id = r.id and e.status <> 'draft' and e.is_letter)
     order by r.start_at nulls last, r.id`,
    [orderId],
  )
}

/** The requests of a trip that were asked once, with what their partners know of them; in the order of the plan. */
export function readKnownRequests(trx: Transaction, orderId: number): Promise<KnownRequest[]> {
  return trx.query<KnownRequest>(
    `select r.id, r.request_type as kind, r.status, ${askedFor('start_at', 'end_at', 'asked_amount')} as now,
       ${askedFor('agreed_start_at', 'agreed_end_at', 'agreed_amount')} as agreed,
       exists (select from email_messages e where e.request_id = r.id and e.status = 'draft' and e.is_letter
         and e.created_at >= r.updated_at) as "isBegun"
     from requests r where r.order_id = $1 and r.agreed_amount is not null order by r.start_at nulls last, r.id`,
    [orderId],
  )
}
