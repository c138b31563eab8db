import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { sessionQuery } from '../../../lib/session.ts'
import { savingDesk } from '../../../test/saving-desk.tsx'
import type { Room } from '../api.ts'
import { ListDocuments } from './list-documents.tsx'

const desk = savingDesk()
const as = (maySeePersonal: boolean) =>
  desk.client.setQueryData(sessionQuery.queryKey, { user: { id: 7, maySeePersonal }, organisations: [] } as never)
beforeEach(() => as(true))
/** What a trip answers that has nothing of what is asked for. */
const nothing = (path: string) => ({
  status: 200,
  body: path.includes('outdated-papers') ? { watched: 0, papers: [] } : [],
})

test('ROOM-06 a list whose content went after its time is told, not offered', async () => {
  const stored = { filetype: 'xlsx', createdAt: '02.05.2027 10:00:00' }
  const documents = [
    { id: 1, ...stored, name: 'Alte Liste', path: '/alt', erasedAt: '01.08.2027 04:00:00' },
    { id: 2, ...stored, name: 'Neue Liste', path: '/neu', erasedAt: null },
  ]
  desk.answer = async ({ path }) =>
    path.startsWith('/api/documents') ? { status: 200, body: documents } : nothing(path)
  desk.draw(
    <ListDocuments orderId={7} roomList={{ id: 3, name: 'Liste', rooms: [] }} others={[]} hotels={[]} own={null} />,
  )
  expect(await screen.findByText('Gelöscht am 01.08.2027 nach der Datenschutz-Frist')).toBeTruthy()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Neue Liste.xlsx'])
})

test('ROOM-04 lists that guests were taken from stand apart from those that were made', async () => {
  const stored = { filetype: 'xlsx', createdAt: '02.05.2027 10:00:00', erasedAt: null }
  const documents = [
    { id: 1, ...stored, name: 'Teilnehmer', path: '/teilnehmer', uploaded: true },
    { id: 2, ...stored, name: 'Passagierliste', path: '/liste', uploaded: false },
  ]
  desk.answer = async ({ path }) =>
    path.startsWith('/api/documents') ? { status: 200, body: documents } : nothing(path)
  desk.draw(
    <ListDocuments orderId={7} roomList={{ id: 3, name: 'Liste', rooms: [] }} others={[]} hotels={[]} own={null} />,
  )
  const imported = await screen.findByRole('list', { name: 'Importierte Dateien' })
  expect(imported.textContent).toContain('Teilnehmer.xlsx')
  const made = screen.getByRole('list', { name: 'Abgelegte Listen' }).textContent
  expect([made?.includes('Passagierliste.xlsx'), made?.includes('Teilnehmer')]).toEqual([true, false])
})

test('ROOM-05 makes the kind that is chosen for the hotels that are chosen, and says so', async () => {
  const made = { id: 5, name: '[2600417] Kantorei - Zimmerliste', filetype: 'pdf', path: '/x', cloudStorage: false }
  desk.answer = async ({ method, path }) =>
    method === 'POST' ? { status: 200, body: { documents: [made, made] } } : nothing(path)
  const hotels = [
    { requestId: 11, label: 'Bryggekanten' },
    { requestId: 12, label: 'Karl Johan' },
  ]
  const user = desk.draw(
    <ListDocuments orderId={7} roomList={{ id: 3, name: 'Liste', rooms: [] }} others={[]} hotels={hotels} own={11} />,
  )
  expect(await screen.findByText('Es wurde noch keine Liste erzeugt')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Bryggekanten' }).checked).toBe(true)
  await user.click(screen.getByRole('checkbox', { name: 'Karl Johan' }))
  await user.click(screen.getByRole('button', { name: 'Generieren' }))
  expect(await screen.findByText('Document has been Generated!')).toBeTruthy()
  await waitFor(() => expect(desk.asked.some(({ method }) => method === 'POST')).toBe(true))
  const path = desk.asked.find(({ method }) => method === 'POST')?.path ?? ''
  const query = new URLSearchParams(path.slice(path.indexOf('?')))
  expect(path).toContain('/api/orders/7/room-list/generate-document')
  expect([query.get('room_list_type'), query.get('room_list'), query.getAll('requestId[]')]).toEqual([
    'hotel_pdf',
    '3',
    ['11', '12'],
  ])
})

test('TRUE-04 before each hotel’s own list is made, all of them are looked at, not the open one alone', async () => {
  const driver = {
    id: 4,
    role: '3_bus_driver',
    roomType: { persons: 1 },
    contact: { firstName: 'Uwe', lastName: 'Petersen' },
  }
  const own = { request: 11, hotel: 'Bryggekanten', hasOwnList: true, missing: ['Ida Lund, Reiseleitung'] }
  const none = { request: 12, hotel: 'Karl Johan', hasOwnList: false, missing: ['Wer anders, Fahrer'] }
  const full = { request: 13, hotel: 'Havna', hasOwnList: true, missing: [] }
  desk.answer = async ({ path }) => {
    if (path.includes('/room-list/hotels')) return { status: 200, body: [own, none, full] }
    return path.startsWith('/api/order_contacts') ? { status: 200, body: [driver] } : nothing(path)
  }
  const hotels = [own, none, full].map(({ request, hotel }) => ({ requestId: request, label: hotel }))
  const user = desk.draw(
    <ListDocuments orderId={7} roomList={{ id: 3, name: 'Liste', rooms: [] }} others={[]} hotels={hotels} own={11} />,
  )
  for (const name of ['Karl Johan', 'Havna']) await user.click(await screen.findByRole('checkbox', { name }))
  await user.click(screen.getByRole('combobox', { name: 'Zimmer aus' }))
  await user.click(await screen.findByRole('option', { name: 'die Liste des Hotels' }))
  await waitFor(() => expect(desk.asked.some(({ path }) => path.startsWith('/api/order_contacts'))).toBe(true))
  await user.click(screen.getByRole('button', { name: 'Generieren' }))
  await screen.findByText(/fehlt: Bryggekanten: Ida Lund, Reiseleitung; Karl Johan: Uwe Petersen, Fahrer\./)
  await user.click(await screen.findByRole('button', { name: 'Abbrechen' }))
  expect(desk.asked.filter(({ method }) => method === 'POST')).toEqual([])
})

test('ROOM-08 before a list is made for a hotel it is told who is cancelled on another list of the trip', async () => {
  desk.answer = async ({ path }) => {
    if (path.includes('/room-list/hotels')) return { status: 200, body: [] }
    return path.includes('generate-document') ? { status: 200, body: { documents: [] } } : nothing(path)
  }
  const ada = { id: 1, guest: 1, firstName: 'Ada', lastName: 'Brandt', notes: '' }
  // Of rooms only what is looked at.
  const room = (extraType: string | null) => [{ id: 9, extraType, passengers: [ada] }] as unknown as Room[]
  const others = [{ id: 4, name: 'Zimmerliste', rooms: room('cancelled') }]
  const hotels = [{ requestId: 11, label: 'Bryggekanten' }]
  const roomList = { id: 3, name: 'Liste', rooms: room(null) }
  const user = desk.draw(<ListDocuments orderId={7} {...{ roomList, others, hotels }} own={11} />)
  await user.click(screen.getByRole('button', { name: 'Generieren' }))
  await screen.findByText(/^Ada Brandt ist in „Zimmerliste“ storniert\./)
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }))
  expect(desk.asked.filter(({ method }) => method === 'POST')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Generieren' }))
  await user.click(await screen.findByRole('button', { name: 'Trotzdem erzeugen' }))
  await waitFor(() => expect(desk.asked.some(({ method }) => method === 'POST')).toBe(true))
})

test('ROOM-06 lists that tell personal data are offered to nobody who may not see it', async () => {
  as(false)
  desk.answer = async ({ path }) => nothing(path)
  const user = desk.draw(
    <ListDocuments orderId={7} roomList={{ id: 3, name: 'Liste', rooms: [] }} others={[]} hotels={[]} own={null} />,
  )
  await user.click(screen.getByRole('combobox', { name: 'Art' }))
  const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
  expect(offered).toContain('Hotel (PDF)')
  expect(offered).not.toContain('Hotel, lang (PDF)')
})
