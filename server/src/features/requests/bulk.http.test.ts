import type { BulkAnswer } from '@reisewerk/domain/itinerary/bulk.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Item = { id: number } & Record<string, unknown>

let desk: TestApp
let bernd: Caller
let trip: PlannedTrip
beforeAll(async () => {
  desk = await testApp()
  bernd = await desk.as('bernd')
  trip = await planTrip(bernd)
})
afterAll(() => desk.close())

const service = (kind: string, of = trip, caller = bernd) =>
  expectStatus<Item>(201, caller.post(`/api/${kind}`, { day: of.days[0]?.link }))

async function request(kind: string, of = trip, caller = bernd): Promise<number> {
  const { id } = await service(`${kind}_placeholders`, of, caller)
  const placeholder = `/api/${kind}_placeholders/${id}`
  return (await expectStatus<Item>(201, caller.post(`/api/${kind}_requests`, { placeholder }))).id
}
const link = (id: number) => `/api/requests/${id}`
const read = async (id: number) => expectStatus<Item>(200, bernd.get(link(id)))
const change = (path: string, body: object, caller = bernd) => caller.put<BulkAnswer>(`/api/${path}`, body)

test('BULK-02 the status of hundreds of requests changes in one call', async () => {
  const first = await request('hotel')
  const rows = await desk.db.query<{ id: number }>(
    `insert into requests (order_id, placeholder_id, request_type)
     select r.order_id, r.placeholder_id, 'hotel' from requests r, generate_series(1, 299) where r.id = $1 returning id::int`,
    [first],
  )
  const ids = [first, ...rows.map(({ id }) => id)]
  const { status, body } = await change('requests/status', { requests: ids.map(link), status: 'option' })
  expect([status, body]).toEqual([200, { changed: ids, failed: [] }])
  const stored = await desk.db.query('select from requests where id = any ($1) and status = $2', [ids, 'option'])
  expect(stored).toHaveLength(300)
  const many = [...ids, ...ids].map(link)
  expect((await change('requests/status', { requests: many, status: 'option' })).status).toBe(422)
})

test('BULK-02 what is gone is named with its reason, the others are changed', async () => {
  const [hotel, ferry] = [await request('hotel'), await request('ferry')]
  const requests = [`/api/hotel_requests/${hotel}`, link(999_999), `/api/ferry_requests/${ferry}`]
  const status = await change('requests/status', { requests, status: 'requested' })
  const gone = { id: 999_999, message: 'Anfrage wurde nicht gefunden.' }
  expect(status.body).toEqual({ changed: [hotel, ferry], failed: [gone] })
  const deadline = await change('requests/option_deadline', { requests, dueDate: '01.03.2027' })
  expect(deadline.body).toEqual({ changed: [hotel, ferry], failed: [gone] })
  const option = { dueDate: '01.03.2027 00:00:00', status: 'open' }
  for (const id of [hotel, ferry]) {
    expect(await read(id)).toMatchObject({ requestStatus: { status: 'requested' }, optionTodo: option })
  }
  const cleared = await change('requests/option_deadline', { requests: [link(hotel)], dueDate: null })
  expect(cleared.body).toEqual({ changed: [hotel], failed: [] })
  expect(await read(hotel)).toMatchObject({ optionTodo: { dueDate: null } })
  expect(await read(ferry)).toMatchObject({ optionTodo: option })
})

test('BULK-01 services of all kinds are put into a group and out of it again', async () => {
  const group = await expectStatus<Item>(201, bernd.post('/api/sort_groups', { order: trip.order, name: 'Busgruppe' }))
  const names = ['hotel', 'ferry', 'airline', 'train', 'other'].map((kind) => `${kind}_placeholders`)
  const services = await Promise.all(
    [...names, 'route_details', 'free_text_items'].map(async (name) => {
      const { id } = await service(name)
      return { id, link: `/api/${name}/${id}` }
    }),
  )
  const placeholders = services.map((one) => one.link)
  const sortGroup = `/api/sort_groups/${group.id}`
  const put = await change('placeholders/sort_group', { placeholders, sortGroup })
  expect([put.status, put.body]).toEqual([200, { changed: services.map(({ id }) => id), failed: [] }])
  for (const one of placeholders) {
    // A draft stays one: nobody has saved what it is yet.
    expect(await expectStatus(200, bernd.get(one))).toMatchObject({ sortGroup, isBrandNew: true })
  }
  await change('placeholders/sort_group', { placeholders: placeholders.slice(1), sortGroup: null })
  const left = await expectStatus<Item[]>(200, bernd.get(`/api/placeholders?sortGroup.id=${group.id}`))
  expect(left.map(({ id }) => id)).toEqual([services[0]?.id])
})

test('BULK-01 a service of another trip stays out of the group, the others are in it', async () => {
  const other = await planTrip(bernd)
  const group = await expectStatus<Item>(201, bernd.post('/api/sort_groups', { order: trip.order, name: 'Fluggruppe' }))
  const [own, strange] = [await service('hotel_placeholders'), await service('hotel_placeholders', other)]
  const placeholders = [own, strange].map(({ id }) => `/api/hotel_placeholders/${id}`)
  const { body } = await change('placeholders/sort_group', { placeholders, sortGroup: `/api/sort_groups/${group.id}` })
  expect(body).toEqual({
    changed: [own.id],
    failed: [{ id: strange.id, message: 'Diese Sortiergruppe gehört zu einer anderen Reise.' }],
  })
})

test('APP-04 requests, services and groups of another organisation or a hidden trip are out of reach', async () => {
  const anna = await desk.as('anna')
  for (const [name, hidden] of [
    ['clara', await planTrip(anna)],
    ['bernd', await planTrip(anna, { isAdminOnly: true })],
  ] as const) {
    const stranger = await desk.as(name)
    const [id, one] = [await request('hotel', hidden, anna), await service('hotel_placeholders', hidden, anna)]
    const group = await expectStatus<Item>(201, anna.post('/api/sort_groups', { order: hidden.order, name: 'Chor' }))
    const answers = [
      await change('requests/status', { requests: [link(id)], status: 'paid' }, stranger),
      await change('requests/option_deadline', { requests: [link(id)], dueDate: '01.03.2027' }, stranger),
    ]
    const placeholders = [`/api/placeholders/${one.id}`]
    const none = await change('placeholders/sort_group', { placeholders, sortGroup: null }, stranger)
    for (const { body } of [...answers, none]) expect(body).toMatchObject({ changed: [], failed: [{}] })
    const into = { placeholders, sortGroup: `/api/sort_groups/${group.id}` }
    expect((await change('placeholders/sort_group', into, stranger)).status).toBe(422)
    expect(await expectStatus(200, anna.get(link(id)))).toMatchObject({
      requestStatus: { status: 'new' },
      optionTodo: { dueDate: null },
    })
  }
})

test.each([
  ['requests/status', { requests: [], status: 'option' }],
  ['requests/status', { requests: ['/api/requests/1'], status: 'nonsense' }],
  ['requests/option_deadline', { requests: ['/api/requests/1'], dueDate: '31.02.2027' }],
  ['requests/option_deadline', { requests: ['/api/orders/1'], dueDate: null }],
  ['placeholders/sort_group', { placeholders: ['/api/requests/1'], sortGroup: null }],
])('BULK-01 BULK-02 %s refuses %j', async (path, body) => {
  expect((await change(path, body)).status).toBe(422)
})
