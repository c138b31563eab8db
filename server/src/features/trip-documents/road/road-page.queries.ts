import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import type { RoadContact, RoadRoomList, RoadSource } from '@reisewerk/domain/trip-documents/road/road-book.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { goesBy, speaks } from '../../itinerary/itinerary.tables.ts'

export type OpenedLink = { readonly orderId: number; readonly expiresAt: Date; readonly locale: Locale }

/** Notes that a link was opened. @returns its trip; null for a link that is good for nothing, or not at all */
export async function openLink(trx: Transaction): Promise<OpenedLink | null> {
  const [row] = await trx.query<{ orderId: number | null; expiresAt: Date | null; locale: Locale | null }>(
    'select open_road_link() as "orderId", road_expiry() as "expiresAt", road_locale() as locale',
  )
  const { orderId = null, expiresAt = null, locale = null } = row ?? {}
  return orderId === null || expiresAt === null || locale === null ? null : { orderId, expiresAt, locale }
}

type RoadHead = Omit<RoadSource, 'plan' | 'vouchers' | 'contacts' | 'roomLists'>

export async function readRoadHead(trx: Transaction, orderId: number): Promise<RoadHead | null> {
  const [head] = await trx.query<RoadHead>(
    `select o.order_number as "orderNumber", o.trip_name as "tripName", o.group_name as "groupName",
       o.start_at as "startAt", o.end_at as "endAt", h.name as house,
       json_build_object('label', h.emergency_label, 'value', h.emergency_value) as emergency,
       json_build_object('name', coalesce(trim(u.first_name || ' ' || u.last_name), ''), 'phone', coalesce(u.phone, '')) as office
     from orders o join organisations h on h.id = o.organisation_id left join users u on u.id = o.user_id
     where o.id = $1`,
    [orderId],
  )
  return head ?? null
}

/** Who goes along or is asked on the way, in their order. */
export function readRoadContacts(trx: Transaction, orderId: number): Promise<RoadContact[]> {
  return trx.query<RoadContact>(
    `select k.role, trim(c.first_name || ' ' || c.last_name) as name,
       coalesce(nullif(c.phone_mobile, ''), c.phone_fixed, '') as phone
     from order_contacts k join contacts c on c.id = k.contact_id where k.order_id = $1 order by k.sort, k.id`,
    [orderId],
  )
}

/** The room lists of a trip, each at the house that stands: where its own declined, the one that came in its place (decision 104); names of guests only where whoever reads may see them. */
export function readRoadRooms(trx: Transaction, orderId: number): Promise<RoadRoomList[]> {
  return trx.query<RoadRoomList>(
    `select l.name, (${standingHouse}) as hotel, (select coalesce(json_agg(json_build_object('index', r.room_index, 'persons', r.persons,
         'extraType', r.extra_type, 'twin', r.twin, 'guests', (select coalesce(json_agg(trim(p.first_name || ' ' || p.last_name)
           order by p.sort, p.id) filter (where p.first_name || p.last_name <> ''), '[]') from passengers p where p.room_id = r.id))
         order by r.sort, r.id), '[]')
       from rooms r where r.room_list_id = l.id and r.extra_type is distinct from 'cancelled') as rooms
     from room_lists l
     where l.order_id = $1 order by l.date nulls first, l.id`,
    [orderId],
  )
}

/** Its own house as long as it stands or nobody was asked there, else the one by which a stay goes that it was asked for; none where there is none. */
const standingHouse = `select v.name from providers v where v.id = case
    when not exists (select from requests q where q.order_id = l.order_id and q.provider_id = l.provider_id)
      or exists (select from requests q join placeholders p on p.id = q.placeholder_id
        where q.order_id = l.order_id and q.provider_id = l.provider_id and q.id = ${speaks('p')}) then l.provider_id
    else coalesce((select c.provider_id from requests q join placeholders p on p.id = q.placeholder_id
        cross join ${goesBy('p')} join requests c on c.id = goes.request
        where q.order_id = l.order_id and q.provider_id = l.provider_id order by p.start_at, p.id limit 1),
      (select q.provider_id from requests q where q.order_id = l.order_id and q.provider_id = l.provider_id and stands(q.id, q.status) limit 1)) end`
