import type { z } from 'zod'

/** A kind of work that need not be waited for: what a service enqueues. */
export type Job<Data> = { readonly name: string; readonly data: z.ZodType<Data> }

export type JobAttempt = {
  id: string
  retry: number
  /** Aborted when the attempt takes longer than 15 minutes or the process stops. */
  signal: AbortSignal
}

/** A job with what is to be done; `app.ts` lists them all. */
export type JobHandler = { readonly name: string; handle(data: unknown, attempt: JobAttempt): Promise<void> }

/**
 * Names a job.
 * @param name kebab-case and unique; stays the same for ever, for queued jobs carry it
 * @param data what the job is told: ids rather than contents, since it may run minutes later
 */
export function defineJob<Data>(name: string, data: z.ZodType<Data>): Job<Data> {
  return { name, data }
}

/**
 * Says how a job is done. It may run more than once (a process may die after the work and before the note of it), so
 * what it does must bear repetition. A thrown error is an attempt that failed: it is repeated with growing pauses.
 */
export function handleJob<Data>(
  job: Job<Data>,
  handle: (data: Data, attempt: JobAttempt) => Promise<void>,
): JobHandler {
  return { name: job.name, handle: (data, attempt) => handle(job.data.parse(data), attempt) }
}
