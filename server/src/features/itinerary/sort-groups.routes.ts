import { bulkAnswer, groupOfServices } from '@reisewerk/domain/itinerary/bulk.contract.ts'
import type { FastifyInstance } from 'fastify'
import { addEndpoint } from '../../platform/endpoint/endpoint.ts'
import type { Platform } from '../../platform/platform.ts'
import { groupServices } from './sort-groups.service.ts'

export function addSortGroupRoutes(app: FastifyInstance, platform: Platform): void {
  addEndpoint(app, platform, {
    method: 'PUT',
    path: '/api/placeholders/sort_group',
    summary: 'Leistungen: viele einer Sortiergruppe zuordnen',
    tag: 'placeholders',
    permission: 'signedIn',
    body: groupOfServices,
    answer: bulkAnswer,
    handle: (trx, { body: { placeholders, sortGroup } }) => groupServices(trx, placeholders, sortGroup),
  })
}
