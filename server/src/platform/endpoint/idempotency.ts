import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Transaction } from '../database/transaction.ts'
import { ApiError, badRequest } from '../errors.ts'

/**
 * Runs a POST once per Idempotency-Key and user; a repeat gets the first answer, also when both arrive at the same time:
 * the second waits at the key's row until the first has committed.
 * @throws ApiError 422 when the key was used for another request
 */
export async function answerOnce(
  trx: Transaction,
  request: FastifyRequest,
  status: number,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const key = request.headers['idempotency-key']
  if (key === undefined) return work()
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key))
    throw badRequest('Der Idempotency-Key ist ungültig.')
  const hash = hashOf(request)
  const claimed = await trx.query(
    `insert into idempotency_keys (user_id, key, request_hash) values ($1, $2, $3) on conflict do nothing returning key`,
    [trx.actor.userId, key, hash],
  )
  if (claimed.length === 0) return firstAnswer(trx, key, hash)
  const answer = await work()
  await trx.query('update idempotency_keys set status = $3, answer = $4 where user_id = $1 and key = $2', [
    trx.actor.userId,
    key,
    status,
    JSON.stringify(answer ?? null),
  ])
  return answer
}

async function firstAnswer(trx: Transaction, key: string, hash: string): Promise<unknown> {
  const rows = await trx.query<{ request_hash: string; answer: unknown }>(
    'select request_hash, answer from idempotency_keys where user_id = $1 and key = $2',
    [trx.actor.userId, key],
  )
  const first = rows[0]
  if (first === undefined) throw new ApiError(409, 'in_progress', 'Diese Anfrage wird gerade bearbeitet.')
  if (first.request_hash !== hash) {
    const message = 'Dieser Idempotency-Key gehört zu einer anderen Anfrage.'
    // With its code beside the violation: whoever repeats a request tells a spent key from a field that is wrong.
    throw new ApiError(422, 'key_reused', message, {
      extra: { violations: [{ propertyPath: 'Idempotency-Key', message }] },
    })
  }
  return first.answer ?? undefined
}

function hashOf(request: FastifyRequest): string {
  const { body } = request
  return createHash('sha256')
    .update(`${request.method} ${request.url}\n`)
    .update(body instanceof Uint8Array ? body : (JSON.stringify(body) ?? ''))
    .digest('hex')
}
