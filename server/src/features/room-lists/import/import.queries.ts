import type { RememberedColumns } from '@reisewerk/domain/room-lists/import/columns.ts'
import type { RoomForming } from '@reisewerk/domain/room-lists/import/form-rooms.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'

/** @returns the organisation of a trip, null when the actor sees no such trip */
export async function houseOfTrip(trx: Transaction, orderId: number): Promise<number | null> {
  const rows = await trx.query<{ house: number }>(
    `select organisation_id as house from orders where id = $1 and current_status not in ('deleted', 'concept')`,
    [orderId],
  )
  return rows[0]?.house ?? null
}

export type RememberedChoice = { readonly columns: RememberedColumns; readonly forming: RoomForming }

/** What was chosen for the columns of a client's lists before. */
export async function rememberedChoice(trx: Transaction, orderId: number): Promise<RememberedChoice | null> {
  const rows = await trx.query<RememberedChoice>(
    `select i.columns, i.forming from import_choices i join orders o on o.client_id = i.client_id where o.id = $1`,
    [orderId],
  )
  return rows[0] ?? null
}

/** Keeps it for the next list of the trip's client; heads that were not in this file stay as they were. */
export async function rememberChoice(trx: Transaction, orderId: number, chosen: RememberedChoice): Promise<void> {
  await trx.query(
    `insert into import_choices (client_id, columns, forming) select client_id, $2, $3 from orders where id = $1 and client_id is not null
     on conflict (client_id) do update set columns = import_choices.columns || excluded.columns, forming = excluded.forming`,
    [orderId, JSON.stringify(chosen.columns), chosen.forming],
  )
}

/** The uploaded file of a trip; null when the actor sees none. */
export async function importFileOf(
  trx: Transaction,
  orderId: number,
  documentId: number,
): Promise<{ key: string; filetype: string } | null> {
  const rows = await trx.query<{ key: string; filetype: string }>(
    `select key, filetype from documents where id = $2 and order_id = $1 and type = 'room_list' and holds_personal`,
    [orderId, documentId],
  )
  return rows[0] ?? null
}

/** What was taken over of a file can be looked up in it: it stays with the trip. */
export async function keepImportFile(trx: Transaction, documentId: number): Promise<void> {
  await trx.query('update documents set awaits_import = false where id = $1 and awaits_import', [documentId])
}

export async function removeGuests(trx: Transaction, ids: readonly number[]): Promise<void> {
  await trx.query('delete from passengers where id = any ($1::bigint[])', [ids])
}

/** Removes those of the rooms in which nobody sleeps any more. */
export async function removeEmptied(trx: Transaction, rooms: readonly number[]): Promise<void> {
  await trx.query(
    `delete from rooms r where r.id = any ($1::bigint[]) and r.extra_type is null
       and not exists (select from passengers p where p.room_id = r.id)`,
    [rooms],
  )
}
