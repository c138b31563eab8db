import { dayConceptContract } from '@reisewerk/domain/concepts/day-concept.contract.ts'
import { conceptFromDay } from '@reisewerk/domain/concepts/order-concept.contract.ts'
import { createSchema, itemSchema } from '@reisewerk/domain/contract/body-schema.ts'
import { dayContract } from '@reisewerk/domain/itinerary/day.contract.ts'
import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import type { Transaction } from '../../platform/database/transaction.ts'
import { addEndpoint } from '../../platform/endpoint/endpoint.ts'
import { deskOf, type Platform } from '../../platform/platform.ts'
import { readItem } from '../../platform/resource/list.ts'
import { type Query, readGroups } from '../../platform/resource/list-query.ts'
import { queryWithGroups } from '../../platform/resource/query-schema.ts'
import { resourceOf } from '../../platform/resource/resource.ts'
import { addDayFromConcept, addDaysFromOrderConcept } from './concept-days.service.ts'
import { keepDayAsConcept } from './day-concepts.service.ts'
import { compareDayWithConcept } from './differences.service.ts'
import { lengthParams, lengthsIn } from './lengths.ts'
import { copyTrip, createTripFromConcept, type TripCopier } from './new-trips.service.ts'

const digits = (name: string) =>
  z.object({
    [name]: z
      .string()
      .regex(/^\d{1,15}$/, 'Die Nummer besteht nur aus Ziffern')
      .transform(Number),
  })
const flag = z
  .enum(['true', 'false', '1', '0'], 'Bitte true oder false angeben')
  .transform((value) => value === 'true' || value === '1')
  .optional()
const number = z
  .string()
  .regex(/^\d{1,3}$/, 'Bitte eine Zahl von Tagen angeben, höchstens 999')
  .transform(Number)
  .optional()
const noGroups: ReadonlySet<string> = new Set()

/** Routes of concepts: what becomes of them and how they come to be. @param copiers what later features copy with a trip */
export function addConceptsRoutes(copiers: readonly TripCopier[]) {
  return (app: FastifyInstance, platform: Platform): void => {
    addNewTrips(app, platform, copiers)
    addNewDays(app, platform)
    addKeeping(app, platform)
  }
}

/** Answers the item that was made, with the groups asked for. */
async function made(trx: Transaction, platform: Platform, name: string, id: number, query: Query, reply: FastifyReply) {
  const resource = resourceOf(platform.resources, name)
  const item = await readItem(trx, platform.resources, resource, id, readGroups(resource.contract, query))
  reply.header('etag', `"${item.version}"`)
  return item
}

const newTrip = {
  method: 'POST',
  status: 201,
  tag: 'orders',
  permission: 'signedIn',
  answer: itemSchema(orderContract, noGroups),
} as const

function addNewTrips(app: FastifyInstance, platform: Platform, copiers: readonly TripCopier[]): void {
  addEndpoint(app, platform, {
    ...newTrip,
    path: '/api/orders/:id/copy',
    summary: 'Reise: aus einer anderen Reise anlegen',
    params: digits('id'),
    query: queryWithGroups(orderContract, { requests: flag, calculation: flag, prices: flag, emails: flag }),
    // Whoever sees no such trip is told so before anything else.
    body: createSchema(orderContract, { optional: ['startAt', 'endAt'] }),
    handle: async (trx, { params, query, body, reply }) => {
      const { requests = false, calculation = false, prices = false, emails = false } = query
      const choices = { requests, calculation, prices, emails }
      // Unknown groups are told before anything is made.
      readGroups(orderContract, query as Query)
      const id = await copyTrip(trx, Number(params.id), body, choices, deskOf(platform), copiers)
      return made(trx, platform, 'orders', id, query as Query, reply)
    },
  })
  addEndpoint(app, platform, {
    ...newTrip,
    path: '/api/orders/from_concept/:conceptId',
    summary: 'Reise: aus einem Gesamtkonzept anlegen',
    params: digits('conceptId'),
    query: queryWithGroups(orderContract, { days: number, nights: number, requests: flag }),
    body: createSchema(orderContract, { optional: ['endAt'] }),
    handle: async (trx, { params, query, body, reply }) => {
      readGroups(orderContract, query as Query)
      const length = { days: query.days, nights: query.nights, requests: query.requests ?? false }
      const id = await createTripFromConcept(trx, Number(params.conceptId), body, length, deskOf(platform))
      return made(trx, platform, 'orders', id, query as Query, reply)
    },
  })
}

const newDay = { method: 'POST', status: 201, tag: 'days', permission: 'signedIn' } as const

function addNewDays(app: FastifyInstance, platform: Platform): void {
  addEndpoint(app, platform, {
    ...newDay,
    path: '/api/days/from_concept/:conceptId',
    summary: 'Tag: aus einem Tageskonzept anlegen',
    params: digits('conceptId'),
    // Its keys name services of the concept; `lengthsIn` reads them and refuses others.
    query: z.looseObject({ requests: flag, ...lengthParams }),
    body: createSchema(dayContract, { only: ['order', 'name', 'date', 'sortHelper'] }),
    answer: itemSchema(dayContract, noGroups),
    handle: async (trx, { params, query, body, reply }) => {
      readGroups(dayContract, query as Query)
      const lengths = lengthsIn(query as Query)
      const desk = deskOf(platform)
      const id = await addDayFromConcept(trx, Number(params.conceptId), body, lengths, query.requests ?? false, desk)
      return made(trx, platform, 'days', id, query as Query, reply)
    },
  })
  addEndpoint(app, platform, {
    ...newDay,
    path: '/api/days/from_order_concept/:conceptId',
    summary: 'Tage: einer Reise ohne Tage aus einem Gesamtkonzept anlegen',
    params: digits('conceptId'),
    query: queryWithGroups(dayContract, { requests: flag }),
    body: createSchema(dayContract, { only: ['order'] }),
    answer: z.array(itemSchema(dayContract, noGroups)),
    handle: async (trx, { params, query, body }) => {
      const groups = readGroups(dayContract, query as Query)
      const desk = deskOf(platform)
      const ids = await addDaysFromOrderConcept(trx, Number(params.conceptId), body, query.requests ?? false, desk)
      const days = resourceOf(platform.resources, 'days')
      return Promise.all(ids.map((id) => readItem(trx, platform.resources, days, id, groups)))
    },
  })
}

const difference = z.object({ kind: z.string(), badge: z.string(), title: z.string() })
const compared = z.object({
  kind: z.string(),
  content: z.string(),
  startAt: z.string().nullable(),
  clientOffer: z.string(),
})

function addKeeping(app: FastifyInstance, platform: Platform): void {
  addEndpoint(app, platform, {
    method: 'POST',
    status: 201,
    tag: 'day_concepts',
    permission: 'signedIn',
    path: '/api/day_concepts/create_from_day/:dayId',
    summary: 'Tageskonzept: aus einem Tag einer Reise anlegen',
    params: digits('dayId'),
    query: queryWithGroups(dayConceptContract, { requests: flag }),
    body: conceptFromDay.nullish(),
    answer: itemSchema(dayConceptContract, noGroups),
    handle: async (trx, { params, query, body, reply }) => {
      readGroups(dayConceptContract, query as Query)
      const fields = body ?? {}
      const withRequests = query.requests ?? fields.requests ?? false
      const id = await keepDayAsConcept(trx, Number(params.dayId), fields, withRequests, deskOf(platform))
      return made(trx, platform, 'day_concepts', id, query as Query, reply)
    },
  })
  addEndpoint(app, platform, {
    method: 'GET',
    tag: 'day_concepts',
    permission: 'signedIn',
    path: '/api/day_concepts/:id/differences',
    summary: 'Tageskonzept: worin sich ein Tag einer Reise von ihm unterscheidet',
    params: digits('id'),
    query: z.object({ day: z.string().regex(/^(\/api\/days\/)?\d{1,15}$/, 'Bitte einen Tag angeben') }),
    answer: z.object({ badges: z.array(difference), day: z.array(compared), concept: z.array(compared) }),
    handle: (trx, { params, query }) =>
      compareDayWithConcept(trx, Number(query.day.replace('/api/days/', '')), Number(params.id)),
  })
}
