import type { FastifyInstance } from 'fastify'

/**
 * Lets a stop wait for the answers in work and not for the connections they came by: a browser keeps its connection for
 * the next request, and `close` would wait until it gives up. Comes before the routes.
 */
export function closeConnectionsOnStop(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })
}
