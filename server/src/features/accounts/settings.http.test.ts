import { defaultOptions } from '@reisewerk/domain/accounts/option-lists.ts'
import { defaultSettings } from '@reisewerk/domain/accounts/settings.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type Database } from '../../platform/database/connect.ts'
import { asActor, type Transaction } from '../../platform/database/transaction.ts'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { arrangeOptions, readOptionLists } from './option.service.ts'
import { changeSettings, readSettings } from './settings.service.ts'

let database: TestDatabase
let pools: Database

beforeAll(async () => {
  database = await createTestDatabase()
  pools = connectDatabase(database.adminUrl, 4)
})
afterAll(async () => {
  await pools?.close()
  await database?.drop()
})

const anna = { userId: 1, organisationIds: [1, 2], isAdmin: true }
const bernd = { userId: 2, organisationIds: [1], isAdmin: false }
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
