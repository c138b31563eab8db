import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, readdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartFailure } from '../start-failure.ts'
import type { Binaries } from './binaries.ts'
import { chooseRunAs, type RunAs } from './run-as.ts'

/** The folder PostgreSQL keeps its data in, ready to be started. */
export interface Cluster {
  folder: string
  password: string
  runAs: RunAs
}

export const ownerRole = 'reisewerk_owner'

const majorVersion = '18'
const draftPrefix = 'cluster.new-'
const megabyte = 1024 * 1024
/** A new cluster takes 40 MB and its log of changes up to 1 GB; less than this and it would stop within the first hour. */
const spaceToCreate = 400 * megabyte
const spaceToRun = 50 * megabyte

/** Creates the cluster on first use; a creation that was interrupted is begun anew. */
export async function openCluster(binaries: Binaries, dataDir: string): Promise<Cluster> {
  const folder = join(dataDir, 'cluster')
  const exists = existsSync(folder)
  await refuseFullDisk(dataDir, exists ? spaceToRun : spaceToCreate)
  const runAs = exists ? chooseRunAs(binaries.postgres, folder) : await createCluster(binaries, dataDir, folder)
  await refuseOtherVersion(folder)
  return { folder, runAs, password: await readPassword(dataDir) }
}

async function createCluster(binaries: Binaries, dataDir: string, folder: string): Promise<RunAs> {
  await removeDrafts(dataDir)
  // A name of its own: the initdb of an interrupted start may still be tidying up after itself.
  const draft = await mkdtemp(join(dataDir, draftPrefix))
  const passwordCopy = `${draft}.password`
  const runAs = chooseRunAs(binaries.postgres, draft)

  const password = randomBytes(24).toString('base64url')
  await writeFile(passwordFile(dataDir), password, { mode: 0o600 })
  await writeFile(passwordCopy, password, { mode: 0o600 })
  if (runAs.owner) await chown(passwordCopy, runAs.owner.uid, runAs.owner.gid)
  try {
    await runInitdb(binaries.initdb, runAs, draft, passwordCopy)
  } finally {
    await rm(passwordCopy, { force: true })
  }
  // Only now it counts: a crash before this line leaves a draft, never half a database.
  await rename(draft, folder)
  return runAs
}

async function removeDrafts(dataDir: string): Promise<void> {
  const drafts = (await readdir(dataDir)).filter((name) => name.startsWith(draftPrefix))
  await Promise.all(drafts.map((name) => rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 5 })))
}

async function runInitdb(initdb: string, runAs: RunAs, folder: string, passwordCopy: string): Promise<void> {
  const { program, args, options } = runAs.command(initdb, [
    `--pgdata=${folder}`,
    `--username=${ownerRole}`,
    `--pwfile=${passwordCopy}`,
    '--auth=scram-sha-256',
    '--data-checksums',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=icu',
    '--icu-locale=de-DE', // German order of names: Ä beside A
    '--no-instructions',
  ])
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  if (code === 0) return
  if (output.includes('No space left on device')) throw noSpace(folder)
  throw new StartFailure(`PostgreSQL konnte die Datenbank in ${folder} nicht anlegen: ${lastLine(output)}`)
}

const passwordFile = (dataDir: string) => join(dataDir, 'password')

async function readPassword(dataDir: string): Promise<string> {
  try {
    return (await readFile(passwordFile(dataDir), 'utf8')).trim()
  } catch (cause) {
    throw new StartFailure(`Das Passwort der Datenbank in ${passwordFile(dataDir)} fehlt oder ist nicht lesbar.`, {
      cause,
    })
  }
}

async function refuseOtherVersion(folder: string): Promise<void> {
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => 'unbekannt')).trim()
  if (version === majorVersion) return
  throw new StartFailure(
    `Die Daten in ${folder} stammen von PostgreSQL ${version}, mitgeliefert ist PostgreSQL ${majorVersion}; bitte dort sichern, wo sie entstanden sind, und hier wieder einspielen.`,
  )
}

async function refuseFullDisk(folder: string, needed: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free < needed) throw noSpace(folder, `noch ${Math.floor(free / megabyte)} MB, nötig sind ${needed / megabyte} MB`)
}

export function noSpace(folder: string, detail = ''): StartFailure {
  return new StartFailure(`Auf dem Datenträger von ${folder} ist zu wenig Platz frei${detail && ` (${detail})`}.`)
}

/** What PostgreSQL said last: mostly the reason. */
export function lastLine(output: string): string {
  const lines = output.split('\n').map((line) => line.trim())
  const reason =
    lines.findLast((line) => /FATAL|PANIC|ERROR|error:/.test(line)) ?? lines.findLast((line) => line !== '')
  return reason ?? 'ohne Angabe von Gründen'
}
