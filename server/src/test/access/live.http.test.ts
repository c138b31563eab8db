import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../caller.ts'
import { expectWithinASecond, timeOf } from '../in-time.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../planned-trip.ts'
import { type EventReader, readEvents } from '../read-events.ts'
import type { TestUser } from '../test-accounts.ts'
import { type TestApp, testApp } from '../test-app.ts'
import { makePartners } from './whole-trip.ts'

type Change = { order: number | null; table: string; row: number | null; operation: string; user: number | null }

let desk: TestApp
let other: TestApp
let addresses: [first: string, second: string]
let anna: Caller
let streams: EventReader[] = []

beforeAll(async () => {
  desk = await testApp()
  other = await testApp({ beside: desk.db })
  await loadNorth(desk.db)
  const listen = (one: TestApp) => one.app.listen({ port: 0, host: '127.0.0.1' })
  addresses = [await listen(desk), await listen(other)]
  anna = await desk.as('anna')
})
afterEach(() => {
  for (const stream of streams) stream.close()
  streams = []
})
afterAll(async () => {
  await other.close()
  await desk.close()
})

/** Opens the stream of a person at the first process, or at another. */
async function open(user: TestUser, at = addresses[0], lastEventId?: string): Promise<EventReader> {
  const { headers } = await desk.as(user)
  const stream = await readEvents(`${at}/api/events`, {
    ...headers,
    ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
  })
  streams.push(stream)
  await stream.next('hello')
  return stream
}

function heard(stream: EventReader, since = 0): Change[] {
  // The server sends nothing else under this name.
  return stream.told
    .filter(({ event }) => event === 'changes')
    .flatMap(({ data }) => data as Change[])
    .slice(since)
}

const vanished = (trip: PlannedTrip) => ({ order: trip.id, table: 'orders', row: trip.id, operation: 'delete' })
const rename = (trip: PlannedTrip, groupName: string) => expectStatus(200, anna.patch(trip.order, { groupName }))

/**
 * Resolves when this stream has heard of everything up to now: changes arrive in the order of their commits.
 * @returns how much it has heard
 */
async function untilNow(stream: EventReader, marker: PlannedTrip): Promise<number> {
  const before = heard(stream).length
  await rename(marker, `Marke ${before} ${Math.random()}`)
  await expect
    .poll(() =>
      heard(stream)
        .slice(before)
        .some(({ order, operation }) => order === marker.id && operation === 'update'),
    )
    .toBe(true)
  return heard(stream).length
}

test('APP-04 APP-03 a stream tells nothing of another house, of an admin-only trip, or of people one does not know', async () => {
  const [ofAll, ofBernd] = [await planTrip(anna, { organisation: 2 }), await planTrip(anna)]
  const [clara, bernd, everything] = [await open('clara'), await open('bernd'), await open('anna')]
  const trip = await planTrip(anna)
  const secret = await planTrip(anna, { isAdminOnly: true })
  for (const [one, name] of [
    [trip, 'Nord'],
    [secret, 'Vorstand'],
  ] as const) {
    await rename(one, name)
    await expectStatus(200, anna.patch(one.days[0]?.link ?? '', { name }))
    await expectStatus(201, anna.post('/api/todos', { name, order: one.order }))
    await expectStatus(201, anna.post('/api/hotel_placeholders', { day: one.days[0]?.link }))
  }
  const partners = await makePartners(anna, 1, 'Nord')
  await expectStatus(204, anna.delete(`/api/clients/${partners.client}`))
  await desk.db.query(`update users set first_name = 'Bernhard' where id = 2`)
  await Promise.all([untilNow(clara, ofAll), untilNow(bernd, ofBernd), untilNow(everything, ofAll)])
  const known = heard(everything)
  expect(new Set(known.map(({ table }) => table)).size).toBeGreaterThan(8)
  expect(heard(clara).filter(({ order }) => order !== ofAll.id)).toEqual([])
  expect(heard(bernd).filter(({ order }) => order === secret.id)).toEqual([])
  expect(heard(bernd).filter(({ order }) => order === trip.id).length).toBeGreaterThan(4)
  expect(heard(bernd).filter(({ table }) => table === 'users').length).toBe(1)
})

test('APP-03 a trip that becomes admin-only vanishes before the eyes of whoever may not see it any more', async () => {
  const [trip, marker] = [await planTrip(anna), await planTrip(anna)]
  const bernd = await open('bernd')
  const since = await untilNow(bernd, marker)
  await expectStatus(200, anna.patch(trip.order, { isAdminOnly: true }))
  await untilNow(bernd, marker)
  expect(heard(bernd, since).filter(({ order }) => order === trip.id)).toEqual([
    expect.objectContaining(vanished(trip)),
  ])
  await rename(trip, 'Klausur')
  await untilNow(bernd, marker)
  expect(heard(bernd, since).filter(({ order }) => order === trip.id)).toHaveLength(1)
  await expectStatus(200, anna.patch(trip.order, { isAdminOnly: false }))
  await untilNow(bernd, marker)
  expect(heard(bernd).at(-2)).toMatchObject({ order: trip.id, operation: 'update' })
})

test('APP-03 APP-04 whoever was away when a trip vanished hears of it on coming back', async () => {
  const [hidden, moved, marker] = [await planTrip(anna), await planTrip(anna), await planTrip(anna)]
  const first = await open('bernd')
  await untilNow(first, marker)
  const last = first.told.findLast(({ id }) => id !== null)?.id ?? ''
  first.close()
  await expectStatus(200, anna.patch(hidden.order, { isAdminOnly: true }))
  await expectStatus(200, anna.patch(moved.order, { organisationFilter: '/api/organisations/2' }))
  const again = await open('bernd', addresses[0], last)
  await untilNow(again, marker)
  const told = (trip: PlannedTrip) => heard(again).findLast(({ order }) => order === trip.id)
  expect([told(hidden), told(moved)]).toMatchObject([vanished(hidden), vanished(moved)])
  const ofAnna = await open('anna', addresses[0], last)
  await untilNow(ofAnna, marker)
  expect(heard(ofAnna).findLast(({ order }) => order === hidden.id)).toMatchObject({ operation: 'update' })
})

test('APP-04 a trip that moves to another house takes its to-dos, documents and history along', async () => {
  const trip = await planTrip(anna)
  await expectStatus(201, anna.post('/api/todos', { name: 'Zieht um', order: trip.order }))
  await desk.db.query(
    `insert into documents (organisation_id, order_id, name, type, filetype, key, byte_size) values (1, $1, 'Plan', 'trip', 'pdf', $2, 1)`,
    [trip.id, `move-${trip.id}`],
  )
  await expectStatus(200, anna.patch(trip.order, { organisationFilter: '/api/organisations/2' }))
  const seenBy = async (user: TestUser) => {
    const caller = await desk.as(user)
    const lists = await Promise.all(
      ['todos', 'documents', 'days'].map((name) => caller.get<object[]>(`/api/${name}?order.id=${trip.id}`)),
    )
    const history = await caller.get<object[]>(`${trip.order}/history`)
    return [...lists.map(({ body }) => body.length > 0), history.status === 200 && history.body.length > 5]
  }
  expect(await seenBy('bernd')).toEqual([false, false, false, false])
  expect(await seenBy('clara')).toEqual([true, true, true, true])
})

test('APP-18 a change made through one process is heard at the other within a second', async () => {
  const trip = await planTrip(anna)
  const marker = await planTrip(anna)
  const bernd = await open('bernd', addresses[1])
  const since = await untilNow(bernd, marker)
  let known = since
  await expectWithinASecond(() =>
    timeOf(async () => {
      await rename(trip, `Nebenan ${known}`)
      await expect.poll(() => heard(bernd, known).some(({ order }) => order === trip.id), { interval: 10 }).toBe(true)
      expect(heard(bernd, known)).toMatchObject([{ order: trip.id, table: 'orders', operation: 'update', user: 1 }])
      known += 1
    }),
  )
})

test('APP-12 a connection cut in the middle resumes at the other process and misses nothing', async () => {
  const [marker, ...trips] = [await planTrip(anna), await planTrip(anna), await planTrip(anna), await planTrip(anna)]
  const first = await open('bernd')
  await untilNow(first, marker)
  const last = first.told.findLast(({ id }) => id !== null)?.id ?? ''
  first.close()
  for (const trip of trips) await rename(trip, 'Unterdessen')
  const again = await open('bernd', addresses[1], last)
  expect(again.told[0]).toMatchObject({ event: 'hello', data: { resumed: true } })
  await untilNow(again, marker)
  expect(trips.map((trip) => heard(again).some(({ order, table }) => order === trip.id && table === 'orders'))).toEqual(
    [true, true, true],
  )
})
