import type { Transaction } from '../../../platform/database/transaction.ts'
import { violated } from '../../../platform/errors.ts'

/** A row as the database keeps it, personal data sealed. */
export type StoredRow = { readonly id: number; readonly version: number } & Readonly<Record<string, unknown>>
export type StoredList = { readonly rooms: readonly StoredRow[]; readonly passengers: readonly StoredRow[] }
export type StoredTable = keyof StoredList

/** The rooms of lists and their guests as they are stored. */
export async function storedLists(trx: Transaction, lists: readonly number[]): Promise<StoredList> {
  const [rooms, passengers] = await Promise.all([
    trx.query<{ row: StoredRow }>('select to_jsonb(r) as row from rooms r where r.room_list_id = any ($1::bigint[])', [
      lists,
    ]),
    trx.query<{ row: StoredRow }>(
      'select to_jsonb(p) as row from passengers p join rooms r on r.id = p.room_id where r.room_list_id = any ($1::bigint[])',
      [lists],
    ),
  ])
  return { rooms: rooms.map(({ row }) => row), passengers: passengers.map(({ row }) => row) }
}

/** @throws ApiError 422 at the field, for one that is in no room of the list */
export async function checkOfList(
  trx: Transaction,
  listId: number,
  asked: { readonly rooms: readonly number[]; readonly passengers: readonly number[] },
): Promise<void> {
  const [rooms, passengers] = await Promise.all([
    trx.query<{ id: number }>('select id from rooms where room_list_id = $1 and id = any ($2::bigint[])', [
      listId,
      asked.rooms,
    ]),
    trx.query<{ id: number }>(
      'select p.id from passengers p join rooms r on r.id = p.room_id where r.room_list_id = $1 and p.id = any ($2::bigint[])',
      [listId, asked.passengers],
    ),
  ])
  if (rooms.length < new Set(asked.rooms).size)
    throw violated({ propertyPath: 'room', message: 'Zimmer wurde nicht gefunden.' })
  if (passengers.length < new Set(asked.passengers).size)
    throw violated({ propertyPath: 'passenger', message: 'Gast wurde nicht gefunden.' })
}

/** The beds of a room and who sleeps there, in their order. */
export async function sleepersOf(
  trx: Transaction,
  roomId: number,
): Promise<{ persons: number; type: string; guests: number[] }> {
  const rows = await trx.query<{ persons: number; type: string; guests: number[] }>(
    `select r.persons, r.type, coalesce((select jsonb_agg(p.id order by p.sort, p.id) from passengers p where p.room_id = r.id), '[]') as guests
     from rooms r where r.id = $1`,
    [roomId],
  )
  return rows[0] ?? { persons: 1, type: 'standard', guests: [] }
}

export async function removeRooms(trx: Transaction, ids: readonly number[]): Promise<void> {
  await trx.query('delete from rooms where id = any ($1::bigint[])', [ids])
}

/** Puts rows back that are gone, under the numbers they had. @returns how many could be: whose room is gone as well cannot */
export async function restoreRows(trx: Transaction, table: StoredTable, rows: readonly StoredRow[]): Promise<number> {
  const again = rows.map((row) => ({ ...row, version: row.version + 1 }))
  const there = table === 'rooms' ? 'room_lists o where o.id = n.room_list_id' : 'rooms o where o.id = n.room_id'
  const restored = await trx.query(
    `insert into ${table} select n.* from jsonb_populate_recordset(null::${table}, $1) n where exists (select from ${there})
     on conflict (id) do nothing returning id`,
    [JSON.stringify(again)],
  )
  return restored.length
}

/** Sets columns of rows back. @param rows the row with those columns */
export async function setBack(
  trx: Transaction,
  table: StoredTable,
  columns: readonly string[],
  rows: readonly StoredRow[],
): Promise<void> {
  const sets = columns.map((column) => `${column} = n.${column}`).join(', ')
  await trx.query(
    `update ${table} t set ${sets} from jsonb_populate_recordset(null::${table}, $1) n where n.id = t.id`,
    [JSON.stringify(rows)],
  )
}

/** Those of the rows that somebody else has changed since the version told. */
export async function changedByOthers(
  trx: Transaction,
  table: StoredTable,
  rows: readonly Pick<StoredRow, 'id' | 'version'>[],
): Promise<number[]> {
  const found = await trx.query<{ id: number }>(
    `select distinct l.row_id as id from unnest($2::bigint[], $3::int[]) as x (id, version)
     join change_log l on l.table_name = $1 and l.row_id = x.id and l.row_version > x.version
     where l.user_id is distinct from actor_user()`,
    [table, rows.map(({ id }) => id), rows.map(({ version }) => version)],
  )
  return found.map(({ id }) => id)
}

/** @param done what it did, sealed */
export async function keepChange(trx: Transaction, orderId: number, listId: number, done: string): Promise<number> {
  const rows = await trx.query<{ id: number }>(
    'insert into room_list_changes (order_id, room_list_id, done) values ($1, $2, $3) returning id',
    [orderId, listId, done],
  )
  return rows[0]?.id ?? 0
}

/** Takes the note of a change away, so that nobody takes it back twice. @returns null when it is gone, or somebody else's */
export async function claimChange(trx: Transaction, listId: number, id: number): Promise<string | null> {
  const rows = await trx.query<{ done: string }>(
    'delete from room_list_changes where id = $1 and room_list_id = $2 returning done',
    [id, listId],
  )
  return rows[0]?.done ?? null
}
