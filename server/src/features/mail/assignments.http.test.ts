import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Assignment = { id: number; date: string; user: string; tags: string[]; links: object[] }

let desk: TestApp
let anna: Caller
let bernd: Caller
let trips: PlannedTrip[]
let hidden: PlannedTrip

beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T10:00:00Z') })
  ;[anna, bernd] = await Promise.all([desk.as('anna'), desk.as('bernd')])
  trips = [await planTrip(bernd), await planTrip(bernd)]
  hidden = await planTrip(anna, { isAdminOnly: true })
})
afterAll(() => desk.close())

const mail = { messageId: '<1@kantorei.example>', subject: 'Zimmerliste', fromAddress: 'kaethe@kantorei.example' }

test('MAIL-01 MAIL-02 an e-mail is assigned to several trips with tags; without a date it is a year old', async () => {
  const links = trips.map(({ order }) => ({ order }))
  const made = await expectStatus<Assignment>(
    201,
    bernd.post('/api/email_assignments', { ...mail, user: '/api/users/2', links, tags: ['Zimmer', { name: 'Chor' }] }),
  )
  expect(made).toMatchObject({ user: '/api/users/2', tags: ['Zimmer', 'Chor'], links, date: '21.11.2025 11:00:00' })
  for (const trip of trips) {
    const found = await bernd.get<Assignment[]>(`/api/email_assignments?order.id=${trip.id}`)
    expect(found.body.map(({ id }) => id)).toEqual([made.id])
  }
  const changed = await expectStatus<Assignment>(
    200,
    bernd.patch(`/api/email_assignments/${made.id}`, { links: [trips[1]?.order] }),
  )
  expect(changed.links).toEqual([{ order: trips[1]?.order }])
})

test('MAIL-01 APP-03 APP-04 nobody sees an e-mail by itself, only with a trip they see', async () => {
  const links = [hidden.order, trips[0]?.order]
  const both = await expectStatus<Assignment>(201, anna.post('/api/email_assignments', { ...mail, links }))
  const secret = await expectStatus<Assignment>(
    201,
    anna.post('/api/email_assignments', { ...mail, links: [hidden.order] }),
  )
  const seen = await expectStatus<Assignment>(200, bernd.get(`/api/email_assignments/${both.id}`))
  expect(seen.links).toEqual([{ order: trips[0]?.order }])
  expect((await bernd.get(`/api/email_assignments/${secret.id}`)).status).toBe(404)
  expect((await bernd.post('/api/email_assignments', { ...mail, links: [hidden.order] })).status).toBe(422)
  const clara = await desk.as('clara')
  expect((await clara.get(`/api/email_assignments/${both.id}`)).status).toBe(404)
  expect((await clara.get('/api/email_assignments')).body).toEqual([])
  expect((await bernd.post('/api/email_assignments', { ...mail, links: [] })).status).toBe(422)
})
