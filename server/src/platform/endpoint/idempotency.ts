import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Transaction } from '../database/transaction.ts'
import { ApiError, badRequest, notFound } from '../errors.ts'
import type { Seal } from '../seal/seal.ts'

/** @param seal by which the answer is kept, where it tells of people in confidence; else null */
type Kept = { readonly status: number; readonly seal: Seal | null }

/** What an answer is kept as that is nobody's to read in the database. */
const place = 'idempotency_keys.answer'

/**
 * Runs a POST once per Idempotency-Key and user; a repeat gets the first answer, also when both arrive at the same time:
 * the second waits at the key's row until the first has committed.
 * @throws ApiError 422 when the key was used for another request
 */
export async function answerOnce(
  trx: Transaction,
  request: FastifyRequest,
  { status, seal }: Kept,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const key = request.headers['idempotency-key']
  if (key === undefined) return work()
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key))
    throw badRequest('Der Idempotency-Key ist ungültig.')
  const hash = hashOf(request)
  const { userId, organisationIds, isAdmin, maySeePurchase, maySeePersonal = false } = trx.actor
  const claimed = await trx.query(
    `insert into idempotency_keys (user_id, key, request_hash, organisations, is_admin, sees_purchase, sees_personal)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict do nothing returning key`,
    [userId, key, hash, organisationIds, isAdmin, maySeePurchase, maySeePersonal],
  )
  if (claimed.length === 0) return firstAnswer(trx, request.url, { key, hash, seal })
  const answer = await work()
  const kept = JSON.stringify(answer ?? null)
  await trx.query('update idempotency_keys set status = $3, answer = $4 where user_id = $1 and key = $2', [
    trx.actor.userId,
    key,
    status,
    seal === null ? kept : JSON.stringify(seal.close(kept, place)),
  ])
  return answer
}

type Asked = { readonly key: string; readonly hash: string; readonly seal: Seal | null }

async function firstAnswer(trx: Transaction, url: string, { key, hash, seal }: Asked): Promise<unknown> {
  const { userId, organisationIds, isAdmin, maySeePurchase, maySeePersonal = false } = trx.actor
  const rows = await trx.query<{ request_hash: string; answer: unknown; hasRights: boolean }>(
    `select request_hash, answer, organisations <@ $3 and (not is_admin or $4)
       and (not sees_purchase or $5) and (not sees_personal or $6) as "hasRights"
     from idempotency_keys where user_id = $1 and key = $2`,
    [userId, key, organisationIds, isAdmin, maySeePurchase, maySeePersonal],
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
  const answer = openAnswer(first.answer, seal)
  if (!first.hasRights || !(await seesTripsOf(trx, `${url} ${JSON.stringify(answer)}`))) throw notFound()
  return answer ?? undefined
}

function openAnswer(kept: unknown, seal: Seal | null): unknown {
  if (seal === null || typeof kept !== 'string') return kept
  const answer = seal.open(kept, place)
  // Kept under another key: nobody knows any more what was answered.
  if (answer === null) throw notFound()
  return JSON.parse(answer)
}

/** Whether a trip that request and answer name is still in sight; true when they name none. */
async function seesTripsOf(trx: Transaction, text: string): Promise<boolean> {
  const ids = [...text.matchAll(/\/api\/orders\/(\d{1,15})\b/g)].map(([, id]) => Number(id))
  if (ids.length === 0) return true
  const seen = await trx.query('select from orders where id = any($1::bigint[]) limit 1', [ids])
  return seen.length > 0
}

function hashOf(request: FastifyRequest): string {
  // What the endpoint does not read makes no difference, and nobody has looked at it.
  const body = request.routeOptions.schema?.body === undefined ? undefined : request.body
  return createHash('sha256')
    .update(`${request.method} ${request.url}\n`)
    .update(body instanceof Uint8Array ? body : (JSON.stringify(body) ?? ''))
    .digest('hex')
}
