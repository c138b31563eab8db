import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { RichText } from '@reisewerk/domain/rich-text.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'

export type MenuRow = {
  readonly date: CalendarDate
  /** The meal by its German word (002 §9). */
  readonly subType: string | null
  readonly provider: string
  readonly place: string | null
  /** When the house serves each meal. */
  readonly times: readonly { readonly type: string; readonly time: string }[] | null
  readonly menu: string
  readonly text: RichText | null
}

/** The menus of a trip whose day is known, in the order of the days. */
export function menusOfTrip(trx: Transaction, orderId: number): Promise<MenuRow[]> {
  return trx.query<MenuRow>(
    `select d.date, t.sub_type as "subType", coalesce(p.name, '') as provider, place.name as place, h.times,
       coalesce(m.name, '') as menu, t.text
     from trip_details t join days d on d.id = t.day_id
       left join requests r on r.id = t.request_id left join providers p on p.id = r.provider_id
       left join places place on place.id = p.place_id
       left join hotel_placeholders h on h.id = r.placeholder_id left join menus m on m.id = t.menu_id
     where t.order_id = $1 and t.type = 'menu' order by d.date, t.position_in_document, t.id`,
    [orderId],
  )
}

/** Whether somebody who is asked has a menu on their card; a request that asks nobody yet may have any. */
export async function isServedBy(trx: Transaction, menu: number, request: number): Promise<boolean> {
  const strange = await trx.query(
    'select from menus m, requests r where m.id = $1 and r.id = $2 and m.provider_id <> r.provider_id',
    [menu, request],
  )
  return strange.length === 0
}

export type ChosenMenu = { readonly text: RichText | null; readonly subType: string }

/** A menu of the master data; null where the actor sees none. */
export async function chosenMenu(trx: Transaction, id: number): Promise<ChosenMenu | null> {
  const [row] = await trx.query<ChosenMenu>('select text, sub_type as "subType" from menus where id = $1', [id])
  return row ?? null
}

export type StoredMenu = {
  readonly request: number | null
  readonly menu: number | null
  readonly text: RichText | null
}

export async function storedMenu(trx: Transaction, id: number): Promise<StoredMenu | null> {
  const [row] = await trx.query<StoredMenu>(
    'select request_id as request, menu_id as menu, text from trip_details where id = $1',
    [id],
  )
  return row ?? null
}
