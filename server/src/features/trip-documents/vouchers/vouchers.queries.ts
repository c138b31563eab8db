import { requestedKinds } from '@reisewerk/domain/service-kinds.ts'
import type { VoucherTexts } from '@reisewerk/domain/trip-documents/vouchers/voucher-fields.ts'
import type { VoucherSource } from '@reisewerk/domain/trip-documents/vouchers/voucher-source.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { voucherSource } from './voucher-source.queries.ts'

type LockedVoucher = { orderId: number; isEditable: boolean; texts: VoucherTexts; source: VoucherSource }

/** @returns null when the actor sees no such service, or it has no voucher */
export async function lockVoucher(trx: Transaction, id: number): Promise<LockedVoucher | null> {
  const [row] = await trx.query<LockedVoucher>(
    `select p.order_id as "orderId", p.voucher_is_editable as "isEditable", p.voucher_texts as texts,
      ${voucherSource('p')} as source
     from placeholders p where p.id = $1 and p.kind = any ($2::text[]) for update of p`,
    [id, requestedKinds],
  )
  return row ?? null
}

export async function saveVoucher(
  trx: Transaction,
  id: number,
  { isEditable, texts }: { isEditable: boolean; texts: VoucherTexts },
): Promise<void> {
  await trx.query(
    `update placeholders set voucher_is_editable = $2, voucher_texts = $3::jsonb
     where id = $1 and (voucher_is_editable, voucher_texts) is distinct from ($2, $3::jsonb)`,
    [id, isEditable, JSON.stringify(texts)],
  )
}

/** All vouchers of a trip follow their services again. */
export async function resetVouchersOf(trx: Transaction, orderId: number): Promise<void> {
  await trx.query(
    `update placeholders set voucher_is_editable = false, voucher_texts = '{}'
     where order_id = $1 and (voucher_is_editable or voucher_texts <> '{}')`,
    [orderId],
  )
}

/** @returns whether the actor sees the trip */
export async function stampVouchers(trx: Transaction, orderId: number, now: Date): Promise<boolean> {
  const rows = await trx.query('update orders set last_updated_voucher = $2 where id = $1 returning id', [orderId, now])
  return rows.length > 0
}
