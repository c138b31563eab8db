import type { Alternative } from '@reisewerk/domain/requests/alternatives.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

type Wanted = {
  readonly area: string | null
  readonly place: string | null
  readonly stars: number
  readonly category: string
} & Position

/** Where a hotel is wanted, and which: its area, or that of its place. @returns null when the actor sees no such service */
export async function readWantedHotel(trx: Transaction, placeholder: number): Promise<Wanted | null> {
  const [row] = await trx.query<Wanted>(
    `select a.name as area, x.name as place, h.hotel_type_stars as stars, h.hotel_type_category as category, x.latitude, x.longitude
     from hotel_placeholders h left join places x on x.id = h.place_id
       left join areas a on a.id = coalesce(h.area_id, x.area_id) where h.id = $1`,
    [placeholder],
  )
  return row ?? null
}

type Position = { readonly latitude: number | null; readonly longitude: number | null }
export type HouseOfArea = Omit<Alternative, 'kilometres'> & Position & { readonly isOfPlace: boolean }

/** Houses of the area in which a hotel is wanted, with how those stand that were asked for it already. */
export function readHousesOfArea(trx: Transaction, placeholder: number): Promise<HouseOfArea[]> {
  return trx.query<HouseOfArea>(
    `select v.id, v.name, coalesce(y.name, '') as place, v.stars, v.category, v.rating, y.latitude, y.longitude,
       v.place_id is not distinct from h.place_id and v.place_id is not null as "isOfPlace",
       (select r.status from requests r where r.placeholder_id = h.id and r.provider_id = v.id order by r.id desc limit 1) as asked
     from hotel_placeholders h join orders o on o.id = h.order_id left join places x on x.id = h.place_id
       join providers v on v.kind = 'hotel' and not v.is_retired
         and coalesce(v.organisation_id, o.organisation_id) = o.organisation_id
       left join places y on y.id = v.place_id
     where h.id = $1 and (v.place_id = h.place_id or coalesce(v.area_id, y.area_id) = coalesce(h.area_id, x.area_id))`,
    [placeholder],
  )
}
