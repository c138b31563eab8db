import type { PassageType } from '@reisewerk/domain/accounts/options.ts'
import type { Leg } from '@reisewerk/domain/geography/great-circle.ts'
import type { DayStop } from '@reisewerk/domain/itinerary/day-route.ts'
import type { ServiceKind } from '@reisewerk/domain/itinerary/sort-helper.ts'
import { carriers, type RoutedService, type Stop, stopsOfDays } from '@reisewerk/domain/itinerary/trip-stops.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

/** An airport or station under the name of its town. */
const stop = (
  table: string,
  id: string,
  leg: 1 | 2,
) => `select ${leg}, coalesce(pl.name, x.name), x.latitude, x.longitude
  from ${table} x left join places pl on pl.id = x.place_id where x.id = ${id}`

/** A stop of a service; of a passage without stops one row says that it is there. */
type StopRow = {
  readonly dayId: number
  readonly id: number
  readonly kind: ServiceKind
  readonly type: PassageType | null
  readonly until: string | null
  /** Where a passage begins (1) or ends (2). */
  readonly leg: 1 | 2 | null
} & Stop

/**
 * The stops of all days of a trip: ports, airports, stations and places in the order of the services. Only what is included
 * counts; options are not driven to. A draft that still lacks both its stops is none yet.
 */
function readStops(trx: Transaction, orderId: number): Promise<StopRow[]> {
  return trx.query<StopRow>(
    `select d.id as "dayId", p.id, p.kind, coalesce(f.type, t.type) as type,
       p.end_at::date as until, s.leg, s.name, s.latitude, s.longitude
     from days d join placeholders p on p.day_id = d.id
     left join hotel_placeholders h on h.id = p.id left join ferry_placeholders f on f.id = p.id
     left join other_placeholders o on o.id = p.id left join airline_placeholders a on a.id = p.id
     left join train_placeholders t on t.id = p.id
     left join route_details r on r.id = p.id left join predefined_route_details pd on pd.id = r.predefined_route_detail_id
     left join lateral (
       select 1 as leg, name, latitude, longitude from places
         where id = case p.kind when 'hotel' then place_of_stay(p.selected_request_id, h.place_id)
           else coalesce(o.place_id, pd.place_id) end
       union all select 1, name, latitude, longitude from ports where id = f.start_port_id
       union all select 2, name, latitude, longitude from ports where id = f.end_port_id
       union all ${stop('airports', 'a.start_airport_id', 1)}
       union all ${stop('airports', 'a.end_airport_id', 2)}
       union all ${stop('train_stations', 't.start_train_station_id', 1)}
       union all ${stop('train_stations', 't.end_train_station_id', 2)}) s on true
     where d.order_id = $1 and p.client_offer_status = 'included'
       and (s.leg is not null or p.kind in ('ferry', 'airline', 'train') and not p.is_brand_new)
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

/** The routes of a trip's days (DAY-03). */
export async function readRoutes(trx: Transaction, orderId: number): Promise<RoutedDay[]> {
  const [days, rows] = await Promise.all([
    trx.query<Omit<RoutedDay, 'stops'>>(
      `select id, date, name, is_automatic_name as "isAutomaticName", distance, distance_is_calculated as "distanceIsCalculated"
       from days where order_id = $1 order by date`,
      [orderId],
    ),
    readStops(trx, orderId),
  ])
  const stops = stopsOfDays(days.map(({ id, date }) => ({ date, services: servicesOf(id, rows) })))
  return days.map((day, index) => ({ ...day, stops: stops[index] ?? [] }))
}

function servicesOf(dayId: number, rows: readonly StopRow[]): RoutedService[] {
  const own = rows.filter((row) => row.dayId === dayId)
  return own.flatMap((row, index): RoutedService[] => {
    const { id, kind, type, until } = row
    if (!isCarrier(kind)) return [kind === 'hotel' ? { what: 'stay', at: row, until } : { what: 'visit', at: row }]
    // Both ends of a passage stand one after the other.
    if (own[index - 1]?.id === id) return []
    const end = (leg: 1 | 2) => own.find((one) => one.id === id && one.leg === leg) ?? null
    return [{ what: 'passage', by: carriers[kind], from: end(1), to: end(2), type, until }]
  })
}

function isCarrier(kind: ServiceKind): kind is keyof typeof carriers {
  return kind in carriers
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
