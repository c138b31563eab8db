import { itemSchema } from '@reisewerk/domain/contract/body-schema.ts'
import { dayInput } from '@reisewerk/domain/contract/wire-schema.ts'
import { alternativesSchema, askAlternativesBody } from '@reisewerk/domain/requests/alternatives.contract.ts'
import { actedPapers } from '@reisewerk/domain/requests/losses/cancelled-trip.ts'
import { requestContract } from '@reisewerk/domain/requests/request.contract.ts'
import { type RequestedKind, requestedKinds, serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import { idOfLink } from '@reisewerk/domain/wire.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Transaction } from '../../platform/database/transaction.ts'
import { addEndpoint } from '../../platform/endpoint/endpoint.ts'
import { violated } from '../../platform/errors.ts'
import { deskOf, type Platform } from '../../platform/platform.ts'
import { listItems, readItem } from '../../platform/resource/list.ts'
import { readListQuery } from '../../platform/resource/list-query.ts'
import { type Binding, resourceOf } from '../../platform/resource/resource.ts'
import { updateEndpoint } from '../../platform/resource/routes.ts'
import { alternativesTo, askAlternatives } from './alternatives.service.ts'
import { lossesOfTrip } from './losses/losses.service.ts'
import { requestsOfDay } from './requests.queries.ts'
import { addRequestsAtAgency, changeCellsOfRequest } from './requests.service.ts'

const oneOrMore = z.union([z.string(), z.array(z.string()).max(500, 'Höchstens 500 Leistungen')]).optional()
/** The lists of services by kind, as query and answer name them (001 §7). */
const placeholderLists = requestedKinds.map((kind) => serviceKinds[kind].list).join(', ')
/** A list under the name the answer has for it, the resource's, or the kind's with 'Ids'. */
const listNames = (kind: RequestedKind) =>
  [
    serviceKinds[kind].list,
    `${serviceKinds[kind].list.slice(0, -1)}Ids`,
    serviceKinds[kind].resource,
    `${kind}Ids`,
  ].flatMap((name) => [name, `${name}[]`])
const createQuery = z
  .strictObject(
    {
      agencyId: z.string().optional(),
      ...Object.fromEntries(requestedKinds.flatMap((kind) => listNames(kind).map((name) => [name, oneOrMore]))),
    },
    {
      error: (issue) =>
        issue.code === 'unrecognized_keys'
          ? `Unbekannter Parameter '${issue.keys[0]?.slice(0, 60)}'. Bekannt sind: agencyId, ${placeholderLists}.`
          : undefined,
    },
  )
  .meta({ description: `Je Art eine Liste von Nummern: ${placeholderLists}` })
/** What it asks for stands in the query (001 §7); a body that says more would be passed over in silence. */
const createBody = z.strictObject({}).nullish()
const orderId = z
  .string()
  .transform((text) => idOfLink(text, 'orders') ?? (/^\d{1,15}$/.test(text) ? Number(text) : null))
  .refine((id) => id !== null, 'Bitte eine Reise angeben')
type AskedOrder = Partial<Record<'order.id' | 'order' | 'orderId', number | null>>
const orderIn = (query: AskedOrder) => query['order.id'] ?? query.order ?? query.orderId
/** The trip as a number or a link, under any of its names, and a day. */
const providerQuery = z
  .object({ 'order.id': orderId.optional(), order: orderId.optional(), orderId: orderId.optional(), date: dayInput })
  .refine((query) => orderIn(query) !== undefined, {
    path: ['order.id'],
    message: 'Bitte eine Reise angeben',
  })
/** For vouchers it is told as well who has not said yes to all guests. */
const paperQuery = z.object({ paper: z.enum(actedPapers).optional() })
const byId = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
})
const signedIn = { permission: 'signedIn' } as const
const dashboard: ReadonlySet<string> = new Set(['trip_dashboard_read'])

export function addRequestsRoutes(app: FastifyInstance, platform: Platform): void {
  addEndpoint(app, platform, {
    ...signedIn,
    method: 'POST',
    path: '/api/placeholders/create_requests',
    status: 201,
    summary: 'Leistungen: bei einer Agentur anfragen',
    tag: 'placeholders',
    query: createQuery,
    body: createBody,
    handle: async (trx, { query }) => {
      const named = requestedKinds.map((kind) => [kind, idsOf(query, kind)])
      // Every kind has its list.
      const ids = Object.fromEntries(named) as Record<RequestedKind, number[]>
      await addRequestsAtAgency(trx, agencyOf(query.agencyId), ids, deskOf(platform))
      const answers = await Promise.all(
        requestedKinds.map(async (kind) => {
          const services = await readServices(trx, platform, serviceKinds[kind].resource, ids[kind])
          return [serviceKinds[kind].list, services] as const
        }),
      )
      return Object.fromEntries(answers)
    },
  })
  addEndpoint(app, platform, {
    ...signedIn,
    method: 'GET',
    path: '/api/requests/provider_by_date',
    summary: 'Anfragen: wer an einem Tag Hotel, Zug oder Zusatzleistung stellt',
    tag: 'requests',
    query: providerQuery,
    answer: z.array(itemSchema(requestContract, dashboard)),
    handle: async (trx, { query, reply }) => {
      const ids = await requestsOfDay(trx, orderIn(query) ?? 0, query.date)
      reply.header('x-total-items', ids.length)
      if (ids.length === 0) return []
      const asked = readListQuery(requestContract, {
        'id[]': ids.map(String),
        '_groups[]': [...dashboard],
        _itemsPerPage: '500',
      })
      const { items } = await listItems(trx, platform.resources, resourceOf(platform.resources, 'requests'), asked)
      return items.toSorted((one, other) => ids.indexOf(Number(one.id)) - ids.indexOf(Number(other.id)))
    },
  })
  addEndpoint(app, platform, {
    ...signedIn,
    method: 'GET',
    path: '/api/orders/:id/lost_choices',
    summary:
      'Reise: gewählte Anfragen, die abgesagt, storniert oder abgelaufen sind, einen anderen Termin kennen oder nur einen Teil der Gruppe bestätigt haben; vor Vouchern und Reiseunterlagen auch, dass die Reise storniert ist',
    tag: 'orders',
    params: byId,
    query: paperQuery,
    answer: z.array(z.string()),
    handle: async (trx, { params, query }) =>
      (await lossesOfTrip(trx, params.id, query.paper)).map(({ message }) => message),
  })
  addEndpoint(app, platform, {
    ...signedIn,
    method: 'POST',
    path: '/api/hotel_placeholders/:id/ask_alternatives',
    status: 201,
    summary: 'Hotel: weitere Häuser der Region anfragen',
    tag: 'hotel_placeholders',
    params: byId,
    body: askAlternativesBody,
    answer: z.object({ requests: z.array(z.int()) }),
    handle: async (trx, { params, body }) => ({
      requests: await askAlternatives(trx, params.id, body?.hotels ?? null, deskOf(platform)),
    }),
  })
  addEndpoint(app, platform, {
    ...signedIn,
    method: 'GET',
    path: '/api/hotel_placeholders/:id/alternatives',
    summary: 'Hotel: Häuser der Region, die nächsten und passendsten zuerst, und wie die gefragten stehen',
    tag: 'hotel_placeholders',
    params: byId,
    answer: alternativesSchema,
    handle: async (trx, { params }) => ({ houses: await alternativesTo(trx, params.id) }),
  })
  for (const kind of requestedKinds) addQuickEdit(app, platform, serviceKinds[kind].asked.requests)
}

/**
 * The drawer's tables save one cell at a time under a path of their own. Its body 'holds only the changed field' (002 §7), and so
 * do lists in it: entries that are not named stay. Only a save of the whole request replaces a list (decision 067).
 */
function addQuickEdit(app: FastifyInstance, platform: Platform, name: string): void {
  const resource = resourceOf(platform.resources, name)
  const update: Binding['update'] = (trx, id, body, desk) => changeCellsOfRequest(trx, resource, id, body, desk)
  const cells = updateEndpoint(platform, { ...resource, binding: { ...resource.binding, update } })
  for (const method of ['PUT', 'PATCH'] as const) {
    addEndpoint(app, platform, {
      ...cells,
      ...signedIn,
      method,
      path: `/api/${name}/:id/quick_edit`,
      summary: `${resource.contract.title}: Schnellbearbeitung`,
      tag: name,
      answer: itemSchema(resource.contract, new Set()),
    })
  }
}

function agencyOf(value: string | undefined): number {
  const id = idOfLink(value ?? '', 'agencies') ?? (/^\d{1,15}$/.test(value ?? '') ? Number(value) : null)
  if (id === null) throw violated({ propertyPath: 'agency', message: 'Bitte wählen Sie zuerst eine Agentur aus!' })
  return id
}

/** Ids of a list, however it is written: repeated, with brackets, with commas, as numbers or as links. */
function idsOf(query: Readonly<Record<string, unknown>>, kind: RequestedKind): number[] {
  // The schema leaves texts and lists of texts.
  const asked = listNames(kind).flatMap((name) => (query[name] ?? []) as string | string[])
  const values = asked.flatMap((value) => value.split(','))
  const ids = values.map(
    (value) => idOfLink(value, serviceKinds[kind].resource) ?? (/^\d{1,15}$/.test(value) ? Number(value) : null),
  )
  if (ids.includes(null))
    throw violated({ propertyPath: serviceKinds[kind].list, message: 'Bitte Nummern von Leistungen angeben.' })
  return [...new Set(ids.filter((id) => id !== null))]
}

function readServices(trx: Transaction, { resources }: Platform, name: string, ids: readonly number[]) {
  const resource = resourceOf(resources, name)
  return Promise.all(ids.map((id) => readItem(trx, resources, resource, id, dashboard)))
}
