import {
  codeSchema,
  demoAccountSchema,
  forgottenSchema,
  passwordChangeSchema,
  passwordSchema,
  recoveryCodesSchema,
  secondFactorSchema,
  sessionSchema,
  signInHouseSchema,
  signInSchema,
} from '@reisewerk/domain/accounts/session.contract.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import type { Actor } from '../../../platform/actor.ts'
import { requiredActor } from '../../../platform/endpoint/endpoint.ts'
import { ApiError } from '../../../platform/errors.ts'
import { logSecurityEvent } from '../../../platform/observe/security-event.ts'
import { isAtThisMachine } from './at-this-machine.ts'
import { askForPassword } from './forgotten-password.service.ts'
import { changeOwnPassword } from './password.service.ts'
import { confirmSecondFactor, removeSecondFactor, startSecondFactor } from './second-factor.service.ts'
import type { SecurityNotice } from './security-notice.ts'
import { readDemoAccounts, readSignInHouse, userIdOf } from './session.queries.ts'
import type { SessionService } from './session.service.ts'
import { answerOf, nothing, ownerOf, throwWithRetry, told } from './session-answer.ts'
import { deviceCookie, deviceOf, expiredSessionCookie, sessionCookie, tokenOf } from './session-cookie.ts'
import { signIn } from './sign-in.service.ts'

type SessionRoutesOptions = {
  sessions: SessionService
  appPool: SessionService['authPool']
  isPublic: boolean
  tell(actor: Actor, notice: SecurityNotice): Promise<void>
}

export const sessionRoutes: FastifyPluginAsyncZod<SessionRoutesOptions> = async (
  app,
  { sessions, appPool, isPublic, tell },
) => {
  const mayUseDemo = (request: FastifyRequest) => !isPublic && isAtThisMachine(request)
  app.post(
    '/api/session',
    told('session', 'public', 'Anmelden', { body: signInSchema, response: { 200: sessionSchema } }),
    async (request, reply) => {
      const { email } = request.body
      const client = {
        address: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        device: deviceOf(request, sessions.secret, email),
        mayUseDemo: mayUseDemo(request),
      }
      const { token, userId } = await signIn(sessions, request.body, client).catch(async (error) => {
        const reason = error instanceof ApiError ? error.code : 'failed'
        logSecurityEvent(request.log, 'sign_in_refused', { userId: await userIdOf(sessions.authPool, email), reason })
        return throwWithRetry(reply, error)
      })
      logSecurityEvent(request.log, 'signed_in', { userId })
      // The session that the browser had until now could never be ended by it again.
      const before = tokenOf(request)
      if (before !== null) await sessions.signOut(before)
      setCookie(request, reply, token)
      reply.header('set-cookie', deviceCookie(request, sessions.secret, email))
      return answerOf(sessions, userId)
    },
  )
  app.get(
    '/api/session',
    told('session', 'signedIn', 'Wer angemeldet ist', { response: { 200: sessionSchema } }),
    async (request) => answerOf(sessions, ownerOf(request).userId),
  )
  app.delete('/api/session', told('session', 'public', 'Abmelden', { ...nothing }), async (request, reply) => {
    // Leaving needs no right: an ended session is signed out already.
    const token = tokenOf(request)
    if (token !== null) await sessions.signOut(token)
    if (request.actor !== null) logSecurityEvent(request.log, 'signed_out', { userId: request.actor.userId })
    return leave(request, reply)
  })
  app.delete(
    '/api/session/all',
    told('session', 'signedIn', 'In allen Browsern abmelden', { ...nothing }),
    async (request, reply) => {
      const { userId } = ownerOf(request)
      await sessions.signOutEverywhere(userId)
      logSecurityEvent(request.log, 'signed_out_everywhere', { userId })
      return leave(request, reply)
    },
  )
  app.get(
    '/api/session/demo_accounts',
    told('session', 'public', 'Zugänge der Demo-Agentur', { response: { 200: z.array(demoAccountSchema) } }),
    async (request) => (mayUseDemo(request) ? readDemoAccounts(sessions.authPool) : []),
  )
  app.get(
    '/api/session/house',
    told('session', 'public', 'Wessen Anmeldung es ist', { response: { 200: signInHouseSchema } }),
    async () => readSignInHouse(sessions.authPool),
  )
  app.post(
    '/api/session/forgotten_password',
    told('session', 'public', 'Link für ein neues Passwort erbitten', { body: forgottenSchema, ...nothing }),
    async (request, reply) => {
      const { email } = request.body
      await askForPassword(sessions, appPool, email, request.ip).catch((error) => throwWithRetry(reply, error))
      logSecurityEvent(request.log, 'password_forgotten', { userId: await userIdOf(sessions.authPool, email) })
      return reply.code(204).send(null)
    },
  )
  app.put(
    '/api/session/password',
    told('session', 'signedIn', 'Eigenes Passwort ändern', { body: passwordChangeSchema, ...nothing }),
    async (request, reply) => {
      const owner = ownerOf(request)
      await changeOwnPassword(sessions, owner, request.body).catch((error) => throwWithRetry(reply, error))
      await tell(requiredActor(request), 'password_changed')
      return reply.code(204).send(null)
    },
  )
  app.post(
    '/api/session/second_factor',
    told('session', 'signedIn', 'Zweiten Faktor beginnen', {
      body: passwordSchema,
      response: { 200: secondFactorSchema },
    }),
    async (request, reply) => {
      const owner = ownerOf(request)
      return startSecondFactor(sessions, owner, request.body.password).catch((error) => throwWithRetry(reply, error))
    },
  )
  app.put(
    '/api/session/second_factor',
    told('session', 'signedIn', 'Zweiten Faktor bestätigen', {
      body: codeSchema,
      response: { 200: recoveryCodesSchema },
    }),
    async (request, reply) => {
      const owner = ownerOf(request)
      const { token, recoveryCodes } = await confirmSecondFactor(sessions, owner, request.body.code)
      setCookie(request, reply, token)
      await tell(requiredActor(request), 'second_factor_set')
      return { recoveryCodes }
    },
  )
  app.delete(
    '/api/session/second_factor',
    told('session', 'signedIn', 'Zweiten Faktor entfernen', { body: passwordSchema, ...nothing }),
    async (request, reply) => {
      const owner = ownerOf(request)
      const removal = removeSecondFactor(sessions, owner, request.body.password)
      const { token } = await removal.catch((error) => throwWithRetry(reply, error))
      setCookie(request, reply, token)
      await tell(requiredActor(request), 'second_factor_removed')
      return reply.code(204).send(null)
    },
  )
}

function setCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.header('set-cookie', sessionCookie(request, token))
}

function leave(request: FastifyRequest, reply: FastifyReply) {
  return reply.header('set-cookie', expiredSessionCookie(request)).code(204).send(null)
}
