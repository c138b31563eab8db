import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { createAccount } from '../features/accounts/account.queries.ts'
import { loadStarter } from '../features/imports/starter/starter.service.ts'
import { migrate } from '../platform/database/migrate.ts'
import { asActor } from '../platform/database/transaction.ts'
import { StartFailure } from '../platform/start-failure.ts'
import { emailFault, houseFault, nameFault, namesOf, passwordFault, shortNameOf } from './admin-answers.ts'
import { runCommand } from './run-command.ts'
import { accepted, ask, askPassword } from './terminal.ts'
import { besideServer } from './with-database.ts'

/**
 * npm run admin:create [-- --email … --name 'Vorname Nachname' --organisation …]: an administrator of all organisations, the way
 * into an empty database. What is not given is asked, each answer checked at once; the password is typed or piped in, never an
 * argument that others could see.
 */
await runCommand(async (env) => {
  const string = { type: 'string' } as const
  const { values } = parseArgs({ options: { email: string, name: string, organisation: string } })
  return besideServer(env, async (adminUrl) => {
    await migrate(adminUrl)
    const owner = new pg.Client({ connectionString: adminUrl })
    await owner.connect()
    try {
      const answers = await askedOf(owner, values)
      await owner.query('begin')
      const made = await createAdministrator(owner, answers)
      await owner.query('commit')
      const brought = made.isNewHouse ? await bringGeography(adminUrl, made) : ''
      return `${answers.email} kann sich jetzt anmelden.${brought}`
    } finally {
      await owner.end() // without a commit nothing has happened
    }
  })
})

type Answers = {
  readonly email: string
  /** First and last name. */
  readonly name: string
  readonly password: string
  /** Created when there is none of this name; null where there is one already and none is named. */
  readonly organisation: string | null
}

async function askedOf(
  owner: pg.Client,
  given: { email?: string; name?: string; organisation?: string },
): Promise<Answers> {
  const { rows: people } = await owner.query<{ email: string }>('select email from users')
  const { rows: houses } = await owner.query('select from organisations limit 1')
  const taken = people.map(({ email }) => email)
  const email = (await ask('E-Mail-Adresse', (answer) => emailFault(answer, taken), given.email)).trim().toLowerCase()
  const name = await ask('Vor- und Nachname', nameFault, given.name)
  const isFirst = houses.length === 0
  if (isFirst && given.organisation === undefined && !process.stdin.isTTY)
    throw new StartFailure('Es gibt noch keine Organisation; bitte --organisation "Name" angeben.')
  const organisation =
    isFirst || given.organisation !== undefined ? await ask('Name des Hauses', houseFault, given.organisation) : null
  const check = (password: string) => passwordFault(password, [email, name, organisation ?? ''])
  const password = process.stdin.isTTY ? await askPassword(check) : accepted(await piped(), check)
  return { email, name, password, organisation }
}

async function piped(): Promise<string> {
  return (await text(process.stdin)).split(/\r?\n/)[0] ?? ''
}

type Made = { readonly userId: number; readonly organisationIds: readonly number[]; readonly isNewHouse: boolean }

async function createAdministrator(owner: pg.Client, { organisation, ...person }: Answers): Promise<Made> {
  const made =
    organisation === null
      ? null
      : await owner.query(
          `insert into organisations (name, short_name)
           select $1::text, $2::text where not exists (select from organisations where name = $1::text)`,
          [organisation.trim(), shortNameOf(organisation)],
        )
  const { rows } = await owner.query<{ id: string }>('select id from organisations order by id')
  const organisationIds = rows.map(({ id }) => Number(id))
  const userId = await createAccount(drizzle(owner, { casing: 'snake_case' }), {
    ...namesOf(person.name),
    email: person.email,
    password: person.password,
    role: 'admin',
    organisationIds,
  })
  return { userId, organisationIds, isNewHouse: made?.rowCount === 1 }
}

/**
 * A house that was not there before, the last one, gets the geography it begins with.
 * @returns what was brought, to be said; empty when nothing was
 */
async function bringGeography(adminUrl: string, { userId, organisationIds }: Made): Promise<string> {
  const pool = new pg.Pool({ connectionString: adminUrl, max: 1 })
  try {
    const actor = { userId, organisationIds, isAdmin: true, maySeePurchase: true }
    const { added } = await asActor(pool, actor, {}, (trx) => loadStarter(trx, Math.max(...organisationIds)))
    const words = `${added.toLocaleString('de-DE')} Länder, Orte, Häfen, Flughäfen und Bahnhöfe`
    return added === 0 ? '' : ` ${words} sind geladen; unter „Import“ lässt sich das zurücknehmen.`
  } finally {
    await pool.end()
  }
}
