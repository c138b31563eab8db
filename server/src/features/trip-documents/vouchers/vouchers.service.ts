import type { BodyOf } from '@reisewerk/domain/contract/shape.ts'
import type { voucherContract } from '@reisewerk/domain/trip-documents/vouchers/voucher.contract.ts'
import { textsAfterEdit } from '@reisewerk/domain/trip-documents/vouchers/voucher-fields.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { notFound, violated } from '../../../platform/errors.ts'
import type { Desk } from '../../../platform/resource/resource.ts'
import { withPlansOf } from '../../orders/plan-lock.service.ts'
import { lockVoucher, resetVouchersOf, saveVoucher, stampVouchers } from './vouchers.queries.ts'

/**
 * Changes a voucher by hand: what is typed stands from now on, all else goes on following its service (DOC-03). One that is no
 * longer editable follows it in everything.
 * @throws ApiError 422 at a text that is too long for its field, and at a field the voucher does not have
 */
export async function changeVoucher(
  trx: Transaction,
  id: number,
  { isEditable, fields = [] }: BodyOf<typeof voucherContract>,
  { now }: Pick<Desk, 'now'>,
): Promise<void> {
  if (isEditable === false) return resetVoucher(trx, id, now)
  const voucher = await withPlansOf(trx, 'placeholders', [id], () => lockVoucher(trx, id))
  if (voucher === null) throw notFound('Voucher')
  const texts = textsAfterEdit(voucher.source, voucher.texts, fields)
  if (Array.isArray(texts)) throw violated(...texts)
  const isTyped = Object.keys(texts).length > 0
  await saveVoucher(trx, id, { isEditable: isEditable ?? (voucher.isEditable || isTyped), texts })
}

/** Returns a voucher to automatic, and says when (002 §4). */
export async function resetVoucher(trx: Transaction, id: number, now: Date): Promise<void> {
  const voucher = await withPlansOf(trx, 'placeholders', [id], () => lockVoucher(trx, id))
  if (voucher === null) throw notFound('Voucher')
  await saveVoucher(trx, id, { isEditable: false, texts: {} })
  await stampVouchers(trx, voucher.orderId, now)
}

/** Returns all vouchers of a trip to automatic, and says when (002 §2 'Zurücksetzen'). */
export async function resetVouchers(trx: Transaction, orderId: number, now: Date): Promise<void> {
  await withPlansOf(trx, 'orders', [orderId], async () => {
    if (!(await stampVouchers(trx, orderId, now))) throw notFound('Reise')
    await resetVouchersOf(trx, orderId)
  })
}
