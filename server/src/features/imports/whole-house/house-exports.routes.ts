import { Readable } from 'node:stream'
import { germanDate } from '@reisewerk/domain/calendar-date.ts'
import {
  beginExportBody,
  begunExportSchema,
  houseExportSchema,
} from '@reisewerk/domain/imports/whole-house/house-export.contract.ts'
import { wireOfInstant } from '@reisewerk/domain/wire.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addEndpoint } from '../../../platform/endpoint/endpoint.ts'
import { ApiError, notFound } from '../../../platform/errors.ts'
import { logSecurityEvent } from '../../../platform/observe/security-event.ts'
import { deskOf, type Platform } from '../../../platform/platform.ts'
import { zipOf } from '../../../platform/zip/zip-stream.ts'
import { filesOfHouse } from './house-export.service.ts'
import { begunExport, exportsOf, noteExport } from './house-exports.queries.ts'

const digits = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
const ofAdmins = { permission: 'admin', tag: 'house_exports' } as const

/** How long what was begun waits to be fetched. */
const minutes = 10

/** All data of a house, for its administrators to take along (MOVE-04): who begins it is noted before the first byte leaves. */
export function addHouseExportRoutes(app: FastifyInstance, platform: Platform): void {
  /** Houses whose data are being written right now: one at a time is work enough. */
  const running = new Set<number>()
  addEndpoint(app, platform, {
    ...ofAdmins,
    method: 'GET',
    path: '/api/house_exports',
    summary: 'Alle Daten: wer sie wann mitgenommen hat',
    query: z.object({ organisation: digits }),
    answer: z.array(houseExportSchema),
    handle: async (trx, { query: { organisation } }) => {
      if (!trx.actor.organisationIds.includes(organisation)) throw notFound('Die Organisation')
      return (await exportsOf(trx, organisation)).map(({ at, endedAt, ...note }) => ({
        ...note,
        at: wireOfInstant(at),
        endedAt: endedAt === null ? null : wireOfInstant(endedAt),
      }))
    },
  })
  addEndpoint(app, platform, {
    ...ofAdmins,
    method: 'POST',
    path: '/api/house_exports',
    status: 201,
    summary: 'Alle Daten: ihre Ausgabe beginnen und vermerken',
    body: beginExportBody,
    answer: begunExportSchema,
    handle: async (trx, { body: { organisation }, request }) => {
      if (!trx.actor.organisationIds.includes(organisation)) throw notFound('Die Organisation')
      const id = await noteExport(trx, organisation)
      logSecurityEvent(request.log, 'house_exported', { userId: trx.actor.userId, organisation })
      return { id, path: `/api/house_exports/${id}/file` }
    },
  })
  addEndpoint(app, platform, {
    ...ofAdmins,
    method: 'GET',
    path: '/api/house_exports/:id/file',
    summary: 'Alle Daten: die begonnene Ausgabe abholen (.zip)',
    params: z.object({ id: digits }),
    handle: async (trx, { params: { id }, reply }) => {
      const begun = await begunExport(trx, id, minutes)
      if (begun === null) throw notFound('Die Ausgabe')
      const { house, name } = begun
      if (running.has(house)) throw new ApiError(409, 'export_running', 'Diese Daten werden gerade schon ausgegeben.')
      running.add(house)
      const { now, today } = deskOf(platform)
      const stream = Readable.from(zipOf(filesOfHouse(platform, trx.actor, { id, house, name }), now))
      stream.once('close', () => running.delete(house))
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${name} ${germanDate(today)}.zip`)}`,
          'cache-control': 'private, no-store',
        })
        .send(stream)
    },
  })
}
