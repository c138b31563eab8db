import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { destinations } from '../../features/geography/geography.tables.ts'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { connectDatabase, type Database } from './connect.ts'
import { asActor } from './transaction.ts'

const anna = { userId: 1, organisationIds: [1, 2], isAdmin: true }

let db: TestDatabase
let database: Database
beforeAll(async () => {
  db = await createTestDatabase()
  await db.query(`insert into destinations (id, name) values (1, 'Norwegen'), (2, 'Schweden')`)
  database = connectDatabase(db.adminUrl, 4)
})
afterAll(async () => {
  await database.close()
  await db.drop()
})

/** Resolves for everybody once as many have come. */
function meeting(size: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let here = 0
  return () => {
    if (++here === size) resolve()
    return promise
  }
}

test('APP-14 two who wait for each other without end both succeed, one of them at the second try', async () => {
  const bothHoldTheirs = meeting(2)
  let tries = 0
  const changeBoth = (first: number, second: number, country: string) =>
    asActor(database.app, anna, {}, async (trx) => {
      tries++
      const move = (id: number) => trx.db.update(destinations).set({ country }).where(eq(destinations.id, id))
      await move(first)
      await bothHoldTheirs()
      await move(second)
      return country
    })
  const done = await Promise.all([changeBoth(1, 2, 'NO'), changeBoth(2, 1, 'SE')])
  expect(done).toEqual(['NO', 'SE'])
  expect(tries).toBe(3)
  const kept = await db.query<{ country: string }>('select country from destinations')
  expect(new Set(kept.map(({ country }) => country)).size).toBe(1)
})
