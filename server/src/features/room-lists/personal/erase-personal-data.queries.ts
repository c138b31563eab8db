import { defaultSettings } from '@reisewerk/domain/accounts/settings.contract.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type pg from 'pg'

type Owner = Pick<pg.Client, 'query'>

/** Trips that have been back for as many days as their house keeps what is told of guests in confidence. $1 today, $2 days unless told. */
const dueTrips = `select o.id from orders o left join organisation_settings s on s.organisation_id = o.organisation_id
  where o.end_at + coalesce((s.values #>> '{roomLists,eraseAfterDays}')::int, $2) < $1::date`

const dueBy = (today: CalendarDate) => [today, defaultSettings.roomLists.eraseAfterDays]

/**
 * Erases what is told in confidence of the guests of trips that are due (ROOM-06), and notes it for each trip.
 * Which trips those are follows from dates alone, so that a restored backup loses the same again.
 * @param db the owner's connection, past policies
 * @returns of how many guests
 */
export async function erasePersonalData(db: Owner, today: CalendarDate): Promise<number> {
  // Nobody who was erased comes back with a room that is put back.
  await db.query(`delete from room_list_changes where order_id in (${dueTrips})`, dueBy(today))
  // Nor is anything left that was made of what is erased.
  await db.query(
    `update hotel_lists set personal_marks = '{}' where personal_marks <> '{}' and order_id in (${dueTrips})`,
    dueBy(today),
  )
  const { rows } = await db.query<{ guests: number }>(
    `with due as (${dueTrips}),
     erased as (
       update passengers p set date_of_birth = null, place_of_birth = '', document_number = '', document_type = null, allergies = ''
       from due where p.order_id = due.id
         and (p.date_of_birth is not null or p.place_of_birth <> '' or p.document_number <> '' or p.allergies <> ''
           or p.document_type is not null)
       returning p.order_id
     )
     insert into personal_data_erasures (order_id, guests) select order_id, count(*) from erased group by order_id
     returning guests`,
    dueBy(today),
  )
  return rows.reduce((sum, { guests }) => sum + guests, 0)
}

/** Lists of guests that somebody uploaded a day ago and took nothing over of. */
export async function abandonedImports(db: Owner): Promise<{ id: number; key: string }[]> {
  const { rows } = await db.query<{ id: number; key: string }>(
    `select id::int, key from documents where awaits_import and created_at < now() - interval '1 day' order by id`,
  )
  return rows
}

/** @returns how many there were still, and still unwanted */
export async function removeImports(db: Owner, ids: readonly number[]): Promise<number> {
  const { rowCount } = await db.query('delete from documents where id = any ($1::bigint[]) and awaits_import', [ids])
  return rowCount ?? 0
}

/** Documents with personal data whose trips are due, and whose content is still there. */
export async function documentsToErase(db: Owner, today: CalendarDate): Promise<{ id: number; key: string }[]> {
  const { rows } = await db.query<{ id: number; key: string }>(
    `select d.id::int, d.key from documents d where d.holds_personal and d.erased_at is null and d.order_id in (${dueTrips})
     order by d.id`,
    dueBy(today),
  )
  return rows
}

/** Notes that the content of documents is gone, for each trip. @returns how many nobody else had noted before */
export async function noteErasedDocuments(db: Owner, ids: readonly number[]): Promise<number> {
  const { rows } = await db.query<{ documents: number }>(
    `with erased as (
       update documents set erased_at = now() where id = any ($1::bigint[]) and erased_at is null returning order_id
     )
     insert into personal_data_erasures (order_id, documents) select order_id, count(*) from erased group by order_id
     returning documents`,
    [ids],
  )
  return rows.reduce((sum, { documents }) => sum + documents, 0)
}
