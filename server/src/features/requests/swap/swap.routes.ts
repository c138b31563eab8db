import { otherHouse, swapAnswer } from '@reisewerk/domain/requests/bulk.contract.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addEndpoint } from '../../../platform/endpoint/endpoint.ts'
import { deskOf, type Platform } from '../../../platform/platform.ts'
import { swapHotel } from './swap.service.ts'

const ofHotel = {
  tag: 'hotel_placeholders',
  permission: 'signedIn',
  params: z.object({
    id: z
      .string()
      .regex(/^\d{1,15}$/, 'Die Nummer besteht nur aus Ziffern')
      .transform(Number),
  }),
} as const

export function addSwapRoutes(app: FastifyInstance, platform: Platform): void {
  addEndpoint(app, platform, {
    ...ofHotel,
    method: 'POST',
    status: 201,
    path: '/api/hotel_placeholders/:id/swap',
    summary: 'Hotel: gegen ein anderes Haus tauschen',
    body: otherHouse,
    answer: swapAnswer,
    handle: (trx, { params, body }) => swapHotel(trx, params.id, body.hotel, deskOf(platform)),
  })
}
