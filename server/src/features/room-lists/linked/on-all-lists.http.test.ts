import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/caller.ts'
import { expectStatus } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

type Guest = { id: number; guest: number; lastName: string }
type Room = { id: number; roomIndex: string; extraType: string | null; passengers: Guest[] }
type List = { id: number; name: string; rooms: Room[] }
type Changed = { id: number; list: List }

let desk: TestApp
let anna: Caller
let bernd: Caller
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-03-01T10:00:00Z') })
  ;[anna, bernd] = await Promise.all([desk.as('anna'), desk.as('bernd')])
})
afterAll(() => desk.close())

const addRoom = (extraType: string | null, ...names: string[]) => ({
  do: 'addRoom',
  room: { roomType: { persons: 2 }, extraType, passengers: names.map((lastName) => ({ lastName })) },
})
const change = (list: number, ...changes: object[]) =>
  expectStatus<Changed>(201, bernd.post(`/api/room_lists/${list}/changes`, { changes }))
const takeBack = (list: number, { id }: Changed) =>
  bernd.post<Changed>(`/api/room_lists/${list}/changes/${id}/take_back`, {})
const roomsOf = async (list: number) => (await expectStatus<List>(200, bernd.get(`/api/room_lists/${list}`))).rooms
/** 'cancelled: Albers Bartels' */
const told = async (list: number) =>
  (await roomsOf(list)).map(
    ({ extraType, passengers }) => `${extraType ?? 'free'}: ${passengers.map(({ lastName }) => lastName).join(' ')}`,
  )
const occupy = (room: Room | undefined, before: string | null, extraType: string | null) => ({
  ...{ do: 'occupyRoom', room: `/api/rooms/${room?.id}`, extraType, before },
})

/** A list of three rooms, and a linked copy of it. */
async function twoLists(): Promise<{ order: string; first: number; copy: number }> {
  const trip = { organisationFilter: '/api/organisations/1', startAt: '14.05.2027', endAt: '23.05.2027' }
  const { id } = await expectStatus<{ id: number }>(201, bernd.post('/api/orders', trip))
  const order = `/api/orders/${id}`
  const first = await expectStatus<List>(201, bernd.post('/api/room_lists', { order }))
  await change(first.id, addRoom(null, 'Albers', 'Bartels'), addRoom('guide', 'Claus'), addRoom('cancelled', 'Dorn'))
  const copied = { order, name: 'Kopie' }
  const copy = await expectStatus<List>(201, bernd.post(`/api/room_lists?copyListId=${first.id}`, copied))
  return { order, first: first.id, copy: copy.id }
}

test('ROOM-01 a linked copy of a list keeps cancelled rooms cancelled', async () => {
  const { copy } = await twoLists()
  expect(await told(copy)).toEqual(['free: Albers Bartels', 'guide: Claus', 'cancelled: Dorn'])
})

test('ROOM-01 a room that is cancelled is so on the other lists as well, and one undo takes that back as it was', async () => {
  const { first, copy } = await twoLists()
  const [double, guide] = await roomsOf(first)
  const before = await told(copy)
  const [theirs] = await roomsOf(copy)
  await expectStatus(200, bernd.patch(`/api/rooms/${theirs?.id}`, { extraType: 'fake' }))
  const done = await change(first, occupy(double, null, 'cancelled'), occupy(guide, 'guide', 'cancelled'))
  expect(await told(copy)).toEqual(['cancelled: Albers Bartels', 'cancelled: Claus', 'cancelled: Dorn'])
  const back = await expectStatus<Changed>(201, takeBack(first, done))
  expect(await told(copy)).toEqual(['fake: Albers Bartels', 'guide: Claus', 'cancelled: Dorn'])
  await expectStatus(201, takeBack(first, back))
  expect(await told(copy)).toEqual(['cancelled: Albers Bartels', 'cancelled: Claus', 'cancelled: Dorn'])
  await change(first, occupy(double, 'cancelled', null), occupy(guide, 'cancelled', 'guide'))
  expect(await told(copy)).toEqual(before)
})

test('ROOM-01 a room in which somebody sleeps who comes is left as it is, and what was refused has changed no list', async () => {
  const { first, copy } = await twoLists()
  const [double] = await roomsOf(first)
  await change(first, { do: 'splitRoom', room: `/api/rooms/${double?.id}` })
  expect(await told(first)).toEqual(['free: Albers', 'guide: Claus', 'cancelled: Dorn', 'free: Bartels'])
  const [albers, guide, , bartels] = await roomsOf(first)
  await change(first, occupy(albers, null, 'cancelled'))
  expect((await told(copy))[0]).toBe('free: Albers Bartels')
  // Another one was meant than the room is by now.
  const refused = await bernd.post(`/api/room_lists/${first}/changes`, {
    changes: [occupy(bartels, null, 'cancelled'), occupy(guide, null, 'cancelled')],
  })
  expect(refused).toMatchObject({ status: 409, body: { code: 'changed_since' } })
  expect((await told(copy))[0]).toBe('free: Albers Bartels')
  expect((await told(first))[3]).toBe('free: Bartels')
  await change(first, occupy(bartels, null, 'cancelled'))
  expect((await told(copy))[0]).toBe('cancelled: Albers Bartels')
})

test('ROOM-01 what a colleague has changed on the other list since is not taken back, nor is anything else', async () => {
  const { first, copy } = await twoLists()
  const [double] = await roomsOf(first)
  const done = await change(first, occupy(double, null, 'cancelled'))
  const [theirs] = await roomsOf(copy)
  await expectStatus(200, anna.patch(`/api/rooms/${theirs?.id}`, { extraType: 'full' }))
  expect(await takeBack(first, done)).toMatchObject({ status: 409, body: { code: 'changed_since' } })
  expect((await told(first))[0]).toBe('cancelled: Albers Bartels')
})

test('ROOM-01 who is deleted goes off one list, or off all of them, and comes back to all of them', async () => {
  const { first, copy } = await twoLists()
  const [double, guide] = await roomsOf(first)
  const before = await told(copy)
  const passenger = `/api/passengers/${double?.passengers[0]?.id}`
  const gone = await change(first, { do: 'removePassenger', passenger, onAllLists: true })
  expect(await told(copy)).toEqual(['free: Bartels', 'guide: Claus', 'cancelled: Dorn'])
  await expectStatus(201, takeBack(first, gone))
  expect(await told(copy)).toEqual(before)
  await change(first, { do: 'removePassenger', passenger })
  expect(await told(copy)).toEqual(before)
  const room = `/api/rooms/${double?.id}`
  const both = await change(
    first,
    { do: 'removeRoom', room, onAllLists: true },
    { do: 'removeRoom', room: `/api/rooms/${guide?.id}`, onAllLists: true },
  )
  // Albers stands on the copy alone by now.
  expect(await told(first)).toEqual(['cancelled: Dorn'])
  expect(await told(copy)).toEqual(['free: Albers', 'cancelled: Dorn'])
  await expectStatus(201, takeBack(first, both))
  expect(await told(copy)).toEqual(before)
})

test('ROOM-08 before a hotel gets its list it is told who is cancelled on another one of the trip', async () => {
  const { order, first, copy } = await twoLists()
  const hotel = { organisationFilter: '/api/organisations/1', name: 'Bryggekanten' }
  const { id: provider } = await expectStatus<{ id: number }>(201, bernd.post('/api/hotels', hotel))
  const day = await expectStatus<{ id: number }>(201, bernd.post('/api/days', { order, date: '16.05.2027' }))
  const stay = { day: `/api/days/${day.id}`, startAt: '16.05.2027 00:00:00', endAt: '19.05.2027 00:00:00' }
  const service = await expectStatus<{ id: number }>(201, bernd.post('/api/hotel_placeholders', stay))
  const placeholder = `/api/hotel_placeholders/${service.id}`
  await expectStatus(201, bernd.post('/api/hotel_requests', { placeholder, provider: `/api/hotels/${provider}` }))
  const cancelled = async (open: number) =>
    (
      await expectStatus<{ cancelled: string[] }[]>(200, bernd.get(`${order}/room-list/hotels?room_list=${open}`))
    ).flatMap((one) => one.cancelled)
  expect(await cancelled(copy)).toEqual([])
  const [double] = await roomsOf(first)
  await expectStatus(200, bernd.patch(`/api/rooms/${double?.id}`, { extraType: 'cancelled' }))
  expect(await cancelled(copy)).toEqual(['Albers und Bartels sind in „Zimmerliste“ storniert.'])
  expect(await cancelled(first)).toEqual([])
})
