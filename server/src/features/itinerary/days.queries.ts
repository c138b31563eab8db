import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { DatedDay } from '@reisewerk/domain/itinerary/day-moves.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound } from '../../platform/errors.ts'

export type DayRow = { id: number; orderId: number; date: string }

/** @returns null when the actor sees no such day */
export async function findDay(trx: Transaction, id: number): Promise<DayRow | null> {
  const rows = await trx.query<DayRow>('select id, order_id as "orderId", date from days where id = $1', [id])
  return rows[0] ?? null
}

/** @throws ApiError 404 when the actor sees no such day */
export async function readDay(trx: Transaction, id: number): Promise<DayRow> {
  const day = await findDay(trx, id)
  if (day === null) throw notFound('Tag')
  return day
}

/** Locks a trip's plan: its period and the dates of its days. @throws ApiError 404 when the actor sees no such trip */
export async function lockPlan(
  trx: Transaction,
  orderId: number,
): Promise<{ period: { startAt: string; endAt: string }; days: DatedDay[] }> {
  const [period] = await trx.query<{ startAt: string; endAt: string }>(
    'select start_at as "startAt", end_at as "endAt" from orders where id = $1 for update',
    [orderId],
  )
  if (period === undefined) throw notFound('Reise')
  return { period, days: await trx.query<DatedDay>('select id, date from days where order_id = $1', [orderId]) }
}

export async function countDaysWithRequests(trx: Transaction, dayIds: readonly number[]): Promise<number> {
  if (dayIds.length === 0) return 0
  const rows = await trx.query<{ count: number }>(
    `select count(distinct p.day_id)::int as count from placeholders p join requests r on r.placeholder_id = p.id
     where p.day_id = any ($1::bigint[])`,
    [dayIds],
  )
  return rows[0]?.count ?? 0
}

/** Locks a day and reads the keys of its services in their order so far; what the order forgot stands last. */
export async function lockServiceKeys(trx: Transaction, dayId: number): Promise<string[]> {
  await trx.query('select from days where id = $1 for update', [dayId])
  const rows = await trx.query<{ key: string }>(
    `select p.kind || '-' || p.id as key from days d join placeholders p on p.day_id = d.id
     where d.id = $1 order by array_position(d.sort_helper, p.kind || '-' || p.id), p.id`,
    [dayId],
  )
  return rows.map((row) => row.key)
}

export async function appendServiceKey(trx: Transaction, dayId: number, key: string): Promise<void> {
  await trx.query(
    'update days set sort_helper = array_append(array_remove(sort_helper, $2::text), $2::text) where id = $1',
    [dayId, key],
  )
}

export async function removeServiceKey(trx: Transaction, dayId: number, key: string): Promise<void> {
  await trx.query('update days set sort_helper = array_remove(sort_helper, $2::text) where id = $1', [dayId, key])
}

export async function saveServiceKeys(trx: Transaction, dayId: number, keys: readonly string[]): Promise<void> {
  await trx.query('update days set sort_helper = $2 where id = $1', [dayId, keys])
}

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
