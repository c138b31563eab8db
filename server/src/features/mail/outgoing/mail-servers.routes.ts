import { mailServerTestSchema, mailWaySchema, mailWaysSchema } from '@reisewerk/domain/mail/mail-server.contract.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addEndpoint } from '../../../platform/endpoint/endpoint.ts'
import { deskOf, type Platform } from '../../../platform/platform.ts'
import { mailWayOf, mailWaysOf, sendTestMail } from './mail-servers.service.ts'

const params = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
})

/** The server by which a house sends (MOVE-07). */
export function addMailServerRoutes(app: FastifyInstance, platform: Platform): void {
  addEndpoint(app, platform, {
    method: 'POST',
    path: '/api/mail_servers/:id/test',
    summary: 'Mailserver: Testmail an sich selbst senden',
    tag: 'mail_servers',
    permission: 'admin',
    params,
    answer: mailServerTestSchema,
    handle: (trx, { params: { id } }) => sendTestMail(trx, id, platform.seal),
  })
  addEndpoint(app, platform, {
    method: 'GET',
    path: '/api/orders/:id/mail_server',
    summary: 'Reise: ob ihre E-Mails von hier hinausgehen',
    tag: 'email_messages',
    permission: 'signedIn',
    params,
    answer: mailWaySchema,
    handle: (trx, { params: { id } }) => mailWayOf(trx, id, deskOf(platform)),
  })
  addEndpoint(app, platform, {
    method: 'GET',
    path: '/api/mail_ways',
    summary: 'Mailserver: aus welchen Häusern E-Mails hinausgehen',
    tag: 'mail_servers',
    permission: 'signedIn',
    answer: mailWaysSchema,
    handle: (trx) => mailWaysOf(trx, deskOf(platform)),
  })
}
