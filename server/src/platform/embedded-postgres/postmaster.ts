import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartFailure } from '../start-failure.ts'
import { type Cluster, lastLine, noSpace, ownerRole } from './cluster.ts'

export interface Postmaster {
  processId: number
  /** Resolves, never rejects, when the process is gone, with a word on how. */
  exited: Promise<string>
  /** Asks it to end, without waiting. */
  end(): void
  stop(): Promise<void>
}

export interface PostmasterOptions {
  cluster: Cluster
  postgres: string
  port: number
  onLog: (line: string) => void
}

/**
 * Given on the command line: what this version needs holds whatever an older one wrote to postgresql.conf. Durability
 * (fsync, synchronous_commit, full_page_writes) stays at PostgreSQL's default, on; only tests switch it off in their folder.
 */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '', // its path may be too long, and the pool is no faster through it
  max_connections: '100',
  shared_buffers: '256MB',
  jit: 'off', // compiling takes longer than our queries
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_line_prefix: '',
  log_checkpoints: 'off',
  // no personal data in logs: neither statements nor the values in "Key (email)=(…) exists"
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

/** Names each start of a database; chosen anew every time. */
const startSetting = 'reisewerk.start'

const patienceForRecovery = 10 * 60_000
const patienceForPredecessor = 20_000
/** A postmaster that was killed leaves its workers behind for a moment, and with them its memory and its port. */
const predecessorIsLeaving =
  /pre-existing shared memory block|lock file "postmaster.pid" already exists|Address already in use/

/** Starts PostgreSQL and waits until it takes connections; a predecessor that is just going is waited for. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const deadline = Date.now() + patienceForPredecessor
  for (;;) {
    const attempt = await tryToStart(options)
    if ('postmaster' in attempt) return attempt.postmaster
    if (!predecessorIsLeaving.test(attempt.output) || Date.now() > deadline) throw explain(attempt.output, options)
    await sleep(250)
  }
}

export function connectionUrl(cluster: Pick<Cluster, 'password'>, port: number, database: string): string {
  return `postgres://${ownerRole}:${cluster.password}@127.0.0.1:${port}/${database}`
}

async function tryToStart(options: PostmasterOptions): Promise<{ postmaster: Postmaster } | { output: string }> {
  const { cluster, port, onLog } = options
  const start = randomUUID()
  const {
    program,
    args,
    options: spawnOptions,
  } = cluster.runAs.command(options.postgres, [
    ...['-D', cluster.folder, '-p', String(port)],
    ...Object.entries({ ...settings, [startSetting]: start }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ])
  const child = spawn(program, args, { ...spawnOptions, stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  createInterface({ input: child.stderr }).on('line', (line) => {
    output = `${output}${line}\n`.slice(-4000)
    onLog(line)
    // Somebody else asked it to end once all have left. Our own pool never leaves, and nobody new is let in meanwhile: it ends
    // at once and is started again.
    if (line.includes('received smart shutdown request')) child.kill('SIGINT')
  })
  const exited = exitOf(child)

  const failure = await Promise.race([exited, untilReady(connectionUrl(cluster, port, 'postgres'), child, start)])
  if (failure === null) {
    // the pid of a started process is set; spawn errors ended in `exited`
    return {
      postmaster: {
        processId: child.pid ?? 0,
        exited,
        end: () => child.kill('SIGINT'),
        stop: () => stop(child, exited),
      },
    }
  }
  await stop(child, exited)
  return { output: output || failure }
}

function exitOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    // 'close', not 'exit': only then everything it said has been read
    child.once('close', (code, signal) => resolve(signal ?? `code ${code}`))
  })
}

/**
 * @param start by which the database that was just started is told from one that has its port: that of a copy of the folder takes
 * the same password, and what is written there would be another house's
 * @returns null as soon as the database answers, else why it never will
 */
async function untilReady(url: string, child: ChildProcess, start: string): Promise<string | null> {
  const deadline = Date.now() + patienceForRecovery
  let reason = 'no answer'
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
    client.on('error', () => {}) // a connection that breaks later is told by the next query
    try {
      await client.connect()
      const { rows } = await client.query(`select current_setting('${startSetting}', true) as start`)
      if (rows[0]?.start === start) return null
      reason = 'another database has its port'
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error)
      // 28…: the password file does not belong to this cluster. Everything else may pass: starting up, recovering.
      if (error instanceof pg.DatabaseError && error.code?.startsWith('28')) return reason
    } finally {
      await client.end().catch(() => {})
    }
    await sleep(25)
  }
  return reason
}

async function stop(child: ChildProcess, exited: Promise<string>): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 30_000], // fast: ends sessions, writes a checkpoint
    ['SIGQUIT', 5_000], // at once; nothing acknowledged is lost, the next start replays the log
    ['SIGKILL', 5_000],
  ] as const) {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    if ((await Promise.race([exited, sleep(patience, null, { ref: false })])) !== null) return
  }
}

function explain(output: string, { cluster, port }: PostmasterOptions): StartFailure {
  if (output.includes('No space left on device')) return noSpace(cluster.folder)
  if (output.includes('Address already in use'))
    return new StartFailure(`Der Anschluss ${port} für die Datenbank ist belegt.`)
  if (output.includes('password authentication failed'))
    return new StartFailure(`Das Passwort neben ${cluster.folder} passt nicht zu dieser Datenbank.`)
  return new StartFailure(`PostgreSQL startet nicht: ${lastLine(output)}`)
}
