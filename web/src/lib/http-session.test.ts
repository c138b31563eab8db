import { afterEach, expect, test, vi } from 'vitest'
import { send } from './http.ts'

const { fetch } = globalThis
afterEach(() => {
  globalThis.fetch = fetch
})

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** A server that ends the old session at once, and whose answer with the new one comes when `answer` is called. */
function exchangingServer(outcome: Response) {
  let isExchanged = false
  let answer = () => {}
  const asked: string[] = []
  globalThis.fetch = vi.fn(async (path: RequestInfo | URL) => {
    asked.push(String(path))
    if (path !== '/api/session/second_factor')
      return isExchanged ? json(200, 'here') : json(401, { code: 'signed_out' })
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    isExchanged = outcome.ok
    return outcome
  })
  return { asked, answer: () => answer() }
}

test('APP-17 what was asked just before the session is exchanged is asked again with the new one', async () => {
  const server = exchangingServer(json(200, { recoveryCodes: ['a'] }))
  const before = send('GET', '/api/session')
  const exchange = send('PUT', '/api/session/second_factor', { body: { code: '1' }, exchangesSession: true })
  await vi.waitFor(() => expect(server.asked).toHaveLength(2))
  server.answer()
  expect((await exchange).data).toEqual({ recoveryCodes: ['a'] })
  expect((await before).data).toBe('here')
})

test('APP-02 APP-17 what is asked while the session is exchanged waits for the new one, and is refused nowhere', async () => {
  const server = exchangingServer(json(200, { recoveryCodes: ['a'] }))
  const exchange = send('PUT', '/api/session/second_factor', { body: { code: '1' }, exchangesSession: true })
  const meanwhile = send('GET', '/api/session')
  await vi.waitFor(() => expect(server.asked).not.toEqual([]))
  server.answer()
  await exchange
  expect((await meanwhile).data).toBe('here')
  expect(server.asked).toEqual(['/api/session/second_factor', '/api/session'])
})

test('APP-02 a session that is over stays over: without an exchange, and after one that was refused', async () => {
  const server = exchangingServer(json(422, { violations: [] }))
  await expect(send('GET', '/api/session')).rejects.toMatchObject({ status: 401 })
  expect(server.asked).toHaveLength(1)
  const exchange = send('PUT', '/api/session/second_factor', { body: { code: '1' }, exchangesSession: true })
  const meanwhile = send('GET', '/api/session')
  const refused = Promise.all([
    expect(exchange).rejects.toMatchObject({ status: 422 }),
    expect(meanwhile).rejects.toMatchObject({ status: 401 }),
  ])
  await vi.waitFor(() => expect(server.asked).toHaveLength(2))
  server.answer()
  await refused
  expect(server.asked).toHaveLength(3)
})
