import { defaultSettings } from '@reisewerk/domain/accounts/settings.contract.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type pg from 'pg'

/**
 * Erases what is told of guests in confidence once their trip has been back for as many days as its house keeps it (ROOM-06).
 * Which trips those are follows from dates alone, so that a restored backup loses the same again.
 * @param db the owner's connection, past policies
 * @returns of how many guests
 */
export async function erasePersonalData(db: Pick<pg.Client, 'query'>, today: CalendarDate): Promise<number> {
  const { rowCount } = await db.query(
    `update passengers p set date_of_birth = null, place_of_birth = '', document_number = '', document_type = null, allergies = ''
     from orders o left join organisation_settings s on s.organisation_id = o.organisation_id
     where p.order_id = o.id
       and o.end_at + coalesce((s.values #>> '{roomLists,eraseAfterDays}')::int, $2) < $1::date
       and (p.date_of_birth is not null or p.place_of_birth <> '' or p.document_number <> '' or p.allergies <> ''
         or p.document_type is not null)`,
    [today, defaultSettings.roomLists.eraseAfterDays],
  )
  return rowCount ?? 0
}
