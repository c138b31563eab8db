import type { Transaction } from '../database/transaction.ts'
import type { Change } from './change.ts'

const mostReplayed = 5_000

/**
 * The id from which a browser that connects now resumes later: the newest change the actor may see, 0 when there is none.
 */
export async function latestChangeId(trx: Transaction): Promise<number> {
  const rows = await trx.query<{ id: number }>('select id from change_log order by id desc limit 1')
  return rows[0]?.id ?? 0
}

/**
 * What happened after a change the browser has seen. Ids are given before the commit, so a smaller one may appear after
 * a larger one: the replay starts five minutes before the known change, longer than any transaction of the desk lasts. Told
 * twice is harmless, never told is not.
 * @param sinceId the last change the browser heard of, 0 for 'from the beginning'
 * @returns null when the change is unknown to the actor or more than 5,000 followed: the browser asks for everything
 */
export async function changesSince(trx: Transaction, sinceId: number): Promise<Change[] | null> {
  const rows = await trx.query<Change>(readSince, [sinceId, mostReplayed + 1])
  // A known change is always among the rows, for the replay starts before it.
  const unknown = rows.length === 0 && sinceId !== 0
  return unknown || rows.length > mostReplayed ? null : rows
}

/** When a browser asked for its first data, and what the database showed then. */
export type FirstRead = { readonly since: string; readonly snapshot: string | null }

/**
 * The same for a browser that has asked for its first data and heard of no change yet: what was committed by then it has
 * read, and is not told again.
 */
export async function changesSinceRead(trx: Transaction, { since, snapshot }: FirstRead): Promise<Change[] | null> {
  const rows = await trx.query<Change>(readSinceTime, [since, mostReplayed + 1, snapshot])
  return rows.length > mostReplayed ? null : rows
}

const readFromStart = (condition = 'true') => `
  select id, coalesce(order_id, case when table_name = 'orders' then row_id end) as "order", table_name as "table", row_id as "row", operation, user_id as "user", tab,
    case when operation = 'update' and (order_id is not null or table_name = 'orders') then array(select jsonb_object_keys(after)) end as columns,
    row_version as version
  from change_log where id > (select id from start) and ${condition}
  order by id limit $2`

const readSince = `
  with known as (select at from change_log where id = $1),
  start as (
    select coalesce((
      select id from change_log where id <= $1 and at < (select at from known) - interval '5 minutes'
      order by id desc limit 1), 0) as id
    where $1::bigint = 0 or exists (select from known)
  )${readFromStart()}`

const readSinceTime = `
  with start as (
    select coalesce((
      select id from change_log where at < $1::timestamptz - interval '5 minutes'
      order by id desc limit 1), 0) as id
  )${readFromStart('($3::text is null or not pg_visible_in_snapshot(transaction, $3::pg_snapshot))')}`
