import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { addDaysTo } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

let desk: TestApp
let anna: Caller
let bernd: Caller
beforeAll(async () => {
  desk = await testApp()
  ;[anna, bernd] = [await desk.as('anna'), await desk.as('bernd')]
})
afterAll(() => desk.close())

test('APP-11 a deleted trip and all below it are read with soft_delete only, and an admin brings it back', async () => {
  const made = await bernd.post<{ id: number }>('/api/orders', { startAt: '14.05.2027', endAt: '15.05.2027' })
  const { id } = made.body
  const [day] = await addDaysTo(bernd, id, '14.05.2027', '15.05.2027')
  const items = [
    `/api/orders/${id}`,
    `/api/orders/${id}/history`,
    `/api/orders/${id}/estimated_distances`,
    `/api/orders/${id}/mail_contacts`,
    `/api/orders/${id}/offer/contents`,
    `/api/days/${day?.id}`,
  ]
  const lists = [
    `/api/days?order.id=${id}`,
    `/api/complexities?order.id=${id}`,
    `/api/order_contingent_hotels?order.id=${id}`,
  ]
  for (const path of items) expect((await bernd.get(path)).status, path).toBe(200)

  const deleted = await bernd.patch<{ currentStatus: string }>(`/api/orders/${id}`, { currentStatus: 'deleted' })
  expect(deleted).toMatchObject({ status: 200, body: { currentStatus: 'deleted' } })
  for (const caller of [anna, bernd]) {
    for (const path of items) {
      expect((await caller.get(path)).status, path).toBe(404)
      expect((await caller.get(`${path}?_groups[]=soft_delete`)).status, path).toBe(200)
    }
    for (const path of lists) {
      expect((await caller.get(path)).body, path).toEqual([])
      // 'group soft_delete' (000 §7), under whichever name groups are sent (APP-19).
      for (const groups of ['_groups[]', '_groups', 'groups[]', 'groups'])
        expect((await caller.get(`${path}&${groups}=soft_delete`)).body, `${path} ${groups}`).not.toEqual([])
    }
  }
  expect((await bernd.post('/api/days', { order: `/api/orders/${id}`, date: '16.05.2027' })).status).toBe(422)
  expect((await bernd.patch(`/api/days/${day?.id}`, { name: 'Still' })).status).toBe(404)

  expect((await bernd.patch(`/api/orders/${id}`, { currentStatus: 'new' })).status).toBe(404)
  expect((await anna.patch(`/api/orders/${id}`, { currentStatus: 'new' })).status).toBe(200)
  for (const path of items) expect((await bernd.get(path)).status, path).toBe(200)
})

test('APP-11 a restored trip has the status it had, also after a second deletion; only an admin restores', async () => {
  const { id, request } = await askedTrip()
  const restore = (caller: Caller) => caller.post<{ currentStatus: string }>(`/api/orders/${id}/restore`)
  const below = [`/api/hotel_requests/${request}`, `/api/requests/${request}`, `/api/orders/${id}/history`]
  for (const status of ['offer_sent', 'booked']) {
    await bernd.patch(`/api/orders/${id}`, { currentStatus: status })
    await bernd.patch(`/api/orders/${id}`, { currentStatus: 'deleted' })
    for (const path of below) {
      expect((await anna.get(path)).status, path).toBe(404)
      expect((await anna.get(`${path}?_groups[]=soft_delete`)).status, path).toBe(200)
    }
    expect((await anna.get(`/api/requests?order.id=${id}`)).body).toEqual([])
    expect((await restore(bernd)).status).toBe(403)
    expect(await restore(anna)).toMatchObject({ status: 200, body: { currentStatus: status } })
    for (const path of below) expect((await bernd.get(path)).status, path).toBe(200)
  }
  // Once more, it is as it is.
  expect(await restore(anna)).toMatchObject({ status: 200, body: { currentStatus: 'booked' } })
  expect((await anna.post('/api/orders/999999999/restore')).status).toBe(404)
})

async function askedTrip() {
  const made = await bernd.post<{ id: number }>('/api/orders', { startAt: '14.05.2027', endAt: '15.05.2027' })
  const [day] = await addDaysTo(bernd, made.body.id, '14.05.2027', '14.05.2027')
  const hotel = await bernd.post<{ id: number }>('/api/hotel_placeholders', { day: `/api/days/${day?.id}` })
  const asked = await bernd.post<{ id: number }>('/api/hotel_requests', {
    placeholder: `/api/hotel_placeholders/${hotel.body.id}`,
  })
  expect(asked.status).toBe(201)
  return { id: made.body.id, request: asked.body.id }
}
