import type { WithdrawnChoice } from '@reisewerk/domain/requests/withdrawn-choice.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

/** Chosen requests of a trip that its services have no longer. @returns null when the actor sees no such trip */
export async function readWithdrawnChoices(trx: Transaction, orderId: number): Promise<WithdrawnChoice[] | null> {
  const [row] = await trx.query<{ choices: WithdrawnChoice[] }>(
    'select withdrawn_choices(id) as choices from orders where id = $1',
    [orderId],
  )
  return row?.choices ?? null
}

/** Where a hotel is wanted: its area, or that of its place. @returns null when the actor sees no such service */
export async function readWantedArea(
  trx: Transaction,
  placeholder: number,
): Promise<{ area: string | null; place: string | null } | null> {
  const [row] = await trx.query<{ area: string | null; place: string | null }>(
    `select a.name as area, x.name as place from hotel_placeholders h left join places x on x.id = h.place_id
     left join areas a on a.id = coalesce(h.area_id, x.area_id) where h.id = $1`,
    [placeholder],
  )
  return row ?? null
}

/**
 * Houses of the area in which a hotel is wanted that nobody has asked for it yet: those of its place first, then those that are as
 * the service wishes, then the best.
 */
export async function findAlternatives(trx: Transaction, placeholder: number, most: number): Promise<number[]> {
  const rows = await trx.query<{ id: number }>(
    `select v.id from hotel_placeholders h join orders o on o.id = h.order_id left join places x on x.id = h.place_id
       join providers v on v.kind = 'hotel' and not v.is_retired
         and coalesce(v.organisation_id, o.organisation_id) = o.organisation_id
       left join places y on y.id = v.place_id
     where h.id = $1 and (v.place_id = h.place_id or coalesce(v.area_id, y.area_id) = coalesce(h.area_id, x.area_id))
       and not exists (select from requests r where r.placeholder_id = h.id and r.provider_id = v.id)
     order by (v.place_id = h.place_id) desc nulls last, (v.stars = h.hotel_type_stars) desc nulls last,
       (v.category = h.hotel_type_category) desc nulls last, v.rating desc nulls last, v.name, v.id limit $2`,
    [placeholder, most],
  )
  return rows.map(({ id }) => id)
}
