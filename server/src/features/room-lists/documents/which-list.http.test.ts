import type { ListLetter } from '@reisewerk/domain/mail/letter.contract.ts'
import { richTextOf } from '@reisewerk/domain/rich-text.ts'
import type { ListOfHotel } from '@reisewerk/domain/room-lists/documents/list-of-hotel.contract.ts'
import { untypeset } from '@reisewerk/domain/typography/typeset.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../../platform/pdf/read-pdf.fixture.ts'
import type { Caller } from '../../../test/caller.ts'
import { expectStatus, loadNorth, planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { erasePersonalData } from '../personal/erase-personal-data.queries.ts'

let desk: TestApp
let bernd: Caller
let north: Awaited<ReturnType<typeof loadNorth>>
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-04-19T09:00:00Z') })
  bernd = await desk.as('bernd')
  north = await loadNorth(desk.db)
})
afterAll(() => desk.close())

const make = <Item = { id: number }>(path: string, body: object) =>
  expectStatus<Item>(201, bernd.post(`/api/${path}`, body))

/** A trip with a hotel and a list of two rooms that went there. */
async function sentTrip() {
  const trip = await planTrip(bernd)
  const day = trip.days[0]
  const service = await make('hotel_placeholders', { day: day?.link, startAt: day?.date })
  const placeholder = `/api/hotel_placeholders/${service.id}`
  const { id: request } = await make('hotel_requests', {
    placeholder,
    hotel: `/api/hotels/${north['Hotel Fjordblick']}`,
  })
  const list = await make('room_lists', { order: trip.order, date: '19.04.2027' })
  const room = (roomIndex: string, lastName: string) =>
    make<{ id: number; passengers: { id: number }[] }>('rooms', {
      ...{ roomList: `/api/room_lists/${list.id}`, roomIndex, roomType: { persons: 1, type: 'standard' } },
      passengers: [{ lastName, dateOfBirth: '22.02.1966' }],
    })
  const rooms = [await room('1', 'Ehlers'), await room('2', 'Voss')] as const
  const letter = (body: object = {}) =>
    expectStatus<ListLetter>(200, bernd.post(`/api/requests/${request}/list_letter`, body))
  const hotel = async (query = '') =>
    (await expectStatus<ListOfHotel[]>(200, bernd.get(`/api/orders/${trip.id}/room-list/hotels${query}`)))[0]
  const textOf = async ({ path }: { path: string }) =>
    untypeset((await readPdf((await bernd.get(path)).raw)).text).replaceAll(/\s+/g, ' ')
  const sendAgain = async (body: object = {}) => {
    const { document } = await letter(body)
    await desk.db.query('update hotel_lists set sent_at = now() where document_id = $1', [document.id])
  }
  await sendAgain()
  return { trip, request, list, rooms, letter, hotel, textOf, sendAgain }
}

test('ROOM-08 TRUE-04 of several lists a hotel gets the one it was sent before, or the one that is named: no copy with who has cancelled', async () => {
  const { trip, request, list, rooms, letter, hotel, textOf } = await sentTrip()
  const copy = await make(`room_lists?copyListId=${list.id}`, { order: trip.order, name: 'Kopie', date: '20.04.2027' })
  await expectStatus(200, bernd.patch(`/api/rooms/${rooms[0].id}`, { extraType: 'cancelled' }))
  expect(await hotel()).toMatchObject({
    ...{ roomList: { id: list.id, name: 'Zimmerliste' }, sent: { roomList: list.id } },
    ...{ added: [], changed: [], gone: ['1'] },
  })
  const again = await textOf((await letter()).document)
  expect([again.includes('Voss'), again.includes('Ehlers')]).toEqual([true, false])
  expect(await hotel(`?room_list=${copy.id}`)).toMatchObject({ roomList: { id: copy.id, name: 'Kopie' } })
  const ofCopy = await textOf((await letter({ roomList: `/api/room_lists/${copy.id}` })).document)
  expect(ofCopy).toContain('Ehlers')

  const path = `/api/orders/${trip.id}/room-list/generate-document?room_list_type=hotel_pdf&requestId[]=${request}`
  for (const source of ['', '&hotel_list_type=individual', '&hotel_list_type=current']) {
    const made = await expectStatus<{ path: string }>(200, bernd.post(`${path}${source}`))
    expect(await textOf(made), source).not.toContain('Ehlers')
  }
  const own = await make('room_lists', { order: trip.order, provider: `/api/hotels/${north['Hotel Fjordblick']}` })
  expect(await hotel(`?room_list=${copy.id}`)).toMatchObject({ roomList: { id: own.id }, hasOwnList: true })
})

test('ROOM-08 a list of another trip is none that goes to a hotel', async () => {
  const [one, other] = [await sentTrip(), await sentTrip()]
  const roomList = `/api/room_lists/${other.list.id}`
  const refused = await bernd.post(`/api/requests/${one.request}/list_letter`, { roomList })
  expect(refused.status).toBe(422)
  expect((await one.hotel(`?room_list=${other.list.id}`))?.roomList?.id).toBe(one.list.id)
})

test('ROOM-08 birth dates and notes that are different since are told of and marked, and not once they are sent', async () => {
  const { trip, request, list, rooms, letter, hotel, textOf, sendAgain } = await sentTrip()
  const same = { added: [], changed: [], gone: [], notesChanged: false }
  expect(await hotel()).toMatchObject(same)
  const guest = `/api/passengers/${rooms[1].passengers[0]?.id}`
  const readings = async () =>
    (await bernd.get<object[]>(`/api/personal_data_readings?order.id=${trip.id}`)).body.length
  await expectStatus(200, bernd.patch(guest, { dateOfBirth: '23.02.1966' }))
  const before = await readings()
  expect(await hotel()).toMatchObject({ ...same, changed: ['2'] })
  expect(await readings()).toBe(before)
  expect(await textOf((await letter()).document)).toMatch(/2 geändert/)
  // The same again is no change, though it is encrypted anew.
  await expectStatus(200, bernd.patch(guest, { dateOfBirth: '22.02.1966' }))
  expect(await hotel()).toMatchObject(same)

  for (const [path, change] of [
    [trip.order, { roomlistNotes: 'Ruhige Zimmer' }],
    [`/api/room_lists/${list.id}`, { notes: 'Anreise spät' }],
    [`/api/hotel_requests/${request}`, { roomlistNotes: 'Aufzug' }],
  ] as const) {
    await expectStatus(200, bernd.patch(path, change))
    expect(await hotel(), path).toMatchObject({ ...same, notesChanged: true })
    expect(await textOf((await letter()).document)).toMatch(/Hinweise für das Hotel \(geändert\)/i)
    await sendAgain()
    expect(await hotel(), path).toMatchObject(same)
  }
  await expectStatus(200, bernd.patch(trip.order, { roomlistNotes: '' }))
  await expectStatus(200, bernd.patch(`/api/room_lists/${list.id}`, { notes: '' }))
  await expectStatus(200, bernd.patch(`/api/hotel_requests/${request}`, { roomlistNotes: '' }))
  expect(await textOf((await letter()).document)).toContain('Die Hinweise der letzten Liste entfallen.')
})

test('ROOM-06 ROOM-08 what is compared of personal data is in no log and goes with it', async () => {
  const { trip } = await sentTrip()
  const kept = () =>
    desk.db.query<{ marks: string }>('select personal_marks::text as marks from hotel_lists where order_id = $1', [
      trip.id,
    ])
  const [made] = await kept()
  expect(Object.keys(JSON.parse(made?.marks ?? '{}'))).toEqual(['1', '2'])
  const [logged] = await desk.db.query<{ after: { personal_marks: string } }>(
    `select after from change_log where table_name = 'hotel_lists' and order_id = $1 and operation = 'insert'`,
    [trip.id],
  )
  expect(logged?.after.personal_marks).toBe('•••')
  const owner = new pg.Client({ connectionString: desk.db.adminUrl })
  await owner.connect()
  await erasePersonalData(owner, '2030-01-01')
  await owner.end()
  expect(await kept()).toEqual([{ marks: '{}' }])
})

test('ROOM-06 who opens a document with personal data, or takes it along with a mail, is noted', async () => {
  const { trip, letter } = await sentTrip()
  const { document } = await letter()
  const noted = async () =>
    (await bernd.get<{ reason: string }[]>(`/api/personal_data_readings?order.id=${trip.id}`)).body.filter(
      ({ reason }) => reason === 'opened',
    ).length
  expect(await noted()).toBe(0)
  expect((await bernd.get(document.path)).status).toBe(200)
  expect(await noted()).toBe(1)
  const mail = await make('email_messages', {
    ...{
      order: trip.order,
      subject: 'Liste',
      to: [{ address: 'haus@fjordblick.example' }],
      body: richTextOf('Anbei.'),
    },
    attachments: [`/api/documents/${document.id}`],
  })
  expect((await bernd.get(`/api/email_messages/${mail.id}/file`)).status).toBe(200)
  expect(await noted()).toBe(2)
})
