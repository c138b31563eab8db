import type { Fields } from '@reisewerk/domain/contract/shape.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allResources } from '../../test/access/resources.ts'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Item = { id: number; organisationFilter: string | null } & Record<string, unknown>

let desk: TestApp
let anna: Caller
let bernd: Caller
let clara: Caller
const houses = { nord: '/api/organisations/1', süd: '/api/organisations/2', everybody: null } as const
type House = keyof typeof houses
/** One of each kind that a house may keep for itself, by whose it is. */
const links: Record<string, Record<House, string>> = {}
const kinds: [kind: string, resource: string, body: object][] = [
  ['provider', 'providers', { kind: 'hotel' }],
  ['agency', 'agencies', {}],
  ['serviceType', 'other_service_types', { category: 'guide' }],
  ['routeDetail', 'predefined_route_details', {}],
  ['charge', 'location_charges', { price: { amount: '2.50', currency: 'EUR' } }],
]

beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  ;[anna, bernd, clara] = [await desk.as('anna'), await desk.as('bernd'), await desk.as('clara')]
  for (const [kind, resource, body] of kinds) {
    const of = async (house: House) => {
      const entry = { ...body, name: `${kind} ${house}`, organisationFilter: houses[house] }
      return `/api/${resource}/${(await post(resource, entry)).id}`
    }
    links[kind] = { nord: await of('nord'), süd: await of('süd'), everybody: await of('everybody') }
  }
})
afterAll(() => desk.close())

const post = (resource: string, body: object, by = anna) => expectStatus<Item>(201, by.post(`/api/${resource}`, body))
const link = (kind: string, house: House) => links[kind]?.[house] ?? ''
const refused = async (asked: Promise<{ status: number; body: unknown }>, propertyPath: string, message: string) => {
  const { status, body } = await asked
  expect([status, body]).toEqual([422, { violations: [{ propertyPath, message }] }])
}

type Case = {
  resource: string
  field: string
  kind: string
  path?: string
  body?: object
  value?: (link: string) => unknown
  /** What is of one house may serve with what is of all. */
  isMutual?: true
}
const inTimes = (provider: string) => [{ startTimeOfDay: '10:00' }, { provider }]
const mutual = (resource: string, field: string, kind: string): Case => {
  return { resource, field, kind, body: { name: 'Maut' }, value: (one) => [one], isMutual: true }
}
const cases: Case[] = [
  { resource: 'other_services', field: 'provider', kind: 'provider', body: { agency: true } },
  { resource: 'other_services', field: 'agency', kind: 'agency', body: { provider: true } },
  { resource: 'other_services', field: 'otherServiceType', kind: 'serviceType', body: { provider: true } },
  {
    resource: 'other_service_types',
    field: 'allServiceDayTimes',
    kind: 'provider',
    path: 'allServiceDayTimes[1].provider',
    body: { name: 'Führung' },
    value: inTimes,
  },
  mutual('location_charges', 'predefinedRouteDetails', 'routeDetail'),
  mutual('predefined_route_details', 'locationCharges', 'charge'),
  { resource: 'menus', field: 'provider', kind: 'provider', body: { name: 'Drei Gänge' } },
  { resource: 'trip_detail_templates', field: 'provider', kind: 'provider', body: { title: 'Zum Haus' } },
]
const titles: Record<string, string> = {
  provider: 'Dieser Leistungsträger',
  agency: 'Diese Agentur',
  serviceType: 'Diese Leistungsart',
  routeDetail: 'Dieser Routenstichpunkt',
  charge: 'Diese Ortsgebühr',
}

const naming = ({ field, kind, value = (one) => one }: Case, house: House) => ({ [field]: value(link(kind, house)) })
/** What the entry needs beside the field is everybody's. */
const restOf = ({ body = {} }: Case) =>
  Object.fromEntries(
    Object.entries(body).map(([name, given]) => [name, given === true ? link(name, 'everybody') : given]),
  )

describe.each(cases)('APP-04 MD-03 MD-06 MD-07 MD-08 $resource: $field', (one) => {
  const { resource, field, kind, path = field } = one
  const at = (id: number) => `/api/${resource}/${id}`

  test('names nothing that another house keeps for itself, neither at first nor later', async () => {
    const stranger = `${titles[kind]} gehört zu einer anderen Organisation.`
    const nord = { ...restOf(one), organisationFilter: houses.nord }
    await refused(anna.post(`/api/${resource}`, { ...nord, ...naming(one, 'süd') }), path, stranger)
    for (const house of ['nord', 'everybody'] as const) {
      const { id } = await post(resource, { ...nord, ...naming(one, house) })
      await refused(anna.patch(at(id), naming(one, 'süd')), path, stranger)
      await expectStatus(200, anna.patch(at(id), naming(one, house)))
    }
  })

  test('is of the house of what it names when nobody says whose it is', async () => {
    const ofSüd = await post(resource, { ...restOf(one), ...naming(one, 'süd') })
    expect(ofSüd.organisationFilter).toBe(houses.süd)
    expect((await clara.get(at(ofSüd.id))).status).toBe(200)
    expect((await bernd.get(at(ofSüd.id))).status).toBe(404)
    expect((await post(resource, { ...restOf(one), ...naming(one, 'everybody') })).organisationFilter).toBe(houses.nord)
    expect((await post(resource, { ...restOf(one), ...naming(one, 'everybody') }, clara)).organisationFilter).toBe(
      houses.süd,
    )
  })
})

const resources = await allResources()
const maySayForAll = ({ resource }: Case) =>
  resources.some(({ contract }) => contract.name === resource && contract.fields.organisationFilter?.nullable === true)

describe.each(cases.filter(maySayForAll))('APP-04 MD-03 MD-06 MD-07 shared $resource: $field', (one) => {
  const { resource, field, kind, path = field } = one
  const forAll = () => ({ ...restOf(one), organisationFilter: null })
  if (one.isMutual) {
    test('may be one house’s, for nobody else sees the link', async () => {
      const { id } = await post(resource, { ...forAll(), ...naming(one, 'süd') })
      const read = (await bernd.get<Item>(`/api/${resource}/${id}`)).body
      expect(read[field]).toEqual([])
    })
  } else {
    test('names nothing that one house keeps for itself', async () => {
      const message = `${titles[kind]} gehört nur einer Organisation.`
      await refused(anna.post(`/api/${resource}`, { ...forAll(), ...naming(one, 'süd') }), path, message)
      const { id } = await post(resource, { ...forAll(), ...naming(one, 'everybody') })
      await refused(anna.patch(`/api/${resource}/${id}`, naming(one, 'süd')), path, message)
    })
  }
})

test('APP-04 the cases above are all links between entries that one house may keep for itself', () => {
  const ofHouses = new Set(kinds.map(([, resource]) => resource))
  const linksIn = (fields: Fields): string[] =>
    Object.entries(fields).flatMap(([name, field]) => {
      if (field.write === 'never') return []
      if (field.kind === 'children') return linksIn(field.target?.contract?.fields ?? {}).map(() => name)
      return field.target !== undefined && ofHouses.has(field.target.resource) ? [name] : []
    })
  const found = resources
    .filter(({ binding, contract }) => binding.isMasterData === true && 'organisationFilter' in contract.fields)
    .flatMap(({ contract }) => linksIn(contract.fields).map((field) => `${contract.name}.${field}`))
    // Those who belong to a client are the client's.
    .filter((path) => !path.startsWith('clients.'))
  expect(new Set(found)).toEqual(new Set(cases.map(({ resource, field }) => `${resource}.${field}`)))
})

test('APP-04 001 §7 POST other_services with provider, agency and kind is noted for the house they work for', async () => {
  const body = {
    provider: link('provider', 'süd'),
    agency: link('agency', 'everybody'),
    otherServiceType: link('serviceType', 'süd'),
  }
  const { id, organisationFilter } = await post('other_services', body)
  expect(organisationFilter).toBe(houses.süd)
  expect((await clara.get(`/api/other_services/${id}`)).status).toBe(200)
  const mixed = { ...body, agency: link('agency', 'nord') }
  await refused(
    anna.post('/api/other_services', mixed),
    'agency',
    'Diese Agentur gehört zu einer anderen Organisation.',
  )
})

test('APP-04 MD-07 what was tied together before may be sent back, and brings no charge of another house into a trip', async () => {
  const [detail, shared] = await Promise.all(
    [houses.nord, null].map(async (organisationFilter) => {
      const { id } = await post('predefined_route_details', { name: 'Fjordblick', organisationFilter })
      return `/api/predefined_route_details/${id}`
    }),
  )
  const idOf = (address = '') => address.split('/').at(-1)
  const own = await post('location_charges', {
    name: 'Nordmaut',
    organisationFilter: houses.nord,
    predefinedRouteDetails: [detail, shared],
  })
  for (const one of [detail, shared]) {
    await desk.db.query(
      'insert into location_charge_route_details (predefined_route_detail_id, location_charge_id) values ($1, $2)',
      [idOf(one), idOf(link('charge', 'süd'))],
    )
  }
  const read = await expectStatus<{ locationCharges: string[] }>(200, anna.get(detail ?? ''))
  expect(read.locationCharges).toHaveLength(2)
  await expectStatus(200, anna.put(detail ?? '', { locationCharges: read.locationCharges }))

  const trip = await planTrip(anna, { organisation: 1 })
  for (const predefinedRouteDetail of [detail, shared]) {
    const body = { day: trip.days[0]?.link, predefinedRouteDetail }
    const made = await expectStatus<{ id: number; locationCharges: object[] }>(
      201,
      anna.post('/api/route_details', body),
    )
    expect(made.locationCharges).toMatchObject([
      { locationCharge: `/api/location_charges/${own.id}`, name: 'Nordmaut' },
    ])
    const { locationCharges } = (await bernd.get<typeof made>(`/api/route_details/${made.id}`)).body
    await expectStatus(200, bernd.put(`/api/route_details/${made.id}`, { locationCharges }))
  }
})

test('APP-04 REQ-02 a request of Nord is served no menu of Süd', async () => {
  const trip = await planTrip(anna, { organisation: 1 })
  const place = await post('hotel_placeholders', { day: trip.days[0]?.link })
  const request = await post('hotel_requests', {
    placeholder: `/api/hotel_placeholders/${place.id}`,
    provider: link('provider', 'everybody'),
  })
  const menuOf = async (house: 'nord' | 'süd') =>
    `/api/menus/${(await post('menus', { name: 'Suppe', provider: link('provider', 'everybody'), organisationFilter: houses[house] })).id}`
  const theirs = await menuOf('süd')
  const path = `/api/requests/${request.id}`
  await refused(anna.put(path, { menu: theirs }), 'menu', 'Dieses Menü gehört zu einer anderen Organisation.')
  await expectStatus(200, anna.put(path, { menu: await menuOf('nord') }))
})
