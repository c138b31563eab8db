import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { connectDatabase, type Database } from '../../../platform/database/connect.ts'
import type { Mail, Mailer } from '../../../platform/mail/mail.ts'
import { type SmtpServer, startSmtpServer } from '../../../platform/mail/smtp-server.fixture.ts'
import { sealWith } from '../../../platform/seal/seal.ts'
import { type TestApp, testApp, testKey } from '../../../test/test-app.ts'
import { forgottenPasswordHandler } from './forgotten-password-mail.ts'

let desk: TestApp
let database: Database
let post: SmtpServer
beforeAll(async () => {
  ;[desk, post] = await Promise.all([testApp(), startSmtpServer()])
  database = connectDatabase(desk.db.adminUrl, 2)
})
afterAll(async () => {
  post?.close()
  await database?.close()
  await desk?.close()
})

let sent: Mail[] = []
beforeEach(() => {
  sent = []
})
const mailer = {
  kind: 'smtp',
  sendMail: async (mail: Mail) => {
    sent.push(mail)
    return { messageId: '<1@reisewerk.example>', refused: [] }
  },
  close: () => undefined,
} as unknown as Mailer // what the handler asks of one
const write = (email: string, sendsMail = true) => {
  const means = {
    mailer,
    sendsMail,
    seal: sealWith(testKey),
    sender: 'desk@reisewerk.example',
    address: 'https://desk.example',
  }
  // One job, as the queue hands it over.
  return forgottenPasswordHandler(database, means).handle(
    { email },
    { id: '1', retry: 0, signal: new AbortController().signal },
  )
}
const ask = (email: string) => desk.nobody.post('/api/session/forgotten_password', { email })
const queued = () =>
  desk.db.query(`select data->>'email' as email from pgboss.outbox where name = 'forgotten-password'`)
const tokenIn = (text: string) => /invitation#([\w-]{43})/.exec(text)?.[1] ?? ''

test('MOVE-02 a forgotten password is asked for without a word on who has an account, and a link goes to who has', async () => {
  const [known, unknown] = [await ask('Bernd@reisewerk.example'), await ask('niemand@reisewerk.example')]
  expect([known.status, unknown.status]).toEqual([204, 204])
  expect(unknown.raw).toEqual(known.raw)
  expect((await queued()).sort((one, other) => String(one.email).localeCompare(String(other.email)))).toEqual([
    { email: 'bernd@reisewerk.example' },
    { email: 'niemand@reisewerk.example' },
  ])
  await write('niemand@reisewerk.example')
  expect(sent).toEqual([])
  await write('bernd@reisewerk.example')
  expect(sent).toMatchObject([
    { to: [{ address: 'bernd@reisewerk.example' }], from: { address: 'desk@reisewerk.example' } },
  ])
})

test('MOVE-02 the link sets a password once, ends all sessions, and is good for an hour', async () => {
  await write('clara@reisewerk.example')
  const token = tokenIn(sent[0]?.text ?? '')
  const stored = await desk.db.query('select token_hash from auth_invitations')
  expect(JSON.stringify(stored)).not.toContain(token)
  const clara = await desk.as('clara')
  expect((await desk.nobody.post('/api/invitation', { token })).body).toMatchObject({ hasPassword: true })
  const accepted = await desk.nobody.put('/api/invitation', { token, password: 'ein langer Satz mit Vögeln' })
  expect(accepted.status).toBe(204)
  expect((await clara.get('/api/session')).status).toBe(401)
  expect((await desk.nobody.put('/api/invitation', { token, password: 'noch ein langer Satz' })).status).toBe(404)
  const credentials = { email: 'clara@reisewerk.example', password: 'ein langer Satz mit Vögeln' }
  expect((await desk.nobody.post('/api/session', credentials)).status).toBe(200)

  await write('clara@reisewerk.example')
  await desk.db.query(`update auth_invitations set expires_at = expires_at - interval '61 minutes'`)
  const late = tokenIn(sent[1]?.text ?? '')
  expect((await desk.nobody.post('/api/invitation', { token: late })).status).toBe(404)
})

test('MOVE-02 who asks again and again has to wait, whether or not there is such an account', async () => {
  for (const email of ['anna@reisewerk.example', 'wer@reisewerk.example']) {
    const answers = []
    for (let count = 0; count < 6; count++) answers.push((await ask(email)).status)
    expect(answers).toEqual([204, 204, 204, 204, 204, 429])
  }
})

test('MOVE-02 without a mail server of the installation that of a house of the person carries the link', async () => {
  await desk.db.query(
    `insert into mail_servers (organisation_id, user_id, sender_address, host, port, security)
     values (1, 1, 'buero@nord.example', '127.0.0.1', $1, 'none')`,
    [post.port],
  )
  await write('bernd@reisewerk.example', false)
  expect(sent).toEqual([])
  expect(post.taken.map(({ from, to }) => [from, to])).toEqual([['buero@nord.example', ['bernd@reisewerk.example']]])
})
