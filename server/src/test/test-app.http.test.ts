import { afterAll, beforeAll, expect, test } from 'vitest'
import { testUsers } from './test-accounts.ts'
import { type TestApp, testApp } from './test-app.ts'

let desk: TestApp
beforeAll(async () => {
  desk = await testApp()
})
afterAll(() => desk.close())

test.each(['anna', 'bernd', 'clara'] as const)('APP-02 %s is signed in as who the tests say', async (name) => {
  const { status, body } = await (await desk.as(name)).get<{ user: object; organisations: { id: number }[] }>(
    '/api/session',
  )
  const { id, email, role, organisationIds } = testUsers[name]
  expect(status).toBe(200)
  expect(body.user).toMatchObject({ id, email, isAdmin: role === 'admin' })
  expect(body.organisations.map((organisation) => organisation.id)).toEqual(organisationIds)
})

test('APP-02 nobody gets nowhere', async () => {
  expect((await desk.nobody.get('/api/session')).status).toBe(401)
  expect((await desk.nobody.get('/api/orders')).status).toBe(401)
})
