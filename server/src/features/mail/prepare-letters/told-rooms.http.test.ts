import type { PreparedLetters } from '@reisewerk/domain/mail/letter.contract.ts'
import {
  isOvertakenMail,
  openLetterFacts,
  otherNumberWords,
  overtakenWords,
} from '@reisewerk/domain/mail/renewal/letter-facts.ts'
import type { RoomMix } from '@reisewerk/domain/requests/rooms/room-mix.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Caller } from '../../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { askForRooms, keepHotelLetters, mixOf } from './told-rooms.fixture.ts'

type Item = { id: number }
type Mail = Parameters<typeof openLetterFacts>[0] & { id: number; text: string }
type Asked = Item & {
  requestStatus: { status: string }
  contingent: { askedAmount: number }
  agreedRooms: RoomMix | null
  renewedAt: string | null
}

let desk: TestApp
let bernd: Caller
let hotel: string
let trip: PlannedTrip
let stay: Item
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
  stay = await expectStatus<Item>(201, bernd.post('/api/hotel_placeholders', { day: trip.days[0]?.link }))
})

/** Rooms of 38 guests: 18/2 or 15/8 or 17/4. */
const rooms = (doubles: number, singles: number) => askForRooms(bernd, trip, doubles, singles)
const ask = (part: object = {}) =>
  expectStatus<Asked>(
    201,
    bernd.post('/api/hotel_requests', { placeholder: `/api/hotel_placeholders/${stay.id}`, hotel, ...part }),
  )
const read = ({ id }: Item) => expectStatus<Asked>(200, bernd.get(`/api/hotel_requests/${id}`))
const change = ({ id }: Item, body: object) => expectStatus(200, bernd.put(`/api/hotel_requests/${id}`, body))
const setStatus = (request: Item, status: string) => change(request, { requestStatus: { status } })
const mailOf = (id: number | undefined) => expectStatus<Mail>(200, bernd.get(`/api/email_messages/${id}`))
const prepare = (which: 'first' | 'renewal') =>
  expectStatus<PreparedLetters>(201, bernd.post(`/api/orders/${trip.id}/${which}_letters`, {}))
const overtaken = (mail: Mail) => {
  const facts = openLetterFacts(mail)
  return facts !== null && isOvertakenMail(mail) ? overtakenWords(facts) : null
}
async function sendElsewhere(id: number | undefined): Promise<void> {
  await expectStatus(200, bernd.put(`/api/email_messages/${id}`, { to: [{ name: '', address: 'haus@example.org' }] }))
  await expectStatus(200, bernd.post(`/api/email_messages/${id}/sent_elsewhere`, {}))
}

test('TRUE-03 a draft that names other rooms than the contingent is overtaken and written anew, also for as many guests', async () => {
  const request = await ask()
  expect(request).toMatchObject({ contingent: { askedAmount: 38 }, agreedRooms: null })
  const [draft] = (await prepare('first')).letters
  expect((await mailOf(draft)).text).toContain('18 Doppelzimmer und 2 Einzelzimmer')
  await rooms(15, 8)
  expect(overtaken(await mailOf(draft))).toMatch(
    /38 Personen, 18 DZ und 2 EZ; die Anfrage nennt inzwischen .*15 DZ und 8 EZ\.$/,
  )
  expect(await prepare('first')).toMatchObject({ begun: 0, rewritten: [draft] })
  const anew = await mailOf(draft)
  expect(anew.text).toContain('15 Doppelzimmer und 8 Einzelzimmer')
  expect([overtaken(anew), anew.text.includes('18 Doppelzimmer')]).toEqual([null, false])
  // Nobody was asked by any of that.
  expect((await read(request)).agreedRooms).toBeNull()
})

test('TRUE-03 whom a letter has left for knows the rooms it named, whatever the contingent has become meanwhile', async () => {
  const request = await ask()
  const [draft] = (await prepare('first')).letters
  await rooms(15, 8)
  await sendElsewhere(draft)
  expect(await read(request)).toMatchObject({
    requestStatus: { status: 'requested' },
    agreedRooms: mixOf(18, 2),
    renewedAt: null,
  })
  // So it is to be asked anew, in words that tell both.
  const [letter] = (await prepare('renewal')).letters
  const { text } = await mailOf(letter)
  expect(text).toMatch(/Bisher angefragt: .*38 Personen, 18 Doppelzimmer und 2 Einzelzimmer\./)
  expect(text).toContain('15 Doppelzimmer und 8 Einzelzimmer')
  // It changes once more before the letter leaves.
  await rooms(17, 4)
  expect(overtaken(await mailOf(letter))).toMatch(/15 DZ und 8 EZ; .*17 DZ und 4 EZ/)
  expect(await prepare('renewal')).toMatchObject({ letters: [], begun: 0, rewritten: [letter] })
  await sendElsewhere(letter)
  expect(await read(request)).toMatchObject({ agreedRooms: mixOf(17, 4) })
  expect(await prepare('renewal')).toMatchObject({ letters: [], begun: 0, rewritten: [] })
})

test('TRUE-03 a house that has confirmed its rooms is asked anew when they change, until it says yes; back again, it is written to once more', async () => {
  const request = await ask()
  await setStatus(request, 'approved')
  expect((await read(request)).agreedRooms).toEqual(mixOf(18, 2))
  expect(await prepare('renewal')).toMatchObject({ letters: [] })
  await rooms(15, 8)
  // A booking that is sent or paid says nothing new of it.
  await setStatus(request, 'paid')
  expect((await read(request)).agreedRooms).toEqual(mixOf(18, 2))
  const [letter] = (await prepare('renewal')).letters
  expect((await mailOf(letter)).text).toMatch(/Bisher gilt: .*18 Doppelzimmer und 2 Einzelzimmer/)
  await sendElsewhere(letter)
  // Written to, not answered yet: what it has confirmed is what it had.
  expect(await read(request)).toMatchObject({ agreedRooms: mixOf(18, 2), renewedAt: '21.11.2026 11:00:00' })
  expect(await prepare('renewal')).toMatchObject({ letters: [], begun: 0 })
  // The letter told other rooms than those of now: it counts no longer.
  await rooms(17, 4)
  expect((await read(request)).renewedAt).toBeNull()
  await rooms(18, 2)
  // It has confirmed these, and believes the others (decision 179).
  expect((await prepare('renewal')).letters).toHaveLength(1)
  await rooms(15, 8)
  expect((await read(request)).renewedAt).toBe('21.11.2026 11:00:00')
  const confirm = { requests: [`/api/requests/${request.id}`] }
  await (await desk.as('clara')).put('/api/requests/confirm', confirm)
  expect((await read(request)).agreedRooms).toEqual(mixOf(18, 2))
  await expectStatus(200, bernd.put('/api/requests/confirm', confirm))
  expect(await read(request)).toMatchObject({ agreedRooms: mixOf(15, 8), renewedAt: null })
})

test('TRUE-03 before a voucher is made it is told that it names other rooms than its house has confirmed', async () => {
  const request = await ask()
  await expectStatus(
    200,
    bernd.put(`/api/hotel_placeholders/${stay.id}`, {
      selectedRequest: `/api/requests/${request.id}`,
      showVoucher: true,
    }),
  )
  await setStatus(request, 'approved')
  const told = () => expectStatus<string[]>(200, bernd.get(`${trip.order}/lost_choices?paper=voucher`))
  expect(await told()).toEqual([])
  await rooms(15, 8)
  expect(await told()).toEqual(['Hotel Fjordblick ist für 18 DZ und 2 EZ gebucht, der Voucher nennt 15 DZ und 8 EZ.'])
  await expectStatus(200, bernd.put('/api/requests/confirm', { requests: [`/api/requests/${request.id}`] }))
  expect(await told()).toEqual([])
})

test('TRUE-03 a group that grows and shrinks again leaves drafts of another number than the contingent, until their requests are made the same', async () => {
  const [whole, part] = [await ask(), await ask({ contingent: { askedAmount: 20 } })]
  await setStatus(whole, 'approved')
  await setStatus(part, 'approved')
  await rooms(25, 2)
  await change(whole, { contingent: { askedAmount: 52 } })
  await change(part, { contingent: { askedAmount: 22 } })
  const drafts = (await prepare('renewal')).letters
  const told = async () => (await Promise.all(drafts.map(mailOf))).flatMap((mail) => otherNumberWords(mail) ?? [])
  expect(drafts).toHaveLength(2)
  expect(await told()).toEqual([])
  await rooms(18, 2)
  expect(await told()).toEqual(['Das Anschreiben nennt 52 Personen, im Kontingent stehen 38.'])
  await change(whole, { contingent: { askedAmount: 38 } })
  expect(await told()).toEqual([])
  expect((await Promise.all(drafts.map(mailOf))).filter(isOvertakenMail)).toHaveLength(1)
})

test('TRUE-03 who is asked for a part of the group, or was asked before anybody noted rooms, is told none; a copy knows none', async () => {
  const part = await ask({ contingent: { askedAmount: 20 }, requestStatus: { status: 'approved' } })
  const whole = await ask({ requestStatus: { status: 'approved' } })
  expect([(await read(part)).agreedRooms, (await read(whole)).agreedRooms]).toEqual([null, mixOf(18, 2)])
  // Days of a stay that move take no rooms along.
  await expectStatus(200, bernd.put(`/api/days/${trip.days[0]?.id}`, { date: '15.05.2027' }))
  expect((await read(whole)).agreedRooms).toEqual(mixOf(18, 2))
  await expectStatus(
    200,
    bernd.put('/api/requests/confirm', { requests: [part, whole].map(({ id }) => `/api/requests/${id}`) }),
  )
  // The group grows: what it knows is what it was told, until it is asked for the new number.
  await rooms(20, 4)
  await setStatus(whole, 'option')
  expect(await read(whole)).toMatchObject({ contingent: { askedAmount: 38 }, agreedRooms: mixOf(18, 2) })
  await desk.db.query('update requests set agreed_rooms = null where id = $1', [whole.id])
  await change(whole, { contingent: { askedAmount: 44 } })
  await expectStatus(200, bernd.put('/api/requests/confirm', { requests: [`/api/requests/${whole.id}`] }))
  expect((await read(whole)).agreedRooms).toEqual(mixOf(20, 4))
  const copies = [{ placeholder: `/api/hotel_placeholders/${stay.id}`, day: trip.days[2]?.link }]
  const { placeholders } = await expectStatus<{ placeholders: number[] }>(
    201,
    bernd.post('/api/placeholders/copy', { copies, requests: true }),
  )
  const copied = await expectStatus<Asked[]>(200, bernd.get(`/api/hotel_requests?placeholder.id=${placeholders[0]}`))
  expect(copied.map(({ agreedRooms }) => agreedRooms)).toEqual([null, null])
  await setStatus(whole, 'new')
  expect((await read(whole)).agreedRooms).toBeNull()
})

test('TRUE-03 what was deleted comes back with the rooms its house knew', async () => {
  const request = await ask({ requestStatus: { status: 'approved' } })
  await rooms(15, 8)
  await expectStatus(204, bernd.delete(`/api/hotel_requests/${request.id}`))
  const [gone] = await expectStatus<Item[]>(200, bernd.get(`/api/deletions?order.id=${trip.id}`))
  await expectStatus(200, bernd.post(`/api/deletions/${gone?.id}/restore`))
  expect((await read(request)).agreedRooms).toEqual(mixOf(18, 2))
})

test('TRUE-03 a list for a house says that it has other rooms than the house has confirmed', async () => {
  await ask({ requestStatus: { status: 'approved' } })
  const list = await expectStatus<Item>(201, bernd.post('/api/room_lists', { order: trip.order, name: 'Zimmerliste' }))
  const put = (persons: number, count: number) =>
    desk.db.query(
      'insert into rooms (order_id, room_list_id, persons) select $1, $2, $3 from generate_series(1, $4::int)',
      [trip.id, list.id, persons, count],
    )
  const told = async () => {
    const lists = await expectStatus<{ otherRooms: string | null }[]>(200, bernd.get(`${trip.order}/room-list/hotels`))
    return lists.map(({ otherRooms }) => otherRooms)
  }
  await put(2, 15)
  await put(1, 2)
  expect(await told()).toEqual([null])
  await put(1, 6)
  expect(await told()).toEqual(['bekannt sind 18 DZ und 2 EZ, die Liste hat 15 DZ und 8 EZ'])
  await rooms(15, 8)
  const requests = await expectStatus<Item[]>(200, bernd.get(`/api/hotel_requests?order.id=${trip.id}`))
  await expectStatus(
    200,
    bernd.put('/api/requests/confirm', { requests: requests.map(({ id }) => `/api/requests/${id}`) }),
  )
  expect(await told()).toEqual([null])
})
