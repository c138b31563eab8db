import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testPassword } from '../../../test/test-accounts.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import type { TestDatabase } from '../../../test/test-database.ts'

let server: TestApp
let database: TestDatabase
let other: TestApp

beforeAll(async () => {
  server = await testApp()
  database = server.db
  other = await testApp({ beside: database })
})
afterAll(async () => {
  await other?.close()
  await server?.close()
})
beforeEach(async () => {
  await database.query('delete from auth_throttles')
  await database.query('delete from auth_two_factors')
  await database.query('delete from auth_used_codes')
  await database.query('update users set two_factor_enabled = false where two_factor_enabled')
})

const bernd = { email: 'bernd@reisewerk.example', password: testPassword }
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

async function call(
  method: Method,
  path: string,
  payload: object | undefined,
  cookie = '',
  at: Pick<TestApp, 'app'> = server,
) {
  const body = payload === undefined ? {} : { payload }
  const answer = await at.app.inject({ method, url: `/api/session${path}`, headers: { cookie }, ...body })
  const set = answer.headers['set-cookie']
  return {
    status: answer.statusCode,
    body: answer.payload === '' ? null : answer.json(),
    cookie: set === undefined ? cookie : (String(set).split(';', 1)[0] ?? ''),
  }
}

/** What an authenticator app shows (RFC 6238), worked out without the library under test. */
function codeOf(secret: string, at = Date.now()): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)))
  const digest = createHmac('sha1', key).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

async function setUp() {
  const signedIn = await call('POST', '', bernd)
  const started = await call('POST', '/second_factor', { password: testPassword }, signedIn.cookie)
  expect(started.status).toBe(200)
  const { secret, uri } = started.body
  const confirmed = await call('PUT', '/second_factor', { code: codeOf(secret) }, signedIn.cookie)
  expect(confirmed.status).toBe(200)
  const recoveryCodes: string[] = confirmed.body.recoveryCodes
  return { secret, uri, cookie: confirmed.cookie, oldCookie: signedIn.cookie, recoveryCodes }
}

describe('APP-02 second factor', () => {
  test('APP-02 is set up with an authenticator app and then asked for at each sign-in', async () => {
    const { secret, uri, cookie, recoveryCodes } = await setUp()
    expect(uri).toMatch(/^otpauth:\/\/totp\/Reisewerk:bernd%40reisewerk\.example\?secret=[A-Z2-7]+&issuer=Reisewerk/)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect((await call('GET', '', undefined, cookie)).body.user).toMatchObject({ id: 2, hasSecondFactor: true })

    const half = await call('POST', '', bernd, '', other)
    expect(half).toMatchObject({
      status: 401,
      cookie: '',
      body: { code: 'second_factor_required', message: 'Bitte gib den Code deiner Authenticator-App ein.' },
    })
    expect(await call('POST', '', { ...bernd, code: '000000' }, '', other)).toMatchObject({
      status: 401,
      cookie: '',
      body: { code: 'invalid_second_factor' },
    })
    const code = codeOf(secret)
    const full = await call('POST', '', { ...bernd, code: `${code.slice(0, 3)} ${code.slice(3)}` }, '', other)
    expect(full.status).toBe(200)
    expect((await call('GET', '', undefined, full.cookie)).status).toBe(200)
  })

  test('APP-02 a code opens one session only, even when it is sent twice at once to two processes', async () => {
    const { secret } = await setUp()
    await database.query('delete from auth_sessions')
    const code = codeOf(secret)
    const answers = await Promise.all([server, other].map((at) => call('POST', '', { ...bernd, code }, '', at)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    const late = await call('POST', '', { ...bernd, code })
    expect(late).toMatchObject({ status: 401, cookie: '', body: { code: 'invalid_second_factor' } })
    expect(await database.query('select from auth_sessions')).toHaveLength(1)
  })

  test('APP-02 a wrong password is told before the code, so that a code proves nothing by itself', async () => {
    const { secret } = await setUp()
    const answer = await call('POST', '', { ...bernd, password: 'falsch geraten', code: codeOf(secret) })
    expect(answer.body).toEqual({ code: 'invalid_credentials', message: 'Benutzername oder Passwort ist falsch' })
  })

  test('APP-02 codes of five minutes ago are refused', async () => {
    const { secret } = await setUp()
    const old = codeOf(secret, Date.now() - 300_000)
    expect((await call('POST', '', { ...bernd, code: old })).body.code).toBe('invalid_second_factor')
  })

  test('APP-02 a recovery code opens one sign-in and no second', async () => {
    const { recoveryCodes } = await setUp()
    const [code] = recoveryCodes
    expect((await call('POST', '', { ...bernd, code })).status).toBe(200)
    expect((await call('POST', '', { ...bernd, code })).body.code).toBe('invalid_second_factor')
    expect((await call('POST', '', { ...bernd, code: recoveryCodes[1] })).status).toBe(200)
  })

  test('APP-02 guesses of the code are throttled, and asking for it does not start the count anew', async () => {
    const { secret } = await setUp()
    for (let guess = 1; guess <= 5; guess++) {
      expect((await call('POST', '', { ...bernd, code: '000000' })).status).toBe(401)
      if (guess < 5) expect((await call('POST', '', bernd)).body.code).toBe('second_factor_required')
    }
    expect((await call('POST', '', { ...bernd, code: codeOf(secret) })).status).toBe(429)
  })

  test('APP-02 setting it up ends the old session and needs the password; begun but not confirmed it counts for nothing', async () => {
    const { oldCookie } = await setUp()
    await expect.poll(async () => (await call('GET', '', undefined, oldCookie)).status).toBe(401)
    await database.query('delete from auth_two_factors')
    await database.query('update users set two_factor_enabled = false')

    const { cookie } = await call('POST', '', bernd)
    const wrong = await call('POST', '/second_factor', { password: 'falsch' }, cookie)
    expect(wrong).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'password', message: 'Das Passwort ist falsch.' }] },
    })
    expect((await call('PUT', '/second_factor', { code: '123456' }, cookie)).body.code).toBe(
      'second_factor_not_started',
    )
    expect((await call('POST', '/second_factor', { password: testPassword }, cookie)).status).toBe(200)
    const mistyped = await call('PUT', '/second_factor', { code: '000000' }, cookie)
    expect(mistyped).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'code' }] } })
    expect((await call('POST', '', bernd)).status).toBe(200)
  })

  test('APP-02 it is removed with the password only', async () => {
    const { cookie } = await setUp()
    expect((await call('POST', '/second_factor', { password: testPassword }, cookie)).body.code).toBe(
      'second_factor_active',
    )
    expect((await call('DELETE', '/second_factor', { password: 'falsch' }, cookie)).status).toBe(422)
    expect((await call('POST', '', bernd)).status).toBe(401)
    const removed = await call('DELETE', '/second_factor', { password: testPassword }, cookie)
    expect(removed.status).toBe(204)
    expect((await call('GET', '', undefined, removed.cookie)).body.user.hasSecondFactor).toBe(false)
    expect((await call('POST', '', bernd)).status).toBe(200)
  })

  test('APP-02 a borrowed session does not serve for guessing the password', async () => {
    const { cookie } = await call('POST', '', bernd)
    for (let guess = 1; guess <= 5; guess++) {
      expect((await call('POST', '/second_factor', { password: `falsch ${guess}` }, cookie)).status).toBe(422)
    }
    expect((await call('POST', '/second_factor', { password: testPassword }, cookie)).status).toBe(429)
  })

  test('APP-02 secret and recovery codes are not readable in the database, hashes are in no answer', async () => {
    const { secret, cookie, recoveryCodes } = await setUp()
    const stored = JSON.stringify(await database.query('select * from auth_two_factors'))
    expect(stored).not.toContain(secret)
    expect(stored).not.toContain(recoveryCodes[0])
    // Not sealed but hashed: not even the secret opens them.
    const [row] = await database.query<{ codes: string }>('select backup_codes as codes from auth_two_factors')
    const hashes: unknown = JSON.parse(row?.codes ?? '')
    expect(hashes).toEqual(recoveryCodes.map(() => expect.stringMatching(/^[\w-]{43}$/)))
    const answers = JSON.stringify([await call('GET', '', undefined, cookie), await call('POST', '', bernd)])
    expect(answers).not.toMatch(/scrypt|password|token|secret/i)
  })
})

describe('APP-17 own password', () => {
  test('APP-17 is changed with the old one; other sessions end, this one stays', async () => {
    const [here, elsewhere] = [await call('POST', '', bernd), await call('POST', '', bernd)]
    const change = { currentPassword: testPassword, newPassword: 'ein neues Passwort' }
    expect((await call('PUT', '/password', { ...change, newPassword: 'kurz' }, here.cookie)).body.violations).toEqual([
      { propertyPath: 'newPassword', message: 'Mindestens 10 Zeichen' },
    ])
    for (const newPassword of ['1234567890', 'password123', ' '.repeat(10), bernd.email, 'Reisewerk Nord 1']) {
      expect((await call('PUT', '/password', { ...change, newPassword }, here.cookie)).body.violations).toEqual([
        { propertyPath: 'newPassword', message: 'Dieses Passwort ist zu leicht zu erraten.' },
      ])
    }
    expect(
      (await call('PUT', '/password', { ...change, currentPassword: 'falsch' }, here.cookie)).body.violations,
    ).toMatchObject([{ propertyPath: 'currentPassword' }])
    expect((await call('PUT', '/password', change, here.cookie)).status).toBe(204)
    expect((await call('GET', '', undefined, here.cookie)).status).toBe(200)
    expect((await call('GET', '', undefined, elsewhere.cookie)).status).toBe(401)
    expect((await call('POST', '', bernd)).status).toBe(401)
    expect((await call('POST', '', { ...bernd, password: 'ein neues Passwort' })).status).toBe(200)
  })
})
