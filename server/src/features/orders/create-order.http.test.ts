import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Item = Record<string, unknown> & { id: number; orderNumber: string }
type Refused = { violations?: { propertyPath: string; message: string }[] }

let desk: TestApp
let anna: Caller
let bernd: Caller
let choir: { id: number; person: number }
let stranger: { id: number; person: number }

const trip = { startAt: '14.05.2027 00:00:00', endAt: '23.05.2027 00:00:00', groupName: 'Kammerchor' }
const nord = '/api/organisations/1'

beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  ;[anna, bernd] = [await desk.as('anna'), await desk.as('bernd')]
  choir = await newClient(1, 'Kantorei St. Michael')
  stranger = await newClient(2, 'Wanderverein Süd')
})
afterAll(() => desk.close())

/** A client with one contact who wants Norwegian crowns, French and first names. */
async function newClient(organisation: number, name: string): Promise<{ id: number; person: number }> {
  const [client] = await desk.db.query<{ id: number }>(
    `insert into clients (organisation_id, company_name, short_name, main_currency, main_language, is_formal)
     values ($1, $2, $2, 'NOK', 'fr', false) returning id::int`,
    [organisation, name],
  )
  const [person] = await desk.db.query<{ id: number }>(
    `insert into contacts (client_id, first_name, last_name) values ($1, 'Torben', 'Maack') returning id::int`,
    [client?.id],
  )
  return { id: client?.id ?? 0, person: person?.id ?? 0 }
}

/** Rows of everything a trip brings along. */
async function traces(): Promise<Record<string, number>> {
  const tables = ['orders', 'days', 'complexities', 'order_contacts', 'order_contingent_hotels', 'order_hotel_rooms']
  const counts = ['change_log', 'idempotency_keys', ...tables].map(
    (table) => `(select count(*)::int from ${table}) ${table}`,
  )
  const [row] = await desk.db.query<Record<string, number>>(
    `select ${counts.join(', ')}, (select coalesce(sum(last_number), 0)::int from order_numbers) as numbers`,
  )
  return row ?? {}
}

describe('NEW-12 all or nothing', () => {
  let before: Record<string, number>
  beforeEach(async () => {
    before = await traces()
  })

  test.each([
    ['client of another organisation', () => ({ client: `/api/clients/${stranger.id}` }), 'client'],
    ['client that never was', () => ({ client: '/api/clients/999999' }), 'client'],
    ['currency nobody pays in', () => ({ orderCurrency: 'XXX' }), 'orderCurrency'],
    ['trip that is deleted from the start', () => ({ currentStatus: 'deleted' }), 'currentStatus'],
    [
      'contact that never was, second in the list',
      () => ({
        orderContacts: [
          { role: '3_bus_driver', contact: `/api/contacts/${choir.person}` },
          { role: '1_tour_guide', contact: '/api/contacts/999999' },
        ],
      }),
      'orderContacts[1].contact',
    ],
    [
      'contact of another organisation’s client',
      () => ({ orderContacts: [{ role: '3_bus_driver', contact: `/api/contacts/${stranger.person}` }] }),
      'orderContacts[0].contact',
    ],
    [
      'destination that never was',
      () => ({ trip: { destinations: ['/api/destinations/999999'] } }),
      'trip.destinations',
    ],
    [
      'room type named twice, which only the last table refuses',
      () => ({ hotelContingent: [1, 2].map(() => ({ type: { persons: 2, type: 'Suite' }, askedAmount: 1 })) }),
      'hotelContingent',
    ],
    [
      'organisation that is not one’s own',
      () => ({ organisationFilter: '/api/organisations/2' }),
      'organisationFilter',
    ],
    ['responsible user of another organisation', () => ({ user: '/api/users/3' }), 'user'],
  ])('NEW-12 a %s leaves nothing, not even a number', async (_, fields, propertyPath) => {
    const caller = bernd.with({ 'idempotency-key': `refused-${propertyPath}` })
    const { status, body } = await caller.post<Refused>('/api/orders', { ...trip, ...fields() })
    expect(status, JSON.stringify(body)).toBe(422)
    expect(body.violations?.map((violation) => violation.propertyPath)).toEqual([propertyPath])
    expect(await traces()).toEqual(before)
  })

  test('NEW-12 one who sees both organisations cannot mix them', async () => {
    const { status, body } = await anna.post<Refused>('/api/orders', {
      ...trip,
      organisationFilter: nord,
      client: `/api/clients/${stranger.id}`,
    })
    expect(status).toBe(422)
    expect(body.violations?.[0]?.propertyPath).toBe('client')
    expect(await traces()).toEqual(before)
  })
})

test('NEW-13 a refused range is sent again with its key, and an answered one makes no second trip', async () => {
  const caller = bernd.with({ 'idempotency-key': 'range-1' })
  expect((await caller.post('/api/orders', { ...trip, endAt: '01.05.2027' })).status).toBe(422)
  const first = await caller.post<Item>('/api/orders', trip)
  const again = await caller.post<Item>('/api/orders', trip)
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.body).toEqual(first.body)
  const changed = await caller.post<{ code: string }>('/api/orders', { ...trip, groupName: 'Anders' })
  expect([changed.status, changed.body.code]).toEqual([422, 'key_reused'])
})

test('NEW-08 currency, language and form of address follow the client unless told', async () => {
  const client = `/api/clients/${choir.id}`
  const followed = await bernd.post<Item>('/api/orders', { ...trip, client })
  expect(followed.body).toMatchObject({ orderCurrency: 'NOK', orderLocale: 'fr', isFormal: false })
  const told = await bernd.post<Item>('/api/orders', { ...trip, client, orderCurrency: 'EUR', isFormal: true })
  expect(told.body).toMatchObject({ orderCurrency: 'EUR', orderLocale: 'fr', isFormal: true })
})

test('APP-05 NEW-08 without a client a trip speaks the default language of its house unless told', async () => {
  const houses = '/api/settings/1'
  const localeOf = async (more: object) =>
    (await bernd.post<Item>('/api/orders', { ...trip, ...more })).body.orderLocale
  const change = (defaultLocale: string) => anna.patch(houses, { general: { defaultLocale } })
  expect((await change('en')).status).toBe(200)
  expect(await localeOf({})).toBe('en')
  expect(await localeOf({ orderLocale: 'de_DE' })).toBe('de_DE')
  expect(await localeOf({ client: `/api/clients/${choir.id}` })).toBe('fr')
  expect((await change('de_DE')).status).toBe(200)
  expect(await localeOf({})).toBe('de_DE')
})

test('NEW-10 driver and guide come along with room and cabin', async () => {
  const member = { roomType: { type: 'standard', persons: 1 }, cabinType: { type: 'inside', persons: 2 } }
  const { body } = await bernd.post<Item>('/api/orders', {
    ...trip,
    orderContacts: [
      { role: '3_bus_driver', contact: `/api/contacts/${choir.person}`, ...member },
      { role: '1_tour_guide', contact: null, ...member },
    ],
  })
  const contacts = await bernd.get<Item[]>(`/api/order_contacts?order.id=${body.id}`)
  expect(contacts.body).toMatchObject([
    { role: '1_tour_guide', contact: null, ...member },
    { role: '3_bus_driver', contact: `/api/contacts/${choir.person}`, ...member },
  ])
})

test.each([
  [{ rentability: 145.5 }, 'complexity.rentability'],
  [{ offerComplexity: 11 }, 'complexity.offerComplexity'],
  [{ bookingProbability: 55 }, 'complexity.bookingProbability'],
])('NEW-11 refuses %o at its field', async (complexity, propertyPath) => {
  const { status, body } = await bernd.post<Refused>('/api/orders', { ...trip, complexity })
  expect([status, body.violations?.[0]?.propertyPath]).toEqual([422, propertyPath])
})

test('NEW-11 tags of the own trips are offered, those of other organisations are not', async () => {
  await bernd.post('/api/orders', { ...trip, traitTags: ['neu', 'Konzert'] })
  const clara = await desk.as('clara')
  await clara.post('/api/orders', { ...trip, traitTags: ['Geheim'] })
  const { body } = await bernd.options<{ orderTags: string[] }>('/api/orders')
  expect(body.orderTags[0]).toBe('neu')
  expect(body.orderTags).toContain('Konzert')
  expect(body.orderTags).not.toContain('Geheim')
})
