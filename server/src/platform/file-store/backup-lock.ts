import type pg from 'pg'

/** Any fixed number: who holds it in a database copies what it knows of files. */
const lockKey = 7_351_207

/** Until the connection ends no file of the database is removed; taken before what is to be copied is looked up. */
export async function holdDeletions(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [lockKey])
}

/** Whether files are being copied; what nobody needs any more is then left to the next sweep. */
export async function areDeletionsHeld(db: Pick<pg.Pool | pg.Client, 'query'>): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from pg_locks where locktype = 'advisory' and objid = $1 and granted
       and mode = 'ShareLock' and database = (select oid from pg_database where datname = current_database()) limit 1`,
    [lockKey],
  )
  return rowCount !== 0
}

/**
 * Removes files and notes it while no backup begins, so that each backup knows either both or neither.
 * @returns null, with nothing done, while a backup or another process holds them
 */
export async function betweenBackups<Answer>(client: pg.Client, run: () => Promise<Answer>): Promise<Answer | null> {
  const { rows } = await client.query<{ isFree: boolean }>('select pg_try_advisory_lock($1) as "isFree"', [lockKey])
  if (rows[0]?.isFree !== true) return null
  try {
    return await run()
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey])
  }
}
