import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import type { TestDatabase } from '../../../test/test-database.ts'
import { hashPassword } from './passwords.ts'

let server: TestApp
let database: TestDatabase
let secondServer: TestApp

beforeAll(async () => {
  server = await testApp()
  database = server.db
  secondServer = await testApp({ beside: database, isPublic: true })
})
afterAll(async () => {
  await secondServer?.close()
  await server?.close()
})
type Server = Pick<TestApp, 'app'>

function signIn(
  payload: object,
  headers: Record<string, string> = {},
  remoteAddress = '203.0.113.7',
  at: Server = server,
) {
  return at.app.inject({ method: 'POST', url: '/api/session', payload, headers, remoteAddress })
}

/** As nginx asks unless it is told otherwise: under our own name, in the HTTP of 1996. */
async function listByOldHttp({ app }: Server): Promise<string> {
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(`GET /api/session/demo_accounts HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`)
  let said = ''
  for await (const part of socket) said += String(part)
  return said
}

describe('APP-02 demo accounts', () => {
  const list = async (at: Server) => (await at.app.inject({ url: '/api/session/demo_accounts' })).json()

  test('APP-02 are offered only by a demo database on a server that nobody else reaches', async () => {
    expect(await list(server)).toEqual([])
    await database.query(`update users set created_at = now() - interval '1 hour' where id <= 3`)
    await database.query(`update auth_accounts set updated_at = now() - interval '1 hour' where user_id <= 3`)
    await database.query(`update installation set demo_loaded_at = now() - interval '30 minutes'`)
    expect(await list(secondServer)).toEqual([])
    const accounts = await list(server)
    expect(accounts.map(({ email }: { email: string }) => email)).toEqual([
      'anna@reisewerk.example',
      'bernd@reisewerk.example',
      'clara@reisewerk.example',
    ])
    expect(accounts[1]).toEqual({
      email: 'bernd@reisewerk.example',
      password: 'reisewerk-demo',
      firstName: 'Bernd',
      lastName: 'Brandt',
      initials: 'BB',
      hue: 330,
      isAdmin: false,
      organisations: ['Reisewerk Nord'],
    })
    // What is no longer as the demo loader left it is not offered.
    await database.query('update auth_accounts set updated_at = now() where user_id = 3')
    expect(await list(server)).toHaveLength(2)
    const elsewhere = [
      ['behind a proxy', { 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1'],
      ['behind a proxy that names nobody', { host: 'reise.example' }, '127.0.0.1'],
      ['behind a proxy that hides its name', { origin: 'https://reise.example' }, '127.0.0.1'],
      ['on a page of another machine', { referer: 'https://reise.example/anmelden' }, '127.0.0.1'],
      ['in the network', {}, '192.168.1.20'],
      ['in the network, with a false name', { host: 'localhost', 'x-forwarded-for': '127.0.0.1' }, '192.168.1.20'],
    ] as const
    for (const [where, headers, remoteAddress] of elsewhere) {
      const answer = await server.app.inject({ url: '/api/session/demo_accounts', headers, remoteAddress })
      expect([where, answer.json()]).toEqual([where, []])
    }
    expect((await listByOldHttp(server)).split('\r\n\r\n')[1]).toBe('[]')
    await database.query('update installation set demo_loaded_at = null')
  })

  test('APP-02 the demo password opens nothing from another machine, however it is typed', async () => {
    const hash = await hashPassword('reisewerk-demo', { N: 16, r: 8, p: 1 })
    await database.query('update auth_accounts set password = $1 where user_id = 2', [hash])
    const demo = { email: 'bernd@reisewerk.example', password: 'reisewerk-demo' }
    const refused = await signIn(demo, { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' }, '127.0.0.1')
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'invalid_credentials'])
    // Full-width letters are the same password to whoever checks it.
    expect((await signIn({ ...demo, password: 'ｒｅｉｓｅｗｅｒｋ-demo' })).statusCode).toBe(401)
    expect((await signIn(demo, {}, '127.0.0.1', secondServer)).statusCode).toBe(401)
    expect((await signIn(demo, {}, '127.0.0.1')).statusCode).toBe(200)
    await database.query('update auth_accounts set password = (select password from auth_accounts where user_id = 1)')
  })
})
