import type { Transaction } from '../../../platform/database/transaction.ts'

export async function noteExport(trx: Transaction, house: number): Promise<number> {
  const rows = await trx.query<{ id: number }>(
    'insert into house_exports (organisation_id, user_id) values ($1, $2) returning id',
    [house, trx.actor.userId],
  )
  return rows[0]?.id ?? 0
}

/** An export one has begun oneself and not fetched yet. @param minutes for which it waits */
export async function begunExport(trx: Transaction, id: number, minutes: number) {
  const rows = await trx.query<{ house: number; name: string }>(
    `select e.organisation_id as house, o.name from house_exports e join organisations o on o.id = e.organisation_id
     where e.id = $1 and e.user_id = $2 and e.ended_at is null and e.created_at > now() - make_interval(mins => $3)`,
    [id, trx.actor.userId, minutes],
  )
  return rows[0] ?? null
}

export async function noteEnd(trx: Transaction, id: number, counts: { rows: number; files: number }): Promise<void> {
  await trx.query('update house_exports set ended_at = now(), row_count = $2, file_count = $3 where id = $1', [
    id,
    counts.rows,
    counts.files,
  ])
}

type ExportRow = { id: number; at: Date; endedAt: Date | null; rowCount: number; fileCount: number; userName: string }

export function exportsOf(trx: Transaction, house: number): Promise<ExportRow[]> {
  return trx.query<ExportRow>(
    `select e.id, e.created_at as at, e.ended_at as "endedAt", e.row_count as "rowCount", e.file_count as "fileCount",
       coalesce(trim(u.first_name || ' ' || u.last_name), '') as "userName"
     from house_exports e left join users u on u.id = e.user_id where e.organisation_id = $1 order by e.id desc limit 50`,
    [house],
  )
}
