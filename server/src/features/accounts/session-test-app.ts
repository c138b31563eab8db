import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { connectDatabase } from '../../platform/database/connect.ts'
import { secretOf } from '../../platform/database/roles.ts'
import { answerErrors } from '../../platform/endpoint/error-answer.ts'
import { validate } from '../../platform/endpoint/validation.ts'
import { startListener } from '../../platform/live/listen.ts'
import { refuseCrossSite } from './cross-site.ts'
import { sessionRoutes } from './session.routes.ts'
import { createSessionService, type SessionService } from './session.service.ts'

export type SessionTestApp = { app: FastifyInstance; sessions: SessionService; stop(): Promise<void> }

/**
 * A second process of the product beside the app under test: nothing but signing in, with connections and memory of its
 * own.
 */
export async function startSessionApp(adminUrl: string, isLoopback = false): Promise<SessionTestApp> {
  const database = connectDatabase(adminUrl)
  const silent = { info: () => undefined, warn: () => undefined }
  const connection = { connectionString: database.urlOf('reisewerk_auth') }
  const listener = await startListener({ connection, log: silent })
  const sessions = await createSessionService({ authPool: database.auth, listener, secret: secretOf(adminUrl) })
  const app = Fastify({ trustProxy: 'loopback' })
  app.setValidatorCompiler(validate)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerErrors(new Map()))
  app.decorateRequest('actor', null)
  app.addHook('onRequest', refuseCrossSite)
  app.addHook('onRequest', async (request) => {
    request.actor = await sessions.authenticate(request.headers)
  })
  await app.register(sessionRoutes, { sessions, isLoopback })
  const stop = async () => {
    await app.close()
    await listener.stop()
    await database.close()
  }
  return { app, sessions, stop }
}
