import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

/* What one user cannot do to the others. */

let desk: TestApp
let anna: Caller
let bernd: Caller
let clara: Caller
beforeAll(async () => {
  desk = await testApp()
  ;[anna, bernd, clara] = await Promise.all([desk.as('anna'), desk.as('bernd'), desk.as('clara')])
})
afterAll(() => desk.close())

type Item = { id: number }
const trip = { organisationFilter: '/api/organisations/1', startAt: '14.05.2027', endAt: '15.05.2027' }
const tab = (who: Caller, edit: number) => who.with({ 'x-reisewerk-tab': 'page', 'x-reisewerk-edit': String(edit) })

describe('APP-09 the order of edits', () => {
  test('APP-09 a stranger who knows the tab and the address of a trip does not hold up its owner', async () => {
    const { id } = (await bernd.post<Item>('/api/orders', trip)).body
    expect((await tab(clara, 999_999).patch(`/api/orders/${id}`, { groupName: 'Chor' })).status).toBe(404)
    expect((await tab(bernd, 1).patch(`/api/orders/${id}`, { groupName: 'Kantorei' })).status).toBe(200)
  })
})

/** Of the four connections that a test's server has, one user gets so many at once. */
const share = 2
async function waitingForLocks(): Promise<number> {
  const rows = await desk.db.query<{ waiting: number }>(
    `select count(*)::integer as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  )
  return Number(rows[0]?.waiting)
}

describe('APP-16 reads of one user', () => {
  test('APP-16 sixty that take long leave the database to the others', async () => {
    const gate = await desk.db.hold('lock table orders in access exclusive mode')
    const heavy = Array.from({ length: 60 }, () => bernd.get('/api/orders'))
    try {
      await expect.poll(waitingForLocks, { timeout: 15_000 }).toBe(share)
      expect((await clara.get('/api/destinations')).status).toBe(200)
      expect(await waitingForLocks()).toBe(share)
    } finally {
      await gate.release()
    }
    expect(new Set((await Promise.all(heavy)).map(({ status }) => status))).toEqual(new Set([200]))
  })
})

describe('APP-16 changes of one user', () => {
  test('APP-16 sixty with long answers leave the database to the others; one with a short answer goes ahead', async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, () => bernd.post<Item>('/api/orders', trip)))
    const gate = await desk.db.hold('lock table days in access exclusive mode')
    const change = (id: number, at: number) =>
      bernd.patch(`/api/orders/${id}?_groups[]=trip_dashboard_read`, { groupName: `Chor ${at}` })
    const heavy = Array.from({ length: 60 }, (_, at) => change(orders[at % 8]?.body.id ?? 0, at))
    try {
      await expect.poll(waitingForLocks, { timeout: 15_000 }).toBe(share)
      expect((await clara.get('/api/destinations')).status).toBe(200)
      expect((await clara.post('/api/destinations', { name: 'Norwegen' })).status).toBe(201)
      expect(await waitingForLocks()).toBe(share)
    } finally {
      await gate.release()
    }
    expect(new Set((await Promise.all(heavy)).map(({ status }) => status))).toEqual(new Set([200]))
  })
})

describe('NEW-13 a repeat with the same Idempotency-Key', () => {
  const key = { 'idempotency-key': 'verlorene-antwort' }

  test('NEW-13 answers nothing more once the user has left the house', async () => {
    const once = bernd.with(key)
    expect((await once.post('/api/orders', trip)).status).toBe(201)
    await desk.db.query('insert into user_organisations (user_id, organisation_id) values (2, 2)')
    await desk.db.query('delete from user_organisations where user_id = 2 and organisation_id = 1')
    await expect.poll(async () => (await once.post('/api/orders', trip)).status).toBe(404)
    await desk.db.query('insert into user_organisations (user_id, organisation_id) values (2, 1)')
    await desk.db.query('delete from user_organisations where user_id = 2 and organisation_id = 2')
    await expect.poll(async () => (await once.post('/api/orders', trip)).status).toBe(201)
  })

  test('NEW-13 answers nothing more once the trip is for administrators only', async () => {
    const order = (await bernd.post<Item>('/api/orders', trip)).body.id
    const day = { order: `/api/orders/${order}`, date: '14.05.2027' }
    const once = bernd.with({ 'idempotency-key': 'ein-tag' })
    const first = await once.post('/api/days', day)
    expect(first).toMatchObject({ status: 201 })
    expect((await once.post('/api/days', day)).body).toEqual(first.body)
    await desk.db.query('update orders set is_admin_only = true where id = $1', [order])
    expect((await once.post('/api/days', day)).status).toBe(404)
  })

  test('NEW-13 looks at no body that its endpoint does not read, however deep', async () => {
    const { id } = (await anna.post<Item>('/api/orders', trip)).body
    const answer = await desk.app.inject({
      method: 'POST',
      url: `/api/orders/${id}/restore`,
      headers: { ...anna.headers, 'idempotency-key': 'tief', 'content-type': 'application/json' },
      payload: `${'['.repeat(400_000)}${']'.repeat(400_000)}`,
    })
    expect(answer.statusCode).toBeLessThan(500)
  })
})

describe('APP-17 answers', () => {
  test('APP-17 are kept by no browser and no proxy, refusals included', async () => {
    for (const path of [
      '/api/orders',
      '/api/session',
      '/api/orders/0',
      '/api/staff',
      '/api/openapi.json',
      '/api/nothing',
    ]) {
      expect([path, (await anna.get(path)).headers['cache-control']]).toEqual([path, 'no-store'])
    }
    expect((await desk.nobody.get('/api/orders')).headers['cache-control']).toBe('no-store')
  })
})

test('APP-17 what seals the second factors is readable for the owner of the database only', async () => {
  const rows = await desk.db.query<{ role: string }>(
    `select rolname as role from pg_roles
     where rolname in ('reisewerk_app', 'reisewerk_trip', 'reisewerk_road', 'reisewerk_auth', 'reisewerk_jobs') and has_column_privilege(rolname, 'installation', 'sign_in_secret', 'select')`,
  )
  expect(rows).toEqual([])
})
