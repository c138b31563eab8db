import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { msgFile } from './msg-file.fixture.ts'

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

let messages = 0
/** Another e-mail each time. */
const mail = () => ({
  messageId: `<${++messages}@kantorei.example>`,
  subject: 'Zimmerliste',
  fromAddress: 'kaethe@kantorei.example',
})

test('MAIL-01 MAIL-02 an e-mail is assigned to several trips with tags; without a date it is a year old', async () => {
  const links = trips.map(({ order }) => ({ order }))
  const made = await expectStatus<Assignment>(
    201,
    bernd.post('/api/email_assignments', {
      ...mail(),
      user: '/api/users/2',
      links,
      tags: ['Zimmer', { name: 'Chor' }],
    }),
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

test('MAIL-01 an e-mail assigned to a trip once more is its one entry, with what is new, also when two do so at once', async () => {
  const [one, other] = [await planTrip(bernd), await planTrip(bernd)]
  const message = mail()
  const assign = (by: Caller, body: object) =>
    expectStatus<Assignment>(201, by.post('/api/email_assignments', { ...message, ...body }))
  const entries = async (trip: PlannedTrip) =>
    (await bernd.get<Assignment[]>(`/api/email_assignments?order.id=${trip.id}`)).body.map(({ id }) => id)
  const linkTo = ({ order }: PlannedTrip) => ({ order })
  const body = { links: [{ order: one.order }], tags: ['Zimmer'] }
  const [first, second] = await Promise.all([assign(bernd, body), assign(anna, body)])
  expect(second.id).toBe(first.id)
  const again = await assign(bernd, { links: [one, other].map(linkTo), tags: ['Chor', 'Zimmer'] })
  expect(again).toMatchObject({ id: first.id, tags: ['Zimmer', 'Chor'], links: [one, other].map(linkTo) })
  expect([await entries(one), await entries(other)]).toEqual([[first.id], [first.id]])
  // Elsewhere it is an entry of its own, and so is what has no message id.
  const elsewhere = await assign(bernd, { links: [{ order: trips[0]?.order }] })
  expect(elsewhere.id).not.toBe(first.id)
  await assign(bernd, { links: [{ order: one.order }], messageId: '' })
  await assign(bernd, { links: [{ order: one.order }], messageId: '' })
  expect(await entries(one)).toHaveLength(3)
})

test('MAIL-01 APP-03 APP-04 nobody sees an e-mail by itself, only with a trip they see', async () => {
  const links = [hidden.order, trips[0]?.order]
  const both = await expectStatus<Assignment>(201, anna.post('/api/email_assignments', { ...mail(), links }))
  const secret = await expectStatus<Assignment>(
    201,
    anna.post('/api/email_assignments', { ...mail(), links: [hidden.order] }),
  )
  const seen = await expectStatus<Assignment>(200, bernd.get(`/api/email_assignments/${both.id}`))
  expect(seen.links).toEqual([{ order: trips[0]?.order }])
  expect((await bernd.get(`/api/email_assignments/${secret.id}`)).status).toBe(404)
  expect((await bernd.post('/api/email_assignments', { ...mail(), links: [hidden.order] })).status).toBe(422)
  const clara = await desk.as('clara')
  expect((await clara.get(`/api/email_assignments/${both.id}`)).status).toBe(404)
  expect((await clara.get('/api/email_assignments')).body).toEqual([])
  expect((await bernd.post('/api/email_assignments', { ...mail(), links: [] })).status).toBe(422)
})

test('MAIL-01 APP-03 APP-04 whoever deletes an e-mail takes it from the trips they see; others keep it', async () => {
  const south = await planTrip(anna, { organisation: 2 })
  const clara = await desk.as('clara')
  const assign = (...orders: (string | undefined)[]) =>
    expectStatus<Assignment>(
      201,
      anna.post('/api/email_assignments', { ...mail(), links: orders.map((order) => ({ order })) }),
    )
  const shared = await assign(trips[0]?.order, trips[1]?.order, south.order)
  const path = `/api/email_assignments/${shared.id}`
  await expectStatus(204, bernd.delete(path))
  expect((await bernd.get(path)).status).toBe(404)
  expect((await bernd.delete(path)).status).toBe(404)
  expect(await expectStatus<Assignment>(200, clara.get(path))).toMatchObject({ links: [{ order: south.order }] })
  await expectStatus(204, clara.delete(path))
  expect(await desk.db.query('select from email_assignments where id = $1', [shared.id])).toEqual([])

  const secret = await assign(hidden.order, trips[0]?.order)
  await expectStatus(204, bernd.delete(`/api/email_assignments/${secret.id}`))
  expect((await anna.get<Assignment>(`/api/email_assignments/${secret.id}`)).body.links).toEqual([
    { order: hidden.order },
  ])
})

test('HEAD-12 APP-03 a dropped message that others still have assigned is kept, and is in nobody’s way', async () => {
  const drop = (subject: string) =>
    expectStatus<{ id: number }>(
      201,
      bernd
        .with({ 'content-type': 'application/octet-stream' })
        .post('/api/email_files?name=post.msg', msgFile({ subject })),
    )
  const file = await drop('Zimmerliste')
  const link = `/api/email_files/${file.id}`
  const own = { ...mail(), links: [{ order: trips[0]?.order }], file: link }
  const made = await expectStatus<Assignment>(201, bernd.post('/api/email_assignments', own))
  const path = `/api/email_assignments/${made.id}`
  await expectStatus(200, anna.patch(path, { links: [{ order: trips[0]?.order }, { order: hidden.order }] }))
  await expectStatus(204, bernd.delete(path))
  expect((await bernd.delete<{ code: string }>(link)).body).toMatchObject({ code: 'assigned' })
  // Days later the next drop clears away what nobody assigned.
  await desk.db.query(`update email_files set created_at = created_at - interval '1 year' where id = $1`, [file.id])
  await drop('Busliste')
  expect((await anna.get(link)).status).toBe(200)
})
