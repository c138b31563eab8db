import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

let desk: TestApp
let anna: Caller

beforeAll(async () => {
  desk = await testApp()
  anna = await desk.as('anna')
  for (const [name, roomCount] of [
    ['Zwanzig', 20],
    ['Einundzwanzig', 21],
    ['Fünfzig', 50],
    ['Hundert', 100],
  ] as const) {
    await anna.post('/api/hotels', { name: `Bandhotel ${name}`, roomCount, organisationFilter: '/api/organisations/1' })
  }
})
afterAll(() => desk.close())

test.each([
  ['<21', ['Zwanzig']],
  ['21-30', ['Einundzwanzig']],
  ['41-50', ['Fünfzig']],
  ['>50', ['Hundert']],
])('REQ-02 hotels of the band %s', async (band, names) => {
  const query = new URLSearchParams({ _search: 'Bandhotel', 'roomCount[]': band })
  const { body } = await anna.get<{ name: string }[]>(`/api/hotels?${query}`)
  expect(body.map(({ name }) => name)).toEqual(names.map((name) => `Bandhotel ${name}`))
})

test('REQ-02 several bands are one filter, and one that is none is refused', async () => {
  const { body } = await anna.get<unknown[]>('/api/hotels?_search=Bandhotel&roomCount[]=%3C21&roomCount[]=%3E50')
  expect(body).toHaveLength(2)
  expect(await anna.get('/api/hotels?roomCount=viele')).toMatchObject({ status: 400 })
})

test('CONT-04 a contact or an address without a partner is told so at its field', async () => {
  for (const [path, body] of [
    ['contacts', { lastName: 'Nilsen' }],
    ['addresses', { city: 'Bergen', client: null }],
  ] as const) {
    const { status, body: told } = await anna.post(`/api/${path}`, body)
    const violations = [{ propertyPath: 'client', message: 'Bitte angeben, zu welchem Partner das gehört.' }]
    expect([status, told]).toEqual([422, { violations }])
  }
})

test('OFFER-04 APP-06 hotels and providers are found by the area of their place', async () => {
  const made = (path: string, body: object) => expectStatus<{ id: number }>(201, anna.post(`/api/${path}`, body))
  const area = await made('areas', { name: 'Vestland' })
  const place = await made('places', {
    name: 'Voss',
    country: 'NO',
    area: `/api/areas/${area.id}`,
    latitude: 60.6,
    longitude: 6.4,
  })
  await made('hotels', {
    name: 'Hotel Voss',
    place: `/api/places/${place.id}`,
    organisationFilter: '/api/organisations/1',
  })
  for (const asked of [area.id, `/api/areas/${area.id}`]) {
    for (const path of ['hotels', 'providers']) {
      const { body } = await anna.get<{ name: string }[]>(`/api/${path}?place.area.id=${asked}`)
      expect(body.map(({ name }) => name)).toEqual(['Hotel Voss'])
    }
  }
  expect((await anna.get('/api/hotels?place.area.id=Vestland')).status).toBe(400)
})

test('APP-06 a filter that names no port is refused like any other', async () => {
  expect((await anna.get('/api/ports?startPort.id=abc')).status).toBe(400)
  expect((await anna.get('/api/ports?startPort=/api/ports/1')).status).toBe(200)
})

test.each(['hotels', 'ferries', 'agencies'])(
  'MD-02 CONT-04 the address of %s that mails go to is one, as that of a contact',
  async (resource) => {
    const body = { name: 'Fjordblick', organisationFilter: '/api/organisations/1' }
    const refused = {
      status: 422,
      body: { violations: [{ propertyPath: 'email', message: 'Bitte eine E-Mail-Adresse eingeben' }] },
    }
    expect(await anna.post(`/api/${resource}`, { ...body, email: 'gruppen(at)fjordblick' })).toMatchObject(refused)
    const made = { ...body, email: 'gruppen@fjordblick.example' }
    const { id } = await expectStatus<{ id: number }>(201, anna.post(`/api/${resource}`, made))
    expect(await anna.patch(`/api/${resource}/${id}`, { email: 'gruppen@fjordblick' })).toMatchObject(refused)
    for (const email of ['', null]) await expectStatus(200, anna.patch(`/api/${resource}/${id}`, { email }))
  },
)

test('CONT-05 a contact added by itself stands behind those that came as a list', async () => {
  const names = ['Brandt', 'Conrad', 'Engel'].map((lastName) => ({ lastName }))
  const { body: client } = await anna.post<{ id: number }>('/api/clients', {
    companyName: 'Reihenchor',
    shortName: 'RC',
    organisationFilter: '/api/organisations/1',
    contacts: names,
  })
  await expectStatus(201, anna.post('/api/contacts', { client: `/api/clients/${client.id}`, lastName: 'Dorn' }))
  const { body } = await anna.get<{ contacts: { lastName: string }[] }>(
    `/api/clients/${client.id}?_groups[]=contact_read`,
  )
  expect(body.contacts.map(({ lastName }) => lastName)).toEqual(['Brandt', 'Conrad', 'Engel', 'Dorn'])
})
