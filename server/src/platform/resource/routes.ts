import { createSchema, itemSchema, updateSchema } from '@reisewerk/domain/contract/body-schema.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Transaction } from '../database/transaction.ts'
import { deletionHeader, nameBefore, noteDeletion } from '../deletion/note-deletion.ts'
import { addEndpoint, type Endpoint } from '../endpoint/endpoint.ts'
import { inLocaleAsked } from '../endpoint/locale.ts'
import { deskOf, type Platform } from '../platform.ts'
import type { Seal } from '../seal/seal.ts'
import { sheetAnswer } from '../sheet/sheet.ts'
import { withoutFixed } from './fixed-fields.ts'
import { houseAsked, houseQuery } from './house-asked.ts'
import { listItems, readItem, readWritten } from './list.ts'
import { type Query, readGroups, readListQuery } from './list-query.ts'
import { sheetOfList } from './list-sheet.ts'
import { checkOffered } from './offered.ts'
import { isPersonal, openedConflict, openedItems, sealedBody } from './personal.ts'
import { withoutHidden } from './purchase.ts'
import { groupsQuery, listQuery, queryWithGroups } from './query-schema.ts'
import type { Body, ChangeInQuery, Item, Operation, Resource, Told } from './resource.ts'
import { checkCurrent } from './retired.ts'
import { historyOfRow } from './row-history.ts'
import { checkSameVersion, checkUnchanged } from './unchanged.ts'
import { removeUnused, usageOf } from './usage.ts'
import { insertItem, removeItem, updateItem } from './write.ts'

const idParams = z.object({
  id: z
    .string()
    .regex(/^-?\d{1,15}$/, 'Die Nummer besteht nur aus Ziffern')
    .transform(Number),
})
const allGroups: ReadonlySet<string> = new Set()

/** Serves a declared resource: list, get, create, update (PUT and PATCH alike), delete and options (design §2). */
export function addResource(app: FastifyInstance, platform: Platform, resource: Resource): void {
  const { contract, binding } = resource
  const operations = new Set<Operation>(binding.only ?? ['list', 'get', 'create', 'update', 'remove', 'options'])
  const path = `/api/${contract.name}`
  const add = (endpoint: Endpoint) => addEndpoint(app, platform, endpoint)
  const readers = { permission: binding.isPurchase ? 'purchase' : 'signedIn', tag: contract.name } as const
  const writers = { permission: binding.writers ?? readers.permission, tag: contract.name } as const
  const item = itemSchema(contract, allGroups)
  // What tells of people is read with a note of it, in the same transaction.
  const noted = isPersonal(contract) ? { atOnce: false, isPersonal: true } : {}
  if (operations.has('list'))
    add({ ...listEndpoint(platform, resource), ...noted, ...readers, path, answer: z.array(item) })
  // A list that is searched has a page; others stand on one.
  if (operations.has('list') && (contract.search || binding.hasSheet === true))
    add({ ...sheetEndpoint(platform, resource), ...readers, path: `${path}/export.xlsx` })
  if (operations.has('options')) add({ ...optionsEndpoint(platform, resource), ...readers, path })
  if (operations.has('get'))
    add({ ...getEndpoint(platform, resource), ...noted, ...readers, path: `${path}/:id`, answer: item })
  if (operations.has('create')) add({ ...createEndpoint(platform, resource), ...noted, ...writers, path, answer: item })
  if (operations.has('update')) {
    for (const method of ['PUT', 'PATCH'] as const) {
      add({ ...updateEndpoint(platform, resource), ...writers, method, path: `${path}/:id`, answer: item })
    }
  }
  if (operations.has('remove')) add({ ...removeEndpoint(platform, resource), ...writers, path: `${path}/:id` })
  if (binding.isMasterData === true) {
    add({ ...usageEndpoint(platform, resource), ...readers, path: `${path}/:id/usage` })
    add({ ...historyEndpoint(platform, resource), ...readers, path: `${path}/:id/history` })
  }
}

type Part = Omit<Endpoint, 'path' | 'permission' | 'tag'>

function listEndpoint({ resources, seal }: Platform, resource: Resource): Part {
  return {
    method: 'GET',
    summary: `${resource.contract.title}: Liste`,
    query: listQuery(resource.contract),
    atOnce: (query) => resource.binding.wideSearch === undefined || (query as Query)._search === undefined,
    trip: ({ query }) => oneTrip((query as Query)['order.id']),
    handle: async (trx, { query, request, reply }) => {
      const { contract } = resource
      const asked = readListQuery(contract, inLocaleAsked(contract.filters, query as Query, request))
      const { items, total } = await listItems(trx, resources, resource, asked)
      reply.header('x-total-items', total)
      return isPersonal(contract) ? openedItems(trx, seal, contract, items) : items
    },
  }
}

/** The list as a file: what its reader may see, with its filters, its search and its order (LIST-04). */
function sheetEndpoint(platform: Platform, resource: Resource): Part {
  const { contract, binding } = resource
  return {
    method: 'GET',
    summary: `${contract.title}: Liste als Excel-Datei`,
    query: listQuery(contract),
    handle: async (trx, { query, request, reply }) => {
      const asked = readListQuery(contract, inLocaleAsked(contract.filters, query as Query, request))
      const desk = deskOf(platform)
      const sheet = (await binding.sheet?.(trx, asked, desk)) ?? (await sheetOfList(trx, resource, asked, desk))
      return sheetAnswer(reply, sheet)
    },
  }
}

function tripOf({ contract }: Resource, params: unknown): number | null {
  return contract.name === 'orders' ? (params as { id: number }).id : null
}

/** The trip a list is narrowed to, if it is exactly one. */
function oneTrip(asked: unknown): number | null {
  const id = /^(?:\/api\/orders\/)?(\d{1,15})$/.exec(typeof asked === 'string' ? asked : '')?.[1]
  return id === undefined ? null : Number(id)
}

function optionsEndpoint(platform: Platform, { contract, binding }: Resource): Part {
  const named = Object.entries(contract.houseLists)
  return {
    method: 'OPTIONS',
    summary: `${contract.title}: Auswahlmöglichkeiten`,
    query: houseQuery,
    handle: async (trx, { query }) => {
      const house = await houseAsked(trx, query as z.output<typeof houseQuery>)
      const lists = named.length === 0 ? {} : await platform.houseLists(trx, platform.now(), house)
      const arranged = Object.fromEntries(named.map(([name, list]) => [name, lists[list]]))
      return { ...contract.options, ...arranged, ...(await binding.options?.(trx, lists, house)) }
    },
  }
}

/** One item, for a resource whose answer says more by the request than its groups. */
export function getEndpoint({ resources, seal }: Platform, resource: Resource): Part {
  return {
    method: 'GET',
    summary: `${resource.contract.title}: lesen`,
    params: idParams,
    query: groupsQuery(resource.contract),
    atOnce: true,
    trip: ({ params }) => tripOf(resource, params),
    handle: async (trx, { params, query, reply }) => {
      const { id } = params as { id: number }
      const item = await readItem(trx, resources, resource, id, groupsOfOne(resource, query as Query))
      reply.header('etag', `"${item.version}"`)
      return isPersonal(resource.contract) ? opened(trx, seal, resource, item) : item
    },
  }
}

async function opened(trx: Transaction, seal: Seal, { contract }: Resource, item: Item, isSave = false): Promise<Item> {
  return (await openedItems(trx, seal, contract, [item], isSave ? 'saved' : 'shown'))[0] ?? item
}

function createEndpoint(platform: Platform, resource: Resource): Part {
  const { resources, seal } = platform
  const { inQueryOfNew } = resource.binding
  const create =
    resource.binding.create ?? ((trx: Transaction, body: Body) => insertItem(trx, resources, resource, body))
  return {
    method: 'POST',
    status: 201,
    summary: `${resource.contract.title}: anlegen`,
    query: queryWithGroups(resource.contract, inQueryOfNew?.shape ?? {}),
    body: createSchema(resource.contract),
    handle: async (trx, { query, body: sent, reply }) => {
      const groups = groupsOfOne(resource, query as Query)
      const named: Body = { ...(sent as Body), ...saidIn(inQueryOfNew, query as Query) }
      const body = sealedBody(seal, resource.contract, withoutHidden(trx, resource, named))
      const id = await create(trx, body, deskOf(platform))
      const chosen = (await resource.binding.chosenAnew?.(trx, body)) ?? body
      await Promise.all([
        checkOffered(trx, resource, id, chosen, 'new'),
        checkCurrent(trx, resources, resource, id, chosen, 'new'),
      ])
      const item = await readItem(trx, resources, resource, id, groups)
      reply.header('etag', `"${item.version}"`)
      return opened(trx, seal, resource, item, true)
    },
  }
}

function groupsOfOne({ contract, binding }: Resource, query: Query): ReadonlySet<string> {
  return new Set([...readGroups(contract, query), ...(binding.shownAlone ?? [])])
}

/** A change of an item, for a resource that offers it under more than one path. */
export function updateEndpoint(platform: Platform, resource: Resource): Omit<Part, 'method'> {
  const { resources, seal } = platform
  const { inQuery } = resource.binding
  const update =
    resource.binding.update ??
    ((trx: Transaction, id: number, body: Body) => updateItem(trx, resources, resource, id, body))
  return {
    summary: `${resource.contract.title}: ändern`,
    params: idParams,
    query: queryWithGroups(resource.contract, inQuery?.shape ?? {}),
    // Who says it all in the query needs no body.
    body: inQuery === undefined ? updateSchema(resource.contract) : updateSchema(resource.contract).nullish(),
    trip: ({ params }) => tripOf(resource, params),
    ...conflictOf(platform, resource),
    handle: async (trx, { params, query, body, request, reply }) => {
      const { id } = params as { id: number }
      const groups = groupsOfOne(resource, query as Query)
      const named: Body = { ...(body as Body | null | undefined), ...saidIn(inQuery, query as Query) }
      const seen = sealedBody(seal, resource.contract, withoutHidden(trx, resource, named))
      const fields = await withoutFixed(trx, resource, id, seen)
      const expected = request.headers['if-match']
      if (expected !== undefined) await checkUnchanged(trx, resources, resource, id, fields, expected)
      // Fired before the change, so that it sees what stood there, and awaited behind it: no round trip more.
      const offered = Promise.all([
        checkOffered(trx, resource, id, fields, 'kept'),
        checkCurrent(trx, resources, resource, id, fields, 'kept'),
      ])
      offered.catch(() => undefined)
      const change = async () => (await update(trx, id, fields, deskOf(platform))) ?? {}
      const { item, headers } = await changedItem(trx, change, () => readWritten(trx, resources, resource, id, groups))
      await offered
      reply.header('etag', `"${item.version}"`).headers(headers)
      const shown = isPersonal(resource.contract) ? await opened(trx, seal, resource, item, true) : item
      return { ...shown, ...(await resource.binding.saved?.(trx, item, groups)) }
    },
  }
}

/** A conflict of what tells of people is told as it is read: opened, and noted. */
function conflictOf({ seal }: Platform, { contract }: Resource): Pick<Part, 'refused'> {
  if (!isPersonal(contract)) return {}
  return { refused: (trx, error) => openedConflict(trx, seal, contract, error) }
}

function saidIn(inQuery: ChangeInQuery | undefined, query: Query): Body {
  const said = Object.entries(inQuery?.fields(query) ?? {})
  return Object.fromEntries(said.filter(([, value]) => value !== undefined))
}

/**
 * Makes a change and reads the item as it is then. The read is fired right behind the first statement of the change, so
 * that a plain save costs one round trip less; when more statements followed, it saw too little and is done again.
 */
async function changedItem(trx: Transaction, change: () => Promise<Told>, read: () => Promise<Item>) {
  const before = trx.fired()
  const changing = change()
  changing.catch(() => undefined)
  // A use case asks itself this and that before its first statement. Nothing is sent as long as steps like these go on.
  for (let step = 0; step < mostSteps && trx.fired() === before; step++) await null
  const reading = read()
  const fired = trx.fired()
  reading.catch(() => undefined)
  const headers = await changing
  return { headers, item: await (trx.fired() === fired ? reading : read()) }
}

const mostSteps = 100

function usageEndpoint({ resources }: Platform, resource: Resource): Part {
  return {
    method: 'GET',
    summary: `${resource.contract.title}: wo verwendet`,
    params: idParams,
    handle: (trx, { params }) => usageOf(trx, resources, resource, (params as { id: number }).id),
  }
}

function historyEndpoint({ resources }: Platform, resource: Resource): Part {
  return {
    method: 'GET',
    summary: `${resource.contract.title}: Verlauf, neueste Änderung zuerst`,
    params: idParams,
    query: z.object({
      before: z
        .string()
        .regex(/^\d{1,15}$/)
        .transform(Number)
        .optional(),
    }),
    handle: (trx, { params, query }) => {
      const { before } = query as { before?: number }
      return historyOfRow(trx, resources, resource, (params as { id: number }).id, before ?? null)
    },
  }
}

function removeEndpoint(platform: Platform, resource: Resource): Part {
  const plain = (trx: Transaction, id: number) =>
    resource.binding.isMasterData === true
      ? removeUnused(trx, platform.resources, resource, id)
      : removeItem(trx, resource, id)
  const remove = resource.binding.remove ?? plain
  return {
    method: 'DELETE',
    summary: `${resource.contract.title}: löschen`,
    params: idParams,
    ...conflictOf(platform, resource),
    handle: async (trx, { params, request, reply }) => {
      const { id } = params as { id: number }
      const expected = request.headers['if-match']
      if (expected !== undefined) await checkSameVersion(trx, platform.resources, resource, id, expected)
      const name = await nameBefore(trx, resource, id)
      await remove(trx, id, deskOf(platform))
      const deletion = await noteDeletion(trx, resource, id, name)
      if (deletion !== null) reply.header(deletionHeader, deletion)
      return undefined
    },
  }
}
