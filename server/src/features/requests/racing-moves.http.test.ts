import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer, Caller } from '../../test/caller.ts'
import { expectStatus, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { createTestDatabase, runSql, type TestDatabase } from '../../test/test-database.ts'

type Made = { id: number; version: number }

let database: TestDatabase
let desk: TestApp
let bernd: Caller
let agency: number
beforeAll(async () => {
  database = await createTestDatabase()
  // Whoever waits for each other would wait beyond the limit of a test.
  await runSql(
    database.adminUrl,
    `alter database ${new URL(database.adminUrl).pathname.slice(1)} set deadlock_timeout = '5min'`,
  )
  desk = await testApp({ beside: database })
  bernd = await desk.as('bernd')
  agency = (await expectStatus<Made>(201, bernd.post('/api/agencies', { name: 'Skandia Incoming' }))).id
})
afterAll(async () => {
  await desk.close()
  await database.drop()
})

const make = (path: string, body: object) => expectStatus<Made>(201, bernd.post(`/api/${path}`, body))
const dayOf = (trip: PlannedTrip, place: number) => trip.days[place] as PlannedTrip['days'][number]
/** A long trip with days on its first four dates only, so that there is room to move them. */
async function roomyTrip(): Promise<PlannedTrip> {
  const trip = await planTrip(bernd)
  await expectStatus(200, bernd.patch(trip.order, { endAt: '30.05.2027' }))
  return trip
}

/** Fires calls at the same time; whoever is told to must have done what they were asked. */
async function together(...calls: Promise<Answer<unknown>>[]) {
  for (const answer of await Promise.all(calls)) {
    if (answer.status >= 300) throw new Error(`${answer.status}: ${answer.raw.toString()}`)
  }
}

/** Hotels and requests for them that do not begin on the date of their day. */
const strays = (trip: PlannedTrip) =>
  desk.db.query(
    `select p.kind, d.date::text, p.start_at::text as service, r.start_at::text as request from placeholders p
     join days d on d.id = p.day_id left join requests r on r.placeholder_id = p.id
     where p.order_id = $1 and (p.start_at::date <> d.date or r.start_at::date <> d.date)`,
    [trip.id],
  )

const rounds = [19, 23, 20, 24, 21]
const offers = ['optional', 'included']

test('DAY-05 DAY-04 services that come while their day is being moved have its new date', async () => {
  const trip = await roomyTrip()
  const [moved, other] = [dayOf(trip, 0), dayOf(trip, 1)]
  const elsewhere = await make('hotel_placeholders', { day: other.link })
  const night = { type: 'night', driverNotParticipating: false }
  for (const [round, date] of rounds.entries()) {
    const target = round % 2 === 0 ? moved : other
    await together(
      bernd.put(`/api/days/${moved.id}?newDate=${date}.05.2027`, {}),
      bernd.post('/api/hotel_placeholders', { day: moved.link }),
      bernd.post('/api/hotel_placeholders', { day: moved.link }),
      bernd.post('/api/train_placeholders', { day: moved.link, ...night }),
      bernd.patch(`/api/hotel_placeholders/${elsewhere.id}`, { day: target.link }),
      bernd.post('/api/hotel_placeholders', { day: moved.link }),
    )
    expect(await strays(trip)).toEqual([])
  }
})

test('HEAD-11 DAY-05 services that come while the trip gets new dates have those of their day', async () => {
  const trip = await roomyTrip()
  const day = dayOf(trip, 2)
  for (const start of rounds) {
    await together(
      bernd.patch(trip.order, { startAt: `${start}.05.2027`, endAt: '30.06.2027' }),
      ...[1, 2, 3, 4].map(() => bernd.post('/api/hotel_placeholders', { day: day.link })),
    )
    expect(await strays(trip)).toEqual([])
  }
})

test('DAY-05 REQ-02 requests that are made while their day is being moved have its new date', async () => {
  const trip = await roomyTrip()
  const day = dayOf(trip, 3)
  const hotels = await Promise.all([1, 2, 3, 4].map(() => make('hotel_placeholders', { day: day.link })))
  for (const date of rounds) {
    const asked = hotels.map(({ id }) => `hotelPlaceholders[]=${id}`).join('&')
    await together(
      bernd.put(`/api/days/${day.id}?newDate=${date}.05.2027`, {}),
      bernd.post('/api/hotel_requests', { placeholder: `/api/placeholders/${hotels[0]?.id}` }),
      bernd.post(`/api/placeholders/create_requests?agencyId=${agency}&${asked}`, {}),
      bernd.post('/api/hotel_requests', { placeholder: `/api/placeholders/${hotels[3]?.id}` }),
    )
    expect(await strays(trip)).toEqual([])
  }
})

test('DAY-05 APP-14 who names the version they read and who moves the day do not wait for each other', async () => {
  const trip = await roomyTrip()
  const day = dayOf(trip, 3)
  const hotel = await make('hotel_placeholders', { day: day.link })
  const request = await make('hotel_requests', { placeholder: `/api/placeholders/${hotel.id}` })
  const latest = bernd.with({ 'if-match': '*' })
  for (const [round, date] of rounds.entries()) {
    await together(
      bernd.put(`/api/days/${day.id}?newDate=${date}.05.2027`, {}),
      latest.patch(`/api/hotel_placeholders/${hotel.id}`, { board: 'full' }),
      latest.patch(`/api/hotel_requests/${request.id}`, { board: 'none', clientOffer: { status: offers[round % 2] } }),
      latest.patch(`/api/days/${day.id}`, { name: `Ankunft am ${date}.` }),
    )
    expect(await strays(trip)).toEqual([])
  }
})
