import {
  bulkAnswer,
  changedServices,
  daysOfServices,
  manyServices,
  offersOfServices,
} from '@reisewerk/domain/itinerary/bulk.contract.ts'
import type { FastifyInstance } from 'fastify'
import { deletionHeader } from '../../../platform/deletion/note-deletion.ts'
import { addEndpoint } from '../../../platform/endpoint/endpoint.ts'
import { deskOf, type Platform } from '../../../platform/platform.ts'
import { moveServices, offerServices, removeServices } from './many.service.ts'

const ofServices = { method: 'PUT', tag: 'placeholders', permission: 'signedIn' } as const

/** What is done to many selected services of a day plan at once (EASE-02). */
export function addManyServicesRoutes(app: FastifyInstance, platform: Platform): void {
  addEndpoint(app, platform, {
    ...ofServices,
    path: '/api/placeholders/delete',
    summary: 'Leistungen: viele löschen',
    body: manyServices,
    answer: bulkAnswer,
    handle: async (trx, { body: { placeholders }, reply }) => {
      const { deletion, ...told } = await removeServices(trx, placeholders, deskOf(platform))
      if (deletion !== null) reply.header(deletionHeader, deletion)
      return told
    },
  })
  addEndpoint(app, platform, {
    ...ofServices,
    path: '/api/placeholders/day',
    summary: 'Leistungen: viele auf andere Tage der Reise verschieben',
    body: daysOfServices,
    answer: changedServices,
    handle: (trx, { body: { moves } }) => moveServices(trx, moves, deskOf(platform)),
  })
  addEndpoint(app, platform, {
    ...ofServices,
    path: '/api/placeholders/client_offer',
    summary: 'Leistungen: Abrechnung von vielen ändern',
    body: offersOfServices,
    answer: changedServices,
    handle: (trx, { body: { offers } }) => offerServices(trx, offers, deskOf(platform)),
  })
}
