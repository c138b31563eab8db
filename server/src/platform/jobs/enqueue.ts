import type { Transaction } from '../database/transaction.ts'
import type { Job } from './define-job.ts'

export const jobsChannel = 'jobs'

/**
 * Enqueues a job in the caller's transaction: it is done if and only if the transaction commits.
 *
 * It goes into an outbox that the request's role can write and nothing else, and from there into the queue
 * (`relay-jobs.ts`). So a service needs its transaction only, the request's role has no grant on the queue itself, and
 * nothing here depends on how the queue's tables look.
 * @param startAfter not before this instant
 */
export async function enqueue<Data>(
  trx: Pick<Transaction, 'query'>,
  job: Job<Data>,
  data: Data,
  startAfter?: Date,
): Promise<void> {
  await trx.query(putOut, [job.name, JSON.stringify(data), startAfter?.toISOString() ?? null, jobsChannel])
}

const putOut = `
  with added as (insert into pgboss.outbox (name, data, start_after) values ($1, $2::jsonb, $3::timestamptz))
  select pg_notify($4, $1)`
