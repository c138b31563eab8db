import { requestedKinds } from '@reisewerk/domain/service-kinds.ts'
import type { ServiceVoucher } from '@reisewerk/domain/trip-documents/road/road-service.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { shownVoucher, voucherNumber, voucherPlace, voucherSource } from '../vouchers/voucher-source.queries.ts'

/** What the vouchers of a trip say, printed or not, in the order of the trip. */
export function readServiceVouchers(trx: Transaction, orderId: number): Promise<ServiceVoucher[]> {
  return trx.query<ServiceVoucher>(
    `select p.id, ${voucherNumber('p')} as number, ${shownVoucher('p')} as "isShown", ${voucherSource('p')} as source,
       case when p.voucher_is_editable then p.voucher_texts else '{}' end as texts
     from placeholders p where p.order_id = $1 and p.kind = any ($2::text[]) order by ${voucherPlace('p')}`,
    [orderId, requestedKinds],
  )
}

/** What tells a trip from that of the same number in another house, and what its entries said before from what they say now. */
export type TripStamp = {
  /** Its number and the second it was made. */
  readonly stamp: string
  /** Seconds from 2020 to its last change, also one that deletes something: it only grows (RFC 5545 SEQUENCE, an int32). */
  readonly revision: number
}

export async function readTripStamp(trx: Transaction, orderId: number): Promise<TripStamp> {
  const [row] = await trx.query<TripStamp>(
    `select o.id || '-' || floor(extract(epoch from o.created_at)) as stamp,
       floor(extract(epoch from greatest(o.updated_at, (select l.at from change_log l where l.order_id = o.id order by l.id desc limit 1))
         - timestamptz '2020-01-01 00:00:00Z'))::int as revision
     from orders o where o.id = $1`,
    [orderId],
  )
  return row ?? { stamp: String(orderId), revision: 0 }
}
