import { type SpawnOptions, spawnSync } from 'node:child_process'
import { chownSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartFailure } from '../start-failure.ts'

export interface Command {
  program: string
  args: string[]
  options: SpawnOptions
}

/**
 * How PostgreSQL's programs are run. They refuse to run as root, so root needs another account, and that account may be
 * unable to reach our folders (a clone under a 0700 home).
 */
export interface RunAs {
  name: string
  /** Who must own the data for this way; null: whoever we are. */
  owner: { uid: number; gid: number } | null
  command(program: string, args: string[]): Command
}

const isRoot = process.getuid?.() === 0

/** The first way in which `postgres` really runs and reaches the folder; as root it hands the folder to that account. */
export function chooseRunAs(postgres: string, folder: string): RunAs {
  const ways = isRoot ? waysOfRoot() : [ownAccount()]
  const way = ways.find((candidate) => reaches(candidate, postgres, dirname(folder)))
  if (way && canHandOver(folder, way)) {
    giveFolderTo(folder, way.owner)
    return way
  }
  throw new StartFailure(
    isRoot
      ? `PostgreSQL darf nicht als root laufen, und kein anderes Konto erreicht ${folder}; bitte als gewöhnlicher Benutzer starten oder DATA_DIR auf einen lesbaren Ordner setzen.`
      : `PostgreSQL lässt sich mit dem Ordner ${folder} nicht starten: Er gehört einem anderen Benutzer, oder die Programme sind nicht ausführbar.`,
  )
}

/** The account of the system's PostgreSQL when there is one, else nobody. */
function databaseAccount(passwd = readFileSync('/etc/passwd', 'utf8')): { uid: number; gid: number } {
  const accounts = passwd.split('\n').map((line) => line.split(':'))
  const [, , uid, gid] = accounts.find(([name]) => name === 'postgres') ??
    accounts.find(([name]) => name === 'nobody') ?? ['', '', '65534', '65534']
  return { uid: Number(uid), gid: Number(gid) }
}

/** Ends PostgreSQL when our process dies without a word; only util-linux knows how. */
const deathSignal = hasDeathSignal() ? ['setpriv', '--pdeathsig', 'INT', '--'] : []

function ownAccount(): RunAs {
  return { name: 'own account', owner: null, command: (program, args) => command([...deathSignal, program, ...args]) }
}

function waysOfRoot(): RunAs[] {
  const account = databaseAccount()
  const { uid, gid } = account
  return [
    {
      name: 'other account',
      owner: account,
      command: (program, args) => command([...deathSignal, program, ...args], account),
    },
    // Only the name changes: outside its user namespace the process keeps root's reach over root's files.
    {
      name: 'user namespace',
      owner: { uid: 0, gid: 0 },
      command: (program, args) =>
        command(['unshare', '--user', '--map-user=65534', '--map-group=65534', '--', ...deathSignal, program, ...args]),
    },
    // Containers forbid namespaces but leave root the right to reach every file. no_setuid_fixup: access() asks
    // with the real account and would otherwise forget the capability.
    {
      name: 'other account with root’s reach',
      owner: account,
      command: (program, args) =>
        command([
          ...['setpriv', '--pdeathsig', 'INT', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'],
          ...['--securebits=+no_setuid_fixup', '--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--'],
          ...[program, ...args],
        ]),
    },
  ]
}

function command([program = '', ...args]: string[], account?: { uid: number; gid: number }): Command {
  // A session of its own: Ctrl-C at the terminal is for us, and we end the database last. '/' is readable for everyone.
  return { program, args, options: { ...account, cwd: '/', detached: true, windowsHide: true } }
}

function reaches(way: RunAs, postgres: string, parent: string): boolean {
  if (process.platform === 'win32') return true
  const script = '"$0" --version && test -x "$1"'
  const { program, args, options } = way.command('/bin/sh', ['-c', script, postgres, parent])
  const { status, stderr } = spawnSync(program, args, {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 10_000,
  })
  // "invalid binary": the program ran but cannot find itself again, as initdb must
  return status === 0 && !stderr.includes('invalid binary')
}

/** PostgreSQL insists on owning its folder; only root can change who does. */
function canHandOver(folder: string, way: RunAs): boolean {
  return way.owner !== null || process.platform === 'win32' || lstatSync(folder).uid === process.getuid?.()
}

function giveFolderTo(folder: string, owner: { uid: number; gid: number } | null): void {
  if (owner === null || lstatSync(folder).uid === owner.uid) return
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, entry)
    if (!lstatSync(path).isSymbolicLink()) chownSync(path, owner.uid, owner.gid)
  }
  // the folder itself last: after an interruption the next start sees the old owner and does it again
  chownSync(folder, owner.uid, owner.gid)
}

function hasDeathSignal(): boolean {
  return (
    process.platform === 'linux' &&
    spawnSync('setpriv', ['--pdeathsig', 'INT', 'true'], { stdio: 'ignore' }).status === 0
  )
}
