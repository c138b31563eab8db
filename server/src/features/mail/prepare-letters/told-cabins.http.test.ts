import type { PreparedLetters } from '@reisewerk/domain/mail/letter.contract.ts'
import type { RoomMix } from '@reisewerk/domain/requests/rooms/room-mix.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/caller.ts'
import { expectStatus, type PlannedTrip, planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

type Item = { id: number }

let desk: TestApp
let bernd: Caller
let trip: PlannedTrip
let crossing: string
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T10:00:00Z') })
  bernd = await desk.as('bernd')
  trip = await planTrip(bernd)
  await desk.db.query(
    `update order_hotel_rooms set asked_amount = case persons when 2 then 16 else 0 end where order_id = $1`,
    [trip.id],
  )
  const night = { day: trip.days[1]?.link, type: 'night' }
  crossing = `/api/ferry_placeholders/${(await expectStatus<Item>(201, bernd.post('/api/ferry_placeholders', night))).id}`
})
afterAll(() => desk.close())

/** Double cabins of the contingent; any of them for 32 guests. */
async function cabins(inside: number, outside: number): Promise<void> {
  const { ferryContingent } = await expectStatus<{ ferryContingent: Item }>(
    200,
    bernd.get(`/api/orders/${trip.id}?groups[]=trip_dashboard_read`),
  )
  const doubleCabins = Object.entries({ inside, outside }).map(([type, askedAmount]) => ({
    type: { persons: 2, type },
    ...{ askedAmount, reservedAmount: 0 },
  }))
  await expectStatus(200, bernd.put(`/api/order_contingent_ferries/${ferryContingent.id}`, { doubleCabins }))
}
const mix = (inside: number, outside: number): RoomMix => [
  { persons: 2, type: 'inside', amount: inside },
  { persons: 2, type: 'outside', amount: outside },
]
const ask = (body: object) =>
  expectStatus<Item>(201, bernd.post('/api/ferry_requests', { placeholder: crossing, type: 'night', ...body }))
const agreed = async ({ id }: Item) =>
  (await expectStatus<{ agreedRooms: RoomMix | null }>(200, bernd.get(`/api/ferry_requests/${id}`))).agreedRooms
const prepare = () => expectStatus<PreparedLetters>(201, bernd.post(`/api/orders/${trip.id}/renewal_letters`, {}))
const wordsOf = async ({ id }: Item) =>
  JSON.stringify(
    (await expectStatus<{ body: unknown }>(200, bernd.post(`/api/requests/${id}/letter/preview`, {}))).body,
  )

test('TRUE-03 a ferry whose cabins change their mix for as many guests is asked anew once its request asks for them', async () => {
  await cabins(13, 3)
  const ship = await ask({ requestStatus: { status: 'approved' } })
  expect(await agreed(ship)).toEqual(mix(13, 3))
  expect(await prepare()).toMatchObject({ letters: [] })
  await cabins(6, 10)
  const requests = [`/api/requests/${ship.id}`]
  await expectStatus(200, bernd.put('/api/requests/align', { requests }))
  expect(await agreed(ship)).toEqual(mix(13, 3))
  const words = await wordsOf(ship)
  expect(words).toMatch(/Bisher gilt: [^"]*13 Doppelkabinen \(innen\) und 3 Doppelkabinen \(außen\)\./)
  expect(words).not.toContain('wie vereinbart')
  expect((await prepare()).letters).toHaveLength(1)
  await expectStatus(200, bernd.put('/api/requests/confirm', { requests }))
  expect(await agreed(ship)).toEqual(mix(6, 10))
  expect(await prepare()).toMatchObject({ letters: [], begun: 0 })
})

test('TRUE-03 before the voucher of a ferry is made it is told that it names other cabins than the ferry has confirmed', async () => {
  await cabins(13, 3)
  const ship = await ask({ contingent: { askedAmount: 32, singleCabins: [], doubleCabins: [], otherCabins: [] } })
  await expectStatus(200, bernd.put(`/api/ferry_requests/${ship.id}`, { requestStatus: { status: 'approved' } }))
  await expectStatus(200, bernd.put(crossing, { selectedRequest: `/api/requests/${ship.id}`, showVoucher: true }))
  expect(await agreed(ship)).toEqual(mix(13, 3))
  const doubts = () => expectStatus<string[]>(200, bernd.get(`${trip.order}/lost_choices?paper=voucher`))
  const before = await doubts()
  await cabins(6, 10)
  expect((await doubts()).filter((words) => !before.includes(words))).toEqual([
    expect.stringContaining('ist für 13 DKI und 3 DKA gebucht, der Voucher nennt 6 DKI und 10 DKA.'),
  ])
  expect((await prepare()).letters).toHaveLength(1)
})
