import type { OfferedPhoto } from '@reisewerk/domain/offers/photos/offer-photo.contract.ts'
import type { OfferPhoto } from '@reisewerk/domain/offers/photos/offer-photo.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { goesBy } from '../../itinerary/itinerary.tables.ts'

/** The photos chosen for a trip's offer, in their order, with the rights to them. */
export function readOfferPhotos(trx: Transaction, orderId: number): Promise<OfferPhoto[]> {
  return trx.query<OfferPhoto>(
    `select p.id, x.day_id as "dayId", p.filetype, p.caption, p.source, p.licence, p.valid_until::text as "validUntil",
       p.width, p.height, coalesce(v.name, d.name, '') as shows
     from offer_photos x join photos p on p.id = x.photo_id left join providers v on v.id = p.provider_id
       left join destinations d on d.id = p.destination_id
     where x.order_id = $1 order by x.sort, x.id`,
    [orderId],
  )
}

export type PhotoFile = Pick<OfferPhoto, 'id' | 'filetype'> & {
  readonly key: string
  readonly name: string
  readonly byteSize: number
}

/** Where photos lie, of those the actor sees. */
export async function readPhotoFiles(trx: Transaction, ids: readonly number[]): Promise<PhotoFile[]> {
  if (ids.length === 0) return []
  return trx.query<PhotoFile>(
    `select id, filetype, key, coalesce(nullif(caption, ''), 'Foto') as name, byte_size as "byteSize" from photos
     where id = any ($1::bigint[]) order by id`,
    [ids],
  )
}

/** Of these photos those that may not be chosen for a trip's offer: of another trip, or of another house. */
export async function foreignPhotos(trx: Transaction, orderId: number, ids: readonly number[]): Promise<number[]> {
  const rows = await trx.query<{ id: number }>(
    `select p.id from photos p, orders o where o.id = $1 and p.id = any ($2::bigint[])
       and coalesce(p.order_id <> o.id, p.organisation_id <> o.organisation_id)`,
    [orderId, ids],
  )
  return rows.map(({ id }) => id)
}

/** Of these days how many are no days of a trip. */
export async function countForeignDays(trx: Transaction, orderId: number, ids: readonly number[]): Promise<number> {
  const [row] = await trx.query<{ count: number }>(
    `select count(*)::int as count from unnest($2::bigint[]) as x (id)
     where not exists (select from days d where d.id = x.id and d.order_id = $1)`,
    [orderId, ids],
  )
  return row?.count ?? 0
}

type OfferedPhotoRow = Omit<OfferedPhoto, 'rights' | 'path'> & Pick<OfferPhoto, 'source' | 'licence' | 'validUntil'>
export type OfferedDayRow = { day: number; number: number; name: string; photos: OfferedPhotoRow[] }

/** Each day of a trip with the photos it could show: its own, those of the partners its services go by, those of the trip's destinations. */
export function readOfferedPhotos(trx: Transaction, orderId: number): Promise<OfferedDayRow[]> {
  return trx.query<OfferedDayRow>(
    `with held as (
       select d.id as day, q.provider_id from days d join placeholders s on s.order_id = d.order_id
         cross join ${goesBy('s')} join requests q on q.id = goes.request
       where d.order_id = $1 and q.provider_id is not null
         and (s.day_id = d.id or s.kind = 'hotel' and d.date >= s.start_at::date and d.date < s.end_at::date)
       group by d.id, q.provider_id),
     found as (
       select p.day_id as day, p.id, 'day' as "from", 1 as rank, '' as shows, p.sort from photos p where p.order_id = $1
       union all select h.day, p.id, 'provider', 2, v.name, p.sort
         from held h join photos p on p.provider_id = h.provider_id join providers v on v.id = h.provider_id
           join orders o on o.id = $1 and o.organisation_id = p.organisation_id
       union all select d.id, p.id, 'destination', 3, y.name, p.sort
         from days d join orders o on o.id = d.order_id join order_destinations e on e.order_id = o.id
           join destinations y on y.id = e.destination_id
           join photos p on p.destination_id = y.id and p.organisation_id = o.organisation_id
         where d.order_id = $1)
     select d.id as day, (row_number() over (order by d.date))::int as number, d.name,
       coalesce((select json_agg(json_build_object('id', p.id, 'from', f."from", 'shows', f.shows, 'caption', p.caption,
           'source', p.source, 'licence', p.licence, 'validUntil', p.valid_until) order by f.rank, f.shows, f.sort, p.id)
         from found f join photos p on p.id = f.id where f.day = d.id), '[]') as photos
     from days d where d.order_id = $1 order by d.date`,
    [orderId],
  )
}
