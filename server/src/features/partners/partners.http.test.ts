import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

let desk: TestApp
let anna: Caller

beforeAll(async () => {
  desk = await testApp()
  anna = await desk.as('anna')
  for (const [name, roomCount] of [
    ['Zwanzig', 20],
    ['Einundzwanzig', 21],
    ['Fünfzig', 50],
    ['Hundert', 100],
  ] as const) {
    await anna.post('/api/hotels', { name: `Bandhotel ${name}`, roomCount, organisationFilter: '/api/organisations/1' })
  }
})
afterAll(() => desk.close())

test.each([
  ['<21', ['Zwanzig']],
  ['21-30', ['Einundzwanzig']],
  ['41-50', ['Fünfzig']],
  ['>50', ['Hundert']],
])('REQ-02 hotels of the band %s', async (band, names) => {
  const query = new URLSearchParams({ _search: 'Bandhotel', 'roomCount[]': band })
  const { body } = await anna.get<{ name: string }[]>(`/api/hotels?${query}`)
  expect(body.map(({ name }) => name)).toEqual(names.map((name) => `Bandhotel ${name}`))
})

test('REQ-02 several bands are one filter, and one that is none finds nothing', async () => {
  const { body } = await anna.get<unknown[]>('/api/hotels?_search=Bandhotel&roomCount[]=%3C21&roomCount[]=%3E50')
  expect(body).toHaveLength(2)
  expect(await anna.get('/api/hotels?roomCount=viele')).toMatchObject({ status: 200, body: [] })
})

test('APP-06 a filter that names no port is refused like any other', async () => {
  expect((await anna.get('/api/ports?startPort.id=abc')).status).toBe(400)
  expect((await anna.get('/api/ports?startPort=/api/ports/1')).status).toBe(200)
})
