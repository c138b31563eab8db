import { itemSchema, updateSchema } from '@reisewerk/domain/contract/body-schema.ts'
import { dayInput, wireText } from '@reisewerk/domain/contract/wire-schema.ts'
import { dayContract } from '@reisewerk/domain/itinerary/day.contract.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addEndpoint } from '../../platform/endpoint/endpoint.ts'
import { deskOf, type Platform } from '../../platform/platform.ts'
import { withoutFixed } from '../../platform/resource/fixed-fields.ts'
import { houseAsked, houseQuery } from '../../platform/resource/house-asked.ts'
import { readItem } from '../../platform/resource/list.ts'
import { type Query, readGroups } from '../../platform/resource/list-query.ts'
import { queryWithGroups } from '../../platform/resource/query-schema.ts'
import { type Body, resourceOf } from '../../platform/resource/resource.ts'
import { checkUnchanged } from '../../platform/resource/unchanged.ts'
import { calculateDayDistance, estimatedDays, generateDayName } from './day-route.service.ts'
import { changeDay } from './days.service.ts'

const dayParams = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/, 'Die Nummer besteht nur aus Ziffern')
    .transform(Number),
})
const kilometres = z
  .string()
  .regex(/^\d{1,4}$/, 'Die Strecke ist eine ganze Zahl von Kilometern')
  .transform(Number)
/** The documents send a day's new date, name and distance beside the body (001 §7). */
const dayQuery = queryWithGroups(dayContract, {
  newDate: dayInput.optional(),
  newName: wireText({ max: 200 }).optional(),
  distance: kilometres.optional(),
})
/** Whether deleted trips are seen, the policies know (APP-11). */
const alsoDeleted: ReadonlySet<string> = new Set(['soft_delete'])
const tag = { tag: 'days', permission: 'signedIn' } as const

/** Routes of the day plan that are more than keeping rows. */
export function addItineraryRoutes(app: FastifyInstance, platform: Platform): void {
  for (const method of ['PUT', 'PATCH'] as const) addChangeOfDay(app, platform, method)
  addEndpoint(app, platform, {
    method: 'OPTIONS',
    path: '/api/boards',
    summary: 'Verpflegung: Auswahlmöglichkeiten',
    tag: 'hotel_placeholders',
    permission: 'signedIn',
    query: houseQuery,
    handle: async (trx, { query }) => {
      const lists = await platform.houseLists(trx, platform.now(), await houseAsked(trx, query))
      return { boards: lists.board }
    },
  })
  addEndpoint(app, platform, {
    ...tag,
    method: 'GET',
    path: '/api/days/:id/generate_name',
    summary: 'Tag: Name aus seiner Route',
    params: dayParams,
    answer: z.object({ name: z.string() }),
    handle: (trx, { params }) => generateDayName(trx, params.id),
  })
  addEndpoint(app, platform, {
    ...tag,
    method: 'GET',
    path: '/api/days/:id/calculate_distance',
    // What a routing service tells is remembered.
    writes: true,
    summary: 'Tag: Strecke in Kilometern; geschätzt, solange kein Routendienst sie nennt',
    params: dayParams,
    answer: z.object({ distance: z.number(), isEstimate: z.boolean() }),
    handle: (trx, { params }) => calculateDayDistance(trx, params.id, platform.roads),
  })
  addEndpoint(app, platform, {
    ...tag,
    method: 'GET',
    path: '/api/orders/:id/estimated_distances',
    summary: 'Reise: Tage, deren berechnete Strecke geschätzt ist',
    params: dayParams,
    answer: z.object({ days: z.array(z.number()) }),
    handle: async (trx, { params }) => {
      // Whoever does not see the trip hears that it is not there, not that it has no such days.
      await readItem(trx, platform.resources, resourceOf(platform.resources, 'orders'), params.id, alsoDeleted)
      return { days: await estimatedDays(trx, params.id) }
    },
  })
}

function addChangeOfDay(app: FastifyInstance, platform: Platform, method: 'PUT' | 'PATCH'): void {
  const { resources } = platform
  addEndpoint(app, platform, {
    ...tag,
    method,
    path: '/api/days/:id',
    summary: 'Tag: ändern oder verschieben',
    params: dayParams,
    query: dayQuery,
    body: updateSchema(dayContract).nullish(),
    answer: itemSchema(dayContract, new Set()),
    handle: async (trx, { params: { id }, query, body, request, reply }) => {
      const day = resourceOf(resources, 'days')
      // Unknown groups are told before anything is changed; the schema leaves texts and lists of texts in the query.
      const groups = readGroups(dayContract, query as Query)
      const change = withQuery(await withoutFixed(trx, day, id, body ?? {}), query)
      const expected = request.headers['if-match']
      if (expected !== undefined) await checkUnchanged(trx, resources, day, id, change, expected)
      const { movedDaysWithRequests } = await changeDay(trx, id, change, deskOf(platform))
      const item = await readItem(trx, resources, day, id, groups)
      reply.header('etag', `"${item.version}"`).header('x-moved-days-with-requests', movedDaysWithRequests)
      return item
    },
  })
}

function withQuery(body: Body, { newDate, newName, distance }: z.output<typeof dayQuery>): Body {
  return {
    ...body,
    ...(newDate !== undefined && { date: newDate }),
    ...(newName !== undefined && { name: newName }),
    ...(distance !== undefined && { distance }),
  }
}
