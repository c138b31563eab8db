import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addEndpoint } from '../../../platform/endpoint/endpoint.ts'
import { localeAsked, localeHeader } from '../../../platform/endpoint/locale.ts'
import type { Platform } from '../../../platform/platform.ts'
import { timetableFile } from './timetable.service.ts'

const params = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
})

/** The timetable of a trip as a file for the calendar of its guide and driver. */
export function addTimetableRoutes(app: FastifyInstance, platform: Platform): void {
  addEndpoint(app, platform, {
    method: 'GET',
    path: '/api/orders/:id/timetable.ics',
    summary: 'Reise: Fahrplan als Kalenderdatei für Reiseleitung und Fahrer',
    tag: 'orders',
    permission: 'signedIn',
    params,
    headers: localeHeader,
    handle: async (trx, { params: { id }, request, reply }) => {
      const file = await timetableFile(trx, id, { asked: localeAsked(request), now: platform.now() })
      reply.type('text/calendar; charset=utf-8; method=PUBLISH')
      reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(`${file.name}.ics`)}`)
      return file.text
    },
  })
}
