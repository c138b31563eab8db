import { requestedKinds } from '@reisewerk/domain/service-kinds.ts'
import type { PrintableVoucher } from '@reisewerk/domain/trip-documents/vouchers/voucher-document.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { shownVoucher, voucherNumber, voucherPlace, voucherSource } from './voucher-source.queries.ts'

/** Gives those of a trip that are shown and have none their numbers, in the order of the trip. */
export async function numberVouchers(trx: Transaction, orderId: number): Promise<void> {
  await trx.query('select from orders where id = $1 for no key update', [orderId])
  await trx.query(
    `with given as (
       update placeholders p set voucher_number = n.number
       from (select p.id, o.last_voucher_number + row_number() over (order by ${voucherPlace('p')}) as number
             from placeholders p join orders o on o.id = p.order_id
             where p.order_id = $1 and p.kind = any ($2::text[]) and p.voucher_number is null and ${shownVoucher('p')}) n
       where p.id = n.id returning p.voucher_number)
     update orders set last_voucher_number = (select max(voucher_number) from given)
     where id = $1 and exists (select from given)`,
    [orderId, requestedKinds],
  )
}

/** The vouchers of a trip that are shown, in the order of the trip. */
export function readPrintedVouchers(trx: Transaction, orderId: number): Promise<PrintableVoucher[]> {
  return trx.query<PrintableVoucher>(
    `select ${voucherNumber('p')} as number, ${voucherSource('p')} as source,
       case when p.voucher_is_editable then p.voucher_texts else '{}' end as texts,
       (select count(*)::int from days x join days d on d.id = p.day_id
         where x.order_id = p.order_id and x.date <= d.date) as "dayNumber"
     from placeholders p
     where p.order_id = $1 and p.kind = any ($2::text[]) and ${shownVoucher('p')}
     order by ${voucherPlace('p')}`,
    [orderId, requestedKinds],
  )
}

/** The number that is answered around the clock, as the house prints it; empty where it has none. */
export async function readEmergency(
  trx: Transaction,
  organisationId: number,
): Promise<{ label: string; value: string }> {
  const [row] = await trx.query<{ label: string; value: string }>(
    'select emergency_label as label, emergency_value as value from organisations where id = $1',
    [organisationId],
  )
  return row ?? { label: '', value: '' }
}
