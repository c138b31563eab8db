import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { StartFailure } from '../platform/start-failure.ts'
import { writeBackup } from './archive/write-backup.ts'
import { runCommand } from './run-command.ts'
import { besideServer } from './with-database.ts'

/** npm run backup [-- folder]: writes a backup, also while the server runs (APP-16). */
await runCommand(async (env) => {
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '')
  const target = resolve(process.argv[2] ?? join(env.DATA_DIR, 'backups', moment))
  if (existsSync(target)) throw new StartFailure(`${target} gibt es schon; bitte einen anderen Ort angeben.`)
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  const documents = env.s3 ? null : join(env.DATA_DIR, 'files')
  const { tables, documents: copied } = await besideServer(env, (adminUrl) =>
    writeBackup({ adminUrl, documents }, target),
  )
  const rows = tables.reduce((sum, table) => sum + table.rows, 0).toLocaleString('de-DE')
  const files = env.s3 ? 'die Dokumente bleiben im S3-Speicher' : `${copied.length} Dokumente`
  return `Gesichert in ${target}: ${rows} Zeilen aus ${tables.length} Tabellen, ${files}.`
})
