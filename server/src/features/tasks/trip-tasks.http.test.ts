import { minimumParticipantsDeadline } from '@reisewerk/domain/tasks/minimum-participants.ts'
import { wireOfDate } from '@reisewerk/domain/wire.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Todo = { id: number; name: string; dueDate: string; status: string; user: string; order: string; doneDate: string }
type ListItem = { id: number; title: string; doneDate: string | null; orderStatuses: string[] }

let desk: TestApp
let anna: Caller
let bernd: Caller
let clara: Caller
let north: Record<string, number>
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-01-20T10:00:00Z') })
  ;[anna, bernd, clara] = await Promise.all([desk.as('anna'), desk.as('bernd'), desk.as('clara')])
  north = await loadNorth(desk.db)
})
afterAll(() => desk.close())

const participants = 'Mindestteilnehmer prüfen (§ 651h)'
const todosOf = async (id: number, query = '') =>
  expectStatus<Todo[]>(200, bernd.get(`/api/todos?order.id=${id}&_order[dueDate]=asc&${query}`))
const namesOf = async (id: number, query = '') => (await todosOf(id, query)).map(({ name }) => name)

test.each([
  ['14.05.2027', '23.05.2027'],
  ['14.05.2027', '20.05.2027'],
  ['14.05.2027', '19.05.2027'],
  ['14.05.2027', '14.05.2027'],
])('TODO-05 a trip from %s to %s brings its last day for too few participants along', async (startAt, endAt) => {
  const trip = await planTrip(bernd, { startAt, endAt })
  const iso = (wire: string) => wire.split('.').reverse().join('-')
  expect(await todosOf(trip.id)).toMatchObject([
    {
      name: participants,
      user: '/api/users/2',
      dueDate: wireOfDate(minimumParticipantsDeadline(iso(startAt), iso(endAt))),
    },
  ])
})

test('TODO-05 the deadline moves with the trip until it is done', async () => {
  const trip = await planTrip(bernd)
  await expectStatus(200, bernd.patch(trip.order, { startAt: '01.06.2027', endAt: '10.06.2027' }))
  const [moved] = await todosOf(trip.id)
  expect(moved?.dueDate).toBe('12.05.2027 00:00:00')
  const { body } = await bernd.get<{ orderTodo: object }>(trip.order)
  expect(body.orderTodo).toEqual({ dueDate: '12.05.2027 00:00:00' })
  await expectStatus(200, bernd.patch(`/api/todos/${moved?.id}`, { status: 'done' }))
  await expectStatus(200, bernd.patch(trip.order, { startAt: '01.07.2027', endAt: '10.07.2027' }))
  expect((await todosOf(trip.id))[0]?.dueDate).toBe('12.05.2027 00:00:00')
})

test('TODO-04 aktiv keeps what is valid for the status of trip and request', async () => {
  const trip = await planTrip(bernd)
  const add = (name: string, more: object) =>
    expectStatus<Todo>(201, bernd.post('/api/todos', { name, order: trip.order, dueDate: '01.02.2027', ...more }))
  await add('nur gebucht', { orderStatuses: ['booked'] })
  await add('immer', { orderStatuses: [] })
  await add('wie eingestellt', { todoType: 'visit' })
  const placeholder = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/hotel_placeholders', { day: trip.days[0]?.link }),
  )
  const asked = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/hotel_requests', {
      placeholder: `/api/hotel_placeholders/${placeholder.id}`,
      hotel: `/api/hotels/${north['Hotel Fjordblick']}`,
      optionTodo: { dueDate: '03.02.2027' },
    }),
  )
  const active = 'specialOrderStatus=true&specialRequestStatus=true&dueDate[before]=01.03.2027'
  expect(await namesOf(trip.id, active)).toEqual(['immer', 'wie eingestellt', 'Option Hotel Fjordblick'])
  await expectStatus(200, bernd.patch(trip.order, { currentStatus: 'booked' }))
  expect(await namesOf(trip.id, active)).toContain('nur gebucht')
  await expectStatus(200, bernd.patch(`/api/hotel_requests/${asked.id}`, { requestStatus: { status: 'declined' } }))
  expect(await namesOf(trip.id, active)).not.toContain('Option Hotel Fjordblick')
  expect(await namesOf(trip.id)).toContain('Option Hotel Fjordblick')
  await expectStatus(200, bernd.patch(trip.order, { currentStatus: 'cancelled' }))
  expect(await namesOf(trip.id, active)).toEqual(['immer'])
  expect((await bernd.get('/api/todos?specialOrderStatus=vielleicht')).status).toBe(400)
})

test('TODO-01 all to-dos of a trip go to one colleague, who must see the trip', async () => {
  const trip = await planTrip(anna)
  await expectStatus(201, bernd.post('/api/todos', { name: 'Bus', order: trip.order, status: 'waiting' }))
  const url = `${trip.order}/todos_user`
  const answer = await bernd.put<Todo[]>(url, { orderID: trip.id, userID: 2 })
  expect([answer.status, answer.headers['x-total-items']]).toEqual([200, '2'])
  expect(answer.body.map(({ user }) => user)).toEqual(['/api/users/2', '/api/users/2'])
  expect((await bernd.put<Todo[]>(url, { userID: '/api/users/1' })).body[0]?.user).toBe('/api/users/1')
  const [stranger, other, nobody] = [
    await anna.put(url, { userID: 3 }),
    await bernd.put(url, { orderID: trip.id + 1, userID: 2 }),
    await bernd.put(url, {}),
  ]
  expect([stranger.status, other.status, nobody.status]).toEqual([422, 422, 422])
  expect((await clara.put(url, { userID: 3 })).status).toBe(404)
})

test('TODO-03 a report on a visit is kept with the trip and its client, once a visit', async () => {
  const client = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/clients', {
      companyName: 'Kantorei',
      shortName: 'KM',
      organisationFilter: '/api/organisations/1',
    }),
  )
  const trip = await planTrip(bernd)
  await expectStatus(200, bernd.patch(trip.order, { client: `/api/clients/${client.id}` }))
  const todo = await expectStatus<Todo>(201, bernd.post('/api/todos', { name: 'Besuch', order: trip.order }))
  const body = { order: trip.order, todo: `/api/todos/${todo.id}`, visitedAt: '18.01.2027', content: 'Alles klar.' }
  const report = await expectStatus(201, bernd.post('/api/visit_reports', body))
  expect(report).toMatchObject({ client: `/api/clients/${client.id}`, order: trip.order, user: '/api/users/2' })
  expect((await bernd.post('/api/visit_reports', body)).status).toBe(422)
  const elsewhere = await planTrip(bernd)
  expect((await bernd.post('/api/visit_reports', { ...body, order: elsewhere.order })).status).toBe(422)
  expect((await clara.get(`/api/visit_reports?client.id=${client.id}`)).body).toEqual([])
})

test('TODO-03 APP-04 only a colleague of the trip’s house has been there; who has left it stays named', async () => {
  const trip = await planTrip(anna)
  const body = { order: trip.order, visitedAt: '18.01.2027', content: 'Alles klar.' }
  const stranger = {
    status: 422,
    body: { violations: [{ propertyPath: 'user', message: 'Diese Person gehört nicht zu dieser Organisation.' }] },
  }
  expect(await anna.post('/api/visit_reports', { ...body, user: '/api/users/3' })).toMatchObject(stranger)
  const { id } = await expectStatus<{ id: number }>(
    201,
    anna.post('/api/visit_reports', { ...body, user: '/api/users/2' }),
  )
  const path = `/api/visit_reports/${id}`
  expect(await anna.put(path, { user: '/api/users/3' })).toMatchObject(stranger)
  await desk.db.query('update visit_reports set user_id = 3 where id = $1', [id])
  await expectStatus(200, anna.put(path, { user: '/api/users/3', content: 'Alles gut.' }))
  await expectStatus(200, anna.put(path, { user: null }))
  expect((await clara.patch(path, { user: '/api/users/3' })).status).toBe(404)
})

test('CHECK-01 items are ticked now, opened again, filtered, and hidden with their trip', async () => {
  const trip = await planTrip(bernd)
  const url = '/api/checklist_items'
  const add = (title: string, more = {}) =>
    expectStatus<ListItem>(201, bernd.post(url, { title, order: trip.order, ...more }))
  const [one] = [await add('Sicherungsschein'), await add('Bus', { orderStatuses: ['booked'] })]
  const ticked = await bernd.patch<ListItem>(`${url}/${one.id}`, { doneDate: '20.01.2027 11:05:09' })
  expect(ticked.body.doneDate).toBe('20.01.2027 11:05:09')
  const titles = async (query: string) =>
    (await bernd.get<ListItem[]>(`${url}?order.id=${trip.id}&${query}`)).body.map(({ title }) => title)
  expect(await titles('doneDate[exists]=true')).toEqual(['Sicherungsschein'])
  expect(await titles('doneDate[exists]=false')).toEqual(['Bus'])
  expect(await titles('orderStatuses[]=new')).toEqual(['Sicherungsschein'])
  expect(await titles('orderStatuses[]=new&orderStatuses[]=booked')).toEqual(['Sicherungsschein', 'Bus'])
  expect((await bernd.put<ListItem>(`${url}/${one.id}`, { doneDate: '' })).body.doneDate).toBeNull()
  expect([(await clara.get(`${url}/${one.id}`)).status, (await clara.delete(`${url}/${one.id}`)).status]).toEqual([
    404, 404,
  ])
  await expectStatus(200, anna.patch(trip.order, { isAdminOnly: true }))
  expect((await bernd.get(`${url}/${one.id}`)).status).toBe(404)
})

test('MD-08 CHECK-01 templates serve a trip that reaches their status, each once', async () => {
  const template = { name: 'Anzahlung prüfen', orderStatus: 'booked', dueFrom: 'start', dueDays: -30, tags: ['Geld'] }
  await expectStatus(201, bernd.post('/api/todo_templates', template))
  await expectStatus(201, bernd.post('/api/todo_templates', { ...template, name: 'Aus', isActive: false }))
  await expectStatus(201, bernd.post('/api/checklist_templates', { title: 'Vertrag', orderStatuses: ['booked'] }))
  const trip = await planTrip(bernd)
  const south = await planTrip(clara, { organisation: 2 })
  expect(await namesOf(trip.id)).toEqual([participants])
  await expectStatus(200, bernd.patch(trip.order, { currentStatus: 'booked' }))
  await expectStatus(200, clara.patch(south.order, { currentStatus: 'booked' }))
  const [arisen] = await todosOf(trip.id)
  expect(arisen).toMatchObject({ name: 'Anzahlung prüfen', dueDate: '14.04.2027 00:00:00', tags: ['Geld'] })
  const items = async () => (await bernd.get<ListItem[]>(`/api/checklist_items?order.id=${trip.id}`)).body
  expect(await items()).toMatchObject([{ title: 'Vertrag', orderStatuses: ['booked'] }])
  await expectStatus(204, bernd.delete(`/api/todos/${arisen?.id}`))
  await expectStatus(200, bernd.patch(trip.order, { currentStatus: 'new' }))
  await expectStatus(200, bernd.patch(trip.order, { currentStatus: 'booked' }))
  expect(await namesOf(trip.id)).toEqual([participants])
  expect(await items()).toHaveLength(1)
  expect((await clara.get<Todo[]>(`/api/todos?order.id=${south.id}`)).body).toHaveLength(1)
  expect((await clara.get('/api/todo_templates')).body).toEqual([])
})

test('MD-08 TODO-05 what arose from a template moves with the trip, unless somebody set another day or did it', async () => {
  const templates = [
    { name: 'Zimmerliste', dueFrom: 'start', dueDays: -35 },
    { name: 'Nachfassen', dueFrom: 'end', dueDays: 7 },
    { name: 'Vertrag', dueFrom: 'start', dueDays: -60 },
    { name: 'Erledigt', dueFrom: 'start', dueDays: -50 },
  ]
  for (const template of templates) {
    await expectStatus(201, bernd.post('/api/todo_templates', { ...template, orderStatus: 'pre_reservation' }))
  }
  const trip = await planTrip(bernd)
  await expectStatus(200, bernd.patch(trip.order, { currentStatus: 'pre_reservation' }))
  const dates = async () => Object.fromEntries((await todosOf(trip.id)).map(({ name, dueDate }) => [name, dueDate]))
  expect(await dates()).toMatchObject({ Zimmerliste: '09.04.2027 00:00:00', Nachfassen: '24.05.2027 00:00:00' })
  const named = async (name: string) => (await todosOf(trip.id)).find((todo) => todo.name === name)?.id
  await expectStatus(200, bernd.patch(`/api/todos/${await named('Vertrag')}`, { dueDate: '01.02.2027' }))
  await expectStatus(200, bernd.patch(`/api/todos/${await named('Erledigt')}`, { status: 'done' }))
  await expectStatus(200, bernd.patch(trip.order, { startAt: '24.05.2027', endAt: '28.05.2027' }))
  expect(await dates()).toMatchObject({
    Zimmerliste: '19.04.2027 00:00:00',
    Nachfassen: '04.06.2027 00:00:00',
    Vertrag: '01.02.2027 00:00:00',
    Erledigt: '25.03.2027 00:00:00',
  })
  await expectStatus(200, bernd.patch(trip.order, { startAt: '14.05.2027', endAt: '28.05.2027' }))
  expect(await dates()).toMatchObject({ Zimmerliste: '09.04.2027 00:00:00', Nachfassen: '04.06.2027 00:00:00' })
})
