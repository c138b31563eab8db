import { itemSchema } from '@reisewerk/domain/contract/body-schema.ts'
import { emailContract } from '@reisewerk/domain/mail/email.contract.ts'
import { preparedLettersSchema } from '@reisewerk/domain/mail/letter.contract.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addEndpoint } from '../../../platform/endpoint/endpoint.ts'
import { deskOf, type Platform } from '../../../platform/platform.ts'
import { readItem } from '../../../platform/resource/list.ts'
import { resourceOf } from '../../../platform/resource/resource.ts'
import { noteTellsNow, prepareFirstLetters, prepareRenewalLetters, rewriteLetter } from './prepare-letters.service.ts'

const withId = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/, 'Die Nummer besteht nur aus Ziffern')
    .transform(Number),
})

const noGroups: ReadonlySet<string> = new Set()

const ways = [
  {
    path: '/api/orders/:id/renewal_letters',
    summary: 'Reise: Anschreiben an alle, die neu anzufragen sind, als Entwürfe vorbereiten',
    prepare: prepareRenewalLetters,
  },
  {
    path: '/api/orders/:id/first_letters',
    summary: 'Reise: Anschreiben an alle, die noch nicht angefragt sind, als Entwürfe vorbereiten',
    prepare: prepareFirstLetters,
  },
] as const

const changes = [
  {
    path: '/api/email_messages/:id/rewrite',
    summary: 'E-Mail: Anschreiben nach dem heutigen Stand der Anfrage neu schreiben',
    change: rewriteLetter,
  },
  {
    path: '/api/email_messages/:id/tells_now',
    summary: 'E-Mail: Das von Hand geschriebene Anschreiben nennt den heutigen Stand der Anfrage',
    change: noteTellsNow,
  },
] as const

export function addPreparedLettersRoutes(app: FastifyInstance, platform: Platform): void {
  for (const { path, summary, prepare } of ways)
    addEndpoint(app, platform, {
      method: 'POST',
      status: 201,
      tag: 'orders',
      permission: 'signedIn',
      path,
      summary,
      params: withId,
      answer: preparedLettersSchema,
      handle: (trx, { params }) => prepare(trx, params.id, deskOf(platform)),
    })
  const emails = resourceOf(platform.resources, 'email_messages')
  for (const { path, summary, change } of changes)
    addEndpoint(app, platform, {
      method: 'POST',
      tag: 'email_messages',
      permission: 'signedIn',
      path,
      summary,
      params: withId,
      answer: itemSchema(emailContract, noGroups),
      handle: async (trx, { params: { id } }) => {
        await change(trx, id, deskOf(platform))
        return readItem(trx, platform.resources, emails, id, noGroups)
      },
    })
}
