import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Resource } from '../../platform/resource/resource.ts'
import type { Answer, Caller } from '../caller.ts'
import { type TestApp, testApp } from '../test-app.ts'
import {
  allResources,
  bodyWith,
  everyGroup,
  fingerprint,
  type LinkField,
  linksIn,
  offers,
  type Rows,
  rowsAddedBy,
} from './resources.ts'
import { denials, idsIn, leaksIn, leastBodies, neverLinked, type Stranger, strangerTo } from './stranger.ts'
import { loadWorld, makePartners, makeTrip, type North } from './whole-trip.ts'

type Refused = { violations?: { propertyPath: string }[] } | undefined
type Names = 'clara' | 'bernd'

/** Nobody hides these; all else that is declared must have something hidden, or the proof would prove nothing. */
const shared = ['destinations', 'areas', 'places', 'ports', 'port_connections', 'airports', 'train_stations']
/** Made beside a trip, not below it: an admin-only trip hides none of them. */
const partners = [
  'clients',
  'client_infos',
  'bank_accounts',
  'contacts',
  'addresses',
  'providers',
  'hotels',
  'ferries',
  'agencies',
  'mailboxes',
  'translation_services',
  'mail_servers',
  'bank_statements',
  'bank_lines',
  'creditors',
]
const tasks = ['todo_templates', 'checklist_templates', 'user_absences', 'email_templates']
const catalogue = [
  'airlines',
  'trains',
  'airline_routes',
  'train_routes',
  'provider_rates',
  'hotel_allotments',
  'provider_cancellation_steps',
  'other_service_types',
  'other_service_day_times',
  'other_services',
  'predefined_route_details',
  'location_charges',
  'predefined_free_text_items',
  'infos',
  'offer_intro_templates',
  'bullet_points',
  'condition_sets',
  'condition_set_conditions',
  'trip_detail_templates',
  'menus',
  'document_templates',
]
/** Kept beside trips, for the whole house. */
const concepts = ['day_concepts', 'order_concepts', 'datev_exports', 'pay_runs']
const people = ['users', 'organisations']
/** Only administrators make these: the strangers have none of their own. */
const ofAdministrators = ['bank_accounts', 'mailboxes', 'translation_services', 'mail_servers']

const resources = await allResources()
let desk: TestApp
let anna: Caller
let north: North
let strangers: Record<Names, Stranger>
let before: Record<string, string>
let hiddenTrips: Record<Names, number>

beforeAll(async () => {
  desk = await testApp()
  anna = await desk.as('anna')
  north = await loadWorld(desk.db)
  strangers = await buildWorld()
  before = await fingerprints()
})
afterAll(() => desk.close())

/** Nord's partners and trip, Nord's admin-only trip; and for each stranger a trip with everything of their own. */
async function buildWorld(): Promise<Record<Names, Stranger>> {
  const { db } = desk
  const [bernd, clara] = [await desk.as('bernd'), await desk.as('clara')]
  const ofNorth = await rowsAddedBy(db, async () => {
    const partners = await makePartners(anna, 1, 'geheimnord')
    return makeTrip(anna, db, { organisation: 1, partners, north, mark: 'geheimnord' })
  })
  const open = await makePartners(anna, 1, 'offen')
  const secret = await rowsAddedBy(db, () =>
    makeTrip(anna, db, { organisation: 1, partners: open, north, mark: 'geheimvorstand', isAdminOnly: true }),
  )
  const ownOf = async (caller: Caller, organisation: number) =>
    rowsAddedBy(db, async () => {
      const partners = await makePartners(caller, organisation, 'eigen')
      return makeTrip(caller, db, { organisation, partners, north, mark: 'eigen' })
    })
  const [ofClara, ofBernd] = [await ownOf(clara, 2), await ownOf(bernd, 1)]
  hiddenTrips = { clara: ofNorth.made.order, bernd: secret.made.order }
  const hiddenFromClara: Rows = new Map([...ofNorth.rows, ['users', [2]], ['organisations', [1]]])
  return {
    clara: await strangerTo(clara, 'geheimnord', { hidden: hiddenFromClara, own: ofClara.rows }, resources, db),
    bernd: await strangerTo(bernd, 'geheimvorstand', { hidden: secret.rows, own: ofBernd.rows }, resources, db),
  }
}

async function fingerprints(): Promise<Record<string, string>> {
  const prints = await Promise.all(
    Object.values(strangers).map((stranger) =>
      fingerprint(desk.db, new Map([...stranger.hidden].filter(([table]) => table !== 'change_log'))),
    ),
  )
  return Object.assign(
    {},
    ...prints.map((print, index) => Object.fromEntries(Object.entries(print).map(([t, p]) => [`${index} ${t}`, p]))),
  )
}

const each = resources.map((resource) => [resource.contract.name, resource] as const)
const withLinks = each.filter(([, { contract }]) => linksIn(contract.fields).length > 0)

describe.each([
  ['clara', 'APP-04 of another organisation', [...shared]],
  ['bernd', 'APP-03 of an admin-only trip', [...shared, ...partners, ...catalogue, ...tasks, ...concepts, ...people]],
] as const)('%s', (name, what, notHidden) => {
  const me = () => strangers[name]
  const hiddenOf = (resource: string) => me().hiddenIds.get(resource) ?? []
  const own = (resource: string) => `/api/${resource}/${me().ownIds.get(resource)?.[0] ?? 0}`

  test('every declared resource has something hidden and something of one’s own', () => {
    const without = each.map(([resource]) => resource).filter((resource) => hiddenOf(resource).length === 0)
    expect(without.sort()).toEqual([...notHidden].sort())
    const poor = each.map(([resource]) => resource).filter((resource) => !me().ownIds.has(resource))
    expect(poor.sort()).toEqual([...shared, ...people, ...ofAdministrators].sort())
  })

  test.each(each)(`${what}, nothing is in a list, whatever is asked: %s`, async (resource, { contract }) => {
    const queries = [
      everyGroup(contract),
      ...filtersOf(contract, me()),
      ...ordersOf(contract),
      ...searchOf(contract, me()),
    ]
    for (const query of queries) {
      const answer = await me().caller.get(`/api/${resource}?_itemsPerPage=500&${query}`)
      expect(answer.status, `${query}: ${answer.raw}`).toBe(offers(byName(resource), 'list') ? 200 : 404)
      expect(leaksIn(answer, me()), query).toEqual([])
      expect(
        idsIn(answer.body).filter((id) => hiddenOf(resource).includes(id)),
        query,
      ).toEqual([])
    }
    const options = await me().caller.options(`/api/${resource}`)
    expect(leaksIn(options, me())).toEqual([])
  })

  test.each(each)(`${what}, nothing is reached by its number: %s`, async (resource, { contract }) => {
    for (const id of hiddenOf(resource)) {
      const url = `/api/${resource}/${id}`
      const inTheWay = me().caller.with({ 'if-match': '"0"' })
      const answers = [
        await me().caller.get(url),
        await me().caller.get(`${url}?${everyGroup(contract)}`),
        await me().caller.patch(url, {}),
        await me().caller.put(url, {}),
        await inTheWay.patch(url, {}),
        await me().caller.delete(url),
      ]
      expect(
        answers.map(({ status }) => status),
        url,
      ).toEqual([404, 404, 404, 404, 404, 404])
      for (const answer of answers) expect(leaksIn(answer, me())).toEqual([])
    }
  })

  test.each(withLinks)(`${what}, nothing can be linked or adopted: %s`, async (resource, { contract, binding }) => {
    for (const link of linksIn(contract.fields)) {
      const hidden = hiddenOf(link.target)[0]
      if (hidden === undefined) continue
      // First what only moves a link: what is made takes its target for good where there can be only one.
      if (offers({ contract, binding }, 'update') && link.field.write === 'always')
        await tryLink('patch', resource, link, hidden)
      if (offers({ contract, binding }, 'create')) await tryLink('post', resource, link, hidden)
    }
  })

  /** With one's own item the field is taken, with the hidden one it is refused at this very field. */
  async function tryLink(method: 'post' | 'patch', resource: string, link: LinkField, hidden: number): Promise<void> {
    const label = `${method} ${resource}.${link.path}`
    const least = method === 'post' ? leastBodies(own)[resource] : {}
    expect(least, `${resource} needs a least body in leastBodies()`).toBeDefined()
    const url = method === 'post' ? `/api/${resource}` : own(resource)
    const send = (id: number): Promise<Answer<Refused>> => {
      const to = `/api/${link.target}/${id}`
      const value = link.field.kind === 'children' ? [{ id }] : link.field.kind === 'links' ? [to] : to
      return me().caller[method]<Refused>(url, { ...least, ...bodyWith(link.path, value) })
    }
    const isBlamed = (answer: Answer<Refused>) =>
      (answer.body?.violations ?? []).some(({ propertyPath }) => propertyPath.startsWith(link.path))
    const refused = await send(hidden)
    expect(denials, `${label}: ${refused.raw}`).toContain(refused.status)
    expect(
      leaksIn(refused, me()).filter((leak) => leak === me().mark),
      label,
    ).toEqual([])
    if (neverLinked.has(label) || (method === 'post' && link.field.kind === 'children')) return
    expect(refused.status === 404 || isBlamed(refused), `${label}: ${refused.raw}`).toBe(true)
    // One after the other, so that what the item is left with is the same in every run.
    const controls: Answer<Refused>[] = []
    for (const id of me().ownIds.get(link.target) ?? []) controls.push(await send(id))
    // Nobody of their own house is hidden from anybody, so people and houses have no own row here.
    if (controls.length > 0) expect(controls.every(isBlamed), `${label}: ${controls[0]?.raw}`).toBe(false)
  }

  test(`${what}, no address below an item answers`, async () => {
    const { body } = await me().caller.get<{ paths: Record<string, Record<string, unknown>> }>('/api/openapi.json')
    const below = Object.entries(body.paths).flatMap(([path, operations]) => {
      const [, resource = '', rest] = /^\/api\/(\w+)\/\{\w+\}(\/.*)?$/.exec(path) ?? []
      return rest === undefined ? [] : Object.keys(operations).map((method) => ({ path, method, resource }))
    })
    expect(below.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/api/orders/{id}/history',
        '/api/documents/{id}/file',
        '/api/orders/{id}/offer/generate-document',
      ]),
    )
    let asked = 0
    for (const { path, method, resource } of below) {
      for (const id of hiddenOf(resource)) {
        const url = path.replace(/\{\w+\}/, String(id))
        const call = me().caller[method as 'get' | 'post' | 'put' | 'patch' | 'delete' | 'options']
        const answer = await call.call(me().caller, url, method === 'get' ? undefined : {})
        expect(denials, `${method} ${url}: ${answer.raw}`).toContain(answer.status)
        expect(answer.status, `${method} ${url}`).not.toBe(422)
        expect(leaksIn(answer, me())).toEqual([])
        asked++
      }
    }
    expect(asked).toBeGreaterThan(10)
  })

  test(`${what}, requests are made for no hidden service`, async () => {
    const ids = (kind: string) => hiddenOf(kind).map((id) => `${camelOf(kind)}[]=${id}`)
    const query = [...ids('hotel_placeholders'), ...ids('ferry_placeholders')].join('&')
    const agency = me().ownIds.get('agencies')?.[0]
    const answer = await me().caller.post(`/api/placeholders/create_requests?agencyId=${agency}&${query}`)
    expect(denials, String(answer.raw)).toContain(answer.status)
  })

  test(`${what}, a key of somebody else’s request opens nothing`, async () => {
    const body = { name: me().mark, organisationFilter: '/api/organisations/1' }
    const key = { 'idempotency-key': `shared-${name}` }
    const first = await anna.with(key).post<{ id: number }>('/api/hotels', body)
    const second = await me().caller.with(key).post<{ id: number }>('/api/hotels', body)
    expect(first.status).toBe(201)
    expect(second.body?.id).not.toBe(first.body.id)
    await desk.db.query('delete from providers where id = any ($1)', [[first.body.id, second.body?.id ?? 0]])
  })

  test(`${what}, nobody is present in a trip they do not see, and learns so as if it did not exist`, async () => {
    const tab = me().caller.with({ 'x-reisewerk-tab': 't1' })
    const hidden = await tab.put(`/api/presence`, { order: `/api/orders/${hiddenTrips[name]}` })
    const missing = await tab.put(`/api/presence`, { order: '/api/orders/999999' })
    expect([hidden.status, String(hidden.raw)]).toEqual([404, String(missing.raw)])
  })
})

test('APP-04 a mixed trip opens nobody’s partners to members of the other house', async () => {
  const { db } = desk
  const nord = await makePartners(anna, 1, 'offen')
  const sued = await makePartners(anna, 2, 'geheimsued')
  const mixed = await makeTrip(anna, db, { organisation: 1, north, mark: 'gemischt', partners: nord })
  const path = `/api/orders/${mixed.order}`
  // No call puts anybody or anything of another house into a trip any more; what is kept from before must tell nothing either.
  await db.query('update order_contacts set contact_id = $2 where order_id = $1', [mixed.order, sued.contact])
  for (const [change, ...values] of [
    ['requests set request_contact_id = $2, agency_id = $3', sued.contact, sued.agency],
    [`requests set provider_id = $2 where request_type = 'hotel' and`, sued.hotel],
    [`requests set provider_id = $2 where request_type = 'ferry' and`, sued.ferry],
    [`requests set provider_id = $2 where request_type = 'airline' and`, sued.airline],
    [`requests set provider_id = $2 where request_type = 'train' and`, sued.train],
    [
      `requests set provider_id = (select provider_id from other_services where id = $2) where request_type = 'other' and`,
      sued.otherService,
    ],
    ['other_requests set other_service_id = $2', sued.otherService],
    ['placeholders set agency_id = $2', sued.agency],
    ['airline_placeholders set airline_id = $2', sued.airline],
    ['free_text_items set predefined_free_text_item_id = $2', sued.freeText],
  ] as const) {
    const where = change.endsWith('and') ? '' : ' where'
    const changed = await db.query(`update ${change}${where} order_id = $1 returning id`, [mixed.order, ...values])
    expect(changed.length, change).toBeGreaterThan(0)
  }
  await db.query('update orders set request_to_user_id = 3 where id = $1', [mixed.order])
  await anna.patch(path, { user: '/api/users/3' })
  const bernd = await desk.as('bernd')
  let seen = 0
  for (const [name, { contract }] of each) {
    if (!offers(byName(name), 'list')) continue
    const answer = await bernd.get<{ order?: string }[]>(`/api/${name}?_itemsPerPage=500&${everyGroup(contract)}`)
    expect(String(answer.raw), name).not.toContain('geheimsued')
    expect(String(answer.raw), name).not.toContain('clara@')
    seen += answer.body.filter((item) => item.order === path).length
  }
  expect(seen).toBeGreaterThan(8)
  expect(String((await bernd.get(`${path}/history`)).raw)).not.toContain('Conrad')
  const search = await bernd.get('/api/orders?_search=geheimsued')
  expect(search.body).toEqual([])
})

test('after all of that every hidden row is as it was', async () => {
  expect(Object.keys(before).length).toBeGreaterThan(40)
  expect(await fingerprints()).toEqual(before)
})

test('the hidden rows are there for whoever may see them, their file included', async () => {
  for (const trip of Object.values(hiddenTrips)) {
    expect((await anna.get(`/api/orders/${trip}`)).status).toBe(200)
    const documents = await anna.get<{ path: string }[]>(`/api/documents?order.id=${trip}`)
    const file = await anna.get(documents.body[0]?.path ?? '')
    expect(String(file.raw.subarray(0, 5))).toBe('%PDF-')
  }
})

function byName(name: string): Resource {
  const found = resources.find(({ contract }) => contract.name === name)
  if (found === undefined) throw new Error(`no resource ${name}`)
  return found
}

/** Each filter with what would find the hidden rows, as number and as link. */
function filtersOf(contract: Contract, stranger: Stranger): string[] {
  return Object.entries(contract.filters).flatMap(([name, kinds]) =>
    [kinds].flat().flatMap((kind) => {
      if (kind === 'exists') return [`${name}[exists]=true`, `${name}[exists]=false`]
      if (kind === 'boolean') return [`${name}=true`, `${name}=false`]
      if (kind === 'range') return [`${name}[after]=01.01.2020`, `${name}[before]=01.01.2040`]
      if (kind === 'contains') return [`${name}=${stranger.mark}`]
      const target = targetOf(contract, name)
      if (contract.fields[name]?.kind === 'integer') return [`${name}=5`]
      if (target === null) return [`${name}=${stranger.mark}`]
      const ids = stranger.hiddenIds.get(target) ?? []
      return name === 'id'
        ? ids.map((id) => `id=${id}`)
        : ids.flatMap((id) => [`${name}=${id}`, `${name}[]=/api/${target}/${id}`])
    }),
  )
}

/** Which resource's items a filter names: 'order.id', 'day.order.id', 'links.order.id' → orders. */
function targetOf(contract: Contract, name: string): string | null {
  if (name === 'id') return contract.name
  if (!name.endsWith('.id')) return null
  const parts = name.split('.').slice(0, -1)
  const last = parts.at(-1) ?? ''
  const direct = parts.reduce<Contract['fields'] | undefined>((fields, part) => fields?.[part]?.fields, contract.fields)
  if (direct !== undefined) return null
  const field = parts.length === 1 ? contract.fields[last] : contract.fields[parts[0] ?? '']?.fields?.[last]
  return field?.target?.resource ?? `${last}s`
}

function ordersOf(contract: Contract): string[] {
  return contract.orderBy.flatMap((name) => [`_order[${name}]=asc`, `_order[${name}]=desc`])
}

function searchOf(contract: Contract, { mark }: Stranger): string[] {
  return contract.search ? [`_search=${mark}`, `_search=${mark.slice(2, 6)}`] : []
}

function camelOf(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}
