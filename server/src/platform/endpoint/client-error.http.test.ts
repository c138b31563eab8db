import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

let desk: TestApp
let anna: Caller
let port: number
beforeAll(async () => {
  desk = await testApp()
  anna = await desk.as('anna')
  port = Number(new URL(await desk.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => desk.close())

/** Sends text as it stands, not as a client would make it, and reads until the server has closed. */
function send(text: string): Promise<{ status: number; body: unknown; head: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', (part: string) => {
      answer += part
    })
    socket.on('error', reject)
    socket.on('close', () => {
      const [head = '', body = ''] = answer.split('\r\n\r\n')
      resolve({ status: Number(head.split(' ')[1]), body: JSON.parse(body), head })
    })
  })
}

const post = ['POST /api/orders HTTP/1.1', 'Host: x', 'Content-Type: application/json']
test.each([
  ['an address of 20 kB', [`GET /api/orders?_search=${'x'.repeat(20_000)} HTTP/1.1`, 'Host: x', '', ''], 431],
  ['an unknown method', ['FOO /api/orders HTTP/1.1', 'Host: x', '', ''], 400],
  ['two lengths', [...post, 'Content-Length: 2', 'Content-Length: 3', '', '{}'], 400],
  ['a broken chunk', [...post, 'Transfer-Encoding: chunked', '', 'zz', '{}'], 400],
])('APP-06 %s is refused in the form of every refusal', async (_what, lines, status) => {
  const answer = await send(lines.join('\r\n'))
  const told = {
    400: { code: 'bad_request', message: 'Die Anfrage ist nicht lesbar.' },
    431: { code: 'head_too_large', message: 'Die Anfrage ist zu lang, etwa durch eine sehr lange Adresse.' },
  }[status]
  expect([answer.status, answer.body]).toEqual([status, told])
  expect(answer.head).toContain('Content-Type: application/json; charset=utf-8')
})

test('APP-06 text in another encoding than UTF-8 is refused, and nothing of it is kept', async () => {
  const trip = { organisationFilter: '/api/organisations/1', startAt: '14.05.2027', endAt: '15.05.2027' }
  const made = await anna.post<{ id: number }>('/api/orders', { ...trip, groupName: 'Chor' })
  const path = `/api/orders/${made.body.id}`
  const change = (encoding: 'latin1' | 'utf8') =>
    desk.app.inject({
      method: 'PATCH',
      url: path,
      headers: { ...anna.headers, 'content-type': 'application/json' },
      payload: Buffer.from('{"groupName":"Sängerkränzchen"}', encoding),
    })
  const refused = await change('latin1')
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    { code: 'bad_request', message: 'Die Anfrage ist kein UTF-8.' },
  ])
  expect((await anna.get(path)).body).toMatchObject({ groupName: 'Chor' })
  expect((await change('utf8')).json()).toMatchObject({ groupName: 'Sängerkränzchen' })
})
