import type { Known } from '@reisewerk/domain/mail/renewal/letter-facts.ts'
import type { AskedFor } from '@reisewerk/domain/requests/renewal.ts'
import type { RequestedKind } from '@reisewerk/domain/service-kinds.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { askedNow, knownOf } from '../letters.queries.ts'

/** The letter to a partner that is being written. */
export type Draft = {
  readonly id: number
  readonly told: AskedFor | null
  readonly knew: Known | null
  readonly isReworded: boolean
  /** Something it should say was not known yet. */
  readonly hasGaps: boolean
}

export type OpenRequest = {
  readonly id: number
  readonly kind: RequestedKind
  readonly now: AskedFor
  readonly knows: Known
  readonly draft: Draft | null
}

const draft = `(select json_build_object('id', e.id, 'told', e.told, 'knew', e.knew, 'isReworded', e.is_reworded,
    'hasGaps', strpos(e.subject || e.body::text, '⟨') > 0) from email_messages e
  where e.request_id = r.id and e.status in ('draft', 'failed') and e.is_letter order by e.id desc limit 1)`

/** The requests of a trip whose partner is chosen and was sent nothing yet; in the order of the plan. */
export function readUnaskedRequests(trx: Transaction, orderId: number): Promise<OpenRequest[]> {
  return trx.query<OpenRequest>(
    `select r.id::int, r.request_type as kind, ${askedNow} as now, ${knownOf} as knows, ${draft} as draft
     from requests r where r.order_id = $1 and r.status = 'new' and (r.provider_id is not null or r.agency_id is not null)
       and not exists (select from email_messages e where e.request_id = r.id and e.status in ('queued', 'sent') and e.is_letter)
     order by r.start_at nulls last, r.id`,
    [orderId],
  )
}

const nowAsked = 'r.start_at, r.end_at, r.asked_amount, asked_places(r)'

/**
 * The requests of a trip that were asked once, with what their partners know of them, in the order of the plan; without those whose
 * partners were written to about it last.
 */
export function readKnownRequests(trx: Transaction, orderId: number): Promise<OpenRequest[]> {
  return trx.query<OpenRequest>(
    `select r.id::int, r.request_type as kind, ${askedNow} as now, ${knownOf} as knows, ${draft} as draft
     from requests r where r.order_id = $1 and r.agreed_amount is not null
       and not (coalesce(letter_tells_all(r.last_told, ${nowAsked}), true)
         and exists (select from email_messages e where e.request_id = r.id and e.is_letter
           and e.status in ('queued', 'sent') and letter_tells_all(e.told, ${nowAsked}))) order by r.start_at nulls last, r.id`,
    [orderId],
  )
}
