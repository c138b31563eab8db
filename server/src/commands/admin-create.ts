import { parseArgs } from 'node:util'
import { passwordLength } from '@reisewerk/domain/accounts/session.contract.ts'
import { signInMessages } from '@reisewerk/domain/accounts/sign-in.ts'
import { isWeakPassword } from '../features/accounts/sign-in/weak-passwords.ts'
import { migrate } from '../platform/database/migrate.ts'
import { StartFailure } from '../platform/start-failure.ts'
import { ask, askPassword } from './ask.ts'
import { createAdministrator } from './create-administrator.ts'
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
    await createAdministrator(adminUrl, { email, name, password, organisation: values.organisation })
    return `${email} kann sich jetzt anmelden.`
  })
})
