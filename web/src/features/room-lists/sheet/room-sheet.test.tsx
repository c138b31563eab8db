import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { savingDesk } from '../../../test/saving-desk.tsx'
import type { Guest, Room, RoomList } from '../api.ts'
import { bedColumns, type GuestField } from './columns.tsx'
import { RoomSheet } from './room-sheet.tsx'
import { useRoomChanges } from './use-room-changes.ts'

const desk = savingDesk()
const fields: GuestField[] = ['lastName', 'firstName', 'dateOfBirth']
// Of guests, rooms and lists only what the sheet reads.
const guest = (told: Partial<Guest>) =>
  ({
    version: 1,
    guest: told.id,
    room: '/api/rooms/3',
    lastName: '',
    firstName: '',
    dateOfBirth: null,
    ...told,
  }) as Guest
const room = (...passengers: Guest[]) =>
  ({
    ...{ id: 3, version: 1, roomIndex: '1', roomType: { persons: 2, type: 'standard' }, extraType: null, twin: false },
    passengers,
  }) as unknown as Room

const nobody = { doubles: new Map(), differences: new Map() }

let showRooms: (rooms: Room[]) => void = () => undefined

/** A list that is read once: what is shown later is what the page itself knows. */
function Page({ rooms: read }: { rooms: Room[] }) {
  const [rooms, show] = useState(read)
  showRooms = show
  const changes = useRoomChanges(5, () => undefined)
  const list = { id: 5, name: 'Zimmerliste', rooms } as unknown as RoomList
  const [columns] = useState(() => bedColumns({ sizes: [1, 2, 3], rooms, fields, seesPersonal: true, ...nobody }))
  const [linked] = useState(() => new Set<number>())
  return <RoomSheet {...{ list, columns, readAt: 1, changes, linked, refresh: () => undefined }} />
}
/** @param line counted from 1 below the head @param column 'Name', 'Vorname' … */
function cell(line: number, column: string) {
  const [head, ...lines] = screen.getAllByRole('row')
  const heads = within(head as HTMLElement).getAllByRole('columnheader')
  const place = heads.findIndex(({ textContent }) => textContent === column)
  return within(lines[line - 1] as HTMLElement).getAllByRole('gridcell')[place] as HTMLElement
}
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
  desk.answer = async () => ({ status: 201, body: made })
  const user = desk.draw(<Page rooms={[]} />)
  await user.click(cell(1, 'Name'))
  const text = 'Meier\tMax\t31.04.1961\nOehl\tUwe\tquatsch'
  fireEvent.paste(screen.getByRole('grid'), { clipboardData: { getData: () => text } })
  expect((await screen.findByText(/2 Zellen brauchen dich/)).textContent).toContain('2 Gäste eingefügt')
  expect(screen.queryByText(/wurde gelöscht/)).toBeNull()
  act(() => showRooms([made]))
  expect(sent('POST').map(({ body }) => body.passengers)).toEqual([
    [
      { lastName: 'Meier', firstName: 'Max' },
      { lastName: 'Oehl', firstName: 'Uwe' },
    ],
  ])
  expect(cell(1, 'Geboren').textContent).toContain('31.04.1961')
  expect(cell(2, 'Geboren').getAttribute('aria-invalid')).toBe('true')
  await user.click(cell(2, 'Geboren'))
  expect(screen.getByText('„quatsch“ ist kein Geburtsdatum.')).toBeTruthy()
})
