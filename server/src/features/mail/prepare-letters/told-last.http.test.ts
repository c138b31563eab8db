import type { PreparedLetters } from '@reisewerk/domain/mail/letter.contract.ts'
import { isOvertakenMail } from '@reisewerk/domain/mail/renewal/letter-facts.ts'
import type { AskedFor } from '@reisewerk/domain/requests/renewal.ts'
import type { RoomMix } from '@reisewerk/domain/requests/rooms/room-mix.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Caller } from '../../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { askForRooms, keepHotelLetters, mixOf } from './told-rooms.fixture.ts'

type Item = { id: number }
type Asked = Item & {
  contingent: { askedAmount: number }
  agreed: { startAt: string | null; askedAmount: number | null }
  agreedRooms: RoomMix | null
  lastTold: AskedFor | null
  renewedAt: string | null
}

let desk: TestApp
let bernd: Caller
let hotel: string
let trip: PlannedTrip
let request: Item
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T10:00:00Z') })
  bernd = await desk.as('bernd')
  hotel = `/api/hotels/${(await loadNorth(desk.db))['Hotel Fjordblick']}`
  await keepHotelLetters(bernd)
})
afterAll(() => desk.close())
beforeEach(async () => {
  trip = await planTrip(bernd)
  await rooms(18, 2)
  const stay = await expectStatus<Item>(201, bernd.post('/api/hotel_placeholders', { day: trip.days[0]?.link }))
  const placeholder = `/api/hotel_placeholders/${stay.id}`
  request = await expectStatus<Item>(201, bernd.post('/api/hotel_requests', { placeholder, hotel }))
  await expectStatus(200, bernd.put(placeholder, { selectedRequest: `/api/requests/${request.id}`, showVoucher: true }))
})

/** Rooms of 38 guests: 18/2 or 15/8 or 17/4; of 52: 25/2. */
const rooms = (doubles: number, singles: number) => askForRooms(bernd, trip, doubles, singles)
const read = () => expectStatus<Asked>(200, bernd.get(`/api/hotel_requests/${request.id}`))
const change = (body: object) => expectStatus(200, bernd.put(`/api/hotel_requests/${request.id}`, body))
const setStatus = (status: string) => change({ requestStatus: { status } })
const prepare = (which: 'first' | 'renewal' = 'renewal') =>
  expectStatus<PreparedLetters>(201, bernd.post(`/api/orders/${trip.id}/${which}_letters`, {}))
type Mail = Parameters<typeof isOvertakenMail>[0] & { text: string }
const mailOf = (id: number | undefined) => expectStatus<Mail>(200, bernd.get(`/api/email_messages/${id}`))
const textOf = async (id: number | undefined) => (await mailOf(id)).text
const doubts = () => expectStatus<string[]>(200, bernd.get(`${trip.order}/lost_choices?paper=voucher`))
const confirm = () =>
  expectStatus(200, bernd.put('/api/requests/confirm', { requests: [`/api/requests/${request.id}`] }))
async function sendElsewhere(id: number | undefined): Promise<void> {
  await expectStatus(200, bernd.put(`/api/email_messages/${id}`, { to: [{ name: '', address: 'haus@example.org' }] }))
  await expectStatus(200, bernd.post(`/api/email_messages/${id}/sent_elsewhere`, {}))
}
/** Prepares the one letter to the house and sends it. @returns what it says */
async function write(): Promise<string> {
  const [letter, ...more] = (await prepare()).letters
  expect([typeof letter, more]).toEqual(['number', []])
  const text = await textOf(letter)
  await sendElsewhere(letter)
  return text
}

/** @returns what moves it back */
async function moveToJune(): Promise<() => Promise<unknown>> {
  const move = (days: readonly string[]) =>
    expectStatus(
      200,
      bernd.put(`/api/orders/${trip.id}`, { startAt: `${days[0]} 00:00:00`, endAt: `${days[1]} 00:00:00` }),
    )
  const { startAt, endAt } = await expectStatus<{ startAt: string; endAt: string }>(
    200,
    bernd.get(`/api/orders/${trip.id}`),
  )
  const days = [startAt.slice(0, 10), endAt.slice(0, 10)]
  await move(days.map((day) => day.replace('.05.', '.06.')))
  return () => move(days)
}

test('TRUE-03 a house that was written to about other rooms is written to once more when they are taken back', async () => {
  await setStatus('approved')
  await rooms(15, 8)
  await write()
  await rooms(18, 2)
  expect(await read()).toMatchObject({ agreedRooms: mixOf(18, 2), lastTold: { rooms: mixOf(15, 8) }, renewedAt: null })
  // It goes by the letter, so papers of what it has confirmed are doubted.
  expect(await doubts()).toEqual([
    'Hotel Fjordblick hat zuletzt ein Anschreiben für 15 DZ und 8 EZ bekommen, der Voucher nennt 18 DZ und 2 EZ.',
  ])
  const text = await write()
  expect(text).toMatch(
    /Unsere letzte Nachricht \(.*, 38 Personen, 15 Doppelzimmer und 8 Einzelzimmer\) gilt nicht mehr; es bleibt bei dem, was vereinbart ist\./,
  )
  expect(text).not.toContain('Bisher gilt')
  expect(text).toContain('18 Doppelzimmer und 2 Einzelzimmer')
  // It knows all of it now.
  expect(await read()).toMatchObject({ agreedRooms: mixOf(18, 2), lastTold: { rooms: mixOf(18, 2) } })
  expect([await prepare(), await doubts()]).toMatchObject([{ letters: [], begun: 0 }, []])
  // The letter of before counts no longer, although it tells what stands now.
  await rooms(15, 8)
  expect((await read()).renewedAt).toBeNull()
  expect((await prepare()).letters).toHaveLength(1)
})

test('TRUE-03 a house that was told so otherwise is asked for nothing more when what a letter told is taken back', async () => {
  await setStatus('approved')
  await rooms(15, 8)
  await write()
  await rooms(18, 2)
  const [draft] = (await prepare()).letters
  await confirm()
  expect(await read()).toMatchObject({ agreedRooms: mixOf(18, 2), lastTold: null })
  expect([await prepare(), await doubts()]).toMatchObject([{ letters: [], begun: 0 }, []])
  expect(isOvertakenMail(await mailOf(draft))).toBe(true)
})

test('TRUE-02 a house that was written to about other days is written to once more when the trip moves back', async () => {
  await setStatus('approved')
  const back = await moveToJune()
  await write()
  await back()
  expect(await doubts()).toEqual([
    expect.stringMatching(/^Hotel Fjordblick ist für .*06\.2027 angefragt, die Leistung hat .*05\.2027\.$/),
  ])
  expect(await write()).toMatch(/Unsere letzte Nachricht \(.* Juni 2027, 38 Personen\) gilt nicht mehr/)
  expect([await prepare(), await doubts()]).toMatchObject([{ letters: [], begun: 0 }, []])
})

test('TRUE-02 days that a house has said yes to are called confirmed, also where the trip has moved back since', async () => {
  await setStatus('approved')
  const back = await moveToJune()
  await write()
  await setStatus('option')
  await back()
  const told = (standing: string) => [
    expect.stringMatching(
      new RegExp(`^Hotel Fjordblick ist für .*06\\.2027 ${standing}, die Leistung hat .*05\\.2027\\.$`),
    ),
  ]
  expect(await doubts()).toEqual(told('angefragt'))
  await setStatus('approved')
  expect(await doubts()).toEqual(told('bestätigt'))
})

test('TRUE-03 a house that was written to about more guests is written to once more when they do not come', async () => {
  await change({ requestStatus: { status: 'approved' }, contingent: { askedAmount: 38, reservedAmount: 38 } })
  await rooms(25, 2)
  await change({ contingent: { askedAmount: 52 } })
  await write()
  await rooms(18, 2)
  await change({ contingent: { askedAmount: 38 } })
  expect(await doubts()).toEqual([
    'Hotel Fjordblick hat zuletzt ein Anschreiben für 52 Personen bekommen, die Anfrage nennt 38.',
  ])
  expect(await write()).toMatch(/Unsere letzte Nachricht \(.*, 52 Personen, .*\) gilt nicht mehr/)
  expect([await prepare(), await doubts()]).toMatchObject([{ letters: [], begun: 0 }, []])
})

test('TRUE-03 whoever says yes says it to what the letter told; what has changed since is asked for anew, or confirmed by a click of its own', async () => {
  const [first] = (await prepare('first')).letters
  await sendElsewhere(first)
  await rooms(15, 8)
  await setStatus('approved')
  expect(await read()).toMatchObject({ agreedRooms: mixOf(18, 2), lastTold: { rooms: mixOf(18, 2) }, renewedAt: null })
  expect(await textOf((await prepare()).letters[0])).toMatch(/Bisher gilt: .*18 Doppelzimmer und 2 Einzelzimmer\./)
  await confirm()
  expect(await read()).toMatchObject({ agreedRooms: mixOf(15, 8), lastTold: null })
  // Nobody has written since: what a status answers is what stands.
  await rooms(17, 4)
  await setStatus('option')
  expect((await read()).agreedRooms).toEqual(mixOf(17, 4))
})

test('TRUE-03 a letter about a change that is answered, and one that tells what stands, leave nothing to ask for', async () => {
  await setStatus('option')
  await rooms(15, 8)
  await write()
  await setStatus('approved')
  expect(await read()).toMatchObject({ agreedRooms: mixOf(15, 8) })
  expect(await prepare()).toMatchObject({ letters: [], begun: 0 })
  // What was told once is forgotten with a request that begins anew.
  await setStatus('new')
  expect(await read()).toMatchObject({ agreedRooms: null, lastTold: null })
})
