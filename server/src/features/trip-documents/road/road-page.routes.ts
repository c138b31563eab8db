import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Platform } from '../../../platform/platform.ts'
import { openRoadPage } from './road-page.service.ts'

/** A page for whoever has its address; the only one beside the web app's own that answers without a session. */
export function addRoadPageRoutes(app: FastifyInstance, platform: Platform): void {
  app.get(
    '/unterwegs/:token',
    {
      config: { permission: 'public' },
      schema: { hide: true, params: z.object({ token: z.string().max(200) }) },
    },
    async (request, reply) => {
      const { token } = request.params as { token: string } // read by the schema above
      const answer = await openRoadPage(platform, token, request.ip)
      // The phone keeps it on purpose, in a place of its own that is cleared when the link ends; nobody else shall.
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
      if (typeof answer === 'string') return reply.type('text/html; charset=utf-8').send(answer)
      reply.type('text/plain; charset=utf-8')
      // Nothing is said of whether there ever was such a link.
      if (answer === null) return reply.code(404).send('Das gibt es hier nicht.')
      return reply.code(429).header('retry-after', String(answer.seconds)).send('Bitte später noch einmal versuchen.')
    },
  )
}
