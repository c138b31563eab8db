import type { BegunTrip } from '@reisewerk/domain/mail/begun-trip/begun-trip.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/caller.ts'
import { expectStatus, planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

type Item = { id: number }
type EmailFile = Item & { messageId: string; subject: string; fromAddress: string; date: string; text: string }

let desk: TestApp
let bernd: Caller
let clara: Caller
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-29T10:00:00Z') })
  ;[bernd, clara] = [await desk.as('bernd'), await desk.as('clara')]
})
afterAll(() => desk.close())

const eml = (subject: string, from: string, text: string) =>
  Buffer.from(
    [
      `From: Ute Brandt <${from}>`,
      'To: gruppen@reisewerk.example',
      `Subject: ${subject}`,
      `Message-ID: <${Math.random()}@kantorei.example>`,
      'Date: Fri, 27 Nov 2026 10:00:00 +0100',
      'Content-Type: text/plain; charset=utf-8',
      '',
      text,
    ].join('\r\n'),
  )
const drop = (bytes: Buffer, name = 'Post.eml') => bernd.post<EmailFile>(`/api/email_files?name=${name}`, bytes)
const read = async (bytes: Buffer) => {
  const file = await expectStatus<EmailFile>(201, drop(bytes))
  return { file, told: await expectStatus<BegunTrip>(200, bernd.get(`/api/email_files/${file.id}/begun_trip`)) }
}

test('EASE-10 a dropped mail tells the client by its sender, the subject as name and the dates of its text', async () => {
  const client = await expectStatus<Item>(
    201,
    bernd.post('/api/clients', { companyName: 'Kantorei St. Anna', shortName: 'St. Anna' }),
  )
  const person = { lastName: 'Brandt', email: 'Ute@Kantorei.example', client: `/api/clients/${client.id}` }
  await expectStatus(201, bernd.post('/api/contacts', person))
  const words = 'Guten Tag,\nwir möchten vom 14. bis 17. Mai 2027 nach Oslo fahren.'
  const { file, told } = await read(eml('WG: Chorreise Oslo', 'ute@kantorei.example', words))
  expect(file).toMatchObject({ subject: 'WG: Chorreise Oslo', fromAddress: 'ute@kantorei.example' })
  expect(told.begins).toEqual({
    tripName: 'Chorreise Oslo',
    client: `/api/clients/${client.id}`,
    startAt: '14.05.2027 00:00:00',
    endAt: '17.05.2027 00:00:00',
  })
  expect(told.proposals).toEqual([])
  // Nothing was made by reading it, and another house sees nothing of it.
  expect((await bernd.get<Item[]>('/api/orders?_search=Chorreise Oslo')).body).toEqual([])
  expect((await clara.get(`/api/email_files/${file.id}/begun_trip`)).status).toBe(404)
  const unknown = await read(eml('Anfrage', 'fremd@anderswo.example', 'Was kostet das?'))
  expect(unknown.told.begins).toEqual({ tripName: 'Anfrage', client: null, startAt: null, endAt: null })
})

test('EASE-10 trips are suggested by the number in the subject, then by the sender; one of them takes the mail', async () => {
  const client = await expectStatus<Item>(201, bernd.post('/api/clients', { companyName: 'Chor B', shortName: 'B' }))
  const link = `/api/clients/${client.id}`
  await expectStatus(201, bernd.post('/api/contacts', { lastName: 'Bo', email: 'bo@chor.example', client: link }))
  const [named, other] = [await planTrip(bernd), await planTrip(bernd)]
  await expectStatus(200, bernd.patch(other.order, { client: link }))
  const { orderNumber } = await expectStatus<{ orderNumber: string }>(200, bernd.get(named.order))
  const { file, told } = await read(eml(`Zu ${orderNumber}`, 'bo@chor.example', 'Anbei die Liste'))
  expect(told.proposals.map(({ order, reason }) => [order, reason])).toEqual([
    [named.order, 'Nummer im Betreff'],
    [other.order, 'Kunde der Reise'],
  ])
  const { messageId, subject, date, fromAddress } = file
  const mail = { messageId, subject, date, fromAddress, file: `/api/email_files/${file.id}` }
  await expectStatus(201, bernd.post('/api/email_assignments', { ...mail, links: [{ order: named.order }] }))
  expect((await bernd.get<Item[]>(`/api/email_assignments?order.id=${named.id}`)).body).toHaveLength(1)
})

test('EASE-10 HEAD-12 what is no message of a mail program is refused', async () => {
  for (const name of ['Post.mbox', 'Liste.pdf', 'Post'])
    expect((await drop(eml('A', 'a@b.example', 'x'), name)).status, name).toBe(422)
})
