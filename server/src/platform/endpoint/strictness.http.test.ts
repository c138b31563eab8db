import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

let desk: TestApp
let anna: Caller
beforeAll(async () => {
  desk = await testApp()
  anna = await desk.as('anna')
})
afterAll(() => desk.close())

const trip = { organisationFilter: '/api/organisations/1', startAt: '14.05.2027', endAt: '15.05.2027' }

test('APP-06 a parameter that an item does not know is refused, naming the known ones', async () => {
  const made = await anna.post<{ id: number }>('/api/orders', trip)
  const path = `/api/orders/${made.body.id}`
  for (const answer of [
    await anna.get<{ message: string }>(`${path}?groups=order_list_read`),
    await anna.patch<{ message: string }>(`${path}?foo=1`, { groupName: 'Chor' }),
  ]) {
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining('_groups[]') } })
  }
  expect((await anna.get(`/api/orders/${made.body.id}?_groups=order_list_read,client_read`)).status).toBe(200)
})

test('APP-06 JSON that is sent as plain text is refused', async () => {
  const { headers } = anna
  const answer = await desk.app.inject({
    method: 'POST',
    url: '/api/orders',
    headers: { ...headers, 'content-type': 'text/plain' },
    payload: JSON.stringify(trip),
  })
  expect(answer.statusCode).toBe(415)
})

test('APP-08 a repeat with the same key answers the first result with its version', async () => {
  const once = anna.with({ 'idempotency-key': 'eine-reise' })
  const [first, second] = [await once.post<{ id: number }>('/api/orders', trip), await once.post('/api/orders', trip)]
  expect(second.body).toEqual(first.body)
  expect(second.headers.etag).toBe(first.headers.etag)
})

test('APP-07 the description tells how to sign in, what each operation does, and the headers of changes', async () => {
  type Operation = { summary?: string; parameters?: { name: string; in: string }[] }
  type Description = {
    security: object[]
    components: { securitySchemes: object }
    paths: Record<string, Record<string, Operation>>
  }
  const { body } = await anna.get<Description>('/api/openapi.json')
  expect(body.security).toEqual([{ session: [] }])
  expect(body.components.securitySchemes).toHaveProperty('session')
  const headersOf = (operation: Operation | undefined) =>
    (operation?.parameters ?? []).filter((one) => one.in === 'header').map(({ name }) => name)
  expect(headersOf(body.paths['/api/orders']?.post)).toEqual(['idempotency-key'])
  expect(headersOf(body.paths['/api/orders/{id}']?.put)).toEqual(['if-match'])
  const nameless = Object.entries(body.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { summary }]) => (summary ? [] : [`${method} ${path}`])),
  )
  expect(nameless).toEqual([])
})
