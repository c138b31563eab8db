import type { Leg } from '@reisewerk/domain/geography/great-circle.ts'
import type { DayStop } from '@reisewerk/domain/itinerary/day-route.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

/** An airport or station under the name of its town; the way to the second one of a service is not driven. */
const stop = (table: string, id: string, leg: 1 | 2, start: string | null) => `select ${leg}, coalesce(pl.name, x.name),
  x.latitude, x.longitude, ${start === null ? 'false' : `${start} is not null`}
  from ${table} x left join places pl on pl.id = x.place_id where x.id = ${id}`

type StopRow = DayStop & { readonly dayId: number; readonly date: string; readonly until: string | null }

/**
 * The stops of all days of a trip: ports, airports, stations and places in the order of the services. Only what is included
 * counts; options are not driven to. Where the beginning of a passage is not known, one drives to its end.
 */
function readStops(trx: Transaction, orderId: number): Promise<StopRow[]> {
  return trx.query<StopRow>(
    `select d.id as "dayId", d.date, p.end_at::date as until, s.name, s.latitude, s.longitude, s.by_passage as "byPassage"
     from days d join placeholders p on p.day_id = d.id
     left join hotel_placeholders h on h.id = p.id left join ferry_placeholders f on f.id = p.id
     left join other_placeholders o on o.id = p.id left join airline_placeholders a on a.id = p.id
     left join train_placeholders t on t.id = p.id
     left join route_details r on r.id = p.id left join predefined_route_details pd on pd.id = r.predefined_route_detail_id
     cross join lateral (
       select 1 as leg, name, latitude, longitude, false as by_passage from places
         where id = coalesce(h.place_id, o.place_id, pd.place_id)
       union all select 1, name, latitude, longitude, false from ports where id = f.start_port_id
       union all select 2, name, latitude, longitude, f.start_port_id is not null from ports where id = f.end_port_id
       union all ${stop('airports', 'a.start_airport_id', 1, null)}
       union all ${stop('airports', 'a.end_airport_id', 2, 'a.start_airport_id')}
       union all ${stop('train_stations', 't.start_train_station_id', 1, null)}
       union all ${stop('train_stations', 't.end_train_station_id', 2, 't.start_train_station_id')}) s
     where d.order_id = $1 and p.client_offer_status = 'included'
     order by d.date, array_position(d.sort_helper, p.kind || '-' || p.id), p.id, s.leg`,
    [orderId],
  )
}

/** A day whose name or distance may be worked out. */
export type RoutedDay = {
  readonly id: number
  readonly date: string
  readonly name: string
  readonly isAutomaticName: boolean
  readonly distance: number | null
  readonly distanceIsCalculated: boolean
  readonly stops: readonly DayStop[]
}

/**
 * The routes of a trip's days, each from where the group woke up. On a day without a stop of its own the group stays where
 * it sleeps; when nobody knows where, it has no route.
 */
export async function readRoutes(trx: Transaction, orderId: number): Promise<RoutedDay[]> {
  const [days, rows] = await Promise.all([
    trx.query<Omit<RoutedDay, 'stops'>>(
      `select id, date, name, is_automatic_name as "isAutomaticName", distance, distance_is_calculated as "distanceIsCalculated"
       from days where order_id = $1 order by date`,
      [orderId],
    ),
    readStops(trx, orderId),
  ])
  return days.map((day) => ({ ...day, stops: stopsOf(day, rows) }))
}

function stopsOf({ id, date }: { readonly id: number; readonly date: string }, rows: readonly StopRow[]): DayStop[] {
  const own = rows.filter(({ dayId }) => dayId === id)
  const before = rows.filter((row) => row.date < date).at(-1)
  const isThere = own.length > 0 || (before?.until ?? '') > date
  return before === undefined || !isThere ? own : [{ ...before, byPassage: false }, ...own]
}

const legSql = `unnest($1::float8[], $2::float8[], $3::float8[], $4::float8[]`

function legValues(legs: readonly Leg[]): number[][] {
  return [
    legs.map(({ from }) => from.latitude),
    legs.map(({ from }) => from.longitude),
    legs.map(({ to }) => to.latitude),
    legs.map(({ to }) => to.longitude),
  ]
}

/** What a routing service once told of these legs, in their order; null where it was not asked or did not know. */
export async function readRoads(trx: Transaction, legs: readonly Leg[]): Promise<(number | null)[]> {
  if (legs.length === 0) return []
  const rows = await trx.query<{ kilometres: number | null }>(
    `select d.kilometres from ${legSql}) with ordinality as l (a, b, c, d, place) left join road_distances d
       on (d.from_latitude, d.from_longitude, d.to_latitude, d.to_longitude) = (l.a, l.b, l.c, l.d) order by l.place`,
    legValues(legs),
  )
  return rows.map(({ kilometres }) => kilometres)
}

export async function storeRoads(
  trx: Transaction,
  told: readonly { readonly leg: Leg; readonly kilometres: number }[],
): Promise<void> {
  if (told.length === 0) return
  await trx.query(
    `insert into road_distances (from_latitude, from_longitude, to_latitude, to_longitude, kilometres)
     select * from ${legSql}, $5::float8[]) on conflict do nothing`,
    [...legValues(told.map(({ leg }) => leg)), told.map(({ kilometres }) => kilometres)],
  )
}

export async function saveRoute(trx: Transaction, id: number, name: string, distance: number | null): Promise<void> {
  await trx.query('update days set name = $2, distance = $3 where id = $1', [id, name, distance])
}
