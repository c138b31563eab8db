import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { savingDesk } from '../../../test/saving-desk.tsx'
import type { Guest, Room, RoomList } from '../api.ts'
import { bedColumns, type GuestField } from './columns.tsx'
import { RoomSheet } from './room-sheet.tsx'
import { useRoomChanges } from './use-room-changes.ts'

const desk = savingDesk()
const fields: GuestField[] = ['lastName', 'firstName', 'dateOfBirth', 'notes', 'gender']
// Of guests, rooms and lists only what the sheet reads.
const guest = (told: Partial<Guest>) =>
  ({
    version: 1,
    guest: told.id,
    room: '/api/rooms/3',
    lastName: '',
    firstName: '',
    dateOfBirth: null,
    _sort: 0,
    ...told,
  }) as Guest
const roomOf = (id: number, persons: number, ...passengers: Guest[]) =>
  ({ ...room(...passengers), id, roomIndex: String(id), roomType: { persons, type: 'standard' } }) as Room
const room = (...passengers: Guest[]) =>
  ({
    ...{ id: 3, version: 1, roomIndex: '1', roomType: { persons: 2, type: 'standard' }, extraType: null, twin: false },
    passengers,
  }) as unknown as Room

const nobody = { doubleNumbers: new Set<string>(), doubles: new Map(), differences: new Map(), cancelled: new Map() }

let showRooms: (rooms: Room[]) => void = () => undefined

const keeping = { settled: () => undefined, made: () => undefined, changing: () => () => undefined }

/** `others`: the other lists guests stand on. */
type Shown = {
  rooms: Room[]
  seesPersonal?: boolean
  others?: [guest: number, lists: string[]][]
  cancelled?: [number, string][]
}

/** A list that is read once: what is shown later is what the page itself knows. */
function Page({ rooms: read, seesPersonal = true, others = [], cancelled = [] }: Shown) {
  const [rooms, show] = useState(read)
  showRooms = show
  const changes = useRoomChanges(5, keeping)
  const list = { id: 5, name: 'Zimmerliste', rooms } as unknown as RoomList
  const [columns] = useState(() =>
    bedColumns({ sizes: [1, 2, 3], rooms: () => read, fields, seesPersonal, ...nobody, cancelled: new Map(cancelled) }),
  )
  const [linked] = useState(() => new Map(others))
  return <RoomSheet {...{ list, columns, readAt: 1, changes, linked, keeping }} />
}
/** @param line counted from 1 below the head @param column 'Name', 'Vorname' … */
function cell(line: number, column: string) {
  const [head, ...lines] = screen.getAllByRole('row')
  const heads = within(head as HTMLElement).getAllByRole('columnheader')
  const place = heads.findIndex(({ textContent }) => textContent === column)
  return within(lines[line - 1] as HTMLElement).getAllByRole('gridcell')[place] as HTMLElement
}
const changed = (id: number, rooms: Room[], made: number[] = [], passengers: number[] = []) => ({
  ...{ id, rooms: made, passengers, list: { id: 5, rooms } },
})
const sent = (method: string) => desk.asked.filter((one) => one.method === method)

test('ROOM-06 what is typed while the guest of a line is being made is theirs', async () => {
  const made = guest({ id: 7, lastName: 'Meier' })
  const { promise, resolve } = Promise.withResolvers<void>()
  desk.answer = async ({ method, body }) => {
    if (method === 'POST') await promise
    return { status: method === 'POST' ? 201 : 200, body: { ...made, ...body, version: method === 'POST' ? 1 : 2 } }
  }
  const user = desk.draw(<Page rooms={[room()]} />)
  await user.click(cell(1, 'Name'))
  await user.keyboard('Meier{Tab}Max{Tab}3.4.35{Enter}')
  expect(cell(1, 'Name').textContent).toContain('Meier')
  expect(cell(1, 'Vorname').textContent).toContain('Max')
  resolve()
  await waitFor(() => expect(sent('PATCH')).not.toEqual([]))
  await waitFor(() => expect(sent('PATCH').at(-1)?.body).toMatchObject({ dateOfBirth: '03.04.1935 00:00:00' }))
  expect(sent('POST').map(({ path, body }) => [path, body])).toEqual([
    ['/api/passengers', { room: '/api/rooms/3', lastName: 'Meier' }],
  ])
  expect(new Set(sent('PATCH').map(({ path }) => path))).toEqual(new Set(['/api/passengers/7']))
  expect(Object.assign({}, ...sent('PATCH').map(({ body }) => body))).toMatchObject({ firstName: 'Max' })
  expect(cell(1, 'Geboren').textContent).toContain('03.04.1935')
})

test('ROOM-06 a guest that is refused stays as it was typed, with the reason, and is made once it is right', async () => {
  let isRefused = true
  desk.answer = async ({ body }) =>
    isRefused
      ? { status: 422, body: { code: 'invalid', violations: [{ propertyPath: 'lastName', message: 'Zu viel' }] } }
      : { status: 201, body: guest({ id: 7, ...body }) }
  const user = desk.draw(<Page rooms={[room()]} />)
  await user.click(cell(1, 'Name'))
  await user.keyboard('Meier{Tab}')
  await waitFor(() => expect(cell(1, 'Name').getAttribute('aria-invalid')).toBe('true'))
  expect(cell(1, 'Name').textContent).toContain('Meier')
  isRefused = false
  await user.click(cell(1, 'Name'))
  await user.keyboard('Maier{Enter}')
  await waitFor(() => expect(cell(1, 'Name').getAttribute('aria-invalid')).toBeNull())
  expect(sent('POST').map(({ body }) => body.lastName)).toEqual(['Meier', 'Maier'])
})

test('ROOM-06 a cell a colleague has changed since it was opened asks before it replaces theirs', async () => {
  const theirs = guest({ id: 7, version: 2, lastName: 'Meier', firstName: 'VonBernd' })
  desk.answer = async ({ headers }) =>
    headers['if-match'] === '"1"'
      ? { status: 409, body: { code: 'conflict', current: theirs, changedBy: 'Bernd Kolb' } }
      : { status: 200, body: { ...theirs, version: 3, firstName: 'VonAnna' } }
  const user = desk.draw(<Page rooms={[room(guest({ id: 7, lastName: 'Meier', firstName: 'Max' }))]} />)
  await user.click(cell(1, 'Vorname'))
  await user.keyboard('VonAnna{Enter}')
  await user.click(await screen.findByRole('button', { name: /Bernd Kolb hat die Zelle inzwischen geändert/ }))
  expect(cell(1, 'Vorname').textContent).toContain('VonAnna')
  await user.click(screen.getByRole('button', { name: 'Meins behalten' }))
  await waitFor(() => expect(sent('PATCH').at(-1)?.headers['if-match']).toBe('"2"'))
})

test('ROOM-06 what is pasted and not understood stays in its cell, marked, with its reason, and is counted', async () => {
  const made = room(guest({ id: 7, lastName: 'Meier' }), guest({ id: 8, lastName: 'Oehl', firstName: 'Uwe' }))
  desk.answer = async () => ({ status: 201, body: changed(9, [made], [3], [7, 8]) })
  const user = desk.draw(<Page rooms={[]} />)
  await user.click(cell(1, 'Name'))
  const text = 'Meier\tMax\t31.04.1961\nOehl\tUwe\tquatsch'
  fireEvent.paste(screen.getByRole('grid'), { clipboardData: { getData: () => text } })
  expect((await screen.findByText(/2 Zellen brauchen dich/)).textContent).toContain('2 Gäste eingefügt')
  expect(screen.queryByText(/wurde gelöscht/)).toBeNull()
  act(() => showRooms([made]))
  const passengers = [
    { lastName: 'Meier', firstName: 'Max' },
    { lastName: 'Oehl', firstName: 'Uwe' },
  ]
  expect(sent('POST').map(({ path, body }) => [path, body])).toEqual([
    ['/api/room_lists/5/changes', { changes: [{ do: 'addRoom', room: { roomType: { persons: 2 }, passengers } }] }],
  ])
  expect(cell(1, 'Geboren').textContent).toContain('31.04.1961')
  expect(cell(2, 'Geboren').getAttribute('aria-invalid')).toBe('true')
  expect(within(cell(2, 'Geboren')).getByTitle('Nicht gespeichert: „quatsch“ ist kein Geburtsdatum.')).toBeTruthy()
  expect(screen.getByText(/^Nicht gespeichert: Zeile 1, Geburtsdatum/).parentElement?.textContent).toContain(
    '31.04.1961 gibt es nicht. Und 1 weitere.',
  )
  await user.click(cell(2, 'Geboren'))
  expect(screen.getByText('„quatsch“ ist kein Geburtsdatum.')).toBeTruthy()
})

test('ROOM-06 who somebody is may be typed in the words of another list', async () => {
  desk.answer = async ({ body }) => ({ status: 200, body: guest({ id: 7, version: 2, ...body }) })
  const user = desk.draw(<Page rooms={[room(guest({ id: 7, lastName: 'Meier', firstName: 'Max' }))]} />)
  for (const [typed, kept] of [
    ['weiblich', 'W'],
    ['Herr', 'M'],
    ['Frau', 'W'],
    ['männlich', 'M'],
  ] as const) {
    await user.click(cell(1, 'M/W'))
    await user.keyboard(`${typed}{Enter}`)
    await waitFor(() => expect(cell(1, 'M/W').textContent).toBe(kept))
    await waitFor(() => expect(sent('PATCH').at(-1)?.body).toEqual({ gender: kept }))
  }
})

test('ROOM-06 a block of names over a free bed and behind the last room is one request, which undo takes back and redo brings again', async () => {
  const meier = guest({ id: 7, lastName: 'Meier' })
  const before = [roomOf(3, 1)]
  const after = [
    roomOf(3, 1, meier),
    roomOf(4, 2, guest({ id: 8, lastName: 'Oehl' }), guest({ id: 9, lastName: 'Pohl' })),
  ]
  desk.answer = async ({ path }) => {
    const isThere = !path.endsWith('/20/take_back')
    return { status: 201, body: changed(sent('POST').length + 19, isThere ? after : before, [4], [7, 8, 9]) }
  }
  const user = desk.draw(<Page rooms={before} />)
  await user.click(cell(1, 'Name'))
  fireEvent.paste(screen.getByRole('grid'), { clipboardData: { getData: () => 'Meier\nOehl\nPohl' } })
  await screen.findByText('3 Gäste eingefügt')
  const oneRoom = {
    roomType: { persons: 2 },
    passengers: [
      { firstName: '', lastName: 'Oehl' },
      { firstName: '', lastName: 'Pohl' },
    ],
  }
  expect(sent('POST').map(({ path, body }) => [path, body])).toEqual([
    [
      '/api/room_lists/5/changes',
      {
        changes: [
          { do: 'addPassenger', passenger: { room: '/api/rooms/3', firstName: '', lastName: 'Meier' } },
          { do: 'addRoom', room: oneRoom },
        ],
      },
    ],
  ])
  act(() => showRooms(after))
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(sent('POST').at(-1)?.path).toBe('/api/room_lists/5/changes/20/take_back'))
  await waitFor(() => expect(screen.queryByText('3 Gäste eingefügt')).toBeNull())
  await user.keyboard('{Control>}y{/Control}')
  await waitFor(() => expect(sent('POST').at(-1)?.path).toBe('/api/room_lists/5/changes/21/take_back'))
  expect(sent('PATCH')).toEqual([])
})

test('ROOM-06 whoever is named as a roommate comes along, a room that is full takes nobody unasked, and undo moves back', async () => {
  const anna = guest({ id: 7, lastName: 'Adler', room: '/api/rooms/3' })
  const paul = guest({ id: 8, lastName: 'Paulsen', room: '/api/rooms/4' })
  const rust = guest({ id: 9, lastName: 'Rust', room: '/api/rooms/5' })
  desk.answer = async ({ body }) => ({ status: 200, body: { ...paul, ...body, version: 2 } })
  const user = desk.draw(<Page rooms={[roomOf(3, 2, anna), roomOf(4, 1, paul), roomOf(5, 1, rust)]} />)
  const moved = () => sent('PATCH').map(({ path, body }) => [path, body.room])
  await user.click(cell(1, 'Mit'))
  await user.keyboard('Paulsen{Enter}')
  await waitFor(() => expect(moved()).toEqual([['/api/passengers/8', '/api/rooms/3']]))
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(moved().at(-1)).toEqual(['/api/passengers/8', '/api/rooms/4']))
  await user.click(cell(3, 'Mit'))
  await user.keyboard('Rust{Enter}')
  await waitFor(() => expect(cell(3, 'Mit').getAttribute('aria-invalid')).toBe('true'))
  await user.click(cell(3, 'Name'))
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(await screen.findByText('Zimmer 5 (EZ) ist voll')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }))
  expect(moved()).toHaveLength(2)
})

test('ROOM-06 undo brings a guest back to the very bed; who is named in a full room may swap, and one press takes both back', async () => {
  const [anna, bert] = [guest({ id: 7, lastName: 'Adler' }), guest({ id: 8, lastName: 'Bach', _sort: 1 })]
  const paul = guest({ id: 9, lastName: 'Paulsen', room: '/api/rooms/4' })
  const rust = guest({ id: 10, lastName: 'Rust', room: '/api/rooms/4', _sort: 4 })
  const rooms = [roomOf(3, 2, anna, bert), roomOf(4, 2, paul, rust), roomOf(5, 1)]
  desk.answer = async ({ path, body }) => {
    if (path.startsWith('/api/room_lists')) return { status: 201, body: changed(21, rooms) }
    const [who = anna] = [anna, bert, paul, rust].filter(({ id }) => path.endsWith(`/${id}`))
    return { status: 200, body: { ...who, ...body, version: 2 } }
  }
  const user = desk.draw(<Page rooms={rooms} />)
  const moved = () => sent('PATCH').map(({ path, body }) => [path, body.room, body._sort])
  await user.click(cell(1, 'Mit'))
  await user.keyboard('5{Enter}')
  await waitFor(() => expect(moved().at(-1)).toEqual(['/api/passengers/7', '/api/rooms/5', 0]))
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(moved().at(-1)).toEqual(['/api/passengers/7', '/api/rooms/3', 0]))
  await user.click(cell(3, 'Mit'))
  await user.keyboard('5{Enter}')
  await waitFor(() => expect(moved().at(-1)).toEqual(['/api/passengers/9', '/api/rooms/5', 0]))
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(moved().at(-1)).toEqual(['/api/passengers/9', '/api/rooms/4', 0]))

  // Both rooms are full: Rust comes to Adler, Bach goes to Paulsen.
  await user.click(cell(1, 'Mit'))
  await user.keyboard('Rust{Enter}')
  await screen.findByText(/^Rust tauscht mit Bach, oder kommt dort ohne freies Bett zu Adler, Bach\.$/)
  await user.click(screen.getByRole('button', { name: 'Tauschen' }))
  const change = (passenger: number, room: number, _sort: number) => ({
    ...{ do: 'changePassenger', passenger: `/api/passengers/${passenger}` },
    fields: { room: `/api/rooms/${room}`, _sort },
  })
  await waitFor(() => expect(sent('POST').at(-1)?.body).toEqual({ changes: [change(10, 3, 1), change(8, 4, 4)] }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('grid')))
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(sent('POST').at(-1)?.path).toBe('/api/room_lists/5/changes/21/take_back'))
  expect(moved()).toHaveLength(4)
})

test('ROOM-06 splitting a room and deleting a guest are one press of undo each', async () => {
  const rooms = [roomOf(3, 2, guest({ id: 7, lastName: 'Adler' }), guest({ id: 8, lastName: 'Oehl' }))]
  desk.answer = async () => ({ status: 201, body: changed(sent('POST').length + 19, rooms) })
  const user = desk.draw(<Page rooms={rooms} />)
  await user.click(screen.getByRole('button', { name: 'Zimmer 3 bearbeiten' }))
  await user.click(await screen.findByRole('menuitem', { name: 'In Einzelzimmer teilen' }))
  await waitFor(() =>
    expect(sent('POST').at(-1)?.body).toEqual({ changes: [{ do: 'splitRoom', room: '/api/rooms/3' }] }),
  )
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('grid')))
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(sent('POST').at(-1)?.path).toBe('/api/room_lists/5/changes/20/take_back'))
  // By keys the last cell of a room opens its menu, and Escape leads back.
  await user.click(cell(1, 'Name'))
  await user.keyboard('{End}{Enter}')
  await screen.findByRole('menuitem', { name: 'Zimmer löschen' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('grid')))
  await user.click(cell(2, 'Name'))
  await user.keyboard('{Control>}{Delete}{/Control}')
  const removal = { changes: [{ do: 'removePassenger', passenger: '/api/passengers/8' }] }
  await waitFor(() => expect(sent('POST').at(-1)?.body).toEqual(removal))
  await waitFor(() => expect(screen.queryByText('Die Eingaben werden gespeichert ...')).toBeNull())
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(sent('POST').at(-1)?.path).toBe('/api/room_lists/5/changes/22/take_back'))
})

test('ROOM-06 without the right to see personal data a pasted birthday falls into no other column, and that is told', async () => {
  desk.answer = async () => ({ status: 201, body: changed(20, [room(guest({ id: 7 }))], [3], [7]) })
  const user = desk.draw(<Page rooms={[]} seesPersonal={false} />)
  await user.click(cell(1, 'Name'))
  const text = 'Doe\tDora\t1.2.1950\tVegetarierin'
  fireEvent.paste(screen.getByRole('grid'), { clipboardData: { getData: () => text } })
  await screen.findByText('Ohne das Recht „Personendaten sehen“ wird nicht übernommen: Geburtsdatum')
  await waitFor(() => expect(sent('POST')).toHaveLength(1))
  const passengers = [{ lastName: 'Doe', firstName: 'Dora', notes: 'Vegetarierin' }]
  expect(sent('POST')[0]?.body).toEqual({
    changes: [{ do: 'addRoom', room: { roomType: { persons: 2 }, passengers } }],
  })
})

test('ROOM-01 a room that is cancelled is so on all lists its guests stand on, in one change that undo takes back', async () => {
  const ada = guest({ id: 7, lastName: 'Brandt', firstName: 'Ada' })
  const [before, after] = [room(ada), { ...room(ada), extraType: 'cancelled' } as Room]
  desk.answer = async ({ path }) => ({ status: 201, body: changed(9, [path.endsWith('/changes') ? after : before]) })
  const user = desk.draw(<Page rooms={[before]} others={[[7, ['Für das Hotel']]]} />)
  await user.click(cell(1, 'Belegung'))
  await user.keyboard('storniert{Enter}')
  await waitFor(() => expect(sent('POST')).toHaveLength(1))
  expect(sent('POST')[0]).toMatchObject({
    path: '/api/room_lists/5/changes',
    body: { changes: [{ do: 'occupyRoom', room: '/api/rooms/3', extraType: 'cancelled', before: null }] },
  })
  act(() => showRooms([after]))
  await user.click(cell(1, 'Belegung'))
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(sent('POST')).toHaveLength(2))
  expect(sent('POST')[1]?.path).toBe('/api/room_lists/5/changes/9/take_back')
  expect(sent('PATCH')).toEqual([])
})

test('ROOM-01 what a room is for else, and rooms whose guests stand here alone, are saved by themselves', async () => {
  desk.answer = async ({ body }) => ({ status: 200, body: { ...room(), version: 2, ...body } })
  const user = desk.draw(<Page rooms={[room(guest({ id: 7, lastName: 'Brandt' }))]} others={[[8, ['Kopie']]]} />)
  await user.click(cell(1, 'Belegung'))
  await user.keyboard('storniert{Enter}')
  await waitFor(() => expect(sent('PATCH')).toHaveLength(1))
  expect(sent('PATCH')[0]).toMatchObject({ path: '/api/rooms/3', body: { extraType: 'cancelled' } })
  expect(sent('POST')).toEqual([])
})

test('ROOM-01 who is deleted may go off the other lists, too', async () => {
  const ada = guest({ id: 7, lastName: 'Brandt', firstName: 'Ada' })
  desk.answer = async () => ({ status: 201, body: changed(9, [room()]) })
  const user = desk.draw(<Page rooms={[room(ada)]} others={[[7, ['Für das Hotel']]]} />)
  await user.click(cell(1, 'Name'))
  await user.keyboard('{Control>}{Delete}{/Control}')
  await screen.findByText('Auch aus „Für das Hotel“ entfernen?')
  await user.click(screen.getByRole('button', { name: 'Überall entfernen' }))
  await waitFor(() => expect(sent('POST')).toHaveLength(1))
  expect(sent('POST')[0]?.body).toEqual({
    changes: [{ do: 'removePassenger', passenger: '/api/passengers/7', onAllLists: true }],
  })
})

test('ROOM-01 a guest who is cancelled on another list says so at the name', () => {
  const told: [number, string][] = [[7, 'in „Zimmerliste“ storniert']]
  desk.draw(<Page rooms={[room(guest({ id: 7, lastName: 'Brandt', firstName: 'Ada' }))]} cancelled={told} />)
  expect(cell(1, 'Name').textContent).toBe('Brandt (in „Zimmerliste“ storniert)')
  expect(cell(1, 'Vorname').textContent).toBe('Ada')
})
