import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { addDaysTo } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

let desk: TestApp
let anna: Caller
let bernd: Caller
let clara: Caller
type Item = Record<string, unknown> & { id: number; version: number }
type Refused = { violations?: { propertyPath: string; message: string }[] }

const nord = '/api/organisations/1'

beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  ;[anna, bernd, clara] = [await desk.as('anna'), await desk.as('bernd'), await desk.as('clara')]
})
afterAll(() => desk.close())

async function post(path: string, body: object): Promise<Item> {
  const answer = await anna.post<Item>(`/api/${path}`, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}

async function tripWithClient() {
  const client = await post('clients', {
    organisationFilter: nord,
    companyName: 'Kantorei St. Michael',
    shortName: 'Kantorei',
    contacts: [
      { firstName: 'Ada', lastName: 'Brandt', email: 'ada@kantorei.example' },
      { firstName: 'Ben', lastName: 'Carstens', phoneMobile: '0170 1' },
    ],
    infos: [{ title: 'Zahlung', content: 'Per Rechnung' }],
  })
  const people = (await anna.get<Item[]>(`/api/contacts?client.id=${client.id}`)).body
  const trip = await post('orders', {
    organisationFilter: nord,
    startAt: '14.05.2027',
    endAt: '16.05.2027',
    client: `/api/clients/${client.id}`,
  })
  const [ada, ben] = people.map(({ id }) => `/api/contacts/${id}`)
  return { client, people, trip, order: `/api/orders/${trip.id}`, ada, ben }
}

const groups = (...names: string[]) => names.map((name) => `_groups[]=${name}`).join('&')

describe('the contacts of a trip', () => {
  test('CONT-01 CONT-02 nobody has a role twice, and only who is not deleted is added', async () => {
    const { order, ada, ben, people } = await tripWithClient()
    await post('order_contacts', { order, role: '1_contact', contact: ada })
    const twice = await anna.post<Refused>('/api/order_contacts', { order, role: '1_contact', contact: ada })
    expect(twice.status).toBe(422)
    expect(twice.body.violations?.[0]).toMatchObject({ propertyPath: 'contact' })
    await post('order_contacts', { order, role: '4_travel_companion', contact: ada })
    await anna.put(`/api/contacts/${people[1]?.id}`, { deleted: true })
    const deleted = await anna.post<Refused>('/api/order_contacts', { order, role: '1_contact', contact: ben })
    expect(deleted.body.violations?.[0]).toEqual({ propertyPath: 'contact', message: 'Dieser Kontakt wurde gelöscht.' })
  })

  test('CONT-01 one contact carries the star, by the trip or by the contact itself, and deleting it leaves none', async () => {
    const { order, trip, ada, ben } = await tripWithClient()
    const first = await post('order_contacts', { order, role: '1_contact', contact: ada, isPrimary: true })
    const second = await post('order_contacts', { order, role: '1_contact', contact: ben })
    const star = async () => (await anna.get<Item>(order)).body.primaryOrderContact
    expect(await star()).toBe(`/api/order_contacts/${first.id}`)
    await anna.put(order, { primaryOrderContact: `/api/order_contacts/${second.id}` })
    const list = await anna.get<Item[]>(`/api/order_contacts?order.id=${trip.id}`)
    expect(list.body.map(({ isPrimary }) => isPrimary)).toEqual([false, true])
    expect((await anna.delete(`/api/order_contacts/${second.id}`)).status).toBeLessThan(300)
    expect(await star()).toBeNull()
  })

  test('CONT-01 APP-14 whoever gives the star at the same moment waits for each other, and the last one has it', async () => {
    const { order, trip, ada, ben } = await tripWithClient()
    for (let run = 0; run < 4; run++) {
      const give = (role: string, contact: string | undefined) =>
        anna.post<Item>('/api/order_contacts', { order, role, contact, isPrimary: true })
      const answers = await Promise.all([
        give('1_contact', ada),
        give('1_contact', ben),
        give('4_travel_companion', ada),
        give('4_travel_companion', ben),
      ])
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
      const list = (await anna.get<Item[]>(`/api/order_contacts?order.id=${trip.id}`)).body
      expect(list.map(({ isPrimary }) => isPrimary).filter(Boolean)).toHaveLength(1)
      // Changed, chosen and taken away at once: each waits for the others, whatever row it names.
      const [one, two, three, four] = list.map(({ id }) => `/api/order_contacts/${id}`)
      const changes = await Promise.all([
        anna.patch(String(one), { role: '3_bus_driver', isPrimary: true }),
        anna.put(order, { primaryOrderContact: two }),
        anna.delete(String(three)),
        anna.patch(String(four), { role: '1_tour_guide', isPrimary: false }),
      ])
      expect(changes.map(({ status }) => status)).toEqual([200, 200, 204, 200])
      for (const path of [one, two, four]) await anna.delete(String(path))
    }
  })

  test('CONT-03 bus, room and cabin are written and read with their groups', async () => {
    const { order, ada } = await tripWithClient()
    const driver = await post(`order_contacts?${groups('room_type', 'cabin_type')}`, {
      order,
      role: '3_bus_driver',
      contact: ada,
      roomType: { type: 'standard', persons: 1 },
      cabinType: { type: 'outside', persons: 2 },
    })
    const changed = await anna.put<Item>(`/api/order_contacts/${driver.id}?${groups('room_type', 'cabin_type')}`, {
      busHeight: '3,80 m',
      busLength: '13,90 m',
      busPlate: 'XY-RW 412',
    })
    expect(changed.body).toMatchObject({
      busHeight: '3,80 m',
      busPlate: 'XY-RW 412',
      roomType: { type: 'standard', persons: 1 },
      cabinType: { type: 'outside', persons: 2 },
    })
  })

  test('CONT-04 the full list of contacts, as it was read, keeps a new one with the client', async () => {
    const { client, order, ada, people } = await tripWithClient()
    await post('order_contacts', { order, role: '1_contact', contact: ada })
    const read = await anna.get<{ contacts: Item[] }>(`/api/clients/${client.id}?${groups('contact_read')}`)
    const saved = await anna.put<{ contacts: Item[] }>(
      `/api/clients/${client.id}?${groups('bank_account_write', 'contact_read')}`,
      { contacts: [...read.body.contacts, { firstName: 'Cara', lastName: 'Dorn', type: 'other' }] },
    )
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    expect(saved.body.contacts.map(({ fullName }) => fullName)).toEqual(['Ada Brandt', 'Ben Carstens', 'Cara Dorn'])
    // Who is left out is deleted, yet the trip still knows the name.
    const [, ben] = people
    const less = await anna.put<{ contacts: Item[] }>(`/api/clients/${client.id}?${groups('contact_read')}`, {
      contacts: [`/api/contacts/${ben?.id}`],
    })
    expect(less.body.contacts.map(({ id }) => id)).toEqual([ben?.id])
    const trip = await anna.get<{ orderContacts: { contact: Item }[] }>(
      `${order}?${groups('order_contact_read', 'contact_read')}`,
    )
    expect(trip.body.orderContacts[0]?.contact).toMatchObject({ fullName: 'Ada Brandt', deleted: true })
  })

  test('CONT-04 the firms a trip was asked of come with the person one speaks with', async () => {
    const { order, trip } = await tripWithClient()
    const hotel = await post('hotels', { name: 'Fjordhotel', organisationFilter: nord })
    const person = await post('contacts', { lastName: 'Nilsen', provider: `/api/hotels/${hotel.id}` })
    const agency = await post('agencies', { name: 'Nordland Incoming', organisationFilter: nord })
    const [day] = await addDaysTo(anna, trip.id, '14.05.2027', '14.05.2027')
    const service = await post('hotel_placeholders', { day: `/api/days/${day?.id}` })
    const placeholder = `/api/hotel_placeholders/${service.id}`
    const request = await post('hotel_requests', { placeholder, hotel: `/api/hotels/${hotel.id}` })
    await post('hotel_requests', {
      placeholder,
      hotel: `/api/hotels/${hotel.id}`,
      agency: `/api/agencies/${agency.id}`,
    })
    expect(
      (await anna.put(`/api/requests/${request.id}`, { requestContact: `/api/contacts/${person.id}` })).status,
    ).toBe(200)
    const path = `/api/orders?id=${trip.id}&${groups('provider_contacts', 'contact_read')}`
    const { body } = await anna.get<{ providerContacts: Item[] }[]>(path)
    expect(body[0]?.providerContacts).toMatchObject([
      { type: `agency-${agency.id}`, providerName: 'Nordland Incoming', contact: null },
      { type: `hotel-${hotel.id}`, providerName: 'Fjordhotel', requestId: request.id, contact: { lastName: 'Nilsen' } },
    ])
    expect((await clara.get<unknown[]>('/api/order_provider_contacts')).body).toEqual([])
    expect((await bernd.get(order)).status).toBe(200)
    await anna.patch(order, { isAdminOnly: true })
    expect((await bernd.get<unknown[]>(`/api/order_provider_contacts?order.id=${trip.id}`)).body).toEqual([])
  })

  test('CONT-01 a stranger neither adds nor takes away', async () => {
    const { order, ada } = await tripWithClient()
    const mine = await post('order_contacts', { order, role: '1_contact', contact: ada })
    expect((await clara.post('/api/order_contacts', { order, role: '1_contact' })).status).toBe(422)
    expect((await clara.delete(`/api/order_contacts/${mine.id}`)).status).toBe(404)
    expect((await clara.put(order, { primaryOrderContact: null })).status).toBe(404)
  })
})

describe('the head of a trip', () => {
  test('APP-19 every group the documents name for a trip is understood, alone and together', async () => {
    const { order } = await tripWithClient()
    const names = [
      'order_list_read',
      'client_read',
      'contact_read',
      'order_contact_read',
      'provider_contacts',
      'info_read',
      'order_complexity',
      'import_write',
      'bank_account_write',
      'room_type',
      'cabin_type',
      'soft_delete',
      'trip_dashboard_read',
    ]
    for (const name of names) expect((await anna.get(`${order}?${groups(name)}`)).status, name).toBe(200)
    const { body } = await anna.get(
      `${order}?${groups('order_list_read', 'client_read', 'contact_read', 'order_contact_read', 'order_complexity', 'info_read')}`,
    )
    expect(body).toMatchObject({
      client: { companyName: 'Kantorei St. Michael', infos: [{ title: 'Zahlung' }], contacts: [{}, {}] },
      orderContacts: [],
      complexity: { offerComplexity: null },
    })
    const written = await anna.put(`${order}?${groups(...names)}`, { groupName: 'Alt' })
    expect(written.status).toBe(200)
  })

  test('HEAD-02 only people of an organisation are offered for its trips, and no other becomes responsible', async () => {
    const names = async (query: string) =>
      (await anna.get<Item[]>(`/api/users?${query}`)).body.map(({ firstName }) => firstName)
    expect(await names('organisations.id=1')).toEqual(['Anna', 'Bernd'])
    expect(await names('organisations=/api/organisations/2')).toEqual(['Anna', 'Clara'])
    expect(await names('organisations.id=viele')).toEqual([])
    const { order } = await tripWithClient()
    const refused = await anna.put<Refused>(order, { user: '/api/users/3' })
    expect(refused.body.violations?.[0]?.propertyPath).toBe('user')
    const moved = await anna.put<Refused>(order, { organisationFilter: '/api/organisations/2' })
    expect(moved.body.violations?.[0]).toMatchObject({ propertyPath: 'organisationFilter' })
  })

  test('HEAD-13 an organisation names its additional fields and a trip keeps their values', async () => {
    const { order } = await tripWithClient()
    const settings = { orders: { additionalFields: ['Kostenstelle', 'Projekt'] } }
    expect((await bernd.put('/api/settings/1', settings)).status).toBe(403)
    expect((await anna.put('/api/settings/1', settings)).body).toMatchObject(settings)
    expect((await anna.put('/api/settings/1', { orders: { additionalFields: ['A', 'A'] } })).status).toBe(422)
    // The trip would seem to hold what every object has by itself.
    for (const name of ['__proto__', 'constructor', 'toString'])
      expect((await anna.patch('/api/settings/1', { orders: { additionalFields: ['Projekt', name] } })).body).toEqual({
        violations: [{ propertyPath: 'orders.additionalFields[1]', message: expect.stringContaining('Namen') }],
      })
    expect((await anna.put(order, { additionalFields: { Kostenstelle: '4420' } })).body).toMatchObject({
      additionalFields: { Kostenstelle: '4420' },
    })
    // Two who fill in different ones keep both.
    const filled = [{ Kostenstelle: '4421' }, { Projekt: 'Chor' }]
    await Promise.all(filled.map((additionalFields) => anna.patch(order, { additionalFields })))
    expect((await anna.get(order)).body).toMatchObject({
      additionalFields: { Kostenstelle: '4421', Projekt: 'Chor' },
    })
    await anna.patch(order, { additionalFields: { Kostenstelle: '4420' } })
  })

  test('TRIP-01 the estimate is changed by itself or with its trip, in its steps, and can be cleared', async () => {
    const { trip, order } = await tripWithClient()
    const [estimate] = (await anna.get<Item[]>(`/api/complexities?order.id=${trip.id}`)).body
    const path = `/api/complexities/${estimate?.id}`
    const saved = await anna.put(path, { offerComplexity: 3, bookingProbability: 60, rentability: 45 })
    expect(saved.body).toMatchObject({ offerComplexity: 3, bookingProbability: 60, rentability: 45 })
    for (const wrong of [{ bookingProbability: 55 }, { offerComplexity: 11 }, { rentability: 1.5 }]) {
      expect((await anna.put(path, wrong)).status, JSON.stringify(wrong)).toBe(422)
    }
    expect((await anna.put(path, { offerComplexity: null })).body).toMatchObject({ offerComplexity: null })
    await anna.delete(path)
    await anna.put(order, { complexity: { executionProbability: 80 } })
    const again = (await anna.get<Item[]>(`/api/complexities?order.id=${trip.id}`)).body
    expect(again).toMatchObject([{ executionProbability: 80 }])
    expect((await clara.get<unknown[]>(`/api/complexities?order.id=${trip.id}`)).body).toEqual([])
  })

  test('HEAD-11 a period that is none is told alike for a new trip and a known one', async () => {
    const { order } = await tripWithClient()
    const told = async (body: object) => (await anna.patch<Refused>(order, body)).body.violations
    const backwards = [{ propertyPath: 'endAt', message: 'Das Ende liegt vor dem Beginn.' }]
    expect(await told({ endAt: '13.05.2027' })).toEqual(backwards)
    expect(await told({ startAt: '17.05.2027' })).toEqual(backwards)
    expect(await told({ endAt: '14.05.2028' })).toEqual([
      { propertyPath: 'endAt', message: 'Eine Reise dauert höchstens 366 Tage.' },
    ])
  })

  test('HEAD-11 moving only the start moves the days; what would fall out is refused with the way out', async () => {
    const { trip, order } = await tripWithClient()
    const days = async () => (await anna.get<Item[]>(`/api/days?order.id=${trip.id}&_order[date]=asc`)).body
    const [first, , last] = await addDaysTo(anna, trip.id, '14.05.2027', '16.05.2027')
    await post('hotel_placeholders', { day: `/api/days/${last?.id}` })
    const refused = await anna.put<Refused>(order, { startAt: '16.05.2027' })
    expect(refused.body.violations?.[0]).toMatchObject({
      propertyPath: 'endAt',
      message: expect.stringContaining('Frühestes Ende: 18.05.2027'),
    })
    expect((await days()).map(({ id, date }) => [id, date])[0]).toEqual([first?.id, '14.05.2027 00:00:00'])
    expect((await anna.put(order, { startAt: '16.05.2027', endAt: '18.05.2027' })).status).toBe(200)
    const moved = await days()
    expect(moved.map(({ id }) => id)).toEqual([first?.id, moved[1]?.id, last?.id])
    expect(moved.map(({ date }) => date)).toEqual([16, 17, 18].map((day) => `${day}.05.2027 00:00:00`))
    const services = await anna.get<Item[]>(`/api/hotel_placeholders?day.id=${last?.id}`)
    expect(services.body).toHaveLength(1)
  })
})

test('CONT-02 APP-14 who gets the star and who loses it are another version of themselves', async () => {
  const { order, ada, ben } = await tripWithClient()
  const add = async (contact: string | undefined) =>
    `/api/order_contacts/${(await post('order_contacts', { order, role: '1_contact', contact })).id}`
  const [first, second] = [await add(ada), await add(ben)]
  const tags = async () => Promise.all([first, second].map(async (path) => (await anna.get(path)).headers.etag))
  const star = async (body: object, path = order) => {
    const before = await tags()
    expect(await anna.patch(path, body)).toMatchObject({ status: 200 })
    const after = await tags()
    return after.map((tag, index) => tag !== before[index])
  }
  expect(await star({ primaryOrderContact: first })).toEqual([true, false])
  expect(await star({ primaryOrderContact: first })).toEqual([false, false])
  expect(await star({ primaryOrderContact: second })).toEqual([true, true])
  expect(await star({ isPrimary: true }, first)).toEqual([true, true])
  expect(await star({ primaryOrderContact: null })).toEqual([true, false])
  // A star is nobody's typing: what is kept of the contact beside it may still be saved.
  const { headers } = await anna.get(second)
  await anna.patch(order, { primaryOrderContact: second })
  const late = anna.with({ 'if-match': String(headers.etag) })
  expect(await late.patch(second, { busPlate: 'HH-RW 1' })).toMatchObject({ status: 200 })
})
