import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

/**
 * A new trip comes with a day per date. Whoever adds a day on such a date means a day of their own (001 §7): the one that
 * came with the trip gives way as long as nothing was planned or written on it.
 * @param date null for all dates, when a whole concept fills the trip (001 §2.5)
 */
export async function clearOpenDays(trx: Transaction, orderId: number, date: CalendarDate | null): Promise<void> {
  // The plan is locked first, as by everybody who adds days: two colleagues who add the same one must not both find room.
  await trx.query('select from orders where id = $1 for update', [orderId])
  await trx.query(
    `delete from days d using orders o
     where o.id = $1 and d.order_id = o.id and d.created_at = o.created_at and ($2::date is null or d.date = $2)
       and d.name = '' and d.distance is null
       and not exists (select from placeholders p where p.day_id = d.id)
       and not exists (select from day_subtitles s where s.day_id = d.id)`,
    [orderId, date],
  )
}
