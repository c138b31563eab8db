import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Item = { id: number; [field: string]: unknown }

let desk: TestApp
let anna: Caller
let bernd: Caller
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-01-20T10:00:00Z') })
  ;[anna, bernd] = await Promise.all([desk.as('anna'), desk.as('bernd')])
})
afterAll(() => desk.close())

/** Somebody of the house; the lock comes after what they are given. */
async function colleague(firstName: string) {
  const body = { firstName, lastName: 'Gesperrt', email: `${firstName}@reisewerk.example`, organisations: [1] }
  const { staff } = await expectStatus<{ staff: Item }>(201, anna.post('/api/staff', body))
  const lock = () => expectStatus(200, anna.patch(`/api/staff/${staff.id}`, { isActive: false }))
  return { id: staff.id, link: `/api/users/${staff.id}`, lock }
}

const refusedAt = (propertyPath: string) => ({
  status: 422,
  body: { violations: [{ propertyPath, message: 'Diese Person hat keinen Zugang mehr.' }] },
})

test('APP-17 TODO-07 whoever has no access any more is given no trip, no to-do and no absence to stand in for', async () => {
  const trip = await planTrip(bernd)
  const { id, link, lock } = await colleague('Gustav')
  const own = await expectStatus<Item>(201, bernd.post('/api/todos', { name: 'Meins', order: trip.order }))
  await lock()
  const period = { startAt: '14.05.2027', endAt: '17.05.2027' }
  expect(await bernd.post('/api/orders', { ...period, user: link })).toMatchObject(refusedAt('user'))
  expect(await bernd.post('/api/orders', { ...period, requestToUser: link })).toMatchObject(refusedAt('requestToUser'))
  for (const field of ['user', 'requestToUser'])
    expect(await bernd.patch(trip.order, { [field]: link })).toMatchObject(refusedAt(field))
  expect(await bernd.post('/api/todos', { name: 'Neu', user: link })).toMatchObject(refusedAt('user'))
  expect(await bernd.post('/api/todos', { name: 'Neu', user: link, order: trip.order })).toMatchObject(
    refusedAt('user'),
  )
  expect(await bernd.patch(`/api/todos/${own.id}`, { user: link })).toMatchObject(refusedAt('user'))
  expect(await bernd.put(`${trip.order}/todos_user`, { userID: id })).toMatchObject(refusedAt('userID'))
  const away = { startAt: '01.02.2027', endAt: '05.02.2027' }
  expect(await bernd.post('/api/user_absences', { ...away, deputy: link })).toMatchObject(refusedAt('deputy'))
})

test('APP-17 TODO-07 MD-08 what somebody without access holds stays with them; what arises is for whoever acts', async () => {
  const { link, lock } = await colleague('Hilde')
  const trip = await planTrip(bernd)
  await expectStatus(200, bernd.patch(trip.order, { user: link, requestToUser: link }))
  const held = await expectStatus<Item>(201, bernd.post('/api/todos', { name: 'Ihres', user: link, order: trip.order }))
  const template = { name: 'Anzahlung prüfen', orderStatus: 'booked', dueFrom: 'start', dueDays: -30 }
  await expectStatus(201, bernd.post('/api/todo_templates', template))
  await lock()
  const kept = await expectStatus<Item>(
    200,
    bernd.put(trip.order, { user: link, requestToUser: link, groupName: 'Neu' }),
  )
  expect(kept).toMatchObject({ user: link, requestToUser: link, groupName: 'Neu' })
  expect(
    await expectStatus<Item>(200, bernd.patch(`/api/todos/${held.id}`, { user: link, name: 'Noch ihres' })),
  ).toMatchObject({ user: link })
  await expectStatus(200, anna.patch(trip.order, { currentStatus: 'booked' }))
  const todos = await expectStatus<Item[]>(200, bernd.get(`/api/todos?order.id=${trip.id}`))
  expect(todos.find(({ name }) => name === template.name)).toMatchObject({ user: '/api/users/1' })
  const placeholder = await expectStatus<Item>(
    201,
    bernd.post('/api/hotel_placeholders', { day: trip.days[0]?.link, isBrandNew: false }),
  )
  const request = { placeholder: `/api/hotel_placeholders/${placeholder.id}`, optionTodo: { dueDate: '01.03.2027' } }
  await expectStatus(201, bernd.post('/api/hotel_requests', request))
  const option = (await expectStatus<Item[]>(200, bernd.get(`/api/todos?order.id=${trip.id}`))).find(
    ({ dueDate }) => dueDate === '01.03.2027 00:00:00',
  )
  expect(option).toMatchObject({ user: '/api/users/2' })
})
