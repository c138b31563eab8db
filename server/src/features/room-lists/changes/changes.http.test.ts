import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/caller.ts'
import { expectStatus } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

type Guest = { id: number; lastName: string; documentNumber: string; allergies: string; notes: string }
type Room = { id: number; roomIndex: string; roomType: { persons: number }; passengers: Guest[] }
type List = { id: number; rooms: Room[] }
type Changed = { id: number; rooms: number[]; passengers: number[]; list: List }

let desk: TestApp
let anna: Caller
let bernd: Caller
let clara: Caller
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-03-01T10:00:00Z') })
  ;[anna, bernd, clara] = await Promise.all([desk.as('anna'), desk.as('bernd'), desk.as('clara')])
})
afterAll(() => desk.close())

async function list(): Promise<string> {
  const trip = { organisationFilter: '/api/organisations/1', startAt: '14.05.2027', endAt: '23.05.2027' }
  const { id } = await expectStatus<{ id: number }>(201, bernd.post('/api/orders', trip))
  const made = await expectStatus<List>(201, bernd.post('/api/room_lists', { order: `/api/orders/${id}` }))
  return `/api/room_lists/${made.id}`
}
const change = (path: string, ...changes: object[]) =>
  expectStatus<Changed>(201, bernd.post(`${path}/changes`, { changes }))
const takeBack = (path: string, { id }: Changed, by = bernd) => by.post<Changed>(`${path}/changes/${id}/take_back`, {})
const tookBack = (path: string, one: Changed) => expectStatus<Changed>(201, takeBack(path, one))
const addRoom = (persons: number, ...passengers: object[]) => ({
  do: 'addRoom',
  room: { roomType: { persons }, passengers },
})
const roomsOf = async (path: string) => (await expectStatus<List>(200, bernd.get(path))).rooms
const told = (rooms: readonly Room[]) =>
  rooms.map(
    ({ roomIndex, roomType, passengers }) =>
      `${roomIndex}/${roomType.persons} ${passengers.map(({ lastName }) => lastName).join(' ')}`,
  )

test('ROOM-06 many rooms and guests come into a list together or not at all, once for each key, and go as one again', async () => {
  const path = await list()
  const rooms = Array.from({ length: 23 }, (_, pair) =>
    addRoom(2, { lastName: `A${pair}`, documentNumber: `C${pair}` }, { lastName: `B${pair}` }),
  )
  const bad = { do: 'addRoom', room: { passengers: [{ lastName: 'C', dateOfBirth: '02.03.2027' }] } }
  const refused = await bernd.post(`${path}/changes`, { changes: [...rooms, bad] })
  expect(refused.status).toBe(422)
  expect(refused.body).toMatchObject({
    violations: [
      { propertyPath: 'changes[23].passengers[0].dateOfBirth', message: '02.03.2027 liegt in der Zukunft.' },
    ],
  })
  expect(await roomsOf(path)).toEqual([])
  const once = bernd.with({ 'idempotency-key': '46-Namen' })
  const added = await expectStatus<Changed>(201, once.post(`${path}/changes`, { changes: rooms }))
  expect(await expectStatus<Changed>(201, once.post(`${path}/changes`, { changes: rooms }))).toEqual(added)
  expect(added).toMatchObject({ list: { rooms: { length: 23 } }, rooms: { length: 23 }, passengers: { length: 46 } })
  const back = await tookBack(path, added)
  expect(back.list.rooms).toEqual([])
  expect((await takeBack(path, added)).status).toBe(404)
  const again = await tookBack(path, back)
  expect(again.list.rooms.flatMap(({ passengers }) => passengers.map(({ id }) => id))).toEqual(added.passengers)
  expect(again.list.rooms[3]?.passengers[0]).toMatchObject({ lastName: 'A3', documentNumber: 'C3' })
})

test('ROOM-06 rooms that were split, merged or deleted are as they were, and guests are back with what nobody here may see', async () => {
  const path = await list()
  const guest = { lastName: 'Oehl', documentNumber: 'C4VK99023', allergies: 'Nüsse', notes: 'Leitung' }
  await change(path, addRoom(4, guest, { lastName: 'Pohl' }, { lastName: 'Quade' }), addRoom(1, { lastName: 'Rust' }))
  const before = await roomsOf(path)
  const [large, single] = before.map(({ id }) => `/api/rooms/${id}`)
  const split = await change(path, { do: 'splitRoom', room: large })
  expect(told(split.list.rooms)).toEqual(['1/1 Oehl', '2/1 Rust', '3/1 Pohl', '4/1 Quade'])
  const unsplit = await tookBack(path, split)
  expect(told(unsplit.list.rooms)).toEqual(told(before))
  const splitAgain = await tookBack(path, unsplit)
  expect(told(splitAgain.list.rooms)).toEqual(told(split.list.rooms))
  expect(told((await tookBack(path, splitAgain)).list.rooms)).toEqual(told(before))
  const twice = await change(path, { do: 'splitRoom', room: large })
  const gone = await change(path, { do: 'removeRoom', room: large })
  expect(await takeBack(path, twice)).toMatchObject({ status: 409, body: { code: 'changed_since' } })
  await tookBack(path, gone)
  await tookBack(path, twice)
  const merged = await change(path, { do: 'mergeRooms', room: large, second: single })
  expect(told(merged.list.rooms)).toEqual(['1/4 Oehl Pohl Quade Rust'])
  expect(told((await tookBack(path, merged)).list.rooms)).toEqual(told(before))
  const { user } = await expectStatus<{ user: { id: number } }>(200, bernd.get('/api/session'))
  await expectStatus(200, anna.patch(`/api/staff/${user.id}`, { maySeePersonal: false }))
  const removed = await change(path, { do: 'removeRoom', room: large })
  expect(told(removed.list.rooms)).toEqual(['2/1 Rust'])
  const hidden = await tookBack(path, removed)
  expect(hidden.list.rooms[0]?.passengers[0]).toMatchObject({ ...guest, documentNumber: '', allergies: '' })
  const [row] = await desk.db.query<{ text: string }>(
    `select string_agg(t::text, ' ') as text from room_list_changes t`,
  )
  expect(row?.text).not.toMatch(/Oehl|Leitung/)
  await expectStatus(200, anna.patch(`/api/staff/${user.id}`, { maySeePersonal: true }))
  const after = await roomsOf(path)
  expect(after[0]?.passengers.map(({ id }) => id)).toEqual(before[0]?.passengers.map(({ id }) => id))
  expect(after[0]?.passengers[0]).toMatchObject(guest)
})

test('ROOM-06 what somebody else has changed since is not taken back, and what is not of the list is not changed', async () => {
  const path = await list()
  const added = await change(path, addRoom(2, { lastName: 'Oehl' }))
  const room = `/api/rooms/${added.rooms[0]}`
  expect((await takeBack(path, added, anna)).status).toBe(404)
  await expectStatus(201, anna.post('/api/passengers', { room, lastName: 'Annas Gast' }))
  const refused = await takeBack(path, added)
  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({
    message: 'Die Zimmerliste wurde inzwischen von jemand anderem geändert. Es wurde nichts zurückgenommen.',
  })
  expect(told(await roomsOf(path))).toEqual(['1/2 Oehl Annas Gast'])
  const elsewhere = await list()
  for (const changes of [
    [{ do: 'removeRoom', room }],
    [{ do: 'removePassenger', passenger: `/api/passengers/${added.passengers[0]}` }],
    [{ do: 'addPassenger', passenger: { room, lastName: 'X' } }],
  ])
    expect((await bernd.post(`${elsewhere}/changes`, { changes })).status).toBe(422)
  expect((await clara.post(`${path}/changes`, { changes: [addRoom(2)] })).status).toBe(404)
  expect(told(await roomsOf(path))).toEqual(['1/2 Oehl Annas Gast'])
})

test('ROOM-07 rooms for five and six only where the contingent holds them, and of its kinds', async () => {
  const path = await list()
  const refused = await bernd.post(`${path}/changes`, {
    changes: [{ do: 'addRoom', room: { roomType: { persons: 6, type: 'luxus' } } }],
  })
  expect(refused.body).toMatchObject({
    violations: [
      { propertyPath: 'changes[0].roomType.persons', message: 'Zimmer mit 6 Betten hat das Kontingent nicht.' },
      { propertyPath: 'changes[0].roomType.type', message: 'Die Zimmerart „luxus“ hat das Kontingent nicht.' },
    ],
  })
  const { rooms } = await change(path, addRoom(3, ...['A', 'B', 'C'].map((lastName) => ({ lastName }))), addRoom(2))
  const [three, two] = rooms.map((id) => `/api/rooms/${id}`)
  const fifth = { do: 'addPassenger', passenger: { room: two, lastName: 'D' } }
  await change(path, fifth, { ...fifth, passenger: { room: two, lastName: 'E' } })
  expect((await bernd.patch(`${three}`, { roomType: { persons: 5 } })).status).toBe(422)
  expect(
    (await bernd.post(`${path}/changes`, { changes: [{ do: 'mergeRooms', room: three, second: two }] })).status,
  ).toBe(422)
  await desk.db.query(
    `insert into order_hotel_rooms (order_id, contingent_id, persons, type, asked_amount)
     select l.order_id, c.id, 5, 'luxus', 1 from room_lists l join order_contingent_hotels c on c.order_id = l.order_id where l.id = $1`,
    [Number(path.split('/').at(-1))],
  )
  expect((await bernd.patch(`${three}`, { roomType: { persons: 5, type: 'luxus' } })).status).toBe(200)
})
