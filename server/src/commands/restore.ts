import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { StartFailure } from '../platform/start-failure.ts'
import { restoreBackup } from './archive/restore-backup.ts'
import { runCommand } from './run-command.ts'
import { insteadOfServer } from './with-database.ts'

/** npm run restore -- folder [--replace]: brings back a backup while the server does not run (APP-16). */
await runCommand(async (env) => {
  const { values, positionals } = parseArgs({ options: { replace: { type: 'boolean' } }, allowPositionals: true })
  const [folder] = positionals
  if (!folder) throw new StartFailure('Aufruf: npm run restore -- Ordner-der-Sicherung [--replace]')
  const { manifest, unreadableSecondFactors } = await insteadOfServer(env, (adminUrl) =>
    restoreBackup(resolve(folder), { adminUrl, documents: env.filesFolder, replace: values.replace ?? false }),
  )
  const day = new Date(manifest.createdAt).toLocaleString('de-DE', { timeZone: 'Europe/Berlin' })
  const warning =
    unreadableSecondFactors > 0
      ? ` Achtung: Die zweiten Faktoren (${unreadableSecondFactors}) gelten nur mit dem Datenbank-Passwort von damals.`
      : ''
  return `Eingespielt ist der Stand vom ${day}.${warning}`
})
