import { defaultOptions } from '@reisewerk/domain/accounts/option-lists.ts'
import { defaultSettings, type Settings } from '@reisewerk/domain/accounts/settings.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type Database } from '../../platform/database/connect.ts'
import { asActor, type Transaction } from '../../platform/database/transaction.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { arrangeOptions, type OptionLists, readOptionLists } from './option.service.ts'
import { changeSettings, readSettings } from './settings.service.ts'

let desk: TestApp
let pools: Database

beforeAll(async () => {
  desk = await testApp()
  pools = connectDatabase(desk.db.adminUrl, 4)
})
afterAll(async () => {
  await pools?.close()
  await desk?.close()
})

const anna = { userId: 1, organisationIds: [1, 2], isAdmin: true, maySeePurchase: true }
const bernd = { userId: 2, organisationIds: [1], isAdmin: false, maySeePurchase: true }
const as = <T>(actor: typeof anna, work: (trx: Transaction) => Promise<T>) => asActor(pools.app, actor, {}, work)

test('APP-05 settings are kept per organisation, over the defaults', async () => {
  expect(await as(anna, (trx) => readSettings(trx, 1))).toEqual({ version: 1, settings: defaultSettings })
  const change = { offer: { tabs: { payments: false } }, itinerary: { routeViewStatuses: ['on_tour' as const] } }
  const changed = await as(anna, (trx) => changeSettings(trx, 1, change, 1))
  expect(changed.settings.offer.tabs).toEqual({ ...defaultSettings.offer.tabs, payments: false })
  expect(changed.settings.itinerary.routeViewStatuses).toEqual(['on_tour'])
  expect(await as(bernd, (trx) => readSettings(trx, 1))).toEqual(changed)
  expect((await as(anna, (trx) => readSettings(trx, 2))).settings).toEqual(defaultSettings)
})

test('CALC-05 APP-05 what a house wants to earn is for who may see purchase figures', async () => {
  const change = { calculation: { margins: { targetPercent: 37 } } }
  await as(anna, (trx) => changeSettings(trx, 1, change, null))
  const marginsOf = async (actor: typeof anna) =>
    (await as(actor, (trx) => readSettings(trx, 1))).settings.calculation.margins
  expect((await marginsOf(bernd)).targetPercent).toBe(37)
  expect(await marginsOf({ ...bernd, maySeePurchase: false })).toEqual(defaultSettings.calculation.margins)
})

test('APP-05 two changes at once both stay, a change on an old version is told of', async () => {
  const before = await as(anna, (trx) => readSettings(trx, 2))
  await Promise.all([
    as(anna, (trx) => changeSettings(trx, 2, { general: { aiModule: true } }, null)),
    as(anna, (trx) => changeSettings(trx, 2, { general: { defaultLocale: 'fr' } }, null)),
  ])
  const after = await as(anna, (trx) => readSettings(trx, 2))
  expect(after.settings.general).toEqual({ aiModule: true, defaultLocale: 'fr' })
  expect(after.version).toBeGreaterThan(before.version)
  await expect(
    as(anna, (trx) => changeSettings(trx, 2, { general: { aiModule: false } }, before.version)),
  ).rejects.toMatchObject({ status: 409, extra: { current: after.settings } })
})

test('APP-04 settings and lists of another organisation are out of reach', async () => {
  await expect(as(bernd, (trx) => readSettings(trx, 2))).rejects.toMatchObject({ status: 404 })
  await expect(as(bernd, (trx) => changeSettings(trx, 2, {}, null))).rejects.toMatchObject({ status: 404 })
  await expect(as(bernd, (trx) => readOptionLists(trx, 2))).rejects.toMatchObject({ status: 404 })
  await expect(as(bernd, (trx) => arrangeOptions(trx, 2, 'todo_status', []))).rejects.toMatchObject({ status: 404 })
})

test('APP-05 option lists are arranged per organisation; the others keep the defaults', async () => {
  const own = [
    { key: 'fair', label: 'Messe und Börse', tone: 'info' as const, isActive: true },
    { key: 'phone', label: 'Telefon', tone: 'neutral' as const, isActive: false },
  ]
  await as(anna, (trx) => arrangeOptions(trx, 1, 'request_source', own))
  const lists = await as(bernd, (trx) => readOptionLists(trx, 1))
  expect(lists.request_source.slice(0, 2)).toEqual(own)
  expect(lists.request_source).toHaveLength(defaultOptions('request_source').length)
  expect(lists.order_status).toEqual(defaultOptions('order_status'))
  expect((await as(anna, (trx) => readOptionLists(trx, 2))).request_source).toEqual(defaultOptions('request_source'))
  await as(anna, (trx) => arrangeOptions(trx, 1, 'request_source', [...own].reverse()))
  expect((await as(bernd, (trx) => readOptionLists(trx, 1))).request_source.slice(0, 2)).toEqual([...own].reverse())
})

test('APP-02 the role of the requests cannot read a hash, a session or a second factor', async () => {
  for (const table of ['auth_sessions', 'auth_accounts', 'auth_two_factors', 'auth_verifications', 'auth_throttles']) {
    await expect(as(anna, (trx) => trx.query(`select * from ${table}`))).rejects.toThrow('permission denied')
  }
})

test('APP-03 members read switches and lists over HTTP, only admins change them', async () => {
  const [annaCalls, berndCalls] = [await desk.as('anna'), await desk.as('bernd')]
  const read = await berndCalls.get<Settings>('/api/settings/1')
  expect(read.status).toBe(200)
  const change = { vouchers: { maxLines: 9 } }
  for (const call of [berndCalls.patch('/api/settings/1', change), berndCalls.put('/api/options/1/todo_type', [])]) {
    expect((await call).status).toBe(403)
  }
  const tag = String(read.headers.etag)
  const changed = await annaCalls.with({ 'if-match': tag }).patch<Settings>('/api/settings/1', change)
  expect(changed.status).toBe(200)
  expect(changed.body).toEqual({ ...read.body, vouchers: { ...read.body.vouchers, maxLines: 9 } })
  expect((await annaCalls.with({ 'if-match': tag }).put('/api/settings/1', change)).status).toBe(409)
  expect((await annaCalls.patch('/api/settings/1', { vouchers: { lines: 9 } })).body).toEqual({
    violations: [{ propertyPath: 'vouchers.lines', message: 'Dieses Feld gibt es nicht.' }],
  })
  expect((await annaCalls.patch('/api/settings/1', { vouchers: { maxLines: 99 } })).body).toEqual({
    violations: [{ propertyPath: 'vouchers.maxLines', message: 'Höchstens 60' }],
  })
})

test('APP-04 whose organisation it is not gets 404, whatever the way', async () => {
  const calls = await desk.as('bernd')
  for (const path of [
    '/api/settings/2',
    '/api/options/2',
    '/api/settings/99',
    '/api/organisations/2',
    '/api/users/3',
  ]) {
    expect((await calls.get(path)).status).toBe(404)
  }
  expect((await calls.get<{ id: number }[]>('/api/users')).body.map(({ id }) => id).sort()).toEqual([1, 2])
})

test('APP-05 lists are read and arranged over HTTP; an unknown list or key is refused', async () => {
  const calls = await desk.as('anna')
  const entry = { key: 'visit', label: 'Ortstermin', tone: 'teal', isActive: true }
  const arranged = await calls.put<{ key: string }[]>('/api/options/2/todo_type', [entry])
  expect(arranged.body.map(({ key }) => key)).toEqual(['visit', 'phone', 'general'])
  expect((await calls.get<OptionLists>('/api/options/2')).body.todo_type[0]).toEqual(entry)
  expect((await calls.put('/api/options/2/nothing', [entry])).status).toBe(400)
  expect((await calls.put('/api/options/2/todo_type', [{ ...entry, key: 'never' }])).body).toEqual({
    violations: [{ propertyPath: '[0].key', message: "Den Eintrag 'never' gibt es nicht." }],
  })
})

test('APP-05 MD-09 a catalogue year that is none is refused at its field', async () => {
  const calls = await desk.as('anna')
  const year = (key: string) => ({ key, label: key, tone: 'neutral', isActive: true })
  for (const key of ['abc', '-5', '99999', '1999']) {
    expect(await calls.put('/api/options/2/catalogue_year', [year('2027'), year(key)])).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: '[1].key', message: 'Bitte ein Jahr von 2000 bis 2200 angeben' }] },
    })
  }
  expect((await calls.put('/api/options/2/catalogue_year', [year('2027')])).status).toBe(200)
})

test('APP-02 no hash leaves the server, by no list, no item and no history', async () => {
  const calls = await desk.as('anna')
  await calls.patch('/api/settings/1', { general: { aiModule: true } })
  const answers = await Promise.all(
    ['/api/users', '/api/users/1', '/api/organisations', '/api/session'].map((path) => calls.get(path)),
  )
  for (const { status, raw } of answers) {
    expect(status).toBe(200)
    expect(raw.toString()).not.toMatch(/scrypt|password|token/i)
  }
  const logged = await desk.db.query(
    `select from change_log where after::text like '%scrypt%' or table_name like 'auth%'`,
  )
  expect(logged).toEqual([])
})
