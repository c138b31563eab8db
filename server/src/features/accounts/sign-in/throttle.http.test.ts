import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testPassword } from '../../../test/test-accounts.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import type { TestDatabase } from '../../../test/test-database.ts'

let server: TestApp
let database: TestDatabase
let secondServer: TestApp

beforeAll(async () => {
  server = await testApp()
  database = server.db
  secondServer = await testApp({ beside: database })
})
afterAll(async () => {
  await secondServer?.close()
  await server?.close()
})
beforeEach(async () => {
  await database.query('delete from auth_throttles')
})

const anna = { email: 'anna@reisewerk.example', password: testPassword }
const wrong = { email: 'anna@reisewerk.example', password: 'falsch geraten' }

type Server = Pick<TestApp, 'app'>

function signIn(
  payload: object,
  headers: Record<string, string> = {},
  remoteAddress = '203.0.113.7',
  at: Server = server,
) {
  return at.app.inject({ method: 'POST', url: '/api/session', payload, headers, remoteAddress })
}

describe('APP-02 guesses are throttled', () => {
  test('APP-02 by account: after five wrong ones even the right password has to wait at that address, and only there', async () => {
    for (let guess = 1; guess <= 5; guess++) {
      expect((await signIn(wrong, {}, '198.51.100.99')).statusCode).toBe(401)
    }
    expect((await signIn(anna, {}, '198.51.100.98')).statusCode).toBe(200)
    const refused = await signIn(anna, {}, '198.51.100.99')
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({ code: 'too_many_tries' })
    expect(refused.json().message).toMatch(/^Zu viele Versuche\. Bitte warte \d+ Sekunden\.$/)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(20)
    // The other process knows of it, and other accounts are not touched.
    expect((await signIn(anna, {}, '198.51.100.99', secondServer)).statusCode).toBe(429)
    expect((await signIn({ ...anna, email: 'bernd@reisewerk.example' })).statusCode).toBe(200)

    await database.query(`update auth_throttles set blocked_until = now() - interval '1 second'`)
    expect((await signIn(wrong, {}, '198.51.100.99')).statusCode).toBe(401)
    const longer = await signIn(anna, {}, '198.51.100.99')
    expect(Number(longer.headers['retry-after'])).toBeGreaterThan(50)
    await database.query(`update auth_throttles set blocked_until = now() - interval '1 second'`)
    expect((await signIn(anna, {}, '198.51.100.99')).statusCode).toBe(200)
    // Signing in has made up for the guesses.
    for (let guess = 1; guess <= 4; guess++) expect((await signIn(wrong, {}, '198.51.100.99')).statusCode).toBe(401)
    expect((await signIn(anna, {}, '198.51.100.99')).statusCode).toBe(200)
  })

  test('APP-02 by account: guesses from everywhere hold up every unknown browser, but none that the owner has used', async () => {
    const cookiesOf = (answer: { headers: Record<string, unknown> }) =>
      [answer.headers['set-cookie']].flat().map((cookie) => String(cookie).split(';', 1)[0])
    const known = cookiesOf(await signIn(anna)).filter((cookie) => !cookie?.startsWith('reisewerk_session='))
    expect(known).toHaveLength(1)
    const cookie = known.join('; ')
    for (let guess = 1; guess <= 50; guess++) {
      await database.query('delete from auth_throttles where failures >= 5 and key not like $1', ['everywhere:%'])
      expect((await signIn(wrong, {}, `198.51.100.${guess}`)).statusCode).toBe(401)
    }
    expect((await signIn(anna, {}, '192.0.2.50')).statusCode).toBe(429)
    // From the very address of the guesses, too; and only for whom the browser knows.
    expect((await signIn(anna, { cookie }, '198.51.100.50')).statusCode).toBe(200)
    expect((await signIn({ ...anna, email: 'bernd@reisewerk.example' }, { cookie })).statusCode).toBe(200)
    expect(
      (await signIn(anna, { cookie: cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) })).statusCode,
    ).toBe(429)
    // A stolen browser does not serve for guessing without end either.
    for (let guess = 1; guess <= 5; guess++) expect((await signIn(wrong, { cookie })).statusCode).toBe(401)
    expect((await signIn(anna, { cookie })).statusCode).toBe(429)
  })

  test('APP-02 by account: unknown accounts are throttled alike', async () => {
    const unknown = { email: 'nobody@reisewerk.example', password: 'falsch geraten' }
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(unknown)))
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(5)
    expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(3)
  })

  test('APP-02 by address: one that tries many accounts has to wait, others do not', async () => {
    await database.query(
      `insert into auth_throttles (key, failures, last_try_at) values ('address:192.0.2.1', 29, now()), ('address:2001:db8:1:2::/64', 29, now())`,
    )
    expect((await signIn({ ...wrong, email: 'a@b.example' }, {}, '192.0.2.1')).statusCode).toBe(401)
    expect((await signIn(anna, {}, '192.0.2.1')).statusCode).toBe(429)
    expect((await signIn(anna, {}, '192.0.2.2')).statusCode).toBe(200)
    expect((await signIn({ ...wrong, email: 'a@b.example' }, {}, '2001:db8:1:2::5')).statusCode).toBe(401)
    expect((await signIn(anna, {}, '2001:db8:1:2:ffff::9')).statusCode).toBe(429)
    expect((await signIn(anna, {}, '2001:db8:1:3::9')).statusCode).toBe(200)
  })

  test('APP-02 by address: who goes on trying a blocked account does not use up the tries of the office', async () => {
    const office = '192.0.2.200'
    for (let guess = 1; guess <= 5; guess++) expect((await signIn(wrong, {}, office)).statusCode).toBe(401)
    for (let again = 1; again <= 40; again++) expect((await signIn(anna, {}, office)).statusCode).toBe(429)
    const tries = await database.query<{ failures: number }>('select failures from auth_throttles where key = $1', [
      `address:${office}`,
    ])
    expect(tries).toEqual([{ failures: 5 }])
    expect((await signIn({ ...anna, email: 'bernd@reisewerk.example' }, {}, office)).statusCode).toBe(200)
  })

  test('APP-02 by address: a header a client invents does not give it another address', async () => {
    await database.query(
      `insert into auth_throttles (key, failures, blocked_until) values ('address:203.0.113.7', 40, now() + interval '5 minutes')`,
    )
    expect((await signIn(anna, { 'x-forwarded-for': '192.0.2.77', 'x-client-address': '192.0.2.78' })).statusCode).toBe(
      429,
    )
    // A proxy on this machine is believed.
    expect((await signIn(anna, { 'x-forwarded-for': '192.0.2.77' }, '127.0.0.1')).statusCode).toBe(200)
  })
})
