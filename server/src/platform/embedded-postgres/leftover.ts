import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartFailure } from '../start-failure.ts'

/**
 * Ends a PostgreSQL that outlived its server (kill -9 of the server where nothing could take the database along), and
 * clears the pid file when its number meanwhile belongs to something else, as happens after a restart of a container.
 *
 * A healthy leftover is stopped in good order rather than adopted: it takes a fraction of a second, and afterwards the
 * database is our child like any other: watched, with the settings of this version.
 * Call it only while holding the folder's lock; nobody else may be at work there.
 */
export async function endLeftover(clusterFolder: string): Promise<void> {
  const pidFile = join(clusterFolder, 'postmaster.pid')
  const pid = readPid(pidFile) ?? findPostgresOf(clusterFolder)
  // Empty or garbled, as after a loss of power: PostgreSQL would refuse to start for ever.
  if (pid === null) return rmSync(pidFile, { force: true })
  if (pid === process.pid || !isAlive(pid)) return // a dead one's file is PostgreSQL's own matter
  if (!isPostgresOf(pid, clusterFolder)) return rmSync(pidFile, { force: true })

  for (const [signal, patience] of [
    ['SIGINT', 20_000], // ends sessions, writes everything, stops
    ['SIGQUIT', 5_000], // stops at once; the next start replays the log of changes
    ['SIGKILL', 5_000],
  ] as const) {
    signalProcess(pid, signal)
    if (await ends(pid, patience)) return
  }
  throw new StartFailure(`Eine frühere Datenbank (Prozess ${pid}) lässt sich nicht beenden.`)
}

/** The database of the folder where its file does not tell; the main process began before its children. */
function findPostgresOf(clusterFolder: string): number | null {
  if (process.platform !== 'linux') return null
  const pids = readdirSync('/proc').map(Number)
  return pids.filter((pid) => pid > 0 && isPostgresOf(pid, clusterFolder)).sort((one, other) => one - other)[0] ?? null
}

function readPid(pidFile: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10)
    return pid > 0 ? pid : null
  } catch {
    return null // no file: nothing was left
  }
}

/** Whether a process exists and is more than an entry that nobody collected. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  if (process.platform !== 'linux') return true
  try {
    // "pid (name) state …"; the name may hold anything, a closing bracket included
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.[0] !== 'Z'
  } catch {
    return false // gone between the two looks
  }
}

function isPostgresOf(pid: number, clusterFolder: string): boolean {
  try {
    if (process.platform === 'linux') {
      const executable = basename(readlinkSync(`/proc/${pid}/exe`)).replace(/ \(deleted\)$/, '')
      return executable === 'postgres' && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(clusterFolder)
    }
    if (process.platform === 'win32') return true
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(clusterFolder)
  } catch {
    return false // not ours to look at: a process of another account is not our database
  }
}

function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

async function ends(pid: number, patience: number): Promise<boolean> {
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    if (!isAlive(pid)) return true
    await sleep(25)
  }
  return false
}
