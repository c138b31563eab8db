import type { ListOfHotel } from '@reisewerk/domain/room-lists/documents/list-of-hotel.contract.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { sessionQuery } from '../../../lib/session.ts'
import { type NewMail, takeWriting } from '../../../lib/writing.ts'
import { savingDesk } from '../../../test/saving-desk.tsx'
import { HotelLists } from './hotel-lists.tsx'

const desk = savingDesk()
// The words of statuses are those every house begins with.
beforeEach(() => desk.client.setQueryData(sessionQuery.queryKey, { organisations: [] } as never))
const open: ListOfHotel = {
  ...{ request: 11, hotel: 'Bryggekanten', startAt: '16.05.2027 00:00:00', endAt: '19.05.2027 00:00:00' },
  ...{
    dueDate: '02.05.2027 00:00:00',
    isBooked: true,
    status: 'approved',
    roomList: { id: 4, name: 'Zimmerliste' },
    sent: null,
    movedFrom: null,
    otherRooms: null,
    added: [],
    changed: [],
    gone: [],
    notesChanged: false,
    hasOwnList: true,
    missing: [],
    cancelled: [],
  },
}
const sent: ListOfHotel = {
  ...{
    ...open,
    request: 12,
    hotel: 'Karl Johan',
    dueDate: null,
    added: [],
    changed: ['4', '9'],
    gone: ['3'],
    notesChanged: true,
  },
  sent: { id: 5, sentAt: '30.04.2027 10:00:00', isConfirmed: false, roomList: 4 },
}
const rowOf = async (hotel: string) => within((await screen.findByText(hotel)).closest('li') as HTMLElement)

test('ROOM-08 each hotel tells when its list is due, what changed since it went there, and says yes to it', async () => {
  desk.answer = async ({ method }) => ({ status: 200, body: method === 'GET' ? [open, sent] : { id: 5, version: 2 } })
  const user = desk.draw(<HotelLists orderId={7} open={4} count={1} />)
  expect((await rowOf('Bryggekanten')).getByText(/^zu senden bis/).textContent).toContain('02.05.2027')
  const row = await rowOf('Karl Johan')
  row.getByText('16.05.–19.05.2027')
  row.getByText('versendet am 30.04.2027 10:00')
  row.getByText('seitdem geändert: Zimmer 4, 9')
  row.getByText('seitdem entfallen: Zimmer 3')
  row.getByText('seitdem geändert: Hinweise für das Hotel')
  await user.click(row.getByRole('checkbox', { name: 'Vom Hotel bestätigt: Karl Johan' }))
  await waitFor(() =>
    expect(desk.asked).toContainEqual(
      expect.objectContaining({ method: 'PATCH', path: '/api/hotel_lists/5', body: { isConfirmed: true } }),
    ),
  )
})

test('TRUE-02 a list that was sent and confirmed for other days says so', async () => {
  const movedFrom = { startAt: '09.05.2027 00:00:00', endAt: '12.05.2027 00:00:00' }
  const confirmed = { id: 5, sentAt: '30.04.2027 10:00:00', isConfirmed: true, roomList: 4 }
  desk.answer = async () => ({ status: 200, body: [{ ...sent, sent: confirmed, movedFrom }] })
  desk.draw(<HotelLists orderId={7} open={4} count={1} />)
  const row = await rowOf('Karl Johan')
  row.getByText('für 09.05.–12.05.2027: neu zu senden')
  row.getByText('bestätigt für 09.05.–12.05.2027')
})

test('TRUE-03 a list with other rooms than its hotel has confirmed says so, and is asked about before it is prepared', async () => {
  const otherRooms = 'bekannt sind 18 DZ und 8 EZ, die Liste hat 20 DZ und 4 EZ'
  desk.answer = async () => ({ status: 200, body: [{ ...open, otherRooms }] })
  const user = desk.draw(<HotelLists orderId={7} open={4} count={1} />)
  const row = await rowOf('Bryggekanten')
  row.getByText(`andere Zimmer: ${otherRooms}`)
  await user.click(row.getByRole('button', { name: 'E-Mail mit Rooming-Liste an Bryggekanten vorbereiten' }))
  await screen.findByText(`Bryggekanten: ${otherRooms}.`)
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }))
  expect(desk.asked.some(({ path }) => path.includes('list_letter'))).toBe(false)
})

test('ROOM-08 a house that is merely asked is no house to be sent names: its mail is asked about first', async () => {
  desk.answer = async () => ({ status: 200, body: [{ ...open, isBooked: false, status: 'option' }] })
  const user = desk.draw(<HotelLists orderId={7} open={4} count={1} />)
  const row = await rowOf('Bryggekanten')
  row.getByText('nicht gebucht')
  await user.click(row.getByRole('button', { name: 'E-Mail mit Rooming-Liste an Bryggekanten vorbereiten' }))
  // Also of a house that holds an option.
  await screen.findByText(
    'Bryggekanten ist noch nicht fest gebucht (Status: Option). Die Rooming-Liste nennt, wer mitreist.',
  )
  await user.click(await screen.findByRole('button', { name: 'Abbrechen' }))
  expect(desk.asked.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('TRUE-04 a list that lacks the driver says so, and asks before it goes out', async () => {
  desk.answer = async () => ({ status: 200, body: [{ ...open, missing: ['Uwe Petersen, Fahrer'] }] })
  const user = desk.draw(<HotelLists orderId={7} open={4} count={1} />)
  const row = await rowOf('Bryggekanten')
  row.getByText('ohne Uwe Petersen, Fahrer')
  await user.click(row.getByRole('button', { name: 'E-Mail mit Rooming-Liste an Bryggekanten vorbereiten' }))
  await screen.findByText(/auf der Liste fehlt: Uwe Petersen, Fahrer\./)
  await user.click(await screen.findByRole('button', { name: 'Abbrechen' }))
  expect(desk.asked.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('ROOM-08 a list with a guest who is cancelled on another says so, and asks before it goes out', async () => {
  const told = 'Ada Brandt ist in „Zimmerliste“ storniert.'
  desk.answer = async () => ({ status: 200, body: [{ ...open, cancelled: [told] }] })
  const user = desk.draw(<HotelLists orderId={7} open={4} count={2} />)
  const row = await rowOf('Bryggekanten')
  row.getByText(told)
  await user.click(row.getByRole('button', { name: 'E-Mail mit Rooming-Liste an Bryggekanten vorbereiten' }))
  await screen.findByText(`${told} Mit dieser Liste hält das Hotel weiter Platz frei.`)
  await screen.findByRole('button', { name: 'Trotzdem vorbereiten' })
  await user.click(await screen.findByRole('button', { name: 'Abbrechen' }))
  expect(desk.asked.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('ROOM-08 the mail of a hotel opens with the newest list in it', async () => {
  const document = { id: 3, name: 'Rooming list' }
  const letter = { subject: 'Rooming list: Kantorei', body: { type: 'doc' }, document }
  desk.answer = async ({ method }) => ({
    status: 200,
    body: method === 'GET' ? [open] : { ...letter, to: [{ name: 'Post', address: 'post@b.example' }] },
  })
  const opened = vi.fn<(mail: NewMail) => void>()
  const stop = takeWriting(opened)
  const user = desk.draw(<HotelLists orderId={7} open={4} count={1} />)
  await user.click(await screen.findByRole('button', { name: 'E-Mail mit Rooming-Liste an Bryggekanten vorbereiten' }))
  await waitFor(() => expect(opened).toHaveBeenCalledOnce())
  expect(opened.mock.calls[0]?.[0]).toMatchObject({
    ...{ subject: letter.subject, request: 11, attachments: [document] },
    to: { address: 'post@b.example' },
  })
  stop()
})

test('ROOM-08 of several lists the one that goes is named, and asked about unless it went there before', async () => {
  const mail = { subject: 'Rooming list', body: { type: 'doc' }, document: { id: 3, name: 'Liste' }, to: [] }
  const again = { ...sent, changed: [], gone: [] }
  desk.answer = async ({ method }) => ({ status: 200, body: method === 'GET' ? [open, again] : mail })
  const stop = takeWriting(() => undefined)
  const user = desk.draw(<HotelLists orderId={7} open={4} count={2} />)
  const row = await rowOf('Bryggekanten')
  expect(desk.asked.some(({ path }) => path.endsWith('/7/room-list/hotels?room_list=4'))).toBe(true)
  row.getByText('es geht die Liste „Zimmerliste“')
  await user.click(row.getByRole('button', { name: 'E-Mail mit Rooming-Liste an Bryggekanten vorbereiten' }))
  await screen.findByText(/An Bryggekanten geht „Zimmerliste“/)
  await user.click(await screen.findByRole('button', { name: 'Diese Liste vorbereiten' }))
  const sentWith = { method: 'POST', body: { roomList: '/api/room_lists/4' } }
  await waitFor(() => expect(desk.asked).toContainEqual(expect.objectContaining(sentWith)))
  await user.click(
    (await rowOf('Karl Johan')).getByRole('button', { name: 'E-Mail mit Rooming-Liste an Karl Johan vorbereiten' }),
  )
  await waitFor(() => expect(desk.asked.filter(({ method }) => method === 'POST')).toHaveLength(2))
  expect(screen.queryByText(/An Karl Johan geht/)).toBeNull()
  stop()
})
