import { getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { copiedTables, leftBehind } from './copied.tables.ts'

let desk: TestApp
beforeAll(async () => {
  desk = await testApp()
})
afterAll(() => desk.close())

test('NEW-06 whatever hangs on a day, a service or a request is copied or left behind on purpose', async () => {
  const copied = ['days', 'placeholders', 'requests', ...copiedTables.map(({ table }) => getTableName(table))]
  const found = await desk.db.query<{ name: string }>(
    `select distinct conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid::regclass::text = any ($1) order by 1`,
    [copied],
  )
  const known = [...copiedTables.map(({ table }) => getTableName(table)), ...Object.keys(leftBehind)]
  expect(found.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
})
