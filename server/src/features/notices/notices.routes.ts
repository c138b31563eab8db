import { noticeSettingsSchema, noticesSchema, readNoticesBody } from '@reisewerk/domain/notices/notice.contract.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addEndpoint } from '../../platform/endpoint/endpoint.ts'
import { notFound } from '../../platform/errors.ts'
import { deskOf, type Platform } from '../../platform/platform.ts'
import { noteRead, readersOfTrip, readSwitchedOff, saveSwitchedOff } from './notices.queries.ts'
import { noticesOfActor } from './notices.service.ts'

const own = { permission: 'signedIn', tag: 'notices' } as const
const params = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
})
const settings = '/api/notices/settings'

/** The bell: what concerns whoever is signed in (EASE-07). */
export function addNoticesRoutes(app: FastifyInstance, platform: Platform): void {
  addEndpoint(app, platform, {
    ...own,
    method: 'GET',
    path: '/api/notices',
    summary: 'Mitteilungen: was einen selbst angeht, Neuestes zuerst',
    answer: noticesSchema,
    atOnce: true,
    handle: (trx) => noticesOfActor(trx, deskOf(platform)),
  })
  addEndpoint(app, platform, {
    ...own,
    method: 'PUT',
    path: '/api/notices/read',
    summary: 'Mitteilungen: als gelesen merken',
    body: readNoticesBody,
    answer: noticesSchema,
    handle: async (trx, { body }) => {
      await noteRead(trx, body.keys)
      return noticesOfActor(trx, deskOf(platform))
    },
  })
  addEndpoint(app, platform, {
    ...own,
    method: 'GET',
    path: '/api/orders/:id/readers',
    summary: 'Reise: wer sie lesen darf und sich in Notizen erwähnen lässt',
    params,
    answer: z.array(z.object({ id: z.int(), name: z.string() })),
    handle: async (trx, { params: { id } }) => {
      const readers = await readersOfTrip(trx, id)
      if (readers === null) throw notFound('Reise')
      return readers
    },
  })
  addEndpoint(app, platform, {
    ...own,
    method: 'GET',
    path: settings,
    summary: 'Mitteilungen: was man nicht hören will',
    answer: noticeSettingsSchema,
    atOnce: true,
    handle: async (trx) => ({ off: await readSwitchedOff(trx) }),
  })
  addEndpoint(app, platform, {
    ...own,
    method: 'PUT',
    path: settings,
    summary: 'Mitteilungen: an- und abschalten',
    body: noticeSettingsSchema,
    answer: noticeSettingsSchema,
    handle: async (trx, { body }) => {
      await saveSwitchedOff(trx, body.off)
      return { off: await readSwitchedOff(trx) }
    },
  })
}
