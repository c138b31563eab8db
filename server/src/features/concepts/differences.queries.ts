import type { LocalTime } from '@reisewerk/domain/calendar-date.ts'
import type { ComparedService } from '@reisewerk/domain/concepts/differences.ts'
import { type ServiceKind, serviceKindKeys, serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

/** A service as it is read for the comparison, with its beginning. */
export type TimedService = ComparedService & {
  readonly startAt: LocalTime | null
  readonly clientOffer: string
}

const way = (from: string, to: string, table: string) =>
  `concat_ws(' – ', (select name from ${table} where id = k.${from}), (select name from ${table} where id = k.${to}))`

/** Where a service of each kind leads, in words; `k` is the row of its kind, `$2` the words of categories. */
const contents: Readonly<Partial<Record<ServiceKind, string>>> = {
  ferry: way('start_port_id', 'end_port_id', 'ports'),
  hotel: `coalesce((select name from places where id = k.place_id), (select name from areas where id = k.area_id), '')`,
  airline: way('start_airport_id', 'end_airport_id', 'airports'),
  train: way('start_train_station_id', 'end_train_station_id', 'train_stations'),
  other: `concat_ws(', ', coalesce((select name from other_service_types where id = k.other_service_type_id),
      nullif(p.service_description, ''), $2::jsonb ->> k.category), (select name from places where id = k.place_id))`,
  route: `coalesce(nullif(p.route_description, ''), (select name from predefined_route_details where id = k.predefined_route_detail_id), '')`,
  free: `coalesce((select string_agg(t #>> '{}', ' ') from jsonb_path_query(k.text, 'strict $.**.text', '{}', true) t), '')`,
}

/**
 * The services of a day in their order.
 * @param categories what the house calls kinds of other services, by their key
 * @returns nothing for a day the actor does not see
 */
export function readListedServices(
  trx: Transaction,
  dayId: number,
  categories: Readonly<Record<string, string>>,
): Promise<TimedService[]> {
  const place = `(select name from places where id = k.place_id)`
  const cases = serviceKindKeys.map(
    (kind) =>
      `when '${kind}' then (select ${contents[kind] ?? place} from ${serviceKinds[kind].resource} k where k.id = p.id)`,
  )
  return trx.query<TimedService>(
    `select p.kind, coalesce(case p.kind ${cases.join(' ')} end, '') as content,
       p.start_at as "startAt", p.client_offer_status as "clientOffer"
     from days d join placeholders p on p.day_id = d.id where d.id = $1
     order by array_position(d.sort_helper, p.kind || '-' || p.id), p.id`,
    [dayId, JSON.stringify(categories)],
  )
}
