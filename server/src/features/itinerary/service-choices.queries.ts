import type {
  KnownCharge,
  PredefinedDetail,
  PredefinedText,
  ServiceType,
} from '@reisewerk/domain/itinerary/service-choices.ts'
import type { DefaultHotelTime } from '@reisewerk/domain/partners/hotel-times.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

/** @returns null when the actor sees no such type */
export async function findServiceType(trx: Transaction, id: number): Promise<ServiceType | null> {
  const rows = await trx.query<ServiceType>(
    `select category, price_type as "priceType", meeting_point as "meetingPoint", duration
     from other_service_types where id = $1`,
    [id],
  )
  return rows[0] ?? null
}

/**
 * With the charges it brings into a trip: whoever works for several houses would else bring one that the trip's house does
 * not know (APP-04).
 * @returns null when the actor sees no such bullet point
 */
export async function findPredefinedDetail(
  trx: Transaction,
  id: number,
  orderId: number,
): Promise<PredefinedDetail | null> {
  const price = (row: string, name: string) =>
    `json_build_object('cents', ${row}.${name}_cents, 'currency', ${row}.${name}_currency)`
  const rows = await trx.query<PredefinedDetail>(
    `select d.type, d.route_description as "routeDescription", d.translations, d.time_of_day as "timeOfDay",
       ${price('d', 'price_per_person')} as "pricePerPerson",
       (select coalesce(json_agg(json_build_object('locationCharge', c.id, 'name', c.name, 'price', ${price('c', 'price')})
           order by j.sort, j.id), '[]')
         from location_charge_route_details j join location_charges c on c.id = j.location_charge_id
         where j.predefined_route_detail_id = d.id
           and (c.organisation_id is null or c.organisation_id = (select o.organisation_id from orders o where o.id = $2))) as "locationCharges"
     from predefined_route_details d where d.id = $1`,
    [id, orderId],
  )
  return rows[0] ?? null
}

export function findCharges(trx: Transaction, ids: readonly number[]): Promise<KnownCharge[]> {
  return trx.query<KnownCharge>(
    `select id, name, json_build_object('cents', price_cents, 'currency', price_currency) as price
     from location_charges where id = any ($1::bigint[])`,
    [ids],
  )
}

/** @returns null when the actor sees no such text */
export async function findPredefinedText(trx: Transaction, id: number): Promise<PredefinedText | null> {
  const rows = await trx.query<PredefinedText>(
    'select text, translations, time_of_day as "timeOfDay" from predefined_free_text_items where id = $1',
    [id],
  )
  return rows[0] ?? null
}

/** The times of the house that answers a request; none when it keeps none. */
export async function hotelTimesOfRequest(trx: Transaction, requestId: number): Promise<DefaultHotelTime[]> {
  const rows = await trx.query<{ times: DefaultHotelTime[] }>(
    `select p.default_hotel_times as times from requests r join providers p on p.id = r.provider_id where r.id = $1`,
    [requestId],
  )
  return rows[0]?.times ?? []
}

/** Also where one of the ports is not known at all, which the check of references tells at its own field. */
export async function isReachable(trx: Transaction, startPort: number, endPort: number): Promise<boolean> {
  const rows = await trx.query(
    `select from port_connections where start_port_id = $1 and end_port_id = $2
     union all select where not exists (select from ports where id = $1) or not exists (select from ports where id = $2)`,
    [startPort, endPort],
  )
  return rows.length > 0
}
