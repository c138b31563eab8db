import {
  madeRemindersSchema,
  makeRemindersBody,
  overdueSchema,
  type ReminderLetter,
  reminderLetterSchema,
  reminderPreviewSchema,
} from '@reisewerk/domain/payments/reminders/reminder.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addEndpoint } from '../../../platform/endpoint/endpoint.ts'
import { deskOf, type Platform } from '../../../platform/platform.ts'
import { readItem } from '../../../platform/resource/list.ts'
import { resourceOf } from '../../../platform/resource/resource.ts'
import { beginReminderLetter } from './reminder-letter.service.ts'
import { listOverdue, makeReminders, previewReminders, sendReminder } from './reminders.service.ts'

const digits = z
  .string()
  .regex(/^\d{1,15}$/, 'Die Nummer besteht nur aus Ziffern')
  .transform(Number)
const params = z.object({ id: digits })
const common = { permission: 'signedIn', tag: 'reminders' } as const
const noGroups: ReadonlySet<string> = new Set()

/** Reminding clients of what is overdue, over all trips (decision 060). */
export function addReminderRoutes(app: FastifyInstance, platform: Platform): void {
  addEndpoint(app, platform, {
    ...common,
    method: 'GET',
    path: '/api/reminders/due',
    summary: 'Mahnwesen: was überfällig ist, und welche Stufe für jede Rechnung als nächste kommt',
    query: z.object({ organisation: digits.optional() }),
    answer: overdueSchema,
    handle: (trx, { query: { organisation } }) =>
      listOverdue(trx, organisation === undefined ? null : [organisation], deskOf(platform)),
  })
  addEndpoint(app, platform, {
    ...common,
    method: 'POST',
    path: '/api/reminders',
    status: 201,
    summary: 'Mahnwesen: Schreiben erstellen, je Kunde und Reise eines; alle oder keines',
    body: makeRemindersBody,
    answer: madeRemindersSchema,
    handle: async (trx, { body }) => ({
      reminders: (await makeReminders(trx, platform, body)).map((id) => linkTo('reminders', id)),
    }),
  })
  addEndpoint(app, platform, {
    ...common,
    method: 'POST',
    path: '/api/reminders/preview',
    summary: 'Mahnwesen: wie die Schreiben jetzt aussähen; nichts wird abgelegt',
    body: makeRemindersBody,
    answer: reminderPreviewSchema,
    handle: async (trx, { body }) => ({ letters: await previewReminders(trx, platform, body) }),
  })
  addEndpoint(app, platform, {
    ...common,
    method: 'POST',
    path: '/api/reminders/:id/letter',
    summary: 'Mahnung: die E-Mail dazu vorbereiten',
    params,
    answer: reminderLetterSchema,
    handle: async (trx, { params: { id } }) => {
      const { documentId, ...letter } = await beginReminderLetter(trx, id)
      const documents = resourceOf(platform.resources, 'documents')
      const document = await readItem(trx, platform.resources, documents, documentId, noGroups)
      // What the resource answers is what its contract says.
      return { ...letter, document: document as ReminderLetter['document'] }
    },
  })
  addEndpoint(app, platform, {
    ...common,
    method: 'POST',
    path: '/api/reminders/:id/sent',
    summary: 'Mahnung: sie ging auf anderem Weg hinaus',
    params,
    handle: async (trx, { params: { id } }) => {
      await sendReminder(trx, id, deskOf(platform))
      return readItem(trx, platform.resources, resourceOf(platform.resources, 'reminders'), id, noGroups)
    },
  })
}
