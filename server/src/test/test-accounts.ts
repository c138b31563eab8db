import pg from 'pg'
import { hashPassword } from '../features/accounts/sign-in/passwords.ts'

/** Organisation Nord has the id 1, Süd the id 2; everybody has the same password. */
export const testPassword = 'reisewerk-test'

/** Every test file signs its people in; what a hash costs is written in it, and what a new one costs has its own test. */
const quickCost = { N: 2 ** 4, r: 8, p: 1 }

/** The people of the tests, by first name; ids count from 1 in this order. */
export const testUsers = {
  /** Administrator of both organisations. */
  anna: { id: 1, email: 'anna@reisewerk.example', lastName: 'Albers', role: 'admin', organisationIds: [1, 2] },
  /** Member of Nord only. */
  bernd: { id: 2, email: 'bernd@reisewerk.example', lastName: 'Brandt', role: 'user', organisationIds: [1] },
  /** Member of Süd only. */
  clara: { id: 3, email: 'clara@reisewerk.example', lastName: 'Conrad', role: 'user', organisationIds: [2] },
} as const

export type TestUser = keyof typeof testUsers

/** Fills an empty, migrated database with the two organisations and the three people of the tests. */
export async function loadTestAccounts(adminUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: adminUrl })
  await owner.connect()
  try {
    await owner.query('begin')
    await owner.query(
      `insert into organisations (name, short_name) values ('Reisewerk Nord', 'Nord'), ('Reisewerk Süd', 'Süd')`,
    )
    const password = await hashPassword(testPassword, quickCost)
    for (const [name, user] of Object.entries(testUsers)) await insertUser(owner, name, user, password)
    await owner.query('commit')
  } finally {
    await owner.end()
  }
}

async function insertUser(owner: pg.Client, name: string, user: (typeof testUsers)[TestUser], password: string) {
  const firstName = `${name[0]?.toUpperCase()}${name.slice(1)}`
  await owner.query('insert into users (first_name, last_name, email, role) values ($1, $2, $3, $4)', [
    firstName,
    user.lastName,
    user.email,
    user.role,
  ])
  await owner.query(
    `insert into auth_accounts (user_id, account_id, provider_id, password) values ($1::bigint, $1::bigint::text, 'credential', $2)`,
    [user.id, password],
  )
  await owner.query('insert into user_organisations (user_id, organisation_id) select $1, unnest($2::bigint[])', [
    user.id,
    user.organisationIds,
  ])
}
