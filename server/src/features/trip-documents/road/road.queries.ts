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

/** What tells a trip from that of the same number in another house: its number and the second it was made. */
export async function readTripStamp(trx: Transaction, orderId: number): Promise<string> {
  const [row] = await trx.query<{ stamp: string }>(
    `select id || '-' || floor(extract(epoch from created_at)) as stamp from orders where id = $1`,
    [orderId],
  )
  return row?.stamp ?? String(orderId)
}
