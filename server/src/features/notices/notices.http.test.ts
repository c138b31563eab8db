import type { Notice, Notices } from '@reisewerk/domain/notices/notice.contract.ts'
import { richTextOf } from '@reisewerk/domain/rich-text.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connectDatabase, type Database } from '../../platform/database/connect.ts'
import { urlOfRole } from '../../platform/database/roles.ts'
import { prepareJobs } from '../../platform/jobs/prepare-jobs.ts'
import { startJobs } from '../../platform/jobs/start-jobs.ts'
import { startListener } from '../../platform/live/listen.ts'
import { openMailer } from '../../platform/mail/open-mailer.ts'
import { type SmtpServer, startSmtpServer } from '../../platform/mail/smtp-server.fixture.ts'
import { sealWith } from '../../platform/seal/seal.ts'
import type { Caller } from '../../test/caller.ts'
import { planServices } from '../../test/planned-services.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp, testKey } from '../../test/test-app.ts'
import { askForReminders, optionReminderHandler } from './option-reminders.ts'
import { isOfficeMorning } from './reminder-rounds.ts'

const silent = { info() {}, warn() {}, error() {} }
const today = '2027-03-10'
let desk: TestApp
let database: Database
let post: SmtpServer
let anna: Caller
let bernd: Caller
let trip: PlannedTrip

beforeAll(async () => {
  desk = await testApp({ now: () => new Date(`${today}T10:00:00Z`) })
  await prepareJobs(desk.db.adminUrl)
  database = connectDatabase(desk.db.adminUrl, 2)
  post = await startSmtpServer()
  await loadNorth(desk.db)
  ;[anna, bernd] = await Promise.all([desk.as('anna'), desk.as('bernd')])
  trip = await planTrip(bernd)
})
afterAll(async () => {
  await database?.close()
  await desk?.close()
  post?.close()
})

const bell = (caller: Caller) => expectStatus<Notices>(200, caller.get('/api/notices'))
const of = async (caller: Caller, kind: Notice['kind']) =>
  (await bell(caller)).notices.filter((notice) => notice.kind === kind)
const texts = (notices: readonly Notice[]) => notices.map(({ text }) => text)
const setOff = (caller: Caller, off: string[]) => expectStatus(200, caller.put('/api/notices/settings', { off }))

async function option(caller: Caller, { days }: PlannedTrip, dueDate: string): Promise<number> {
  const service = await expectStatus<{ id: number }>(
    201,
    caller.post('/api/hotel_placeholders', { day: days[0]?.link }),
  )
  const asked = { placeholder: `/api/hotel_placeholders/${service.id}`, requestStatus: { status: 'option' } }
  const { id } = await expectStatus<{ id: number }>(
    201,
    caller.post('/api/hotel_requests', { ...asked, optionTodo: { dueDate } }),
  )
  return id
}

test('EASE-07 whoever a note names is told of it once, the writer and strangers are not', async () => {
  await expectStatus(200, bernd.patch(trip.order, { notes: richTextOf('Frag @Anna Albers und @Bernd Brandt') }))
  expect(texts(await of(anna, 'mention'))).toEqual([
    'Bernd Brandt hat dich erwähnt: Frag @Anna Albers und @Bernd Brandt',
  ])
  expect(await of(bernd, 'mention')).toEqual([])
  expect((await of(anna, 'mention'))[0]).toMatchObject({ order: { id: trip.id }, place: 'orders', isRead: false })
  // Saved again with the same name it says nothing new.
  await expectStatus(200, bernd.patch(trip.order, { notes: richTextOf('Frag @Anna Albers bitte') }))
  expect(await of(anna, 'mention')).toHaveLength(1)
  const todo = { name: 'Bus', description: 'Weiß @Anna Albers das?', order: trip.order }
  await expectStatus(201, bernd.post('/api/todos', todo))
  expect((await of(anna, 'mention')).map(({ place }) => place)).toEqual(['todos', 'orders'])
  expect((await desk.nobody.get('/api/notices')).status).toBe(401)
})

test('EASE-07 APP-03 nobody is told of a trip they may not read, also when it is hidden later', async () => {
  const secret = await planTrip(anna, { isAdminOnly: true })
  const south = await planTrip(anna, { organisation: 2 })
  for (const { order } of [secret, south]) {
    await expectStatus(200, anna.patch(order, { notes: richTextOf('Nichts für @Bernd Brandt') }))
  }
  expect(await of(bernd, 'mention')).toEqual([])
  const open = await planTrip(anna)
  await expectStatus(200, anna.patch(open.order, { notes: richTextOf('Etwas für @Bernd Brandt') }))
  expect(await of(bernd, 'mention')).toHaveLength(1)
  await expectStatus(200, anna.patch(open.order, { isAdminOnly: true }))
  expect(await of(bernd, 'mention')).toEqual([])
})

test('EASE-07 changes by others in one’s own trips are one line a person, unread again when more is changed', async () => {
  await expectStatus(200, anna.patch(trip.order, { groupName: 'Kantorei' }))
  const [line] = await of(bernd, 'change')
  expect(line).toMatchObject({ text: 'Anna Albers: 1 Änderung', order: { id: trip.id }, isRead: false })
  expect(await of(anna, 'change')).toEqual([])
  const { unread } = await bell(bernd)
  const read = await expectStatus<Notices>(200, bernd.put('/api/notices/read', { keys: [line?.key] }))
  expect(read.unread).toBe(unread - 1)
  expect((await of(bernd, 'change'))[0]?.isRead).toBe(true)
  await expectStatus(200, anna.patch(trip.order, { groupName: 'Kantorei St. Michael' }))
  expect((await of(bernd, 'change'))[0]).toMatchObject({ text: 'Anna Albers: 1 Änderung', isRead: false })
  // What one has read is nobody else's.
  expect((await anna.put('/api/notices/read', { keys: [] })).status).toBe(422)
})

test('EASE-07 TRUE-02 a trip that moves is one line that says how far, and how many are to be asked anew', async () => {
  const moved = await planTrip(bernd)
  const [, day, next] = moved.days
  const north = await loadNorth(desk.db)
  if (day === undefined || next === undefined) throw new Error('a planned trip has days')
  const { hotelRequest } = await planServices(bernd, north, day, next.date, '01.06.2027')
  await expectStatus(200, bernd.patch(`/api/hotel_requests/${hotelRequest}`, { requestStatus: { status: 'approved' } }))
  await expectStatus(200, anna.patch(moved.order, { startAt: '21.05.2027', endAt: '24.05.2027' }))
  const line = async () => (await of(bernd, 'change')).find(({ order }) => order.id === moved.id)
  expect((await line())?.text).toBe('Anna Albers: Reise um 7 Tage verschoben, 1 Anfrage neu anzufragen')
  await expectStatus(200, anna.patch(moved.order, { groupName: 'Kantorei' }))
  expect((await line())?.text).toContain(', 1 weitere Änderung')
  await expectStatus(200, bernd.put('/api/notices/read', { keys: [(await line())?.key] }))
  await expectStatus(200, anna.patch(moved.order, { groupName: 'Chor' }))
  expect((await line())?.text).toBe('Anna Albers: 1 Änderung')
})

test('EASE-07 mails that came back stand in the bell, and each kind can be switched off', async () => {
  const mail = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/email_messages', { order: trip.order, subject: 'Ihr Angebot' }),
  )
  await desk.db.query(
    `update email_messages set status = 'failed', message_id = '<a@b.example>', queued_at = now(),
       failure = 'Nicht zugestellt an kari@bryggekanten.example' where id = $1`,
    [mail.id],
  )
  expect(texts(await of(bernd, 'bounce'))).toEqual(['Ihr Angebot: Nicht zugestellt an kari@bryggekanten.example'])
  expect(await expectStatus(200, bernd.get('/api/notices/settings'))).toEqual({ off: [] })
  await setOff(bernd, ['bounce', 'change'])
  expect(await expectStatus(200, bernd.get('/api/notices/settings'))).toEqual({ off: ['bounce', 'change'] })
  expect([...(await of(bernd, 'bounce')), ...(await of(bernd, 'change'))]).toEqual([])
  expect(await expectStatus(200, anna.get('/api/notices/settings'))).toEqual({ off: [] })
  await setOff(bernd, [])
  expect(await of(bernd, 'bounce')).toHaveLength(1)
  expect((await bernd.put('/api/notices/settings', { off: ['everything'] })).status).toBe(422)
})

test('EASE-06 TRUE-01 options of one’s own trips are reminded of in the bell, and of a new day anew', async () => {
  const id = await option(bernd, trip, '13.03.2027')
  await option(bernd, trip, '20.03.2027')
  expect(texts(await of(bernd, 'option'))).toEqual(['Option läuft ab: 13.03.2027'])
  expect(await of(anna, 'option')).toEqual([])
  const [line] = await of(bernd, 'option')
  await expectStatus(200, bernd.put('/api/notices/read', { keys: [line?.key] }))
  await expectStatus(200, bernd.patch(`/api/requests/${id}`, { optionTodo: { dueDate: '12.03.2027' } }))
  expect(await of(bernd, 'option')).toMatchObject([{ text: 'Option läuft ab: 12.03.2027', isRead: false }])
  // That it ran out is told as of the day after, not of the day on which it was reminded of.
  await expectStatus(200, bernd.patch(`/api/requests/${id}`, { optionTodo: { dueDate: '01.03.2027' } }))
  expect(await of(bernd, 'option')).toMatchObject([
    { text: 'Option ist abgelaufen: 01.03.2027', at: expect.stringContaining('02.03.2027') },
  ])
  await expectStatus(200, bernd.patch(`/api/requests/${id}`, { requestStatus: { status: 'declined' } }))
  expect(await of(bernd, 'option')).toEqual([])
})

test('EASE-06 a mail reminds of options once for each day, only by a mail server, and of none that are hidden', async () => {
  const own = await planTrip(bernd)
  const id = await option(bernd, own, '11.03.2027')
  const hidden = await planTrip(anna, { isAdminOnly: true })
  await option(anna, hidden, '11.03.2027')
  await desk.db.query('update orders set user_id = 2 where id = $1', [hidden.id])
  expect(await askForReminders(database, today, false)).toBe(0)
  await setOff(bernd, ['option_mail'])
  expect(await askForReminders(database, today, true)).toBe(0)
  await setOff(bernd, [])
  expect(await askForReminders(database, today, true)).toBe(1)
  expect(await askForReminders(database, today, true)).toBe(0)

  const mailer = openMailer({ smtpUrl: `${post.url}?requireTLS=false`, dataDir: '' })
  const listener = await startListener({ connection: { connectionString: desk.db.adminUrl }, log: silent })
  const means = { seal: sealWith(testKey), mailer, sender: 'post@reisewerk.example' }
  const jobs = await startJobs({
    url: urlOfRole(desk.db.adminUrl, 'reisewerk_jobs'),
    handlers: [optionReminderHandler(database, means, 'https://desk.example')],
    ...{ listener, log: silent, retryDelaySeconds: 0 },
  })
  try {
    await vi.waitFor(() => expect(post.taken).toHaveLength(1), { timeout: 30_000, interval: 100 })
    expect(post.taken[0]).toMatchObject({ from: 'post@reisewerk.example', to: ['bernd@reisewerk.example'] })
    expect(post.taken[0]?.text).toContain('Subject: =?UTF-8?Q?Eine_Option_l=C3=A4uft_ab?=')
    expect(post.taken[0]?.text).toContain('11.03.2027')
    // Another day is another reminder.
    await expectStatus(200, bernd.patch(`/api/requests/${id}`, { optionTodo: { dueDate: '12.03.2027' } }))
    expect(await askForReminders(database, today, true)).toBe(1)
    await vi.waitFor(() => expect(post.taken).toHaveLength(2), { timeout: 30_000, interval: 100 })
  } finally {
    await jobs.stop(5_000)
    await listener.stop()
    mailer.close()
  }
})

test.each([
  ['2027-03-10T04:30:00Z', false],
  ['2027-03-10T05:30:00Z', true],
])('EASE-06 at %s mails go out: %s', (now, expected) => {
  expect(isOfficeMorning(new Date(now))).toBe(expected)
})
