import type { DashboardTodos, DashboardTrips } from '@reisewerk/domain/tasks/user-dashboard.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

let desk: TestApp
let anna: Caller
let bernd: Caller
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-05-01T10:00:00Z') })
  ;[anna, bernd] = await Promise.all([desk.as('anna'), desk.as('bernd')])
})
afterAll(() => desk.close())

const todosOf = (caller: Caller) => expectStatus<DashboardTodos>(200, caller.get('/api/user_dashboard/todos'))
const tripsOf = (caller: Caller) => expectStatus<DashboardTrips>(200, caller.get('/api/user_dashboard/trips'))
const names = ({ items }: DashboardTodos['todos']) => items.map(({ name }) => name)

test('APP-10 APP-22 one’s own tasks, deadlines and trips, and until their return those of an absent colleague', async () => {
  const trip = await planTrip(bernd)
  const add = (caller: Caller, body: object) => expectStatus<{ id: number }>(201, caller.post('/api/todos', body))
  await add(bernd, { name: 'später', dueDate: '03.06.2027' })
  const { id } = await add(bernd, { name: 'dringend', dueDate: '28.04.2027', order: trip.order })
  await add(anna, { name: 'Annas Sache', dueDate: '29.04.2027', order: trip.order })
  const day = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/hotel_placeholders', { day: trip.days[0]?.link }),
  )
  const request = { placeholder: `/api/hotel_placeholders/${day.id}`, optionTodo: { dueDate: '10.05.2027' } }
  await expectStatus(201, bernd.post('/api/hotel_requests', request))

  const mine = await todosOf(bernd)
  expect(names(mine.todos)).toEqual(['dringend', 'Mindestteilnehmer prüfen (§ 651h)', 'Option', 'später'])
  expect(mine.todos.total).toBe(4)
  expect(mine.options).toMatchObject({ items: [{ name: 'Option', requestType: 'hotel' }], total: 1, expired: 0 })
  const passed = { placeholder: `/api/hotel_placeholders/${day.id}`, optionTodo: { dueDate: '22.04.2027' } }
  const { id: expired } = await expectStatus<{ id: number }>(201, bernd.post('/api/hotel_requests', passed))
  expect((await todosOf(bernd)).options).toMatchObject({ total: 2, expired: 1 })
  await expectStatus(204, bernd.delete(`/api/hotel_requests/${expired}`))
  expect(await tripsOf(bernd)).toMatchObject({
    users: [2],
    byStatus: [{ status: 'new', count: 1 }],
    departures: [{ id: trip.id, startAt: '14.05.2027 00:00:00', absentee: null }],
    absences: [],
  })
  expect(names((await todosOf(anna)).todos)).toEqual(['Annas Sache'])

  const away = { deputy: '/api/users/1', startAt: '30.04.2027', endAt: '05.05.2027' }
  const absence = await expectStatus<{ id: number }>(201, bernd.post('/api/user_absences', away))
  const both = await todosOf(anna)
  expect(names(both.todos).slice(0, 2)).toEqual(['dringend', 'Annas Sache'])
  expect(both.todos.items[0]).toMatchObject({ id, user: 2, absentee: 2, order: { id: trip.id } })
  expect(await tripsOf(anna)).toMatchObject({
    users: [1, 2],
    byStatus: [{ status: 'new', count: 1 }],
    departures: [{ absentee: 2 }],
    absences: [{ user: 2, endAt: '05.05.2027 00:00:00', trips: 1, todos: 4 }],
  })
  const url = `/api/user_absences/${absence.id}`
  await expectStatus(200, bernd.patch(url, { startAt: '02.05.2027' }))
  expect(names((await todosOf(anna)).todos)).toEqual(['Annas Sache'])
  expect((await bernd.patch(url, { endAt: '01.05.2027' })).status).toBe(422)
})

test('APP-22 for others only an admin enters an absence, and a deputy shares a house', async () => {
  const clara = await desk.as('clara')
  const away = { startAt: '01.06.2027', endAt: '02.06.2027' }
  expect(
    (await bernd.post('/api/user_absences', { ...away, user: '/api/users/1', deputy: '/api/users/2' })).status,
  ).toBe(422)
  expect(
    (await anna.post('/api/user_absences', { ...away, user: '/api/users/2', deputy: '/api/users/3' })).status,
  ).toBe(422)
  const body = { ...away, user: '/api/users/2', deputy: '/api/users/1' }
  const made = await expectStatus<{ id: number }>(201, anna.post('/api/user_absences', body))
  const ofAnna = await expectStatus<{ id: number }>(
    201,
    anna.post('/api/user_absences', { ...away, deputy: '/api/users/2' }),
  )
  expect((await bernd.delete(`/api/user_absences/${ofAnna.id}`)).status).toBe(403)
  expect((await clara.get(`/api/user_absences/${made.id}`)).status).toBe(404)
  expect((await bernd.delete(`/api/user_absences/${made.id}`)).status).toBe(204)
})

test('APP-22 absences of one person stand apart, and each can be moved and dropped', async () => {
  const away = { deputy: '/api/users/1', startAt: '01.07.2027', endAt: '10.07.2027' }
  const first = await expectStatus<{ id: number }>(201, bernd.post('/api/user_absences', away))
  const again = await bernd.post('/api/user_absences', { ...away, startAt: '10.07.2027', endAt: '12.07.2027' })
  expect(again).toMatchObject({
    status: 422,
    body: {
      violations: [
        {
          propertyPath: 'startAt',
          message: 'In dieser Zeit ist schon eine Abwesenheit mit Vertretung eingetragen.',
        },
      ],
    },
  })
  const later = { ...away, startAt: '11.07.2027', endAt: '12.07.2027' }
  const second = await expectStatus<{ id: number }>(201, bernd.post('/api/user_absences', later))
  // The days of somebody else are their own.
  await expectStatus(201, anna.post('/api/user_absences', { ...away, deputy: '/api/users/2' }))
  expect((await bernd.patch(`/api/user_absences/${second.id}`, { startAt: '09.07.2027' })).status).toBe(422)
  const moved = { startAt: '12.07.2027', endAt: '14.07.2027' }
  expect(await expectStatus(200, bernd.patch(`/api/user_absences/${second.id}`, moved))).toMatchObject({
    startAt: '12.07.2027 00:00:00',
    endAt: '14.07.2027 00:00:00',
  })
  for (const { id } of [first, second]) expect((await bernd.delete(`/api/user_absences/${id}`)).status).toBe(204)
})

test('APP-03 APP-04 nothing hidden stands on a dashboard', async () => {
  const [secret, south] = [await planTrip(anna, { isAdminOnly: true }), await planTrip(anna, { organisation: 2 })]
  for (const { order } of [secret, south]) {
    await expectStatus(201, anna.post('/api/todos', { name: 'Geheim', dueDate: '02.05.2027', order }))
  }
  await desk.db.query('update todos set user_id = 2 where name = $1', ['Geheim'])
  await desk.db.query('update orders set user_id = 2 where id = any ($1)', [[secret.id, south.id]])
  const todos = await todosOf(bernd)
  expect(names(todos.todos)).not.toContain('Geheim')
  const { byStatus, departures } = await tripsOf(bernd)
  expect(byStatus).toEqual([{ status: 'new', count: 1 }])
  expect(departures.map(({ id }) => id)).not.toContain(secret.id)
})

test('APP-10 what passed hides nothing of the next two weeks, and everything that is counted can be asked for', async () => {
  const clara = await desk.as('clara')
  const trip = await planTrip(clara, { organisation: 2 })
  const { id: hotel } = await expectStatus<{ id: number }>(
    201,
    clara.post('/api/hotel_placeholders', { day: trip.days[0]?.link }),
  )
  const placeholder = `/api/hotel_placeholders/${hotel}`
  const ask = (dueDate: string) =>
    expectStatus(201, clara.post('/api/hotel_requests', { placeholder, optionTodo: { dueDate } }))
  for (let day = 5; day <= 30; day++) await ask(`${String(day).padStart(2, '0')}.04.2027`)
  for (const dueDate of ['01.05.2027', '15.05.2027', '16.05.2027']) await ask(dueDate)

  const { options } = await todosOf(clara)
  expect(options).toMatchObject({ total: 28, expired: 26 })
  const dates = options.items.map(({ dueDate }) => dueDate?.slice(0, 10))
  expect(dates.slice(0, 4)).toEqual(['01.05.2027', '15.05.2027', '30.04.2027', '29.04.2027'])
  expect(dates).toHaveLength(22)
  const read = (query: string) => clara.get<DashboardTodos>(`/api/user_dashboard/todos?${query}`)
  const all = (await read('options=70&todos=70')).body
  expect(all.options.items).toHaveLength(28)
  expect(all.todos.items).toHaveLength(all.todos.total)
  expect(all.todos.total).toBeGreaterThan(20)
  for (const query of ['options=0', 'options=viele', 'todos=1001', 'todos=-1'])
    expect((await read(query)).status).toBe(400)
})
