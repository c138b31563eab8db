import { portraitLimits, portraitTypes } from '@reisewerk/domain/accounts/portrait.ts'
import { sessionSchema } from '@reisewerk/domain/accounts/session.contract.ts'
import { openSessionSchema, profileChangeSchema } from '@reisewerk/domain/accounts/staff.contract.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { asActor } from '../../platform/database/transaction.ts'
import { requiredActor, tabOf } from '../../platform/endpoint/endpoint.ts'
import { notFound } from '../../platform/errors.ts'
import type { FileStore } from '../../platform/file-store/file-store.ts'
import {
  changeOwnPortrait,
  changeOwnProfile,
  endOwnSession,
  openSessions,
  portraitFile,
  removeOwnPortrait,
} from './profile.service.ts'
import type { SessionService } from './sign-in/session.service.ts'
import { answerOf, idParams, nothing, ownerOf, told } from './sign-in/session-answer.ts'

type ProfileRoutesOptions = { sessions: SessionService; files: FileStore; appPool: SessionService['authPool'] }

export const profileRoutes: FastifyPluginAsyncZod<ProfileRoutesOptions> = async (app, { sessions, files, appPool }) => {
  const { authPool } = sessions
  const [tag, permission] = ['session', 'signedIn'] as const
  app.addContentTypeParser(
    [...portraitTypes],
    { parseAs: 'buffer', bodyLimit: portraitLimits.bytes },
    (_request, body, done) => done(null, body),
  )

  app.patch(
    '/api/session/user',
    told(tag, permission, 'Profil: ändern', { body: profileChangeSchema, response: { 200: sessionSchema } }),
    async (request) => {
      const actor = requiredActor(request)
      await asActor(authPool, actor, { tab: tabOf(request) }, (trx) => changeOwnProfile(trx, request.body))
      return answerOf(sessions, actor.userId)
    },
  )
  app.put(
    '/api/session/image',
    {
      bodyLimit: portraitLimits.bytes,
      ...told(tag, permission, 'Profil: Bild ersetzen', {
        consumes: [...portraitTypes],
        body: z.instanceof(Uint8Array, { error: 'Bitte ein Bild im Format PNG oder JPEG schicken' }),
        response: { 200: sessionSchema },
      }),
    },
    async (request) => {
      const actor = requiredActor(request)
      await changeOwnPortrait(authPool, actor, files, request.body)
      return answerOf(sessions, actor.userId)
    },
  )
  app.delete(
    '/api/session/image',
    told(tag, permission, 'Profil: Bild entfernen', { response: { 200: sessionSchema } }),
    async (request) => {
      const actor = requiredActor(request)
      await removeOwnPortrait(authPool, actor, files)
      return answerOf(sessions, actor.userId)
    },
  )
  app.get(
    '/api/session/sessions',
    told(tag, permission, 'Offene Sitzungen', { response: { 200: z.array(openSessionSchema) } }),
    async (request) => {
      const { userId, token } = ownerOf(request)
      return openSessions(authPool, userId, token)
    },
  )
  app.delete(
    '/api/session/sessions/:id',
    told(tag, permission, 'Sitzung beenden', { params: idParams, ...nothing }),
    async (request, reply) => {
      const { userId } = ownerOf(request)
      if (!(await endOwnSession(authPool, userId, request.params.id))) throw notFound('Die Sitzung')
      sessions.forget(userId)
      return reply.code(204).send(null)
    },
  )
  app.get(
    '/api/users/:id/image',
    told('users', permission, 'Mitarbeiter: Bild', {
      params: idParams,
      querystring: z.object({ v: z.string().max(64).optional().describe('Welches Bild; wechselt mit ihm') }),
    }),
    async (request, reply) => {
      const actor = requiredActor(request)
      const file = await asActor(appPool, actor, { readOnly: true }, (trx) => portraitFile(trx, request.params.id))
      const stream = file === null ? null : await files.get(file.key)
      if (file === null || stream === null) throw notFound('Das Bild')
      reply.header('cache-control', 'private, max-age=31536000, immutable')
      return reply.header('x-content-type-options', 'nosniff').type(file.type).send(stream)
    },
  )
}
