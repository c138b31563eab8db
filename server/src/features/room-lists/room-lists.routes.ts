import { itemSchema } from '@reisewerk/domain/contract/body-schema.ts'
import type { FastifyInstance } from 'fastify'
import { addEndpoint } from '../../platform/endpoint/endpoint.ts'
import type { Platform } from '../../platform/platform.ts'
import { resourceOf } from '../../platform/resource/resource.ts'
import { updateEndpoint } from '../../platform/resource/routes.ts'
import { changeOnAllLists } from './room-lists.service.ts'

const path = '/api/passengers/:id/all_lists'

/** A change of a guest can go to all lists they stand on (ROOM-01). */
export function addRoomListsRoutes(app: FastifyInstance, platform: Platform): void {
  const { contract, binding } = resourceOf(platform.resources, 'passengers')
  const everywhere = updateEndpoint(platform, { contract, binding: { ...binding, update: changeOnAllLists } })
  const answer = itemSchema(contract, new Set())
  for (const method of ['PUT', 'PATCH'] as const) {
    const summary = `${contract.title}: in allen Listen ändern`
    const shared = { ...everywhere, method, path, summary, answer, tag: contract.name }
    addEndpoint(app, platform, { ...shared, permission: 'signedIn', isPersonal: true })
  }
}
