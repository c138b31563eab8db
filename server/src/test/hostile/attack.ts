import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Endpoint } from './endpoints.ts'
import { hostileRequests } from './requests.ts'
import type { Sources } from './values.ts'

export interface Attack {
  sources: Sources
  /** Session of who attacks; asked for anew when the attack ended it. */
  headers: () => Promise<Record<string, string>>
  runs: number
  seed: number
  /** An answer that takes longer counts as none. */
  milliseconds: number
}

/**
 * Sends hostile requests to an endpoint.
 * @returns how often each status was answered
 * @throws with the smallest request found that is answered by 500 or above, not in time, or not in the API's form
 */
export async function attack(app: FastifyInstance, endpoint: Endpoint, plan: Attack): Promise<Map<number, number>> {
  const answered = new Map<number, number>()
  const requests = hostileRequests(endpoint, plan.sources)
  const property = fc.asyncProperty(requests, async (request) => {
    const answer = await answerInTime(app, plan.milliseconds, {
      ...request,
      // An address of its own: the guesses it makes at passwords lock out nobody else.
      remoteAddress: '203.0.113.9',
      headers: { ...(await plan.headers()), ...request.headers },
    })
    answered.set(answer.statusCode, (answered.get(answer.statusCode) ?? 0) + 1)
    checkAnswer(answer)
  })
  await fc.assert(property, { numRuns: plan.runs, seed: plan.seed, includeErrorInReport: true })
  return answered
}

async function answerInTime(
  app: FastifyInstance,
  milliseconds: number,
  request: InjectOptions,
): Promise<LightMyRequestResponse> {
  const limit = new AbortController()
  const late = sleep(milliseconds, undefined, { signal: limit.signal }).then(
    () => {
      throw new Error(`no answer within ${milliseconds} ms`)
    },
    () => new Promise<never>(() => {}), // the answer was there first
  )
  try {
    return await Promise.race([app.inject(request), late])
  } finally {
    limit.abort()
  }
}

/** Every refusal speaks the API's form and tells nothing of what stands behind it (design §2). */
function checkAnswer({ statusCode, payload, headers }: LightMyRequestResponse): void {
  if (statusCode >= 500) throw new Error(`answered ${statusCode}: ${payload.slice(0, 500)}`)
  if (statusCode < 400 || payload === '') return
  const answer: unknown = String(headers['content-type']).includes('json') ? JSON.parse(payload) : undefined
  const isRefusal = typeof answer === 'object' && answer !== null && ('violations' in answer || 'code' in answer)
  if (!isRefusal) throw new Error(`answered ${statusCode} in no known form: ${payload.slice(0, 500)}`)
  if (/node_modules|at .*\.ts:\d|syntax error at|pg_catalog/.test(payload)) {
    throw new Error(`answered ${statusCode} with its insides: ${payload.slice(0, 500)}`)
  }
}
