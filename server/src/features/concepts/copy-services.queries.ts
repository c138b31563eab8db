import type { ServiceTimes } from '@reisewerk/domain/itinerary/service-times.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

/** The trip that gets services, and how long it lasts. */
export type CopyTarget = {
  readonly orderId: number
  readonly organisationId: number
  readonly startAt: string
  readonly endAt: string
}

/** The one trip of all these days; null when the actor does not see one of them, or they are of two trips or of a concept. */
export async function readCopyTarget(trx: Transaction, days: readonly number[]): Promise<CopyTarget | null> {
  const asked = [...new Set(days)]
  const rows = await trx.query<CopyTarget & { count: number }>(
    `select o.id as "orderId", o.organisation_id as "organisationId", o.start_at as "startAt", o.end_at as "endAt",
       count(*)::int as count
     from days d join orders o on o.id = d.order_id
     where d.id = any ($1::bigint[]) and o.current_status not in ('concept', 'deleted') group by o.id`,
    [asked],
  )
  const [target] = rows
  return target === undefined || target.count < asked.length ? null : target
}

/** The houses of services' trips, by service; concepts' own services and what the actor does not see are missing. */
export async function readSourceHouses(trx: Transaction, services: readonly number[]): Promise<Map<number, number>> {
  const rows = await trx.query<{ id: number; house: number }>(
    `select p.id, o.organisation_id as house from placeholders p join orders o on o.id = p.order_id
     where p.id = any ($1::bigint[]) and o.current_status not in ('concept', 'deleted')`,
    [services],
  )
  return new Map(rows.map(({ id, house }) => [id, house]))
}

export function readServiceTimesOf(
  trx: Transaction,
  services: readonly number[],
): Promise<Pick<ServiceTimes, 'startAt' | 'endAt'>[]> {
  return trx.query(
    `select start_at as "startAt", end_at as "endAt" from placeholders where id = any ($1::bigint[]) order by start_at, id`,
    [services],
  )
}

/** The day of a trip on a date; null where the date is free. */
export async function findDayOn(trx: Transaction, orderId: number, date: string): Promise<number | null> {
  const rows = await trx.query<{ id: number }>('select id from days where order_id = $1 and date = $2', [orderId, date])
  return rows[0]?.id ?? null
}
