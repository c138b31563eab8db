import {
  acceptanceSchema,
  invitationAnswerSchema,
  invitationSchema,
  invitationTokenSchema,
  invitedSchema,
  staffChangeSchema,
  staffSchema,
} from '@reisewerk/domain/accounts/staff.contract.ts'
import { invitationMessages } from '@reisewerk/domain/accounts/staff-rules.ts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import type { Actor } from '../../platform/actor.ts'
import { asActor, type Transaction } from '../../platform/database/transaction.ts'
import { requiredActor, tabOf } from '../../platform/endpoint/endpoint.ts'
import { answerOnce } from '../../platform/endpoint/idempotency.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import { logSecurityEvent } from '../../platform/observe/security-event.ts'
import { sheetAnswer } from '../../platform/sheet/sheet.ts'
import { acceptInvitation, invitationPath, makeInvitation, readInvitation } from './invitation.service.ts'
import type { SecurityNotice } from './sign-in/security-notice.ts'

import type { SessionService } from './sign-in/session.service.ts'
import { idParams, nothing, throwWithRetry, told } from './sign-in/session-answer.ts'
import { allowTry } from './sign-in/sign-in.service.ts'
import { addressKey, giveBackTry } from './sign-in/throttle.ts'
import { staffById, staffOf } from './staff.queries.ts'
import {
  changeColleague,
  inviteColleague,
  manageableOrThrow,
  resetSecondFactorOf,
  signColleagueOut,
} from './staff.service.ts'
import { sheetOfStaff } from './staff-sheet.ts'

type StaffRoutesOptions = {
  sessions: SessionService
  tell(actor: Actor, notice: SecurityNotice, userId?: number): Promise<void>
  invite(actor: Actor, userId: number): Promise<void>
}

/** The colleagues of an administrator (APP-17); all of it works as the role that alone may write users. */
export const staffRoutes: FastifyPluginAsyncZod<StaffRoutesOptions> = async (app, { sessions, tell, invite }) => {
  const [tag, permission] = ['staff', 'admin'] as const
  const asAdmin = <T>(request: FastifyRequest, work: (trx: Transaction) => Promise<T>) =>
    asActor(sessions.authPool, requiredActor(request), { tab: tabOf(request) }, work)

  app.get(
    '/api/staff',
    told(tag, permission, 'Mitarbeiter verwalten: Liste', { response: { 200: z.array(staffSchema) } }),
    async (request, reply) => {
      const staff = await asAdmin(request, staffOf)
      reply.header('x-total-items', staff.length)
      return staff
    },
  )
  app.get(
    '/api/staff/export.xlsx',
    told(tag, permission, 'Mitarbeiter verwalten: Liste als Excel-Datei', {
      querystring: z.strictObject({ _search: z.string().max(200).default('') }),
    }),
    async (request, reply) =>
      sheetAnswer(reply, await asAdmin(request, (trx) => sheetOfStaff(trx, request.query._search, new Date()))),
  )
  app.get(
    '/api/staff/:id',
    told(tag, permission, 'Mitarbeiter verwalten: lesen', { params: idParams, response: { 200: staffSchema } }),
    async (request) => {
      const found = await asAdmin(request, (trx) => staffById(trx, request.params.id))
      if (found === null) throw notFound('Der Mitarbeiter')
      return found
    },
  )
  app.post(
    '/api/staff',
    told(tag, permission, 'Mitarbeiter einladen', { body: invitationSchema, response: { 201: invitedSchema } }),
    async (request, reply) => {
      let isNew = false
      const { id, token } = await asAdmin(request, async (trx) => {
        const invited = await answerOnce(trx, request, { status: 201, seal: null }, async () => {
          isNew = true
          return { id: (await inviteColleague(trx, request.body)).id }
        })
        // The link is kept nowhere: who asks again for want of an answer gets another one.
        const { id } = invited as { id: number } // what the work above answers
        return { id, token: await makeInvitation(trx, id) }
      })
      if (isNew) {
        await invite(requiredActor(request), id)
        logSecurityEvent(request.log, 'colleague_invited', { userId: id, by: requiredActor(request).userId })
      }
      return reply.code(201).send(await invitedAnswer(request, id, token))
    },
  )
  app.post(
    '/api/staff/:id/invitation',
    told(tag, permission, 'Link zum Setzen des Passworts', { params: idParams, response: { 201: invitedSchema } }),
    async (request, reply) => {
      const { id } = request.params
      const token = await asAdmin(request, async (trx) => {
        const colleague = await manageableOrThrow(trx, id)
        if (!colleague.isActive) throw new ApiError(409, 'inactive', invitationMessages.inactive)
        return makeInvitation(trx, id)
      })
      await invite(requiredActor(request), id)
      return reply.code(201).send(await invitedAnswer(request, id, token))
    },
  )
  for (const method of ['PATCH', 'PUT'] as const) {
    app.route({
      method,
      url: '/api/staff/:id',
      ...told(tag, permission, 'Mitarbeiter verwalten: ändern', {
        params: idParams,
        body: staffChangeSchema,
        response: { 200: staffSchema },
      }),
      handler: async (request) => {
        const { id } = request.params
        const changed = await asAdmin(request, (trx) => changeColleague(trx, id, request.body))
        sessions.forget(id)
        logSecurityEvent(request.log, 'access_changed', { userId: id, by: requiredActor(request).userId })
        return changed
      },
    })
  }
  app.delete(
    '/api/staff/:id/second_factor',
    told(tag, permission, 'Zweiten Faktor zurücksetzen', { params: idParams, ...nothing }),
    async (request, reply) => {
      const { id } = request.params
      const hadOne = await asAdmin(request, (trx) => resetSecondFactorOf(trx, id))
      if (hadOne) {
        sessions.forget(id)
        await tell(requiredActor(request), 'second_factor_reset', id)
      }
      return reply.code(204).send(null)
    },
  )
  app.delete(
    '/api/staff/:id/sessions',
    told(tag, permission, 'Überall abmelden', { params: idParams, ...nothing }),
    async (request, reply) => {
      await asAdmin(request, (trx) => signColleagueOut(trx, request.params.id))
      sessions.forget(request.params.id)
      const by = requiredActor(request).userId
      logSecurityEvent(request.log, 'signed_out_by_admin', { userId: request.params.id, by })
      return reply.code(204).send(null)
    },
  )

  async function invitedAnswer(request: FastifyRequest, id: number, token: string) {
    const staff = await asAdmin(request, (trx) => staffById(trx, id))
    if (staff === null) throw notFound('Der Mitarbeiter')
    return { id, staff, path: invitationPath(token) }
  }
}

/** What the page behind a link asks; nobody is signed in there. */
export const invitationRoutes: FastifyPluginAsyncZod<Pick<StaffRoutesOptions, 'sessions' | 'tell'>> = async (
  app,
  { sessions, tell },
) => {
  const [tag, permission] = ['invitation', 'public'] as const
  const { authPool } = sessions
  /** Guessing links counts like guessing passwords. */
  async function guarded<T>(address: string, work: () => Promise<T>): Promise<T> {
    const key = addressKey(address)
    await allowTry(sessions, 'address', key)
    let isGuess = false
    try {
      return await work()
    } catch (error) {
      isGuess = error instanceof ApiError && error.status === 404
      throw error
    } finally {
      if (!isGuess) await giveBackTry(authPool, key)
    }
  }

  app.post(
    '/api/invitation',
    told(tag, permission, 'Einladung: lesen', {
      body: invitationTokenSchema,
      response: { 200: invitationAnswerSchema },
    }),
    async (request, reply) =>
      guarded(request.ip, () => readInvitation(authPool, request.body.token)).catch((error) =>
        throwWithRetry(reply, error),
      ),
  )
  app.put(
    '/api/invitation',
    told(tag, permission, 'Einladung: Passwort setzen', { body: acceptanceSchema, ...nothing }),
    async (request, reply) => {
      const { token, password } = request.body
      const accepted = guarded(request.ip, () => acceptInvitation(authPool, token, password))
      const userId = await accepted.catch((error) => throwWithRetry(reply, error))
      sessions.forget(userId)
      await tell({ userId, organisationIds: [], isAdmin: false, maySeePurchase: false }, 'password_set')
      return reply.code(204).send(null)
    },
  )
}
