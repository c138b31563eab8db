import type { LocalTime } from '@reisewerk/domain/calendar-date.ts'
import type { Addressee } from '@reisewerk/domain/documents/salutation.ts'
import type { Stop } from '@reisewerk/domain/itinerary/plan/trip-stops.ts'
import type { RichText } from '@reisewerk/domain/rich-text.ts'
import type { ServiceKind } from '@reisewerk/domain/service-kinds.ts'
import {
  type Attachable,
  attachableTypes,
  type Decided,
} from '@reisewerk/domain/trip-documents/papers/arranged-attachments.ts'
import type { meals, TripDetailType } from '@reisewerk/domain/trip-documents/templates.contract.ts'
import { wireOfInstant } from '@reisewerk/domain/wire.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { goesBy } from '../../itinerary/itinerary.tables.ts'
import { tripPapers } from './trip-papers.tables.ts'

/** Opens the papers of a trip; two who do so at the same moment get the same ones. */
export async function ensurePapers(trx: Transaction, orderId: number): Promise<number> {
  const [opened] = await trx.db
    .insert(tripPapers)
    .values({ orderId })
    .onConflictDoNothing()
    .returning({ id: tripPapers.id })
  if (opened !== undefined) return opened.id
  const [found] = await trx.query<{ id: number }>('select id from trip_papers where order_id = $1', [orderId])
  if (found === undefined) throw new Error(`order ${orderId} has no papers after opening them`)
  return found.id
}

/** @returns null when the actor sees no such papers */
export async function lockPapers(
  trx: Transaction,
  id: number,
): Promise<{ orderId: number; freeText: RichText | null } | null> {
  const [papers] = await trx.query<{ orderId: number; freeText: RichText | null }>(
    'select order_id as "orderId", free_text as "freeText" from trip_papers where id = $1 for update',
    [id],
  )
  return papers ?? null
}

/** The free text of a trip's letter; null before anything was typed. */
export async function readFreeText(trx: Transaction, orderId: number): Promise<RichText | null> {
  const [papers] = await trx.query<{ freeText: RichText | null }>(
    'select free_text as "freeText" from trip_papers where order_id = $1',
    [orderId],
  )
  return papers?.freeText ?? null
}

/** The organisation of a trip; null when the actor sees no such trip. A concept has no travel documents. */
export async function houseOfTrip(trx: Transaction, orderId: number): Promise<number | null> {
  const [trip] = await trx.query<{ house: number }>(
    `select organisation_id as house from orders where id = $1 and current_status not in ('deleted', 'concept')`,
    [orderId],
  )
  return trip?.house ?? null
}

/** Whether a contact is one of the trip's, or of its client. */
export async function isContactOf(trx: Transaction, orderId: number, contact: number): Promise<boolean> {
  const rows = await trx.query(
    `select from contacts c join orders o on o.id = $1
     where c.id = $2 and not c.deleted and (c.client_id = o.client_id
       or exists (select from order_contacts k where k.order_id = o.id and k.contact_id = c.id))`,
    [orderId, contact],
  )
  return rows.length > 0
}

/** The main contact of a trip, else the first it has; null when nobody is known. */
export async function mainContactOf(trx: Transaction, orderId: number): Promise<number | null> {
  const [row] = await trx.query<{ contact: number | null }>('select addressee_of($1) as contact', [orderId])
  return row?.contact ?? null
}

export async function readAddressee(trx: Transaction, contact: number): Promise<Addressee | null> {
  const [row] = await trx.query<Addressee>(
    'select salutation, first_name as "firstName", last_name as "lastName" from contacts where id = $1',
    [contact],
  )
  return row ?? null
}

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

export type BookedRow = {
  serviceId: number
  requestId: number
  kind: ServiceKind
  name: string
  stars: number | null
  address: string
  phone: string
  website: string
  place: Stop | null
  hasNoDetails: boolean
  /** Chosen for the whole of the service. */
  menu: { meal: keyof typeof meals; name: string; text: RichText | null } | null
}

/** Who renders what is included, in the order of the journey; who was lost does not (decision 104). */
export function readBooked(trx: Transaction, orderId: number): Promise<BookedRow[]> {
  return trx.query<BookedRow>(
    `select p.id as "serviceId", q.id as "requestId", p.kind, v.name, v.stars, coalesce(v.phone, '') as phone,
       coalesce(v.website, '') as website,
       (select jsonb_build_object('name', l.name, 'latitude', l.latitude, 'longitude', l.longitude)
         from places l where l.id = v.place_id) as place,
       (select jsonb_build_object('meal', m.sub_type, 'name', m.name, 'text', m.text) from menus m where m.id = q.menu_id) as menu, p.no_own_trip_details as "hasNoDetails",
       coalesce((select concat_ws(', ', nullif(a.street_address, ''), nullif(concat_ws(' ', nullif(a.zip, ''), nullif(a.city, '')), ''))
         from addresses a where a.provider_id = v.id order by a.id = q.assigned_address_id desc nulls last, a.purpose = 'invoice', a.sort, a.id limit 1), '') as address
     from days d join placeholders p on p.day_id = d.id cross join ${goesBy('p')} join requests q on q.id = goes.request
       join providers v on v.id = q.provider_id
     where d.order_id = $1 and p.client_offer_status = 'included'
     order by d.date, array_position(d.sort_helper, p.kind || '-' || p.id), p.id`,
    [orderId],
  )
}

/** Until when one has to be there for the passages of a trip, as their vouchers say it. */
export function readCheckIns(trx: Transaction, orderId: number): Promise<{ service: number; at: LocalTime }[]> {
  return trx.query(
    `select p.id as service, to_char(coalesce(q.check_in_at, p.check_in_at), 'YYYY-MM-DD"T"HH24:MI:SS') as at
     from placeholders p cross join ${goesBy('p')} left join requests q on q.id = goes.request
     where p.order_id = $1 and p.kind in ('ferry', 'airline', 'train') and coalesce(q.check_in_at, p.check_in_at) is not null`,
    [orderId],
  )
}

export type DetailRow = {
  requestId: number | null
  type: TripDetailType
  subType: string | null
  title: string
  text: RichText | null
  date: string | null
  menuName: string | null
  menuText: RichText | null
  images: number[]
}

/** What the trip says of itself and of its requests, as it is sorted: boxes stand behind the passage of their number. */
export function readDetails(trx: Transaction, orderId: number): Promise<DetailRow[]> {
  return trx.query<DetailRow>(
    `select t.request_id as "requestId", t.type, t.sub_type as "subType", t.title, t.text, d.date::text as date,
       m.name as "menuName", m.text as "menuText",
       array(select i.document_id from trip_detail_images i where i.trip_detail_id = t.id order by i.sort, i.id) as images
     from trip_details t left join days d on d.id = t.day_id left join menus m on m.id = t.menu_id
     where t.order_id = $1
     order by t.position_in_document, array_position(array['general_info', 'provider_info', 'box', 'box_map', 'menu'], t.type), t.id`,
    [orderId],
  )
}

export type FileRow = { id: number; key: string; name: string; filetype: string; byteSize: number }

/** Where documents lie, of those the actor sees. */
export function readFiles(trx: Transaction, ids: readonly number[]): Promise<FileRow[]> {
  if (ids.length === 0) return Promise.resolve([])
  return trx.query<FileRow>(
    `select id, key, name, filetype, byte_size as "byteSize" from documents where id = any ($1::bigint[])
     order by array_position($1::bigint[], id)`,
    [ids],
  )
}

/**
 * What may be bound behind the papers: at the providers whose services speak in them, in the order of the journey, then at the
 * trip. Pictures of passages stand on the pages already; what the house made for itself is for nobody else.
 */
export async function readAttachable(trx: Transaction, orderId: number): Promise<Attachable[]> {
  const rows = await trx.query<Omit<Attachable, 'createdAt'> & { createdAt: Date }>(
    `with booked as (
       select q.provider_id, min(d.date) as first, min(v.name) as name,
         bool_or(p.client_offer_status = 'included') as "isIncluded"
       from days d join placeholders p on p.day_id = d.id cross join ${goesBy('p')}
         join requests q on q.id = goes.request join providers v on v.id = q.provider_id
       where d.order_id = $1
         and (p.client_offer_status = 'included' or not p.no_own_trip_details)
       group by q.provider_id)
     select x.id, x.name, x.filetype, x.fault, x.type, x.created_at as "createdAt", b.name as provider,
       coalesce(b."isIncluded", true) as "isIncluded"
     from documents x left join booked b on b.provider_id = x.provider_id
     where x.type = any ($2::text[]) and (b.provider_id is not null or x.order_id = $1) and not x.is_for_house
       and not exists (select from trip_detail_images i where i.document_id = x.id)
     order by b.first nulls last, b.name, x.name, x.id`,
    [orderId, attachableTypes],
  )
  return rows.map((row) => ({ ...row, createdAt: wireOfInstant(row.createdAt) }))
}

export function readDecided(trx: Transaction, orderId: number): Promise<Decided[]> {
  return trx.query<Decided>(
    `select a.document_id as document, a.is_merged as "isMerged" from trip_paper_attachments a
     where a.order_id = $1 order by a.sort, a.id`,
    [orderId],
  )
}
