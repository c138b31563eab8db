import type { DatedDay } from '@reisewerk/domain/itinerary/day-moves.ts'
import type { DayStop } from '@reisewerk/domain/itinerary/day-route.ts'
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

/** How many of these days hold services that somebody was asked for. */
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

/** Puts a service at the end of a day's order. */
export async function appendServiceKey(trx: Transaction, dayId: number, key: string): Promise<void> {
  await trx.query(
    'update days set sort_helper = array_append(array_remove(sort_helper, $2::text), $2::text) where id = $1',
    [dayId, key],
  )
}

/** Takes a service out of a day's order. */
export async function removeServiceKey(trx: Transaction, dayId: number, key: string): Promise<void> {
  await trx.query('update days set sort_helper = array_remove(sort_helper, $2::text) where id = $1', [dayId, key])
}

/** An airport or station under the name of its town; the way to the second one of a service is not driven. */
const stop = (
  table: string,
  id: string,
  leg: 1 | 2,
) => `select ${leg}, coalesce(pl.name, x.name), x.latitude, x.longitude,
  ${leg === 2} from ${table} x left join places pl on pl.id = x.place_id where x.id = ${id}`

/**
 * The route of a day: where the group woke up, then its ports, airports, stations and places in the order of the services. Only what is
 * included counts; options are not driven to.
 */
export async function routeOfDay(trx: Transaction, { id, orderId, date }: DayRow): Promise<DayStop[]> {
  const rows = await trx.query<DayStop & { dayId: number }>(
    `select d.id as "dayId", s.name, s.latitude, s.longitude, s.by_sea as "bySea"
     from days d join placeholders p on p.day_id = d.id
     left join hotel_placeholders h on h.id = p.id left join ferry_placeholders f on f.id = p.id
     left join other_placeholders o on o.id = p.id left join airline_placeholders a on a.id = p.id
     left join train_placeholders t on t.id = p.id
     left join route_details r on r.id = p.id left join predefined_route_details pd on pd.id = r.predefined_route_detail_id
     cross join lateral (
       select 1 as leg, name, latitude, longitude, false as by_sea from places
         where id = coalesce(h.place_id, o.place_id, pd.place_id)
       union all select 1, name, latitude, longitude, false from ports where id = f.start_port_id
       union all select 2, name, latitude, longitude, true from ports where id = f.end_port_id
       union all ${stop('airports', 'a.start_airport_id', 1)}
       union all ${stop('airports', 'a.end_airport_id', 2)}
       union all ${stop('train_stations', 't.start_train_station_id', 1)}
       union all ${stop('train_stations', 't.end_train_station_id', 2)}) s
     where d.order_id = $1 and d.date <= $2 and p.client_offer_status = 'included'
     order by d.date, array_position(d.sort_helper, p.kind || '-' || p.id), p.id, s.leg`,
    [orderId, date],
  )
  const stops = rows.filter((row) => row.dayId === id)
  const before = rows.filter((row) => row.dayId !== id).at(-1)
  return before === undefined ? stops : [{ ...before, bySea: false }, ...stops]
}
