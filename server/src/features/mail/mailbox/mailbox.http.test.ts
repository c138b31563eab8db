import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connectDatabase, type Database } from '../../../platform/database/connect.ts'
import { urlOfRole } from '../../../platform/database/roles.ts'
import { prepareJobs } from '../../../platform/jobs/prepare-jobs.ts'
import { type RunningJobs, startJobs } from '../../../platform/jobs/start-jobs.ts'
import { type Listener, startListener } from '../../../platform/live/listen.ts'
import { openMailer } from '../../../platform/mail/open-mailer.ts'
import { sealWith } from '../../../platform/seal/seal.ts'
import type { Caller } from '../../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp, testKey } from '../../../test/test-app.ts'
import { sendEmailHandler } from '../send-email.ts'
import { fileSentHandler } from './file-sent.ts'
import { type ImapServer, imapUser, startImapServer } from './imap-server.fixture.ts'
import { mailOf } from './mail.fixture.ts'
import { askForMail } from './mail-rounds.ts'
import { readMailboxHandler } from './read-mailbox.ts'

type Received = {
  id: number
  subject: string
  state: string
  isRead: boolean
  fromName: string
  file: { text: string; attachments: object[] }
}
type Box = { id: number; failure: string | null; lastReadAt: string | null; hasPassword: boolean; password: string }
type Assignment = {
  id: number
  isByHeaders: boolean
  request: string | null
  isUnread: boolean
  received: string | null
  links: object[]
}

const silent = { info() {}, warn() {}, error() {} }
const doc = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })
const seal = sealWith(testKey)

let desk: TestApp
let database: Database
let imap: ImapServer
let anna: Caller
let bernd: Caller
let clara: Caller
let trip: PlannedTrip
let box: Box
let folder: string
let jobs: RunningJobs
let listener: Listener

beforeAll(async () => {
  desk = await testApp()
  await prepareJobs(desk.db.adminUrl)
  database = connectDatabase(desk.db.adminUrl, 2)
  imap = await startImapServer()
  folder = await mkdtemp(join(tmpdir(), 'reisewerk-mailbox-'))
  ;[anna, bernd, clara] = await Promise.all([desk.as('anna'), desk.as('bernd'), desk.as('clara')])
  trip = await planTrip(bernd)
  box = await expectStatus<Box>(
    201,
    anna.post('/api/mailboxes', {
      ...{ organisation: '/api/organisations/1', address: 'buero@reisewerk.example', ...imapUser },
      ...{ host: '127.0.0.1', port: imap.port, security: 'none' },
    }),
  )
  listener = await startListener({ connection: { connectionString: desk.db.adminUrl }, log: silent })
  const handlers = [
    readMailboxHandler(database, desk.files, seal),
    fileSentHandler(database, desk.files, seal, 'post@reisewerk.example'),
    sendEmailHandler(database, {
      ...{ files: desk.files, seal, mailer: openMailer({ dataDir: folder }), sender: 'post@reisewerk.example' },
    }),
  ]
  jobs = await startJobs({
    ...{ url: urlOfRole(desk.db.adminUrl, 'reisewerk_jobs'), handlers, listener, log: silent, retryDelaySeconds: 0 },
  })
})
afterAll(async () => {
  await jobs?.stop(5_000)
  await listener?.stop()
  await database?.close()
  await desk?.close()
  await imap?.close()
  await rm(folder, { recursive: true, force: true })
})

const all = (by = bernd, query = '') =>
  expectStatus<Received[]>(200, by.get(`/api/received_emails?_groups[]=email_file_read&_itemsPerPage=100${query}`))
const subjects = async (query = '') => (await all(bernd, query)).map(({ subject }) => subject)
const asked = async () => expectStatus(204, bernd.post(`/api/mailboxes/${box.id}/read`))
const until = (work: () => Promise<void>) => vi.waitFor(work, { timeout: 40_000, interval: 100 })
const boxNow = () => expectStatus<Box>(200, anna.get(`/api/mailboxes/${box.id}`))
async function readUntil(work: () => Promise<void>) {
  await asked()
  await until(work)
}

test('MAIL-04 a mailbox is set up by administrators; its password is sealed, told to nobody and stands in no history', async () => {
  expect(box).toMatchObject({ hasPassword: true, password: '', failure: null })
  const kept = await desk.db.query<{ sealed: string; log: string }>(
    `select (select sealed_password from mailbox_states) as sealed, string_agg(coalesce(after::text, ''), '') as log
     from change_log where table_name like 'mailbox%'`,
  )
  expect(kept[0]?.sealed).toMatch(/^v1\./)
  expect(kept[0]?.sealed).not.toContain('geheim')
  expect(kept[0]?.log).not.toMatch(/geheim|v1\./)
  const path = `/api/mailboxes/${box.id}`
  expect((await bernd.patch(path, { host: 'boese.example' })).status).toBe(403)
  expect((await bernd.post(`${path}/test`)).status).toBe(403)
  expect((await clara.get(path)).status).toBe(404)
  const twice = { organisation: '/api/organisations/1', host: 'x', userName: 'x', password: 'x' }
  expect((await anna.post('/api/mailboxes', twice)).status).toBe(422)
  // The password goes over no open line, and to no other server than the one it was given for.
  for (const wrong of [
    { security: 'none', host: 'imap.example' },
    { host: 'boese.example', security: 'tls' },
    { address: 'kein at' },
  ]) {
    expect((await anna.patch(path, wrong)).status).toBe(422)
  }
})

test('MAIL-04 the test of a mailbox says in words what is wrong', async () => {
  const tried = async () =>
    expectStatus<{ isGood: boolean; message: string; folders: string[] }>(
      200,
      anna.post(`/api/mailboxes/${box.id}/test`),
    )
  expect(await tried()).toMatchObject({ isGood: true, folders: ['INBOX', 'Gesendet'] })
  const path = `/api/mailboxes/${box.id}`
  await expectStatus(200, anna.patch(path, { password: 'falsch' }))
  expect(await tried()).toMatchObject({
    isGood: false,
    message: 'Der IMAP-Server nimmt Benutzername oder Passwort nicht an.',
  })
  await expectStatus(200, anna.patch(path, { port: 1, password: imapUser.password }))
  expect((await tried()).message).toBe('Der IMAP-Server war nicht zu erreichen oder hat die Verbindung beendet.')
  await expectStatus(200, anna.patch(path, { port: imap.port, inboxFolder: 'Eingang' }))
  expect((await tried()).message).toBe('Den Ordner „Eingang“ gibt es im Postfach nicht.')
  await expectStatus(200, anna.patch(path, { inboxFolder: '' }))
})

test('MAIL-04 what comes in is read, seen by its house alone, and kept apart from history and live events', async () => {
  imap.deliver(mailOf({ id: 'first', subject: 'Früher Morgen', text: 'Streng geheimer Wortlaut' }))
  imap.deliver(mailOf({ id: '', subject: 'Ohne Kennung' }))
  await readUntil(async () => expect((await subjects()).toSorted()).toEqual(['Früher Morgen', 'Ohne Kennung']))
  const [mail] = await all(bernd, '&_search=wortlaut')
  expect(mail).toMatchObject({ subject: 'Früher Morgen', state: 'open', isRead: false, fromName: 'Käthe Müller' })
  expect(mail?.file.text).toContain('Streng geheimer Wortlaut')
  expect(await all(clara)).toEqual([])
  expect((await clara.get(`/api/received_emails/${mail?.id}`)).status).toBe(404)
  expect((await clara.get(`/api/received_emails/${mail?.id}/proposals`)).status).toBe(404)
  const log = await desk.db.query<{ text: string }>(`select string_agg(after::text, '') as text from change_log`)
  expect(log[0]?.text).toContain('Früher Morgen')
  expect(log[0]?.text).not.toContain('Wortlaut')
  // The server's copy is neither marked nor moved.
  expect(imap.folders.get('INBOX')?.mails.map(({ flags }) => flags)).toEqual([[], []])
  await until(async () => expect((await boxNow()).lastReadAt).not.toBeNull())
  await expectStatus(200, bernd.patch(`/api/received_emails/${mail?.id}`, { isRead: true, isDismissed: true }))
  expect(await subjects('&state=open')).toEqual(['Ohne Kennung'])
  expect(await subjects('&isRead=true')).toEqual(['Früher Morgen'])
})

test('MAIL-04 read again, renumbered or with a broken line, no mail is there twice and none is lost', async () => {
  const before = (await subjects()).length
  for (let count = 0; count < 5; count++) imap.deliver(mailOf({ subject: `Welle ${count}` }))
  // The line breaks between two mails of the first reading.
  let fetched = 0
  imap.onCommand = (command) => {
    if (/UID FETCH/i.test(command) && ++fetched === 6) throw new Error('the line broke')
  }
  await readUntil(async () => expect((await boxNow()).failure).toContain('war nicht zu erreichen'))
  imap.onCommand = null
  expect((await subjects()).length).toBeLessThan(before + 5)
  await readUntil(async () => expect((await subjects()).length).toBe(before + 5))
  // The last mail is there a moment before the reading is over.
  await until(async () => expect((await boxNow()).failure).toBeNull())
  const inbox = imap.folders.get('INBOX')
  if (inbox === undefined) throw new Error('no inbox')
  inbox.uidValidity += 1
  imap.deliver(mailOf({ subject: 'Nach dem Umzug' }))
  await readUntil(async () => expect(await subjects()).toContain('Nach dem Umzug'))
  expect((await subjects()).length).toBe(before + 6)
  // Two readers at once.
  imap.deliver(mailOf({ subject: 'Zwei Leser' }))
  await Promise.all([asked(), asked()])
  await until(async () => expect((await subjects()).filter((one) => one === 'Zwei Leser')).toHaveLength(1))
  await until(async () => expect((await jobs.counts()).active).toEqual({}))
  expect((await subjects()).length).toBe(before + 7)
})

test('MAIL-04 a process that dies while it reads a mail leaves it to the next, which takes it once', async () => {
  imap.deliver(mailOf({ id: 'dying', subject: 'Sterbend' }))
  // Its files are written, its transaction is not: what was there of it goes with the process.
  await desk.db.query(`create function dies() returns trigger language plpgsql as $$ begin
    perform pg_terminate_backend(pg_backend_pid()); return new; end $$`)
  await desk.db.query(
    'create trigger dies before update of last_uid on mailbox_states for each row execute function dies()',
  )
  const handler = readMailboxHandler(database, desk.files, seal)
  const attempt = { id: 'x', retry: 0, signal: AbortSignal.timeout(60_000) }
  await expect(handler.handle({ mailboxId: box.id, organisationId: 1 }, attempt)).rejects.toThrow()
  await desk.db.query('drop trigger dies on mailbox_states')
  expect(await subjects('&_search=Sterbend')).toEqual([])
  await readUntil(async () => expect(await subjects('&_search=Sterbend')).toEqual(['Sterbend']))
  const files = await desk.db.query(`select from email_files where subject = 'Sterbend'`)
  expect(files).toHaveLength(1)
})

test('MAIL-04 a mail nobody can read, or one that is too large, holds up no other', async () => {
  imap.deliver('no mail at all\r\n\r\nx')
  imap.deliver(Buffer.concat([Buffer.from(mailOf({ subject: 'Riesig' })), Buffer.alloc(26 * 1024 * 1024, 65)]))
  imap.deliver(mailOf({ subject: 'Dahinter' }))
  await readUntil(async () => expect(await subjects()).toContain('Dahinter'))
  expect(await subjects()).toEqual(expect.arrayContaining(['Nicht lesbare Nachricht', 'Riesig']))
  const [large] = await all(bernd, '&_search=Riesig')
  expect(large?.file.text).toBe('Diese Nachricht ist größer als 25 MB und liegt nur im Postfach.')
})

test('MAIL-04 an answer finds trip and request by its headers; the sent mail lies in the folder of sent ones, once', async () => {
  const north = await loadNorth(desk.db)
  const service = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/hotel_placeholders', { day: trip.days[0]?.link }),
  )
  const request = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/hotel_requests', {
      placeholder: `/api/hotel_placeholders/${service.id}`,
      hotel: `/api/hotels/${north['Hotel Fjordblick']}`,
    }),
  )
  const draft = {
    order: trip.order,
    request: `/api/requests/${request.id}`,
    subject: 'Anfrage',
    body: doc('Guten Tag'),
  }
  const to = [{ address: 'gruppen@fjordblick.example' }]
  const email = await expectStatus<{ id: number }>(201, bernd.post('/api/email_messages', { ...draft, to }))
  const { messageId } = await expectStatus<{ messageId: string }>(
    200,
    bernd.post(`/api/email_messages/${email.id}/send`),
  )
  const sent = () => imap.folders.get('Gesendet')?.mails ?? []
  await until(async () => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.source.toString()).toContain(`Message-ID: ${messageId}`)
  expect(sent()[0]?.flags).toEqual(['\\Seen'])
  const [outgoing = ''] = await Promise.all(
    (await readdir(join(folder, 'mail'))).map((name) => readFile(join(folder, 'mail', name), 'utf8')),
  )
  expect(outgoing).toMatch(/^Reply-To: .*<buero@reisewerk\.example>\r$/m)
  // The process that filed it died before it was noted: filed again, it lies there once.
  const again = fileSentHandler(database, desk.files, seal, 'post@reisewerk.example')
  const attempt = { id: 'x', retry: 1, signal: AbortSignal.timeout(60_000) }
  await again.handle({ emailId: email.id, mailboxId: box.id, organisationId: 1 }, attempt)
  expect(sent()).toHaveLength(1)

  imap.deliver(mailOf({ id: 'answer', subject: 'AW: Anfrage', from: 'kari@anders.example', answers: messageId }))
  await readUntil(async () => expect(await subjects('&state=assigned')).toEqual(['AW: Anfrage']))
  const [assigned] = await expectStatus<Assignment[]>(200, bernd.get(`/api/email_assignments?order.id=${trip.id}`))
  expect(assigned).toMatchObject({
    ...{ isByHeaders: true, isUnread: true, request: `/api/requests/${request.id}`, links: [{ order: trip.order }] },
    ...{
      subject: 'AW: Anfrage',
      fromAddress: 'kari@anders.example',
      received: expect.stringMatching(/^\/api\/received_emails\//),
    },
  })
  const history = await bernd.get(`${trip.order}/history`)
  expect(String(history.raw)).toContain('AW: Anfrage')
  // Taken away from the trip it is back in the mailbox.
  await expectStatus(204, bernd.delete(`/api/email_assignments/${assigned?.id}`))
  expect(await subjects('&state=open&_search=Anfrage')).toEqual(['AW: Anfrage'])
})

test('MAIL-04 APP-03 what was assigned to a hidden trip only administrators see in the mailbox, too', async () => {
  const hidden = await planTrip(anna, { isAdminOnly: true })
  imap.deliver(mailOf({ subject: 'Für die Leitung' }))
  await readUntil(async () => expect(await subjects()).toContain('Für die Leitung'))
  const [mail] = await all(bernd, '&_search=Leitung')
  const { file } = await expectStatus<{ file: string }>(200, bernd.get(`/api/received_emails/${mail?.id}`))
  await expectStatus(201, anna.post('/api/email_assignments', { file, links: [{ order: hidden.order }] }))
  expect(await subjects('&_search=Leitung')).toEqual([])
  expect((await bernd.get(file)).status).toBe(404)
  expect((await all(anna, '&_search=Leitung')).map(({ state }) => state)).toEqual(['assigned'])
})

test('MAIL-04 by number and address a trip is only proposed, and a person confirms it', async () => {
  const { orderNumber } = await expectStatus<{ orderNumber: string }>(200, bernd.get(trip.order))
  await desk.db.query(`update providers set email = 'Gruppen@Fjordblick.example' where name = 'Hotel Fjordblick'`)
  imap.deliver(mailOf({ subject: `${orderNumber} menu`, from: 'fremd@anders.example' }))
  imap.deliver(mailOf({ subject: 'Early breakfast', from: 'gruppen@fjordblick.example' }))
  imap.deliver(mailOf({ subject: 'Werbung', from: 'werbung@anders.example' }))
  await readUntil(async () => expect(await subjects()).toContain('Werbung'))
  expect(await subjects('&state=open')).toEqual(
    expect.arrayContaining([`${orderNumber} menu`, 'Early breakfast', 'Werbung']),
  )
  const proposed = async (term: string) => {
    const [mail] = await all(bernd, `&_search=${term}`)
    return expectStatus<object[]>(200, bernd.get(`/api/received_emails/${mail?.id}/proposals`))
  }
  expect(await proposed('menu')).toMatchObject([
    { order: trip.order, orderNumber, request: null, reason: 'Nummer im Betreff' },
  ])
  const [byAddress] = await proposed('breakfast')
  expect(byAddress).toMatchObject({
    order: trip.order,
    requestName: 'Hotel Fjordblick',
    reason: 'Absender einer Anfrage',
  })
  expect(await proposed('Werbung')).toEqual([])
  const [mail] = await all(bernd, '&_search=breakfast')
  const { file } = await expectStatus<{ file: string }>(200, bernd.get(`/api/received_emails/${mail?.id}`))
  const { request } = byAddress as { request: string }
  const confirmed = { file, request, subject: 'Early breakfast', links: [{ order: trip.order }] }
  await expectStatus(201, bernd.post('/api/email_assignments', confirmed))
  expect((await all(bernd, '&_search=breakfast')).map(({ state }) => state)).toEqual(['assigned'])
  const other = await planTrip(bernd)
  const foreign = { request, links: [{ order: other.order }] }
  expect((await bernd.post('/api/email_assignments', foreign)).status).toBe(422)
})

test('MAIL-04 an .eml dropped on the page lies in the mailbox; what is none is told; an attachment becomes a document', async () => {
  const drop = (name: string, bytes: Buffer, by = bernd, organisation = 1) =>
    by
      .with({ 'content-type': 'application/octet-stream' })
      .post<Received & { file: string; code?: string }>(
        `/api/received_emails?name=${encodeURIComponent(name)}&organisation=/api/organisations/${organisation}`,
        bytes,
      )
  const more = [
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'Anbei',
    '--b',
    'Content-Type: application/pdf',
    'Content-Disposition: attachment; filename=Plan.pdf',
    '',
    '%PDF-1.7 Plan',
    '--b--',
    '',
  ]
  const bytes = Buffer.from(mailOf({ id: 'dropped', subject: 'Hereingezogen', more }))
  const made = await drop('Post äöü.eml', bytes)
  expect(made).toMatchObject({ status: 201, body: { subject: 'Hereingezogen', state: 'open' } })
  expect((await drop('noch einmal.eml', bytes)).body.id).toBe(made.body.id)
  // A day later the next drop clears away what nobody needs; this is needed.
  await desk.db.query(`update email_files set created_at = created_at - interval '1 year'`)
  await drop('zweite.eml', Buffer.from(mailOf({ subject: 'Zweite' })))
  expect((await bernd.get(made.body.file)).status).toBe(200)
  expect((await bernd.delete(made.body.file)).status).toBe(409)
  expect((await drop('leer.eml', Buffer.from('x'))).body).toMatchObject({
    violations: [{ message: 'Diese Datei ist keine E-Mail, die sich lesen lässt.' }],
  })
  expect((await drop('Liste.pdf', Buffer.from('%PDF-1.7'))).status).toBe(422)
  expect((await drop('fremd.eml', bytes, bernd, 2)).status).toBe(422)
  const document = await expectStatus<{ name: string; order: string }>(
    201,
    bernd.post(`${made.body.file}/attachments/0/document`, { order: trip.order }),
  )
  expect(document).toMatchObject({ name: 'Plan', order: trip.order })
})

test('MAIL-04 mailboxes in use are asked for once a minute, however many processes ask', async () => {
  await desk.db.query('update mailbox_states set asked_at = null')
  expect(await Promise.all([askForMail(database), askForMail(database)]).then((counts) => counts.toSorted())).toEqual([
    0, 1,
  ])
  expect(await askForMail(database)).toBe(0)
  await desk.db.query(`update mailbox_states set asked_at = now() - interval '1 hour'`)
  await expectStatus(200, anna.patch(`/api/mailboxes/${box.id}`, { isActive: false }))
  expect(await askForMail(database)).toBe(0)
})
