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
       and database = (select oid from pg_database where datname = current_database()) limit 1`,
    [lockKey],
  )
  return rowCount !== 0
}
