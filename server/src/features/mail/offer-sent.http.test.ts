import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import type { BegunEmail, ListLetter, MailContact } from '@reisewerk/domain/mail/letter.contract.ts'
import type { offerVersionContract } from '@reisewerk/domain/offers/versions/offer-version.contract.ts'
import { plainTextOf, richTextOf } from '@reisewerk/domain/rich-text.ts'
import type { ListOfHotel } from '@reisewerk/domain/room-lists/documents/list-of-hotel.contract.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connectDatabase, type Database } from '../../platform/database/connect.ts'
import { urlOfRole } from '../../platform/database/roles.ts'
import { prepareJobs } from '../../platform/jobs/prepare-jobs.ts'
import { startJobs } from '../../platform/jobs/start-jobs.ts'
import { startListener } from '../../platform/live/listen.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import { openMailer } from '../../platform/mail/open-mailer.ts'
import { sealWith } from '../../platform/seal/seal.ts'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp, testKey } from '../../test/test-app.ts'
import { sendEmailHandler } from './send-email.ts'

type Version = ItemOf<typeof offerVersionContract>
type Email = { id: number; status: string; orderStatus: string | null }

const seal = sealWith(testKey)
const silent = { info() {}, warn() {}, error() {} }
const helga = { name: 'Helga Brandt', address: 'helga@kantorei.example' }
const colleague = { name: 'Anna', address: 'Anna@Reisewerk.example' }

let desk: TestApp
let database: Database
let bernd: Caller
let folder: string
beforeAll(async () => {
  desk = await testApp()
  await prepareJobs(desk.db.adminUrl)
  database = connectDatabase(desk.db.adminUrl, 2)
  folder = await mkdtemp(join(tmpdir(), 'reisewerk-sent-'))
  bernd = await desk.as('bernd')
})
afterAll(async () => {
  await database.close()
  await desk.close()
  await rm(folder, { recursive: true, force: true })
})

const post = () => openMailer({ dataDir: folder })
const refusing: Mailer = {
  kind: 'smtp',
  close: () => undefined,
  sendMail: () => Promise.reject(Object.assign(new Error('550 no such user'), { responseCode: 550 })),
}

async function generate({ id }: PlannedTrip): Promise<string> {
  const path = `/api/orders/${id}/offer/generate-document`
  return `/api/documents/${(await expectStatus<{ id: number }>(200, bernd.post(path))).id}`
}

async function versionOf(trip: PlannedTrip): Promise<Version | undefined> {
  return (await expectStatus<Version[]>(200, bernd.get(`/api/offer_versions?order.id=${trip.id}`)))[0]
}

async function statusOf({ order }: PlannedTrip): Promise<string> {
  return (await expectStatus<{ currentStatus: string }>(200, bernd.get(order))).currentStatus
}

/** Writes and sends a mail, and waits for what becomes of it. */
async function mail(trip: PlannedTrip, body: object, mailer = post(), ends = 'sent'): Promise<Email> {
  const whole = { order: trip.order, to: [helga], subject: 'Ihr Angebot', body: richTextOf('Anbei.'), ...body }
  const draft = await expectStatus<Email>(201, bernd.post('/api/email_messages', whole))
  await expectStatus(200, bernd.post(`/api/email_messages/${draft.id}/send`))
  const listener = await startListener({ connection: { connectionString: desk.db.adminUrl }, log: silent })
  const handlers = [sendEmailHandler(database, { files: desk.files, mailer, seal, sender: 'post@reisewerk.example' })]
  const url = urlOfRole(desk.db.adminUrl, 'reisewerk_jobs')
  const jobs = await startJobs({ url, handlers, listener, log: silent, retryDelaySeconds: 0 })
  const read = () => expectStatus<Email>(200, bernd.get(`/api/email_messages/${draft.id}`))
  try {
    await vi.waitFor(async () => expect((await read()).status).toBe(ends), { timeout: 30_000, interval: 100 })
    return await read()
  } finally {
    await jobs.stop(5_000)
    await listener.stop()
  }
}

test('OFFER-11 an offer is marked when its mail has really left, and the trip goes where it was asked to go', async () => {
  const trip = await planTrip(bernd)
  const attachments = [await generate(trip)]
  const failed = await mail(trip, { attachments, orderStatus: 'offer_sent' }, refusing, 'failed')
  expect(failed.orderStatus).toBe('offer_sent')
  expect(await versionOf(trip)).toMatchObject({ sentAt: null, sentTo: [] })
  expect(await statusOf(trip)).toBe('new')

  await mail(trip, { attachments, cc: [colleague], orderStatus: 'offer_sent' })
  expect(await versionOf(trip)).toMatchObject({
    sentAt: expect.stringMatching(/^\d\d\.\d\d\.\d{4} /),
    sentTo: [helga],
    sentBy: '/api/users/2',
  })
  expect(await statusOf(trip)).toBe('offer_sent')
})

test('OFFER-11 a process that dies before it can note the mail marks the offer once all the same', async () => {
  const trip = await planTrip(bernd)
  const attachments = [await generate(trip)]
  const dying = post()
  let attempts = 0
  const mailer: Mailer = {
    ...dying,
    async sendMail(one) {
      const sent = await dying.sendMail(one)
      attempts++
      if (attempts === 1) throw new Error('the process died here')
      return sent
    },
  }
  await mail(trip, { attachments, orderStatus: 'provisional_offer_sent' }, mailer)
  expect(attempts).toBe(2)
  const version = await versionOf(trip)
  const marks = await desk.db.query(
    `select from change_log where table_name = 'offer_versions' and operation = 'update' and row_id = $1`,
    [version?.id],
  )
  expect(marks).toHaveLength(1)
  const moves = await desk.db.query(
    `select from change_log where table_name = 'orders' and row_id = $1 and after ? 'current_status' and operation = 'update'`,
    [trip.id],
  )
  expect(moves).toHaveLength(1)
  expect(await statusOf(trip)).toBe('provisional_offer_sent')
})

test('OFFER-11 the status of a trip moves only when asked, and never back', async () => {
  const trip = await planTrip(bernd)
  const attachments = [await generate(trip)]
  await mail(trip, { attachments })
  expect(await statusOf(trip)).toBe('new')
  for (const currentStatus of ['booked', 'cancelled']) {
    await expectStatus(200, bernd.patch(trip.order, { currentStatus }))
    await mail(trip, { attachments, orderStatus: 'offer_sent' })
    expect(await statusOf(trip)).toBe(currentStatus)
  }
  const wrong = await bernd.post('/api/email_messages', { order: trip.order, orderStatus: 'booked' })
  expect(wrong.status).toBe(422)
})

test('OFFER-11 what only colleagues got, or went out without its document, has not been sent', async () => {
  const trip = await planTrip(bernd)
  const attachments = [await generate(trip)]
  await mail(trip, { attachments, to: [colleague] })
  await mail(trip, {})
  expect(await versionOf(trip)).toMatchObject({ sentAt: null, sentTo: [], sentBy: null })
})

test('ROOM-08 a booked hotel has a to-do for its list, a mail prepared in its language, and from its sending on what changed is told', async () => {
  const make = (path: string, body: object) => expectStatus<{ id: number }>(201, bernd.post(`/api/${path}`, body))
  const trip = await planTrip(bernd)
  const hotel = (await loadNorth(desk.db))['Hotel Fjordblick']
  await desk.db.query(
    `update providers set email = 'post@fjordblick.example', place_id = (select id from places where name = 'Oslo') where id = $1`,
    [hotel],
  )
  const service = await make('hotel_placeholders', { day: trip.days[0]?.link, startAt: trip.days[0]?.date })
  const placeholder = `/api/hotel_placeholders/${service.id}`
  const { id } = await make('hotel_requests', { placeholder, hotel: `/api/hotels/${hotel}` })
  const hotelsOf = () => expectStatus<ListOfHotel[]>(200, bernd.get(`/api/orders/${trip.id}/room-list/hotels`))
  const dueDate = async () => (await hotelsOf())[0]?.dueDate?.slice(0, 10)
  expect(await hotelsOf()).toMatchObject([{ request: id, hotel: 'Hotel Fjordblick', dueDate: null, sent: null }])

  await expectStatus(200, bernd.patch(`/api/requests/${id}`, { requestStatus: { status: 'approved' } }))
  expect(await dueDate()).toBe('30.04.2027')
  await expectStatus(200, bernd.patch(placeholder, { startAt: '15.05.2027', endAt: '16.05.2027' }))
  await expectStatus(200, bernd.patch(`/api/hotel_requests/${id}`, { startAt: '15.05.2027', endAt: '16.05.2027' }))
  expect(await dueDate()).toBe('01.05.2027')
  await desk.db.query(`insert into organisation_settings (organisation_id, values) values (1, '{"roomLists": {"sendDaysBefore": 10}}')
    on conflict (organisation_id) do update set values = excluded.values`)
  expect(await dueDate()).toBe('05.05.2027')
  const todos = await expectStatus<{ name: string; status: string }[]>(200, bernd.get(`/api/todos?order.id=${trip.id}`))
  expect(todos).toContainEqual(
    expect.objectContaining({ name: 'Rooming-Liste Hotel Fjordblick senden', status: 'open' }),
  )

  const prepare = () => bernd.post<ListLetter>(`/api/requests/${id}/list_letter`)
  expect((await prepare()).status).toBe(422)
  const list = await make('room_lists', { order: trip.order })
  const room = { roomList: `/api/room_lists/${list.id}`, passengers: [{ lastName: 'Albers' }] }
  const first = await make('rooms', { ...room, roomIndex: '1' })
  const letter = await expectStatus<ListLetter>(200, prepare())
  expect(letter).toMatchObject({ locale: 'en', to: [{ address: 'post@fjordblick.example' }] })
  expect(letter.subject).toMatch(/^Rooming list: Kantorei St. Michael, /)
  expect(plainTextOf(letter.body)).toMatch(/Kind regards\s+Bernd Brandt/)
  await mail(trip, {
    ...letter,
    attachments: [`/api/documents/${letter.document.id}`],
    locale: undefined,
    document: undefined,
  })

  expect(await hotelsOf()).toMatchObject([{ dueDate: null, sent: { isConfirmed: false }, changed: [], gone: [] }])
  await make('rooms', { ...room, roomIndex: '7' })
  expect((await bernd.delete(`/api/rooms/${first.id}`)).status).toBe(204)
  const [after] = await hotelsOf()
  expect(after).toMatchObject({ added: ['7'], changed: [], gone: ['1'] })
  expect((await expectStatus<ListLetter>(200, prepare())).subject).toMatch(/^Amended rooming list: /)
  await expectStatus(200, bernd.patch(`/api/hotel_lists/${after?.sent?.id}`, { isConfirmed: true }))
  expect((await hotelsOf())[0]?.sent?.isConfirmed).toBe(true)
  const clara = await desk.as('clara')
  expect((await clara.get(`/api/orders/${trip.id}/room-list/hotels`)).status).toBe(404)
  expect((await clara.post(`/api/requests/${id}/list_letter`)).status).toBe(404)
})

test('EASE-04 a paper knows its recipient, text and attachment, and says when it was sent', async () => {
  const trip = await planTrip(bernd)
  const client = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/clients', {
      ...{ companyName: 'Kantorei St. Michael', shortName: 'St. Michael', organisationFilter: '/api/organisations/1' },
      contacts: [
        { lastName: 'ohne Adresse' },
        { salutation: 'Frau', firstName: 'Helga', lastName: 'Brandt', email: helga.address },
      ],
    }),
  )
  await expectStatus(200, bernd.patch(trip.order, { client: `/api/clients/${client.id}` }))
  const begin = (body: object, by = bernd) => expectStatus<BegunEmail>(200, by.post(`${trip.order}/emails/begin`, body))
  expect(await begin({ latestPaper: true })).toMatchObject({ to: [], document: null })
  const paper = await generate(trip)
  const begun = await begin({ latestPaper: true })
  expect(begun).toMatchObject({ to: [helga], document: { sentAt: null }, missing: [] })
  expect(paper).toBe(`/api/documents/${begun.document?.id}`)
  expect(plainTextOf(begun.body)).toContain('Sehr geehrte Frau Brandt,')
  expect(plainTextOf(begun.body)).toContain('anbei erhalten Sie unser Angebot für Ihre Reise.')
  expect(await begin({ document: paper })).toMatchObject({ to: [helga], body: begun.body })
  // Somebody else has not made it, and in another trip it is not to be had.
  expect((await begin({ latestPaper: true }, await desk.as('anna'))).document).toBeNull()
  const other = await planTrip(bernd)
  expect((await bernd.post(`${other.order}/emails/begin`, { document: paper })).status).toBe(422)
  const people = await expectStatus<MailContact[]>(200, bernd.get(`${trip.order}/mail_contacts`))
  expect(people).toMatchObject([{ group: 'client', address: helga.address, isClient: true }])

  await mail(trip, { attachments: [paper], orderStatus: 'documents_sent' })
  expect(await statusOf(trip)).toBe('documents_sent')
  expect((await begin({ latestPaper: true })).document).toBeNull()
  const { sentAt } = await expectStatus<{ sentAt: string }>(200, bernd.get(paper))
  expect(sentAt).toMatch(/^\d\d\.\d\d\.\d{4} \d\d:\d\d:\d\d$/)
})

test('OFFER-01 EASE-04 a mail with an offer of several trips names each of them; one for administrators alone is told to nobody', async () => {
  const trip = await planTrip(bernd)
  const autumn = await planTrip(bernd, { startAt: '11.06.2027', endAt: '12.06.2027' })
  const secret = await planTrip(bernd, { startAt: '01.07.2027', endAt: '02.07.2027' })
  for (const [one, name] of [
    ...([[trip, 'Fjorde im Mai']] as const),
    [autumn, 'Mosel im Juni'],
    [secret, 'Geheim'],
  ] as const) {
    await expectStatus(200, bernd.patch(one.order, { trip: { name } }))
  }
  const begin = (body: object) => expectStatus<BegunEmail>(200, bernd.post(`${trip.order}/emails/begin`, body))
  const offer = await expectStatus<{ id: number }>(201, bernd.post('/api/offers', { order: trip.order }))
  const anna = await desk.as('anna')
  await expectStatus(200, bernd.patch(`/api/offers/${offer.id}`, { attachedOrders: [autumn.order, secret.order] }))
  await expectStatus(200, anna.patch(secret.order, { isAdminOnly: true }))
  const ofBoth = await generate(trip)
  const both = await begin({ document: ofBoth })
  expect(both.subject).toMatch(
    /^Angebot \d+-1: Fjorde im Mai \(14\.–17\. Mai 2027\) und Mosel im Juni \(11\.–12\. Juni 2027\)$/,
  )
  expect(plainTextOf(both.body)).toContain(
    'unser Angebot für Ihre Reisen „Fjorde im Mai“ vom 14. bis 17. Mai 2027 und „Mosel im Juni“ vom 11. bis 12. Juni 2027.',
  )
  expect(plainTextOf((await begin({ document: ofBoth, locale: 'fr' })).body)).toContain(
    'notre offre pour vos voyages « Fjorde im Mai » du 14 au 17 mai 2027 et « Mosel im Juni » du 11 au 12 juin 2027.',
  )
  const accompanies = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/email_templates', {
      ...{ organisationFilter: '/api/organisations/1', name: 'Angebot begleiten', kind: 'general', locale: 'de_DE' },
      ...{
        subject: '{reise.name}: unser Angebot',
        body: richTextOf('„{reise.name}“, {termin}, von {beginn} bis {ende}'),
      },
    }),
  )
  const template = `/api/email_templates/${accompanies.id}`
  const filled = await begin({ document: ofBoth, template })
  expect(filled.subject).toBe('Fjorde im Mai und Mosel im Juni: unser Angebot')
  expect(plainTextOf(filled.body)).toContain(
    '„Fjorde im Mai und Mosel im Juni“, 14.–17. Mai 2027 und 11.–12. Juni 2027, von 14. Mai 2027 bis 12. Juni 2027',
  )
  expect((await begin({ template })).subject).toBe('Fjorde im Mai: unser Angebot')
})
