import { columnsOf } from '@reisewerk/domain/room-lists/import/columns.ts'
import type { UploadedList } from '@reisewerk/domain/room-lists/import/import.contract.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { savingDesk } from '../../../test/saving-desk.tsx'
import type { RoomList } from '../api.ts'
import { ImportDialog, ImportList } from './import-list.tsx'

const desk = savingDesk()
const rows = [
  ['Zi', 'Nachname', 'Vorname', 'geb.'],
  ['1', 'Feddersen', 'Karl-Heinz', '31.04.1961'],
  ['1', 'Feddersen', 'Antje', '27.11.1949'],
  ['2', '', 'Begleitung', ''],
]
const uploaded: UploadedList = {
  importFile: { id: 9, name: 'Kantorei', filetype: 'xlsx' },
  document: { id: 9, name: 'Kantorei', path: '/api/documents/9/file' },
  sheets: [
    { name: 'Teilnehmer', rowCount: 4, hiddenCount: 0, problem: null, headRow: 0, columns: columnsOf(rows, 0), rows },
  ],
  forming: 'room',
  remembered: {},
}
// Of a list only its number and its rooms are read.
const list = { id: 3, rooms: [] } as unknown as RoomList

test('ROOM-04 a bad line is mended in its cell or left out; before that nothing can be taken over', async () => {
  desk.answer = async () => ({
    status: 201,
    body: { roomList: '/api/room_lists/3', guests: 2, rooms: 1, added: [], changed: [], gone: [] },
  })
  const [onClose, onDone] = [vi.fn(), vi.fn()]
  const user = desk.draw(
    <ImportDialog {...{ orderId: 7, list, contingent: [], uploaded, onClose }} onDone={onDone} chooser={() => null} />,
  )
  expect(await screen.findByText('31.04.1961 gibt es nicht.')).toBeTruthy()
  expect(screen.getByText('Noch 2 Zeilen: korrigieren oder auslassen')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '1 Gast übernehmen' }).disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Zeile 4 auslassen' }))
  const cell = screen.getByRole('textbox', { name: 'Geboren, Zeile 2' })
  await user.clear(cell)
  await user.paste('30.04.1961')
  await user.click(screen.getByRole('button', { name: '2 Gäste übernehmen' }))
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(onClose).not.toHaveBeenCalled()
  const sent = desk.asked.find(({ method }) => method === 'POST')
  expect([sent?.path, sent?.body]).toMatchObject([
    '/api/orders/7/room-list/import',
    {
      ...{ importFile: 9, roomList: '/api/room_lists/3', sheet: 0, headRow: 0, forming: 'room' },
      ...{ columns: ['room', 'lastName', 'firstName', 'dateOfBirth'], mended: { '2:3': '30.04.1961' }, leftOut: [4] },
    },
  ])
})

test('ROOM-04 tells by name who is new, changed and gone, and shows days as they were understood', async () => {
  const sheet = [
    ['Zi', 'Nachname', 'Vorname', 'geb.', 'Geschl.'],
    ['1', 'Albers', 'Heike', '25000', 'W'],
    ['1', 'Brandt', 'Helga', '3.4.25', 'W'],
    ['2', 'Grothe', 'Petra', '31.04.1961', 'x'],
  ]
  const read = {
    name: 'Teilnehmer',
    rowCount: 4,
    hiddenCount: 0,
    problem: null,
    headRow: 0,
    columns: columnsOf(sheet, 0),
    rows: sheet,
  }
  const guest = { firstName: 'Heike', gender: 'W', dateOfBirth: '11.06.1968 00:00:00' }
  const there = [
    { ...guest, id: 1, lastName: 'Albers', dateOfBirth: '11.06.1958 00:00:00' },
    { ...guest, id: 2, lastName: 'Ohlsen' },
  ]
  const rooms = [{ id: 5, roomIndex: '1', roomType: { persons: 2, type: 'standard' }, passengers: there }]
  // Of a list only its number and its rooms are read.
  const known = { id: 3, rooms } as unknown as RoomList
  const user = desk.draw(
    <ImportDialog
      {...{
        orderId: 7,
        list: known,
        contingent: [],
        uploaded: { ...uploaded, sheets: [read] },
        onClose: vi.fn(),
        onDone: vi.fn(),
      }}
      chooser={() => null}
    />,
  )
  expect(await screen.findByText('11.06.1968')).toBeTruthy()
  expect(screen.getByText('03.04.2025').title).toBe('In der Datei steht: 3.4.25')
  expect(screen.getByText('31.04.1961 gibt es nicht. „x“ ist weder M noch W.')).toBeTruthy()
  for (const [label, told] of [
    ['1 neu', 'Brandt Helga'],
    ['1 geändert', 'Albers HeikeGeboren'],
    ['1 nicht mehr dabei', 'Ohlsen Heikebleibt auf der Liste'],
  ] as const) {
    await user.click(screen.getByRole('button', { name: `${label}: Namen zeigen` }))
    expect((await screen.findByRole('list', { name: label.slice(2) })).textContent).toBe(told)
    await user.keyboard('{Escape}')
  }
})

test('ROOM-04 where there is no list yet one is made of the file', async () => {
  desk.answer = async () => ({ status: 201, body: { guests: 1 } })
  const [sheet] = uploaded.sheets
  const short = {
    ...uploaded,
    sheets: [{ ...sheet, hiddenCount: 3, rows: rows.slice(0, 1).concat([['1', 'Feddersen', 'Antje', '']]) }],
  }
  const onDone = vi.fn()
  const user = desk.draw(
    <ImportDialog
      {...{ orderId: 7, list: null, contingent: [], onClose: vi.fn(), onDone }}
      uploaded={short as UploadedList} // the sheet above
      chooser={() => null}
    />,
  )
  screen.getByText('3 ausgeblendete Zeilen der Datei nicht gelesen')
  await user.click(await screen.findByRole('button', { name: '1 Gast übernehmen' }))
  expect(await screen.findByText('Eine neue Zimmerliste wurde erfolgreich erstellt!')).toBeTruthy()
  expect(onDone).toHaveBeenCalled()
  expect(desk.asked.find(({ method }) => method === 'POST')?.body).not.toHaveProperty('roomList')
})

test('ROOM-04 ROOM-06 whoever closes the import, or chooses another file, leaves no list of guests behind', async () => {
  let uploads = 20
  desk.answer = async ({ method }) =>
    method === 'DELETE'
      ? { status: 204, body: null }
      : {
          status: 201,
          body: { ...uploaded, importFile: { ...uploaded.importFile, id: ++uploads }, document: { id: uploads } },
        }
  const user = desk.draw(<ImportList {...{ orderId: 7, list, contingent: [] }} />)
  const choose = async (index: number) => {
    const inputs = await waitFor(() => {
      const found = document.querySelectorAll<HTMLInputElement>('input[type=file]')
      expect(found.length).toBeGreaterThan(index)
      return found
    })
    await user.upload(inputs[index] as HTMLInputElement, new File(['Name'], 'Liste.csv', { type: 'text/csv' }))
  }
  const gone = () => desk.asked.filter(({ method }) => method === 'DELETE').map(({ path }) => path)
  await choose(0)
  await screen.findByRole('button', { name: 'Abbrechen' })
  expect(gone()).toEqual([])
  await choose(1)
  await waitFor(() => expect(gone()).toEqual(['/api/documents/21']))
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }))
  await waitFor(() => expect(gone()).toEqual(['/api/documents/21', '/api/documents/22']))
})
