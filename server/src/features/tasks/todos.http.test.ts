import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Todo = { id: number; name: string; status: string; doneDate: string | null; user: string; order: string | null }

let desk: TestApp
let bernd: Caller
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-01-20T10:00:00Z') })
  bernd = await desk.as('bernd')
})
afterAll(() => desk.close())

test('TODO-02 done notes today, every other status empties it', async () => {
  const todo = await expectStatus<Todo>(201, bernd.post('/api/todos', { name: 'Busfirma anrufen', todoType: 'phone' }))
  expect(todo).toMatchObject({ status: 'open', doneDate: null, user: '/api/users/2', order: null })
  const url = `/api/todos/${todo.id}`
  expect((await bernd.patch<Todo>(url, { status: 'done' })).body.doneDate).toBe('20.01.2027 00:00:00')
  expect((await bernd.patch<Todo>(url, { name: 'Bus' })).body.doneDate).toBe('20.01.2027 00:00:00')
  expect((await bernd.put<Todo>(url, { status: 'waiting' })).body.doneDate).toBeNull()
  expect((await bernd.delete(url)).status).toBe(204)
})

test('TODO-02 what is done and sent back so stays done when it was', async () => {
  const { id } = await expectStatus<Todo>(201, bernd.post('/api/todos', { name: 'Bus', status: 'done' }))
  const url = `/api/todos/${id}`
  await expectStatus(200, bernd.patch(url, { doneDate: '03.11.2026 00:00:00' }))
  const before = await expectStatus<Todo>(200, bernd.get(url))
  for (const body of [before, { status: 'done' }]) {
    expect((await expectStatus<Todo>(200, bernd.put(url, body))).doneDate).toBe('03.11.2026 00:00:00')
  }
})

test('TODO-02 status and day of completion agree, whichever of them is named', async () => {
  const { id } = await expectStatus<Todo>(201, bernd.post('/api/todos', { name: 'Bus' }))
  const url = `/api/todos/${id}`
  const today = '20.01.2027 00:00:00'
  const earlier = '03.11.2026 00:00:00'
  for (const [change, status, doneDate] of [
    [{ doneDate: earlier }, 'done', earlier],
    [{ status: 'done', doneDate: null }, 'done', earlier],
    [{ doneDate: null }, 'open', null],
    [{ status: 'done', doneDate: null }, 'done', today],
    [{ status: 'waiting', doneDate: earlier }, 'waiting', null],
    [{ doneDate: '' }, 'waiting', null],
  ] as const) {
    expect(await expectStatus<Todo>(200, bernd.patch(url, change))).toMatchObject({ status, doneDate })
  }
  const made = await expectStatus<Todo>(201, bernd.post('/api/todos', { name: 'Bus', doneDate: earlier }))
  expect(made).toMatchObject({ status: 'done', doneDate: earlier })
  const open = await expectStatus<Todo>(
    201,
    bernd.post('/api/todos', { name: 'Bus', status: 'open', doneDate: earlier }),
  )
  expect(open).toMatchObject({ status: 'open', doneDate: null })
})

test('TODO-01 to-dos are filtered by trip, status and deadline, the earliest first', async () => {
  const trip = await planTrip(bernd)
  for (const [name, dueDate, status] of [
    ['spät', '05.03.2027', 'open'],
    ['früh', '01.03.2027', 'waiting'],
    ['fertig', '01.02.2027', 'done'],
    ['ohne Frist', null, 'open'],
  ]) {
    await expectStatus(201, bernd.post('/api/todos', { name, dueDate, status, order: trip.order }))
  }
  const names = async (query: string) =>
    (await expectStatus<Todo[]>(200, bernd.get(`/api/todos?order.id=${trip.id}&${query}`))).map(({ name }) => name)
  const participants = 'Mindestteilnehmer prüfen (§ 651h)'
  expect(await names('status[]=open&status[]=waiting&_order[dueDate]=asc')).toEqual([
    'früh',
    'spät',
    participants,
    'ohne Frist',
  ])
  expect(await names('dueDate[exists]=false')).toEqual(['ohne Frist'])
  expect(await names('_order[dueDate]=desc&dueDate[exists]=true')).toEqual([participants, 'spät', 'früh', 'fertig'])
  const { body } = await bernd.get<{ orderTodo: object }>(trip.order)
  expect(body.orderTodo).toEqual({ dueDate: '01.03.2027 00:00:00' })
})

test('APP-04 to-dos of a trip belong to its organisation and are seen by those who see the trip', async () => {
  const anna = await desk.as('anna')
  const [hidden, south] = [await planTrip(anna, { isAdminOnly: true }), await planTrip(anna, { organisation: 2 })]
  for (const trip of [hidden, south]) {
    const todo = await expectStatus<Todo>(201, anna.post('/api/todos', { name: 'Vertraulich', order: trip.order }))
    const url = `/api/todos/${todo.id}`
    const answers = [await bernd.get(url), await bernd.patch(url, { status: 'done' }), await bernd.delete(url)]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect((await bernd.post('/api/todos', { name: 'Fremd', order: trip.order })).status).toBe(422)
    expect((await bernd.get<Todo[]>(`/api/todos?order.id=${trip.id}`)).body).toEqual([])
  }
  const clara = await desk.as('clara')
  const seen = (await clara.get<Todo[]>(`/api/todos?order.id=${south.id}`)).body
  expect(seen.map(({ name }) => name)).toContain('Vertraulich')
})
