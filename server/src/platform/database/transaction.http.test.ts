import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { destinations } from '../../features/geography/geography.tables.ts'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { TooManyError } from './away.ts'
import { connectDatabase, type Database } from './connect.ts'
import { asActor } from './transaction.ts'

const anna = { userId: 1, organisationIds: [1, 2], isAdmin: true, maySeePurchase: true }

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

const read = { readOnly: true, atOnce: true }

test('APP-16 what is read at once is one transaction: the actor is set in it and gone after it, and nothing can be changed', async () => {
  const who = `select current_setting('app.user', true) as "user", pg_current_xact_id_if_assigned() as changed`
  expect(await asActor(database.app, anna, read, (trx) => trx.query(who))).toEqual([{ user: '1', changed: null }])
  expect((await database.app.query(who)).rows).toEqual([{ user: '', changed: null }])
  const changing = asActor(database.app, anna, read, (trx) => trx.query(`update destinations set country = 'DK'`))
  await expect(changing).rejects.toThrow('read-only transaction')
})

test('APP-16 of statements fired together the first that fails takes those behind it along, and the connection is as good as new', async () => {
  const outcome = await asActor(database.app, anna, read, async (trx) => {
    const fired = ['select 1 as one', 'select 1 / 0 as none', 'select 3 as three'].map((text) => trx.query(text))
    return Promise.allSettled(fired)
  }).catch((error: Error) => error.message)
  expect(outcome).toEqual([
    { status: 'fulfilled', value: [{ one: 1 }] },
    { status: 'rejected', reason: expect.objectContaining({ code: '22012' }) },
    { status: 'rejected', reason: expect.objectContaining({ code: '22012' }) },
  ])
  const again = await asActor(database.app, anna, read, (trx) =>
    Promise.all([trx.query('select 3 as three'), trx.query('select 1 as one')]),
  )
  expect(again).toEqual([[{ three: 3 }], [{ one: 1 }]])
})

test('APP-14 a change some of whose statements failed is rolled back, also when nobody minded the failure', async () => {
  const changing = asActor(database.app, anna, {}, async (trx) => {
    const country = trx.query(`update destinations set country = 'IS' where id = 1`)
    await Promise.allSettled([country, trx.query('select 1 / 0')])
    return 'acknowledged'
  })
  await expect(changing).rejects.toThrow('rolled back')
  expect(await db.query(`select id from destinations where country = 'IS'`)).toEqual([])
})

test('APP-16 a statement that takes its time is waited for as long as the database answers others', async () => {
  const slow = asActor(database.app, anna, read, (trx) => trx.query(`select 'done' as state from pg_sleep(4.5)`))
  expect(await slow).toEqual([{ state: 'done' }])
})

test('APP-16 who waits in vain behind others hears of too many, not of a database that is away', async () => {
  const end = Promise.withResolvers<void>()
  const holders = Array.from({ length: 4 }, () =>
    asActor(database.app, anna, {}, async (trx) => {
      await trx.query('select 1')
      await end.promise
    }),
  )
  const late = asActor(database.app, anna, {}, (trx) => trx.query('select 2'))
  await expect(late).rejects.toThrow(TooManyError)
  end.resolve()
  await Promise.all(holders)
})

test('APP-16 a statement fired after the end, or with a value that cannot be sent, is refused and harms nobody', async () => {
  const late = asActor(database.app, anna, read, async (trx) => {
    await trx.query('select 1')
    return trx.query('select 2')
  })
  await expect(late).rejects.toThrow('has ended')
  const endless: unknown[] = []
  endless.push({ endless })
  const unsendable = asActor(database.app, anna, {}, (trx) =>
    Promise.all([trx.query('select 1'), trx.query('select $1::jsonb', [{ endless }]), trx.query('select 2')]),
  )
  await expect(unsendable).rejects.toThrow()
  expect(await asActor(database.app, anna, read, (trx) => trx.query('select 4 as four'))).toEqual([{ four: 4 }])
})

test('APP-16 what a connection keeps prepared stays within bounds, whatever is asked, and what repeats is kept', async () => {
  const one = connectDatabase(db.adminUrl, 1)
  const ask = (text: string) => asActor(one.app, anna, read, (trx) => trx.query(text))
  const often = `select 'often' as answer`
  try {
    for (let number = 0; number < 200; number++) {
      const once = `select 1 /* ${number} ${'x'.repeat(13_000)} */`
      await Promise.all([ask(often), ask(`${once} as once`)])
      for (let repeat = 0; repeat < 2; repeat++) await ask(once)
    }
    const prepared = await ask(
      `select count(*) filter (where statement like '%as once') as once, sum(length(statement)) as characters,
         bool_or(statement like '%''often''%') as "keepsOften" from pg_prepared_statements`,
    )
    expect(prepared).toEqual([{ once: 0, characters: expect.any(Number), keepsOften: true }])
    expect(Number(prepared[0]?.characters)).toBeLessThan(300_000)
    expect(await ask(often)).toEqual([{ answer: 'often' }])
  } finally {
    await one.close()
  }
})

test('APP-16 statements that are let go while others fail or travel along are prepared anew when they come again', async () => {
  const one = connectDatabase(db.adminUrl, 1)
  const texts = Array.from({ length: 60 }, (_, number) => `select ${number} as number /* ${'x'.repeat(13_000)} */`)
  try {
    for (let round = 0; round < 3; round++) {
      for (const [number, text] of texts.entries()) {
        const other = texts[(number * 7) % texts.length] ?? text
        const [failed] = await asActor(one.app, anna, {}, async (trx) => {
          const fired = [trx.query(text), trx.query(`select 1 / 0 /* ${number} */`), trx.query(other)]
          return Promise.allSettled(fired)
        }).catch((error: Error) => [error.message])
        expect(failed).toContain('rolled back')
        const found = await asActor(one.app, anna, {}, (trx) => Promise.all([trx.query(text), trx.query(other)]))
        expect(found.flat()).toEqual([{ number }, { number: (number * 7) % texts.length }])
      }
    }
  } finally {
    await one.close()
  }
})
