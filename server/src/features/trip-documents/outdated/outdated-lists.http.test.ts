import type { OutdatedPaper } from '@reisewerk/domain/files/outdated/outdated-papers.contract.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Caller } from '../../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { bookHotel } from '../papers/booked-hotel.fixture.ts'

type Room = { id: number; passengers: { id: number }[] }

let desk: TestApp
/** Sees personal data. */
let anna: Caller
let trip: PlannedTrip
let request: number
let list: string
let room: Room
let north: Record<string, number>
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-04-19T09:00:00Z') })
  anna = await desk.as('anna')
  north = await loadNorth(desk.db)
})
afterAll(() => desk.close())
beforeEach(async () => {
  trip = await planTrip(anna)
  request = Number((await bookHotel(anna, north, trip)).split('/').at(-1))
  list = `/api/room_lists/${(await make('room_lists', { order: trip.order })).id}`
  room = await addRoom(list, 'Ehlers')
})

const make = <Item = { id: number }>(path: string, body: object) =>
  expectStatus<Item>(201, anna.post(`/api/${path}`, body))
const change = (path: string, body: object) => expectStatus(200, anna.patch(path, body))
const addRoom = (roomList: string, lastName: string, extraType: string | null = null) =>
  make<Room>('rooms', {
    ...{ roomList, roomIndex: lastName.slice(0, 2), roomType: { persons: 2, type: 'standard' }, extraType },
    passengers: [{ lastName, firstName: 'Anja' }],
  })
async function generate(kind: string, query = ''): Promise<number> {
  const path = `/api/orders/${trip.id}/room-list/generate-document?room_list_type=${kind}${query}`
  return (await expectStatus<{ id: number }>(200, anna.post(path))).id
}
const forHotel = () => generate('hotel_pdf', `&requestId[]=${request}`)
async function told(id: number): Promise<string[]> {
  const path = `/api/orders/${trip.id}/outdated-papers`
  const { papers } = await expectStatus<{ papers: OutdatedPaper[] }>(200, anna.get(path))
  return papers.find((paper) => paper.id === id)?.changes.map(({ words }) => words) ?? []
}
const otherGuests = ['Gäste oder Zimmer der Liste geändert']

test('TRUE-04 ROOM-08 a rooming list is not outdated by another list, by who has cancelled, by what it does not print', async () => {
  const [hotel, border] = [await forHotel(), await generate('border_pdf')]
  const copy = await make(`room_lists?copyListId=${list.split('/').at(-1)}`, { order: trip.order, name: 'Kopie' })
  expect([await told(hotel), await told(border)]).toEqual([[], []])
  const other = await make('room_lists', { order: trip.order, name: 'Bus 2' })
  await addRoom(`/api/room_lists/${other.id}`, 'Voss')
  await addRoom(list, 'Kranz', 'cancelled')
  await change(`/api/passengers/${room.passengers[0]?.id}`, { allergies: 'Nüsse' })
  await expectStatus(204, anna.delete(`/api/room_lists/${copy.id}`))
  expect([await told(hotel), await told(border)]).toEqual([[], []])
  await change(`/api/passengers/${room.passengers[0]?.id}`, { documentNumber: 'C01X00T47' })
  expect([await told(hotel), await told(border)]).toEqual([[], otherGuests])
  await addRoom(list, 'Albers')
  expect([await told(hotel), await told(border)]).toEqual([otherGuests, otherGuests])
})

test('TRUE-04 ROOM-08 a rooming list is outdated by what it prints for its house: hints, booking number, board, days', async () => {
  const [hotel, border] = [await forHotel(), await generate('border_pdf')]
  const hints = async (path: string, name: string) => {
    await change(path, { [name]: 'ruhig' })
    expect(await told(hotel), path).toEqual(['Hinweise für das Hotel geändert'])
    await change(path, { [name]: '' })
    expect(await told(hotel)).toEqual([])
  }
  await hints(trip.order, 'roomlistNotes')
  await hints(list, 'notes')
  await hints(`/api/hotel_requests/${request}`, 'roomlistNotes')
  await change(`/api/hotel_requests/${request}`, { optionNr: 'FB-11', board: 'full' })
  expect(await told(hotel)).toEqual([
    'Tag 1: Hotel Fjordblick andere Buchungsnummer',
    'Tag 1: Hotel Fjordblick andere Verpflegung',
  ])
  await change(`/api/hotel_requests/${request}`, { endAt: '17.05.2027 00:00:00' })
  expect(await told(hotel)).toContain('Tag 1: Hotel Fjordblick andere Tage')
  expect(await told(border)).toEqual([])
  await change(`/api/rooms/${room.id}`, { twin: true })
  expect(await told(hotel)).toContain('Gäste oder Zimmer der Liste geändert')
  expect(await told(border)).toEqual([])
})
