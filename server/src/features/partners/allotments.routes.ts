import { allotmentNightsSchema } from '@reisewerk/domain/partners/allotment.contract.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addEndpoint } from '../../platform/endpoint/endpoint.ts'
import { deskOf, type Platform } from '../../platform/platform.ts'
import { nightsOfHotel } from './allotments.service.ts'

const params = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) })

export function addAllotmentRoutes(app: FastifyInstance, platform: Platform): void {
  addEndpoint(app, platform, {
    method: 'GET',
    path: '/api/hotels/:id/allotment_nights',
    tag: 'hotels',
    permission: 'signedIn',
    summary: 'Hotelkontingente: Belegung je Nacht ab heute',
    params,
    answer: allotmentNightsSchema,
    handle: (trx, { params: { id } }) => nightsOfHotel(trx, id, deskOf(platform).today),
  })
}
