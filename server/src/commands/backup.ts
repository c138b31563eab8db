import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { StartFailure } from '../platform/start-failure.ts'
import { postgresFolder } from '../start-up/open-database.ts'
import { nothingToSave, writeBackup } from './archive/write-backup.ts'
import { runCommand } from './run-command.ts'
import { besideServer } from './with-database.ts'

/** npm run backup [-- folder]: writes a backup, also while the server runs (APP-16). */
await runCommand(async (env) => {
  const { positionals } = parseArgs({ allowPositionals: true })
  if (env.DATABASE_URL === undefined && !existsSync(postgresFolder(env.DATA_DIR))) throw nothingToSave()
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '')
  const target = resolve(positionals[0] ?? join(env.DATA_DIR, 'backups', moment))
  if (existsSync(target)) throw new StartFailure(`${target} gibt es schon; bitte einen anderen Ort angeben.`)
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  const {
    tables,
    documents: copied,
    missing,
  } = await besideServer(env, (adminUrl) => writeBackup({ adminUrl, documents: env.filesFolder }, target))
  const rows = tables.reduce((sum, table) => sum + table.rows, 0).toLocaleString('de-DE')
  const files = env.s3
    ? 'die Dokumente bleiben im S3-Speicher'
    : copied.length === 1
      ? '1 Dokument'
      : `${copied.length.toLocaleString('de-DE')} Dokumente`
  const gap =
    missing.length === 0 ? '' : `\nDiese Dateien fehlten schon und sind nicht dabei:\n  ${missing.join('\n  ')}`
  return `Gesichert in ${target}: ${rows} Zeilen aus ${tables.length} Tabellen, ${files}.${gap}`
})
