import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../errors.ts'
import type { Metrics } from './metrics.ts'

/**
 * Adds `GET /metrics` for Prometheus. It tells how busy the agency is, so it is open to administrators and to whoever
 * holds the token only (APP-02).
 * @param token of `METRICS_TOKEN`, sent as 'Authorization: Bearer …'
 */
export function addMetricsRoute(app: FastifyInstance, { registry }: Metrics, token: string | undefined): void {
  const described = {
    config: { permission: 'public' as const },
    schema: { summary: 'Messwerte', tags: ['operations'] },
  }
  app.get('/metrics', described, async (request, reply) => {
    if (request.actor?.isAdmin !== true && !holdsToken(request, token)) {
      throw new ApiError(401, 'unauthenticated', 'Bitte melde dich an.')
    }
    return reply
      .header('content-type', registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics())
  })
}

function holdsToken(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined || token === '') return false
  const expected = Buffer.from(`Bearer ${token}`)
  const given = Buffer.from(request.headers.authorization ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
