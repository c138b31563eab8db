import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { richTextOf } from '@reisewerk/domain/rich-text.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connectDatabase, type Database } from '../../platform/database/connect.ts'
import { urlOfRole } from '../../platform/database/roles.ts'
import { prepareJobs } from '../../platform/jobs/prepare-jobs.ts'
import { startJobs } from '../../platform/jobs/start-jobs.ts'
import { startListener } from '../../platform/live/listen.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import { openMailer } from '../../platform/mail/open-mailer.ts'
import { sealWith } from '../../platform/seal/seal.ts'
import type { Answer, Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp, testKey } from '../../test/test-app.ts'
import { sendEmailHandler, sendEmailJob } from './send-email.ts'

type Email = {
  id: number
  status: string
  text: string
  messageId: string | null
  sentAt: string | null
  failure: string | null
  fromAddress: string
}
type Refused = { code?: string; violations?: { propertyPath: string; message: string }[] }

const [seal, silent] = [sealWith(testKey), { info() {}, warn() {}, error() {} }]
const doc = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })
const kaethe = { name: 'Käthe Müller', address: 'kaethe@kantorei.example' }

let desk: TestApp
let database: Database
let bernd: Caller
let trip: PlannedTrip
let folder: string
let north: Record<string, number>

beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T10:00:00Z') })
  await prepareJobs(desk.db.adminUrl)
  database = connectDatabase(desk.db.adminUrl, 2)
  folder = await mkdtemp(join(tmpdir(), 'reisewerk-mails-'))
  north = await loadNorth(desk.db)
  bernd = await desk.as('bernd')
  trip = await planTrip(bernd)
})
afterAll(async () => {
  await database.close()
  await desk.close()
  await rm(folder, { recursive: true, force: true })
})

const post = () => openMailer({ dataDir: folder })
const delivered = async () => {
  const names = await readdir(join(folder, 'mail')).catch(() => [])
  return Promise.all(names.map((name) => readFile(join(folder, 'mail', name), 'utf8')))
}

/** Works off the real queue with a mailer until the condition holds. */
async function withPost(mailer: Mailer, until: () => Promise<void>): Promise<void> {
  const listener = await startListener({ connection: { connectionString: desk.db.adminUrl }, log: silent })
  const handlers = [sendEmailHandler(database, { files: desk.files, mailer, seal, sender: 'post@reisewerk.example' })]
  const url = urlOfRole(desk.db.adminUrl, 'reisewerk_jobs')
  const jobs = await startJobs({ url, handlers, listener, log: silent, retryDelaySeconds: 0 })
  try {
    await vi.waitFor(until, { timeout: 30_000, interval: 100 })
  } finally {
    await jobs.stop(5_000)
    await listener.stop()
  }
}

const draft = (body: object = {}, caller = bernd) =>
  expectStatus<Email>(
    201,
    caller.post('/api/email_messages', {
      order: trip.order,
      to: [kaethe],
      subject: 'Ihre Reise',
      body: doc('Guten Tag'),
      ...body,
    }),
  )
const send = (email: { id: number }, caller = bernd) => caller.post<Email>(`/api/email_messages/${email.id}/send`)
const read = (email: { id: number }) => expectStatus<Email>(200, bernd.get(`/api/email_messages/${email.id}`))

async function upload(
  name: string,
  bytes: Buffer,
  query = `order=${trip.id}`,
): Promise<Answer<{ id: number } & Refused>> {
  const url = `/api/documents/upload?name=${encodeURIComponent(name)}&${query}`
  const headers = { ...bernd.headers, 'content-type': 'application/octet-stream' }
  const {
    statusCode,
    headers: sent,
    rawPayload,
  } = await desk.app.inject({ method: 'POST', url, headers, payload: bytes })
  return { status: statusCode, headers: sent, raw: rawPayload, body: JSON.parse(rawPayload.toString()) }
}

test('MAIL-03 a draft is kept, sent through the queue, and its copy stays with the trip', async () => {
  const file = await upload('Angebot Köln.pdf', Buffer.from('%PDF-1.7 Angebot'))
  const email = await draft({
    cc: [{ address: 'vorstand@kantorei.example' }],
    attachments: [`/api/documents/${file.body.id}`],
  })
  expect(email).toMatchObject({ status: 'draft', text: 'Guten Tag', messageId: null })
  await expectStatus(200, bernd.patch(`/api/email_messages/${email.id}`, { body: doc('Guten Tag, Frau Müller') }))
  const queued = await send(email)
  expect(queued).toMatchObject({ status: 200, body: { status: 'queued', fromAddress: 'bernd@reisewerk.example' } })
  await withPost(post(), async () => expect((await read(email)).status).toBe('sent'))
  const mails = await delivered()
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain(`Message-ID: ${queued.body.messageId}`)
  expect(mails[0]).toMatch(/^Reply-To: Bernd Brandt <bernd@reisewerk\.example>\r$/m)
  expect(mails[0]).toMatch(/^Cc: vorstand@kantorei\.example\r$/m)
  expect(mails[0]).toContain(Buffer.from('%PDF-1.7 Angebot').toString('base64'))
  expect((await read(email)).sentAt).toMatch(/^\d\d\.\d\d\.\d{4} /)
  expect((await bernd.patch(`/api/email_messages/${email.id}`, { subject: 'x' })).status).toBe(409)
  expect((await bernd.delete(`/api/email_messages/${email.id}`)).status).toBe(409)
  expect((await bernd.delete(`/api/documents/${file.body.id}`)).status).toBe(422)
})

test('MAIL-03 sent twice, by two presses or by a process that died before it could note it, a mail arrives once', async () => {
  const before = (await delivered()).length
  const email = await draft({ subject: 'Nur einmal' })
  const [first, second] = await Promise.all([send(email), send(email)])
  expect([first.status, second.status]).toEqual([200, 200])
  expect(first.body.messageId).toBe(second.body.messageId)
  const queued = await desk.db.query(`select from pgboss.outbox where name = $1 and (data->>'emailId')::bigint = $2`, [
    sendEmailJob.name,
    email.id,
  ])
  expect(queued).toHaveLength(1)
  // It dies between the post office and the note: the note of the first attempt is what is lost.
  const dying = post()
  let attempts = 0
  const mailer: Mailer = {
    ...dying,
    async sendMail(mail) {
      const sent = await dying.sendMail(mail)
      attempts++
      if (attempts === 1) throw new Error('the process died here')
      return sent
    },
  }
  await withPost(mailer, async () => expect((await read(email)).status).toBe('sent'))
  expect(attempts).toBe(2)
  expect((await delivered()).filter((mail) => mail.includes('Subject: Nur einmal'))).toHaveLength(1)
  expect((await delivered()).length).toBe(before + 1)
  expect((await send(email)).body.status).toBe('sent')
})

test('MAIL-03 a mail a server refuses says so, and can be changed and sent again', async () => {
  const email = await draft({ subject: 'Zweiter Versuch' })
  await send(email)
  const refusing: Mailer = {
    kind: 'smtp',
    close: () => undefined,
    sendMail: () => Promise.reject(Object.assign(new Error('550 no such user'), { responseCode: 550 })),
  }
  await withPost(refusing, async () => expect((await read(email)).status).toBe('failed'))
  const failed = await read(email)
  expect(failed.failure).toBe(
    'Der Mailserver hat die E-Mail nicht angenommen (550). Bitte Empfänger und Anhänge prüfen.',
  )
  await expectStatus(200, bernd.patch(`/api/email_messages/${email.id}`, { to: [{ address: 'neu@kantorei.example' }] }))
  expect((await send(email)).body).toMatchObject({ status: 'queued', messageId: failed.messageId, failure: null })
  await withPost(post(), async () => expect((await read(email)).status).toBe('sent'))
})

test('MAIL-03 a reader without formats sees the paragraphs apart, and no line gets lost or added', async () => {
  const email = await draft({ body: richTextOf('Guten Tag,\n\nwir kommen\nam Freitag.\n\nViele Grüße') })
  await send(email)
  const texts: unknown[] = []
  const open = post()
  const mailer: Mailer = {
    ...open,
    sendMail(mail) {
      texts.push(mail.text)
      return open.sendMail(mail)
    },
  }
  await withPost(mailer, async () => expect((await read(email)).status).toBe('sent'))
  expect(texts).toEqual(['Guten Tag,\n\nwir kommen\nam Freitag.\n\nViele Grüße'])
})

test('MAIL-03 nothing leaves without recipient, subject and text, or with what a template left open', async () => {
  const wrong = async (body: object) => {
    const answer = await bernd.post<Refused>(`/api/email_messages/${(await draft(body)).id}/send`)
    return [answer.status, answer.body.violations?.[0]?.propertyPath]
  }
  expect(await wrong({ to: [] })).toEqual([422, 'to'])
  expect(await wrong({ subject: ' ' })).toEqual([422, 'subject'])
  expect(await wrong({ body: null })).toEqual([422, 'body'])
  expect(await wrong({ body: doc('Ihre Reise ⟨Termin fehlt⟩') })).toEqual([422, 'body'])
  const bad = await bernd.post<Refused>('/api/email_messages', {
    order: trip.order,
    to: [{ address: 'a b@c.example' }],
  })
  expect([bad.status, bad.body.violations?.[0]?.propertyPath]).toEqual([422, 'to[0].address'])
})

test('MAIL-03 no head of a mail takes a second line', async () => {
  const told = async (body: object) => {
    const asked = { order: trip.order, to: [kaethe], subject: 'Ihre Reise', body: doc('Guten Tag'), ...body }
    const { violations } = await expectStatus<Refused>(422, bernd.post('/api/email_messages', asked))
    return violations
  }
  expect(await told({ subject: 'Reise\r\nBcc: alle@kantorei.example' })).toEqual([
    { propertyPath: 'subject', message: 'Bitte ohne Zeilenumbruch' },
  ])
  expect(await told({ to: [{ ...kaethe, name: 'Käthe\nBcc: x' }] })).toMatchObject([
    { propertyPath: 'to[0].name', message: 'Bitte ohne Zeilenumbruch' },
  ])
  const email = await draft()
  await expectStatus(422, bernd.patch(`/api/email_messages/${email.id}`, { subject: 'Reise\nBcc: x' }))
})

test('MAIL-03 a template is filled with the trip, and what it does not tell is marked and named', async () => {
  const template = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/email_templates', {
      name: 'Bestätigung',
      subject: '{reise.name}: {termin}',
      body: doc('{anrede}, {gruppe} mit {personen} nach {ziele}.'),
    }),
  )
  const begun = await expectStatus<{ subject: string; body: unknown; missing: string[] }>(
    200,
    bernd.post(`${trip.order}/emails/begin`, { template: `/api/email_templates/${template.id}` }),
  )
  expect(begun.subject).toBe('Kantorei St. Michael: 14.–17. Mai 2027')
  expect(JSON.stringify(begun.body)).toContain('Kantorei St. Michael mit 38 Personen nach ⟨Reiseziele fehlen⟩.')
  expect(JSON.stringify(begun.body)).toContain('Bernd Brandt')
  expect(begun.missing).toEqual(['Reiseziele'])
})

test('MAIL-03 APP-03 APP-04 mails are those of the trip: not of strangers, not of a hidden trip', async () => {
  const [anna, clara] = [await desk.as('anna'), await desk.as('clara')]
  const email = await draft()
  for (const answer of [
    await clara.get(`/api/email_messages/${email.id}`),
    await clara.patch(`/api/email_messages/${email.id}`, { subject: 'x' }),
    await send(email, clara),
    await clara.post(`${trip.order}/emails/begin`, {}),
    await clara.get(`${trip.order}/mail_contacts`),
  ]) {
    expect(answer.status).toBe(404)
  }
  expect((await clara.post('/api/email_messages', { order: trip.order })).status).toBe(422)
  const hidden = await planTrip(anna, { isAdminOnly: true })
  const secret = await expectStatus<Email>(
    201,
    anna.post('/api/email_messages', { order: hidden.order, subject: 'geheim' }),
  )
  expect((await bernd.get(`/api/email_messages/${secret.id}`)).status).toBe(404)
  expect((await bernd.get(`/api/email_messages?order.id=${hidden.id}`)).body).toEqual([])
  const stolen = await bernd.patch<Refused>(`/api/email_messages/${email.id}`, {
    attachments: [`/api/documents/${(await uploadHidden(hidden, anna)).id}`],
  })
  expect([stolen.status, stolen.body.violations?.[0]?.propertyPath]).toEqual([422, 'attachments'])
})

test('DOC-05 a document is of a kind that OPTIONS name', async () => {
  const { types } = await expectStatus<{ types: { key: string }[] }>(200, bernd.options('/api/documents'))
  const keys = types.map(({ key }) => key)
  // Those by which 002 §7 asks for documents.
  const asked = [
    'offer',
    'calculation',
    'offer_confirmation',
    'route',
    'detailed_route',
    'allotment',
    'trip',
    'room_list',
  ]
  expect(keys).toEqual(expect.arrayContaining(asked))
  const refused = await upload('Vertrag.pdf', Buffer.from('%PDF-1.7'), `order=${trip.id}&type=zzz`)
  expect([refused.status, refused.body.violations?.[0]?.propertyPath]).toEqual([400, undefined])
  const { body: file } = await upload('Vertrag.pdf', Buffer.from('%PDF-1.7'), `order=${trip.id}&type=room_list`)
  expect(file).toMatchObject({ type: 'room_list' })
  const path = `/api/documents/${file.id}`
  const { violations } = await expectStatus<Refused>(422, bernd.patch(path, { type: 'zzz' }))
  expect(violations).toMatchObject([{ propertyPath: 'type', message: expect.stringContaining('Erlaubt sind:') }])
  await expectStatus(200, bernd.patch(path, { type: 'contract' }))
})

async function uploadHidden(hidden: PlannedTrip, anna: Caller): Promise<{ id: number }> {
  const answer = await desk.app.inject({
    method: 'POST',
    url: `/api/documents/upload?name=a.txt&order=${hidden.id}`,
    headers: { ...anna.headers, 'content-type': 'text/plain' },
    payload: 'geheim',
  })
  return answer.json()
}

test('REQ-05 a letter asks the provider in its language, is kept with the request, and its answer date is the option', async () => {
  await desk.db.query(`update providers set email = 'gruppen@fjordblick.example', place_id = $2 where id = $1`, [
    north['Hotel Fjordblick'],
    north.Oslo,
  ])
  for (const [locale, subject, text] of [
    ['de_DE', 'Gruppenanfrage {termin}', 'Wir bitten um {kontingent} mit {verpflegung} bis {antwort_bis}. {absender}'],
    [
      'en',
      'Group enquiry {termin}',
      '{anrede}, please offer {kontingent}, {verpflegung}, by {antwort_bis}. {absender}',
    ],
  ] as const) {
    await expectStatus(
      201,
      bernd.post('/api/email_templates', { name: `Hotel ${locale}`, kind: 'hotel', locale, subject, body: doc(text) }),
    )
  }
  const service = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/hotel_placeholders', { day: trip.days[0]?.link }),
  )
  const request = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/hotel_requests', {
      placeholder: `/api/hotel_placeholders/${service.id}`,
      hotel: `/api/hotels/${north['Hotel Fjordblick']}`,
      startAt: '14.05.2027 00:00:00',
      endAt: '16.05.2027 00:00:00',
    }),
  )
  const path = `/api/requests/${request.id}/letter`
  const letter = await expectStatus<{ subject: string; body: object; to: object[]; locale: string; missing: string[] }>(
    200,
    bernd.post(`${path}/preview`, { answerBy: '31.01.2027' }),
  )
  expect(letter).toMatchObject({
    locale: 'en',
    subject: 'Group enquiry 14–16 May 2027',
    to: [{ name: 'Hotel Fjordblick', address: 'gruppen@fjordblick.example' }],
    missing: [],
  })
  expect(JSON.stringify(letter.body)).toContain(
    'Dear Sir or Madam, please offer 19 double rooms, half board, by 31 January 2027. Bernd Brandt',
  )
  const { to, subject, body } = letter
  const sent = await expectStatus<Email & { request: string }>(
    201,
    bernd.post(path, { to, subject, body, answerBy: '31.01.2027' }),
  )
  expect(sent).toMatchObject({ status: 'queued', request: `/api/requests/${request.id}` })
  const after = await expectStatus<Record<string, unknown>>(200, bernd.get(`/api/hotel_requests/${request.id}`))
  expect(after).toMatchObject({
    requestStatus: { status: 'requested' },
    optionTodo: { dueDate: '31.01.2027 00:00:00', status: 'open' },
    requestedAt: expect.stringMatching(/^\d\d\.\d\d\.\d{4} /),
  })
  const kept = await bernd.get<Email[]>(`/api/email_messages?request.id=${request.id}`)
  expect(kept.body.map(({ id }) => id)).toEqual([sent.id])
  const history = await bernd.get(`${trip.order}/history`)
  expect(String(history.raw)).toContain('email_messages')
  // What a partner has already answered is not asked anew.
  await expectStatus(200, bernd.patch(`/api/hotel_requests/${request.id}`, { requestStatus: { status: 'option' } }))
  await expectStatus(201, bernd.post(path, { to, subject, body }))
  expect((await bernd.get(`/api/requests/${request.id}`)).body).toMatchObject({ requestStatus: { status: 'option' } })
  expect((await (await desk.as('clara')).post(`${path}/preview`, {})).status).toBe(404)
})

test('DOC-05 DOC-07 a file is taken when it is what its ending says, and belongs to a trip, a provider or the house', async () => {
  const own = await upload('Vertrag.PDF', Buffer.from('%PDF-1.7 Vertrag'))
  expect(own).toMatchObject({
    status: 201,
    body: { name: 'Vertrag', filetype: 'pdf', type: 'offer', order: trip.order },
  })
  const fake = await upload('Vertrag.pdf', Buffer.from('<script>'))
  const page = await upload('seite.html', Buffer.from('<script>'))
  expect([fake.status, page.status]).toEqual([415, 415])
  const large = await upload('groß.txt', Buffer.alloc(20 * 1024 * 1024 + 1, 65))
  expect([large.status, large.body.code]).toEqual([413, 'file_too_large'])
  // Also far above it, where it is not even read.
  const huge = await upload('riesig.txt', Buffer.alloc(30 * 1024 * 1024, 65))
  expect([huge.status, huge.body.code]).toEqual([413, 'file_too_large'])
  expect(huge.raw.toString()).toContain('Die Datei ist größer als 20 MB.')
  const empty = await upload('leer.txt', Buffer.alloc(0))
  expect([empty.status, empty.body.code]).toEqual([415, 'file_empty'])
  expect(empty.raw.toString()).toContain('Die Datei ist leer.')
  const ofHotel = await upload('Hausplan.txt', Buffer.from('Plan'), `provider=${north['Hotel Fjordblick']}&type=other`)
  const ofHouse = await upload('AGB.txt', Buffer.from('AGB'), 'type=other&global=true')
  expect(ofHouse.body).toMatchObject({ global: true, order: null })
  const found = await bernd.get<{ id: number }[]>(`/api/documents?links.provider.id=${north['Hotel Fjordblick']}`)
  expect(found.body.map(({ id }) => id)).toEqual([ofHotel.body.id])
  const clara = await desk.as('clara')
  for (const { body } of [own, ofHotel, ofHouse])
    expect((await clara.get(`/api/documents/${body.id}`)).status).toBe(404)
  await expectStatus(204, bernd.delete(`/api/documents/${own.body.id}`))
  expect((await bernd.get(`/api/documents/${own.body.id}/file`)).status).toBe(404)
})
