import pg from 'pg'
import { expect, test } from 'vitest'
import { urlOfRole } from '../platform/database/roles.ts'
import { testUsers } from './test-accounts.ts'
import { createTestDatabase, runSql } from './test-database.ts'

test('a test database holds the people and organisations the tests speak of, and nothing else', async () => {
  const database = await createTestDatabase()
  const people = await database.query(
    `select u.id::int, u.email, u.role, array_agg(o.organisation_id::int order by 1) as organisations
     from users u join user_organisations o on o.user_id = u.id group by u.id order by u.id`,
  )
  expect(people).toEqual(
    Object.values(testUsers).map(({ id, email, role, organisationIds }) => ({
      id,
      email,
      role,
      organisations: organisationIds,
    })),
  )
  expect(await database.query('select id::int, short_name as name from organisations order by id')).toEqual([
    { id: 1, name: 'Nord' },
    { id: 2, name: 'Süd' },
  ])
  expect(await database.query('select count(*)::int as orders from orders')).toEqual([{ orders: 0 }])
  await database.drop()
})

test('what one test database takes no other sees', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()])
  await one.query(`insert into organisations (name, short_name) values ('Reisewerk West', 'West')`)
  expect(await other.query('select count(*)::int as count from organisations')).toEqual([{ count: 2 }])
  await Promise.all([one.drop(), other.drop()])
  await expect(one.query('select 1')).rejects.toThrow()
})

test('APP-04 the role of the requests sees nothing without an actor and cannot lift its limits', async () => {
  const database = await createTestDatabase()
  const app = new pg.Client({ connectionString: urlOfRole(database.adminUrl, 'reisewerk_app') })
  await app.connect()
  expect((await app.query('select current_user, (select count(*)::int from organisations)')).rows).toEqual([
    { current_user: 'reisewerk_app', count: 0 },
  ])
  await expect(app.query('alter table orders disable row level security')).rejects.toThrow('must be owner')
  await expect(app.query('set role reisewerk_auth')).rejects.toThrow('permission denied')
  await expect(app.query('select * from auth_accounts')).rejects.toThrow('permission denied')
  await app.end()
  await expect(runSql(urlOfRole(database.adminUrl, 'reisewerk_jobs'), 'select * from users')).rejects.toThrow(
    'permission denied',
  )
  await database.drop()
})
