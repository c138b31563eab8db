import { richTextOf } from '@reisewerk/domain/rich-text.ts'
import readExcelFile from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connectDatabase, type Database } from '../../../platform/database/connect.ts'
import { urlOfRole } from '../../../platform/database/roles.ts'
import { prepareJobs } from '../../../platform/jobs/prepare-jobs.ts'
import { startJobs } from '../../../platform/jobs/start-jobs.ts'
import { startListener } from '../../../platform/live/listen.ts'
import { type SmtpServer, startSmtpServer } from '../../../platform/mail/smtp-server.fixture.ts'
import { sealWith } from '../../../platform/seal/seal.ts'
import type { Caller } from '../../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp, testKey } from '../../../test/test-app.ts'
import { sendEmailHandler } from '../send-email.ts'

type Email = {
  id: number
  status: string
  messageId: string | null
  failure: string | null
  sentAt: string | null
  isSentElsewhere: boolean
}
type Server = { id: number; password: string; hasPassword: boolean }
type Told = { isGood: boolean; message: string }

const silent = { info() {}, warn() {}, error() {} }
const unsent = 'nicht versendet: kein Mailserver'
const kaethe = { name: 'Käthe Müller', address: 'kaethe@kantorei.example' }
const kari = { name: '', address: 'kari@bryggekanten.example' }

let desk: TestApp
let database: Database
let post: SmtpServer
let anna: Caller
let bernd: Caller
let trip: PlannedTrip

beforeAll(async () => {
  desk = await testApp({ sendsMail: false })
  await prepareJobs(desk.db.adminUrl)
  database = connectDatabase(desk.db.adminUrl, 2)
  post = await startSmtpServer('nord:geheim')
  await loadNorth(desk.db)
  ;[anna, bernd] = await Promise.all([desk.as('anna'), desk.as('bernd')])
  trip = await planTrip(bernd)
})
afterAll(async () => {
  await database?.close()
  await desk?.close()
  post?.close()
})

const draft = (body: object = {}) =>
  expectStatus<Email>(
    201,
    bernd.post('/api/email_messages', {
      ...{ order: trip.order, to: [kaethe], subject: 'Ihr Angebot', body: richTextOf('Guten Tag'), ...body },
    }),
  )
const send = ({ id }: { id: number }) => expectStatus<Email>(200, bernd.post(`/api/email_messages/${id}/send`))
const read = ({ id }: { id: number }) => expectStatus<Email>(200, bernd.get(`/api/email_messages/${id}`))
const ways = (who: Caller) => expectStatus<object[]>(200, who.get('/api/mail_ways'))
const way = () => expectStatus(200, bernd.get(`${trip.order}/mail_server`))
const access = () => ({
  ...{ organisation: '/api/organisations/1', senderAddress: 'buero@reisewerk.example' },
  ...{ host: '127.0.0.1', port: post.port, security: 'none', userName: 'nord', password: 'geheim' },
})

/** Works off the real queue of an installation without a mail server until the condition holds. */
async function withPost(until: () => Promise<void>): Promise<void> {
  const listener = await startListener({ connection: { connectionString: desk.db.adminUrl }, log: silent })
  const means = { files: desk.files, seal: sealWith(testKey), mailer: null, sender: 'post@reisewerk.example' }
  const url = urlOfRole(desk.db.adminUrl, 'reisewerk_jobs')
  const handlers = [sendEmailHandler(database, means)]
  const jobs = await startJobs({ url, handlers, listener, log: silent, retryDelaySeconds: 0 })
  try {
    await vi.waitFor(until, { timeout: 30_000, interval: 100 })
  } finally {
    await jobs.stop(5_000)
    await listener.stop()
  }
}

/** How far the mail of a subject is in the file of the list, and why. */
async function inFile(subject: string): Promise<unknown[]> {
  const { raw } = await bernd.get(`/api/email_messages/export.xlsx?isOpen=true&_search=${subject}`)
  const [first] = await readExcelFile(raw)
  const [head = [], row = []] = first?.data ?? []
  return ['Status', 'Fehler'].map((title) => row[head.indexOf(title)])
}

test('MOVE-07 MOVE-04 the file of the list says of a mail that cannot leave what the list says', async () => {
  const subject = 'Liegengeblieben'
  const mail = await draft({ subject })
  expect(await inFile(subject)).toEqual([unsent, null])
  // Also once somebody has tried: why is told once.
  await send(mail)
  expect(await inFile(subject)).toEqual([unsent, null])
  const server = await expectStatus<Server>(201, anna.post('/api/mail_servers', access()))
  expect(await inFile(subject)).toEqual(['Entwurf', null])
  await expectStatus(204, anna.delete(`/api/mail_servers/${server.id}`))
})

test('MOVE-07 without a mail server a mail stays a draft and says so; its file opens in Outlook to be sent', async () => {
  expect(await way()).toEqual({ isThere: false, senderAddress: '' })
  const mail = await draft({ bcc: [{ address: 'vorstand@kantorei.example' }] })
  // Nobody has tried to send it yet; lists say all the same that it cannot leave.
  expect(mail).toMatchObject({ status: 'draft', failure: null, organisation: '/api/organisations/1' })
  expect(await ways(bernd)).toEqual([{ organisation: 1, isThere: false }])
  expect(await send(mail)).toMatchObject({ status: 'draft', failure: unsent, sentAt: null })
  const file = await bernd.get(`/api/email_messages/${mail.id}/file`)
  expect(file.headers['content-disposition']).toContain('Ihr%20Angebot.eml')
  const text = file.raw.toString()
  for (const head of ['X-Unsent: 1', 'Bcc: vorstand@kantorei.example', 'Subject: Ihr Angebot']) {
    expect(text).toContain(`${head}\r\n`)
  }
  const clara = await desk.as('clara')
  expect((await clara.get(`/api/email_messages/${mail.id}/file`)).status).toBe(404)
  expect((await clara.post(`/api/email_messages/${mail.id}/sent_elsewhere`)).status).toBe(404)
  const empty = await draft({ to: [] })
  const lacking = { code: 'no_recipient', message: 'Bitte mindestens einen Empfänger angeben' }
  expect(await bernd.get(`/api/email_messages/${empty.id}/file`)).toMatchObject({ status: 409, body: lacking })
  expect((await bernd.post(`/api/email_messages/${empty.id}/sent_elsewhere`)).status).toBe(422)

  const noted = await expectStatus<Email>(200, bernd.post(`/api/email_messages/${mail.id}/sent_elsewhere`))
  expect(noted).toMatchObject({ status: 'sent', failure: null, isSentElsewhere: true })
  expect(noted.sentAt).not.toBeNull()
  expect((await bernd.post(`/api/email_messages/${mail.id}/sent_elsewhere`)).status).toBe(409)
  expect((await bernd.get(`/api/email_messages/${mail.id}/file`)).raw.toString()).not.toContain('X-Unsent')
})

test('MOVE-07 REQ-05 a letter that has not left asks nobody: its request goes on when it has', async () => {
  const hotel = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/hotel_placeholders', { day: trip.days[0]?.link }),
  )
  const request = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/hotel_requests', { placeholder: `/api/hotel_placeholders/${hotel.id}` }),
  )
  const letter = await expectStatus<Email>(
    201,
    bernd.post(`/api/requests/${request.id}/letter`, {
      ...{ to: [kari], subject: 'Gruppenanfrage', body: richTextOf('Guten Tag'), answerBy: '21.11.2099' },
    }),
  )
  const stand = () => expectStatus(200, bernd.get(`/api/requests/${request.id}`))
  expect(letter).toMatchObject({ status: 'draft', failure: unsent })
  expect(await stand()).toMatchObject({ requestStatus: { status: 'new' }, optionTodo: { dueDate: null } })
  await expectStatus(200, bernd.post(`/api/email_messages/${letter.id}/sent_elsewhere`))
  expect(await stand()).toMatchObject({
    requestStatus: { status: 'requested' },
    optionTodo: { dueDate: '21.11.2099 00:00:00', status: 'open' },
  })
})

test('MOVE-07 an administrator sets up the server of the house and tries it; mails leave by it, from its address', async () => {
  expect((await bernd.post('/api/mail_servers', access())).status).toBe(403)
  const open = await anna.post('/api/mail_servers', { ...access(), host: 'smtp.example' })
  expect(open).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'security' }] } })
  const unlocked = await anna.post('/api/mail_servers', { ...access(), password: '' })
  expect(unlocked).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'password' }] } })
  const server = await expectStatus<Server>(201, anna.post('/api/mail_servers', { ...access(), password: 'falsch' }))
  expect(server).toMatchObject({ password: '', hasPassword: true })
  expect((await (await desk.as('clara')).get(`/api/mail_servers/${server.id}`)).status).toBe(404)
  expect((await bernd.post(`/api/mail_servers/${server.id}/test`)).status).toBe(403)
  const path = `/api/mail_servers/${server.id}`
  const tried = () => expectStatus<Told>(200, anna.post(`${path}/test`))
  expect(await tried()).toEqual({ isGood: false, message: 'Der Mailserver nimmt Benutzername oder Passwort nicht an.' })
  // Nobody sends a kept password elsewhere.
  const elsewhere = await anna.patch(path, { host: 'localhost' })
  expect(elsewhere).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'password' }] } })
  await expectStatus(200, anna.patch(path, { password: 'geheim' }))
  expect(await tried()).toMatchObject({ isGood: true })
  expect(post.taken.at(-1)).toMatchObject({ from: 'buero@reisewerk.example', to: ['anna@reisewerk.example'] })

  expect(await way()).toEqual({ isThere: true, senderAddress: 'buero@reisewerk.example' })
  expect(await ways(bernd)).toEqual([{ organisation: 1, isThere: true }])
  expect(await ways(await desk.as('clara'))).toEqual([{ organisation: 2, isThere: false }])
  const mail = await draft({ cc: [{ address: 'unbekannt@kantorei.example' }] })
  expect(await send(mail)).toMatchObject({ status: 'queued', failure: null })
  await withPost(async () => expect((await read(mail)).status).toBe('sent'))
  expect(await read(mail)).toMatchObject({
    failure: 'Der Mailserver hat die E-Mail für unbekannt@kantorei.example nicht angenommen.',
  })
  expect(post.taken.at(-1)).toMatchObject({ from: 'buero@reisewerk.example', to: [kaethe.address] })
  expect(post.taken.at(-1)?.text).toContain('Reply-To: Bernd Brandt <bernd@reisewerk.example>')

  // It comes back: the report is noted at the mail, and lies with its trip.
  const { messageId } = await read(mail)
  const report = [
    'From: MAILER-DAEMON@post.example\r\nSubject: Undelivered Mail\r\nMIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=B\r\n',
    '--B\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; post.example\r\n',
    `Final-Recipient: rfc822; ${kaethe.address}\r\nAction: failed\r\nStatus: 5.2.2\r\n`,
    `--B\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: ${messageId}\r\n\r\n--B--\r\n`,
  ].join('\r\n')
  const taken = bernd.with({ 'content-type': 'application/octet-stream' })
  const address = '/api/received_emails?name=zur%C3%BCck.eml&organisation=/api/organisations/1'
  await expectStatus(201, taken.post(address, Buffer.from(report)))
  expect(await read(mail)).toMatchObject({ status: 'sent', failure: `Nicht zugestellt an ${kaethe.address} (5.2.2)` })
  expect(await expectStatus(200, bernd.get(`/api/email_assignments?order.id=${trip.id}`))).toMatchObject([
    { subject: 'Undelivered Mail', isByHeaders: true },
  ])

  // Taken off while a mail waits: it has not left, and says so.
  const waiting = await draft()
  await send(waiting)
  await expectStatus(204, anna.delete(path))
  await withPost(async () => expect((await read(waiting)).status).toBe('draft'))
  expect((await read(waiting)).failure).toBe(unsent)
})
