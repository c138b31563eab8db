import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type NewMail, takeWriting } from '../../../lib/writing.ts'
import { savingDesk } from '../../../test/saving-desk.tsx'
import { StoredOffers } from './stored-offers.tsx'

const saving = savingDesk()

const bernd = { id: 2, version: 1, firstName: 'Bernd', lastName: 'Brandt' }
const document = (id: number, name: string, type = 'offer') => ({
  ...{ id, version: 1, name, type, filetype: 'pdf', path: `/api/documents/${id}/file`, byteSize: 1024 },
  ...{ createdAt: '20.11.2026 10:00:00', cloudStorage: false, user: bernd, provider: null },
})
const version = (id: number, part: object = {}) => ({
  ...{ id, version: 1, order: '/api/orders/7', document: `/api/documents/${id}`, type: 'offer', number: '2600417 / 2' },
  ...{ user: bernd, createdAt: '20.11.2026 10:00:00', sentAt: null, sentTo: [], sentBy: null },
  ...part,
})
const sent = {
  sentAt: '21.11.2026 09:00:00',
  sentTo: [{ name: 'Helga Brandt', address: 'h@chor.example' }],
  sentBy: bernd,
}
const helga = { id: 9, fullName: 'Helga Brandt', email: 'h@chor.example' }

function setUp(documents: object[], versions: object[], isContactKnown: Promise<void> = Promise.resolve()) {
  saving.answer = async ({ path }) => {
    if (path.startsWith('/api/documents')) return { status: 200, body: documents }
    if (path.startsWith('/api/offer_versions')) return { status: 200, body: versions }
    await isContactKnown
    return { status: 200, body: { id: 7, version: 1, addressee: helga } }
  }
  const onCompare = vi.fn()
  return { onCompare, user: saving.draw(<StoredOffers orderId={7} unopened={[]} onCompare={onCompare} />) }
}
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('li') as HTMLElement)

test('OFFER-11 each version says who made it and to whom it went; one made before there were versions says so', async () => {
  const documents = [
    document(3, 'Angebot 2600417-2'),
    document(2, 'Reiseverlauf', 'route'),
    document(1, 'Angebot 2600417-1'),
  ]
  const { user, onCompare } = setUp(documents, [version(3, sent)])
  const made = await rowOf('Angebot 2600417-2')
  await made.findByText(/^Angebot · 20\.11\.2026 · Bernd Brandt · /)
  made.getByText('Gesendet an Helga Brandt am 21.11.2026')
  const old = await rowOf('Angebot 2600417-1')
  old.getByText('Ohne Stand der Inhalte: nicht vergleichbar')
  const route = await rowOf('Reiseverlauf')
  expect(route.queryByText(/Ohne Stand/)).toBeNull()
  // It has no number: who made it when tells it from the one before.
  route.getByText(/^Reiseverlauf · 20\.11\.2026, 10:00 · Bernd Brandt · /)
  expect(route.queryByRole('button')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Versionen vergleichen' }))
  expect(onCompare).toHaveBeenCalledOnce()
})

test('OFFER-11 with nothing stored there is nothing to compare', async () => {
  setUp([], [])
  await screen.findByText('Es wurde noch nichts abgelegt')
  expect(screen.queryByRole('button', { name: 'Versionen vergleichen' })).toBeNull()
})

test('OFFER-11 MAIL-03 a version is sent to the contact of the offer with its document and number', async () => {
  const asked: NewMail[] = []
  const stop = takeWriting((mail) => asked.push(mail))
  const file = document(3, 'Angebot 2600417-2')
  const { user } = setUp([file], [version(3)])
  await (await rowOf('Angebot 2600417-2')).findByText(/Bernd Brandt/)
  await vi.waitFor(() => expect(saving.asked.some(({ path }) => path.startsWith('/api/orders/7'))).toBe(true))
  await vi.waitFor(() => expect(saving.client.isFetching()).toBe(0))
  await user.click(screen.getByRole('button', { name: 'Angebot 2600417-2 per E-Mail senden' }))
  stop()
  expect(asked).toEqual([
    {
      to: { name: 'Helga Brandt', address: 'h@chor.example', contact: 9 },
      subject: 'Angebot 2600417 / 2',
      attachments: [{ ...file, user: '/api/users/2' }],
    },
  ])
})

test('OFFER-11 MAIL-03 a mail is begun only once its recipient is known', async () => {
  const asked: NewMail[] = []
  const stop = takeWriting((mail) => asked.push(mail))
  const held = Promise.withResolvers<void>()
  const { user } = setUp([document(3, 'Angebot 2600417-2')], [version(3)], held.promise)
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Angebot 2600417-2 per E-Mail senden' })
  expect(button.disabled).toBe(true)
  held.resolve()
  await vi.waitFor(() => expect(button.disabled).toBe(false))
  await user.click(button)
  stop()
  expect(asked[0]?.to).toEqual({ name: 'Helga Brandt', address: 'h@chor.example', contact: 9 })
})

test('OFFER-11 a version that went out by post is marked by hand, and the mark is taken back', async () => {
  const { user } = setUp([document(3, 'Angebot 2600417-2')], [version(3)])
  const choose = async (action: string) => {
    await user.click(await screen.findByRole('button', { name: 'Angebot 2600417-2: Aktionen' }))
    await user.click(await screen.findByRole('menuitem', { name: action }))
  }
  const calls = () => saving.asked.filter(({ path }) => path.endsWith('/sent')).map(({ method }) => method)
  const answer = saving.answer
  const marked = { sentAt: '21.11.2026 09:00:00', sentTo: [], sentBy: bernd }
  saving.answer = async (request, response) =>
    request.path.startsWith('/api/offer_versions?')
      ? { status: 200, body: [version(3, calls().at(-1) === 'POST' ? marked : {})] }
      : answer(request, response)
  await choose('Als gesendet markieren')
  await screen.findByText('Als gesendet markiert von Bernd Brandt am 21.11.2026')
  await choose('Doch nicht gesendet')
  await vi.waitFor(() => expect(screen.queryByText(/Als gesendet markiert/)).toBeNull())
  expect(calls()).toEqual(['POST', 'DELETE'])
})

test('OFFER-11 what a mail says of its recipients nobody takes back by hand', async () => {
  setUp([document(3, 'Angebot 2600417-2')], [version(3, sent)])
  await screen.findByText('Gesendet an Helga Brandt am 21.11.2026')
  expect(screen.queryByRole('button', { name: 'Angebot 2600417-2: Aktionen' })).toBeNull()
})

test('OFFER-06 documents that could not be read say so', async () => {
  saving.answer = async () => ({ status: 400, body: { code: 'bad_request', message: '' } })
  saving.draw(<StoredOffers orderId={7} unopened={[]} onCompare={() => undefined} />)
  await screen.findByText("Couldn't get the Data! Server Error!", {}, { timeout: 20_000 })
})
