import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { z } from 'zod'
import { createAccount } from '../features/accounts/account.queries.ts'
import { StartFailure } from '../platform/start-failure.ts'

export interface NewAdministrator {
  email: string
  /** First and last name. */
  name: string
  password: string
  /** Created when there is none of this name; needed only while there is no organisation at all. */
  organisation?: string | undefined
}

/**
 * Creates a user who may do everything in every organisation: the way into an empty database.
 * @throws StartFailure on a missing or wrong value, and when the address is taken
 */
export async function createAdministrator(adminUrl: string, input: NewAdministrator): Promise<void> {
  const email = z.email().safeParse(input.email.trim().toLowerCase())
  if (!email.success) throw new StartFailure(`„${input.email}“ ist keine E-Mail-Adresse.`)
  const [, firstName, lastName] = /^(.+)\s(\S+)$/.exec(input.name.trim()) ?? []
  if (!firstName || !lastName) throw new StartFailure('Bitte Vor- und Nachnamen angeben, etwa --name "Ida Beispiel".')

  const owner = new pg.Client({ connectionString: adminUrl })
  await owner.connect()
  try {
    await owner.query('begin')
    const taken = await owner.query('select from users where email = $1', [email.data])
    if (taken.rowCount) throw new StartFailure(`Mit der Adresse ${email.data} gibt es schon jemanden.`)
    const organisationIds = await organisationsWith(owner, input.organisation)
    const db = drizzle(owner, { casing: 'snake_case' })
    await createAccount(db, {
      firstName: firstName.trim(),
      lastName,
      email: email.data,
      password: input.password,
      role: 'admin',
      organisationIds,
    })
    await owner.query('commit')
  } finally {
    await owner.end() // without a commit nothing has happened
  }
}

async function organisationsWith(owner: pg.Client, name: string | undefined): Promise<number[]> {
  if (name)
    await owner.query(
      `insert into organisations (name, short_name)
       select $1::text, $1::text where not exists (select from organisations where name = $1::text)`,
      [name],
    )
  const { rows } = await owner.query<{ id: string }>('select id from organisations order by id')
  if (rows.length === 0) throw new StartFailure('Es gibt noch keine Organisation; bitte --organisation "Name" angeben.')
  return rows.map(({ id }) => Number(id))
}
