import { itemSchema } from '@reisewerk/domain/contract/body-schema.ts'
import { linkInput } from '@reisewerk/domain/contract/wire-schema.ts'
import { documentContract } from '@reisewerk/domain/files/document.contract.ts'
import { contentTypeOf, plainFileName } from '@reisewerk/domain/files/file-kinds.ts'
import { begunTripSchema } from '@reisewerk/domain/mail/begun-trip/begun-trip.contract.ts'
import { emailContract } from '@reisewerk/domain/mail/email.contract.ts'
import { emailFileContract, emailFileLimit } from '@reisewerk/domain/mail/email-file.contract.ts'
import {
  type BegunEmail,
  beginEmailSchema,
  beginListLetterSchema,
  begunEmailSchema,
  filledLetterSchema,
  type ListLetter,
  letterPreviewSchema,
  listLetterSchema,
  mailContactSchema,
  sendLetterSchema,
} from '@reisewerk/domain/mail/letter.contract.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Transaction } from '../../platform/database/transaction.ts'
import { addEndpoint } from '../../platform/endpoint/endpoint.ts'
import { fileBody, fileNameInQuery, takingFiles } from '../../platform/endpoint/upload.ts'
import { deskOf, type Platform } from '../../platform/platform.ts'
import { readItem } from '../../platform/resource/list.ts'
import { resourceOf } from '../../platform/resource/resource.ts'
import { keepEmailFile, messageTooLarge, readAttachmentOf, saveAttachment } from './email-files.service.ts'
import { noteSentElsewhere, sendEmail } from './emails.service.ts'
import { beginEmail, beginLetter, mailContactsOf, sendLetter } from './letters.service.ts'
import { beginListLetter } from './list-letter.service.ts'
import { begunTripOf } from './mailbox/begun-trip.service.ts'
import { mailFileOf } from './outgoing/mail-file.service.ts'

const digits = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
const params = z.object({ id: digits })
const attachmentParams = z.object({
  id: digits,
  place: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number),
})
const signedIn = { permission: 'signedIn' } as const
const noGroups: ReadonlySet<string> = new Set()

export function addMailRoutes(app: FastifyInstance, platform: Platform): void {
  const email = (trx: Transaction, id: number) =>
    readItem(trx, platform.resources, resourceOf(platform.resources, 'email_messages'), id, noGroups)
  const answer = itemSchema(emailContract, noGroups)

  addEndpoint(app, platform, {
    ...signedIn,
    method: 'POST',
    path: '/api/email_messages/:id/send',
    summary: 'E-Mail: senden, einmal',
    tag: 'email_messages',
    params,
    answer,
    handle: async (trx, { params: { id } }) => {
      await sendEmail(trx, id, deskOf(platform))
      return email(trx, id)
    },
  })
  addEndpoint(app, platform, {
    ...signedIn,
    method: 'POST',
    path: '/api/email_messages/:id/sent_elsewhere',
    summary: 'E-Mail: mit eigenem Mailprogramm gesendet',
    tag: 'email_messages',
    params,
    answer,
    handle: async (trx, { params: { id } }) => {
      await noteSentElsewhere(trx, id, deskOf(platform))
      return email(trx, id)
    },
  })
  addEndpoint(app, platform, {
    ...signedIn,
    method: 'GET',
    path: '/api/email_messages/:id/file',
    summary: 'E-Mail: als .eml herunterladen',
    tag: 'email_messages',
    isPersonal: true,
    params,
    handle: async (trx, { params: { id }, reply }) => {
      const { name, bytes } = await mailFileOf(trx, platform.files, id)
      reply.header('content-type', 'message/rfc822')
      reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(plainFileName(name))}`)
      reply.header('cache-control', 'private, no-store')
      return Buffer.from(bytes)
    },
  })
  addEndpoint(app, platform, {
    ...signedIn,
    method: 'POST',
    path: '/api/orders/:id/emails/begin',
    summary: 'Reise: E-Mail aus einer Vorlage beginnen',
    tag: 'email_messages',
    params,
    body: beginEmailSchema,
    answer: begunEmailSchema,
    handle: async (trx, { params: { id }, body }) => {
      const { documentId, ...begun } = await beginEmail(trx, id, body, deskOf(platform))
      const documents = resourceOf(platform.resources, 'documents')
      const document =
        documentId === null ? null : await readItem(trx, platform.resources, documents, documentId, noGroups)
      // What the resource answers is what its contract says.
      return { ...begun, document: document as BegunEmail['document'] }
    },
  })
  addEndpoint(app, platform, {
    ...signedIn,
    method: 'GET',
    path: '/api/orders/:id/mail_contacts',
    summary: 'Reise: an wen geschrieben werden kann',
    tag: 'email_messages',
    params,
    answer: z.array(mailContactSchema),
    handle: (trx, { params: { id } }) => mailContactsOf(trx, id),
  })
  addEndpoint(app, platform, {
    ...signedIn,
    method: 'POST',
    path: '/api/requests/:id/letter/preview',
    summary: 'Anfrage: Anschreiben aus einer Vorlage beginnen',
    tag: 'requests',
    params,
    body: letterPreviewSchema,
    answer: filledLetterSchema,
    handle: (trx, { params: { id }, body }) => beginLetter(trx, id, body, deskOf(platform)),
  })
  addEndpoint(app, platform, {
    ...signedIn,
    method: 'POST',
    path: '/api/requests/:id/letter',
    status: 201,
    summary: 'Anfrage: Anschreiben senden',
    tag: 'requests',
    params,
    body: sendLetterSchema,
    answer,
    handle: async (trx, { params: { id }, body }) => email(trx, await sendLetter(trx, id, body, deskOf(platform))),
  })
  addEndpoint(app, platform, {
    ...signedIn,
    method: 'POST',
    path: '/api/requests/:id/list_letter',
    summary: 'Hotelanfrage: Rooming-Liste erstellen und die E-Mail dazu vorbereiten',
    tag: 'requests',
    params,
    body: beginListLetterSchema.nullish(),
    answer: listLetterSchema,
    handle: async (trx, { params: { id }, body }) => {
      const { documentId, ...letter } = await beginListLetter(trx, platform, id, body?.roomList)
      const documents = resourceOf(platform.resources, 'documents')
      const document = await readItem(trx, platform.resources, documents, documentId, noGroups)
      // What the resource answers is what its contract says.
      return { ...letter, document: document as ListLetter['document'] }
    },
  })
  addEmailFileRoutes(app, platform)
}

/** A .msg and what is inside it (HEAD-12). */
function addEmailFileRoutes(app: FastifyInstance, platform: Platform): void {
  takingFiles(app, { limit: emailFileLimit, tooLarge: messageTooLarge }, (uploads) =>
    addEndpoint(uploads, platform, {
      ...signedIn,
      method: 'POST',
      path: '/api/email_files',
      status: 201,
      summary: 'Nachricht (.msg, .eml): lesen und behalten',
      tag: 'email_files',
      query: z.object({ name: fileNameInQuery }),
      body: fileBody,
      answer: itemSchema(emailFileContract, noGroups),
      // A little more than is read, so that whoever sends too much is told so in words.
      bodyLimit: emailFileLimit + 1024 * 1024,
      handle: async (trx, { query: { name }, body }) => {
        const id = await keepEmailFile(trx, platform.files, { name, bytes: body, now: platform.now() })
        return readItem(trx, platform.resources, resourceOf(platform.resources, 'email_files'), id, noGroups)
      },
    }),
  )
  addEndpoint(app, platform, {
    ...signedIn,
    method: 'GET',
    path: '/api/email_files/:id/begun_trip',
    summary: 'Nachricht: Reisen, zu denen sie gehören könnte, und womit eine neue begänne',
    tag: 'email_files',
    params,
    answer: begunTripSchema,
    handle: (trx, { params: { id } }) => begunTripOf(trx, id, platform.now()),
  })
  addEndpoint(app, platform, {
    ...signedIn,
    method: 'GET',
    path: '/api/email_files/:id/attachments/:place',
    summary: 'Nachricht (.msg): Anhang herunterladen',
    tag: 'email_files',
    params: attachmentParams,
    handle: async (trx, { params: attachment, reply }) => {
      const { name, filetype, bytes } = await readAttachmentOf(trx, platform.files, attachment)
      const fileName = filetype === '' ? name : `${name}.${filetype}`
      reply.header('content-type', contentTypeOf(filetype))
      reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(plainFileName(fileName))}`)
      reply.header('cache-control', 'private, no-store')
      return Buffer.from(bytes)
    },
  })
  addEndpoint(app, platform, {
    ...signedIn,
    method: 'POST',
    path: '/api/email_files/:id/attachments/:place/document',
    status: 201,
    summary: 'Nachricht (.msg): Anhang als Dokument der Reise ablegen',
    tag: 'email_files',
    params: attachmentParams,
    body: z.strictObject({ order: linkInput('orders').optional() }),
    answer: itemSchema(documentContract, noGroups),
    handle: async (trx, { params: attachment, body }) => {
      const id = await saveAttachment(trx, platform.files, attachment, body.order)
      return readItem(trx, platform.resources, resourceOf(platform.resources, 'documents'), id, noGroups)
    },
  })
}
