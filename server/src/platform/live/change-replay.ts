import { type SQL, sql } from 'drizzle-orm'
import type { Change } from './change.ts'

/** A drizzle transaction that runs under an actor's policies. */
type Transaction = { execute(query: SQL): PromiseLike<{ rows: Record<string, unknown>[] }> }

const mostReplayed = 5_000

/**
 * The id from which a browser that connects now resumes later: the newest change the actor may see, 0 when there is none.
 * @param trx under the actor's policies
 */
export async function latestChangeId(trx: Transaction): Promise<number> {
  const { rows } = await trx.execute(sql`select id from change_log order by id desc limit 1`)
  return Number(rows[0]?.id ?? 0)
}

/**
 * What happened after a change the browser has seen. Ids are given before the commit, so a smaller one may appear after
 * a larger one: the replay starts 30 seconds before the known change. Told twice is harmless, never told is not.
 * @param trx under the actor's policies, which let through only what he may see
 * @param sinceId the last change the browser heard of, 0 for 'from the beginning'
 * @returns null when the change is unknown to the actor or more than 5,000 followed: the browser asks for everything
 */
export async function changesSince(trx: Transaction, sinceId: number): Promise<Change[] | null> {
  const { rows } = await trx.execute(sql`
    with known as (select at from change_log where id = ${sinceId}),
    start as (
      select coalesce((
        select id from change_log where id <= ${sinceId} and at < (select at from known) - interval '30 seconds'
        order by id desc limit 1), 0) as id
      where ${sinceId}::bigint = 0 or exists (select from known)
    )
    select id, order_id, table_name, row_id, operation, user_id, tab
    from change_log where id > (select id from start)
    order by id limit ${mostReplayed + 1}`)
  // A known change is always among the rows, for the replay starts before it.
  const unknown = rows.length === 0 && sinceId !== 0
  return unknown || rows.length > mostReplayed ? null : rows.map(changeOfRow)
}

function changeOfRow(row: Record<string, unknown>): Change {
  return {
    id: Number(row.id),
    order: numberOrNull(row.order_id),
    table: String(row.table_name),
    row: numberOrNull(row.row_id),
    operation: String(row.operation),
    user: numberOrNull(row.user_id),
    tab: row.tab ? String(row.tab) : null,
  }
}

/** bigint columns arrive as text. */
function numberOrNull(value: unknown): number | null {
  return value == null ? null : Number(value)
}
