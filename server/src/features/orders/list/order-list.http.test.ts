import { orderStatusKeys } from '@reisewerk/domain/accounts/options.ts'
import { mostTimelineOrders } from '@reisewerk/domain/orders/order-list.contract.ts'
import readExcelFile from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../../test/caller.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

let desk: TestApp
let anna: Caller
let bernd: Caller
let clara: Caller
type Item = Record<string, unknown> & { id: number; version: number }
type Row = { id: number; name: string; client: string | null; startAt: string; status: string }
type Spans = { total: number; trips: Row[] }

const nord = '/api/organisations/1'
const sued = '/api/organisations/2'

beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  ;[anna, bernd, clara] = [await desk.as('anna'), await desk.as('bernd'), await desk.as('clara')]
})
afterAll(() => desk.close())

async function newTrip(fields: object): Promise<Item> {
  const { status, body } = await anna.post<Item>('/api/orders', { organisationFilter: nord, ...fields })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

describe('saved views', () => {
  test('LIST-03 a view keeps filters, order and columns; it is renamed, moved, made the default and deleted', async () => {
    const state = { status: ['new', 'booked'], sort: '-startAt', hide: ['_importId'], rows: 'roomy' }
    const first = await bernd.post<Item>('/api/order_views', { name: 'Saison 2027', state, isDefault: true })
    expect(first).toMatchObject({ status: 201, body: { name: 'Saison 2027', state, isShared: false, isDefault: true } })
    const second = await bernd.post<Item>('/api/order_views', { name: 'Meine Angebote', state: {}, isDefault: true })
    const list = async () => (await bernd.get<Item[]>('/api/order_views')).body
    expect(await list()).toMatchObject([
      { name: 'Saison 2027', isDefault: false },
      { name: 'Meine Angebote', isDefault: true },
    ])
    await bernd.patch(`/api/order_views/${second.body.id}`, { sort: 0, name: 'Angebote' })
    expect((await list()).map(({ name }) => name)).toEqual(['Angebote', 'Saison 2027'])
    for (const { id } of await list()) expect((await bernd.delete(`/api/order_views/${id}`)).status).toBe(204)
    expect(await list()).toEqual([])
  })

  test('LIST-03 a view is its own; shared it is read by the organisation, changed only by its owner, unknown to others', async () => {
    const { body: view } = await bernd.post<Item>('/api/order_views', { name: 'Vertraulich' })
    const seen = async (by: Caller) => (await by.get<Item[]>('/api/order_views')).body.map(({ id }) => id)
    expect([await seen(bernd), await seen(anna), await seen(clara)]).toEqual([[view.id], [], []])
    await bernd.patch(`/api/order_views/${view.id}`, { isShared: true })
    expect([await seen(anna), await seen(clara)]).toEqual([[view.id], []])
    // Also an administrator leaves a colleague's view alone.
    for (const other of [anna, clara]) {
      expect((await other.patch(`/api/order_views/${view.id}`, { name: 'Meins' })).status).toBe(404)
      expect((await other.delete(`/api/order_views/${view.id}`)).status).toBe(404)
    }
    const foreign = await bernd.post('/api/order_views', { name: 'Süd', isShared: true, organisationFilter: sued })
    expect(foreign.status).toBe(422)
    await bernd.delete(`/api/order_views/${view.id}`)
  })

  test('LIST-03 two views of one person and house have two names; another house and a colleague may have the same', async () => {
    const name = 'Angebote Frühjahr'
    const { body: view } = await anna.post<Item>('/api/order_views', { name })
    const { body: other } = await anna.post<Item>('/api/order_views', { name: 'Andere' })
    const refused = {
      status: 422,
      body: { violations: [{ propertyPath: 'name', message: 'Eine Ansicht mit diesem Namen hast du schon.' }] },
    }
    expect(await anna.post('/api/order_views', { name })).toMatchObject(refused)
    expect(await anna.patch(`/api/order_views/${other.id}`, { name: name.toUpperCase() })).toMatchObject(refused)
    expect((await anna.patch(`/api/order_views/${view.id}`, { name, isShared: true })).status).toBe(200)
    const atOnce = await Promise.all([1, 2, 3].map(() => anna.post('/api/order_views', { name: 'Zugleich' })))
    expect(atOnce.map(({ status }) => status).sort()).toEqual([201, 422, 422])
    expect((await anna.post('/api/order_views', { name, organisationFilter: sued })).status).toBe(201)
    expect((await bernd.post('/api/order_views', { name })).status).toBe(201)
    for (const by of [anna, bernd])
      for (const { id, user } of (await by.get<Item[]>('/api/order_views')).body)
        if (user === (by === anna ? '/api/users/1' : '/api/users/2')) await by.delete(`/api/order_views/${id}`)
  })

  test.each([[{ status: ['unbekannt'] }], [{ sort: 'geheim' }], [{ from: '2027-02-30' }], [{ other: 1 }]])(
    'LIST-03 what the list does not know is no view: %j',
    async (state) => {
      expect((await bernd.post('/api/order_views', { name: 'Unsinn', state })).status).toBe(422)
    },
  )
})

describe('the way of a trip', () => {
  test('LIST-02 sorting by status goes new → … → cancelled, alike ones by their start', async () => {
    const made: Item[] = []
    for (const [index, status] of [...orderStatusKeys].reverse().entries()) {
      const day = String(index + 1).padStart(2, '0')
      const trip = await newTrip({ groupName: 'Statusweg', startAt: `${day}.03.2031`, endAt: `${day}.03.2031` })
      await anna.patch(`/api/orders/${trip.id}`, { currentStatus: status })
      made.push(trip)
    }
    const sorted = async (direction: string) =>
      (
        await anna.get<Item[]>(`/api/orders?_search=statusweg&_order[currentStatus]=${direction}&_groups[]=soft_delete`)
      ).body.map(({ currentStatus }) => currentStatus)
    expect(await sorted('asc')).toEqual(orderStatusKeys)
    expect(await sorted('desc')).toEqual([...orderStatusKeys].reverse())
    expect(made).toHaveLength(orderStatusKeys.length)
  })

  test('LIST-02 the rank in the database knows every status in its place', async () => {
    const ranks = await desk.db.query<{ rank: number }>(
      'select order_status_rank(key) as rank from unnest($1::text[]) key',
      [orderStatusKeys],
    )
    expect(ranks.map(({ rank }) => rank)).toEqual(orderStatusKeys.map((_, index) => index + 1))
  })
})

describe('from a day on', () => {
  test('LIST-01 lists what ends on that day or later, however long ago it began, for everybody what they see', async () => {
    await newTrip({ groupName: 'Kurz vorbei', startAt: '01.03.2036', endAt: '09.03.2036' })
    await newTrip({ groupName: 'Ein ganzes Jahr', startAt: '12.03.2035', endAt: '10.03.2036' })
    await newTrip({ groupName: 'Im Haus', isAdminOnly: true, startAt: '09.03.2036', endAt: '10.03.2036' })
    await newTrip({ groupName: 'Beginnt erst', startAt: '11.03.2036', endAt: '12.03.2036' })
    const groups = async (by: Caller) => {
      const path = '/api/orders?endAt[after]=10.03.2036&_order[startAt]=asc'
      const { headers, body } = await by.get<{ groupName: string }[]>(path)
      expect(Number(headers['x-total-items'])).toBe(body.length)
      return body.map(({ groupName }) => groupName)
    }
    expect(await groups(anna)).toEqual(['Ein ganzes Jahr', 'Im Haus', 'Beginnt erst'])
    expect(await groups(bernd)).toEqual(['Ein ganzes Jahr', 'Beginnt erst'])
    expect(await groups(clara)).toEqual([])
  })
})

describe('search', () => {
  test('LIST-02 counts and pages what it finds, also behind the last page', async () => {
    for (const day of ['01', '02', '03']) {
      await newTrip({ groupName: 'Suchprobe', startAt: `${day}.04.2031`, endAt: `${day}.04.2031` })
    }
    const page = async (number: number) => {
      const { body, headers } = await anna.get<Item[]>(
        `/api/orders?_search=suchprobe&_itemsPerPage=2&_page=${number}&_order[startAt]=desc`,
      )
      return { days: body.map(({ startAt }) => String(startAt).slice(0, 2)), total: headers['x-total-items'] }
    }
    expect(await page(1)).toEqual({ days: ['03', '02'], total: '3' })
    expect(await page(2)).toEqual({ days: ['01'], total: '3' })
    expect(await page(3)).toEqual({ days: [], total: '3' })
  })
})

describe('timeline', () => {
  const span = 'endAt[after]=01.05.2032&startAt[before]=31.05.2032'

  test('LIST-03 shows the trips that touch the span, by their start, with the filters of the list', async () => {
    const { body: client } = await anna.post<Item>('/api/clients', {
      organisationFilter: nord,
      companyName: 'Kantorei Zeitachse',
      shortName: 'Zeitachse',
    })
    const named = { client: `/api/clients/${client.id}`, trip: { name: 'Chorreise Norwegen' } }
    const into = await newTrip({ ...named, startAt: '28.04.2032', endAt: '02.05.2032' })
    const out = await newTrip({ groupName: 'Wanderfreunde', startAt: '30.05.2032', endAt: '04.06.2032' })
    await newTrip({ startAt: '01.06.2032', endAt: '04.06.2032' })
    const whole = await anna.get<Spans>(`/api/orders/timeline?${span}`)
    expect(whole.body.total).toBe(2)
    expect(whole.body.trips).toMatchObject([
      { id: into.id, name: 'Chorreise Norwegen', client: 'Kantorei Zeitachse', startAt: '2032-04-28', status: 'new' },
      { id: out.id, name: 'Wanderfreunde', client: null, endAt: '2032-06-04' },
    ])
    const ofClient = await anna.get<Spans>(`/api/orders/timeline?${span}&client.id[]=${client.id}`)
    expect(ofClient.body.trips.map(({ id }) => id)).toEqual([into.id])
    expect((await anna.get('/api/orders/timeline?unbekannt=1')).status).toBe(400)
    expect(mostTimelineOrders).toBeGreaterThan(1000)
  })

  test('LIST-03 APP-04 hides other organisations and what is for administrators only', async () => {
    const hidden = await newTrip({ isAdminOnly: true, startAt: '10.05.2032', endAt: '11.05.2032' })
    const ids = async (by: Caller) =>
      (await by.get<Spans>(`/api/orders/timeline?${span}`)).body.trips.map(({ id }) => id)
    expect(await ids(anna)).toContain(hidden.id)
    expect(await ids(bernd)).not.toContain(hidden.id)
    expect(await ids(bernd)).toHaveLength(2)
    expect(await ids(clara)).toEqual([])
  })
})

describe('export', () => {
  async function sheet(by: Caller, query: string) {
    const { status, raw, headers } = await by.get(`/api/orders/export.xlsx?${query}`)
    expect(status).toBe(200)
    expect(headers['content-type']).toContain('spreadsheetml')
    expect(headers['content-disposition']).toContain('attachment')
    const [first] = await readExcelFile(raw)
    return first?.data ?? []
  }

  test('LIST-04 holds the filtered and sorted list with German heads, real dates and numbers', async () => {
    const destinations = await desk.db.query<{ id: number }>(
      `insert into destinations (name) values ('Oslo'), ('Bergen') returning id::int`,
    )
    const [oslo, bergen] = destinations.map(({ id }) => `/api/destinations/${id}`)
    const trip = await newTrip({
      groupName: 'Ausfuhrprobe',
      startAt: '14.05.2033',
      endAt: '23.05.2033',
      _importId: '=1+1',
      trip: { name: 'Norwegen', mainDestination: oslo, destinations: [bergen, oslo] },
      hotelContingent: [{ type: { persons: 2, type: 'standard' }, askedAmount: 18, reservedAmount: 4 }],
    })
    await newTrip({ groupName: 'Ausfuhrprobe', startAt: '15.06.2033', endAt: '16.06.2033' })
    await desk.db.query(
      `insert into todos (organisation_id, order_id, user_id, name, due_date) values (1, $1, 1, 'Anrufen', '2026-12-01')`,
      [trip.id],
    )
    const [head, ...rows] = await sheet(anna, '_search=ausfuhrprobe&_order[startAt]=desc&_itemsPerPage=1')
    expect(head?.slice(0, 5)).toEqual(['Vorgang', 'Kunde', 'Gruppe', 'Reisename', 'Beginn'])
    expect(rows).toHaveLength(2)
    expect(rows[1]).toEqual([
      trip.orderNumber,
      null,
      'Ausfuhrprobe',
      'Norwegen',
      new Date('2033-05-14T00:00:00Z'),
      new Date('2033-05-23T00:00:00Z'),
      'Oslo ★, Bergen',
      expect.stringContaining('Anna'),
      new Date('2026-12-01T00:00:00Z'),
      'Neu',
      36,
      8,
      '=1+1',
    ])
  })

  test('LIST-04 APP-04 gives nobody what the list would not show them', async () => {
    await newTrip({ groupName: 'Nur Leitung', isAdminOnly: true, startAt: '01.07.2033', endAt: '02.07.2033' })
    await newTrip({ groupName: 'Leitung Nord', startAt: '01.07.2033', endAt: '02.07.2033' })
    const groups = async (by: Caller) =>
      (await sheet(by, '_search=leitung&_order[groupName]=asc')).slice(1).map((row) => row[2])
    expect(await groups(anna)).toEqual(['Leitung Nord', 'Nur Leitung'])
    expect(await groups(bernd)).toEqual(['Leitung Nord'])
    expect(await groups(clara)).toEqual([])
    expect((await desk.nobody.get('/api/orders/export.xlsx')).status).toBe(401)
  })

  test('LIST-04 a list too long for one file is refused in plain words', async () => {
    // Without triggers, which would write a history of all of them.
    await desk.db.query(`set session_replication_role = replica;
      insert into orders (organisation_id, order_number, start_at, end_at, user_id, group_name)
      select 1, 'X' || n, '2034-01-01', '2034-01-02', 1, 'Massenprobe' from generate_series(1, 20001) n;
      set session_replication_role = default`)
    const all = await anna.get<{ message: string }>('/api/orders/export.xlsx?startAt[after]=01.01.2034')
    expect(all).toMatchObject({ status: 422, body: { message: expect.stringContaining('höchstens 20.000') } })
  })
})
