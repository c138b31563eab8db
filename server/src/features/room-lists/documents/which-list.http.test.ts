import type { ListLetter } from '@reisewerk/domain/mail/letter.contract.ts'
import type { ListOfHotel } from '@reisewerk/domain/room-lists/documents/list-of-hotel.contract.ts'
import { untypeset } from '@reisewerk/domain/typography/typeset.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../../platform/pdf/read-pdf.fixture.ts'
import type { Caller } from '../../../test/caller.ts'
import { expectStatus, loadNorth, planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

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
