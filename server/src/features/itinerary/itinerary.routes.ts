import { bulkAnswer, groupOfServices } from '@reisewerk/domain/itinerary/bulk.contract.ts'
import { clashKinds } from '@reisewerk/domain/itinerary/plan/clashes.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addEndpoint } from '../../platform/endpoint/endpoint.ts'
import type { Platform } from '../../platform/platform.ts'
import { houseAsked, houseQuery } from '../../platform/resource/house-asked.ts'
import { readItem } from '../../platform/resource/list.ts'
import { resourceOf } from '../../platform/resource/resource.ts'
import { readClashAnswer } from './clashes.service.ts'
import { calculateDayDistance, estimatedDays, generateDayName } from './day-route.service.ts'
import { groupServices } from './sort-groups.service.ts'

const dayParams = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/, 'Die Nummer besteht nur aus Ziffern')
    .transform(Number),
})
/** Whether deleted trips are seen, the policies know (APP-11). */
const alsoDeleted: ReadonlySet<string> = new Set(['soft_delete'])
/** Trips with a driver or guide of this one: whenever they are, and at the same time. */
const sharingSchema = z.object({ trips: z.array(z.number()), atOnce: z.array(z.number()) })
const clashSchema = z.object({
  kind: z.enum(clashKinds),
  text: z.string(),
  /** The day of the plan in which it lies; null where it is of the whole trip. */
  dayId: z.number().nullable(),
  /** The stay that could last until the next bed. */
  longer: z
    .object({ service: z.int(), name: z.string(), nights: z.int(), endAt: z.string(), longerUntil: z.string() })
    .optional(),
})
const tag = { tag: 'days', permission: 'signedIn' } as const

export function addItineraryRoutes(app: FastifyInstance, platform: Platform): void {
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

  addEndpoint(app, platform, {
    ...tag,
    method: 'GET',
    path: '/api/orders/:id/clashes',
    summary: 'Reise: was nicht zusammenpasst',
    params: dayParams,
    answer: z.object({ clashes: z.array(clashSchema), sharing: sharingSchema.nullable() }),
    handle: async (trx, { params }) => {
      await readItem(trx, platform.resources, resourceOf(platform.resources, 'orders'), params.id, alsoDeleted)
      return readClashAnswer(trx, params.id)
    },
  })

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
