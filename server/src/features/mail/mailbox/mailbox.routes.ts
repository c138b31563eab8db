import { itemSchema } from '@reisewerk/domain/contract/body-schema.ts'
import { linkInput } from '@reisewerk/domain/contract/wire-schema.ts'
import { emailFileLimit } from '@reisewerk/domain/mail/email-file.contract.ts'
import {
  mailboxTestSchema,
  proposalSchema,
  receivedEmailContract,
} from '@reisewerk/domain/mail/received-email.contract.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addEndpoint } from '../../../platform/endpoint/endpoint.ts'
import { fileBody, fileNameInQuery, takingFiles } from '../../../platform/endpoint/upload.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readItem } from '../../../platform/resource/list.ts'
import { resourceOf } from '../../../platform/resource/resource.ts'
import { messageTooLarge } from '../email-files.service.ts'
import { askForReading, testMailbox } from './mailboxes.service.ts'
import { proposalsFor } from './proposals.service.ts'
import { takeDroppedMail } from './received.service.ts'

const params = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
})
const noGroups: ReadonlySet<string> = new Set()

/** The mailbox of a house, and what came in by it (MAIL-04). */
export function addMailboxRoutes(app: FastifyInstance, platform: Platform): void {
  addEndpoint(app, platform, {
    method: 'POST',
    path: '/api/mailboxes/:id/test',
    summary: 'Postfach: Anmeldung ausprobieren',
    tag: 'mailboxes',
    permission: 'admin',
    params,
    answer: mailboxTestSchema,
    handle: (trx, { params: { id } }) => testMailbox(trx, id, platform.seal),
  })
  addEndpoint(app, platform, {
    method: 'POST',
    path: '/api/mailboxes/:id/read',
    summary: 'Postfach: jetzt abrufen',
    tag: 'mailboxes',
    permission: 'signedIn',
    params,
    handle: (trx, { params: { id } }) => askForReading(trx, id),
  })
  addEndpoint(app, platform, {
    method: 'GET',
    path: '/api/received_emails/:id/proposals',
    summary: 'Empfangene E-Mail: Reisen, zu denen sie gehören könnte',
    tag: 'received_emails',
    permission: 'signedIn',
    params,
    answer: z.array(proposalSchema),
    handle: (trx, { params: { id } }) => proposalsFor(trx, id, platform.now()),
  })
  takingFiles(app, { limit: emailFileLimit, tooLarge: messageTooLarge }, (uploads) =>
    addEndpoint(uploads, platform, {
      method: 'POST',
      path: '/api/received_emails',
      status: 201,
      summary: 'E-Mail (.eml, .msg) in das Postfach legen',
      tag: 'received_emails',
      permission: 'signedIn',
      query: z.object({ name: fileNameInQuery, organisation: linkInput('organisations') }),
      body: fileBody,
      answer: itemSchema(receivedEmailContract, noGroups),
      bodyLimit: emailFileLimit + 1024 * 1024,
      handle: async (trx, { query: { name, organisation }, body }) => {
        const dropped = { name, bytes: body, organisation, now: platform.now() }
        const id = await takeDroppedMail(trx, platform.files, dropped)
        return readItem(trx, platform.resources, resourceOf(platform.resources, 'received_emails'), id, noGroups)
      },
    }),
  )
}
