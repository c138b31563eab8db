import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { passwordLength } from '@reisewerk/domain/accounts/session.contract.ts'
import { signInMessages } from '@reisewerk/domain/accounts/sign-in.ts'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { z } from 'zod'
import { createAccount } from '../features/accounts/account.queries.ts'
import { isWeakPassword } from '../features/accounts/sign-in/weak-passwords.ts'
import { loadStarter } from '../features/imports/starter/starter.service.ts'
import { migrate } from '../platform/database/migrate.ts'
import { asActor } from '../platform/database/transaction.ts'
import { StartFailure } from '../platform/start-failure.ts'
import { runCommand } from './run-command.ts'
import { besideServer } from './with-database.ts'

/**
 * npm run admin:create [-- --email … --name 'Vorname Nachname' --organisation …]: an administrator of all organisations;
 * the password is typed or piped in, never an argument that others could see.
 */
await runCommand(async (env) => {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ options: { email: text, name: text, organisation: text } })
  const email = values.email ?? (await ask('E-Mail-Adresse'))
  const name = values.name ?? (await ask('Vor- und Nachname'))
  const password = await askPassword('Passwort')
  if (password.length < passwordLength.least || password.length > passwordLength.most)
    throw new StartFailure(`Das Passwort muss ${passwordLength.least} bis ${passwordLength.most} Zeichen haben.`)
  const owner = [email, name, values.organisation ?? '']
  if (isWeakPassword(password, owner)) throw new StartFailure(signInMessages.weak_password)
  return besideServer(env, async (adminUrl) => {
    await migrate(adminUrl)
    const brought = await createAdministrator(adminUrl, { email, name, password, organisation: values.organisation })
    return `${email} kann sich jetzt anmelden.${brought}`
  })
})

/** Asks at the terminal; without one nobody could answer. */
async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) throw new StartFailure(`Es fehlt eine Angabe: ${question}`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await terminal.question(`${question}: `)).trim()
  } finally {
    terminal.close()
  }
}

/** Reads a password without showing it: typed at the terminal, or the first line of what is piped in. */
async function askPassword(question: string): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? ''
  process.stdout.write(`${question}: `)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    process.stdout.write('\n')
  }
}

interface NewAdministrator {
  email: string
  /** First and last name. */
  name: string
  password: string
  /** Created when there is none of this name; needed only while there is no organisation at all. */
  organisation?: string | undefined
}

/**
 * Creates a user who may do everything in every organisation: the way into an empty database. A house that was not there before
 * gets the geography it begins with.
 * @returns what was brought, to be said; empty when nothing was
 * @throws StartFailure on a missing or wrong value, and when the address is taken
 */
async function createAdministrator(adminUrl: string, input: NewAdministrator): Promise<string> {
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
    const houses = await owner.query('select from organisations')
    const organisationIds = await organisationsWith(owner, input.organisation)
    const db = drizzle(owner, { casing: 'snake_case' })
    const userId = await createAccount(db, {
      firstName: firstName.trim(),
      lastName,
      email: email.data,
      password: input.password,
      role: 'admin',
      organisationIds,
    })
    await owner.query('commit')
    if (organisationIds.length === houses.rowCount) return ''
    return await bringGeography(adminUrl, userId, organisationIds)
  } finally {
    await owner.end() // without a commit nothing has happened
  }
}

/** For the house made last. */
async function bringGeography(adminUrl: string, userId: number, organisationIds: readonly number[]): Promise<string> {
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
