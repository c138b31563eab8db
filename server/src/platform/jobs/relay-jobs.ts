import type { Pool, PoolClient } from 'pg'
import type { JobInsert, PgBoss } from 'pg-boss'

type OutboxRow = { id: string; name: string; data: object; startAfter: Date | null }

const batchSize = 200

/**
 * Moves committed jobs from the outbox into the queue, each exactly once: taking it out and putting it in is one
 * transaction. Several processes share the work, for each skips what another holds.
 * @param names jobs this process knows; those of a newer version of the program stay for that one
 * @returns the names of the jobs moved, one per job
 */
export async function relayJobs(pool: Pool, boss: PgBoss, names: readonly string[]): Promise<string[]> {
  const moved: string[] = []
  let batch: string[]
  do {
    batch = await inTransaction(pool, (client) => relayBatch(client, boss, names))
    moved.push(...batch)
  } while (batch.length === batchSize)
  return moved
}

async function relayBatch(client: PoolClient, boss: PgBoss, names: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<OutboxRow>(
    `delete from pgboss.outbox where id in (
       select id from pgboss.outbox where name = any ($1) order by id limit $2 for update skip locked)
     returning id, name, data, start_after as "startAfter"`,
    [names, batchSize],
  )
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) }
  const inOrder = rows.toSorted((one, other) => Number(one.id) - Number(other.id))
  for (const [name, jobs] of Map.groupBy(inOrder, (row) => row.name)) {
    await boss.insert(name, jobs.map(jobOf), { db, returnId: false })
  }
  return rows.map((row) => row.name)
}

function jobOf({ data, startAfter }: OutboxRow): JobInsert {
  return startAfter === null ? { data } : { data, startAfter }
}

async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    // The connection is thrown away, which rolls back whatever it held, even when it is dead already.
    client.release(true)
    throw error
  }
}
