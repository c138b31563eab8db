import { hotelPriceSheetQuery, requestSheetQuery } from '@reisewerk/domain/requests/request-sheets.contract.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addEndpoint } from '../../../platform/endpoint/endpoint.ts'
import { deskOf, type Platform } from '../../../platform/platform.ts'
import { sheetAnswer } from '../../../platform/sheet/sheet.ts'
import { sheetOfAskedHotels, sheetOfRequests } from './request-sheets.service.ts'

const ofTrip = {
  method: 'GET',
  tag: 'requests',
  permission: 'signedIn',
  params: z.object({
    id: z
      .string()
      .regex(/^\d{1,15}$/, 'Die Nummer besteht nur aus Ziffern')
      .transform(Number),
  }),
} as const

/** The lists of what a trip was asked for, as files (MOVE-04). */
export function addRequestSheetRoutes(app: FastifyInstance, platform: Platform): void {
  addEndpoint(app, platform, {
    ...ofTrip,
    path: '/api/orders/:id/requests/export.xlsx',
    summary: 'Anfragen einer Reise: Liste als Excel-Datei',
    query: requestSheetQuery,
    handle: async (trx, { params, query, reply }) => {
      const { 'status[]': status, 'kind[]': kind, 'agency[]': agency, 'deadline[]': deadline, sort } = query
      const sought = { status, kind, agency, deadline, sort }
      return sheetAnswer(reply, await sheetOfRequests(trx, params.id, sought, deskOf(platform)))
    },
  })
  addEndpoint(app, platform, {
    ...ofTrip,
    path: '/api/orders/:id/hotel_prices/export.xlsx',
    summary: 'Hotelpreise einer Reise: Liste als Excel-Datei',
    query: hotelPriceSheetQuery,
    handle: async (trx, { params, query, reply }) =>
      sheetAnswer(reply, await sheetOfAskedHotels(trx, params.id, query)),
  })
}
