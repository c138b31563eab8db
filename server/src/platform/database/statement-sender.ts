import pg from 'pg'
import { isAway } from './away.ts'
import { type Statement, StatementBatch } from './statement-batch.ts'

/** What comes before the first statement of a transaction. */
export type Opening = readonly (readonly [Statement, readonly unknown[]])[]

/** The one way in which the statements of a transaction reach its connection. */
export type StatementSender = {
  /** Fires a statement. Those fired before the process turns to anything else travel together. */
  readonly send: (statement: Statement, values: readonly unknown[]) => Promise<pg.QueryResult>
  /** Ends the transaction well; without a statement there has been none. @throws Error when it was rolled back instead */
  readonly commit: () => Promise<void>
  readonly rollback: () => Promise<void>
}

/** A database that has not answered by then may be frozen or out of reach, and nobody shall hang on it; it is asked. */
const firstAnswerMs = 4_000

/**
 * @param opening goes ahead of the first statement, in the same batch
 * @param isOneBatch all statements wait for `commit` and are a transaction by travelling as one; else `opening` begins it
 */
export function openSender(
  client: pg.PoolClient,
  pool: pg.Pool,
  opening: Opening,
  isOneBatch: boolean,
): StatementSender {
  let batch: StatementBatch | null = null
  let opened: Promise<unknown> | null = null

  function waiting(): StatementBatch {
    if (batch !== null) return batch
    const fresh = new StatementBatch(pool.options.types ?? pg.types)
    batch = fresh
    if (opened === null) {
      opened = Promise.all(opening.map(([statement, values]) => fresh.add(statement, values)))
      // Whoever ends the transaction hears of a failure; until then it must not count as unseen.
      opened.catch(() => undefined)
    }
    if (!isOneBatch) process.nextTick(flush)
    return fresh
  }

  function flush(): Promise<void> {
    if (batch === null) return Promise.resolve()
    const sent = batch
    batch = null
    const answered = sent.answered()
    const timer = setTimeout(() => void dropIfAway(client, pool), firstAnswerMs)
    answered.then(
      () => clearTimeout(timer),
      () => clearTimeout(timer),
    )
    client.query(sent)
    return answered
  }

  async function commit(): Promise<void> {
    if (opened === null) return
    if (isOneBatch) return flush()
    const committing = waiting().add({ name: 'commit', text: 'commit' })
    const [, { command }] = await Promise.all([opened, committing])
    // PostgreSQL answers ROLLBACK to a COMMIT of a transaction in which a statement failed.
    if (command === 'ROLLBACK') throw new Error('the transaction had failed and was rolled back')
  }

  return {
    send: (statement, values) => waiting().add(statement, values),
    commit,
    rollback: async () => {
      if (opened !== null) await waiting().add({ name: 'rollback', text: 'rollback' })
    },
  }
}

/** Cuts a connection whose database no longer answers anybody; a slow statement is none of its business. */
async function dropIfAway(client: pg.PoolClient, { options }: pg.Pool): Promise<void> {
  if (await isAway(options)) client.connection.stream.destroy()
}
