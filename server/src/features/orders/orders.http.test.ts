import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { addDaysTo } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

let desk: TestApp
let anna: Caller
let bernd: Caller
let clara: Caller
type Item = Record<string, unknown> & { id: number; version: number }
type Refused = { code?: string; message?: string; violations?: { propertyPath: string; message: string }[] }

const nord = '/api/organisations/1'
const trip = { organisationFilter: nord, startAt: '14.05.2027', endAt: '23.05.2027', groupName: 'Kammerchor' }

beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  ;[anna, bernd, clara] = [await desk.as('anna'), await desk.as('bernd'), await desk.as('clara')]
})
afterAll(() => desk.close())

async function newTrip(fields: object = {}, by: Caller = anna): Promise<Item> {
  const { status, body } = await by.post<Item>('/api/orders', { ...trip, ...fields })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

describe('a new trip', () => {
  test('NEW-12 HEAD-10 comes with number, contingents and complexity, and without days', async () => {
    const body = await newTrip({
      trip: { name: 'Norwegen' },
      hotelContingent: [{ type: { persons: 2, type: 'standard' }, askedAmount: 18 }],
      ferryContingent: [
        { type: { persons: 2, type: 'inside' }, askedAmount: 12 },
        { type: { persons: 2, type: 'outside' }, askedAmount: 6, reservedAmount: 4, requestedChangeAmount: 1 },
      ],
      complexity: { offerComplexity: 3, bookingProbability: 60 },
    })
    expect(body.orderNumber).toMatch(/^26\d{5}$/)
    expect(body).toMatchObject({ startAt: '14.05.2027 00:00:00', currentStatus: 'new', info: { paxAsked: 36 } })
    const days = await anna.get<Item[]>(`/api/days?order.id=${body.id}&_itemsPerPage=500`)
    // Days are planned by people, or come with a concept (000 §2.2).
    expect(days.body).toEqual([])
    const cabins = await anna.get<{ doubleCabins: Item[] }[]>(`/api/order_contingent_ferries?order.id=${body.id}`)
    expect(cabins.body[0]?.doubleCabins).toMatchObject([
      { type: { type: 'inside' }, askedAmount: 12 },
      // Outside amounts are sent as 0 (000 §3).
      { type: { type: 'outside' }, askedAmount: 0, reservedAmount: 0, requestedChangeAmount: null },
    ])
    const complexity = await anna.get<Item[]>(`/api/complexities?order.id=${body.id}`)
    expect(complexity.body[0]).toMatchObject({ offerComplexity: 3, bookingProbability: 60 })
  })

  test('NEW-01 has the defaults of 000 §9', async () => {
    expect(await newTrip()).toMatchObject({
      category: 'activity',
      orderCurrency: 'EUR',
      requestSource: 'unknown',
      traitTags: ['neu'],
      user: '/api/users/1',
      isAdminOnly: false,
    })
  })

  test('NEW-12 numbers are never given twice, also when many trips arrive at once', async () => {
    const made = await Promise.all(Array.from({ length: 12 }, () => newTrip()))
    expect(new Set(made.map(({ orderNumber }) => orderNumber)).size).toBe(12)
  })

  test('NEW-12 a refusal half-way leaves nothing behind', async () => {
    const before = await desk.db.query<{ count: number }>('select count(*)::int as count from orders')
    const refused = await anna.post<Refused>('/api/orders', {
      ...trip,
      orderContacts: [{ role: '1_contact', contact: '/api/contacts/999999' }],
    })
    expect(refused.status).toBe(422)
    expect(await desk.db.query('select count(*)::int as count from orders')).toEqual(before)
  })

  test.each([
    [{ endAt: '13.05.2027' }, 'endAt'],
    [{ endAt: '31.02.2027' }, 'endAt'],
    [{ client: '/api/clients/999999' }, 'client'],
    [{ hotelContingent: [{ type: { persons: 9, type: 'x' }, askedAmount: 1 }] }, 'hotelContingent'],
    [{ complexity: { bookingProbability: 55 } }, 'complexity.bookingProbability'],
  ])('NEW-07 %j is refused at its field', async (fields, path) => {
    const { status, body } = await anna.post<Refused>('/api/orders', { ...trip, ...fields })
    expect(status).toBe(422)
    expect(body.violations?.[0]?.propertyPath.startsWith(path)).toBe(true)
  })

  test('NEW-04 whoever has one organisation need not choose; whoever has several must', async () => {
    const { organisationFilter: _, ...without } = trip
    const single = await bernd.post<Item>('/api/orders', without)
    expect(single).toMatchObject({ status: 201, body: { organisationFilter: nord } })
    const several = await anna.post<Refused>('/api/orders', without)
    expect(several.body.violations?.[0]?.propertyPath).toBe('organisationFilter')
    const foreign = await bernd.post<Refused>('/api/orders', { ...trip, organisationFilter: '/api/organisations/2' })
    expect(foreign.status).toBe(422)
  })
})

describe('the list', () => {
  test('LIST-02 filters, search, order and count go together', async () => {
    const { body: client } = await anna.post<Item>('/api/clients', {
      organisationFilter: nord,
      companyName: 'Liedertafel Bardowick',
      shortName: 'Liedertafel',
    })
    const { body: riga } = await anna.post<Item>('/api/destinations', { name: 'Riga', country: 'LV' })
    const destinations = [`/api/destinations/${riga.id}`]
    const fields = { client: `/api/clients/${client.id}`, trip: { name: 'Baltikum', destinations } }
    const one = await newTrip({ ...fields, startAt: '01.06.2028', endAt: '05.06.2028' })
    const two = await newTrip({ ...fields, startAt: '01.07.2028', endAt: '05.07.2028' })
    await anna.patch(`/api/orders/${two.id}`, { currentStatus: 'booked' })
    const ids = async (query: string) => (await anna.get<Item[]>(`/api/orders?${query}`)).body.map(({ id }) => id)
    expect(await ids('_search=liedertafel%20riga')).toEqual([one.id, two.id])
    expect(await ids('_search=LIEDER&_order[startAt]=desc')).toEqual([two.id, one.id])
    expect(await ids('_search=liedertafel&currentStatus[]=booked')).toEqual([two.id])
    expect(await ids(`client.id=${client.id}&startAt[before]=15.06.2028`)).toEqual([one.id])
    expect(await ids(`trip.destinations.id[]=${riga.id}`)).toEqual([one.id, two.id])
    expect(await ids(`_search=${String(two.orderNumber)}`)).toEqual([two.id])
    expect(await ids('_search=100%25')).toEqual([])
  })

  test('LIST-01 order_list_read brings what the list shows, nested', async () => {
    const made = await newTrip({ trip: { name: 'Elbe' } })
    const { body } = await anna.get<Item[]>(`/api/orders?id=${made.id}&_groups[]=order_list_read`)
    expect(body[0]).toMatchObject({
      user: { firstName: 'Anna' },
      client: null,
      trip: { destinations: [] },
      info: { paxAsked: 0 },
    })
  })

  test('LIST-01 the most urgent open to-do stands in the list and leaves it when done', async () => {
    const made = await newTrip()
    await desk.db.query(
      `insert into todos (organisation_id, order_id, name, due_date) values (1, $1, 'Option', '2026-12-01'), (1, $1, 'Visum', '2027-01-15')`,
      [made.id],
    )
    const due = async () => (await anna.get<{ orderTodo: object }>(`/api/orders/${made.id}`)).body.orderTodo
    expect(await due()).toEqual({ dueDate: '01.12.2026 00:00:00' })
    await desk.db.query(`update todos set status = 'done' where order_id = $1 and name = 'Option'`, [made.id])
    expect(await due()).toEqual({ dueDate: '15.01.2027 00:00:00' })
  })

  test('APP-11 a deleted trip is in no list and read with soft_delete only', async () => {
    const made = await newTrip()
    expect((await bernd.patch(`/api/orders/${made.id}`, { currentStatus: 'deleted' })).status).toBe(200)
    expect((await anna.get<Item[]>(`/api/orders?id=${made.id}`)).body).toEqual([])
    expect((await anna.get(`/api/orders/${made.id}`)).status).toBe(404)
    expect((await anna.get(`/api/orders/${made.id}?_groups[]=soft_delete`)).status).toBe(200)
    expect((await bernd.patch(`/api/orders/${made.id}`, { currentStatus: 'new' })).status).toBe(404)
    expect((await anna.patch(`/api/orders/${made.id}`, { currentStatus: 'new' })).status).toBe(200)
    expect((await bernd.get(`/api/orders/${made.id}`)).status).toBe(200)
  })
})

describe('changes', () => {
  test('HEAD-11 new dates take the days along and add missing ones', async () => {
    const made = await newTrip({ startAt: '01.06.2027', endAt: '03.06.2027' })
    await addDaysTo(anna, made.id, '01.06.2027', '03.06.2027')
    await anna.patch(`/api/orders/${made.id}`, { startAt: '10.06.2027', endAt: '13.06.2027' })
    const days = await anna.get<Item[]>(`/api/days?order.id=${made.id}&_order[date]=asc`)
    expect(days.body.map(({ date }) => String(date).slice(0, 10))).toEqual([
      '10.06.2027',
      '11.06.2027',
      '12.06.2027',
      '13.06.2027',
    ])
  })

  test('HEAD-11 a day that holds services is never dropped', async () => {
    const made = await newTrip({ startAt: '01.06.2027', endAt: '03.06.2027' })
    await addDaysTo(anna, made.id, '01.06.2027', '03.06.2027')
    await desk.db.query(
      `insert into placeholders (order_id, day_id, kind) select order_id, id, 'free' from days where order_id = $1 and date = '2027-06-03'`,
      [made.id],
    )
    const refused = await anna.patch<Refused>(`/api/orders/${made.id}`, { endAt: '02.06.2027' })
    expect(refused).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'endAt' }] } })
    expect((await anna.get<Item>(`/api/orders/${made.id}`)).body.endAt).toBe('03.06.2027 00:00:00')
  })

  test('HEAD-11 a day with somebody’s words is never dropped either', async () => {
    const made = await newTrip({ startAt: '01.06.2027', endAt: '03.06.2027' })
    const days = await addDaysTo(anna, made.id, '01.06.2027', '03.06.2027')
    await anna.post('/api/day_subtitles', { day: `/api/days/${days[2]?.id}`, subtitle: 'Ausklang an der Elbe' })
    expect((await anna.patch(`/api/orders/${made.id}`, { endAt: '02.06.2027' })).status).toBe(422)
  })

  test('HEAD-02 who is responsible belongs to the trip’s organisation', async () => {
    const made = await newTrip()
    const refused = await anna.patch<Refused>(`/api/orders/${made.id}`, { user: '/api/users/3' })
    expect(refused).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'user' }] } })
    expect((await anna.patch(`/api/orders/${made.id}`, { user: '/api/users/2' })).status).toBe(200)
    expect((await anna.post('/api/orders', { ...trip, user: '/api/users/3' })).status).toBe(422)
  })

  test('HEAD-02 a main destination that left the list is none', async () => {
    const [one, other] = await Promise.all(
      ['Turku', 'Narva'].map(
        async (name) => `/api/destinations/${(await anna.post<Item>('/api/destinations', { name })).body.id}`,
      ),
    )
    const made = await newTrip({ trip: { destinations: [one, other], mainDestination: one } })
    const saved = await anna.patch<{ trip: object }>(`/api/orders/${made.id}`, { trip: { destinations: [other] } })
    expect(saved.body.trip).toMatchObject({ destinations: [other], mainDestination: null })
  })

  test('CAP-02 an edited amount is saved at once, stamped, and noted as booking stand', async () => {
    const made = await newTrip({ hotelContingent: [{ type: { persons: 2, type: 'standard' }, askedAmount: 10 }] })
    type Rooms = { id: number; doubleRooms: (Item & { reservedAmount: number })[] }
    const { body } = await anna.get<Rooms[]>(`/api/order_contingent_hotels?order.id=${made.id}`)
    const rooms = body[0] as Rooms
    const doubleRooms = rooms.doubleRooms.map(({ id, type, askedAmount }) => ({
      id,
      type,
      askedAmount,
      reservedAmount: 8,
    }))
    const saved = await anna.put<Rooms & { lastContingentUpdate: string }>(`/api/order_contingent_hotels/${rooms.id}`, {
      doubleRooms,
    })
    expect(saved.body.doubleRooms[0]?.reservedAmount).toBe(8)
    expect(saved.body.lastContingentUpdate).toBe('21.11.2026 10:00:00')
    const stands = await anna.get<Item[]>(`/api/booking_stands?order.id=${made.id}`)
    expect(stands.body).toMatchObject([{ date: '21.11.2026 00:00:00', numberOfPersons: 16 }])
    expect((await anna.get<Item>(`/api/orders/${made.id}`)).body.info).toEqual({ paxAsked: 20, paxReserved: 16 })
  })

  test('CAP-03 a cabin is of a type that OPTIONS name', async () => {
    const made = await newTrip({})
    const { body } = await anna.get<Item[]>(`/api/order_contingent_ferries?order.id=${made.id}`)
    const doubleCabins = [{ type: { persons: 2, type: 'igloo' }, askedAmount: 1 }]
    const refused = await anna.put<{ violations: { propertyPath: string }[] }>(
      `/api/order_contingent_ferries/${body[0]?.id}`,
      { doubleCabins },
    )
    expect(refused).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'doubleCabins[0].type.type' }] },
    })
  })

  test('CONT-01 the main contact is named by the trip’s contact or by the person, never by another trip’s', async () => {
    const client = {
      organisationFilter: nord,
      companyName: 'Chor',
      shortName: 'Chor',
      contacts: [{ lastName: 'Brandt' }],
    }
    const made = await anna.post<{ contacts: Item[] }>('/api/clients?_groups[]=client_read', client)
    const person = `/api/contacts/${made.body.contacts[0]?.id}`
    const one = await newTrip({ orderContacts: [{ role: '1_contact', contact: person }] })
    const other = await newTrip()
    const saved = await anna.put<Item>(`/api/orders/${one.id}`, { primaryOrderContact: person })
    const chosen = saved.body.primaryOrderContact
    expect(chosen).toMatch(/^\/api\/order_contacts\/\d+$/)
    const foreign = await anna.put<Refused>(`/api/orders/${other.id}`, { primaryOrderContact: chosen })
    expect(foreign).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'primaryOrderContact' }] } })
    const becomes = await anna.put<Item>(`/api/orders/${other.id}`, { primaryOrderContact: person })
    expect(becomes.body.primaryOrderContact).not.toBe(chosen)
    expect(
      (await anna.put<Item>(`/api/orders/${other.id}`, { primaryOrderContact: null })).body.primaryOrderContact,
    ).toBeNull()
  })

  test('APP-13 the history tells who changed what, old and new', async () => {
    const made = await newTrip()
    await bernd.patch(`/api/orders/${made.id}`, { groupName: 'Männerchor' })
    type Entry = { userName: string; table: string; before: object; after: object }
    const { body } = await anna.get<Entry[]>(`/api/orders/${made.id}/history`)
    expect(body[0]).toMatchObject({
      userName: 'Bernd Brandt',
      table: 'orders',
      before: { group_name: 'Kammerchor' },
      after: { group_name: 'Männerchor' },
    })
  })
})

describe('who may see and do what', () => {
  test('APP-04 another organisation’s trip does not exist: by list, address, filter, search, link, children, history', async () => {
    const made = await newTrip({ groupName: 'Nur für Nord' })
    const [day] = await addDaysTo(anna, made.id, '14.05.2027', '14.05.2027')
    const rooms = (await anna.get<Item[]>(`/api/order_contingent_hotels?order.id=${made.id}`)).body[0] as Item
    for (const path of [
      `/api/orders/${made.id}`,
      `/api/days/${day?.id}`,
      `/api/order_contingent_hotels/${rooms.id}`,
      `/api/orders/${made.id}/history`,
    ]) {
      expect((await clara.get(path)).status, path).toBe(404)
      expect([404, 405]).toContain((await clara.patch(path, {})).status)
    }
    for (const path of [
      '/api/orders?_search=Nur',
      `/api/orders?id=${made.id}`,
      `/api/days?order.id=${made.id}`,
      `/api/complexities?order.id=${made.id}`,
    ]) {
      expect((await clara.get<Item[]>(path)).body, path).toEqual([])
    }
    const linked = await clara.post<Refused>('/api/days', { order: `/api/orders/${made.id}`, date: '01.01.2028' })
    expect(linked.status).toBe(422)
    expect((await clara.patch(`/api/order_contingent_hotels/${rooms.id}`, { doubleRooms: [] })).status).toBe(404)
  })

  test('APP-03 an admin-only trip does not exist for others, and only an admin hides or shows', async () => {
    const made = await newTrip()
    expect((await bernd.patch(`/api/orders/${made.id}`, { isAdminOnly: true })).status).toBe(403)
    await anna.patch(`/api/orders/${made.id}`, { isAdminOnly: true })
    expect((await bernd.get(`/api/orders/${made.id}`)).status).toBe(404)
    expect((await bernd.get<Item[]>(`/api/orders?id=${made.id}`)).body).toEqual([])
    expect((await bernd.get<Item[]>(`/api/days?order.id=${made.id}`)).body).toEqual([])
    expect((await bernd.get(`/api/orders/${made.id}/history`)).status).toBe(404)
    expect((await anna.get(`/api/orders/${made.id}`)).status).toBe(200)
  })

  test('APP-04 a client of another organisation can neither be linked nor expanded nor searched', async () => {
    const client = { organisationFilter: '/api/organisations/2', companyName: 'Südchor', shortName: 'Süd' }
    const { body: foreign } = await anna.post<Item>('/api/clients', client)
    const refused = await bernd.post<Refused>('/api/orders', { ...trip, client: `/api/clients/${foreign.id}` })
    expect(refused.body.violations?.[0]?.propertyPath).toBe('client')
    expect((await bernd.get<Item[]>('/api/clients?_search=Südchor')).body).toEqual([])
    const own = await newTrip()
    const link = { client: `/api/clients/${foreign.id}` }
    expect((await anna.patch<Refused>(`/api/orders/${own.id}`, link)).body.violations?.[0]?.propertyPath).toBe('client')
    // Not even past the use case: the database keeps the two houses apart.
    const mixing = desk.db.query('update orders set client_id = $1 where id = $2', [foreign.id, own.id])
    await expect(mixing).rejects.toThrow('orders_client_same_organisation')
  })
})
