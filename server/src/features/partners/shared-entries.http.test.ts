import { getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nameOf, referencesTo } from '../../platform/resource/usage.ts'
import { allResources, offers } from '../../test/access/resources.ts'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Item = { id: number } & Record<string, unknown>

let desk: TestApp
let anna: Caller
let bernd: Caller
let clara: Caller
const links: Record<string, string> = {}
beforeAll(async () => {
  desk = await testApp()
  anna = await desk.as('anna')
  bernd = await desk.as('bernd')
  clara = await desk.as('clara')
  await loadNorth(desk.db)
  for (const [name, resource, body] of [
    ['hotel', 'providers', { kind: 'hotel', name: 'Haus am Fjord' }],
    ['other', 'providers', { kind: 'hotel', name: 'Haus am See' }],
    ['guide', 'providers', { kind: 'other', name: 'Fjordführer' }],
    ['airline', 'airlines', { name: 'Fjordflug' }],
    ['train', 'trains', { name: 'Fjordbahn' }],
    ['detail', 'predefined_route_details', { name: 'Stabkirche' }],
  ] as const) {
    const { id } = await expectStatus<Item>(201, anna.post(`/api/${resource}`, { ...body, organisationFilter: null }))
    links[name] = `/api/${resource}/${id}`
  }
})
afterAll(() => desk.close())

const at = { country: 'NO', latitude: 60.6, longitude: 6.9 }
const everybodys = { organisationFilter: null }
/** Each kind of shared entry as an administrator makes it, and a change of what it is. */
const shared: [resource: string, body: () => object, change: () => object][] = [
  ['destinations', () => ({ name: 'Vestland' }), () => ({ name: 'Anders' })],
  ['areas', () => ({ name: 'Hardanger' }), () => ({ name: 'Anders' })],
  ['places', () => ({ name: 'Ulvik', ...at }), () => ({ latitude: 61 })],
  ['ports', () => ({ name: 'Ulvik Kai', ...at }), () => ({ name: 'Anders' })],
  ['airports', () => ({ name: 'Voss', iataCode: 'XVO', ...at }), () => ({ iataCode: 'XVS' })],
  ['train_stations', () => ({ name: 'Voss', ...at }), () => ({ name: 'Anders' })],
  [
    'port_connections',
    // Larvik and Hirtshals are connected already.
    () => ({ startPort: portOf('Neuer Hafen'), endPort: portOf('Larvik') }),
    () => ({ endPort: portOf('Hirtshals') }),
  ],
  ...['providers', 'hotels', 'ferries', 'airlines', 'trains', 'agencies'].map((kind): (typeof shared)[number] => [
    kind,
    () => ({ name: 'Gemeinsam', ...everybodys, ...(kind === 'providers' && { kind: 'hotel' }) }),
    () => ({ name: 'Anders' }),
  ]),
  ['other_service_types', () => ({ name: 'Eintritt', ...everybodys }), () => ({ category: 'meal' })],
  ['other_services', () => ({ provider: links.hotel, ...everybodys }), () => ({ provider: links.other })],
  ['predefined_route_details', () => ({ name: 'Aussicht', ...everybodys }), () => ({ name: 'Anders' })],
  ['location_charges', () => ({ name: 'Maut', ...everybodys }), () => ({ name: 'Anders' })],
  ['predefined_free_text_items', () => ({ name: 'Freizeit', ...everybodys }), () => ({ name: 'Anders' })],
  [
    'train_routes',
    () => ({ train: links.train, startTrainStation: stationOf('Oslo S'), endTrainStation: stationOf('Hamburg Hbf') }),
    () => ({ type: 'night' }),
  ],
  [
    'airline_routes',
    () => ({ airline: links.airline, startAirport: links.LBC, endAirport: links.BGO }),
    () => ({ startAirport: links.BGO, endAirport: links.LBC }),
  ],
  ...['place', 'provider', 'predefinedRouteDetail'].map((home): (typeof shared)[number] => [
    'infos',
    () => ({ title: 'Zu beachten', [home]: homeOf(home) }),
    () => ({ type: 'menu' }),
  ]),
]
const byName: Record<string, string> = {}
const portOf = (name: string) => byName[`port ${name}`]
const stationOf = (name: string) => byName[`station ${name}`]
const homeOf = (home: string) => ({ place: byName['place Oslo'], provider: links.hotel })[home] ?? links.detail

beforeAll(async () => {
  await desk.db.query(`insert into ports (name, country, latitude, longitude) values ('Neuer Hafen', 'NO', 60.6, 6.9)`)
  for (const [kind, table] of [
    ['port', 'ports'],
    ['station', 'train_stations'],
    ['place', 'places'],
    ['airport', 'airports'],
  ] as const) {
    for (const { id, name } of await desk.db.query<{ id: string; name: string }>(`select id, name from ${table}`)) {
      byName[`${kind} ${name}`] = `/api/${table}/${id}`
    }
  }
  links.LBC = byName['airport Lübeck'] ?? ''
  links.BGO = byName['airport Bergen-Flesland'] ?? ''
})

describe.each(shared)('MD-03 MD-04 MD-05 MD-06 MD-07 APP-04 shared %s', (resource, body, change) => {
  test('are changed in what they are and deleted by administrators only', async () => {
    const { id } = await expectStatus<Item>(201, anna.post(`/api/${resource}`, body()))
    const path = `/api/${resource}/${id}`
    expect((await clara.get(path)).status).toBe(200)
    expect((await bernd.patch(path, change())).status).toBe(403)
    expect((await bernd.delete(path)).status).toBe(403)
    expect((await anna.patch(path, change())).status).toBe(200)
    expect((await anna.delete(path)).status).toBe(204)
  })
})

test('MD-03 APP-04 the table above names every resource whose entries may serve every organisation', async () => {
  const tables = await desk.db.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
     where c.relkind = 'r' and not exists (select from pg_attribute a where a.attrelid = c.oid and not a.attisdropped
       and (a.attname = 'organisation_id' and a.attnotnull
         or a.attname in ('order_id', 'client_id', 'user_id', 'condition_set_id')))`,
  )
  const names = new Set(tables.map(({ name }) => name))
  const open = (await allResources()).filter(
    (one) => offers(one, 'remove') && one.binding.writers !== 'admin' && names.has(getTableName(one.binding.table)),
  )
  expect(new Set(open.map(({ contract }) => contract.name))).toEqual(new Set(shared.map(([resource]) => resource)))
})

test('MD-03 APP-04 what belongs to an entry of one’s own house is kept by its members, and goes along with it', async () => {
  const hotel = await expectStatus<Item>(201, bernd.post('/api/providers', { kind: 'hotel', name: 'Eigenes Haus' }))
  const provider = `/api/providers/${hotel.id}`
  const info = await expectStatus<Item>(201, bernd.post('/api/infos', { title: 'Eng', provider }))
  const second = await expectStatus<Item>(201, bernd.post('/api/infos', { title: 'Steil', provider }))
  const service = await expectStatus<Item>(201, bernd.post('/api/other_services', { provider }))
  expect((await bernd.patch(`/api/infos/${info.id}`, { type: 'menu' })).status).toBe(200)
  expect((await bernd.delete(`/api/infos/${info.id}`)).status).toBe(204)
  expect((await bernd.delete(`/api/other_services/${service.id}`)).status).toBe(204)
  expect((await bernd.delete(provider)).status).toBe(204)
  expect((await bernd.get(`/api/infos/${second.id}`)).status).toBe(404)
})

test('MD-03 MD-07 what a trip has taken from the master data is not deleted, in whatever house the trip is', async () => {
  const trip = await planTrip(clara, { organisation: 2 })
  const day = trip.days[0]?.link
  const of = async (resource: string, body: object) => {
    const { id } = await expectStatus<Item>(201, anna.post(`/api/${resource}`, { ...body, ...everybodys }))
    return `/api/${resource}/${id}`
  }
  const service = await of('other_services', { provider: links.guide })
  const detail = await of('predefined_route_details', { name: 'Wasserfall' })
  const charge = await of('location_charges', { name: 'Parken' })
  const text = await of('predefined_free_text_items', { name: 'Pause' })
  const placeholder = await expectStatus<Item>(201, clara.post('/api/other_placeholders', { day }))
  const request = await expectStatus<Item>(
    201,
    clara.post('/api/other_requests', {
      placeholder: `/api/other_placeholders/${placeholder.id}`,
      provider: links.guide,
      otherService: service,
    }),
  )
  const locationCharges = [{ locationCharge: charge, name: 'Parken', price: { amount: '3.00', currency: 'EUR' } }]
  await expectStatus(201, clara.post('/api/route_details', { day, predefinedRouteDetail: detail, locationCharges }))
  await expectStatus(201, clara.post('/api/free_text_items', { day, predefinedFreeTextItem: text }))

  const { body: usage } = await clara.get<{ trips: number }>(`${service}/usage`)
  expect(usage).toMatchObject({ trips: 1, latestTrips: [{ id: trip.id }] })
  await expectStatus(409, clara.delete(service))
  const elsewhere = await expectStatus<Item>(200, bernd.get(`${service}/usage`))
  expect(elsewhere).toMatchObject({ trips: 0 })
  for (const path of [service, detail, charge, text]) {
    expect((await bernd.delete(path)).status).toBe(403)
    expect(await anna.delete(path)).toMatchObject({ status: 409, body: { code: 'in_use' } })
  }
  const kept = await clara.get<Item>(`/api/other_requests/${request.id}`)
  expect(kept.body.otherService).toBe(service)
})

test('MD-04 a refusal names all that uses an entry, a concept once', async () => {
  const { id } = await expectStatus<Item>(201, anna.post('/api/destinations', { name: 'Telemark' }))
  const destination = `/api/destinations/${id}`
  await expectStatus(201, anna.post('/api/areas', { name: 'Rjukan', destination }))
  for (const name of ['Stabkirche Heddal', 'Telemarkkanal']) {
    const concept = await expectStatus<Item>(
      201,
      bernd.post('/api/day_concepts', { name, destinations: [destination] }),
    )
    await expectStatus(201, bernd.post('/api/other_placeholders', { day: `/api/days/${concept.id}`, destination }))
  }
  await expectStatus(201, bernd.post('/api/order_concepts', { name: 'Telemark', destinations: [destination] }))
  await expectStatus(
    201,
    bernd.post('/api/orders', {
      startAt: '01.06.2027',
      endAt: '02.06.2027',
      trip: { mainDestination: destination, destinations: [destination] },
    }),
  )
  expect(await anna.delete<Item>(destination)).toMatchObject({
    status: 409,
    body: {
      message:
        'Destination wird noch verwendet (1 Reise, 1 Gebiet, 2 Tageskonzepte und 1 Gesamtkonzept) und kann nicht gelöscht werden.',
    },
  })
})

test('MD-04 all that may refer to an entry of the master data has a name', async () => {
  const resources = await allResources()
  const set = new Map(resources.map((one) => [one.contract.name, one]))
  const asOwner: Parameters<typeof referencesTo>[0] = {
    query: (text, values) => desk.db.query(text, [...(values ?? [])]),
  }
  for (const { binding } of resources.filter((one) => one.binding.isMasterData === true)) {
    const references = await referencesTo(asOwner, getTableName(binding.table))
    for (const { table, order } of references) if (order === null) expect(nameOf(set, table).title, table).not.toBe('')
  }
})
