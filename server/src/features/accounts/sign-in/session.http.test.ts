import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connectDatabase } from '../../../platform/database/connect.ts'
import { timeOf } from '../../../test/in-time.ts'
import { testPassword } from '../../../test/test-accounts.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import type { TestDatabase } from '../../../test/test-database.ts'
import { createAccount } from '../account.queries.ts'
import { hashPassword } from './passwords.ts'

let server: TestApp
let database: TestDatabase
let secondServer: TestApp
let thirdServer: TestApp

beforeAll(async () => {
  server = await testApp()
  database = server.db
  secondServer = await testApp({ beside: database, isPublic: true })
  thirdServer = await testApp({ beside: database, isPublic: true })
})
afterAll(async () => {
  await Promise.all([secondServer?.close(), thirdServer?.close()])
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

async function cookieOf(payload: object = anna): Promise<string> {
  const answer = await signIn(payload)
  expect(answer.statusCode).toBe(200)
  return String(answer.headers['set-cookie']).split(';', 1)[0] ?? ''
}

async function statusWith(cookie: string, at: Server = server): Promise<number> {
  return (await at.app.inject({ url: '/api/session', headers: { cookie } })).statusCode
}

describe('APP-02 signing in and out', () => {
  test('APP-02 the right password opens a session that tells who is signed in', async () => {
    const answer = await signIn({ ...anna, email: ' Anna@Reisewerk.Example ' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      readAt: expect.stringMatching(/^\d{4}-.*Z$/),
      snapshot: expect.stringMatching(/^\d+:\d+:[\d,]*$/),
      user: {
        id: 1,
        firstName: 'Anna',
        lastName: 'Albers',
        email: 'anna@reisewerk.example',
        isAdmin: true,
        maySeePurchase: true,
        maySeePersonal: true,
        initials: 'AA',
        hue: 330,
        image: null,
        locale: 'de_DE',
        phone: '',
        jobTitle: '',
        jobTitleEn: '',
        jobTitleFr: '',
        hasSecondFactor: false,
      },
      organisations: [
        { id: 1, name: 'Reisewerk Nord', shortName: 'Nord' },
        { id: 2, name: 'Reisewerk Süd', shortName: 'Süd' },
      ],
      options: { 1: {}, 2: {} },
    })
    const cookie = String(answer.headers['set-cookie']).split(';', 1)[0] ?? ''
    const again = await server.app.inject({ url: '/api/session', headers: { cookie: `other=1; ${cookie}` } })
    expect(again.json()).toEqual({ ...answer.json(), readAt: expect.any(String), snapshot: expect.any(String) })
  })

  test('APP-02 the cookie is out of reach for scripts and foreign pages, and only sent over https when set there', async () => {
    const plain = String([(await signIn(anna)).headers['set-cookie']].flat()[0])
    expect(plain).toMatch(/^reisewerk_session=\S{32}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/)
    const secure = await signIn(anna, { 'x-forwarded-proto': 'https' }, '127.0.0.1')
    const cookies = [secure.headers['set-cookie']].flat().map(String)
    expect(cookies).toHaveLength(2)
    // A name that no neighbouring site and no plain page can set.
    for (const cookie of cookies) expect(cookie).toMatch(/^__Host-reisewerk_.*; Path=\/; .*; Secure$/)
    const https = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' }
    const opens = async (cookie: string) =>
      (await server.app.inject({ url: '/api/session', headers: { ...https, cookie } })).statusCode
    const [session = ''] = cookies[0]?.split(';') ?? []
    expect(await opens(session)).toBe(200)
    expect(await opens(session.replace('__Host-', ''))).toBe(401)
  })

  test('APP-02 without a session, or with an invented one, there is no answer but 401', async () => {
    for (const cookie of [
      '',
      'reisewerk_session=',
      'reisewerk_session=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
      'reisewerk_session=1',
    ]) {
      const answer = await server.app.inject({ url: '/api/session', headers: { cookie } })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toEqual({ code: 'unauthenticated', message: 'Bitte melde dich an.' })
    }
  })

  test('APP-02 wrong password, unknown user and deactivated user get the very same answer', async () => {
    await database.query(`update users set is_active = false where email = 'clara@reisewerk.example'`)
    const answers = await Promise.all([
      signIn(wrong),
      signIn({ ...anna, email: 'nobody@reisewerk.example' }),
      signIn({ ...anna, email: 'clara@reisewerk.example' }),
      signIn({ ...anna, email: 'no address' }),
    ])
    await database.query(`update users set is_active = true where email = 'clara@reisewerk.example'`)
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toEqual({
        code: 'invalid_credentials',
        message: 'Benutzername oder Passwort ist falsch',
      })
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  test('APP-02 an unknown user costs the hashing of a password too, so that the time tells nothing', async () => {
    let [hashing, unknown] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
    // Hashing is nearly all of a sign-in; without it an answer comes in a twentieth of the time. The fastest of some rounds in
    // turn counts, more of them while the machine is busy with others.
    for (let round = 0; round < 3 || (round < 20 && unknown <= hashing * 0.4); round++) {
      await database.query('delete from auth_throttles')
      hashing = Math.min(hashing, await timeOf(() => hashPassword('falsch geraten')))
      unknown = Math.min(unknown, await timeOf(() => signIn({ ...wrong, email: 'nobody@reisewerk.example' })))
    }
    expect(unknown).toBeGreaterThan(hashing * 0.4)
  })

  test('APP-02 an incomplete or unknown body is refused field by field', async () => {
    expect((await signIn({ email: 'anna@reisewerk.example' })).json()).toEqual({
      violations: [{ propertyPath: 'password', message: 'Bitte ausfüllen' }],
    })
    expect((await signIn({ ...anna, admin: true })).statusCode).toBe(422)
  })

  test('APP-02 signing out ends this session only; everywhere ends all, in other processes at once', async () => {
    const [first, second, third] = [await cookieOf(), await cookieOf(), await cookieOf()]
    const bernd = await cookieOf({ ...anna, email: 'bernd@reisewerk.example' })
    // The second process has all of them in memory now.
    for (const cookie of [first, second, third, bernd]) expect(await statusWith(cookie, secondServer)).toBe(200)

    const out = await server.app.inject({ method: 'DELETE', url: '/api/session', headers: { cookie: first } })
    expect(out.statusCode).toBe(204)
    expect(String(out.headers['set-cookie'])).toContain('Max-Age=0')
    await expect.poll(() => statusWith(first, secondServer)).toBe(401)
    expect(await statusWith(first)).toBe(401)
    expect(await statusWith(second)).toBe(200)

    await server.app.inject({ method: 'DELETE', url: '/api/session/all', headers: { cookie: second } })
    expect(await statusWith(second)).toBe(401)
    expect(await statusWith(third)).toBe(401)
    await expect.poll(() => statusWith(third, secondServer)).toBe(401)
    expect(await statusWith(bernd, secondServer)).toBe(200)
  })

  test('APP-02 signing in anew ends the session that the browser had', async () => {
    const old = await cookieOf()
    const other = await cookieOf()
    expect((await signIn(anna, { cookie: old })).statusCode).toBe(200)
    expect([await statusWith(old), await statusWith(other)]).toEqual([401, 200])
  })

  test('APP-02 a proxy elsewhere is believed when the settings name it, and no other', async () => {
    const behind = await testApp({ beside: database, trustProxy: '172.17.0.0/16' })
    const https = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' }
    const cookie = async (proxy: string) => String((await signIn(anna, https, proxy, behind)).headers['set-cookie'])
    expect(await cookie('172.17.0.2')).toContain('; Secure')
    expect(await cookie('127.0.0.1')).not.toContain('; Secure')
    await behind.close()
  })

  test('APP-02 signing out twice, or with no session, is fine', async () => {
    const cookie = await cookieOf()
    for (const headers of [{ cookie }, { cookie }, {}]) {
      expect((await server.app.inject({ method: 'DELETE', url: '/api/session', headers })).statusCode).toBe(204)
    }
  })
})

describe('APP-02 sessions expire', () => {
  const ofBernd = `user_id = 2`
  beforeEach(() => database.query(`delete from auth_sessions where ${ofBernd}`))
  const bernd = { ...anna, email: 'bernd@reisewerk.example' }

  test('APP-02 after 12 hours without a request', async () => {
    const cookie = await cookieOf(bernd)
    const [row] = await database.query<{ hours: number }>(
      `select extract(epoch from expires_at - now()) / 3600 as hours from auth_sessions where ${ofBernd}`,
    )
    expect(Number(row?.hours)).toBeCloseTo(12, 1)
    await database.query(`update auth_sessions set expires_at = now() - interval '1 second' where ${ofBernd}`)
    expect(await statusWith(cookie)).toBe(401)
  })

  test('APP-02 after 30 days in any case', async () => {
    const cookie = await cookieOf(bernd)
    await database.query(`update auth_sessions set created_at = now() - interval '30 days 1 minute' where ${ofBernd}`)
    expect(await statusWith(cookie)).toBe(401)
  })

  test('APP-02 using it prolongs it, though not with a write at every request and never past its 30 days', async () => {
    const cookie = await cookieOf(bernd)
    const hoursLeft = async () => {
      const sql = `select (extract(epoch from expires_at - now()) / 3600)::float8 as hours from auth_sessions where ${ofBernd}`
      return (await database.query<{ hours: number }>(sql))[0]?.hours
    }
    await database.query(`update auth_sessions set expires_at = now() + interval '11.9 hours' where ${ofBernd}`)
    expect(await statusWith(cookie)).toBe(200)
    expect(await hoursLeft()).toBeCloseTo(11.9, 1)
    await database.query(`update auth_sessions set expires_at = now() + interval '2 hours' where ${ofBernd}`)
    expect(await statusWith(cookie, secondServer)).toBe(200)
    expect(await hoursLeft()).toBeCloseTo(12, 1)
    await database.query(
      `update auth_sessions set expires_at = now() + interval '1 hour', created_at = now() - interval '29 days 18 hours' where ${ofBernd}`,
    )
    expect(await statusWith(cookie, thirdServer)).toBe(200)
    expect(await hoursLeft()).toBeCloseTo(6, 1)
  })

  test('APP-02 what has run out is removed when somebody signs in', async () => {
    await cookieOf(bernd)
    await database.query(`update auth_sessions set expires_at = now() - interval '1 minute' where ${ofBernd}`)
    await cookieOf(anna)
    expect(await database.query(`select from auth_sessions where ${ofBernd}`)).toEqual([])
  })
})

describe('APP-02 new accounts', () => {
  test('APP-02 an account made by the auth role can sign in at once; its e-mail is its own in lower case', async () => {
    const pools = connectDatabase(database.adminUrl, 1)
    const db = drizzle(pools.auth, { casing: 'snake_case' })
    const account = { firstName: 'Örjan', lastName: 'Lund', email: ' Oerjan@Reisewerk.Example', organisationIds: [2] }
    const id = await createAccount(db, { ...account, password: 'ein langes Wort' })
    const answer = await signIn({ email: 'oerjan@reisewerk.example', password: 'ein langes Wort' })
    expect(answer.json()).toMatchObject({
      user: { id, initials: 'ÖL', email: 'oerjan@reisewerk.example', isAdmin: false },
      organisations: [{ id: 2 }],
    })
    await expect(createAccount(db, account)).rejects.toThrow()
    const colleague = await createAccount(db, { ...account, email: 'nur-kollege@reisewerk.example' })
    expect(colleague).toBeGreaterThan(id)
    await pools.close()
    expect((await signIn({ email: 'nur-kollege@reisewerk.example', password: '' })).statusCode).toBe(422)
    expect((await signIn({ email: 'nur-kollege@reisewerk.example', password: 'x' })).statusCode).toBe(401)
  })
})

describe('APP-02 foreign pages change nothing', () => {
  test.each([
    ['a plain client', {}, 200],
    ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:80' }, 200],
    ['our own page in an older browser', { origin: 'http://localhost:80' }, 200],
    ['a foreign page', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
    ['a neighbouring page', { 'sec-fetch-site': 'same-site' }, 403],
    ['a foreign page in an older browser', { origin: 'https://evil.example' }, 403],
    ['a page that hides its origin', { origin: 'null' }, 403],
    ['the right host in another scheme', { origin: 'https://localhost:80' }, 403],
  ])('APP-02 signing in from %s', async (_, headers, status) => {
    const answer = await signIn(anna, headers)
    expect(answer.statusCode).toBe(status)
    if (status === 403) expect(answer.json()).toMatchObject({ code: 'cross_site' })
  })

  test('APP-02 a foreign page cannot sign anybody out either, but may be left by a link', async () => {
    const cookie = await cookieOf()
    const headers = { cookie, 'sec-fetch-site': 'cross-site' }
    expect((await server.app.inject({ method: 'DELETE', url: '/api/session/all', headers })).statusCode).toBe(403)
    expect((await server.app.inject({ url: '/api/session', headers })).statusCode).toBe(200)
  })
})

describe('APP-03 APP-04 rights', () => {
  test('APP-03 a role taken away, APP-04 an organisation taken away, count at once in every process', async () => {
    const cookie = await cookieOf({ ...anna, email: 'bernd@reisewerk.example' })
    // What a process lets a user do: the houses within reach, and whether a change of settings is allowed.
    const reach = (at: Server) => async () => {
      const houses = await at.app.inject({ url: '/api/organisations', headers: { cookie } })
      const change = await at.app.inject({ method: 'PATCH', url: '/api/settings/1', payload: {}, headers: { cookie } })
      return [houses.statusCode === 200 ? houses.json().length : houses.statusCode, change.statusCode]
    }
    const everywhere = async (expected: [number, number]) => {
      for (const at of [server, secondServer]) await expect.poll(reach(at)).toEqual(expected)
    }
    await everywhere([1, 403])
    await database.query(`update users set role = 'admin' where id = 2`)
    await everywhere([1, 200])
    await database.query(`update users set role = 'user' where id = 2`)
    await database.query('insert into user_organisations (user_id, organisation_id) values (2, 2)')
    await everywhere([2, 403])
    await database.query('delete from user_organisations where user_id = 2 and organisation_id = 2')
    await everywhere([1, 403])
    await database.query('update users set is_active = false where id = 2')
    await everywhere([401, 401])
    await database.query('update users set is_active = true where id = 2')
  })

  test('APP-02 a stolen copy of the database opens no session', async () => {
    const cookie = await cookieOf()
    const rows = await database.query<{ token: string }>('select token from auth_sessions')
    expect(rows.length).toBeGreaterThan(0)
    for (const { token } of rows) {
      expect(cookie).not.toContain(token)
      expect(await statusWith(`reisewerk_session=${token}`)).toBe(401)
    }
  })
})
