import { itemSchema } from '@reisewerk/domain/contract/body-schema.ts'
import { linkInput } from '@reisewerk/domain/contract/wire-schema.ts'
import { providerContract } from '@reisewerk/domain/partners/provider.contract.ts'
import { tripDetailContract } from '@reisewerk/domain/trip-documents/details/trip-detail.contract.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { addEndpoint } from '../../../platform/endpoint/endpoint.ts'
import { localeAsked, localeHeader } from '../../../platform/endpoint/locale.ts'
import { notFound } from '../../../platform/errors.ts'
import { deskOf, type Platform } from '../../../platform/platform.ts'
import { listItems, readItem } from '../../../platform/resource/list.ts'
import { readListQuery } from '../../../platform/resource/list-query.ts'
import { resourceOf } from '../../../platform/resource/resource.ts'
import { takeGeneralInfos, takeProviderDetails } from './master-data.service.ts'
import { providersOfDetails, putInSequence, seenDetails } from './trip-details.queries.ts'

const params = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/, 'Die Nummer besteht nur aus Ziffern')
    .transform(Number),
})
/** The documents name no place for it (002 §7: 'reset true'). */
const resetInQuery = z.object({ reset: z.enum(['true', 'false'], 'true oder false').optional() })
const resetBody = z
  .strictObject({
    reset: z.boolean('Ja oder nein').optional(),
    types: z
      .array(z.enum(['provider_info', 'box', 'box_map'], 'Unbekannte Art'))
      .max(3)
      .optional(),
  })
  .nullish()
const details = z.array(itemSchema(tripDetailContract, new Set()))
const signedIn = { permission: 'signedIn', tag: 'trip_details' } as const

export function addTripDetailsRoutes(app: FastifyInstance, platform: Platform): void {
  for (const method of ['POST', 'PUT'] as const) {
    addEndpoint(app, platform, {
      ...{ ...signedIn, method, params, query: resetInQuery, body: resetBody, headers: localeHeader, answer: details },
      path: '/api/requests/:id/trip_details',
      summary: 'Reisedetails einer Anfrage: aus den Stammdaten übernehmen; mit reset neu laden',
      handle: async (trx, { params: { id }, query, body, request }) => {
        await takeProviderDetails(trx, id, {
          reset: body?.reset ?? query.reset === 'true',
          locale: localeAsked(request),
          now: deskOf(platform).now,
          ...(body?.types && { types: body.types }),
        })
        return listed(trx, platform, { 'request.id': String(id) })
      },
    })
    addEndpoint(app, platform, {
      ...{ ...signedIn, method, params, query: resetInQuery, headers: localeHeader, answer: details },
      path: '/api/orders/:id/general_infos',
      body: resetBody,
      summary: 'Allgemeine Hinweise einer Reise: aus den Stammdaten übernehmen; mit reset neu laden',
      handle: async (trx, { params: { id }, query, body, request }) => {
        await takeGeneralInfos(trx, id, {
          reset: body?.reset ?? query.reset === 'true',
          locale: localeAsked(request),
          now: deskOf(platform).now,
        })
        return listed(trx, platform, { 'order.id': String(id), type: 'general_info' })
      },
    })
  }
  addEndpoint(app, platform, {
    ...{ ...signedIn, method: 'PUT', path: '/api/trip_details/sequence', answer: details },
    summary: 'Reisedetails: in eine Reihenfolge bringen',
    body: z.strictObject({
      tripDetails: z.array(linkInput('trip_details')).max(500, 'Höchstens 500 Einträge'),
    }),
    handle: async (trx, { body: { tripDetails } }) => {
      const seen = await seenDetails(trx, tripDetails)
      if (tripDetails.some((id) => !seen.has(id))) throw notFound('Reisedetail')
      await putInSequence(trx, tripDetails)
      return tripDetails.length === 0 ? [] : listed(trx, platform, { 'id[]': tripDetails.map(String) })
    },
  })
  addEndpoint(app, platform, {
    ...{ ...signedIn, method: 'GET', path: '/api/orders/:id/trip_detail_provider', params },
    summary: 'Reise: Leistungsträger, die in den Reiseunterlagen stehen',
    answer: z.array(itemSchema(providerContract, new Set())),
    handle: async (trx, { params: { id }, reply }) => {
      const { resources } = platform
      // Whoever does not see the trip hears that it is not there, not that it has no providers.
      await readItem(trx, resources, resourceOf(resources, 'orders'), id, new Set())
      const ids = await providersOfDetails(trx, id)
      reply.header('x-total-items', ids.length)
      if (ids.length === 0) return []
      const query = readListQuery(providerContract, { 'id[]': ids.map(String), _itemsPerPage: '500' })
      const { items } = await listItems(trx, resources, resourceOf(resources, 'providers'), query)
      return items.toSorted((one, two) => ids.indexOf(one.id) - ids.indexOf(two.id))
    },
  })
}

async function listed(trx: Transaction, { resources }: Platform, filters: Readonly<Record<string, string | string[]>>) {
  const query = readListQuery(tripDetailContract, { ...filters, _itemsPerPage: '500' })
  return (await listItems(trx, resources, resourceOf(resources, 'trip_details'), query)).items
}
