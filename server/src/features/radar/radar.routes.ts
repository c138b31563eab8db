import { optionRadarQuery, optionRadarSchema } from '@reisewerk/domain/radar/option-radar.contract.ts'
import type { FastifyInstance } from 'fastify'
import { addEndpoint } from '../../platform/endpoint/endpoint.ts'
import { deskOf, type Platform } from '../../platform/platform.ts'
import { sheetAnswer } from '../../platform/sheet/sheet.ts'
import { optionRadar } from './option-radar.service.ts'
import { sheetOfRadar } from './radar-sheet.service.ts'

/** Which options run out, over all trips (EASE-06). */
export function addRadarRoutes(app: FastifyInstance, platform: Platform): void {
  addEndpoint(app, platform, {
    method: 'GET',
    path: '/api/option_radar',
    summary: 'Optionen: was noch offen ist, über alle Reisen, Abgelaufenes zuerst',
    tag: 'requests',
    permission: 'signedIn',
    query: optionRadarQuery,
    answer: optionRadarSchema,
    atOnce: true,
    handle: (trx, { query }) => optionRadar(trx, query, deskOf(platform)),
  })
  addEndpoint(app, platform, {
    method: 'GET',
    path: '/api/option_radar/export.xlsx',
    summary: 'Optionen: Liste als Excel-Datei',
    tag: 'requests',
    permission: 'signedIn',
    query: optionRadarQuery.omit({ _page: true, _itemsPerPage: true }),
    handle: async (trx, { query, reply }) => sheetAnswer(reply, await sheetOfRadar(trx, query, deskOf(platform))),
  })
}
