import { optionRadarQuery, optionRadarSchema } from '@reisewerk/domain/radar/option-radar.contract.ts'
import type { FastifyInstance } from 'fastify'
import { addEndpoint } from '../../platform/endpoint/endpoint.ts'
import { deskOf, type Platform } from '../../platform/platform.ts'
import { optionRadar } from './option-radar.service.ts'

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
}
