import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const projectRoot = resolve(import.meta.dirname, '../..')
/** The first start creates the database and loads the demo agency. */
const startSeconds = 240
const stopSeconds = 60
const keptLines = 400

export interface ServerProcess {
  url: string
  port: number
  dataDir: string
  processId: number
  /** What the server wrote last, for the message of a failing test. */
  output(): string
  /** Ends the server's process at once, the way a crash does; its data folder stays. */
  kill(): Promise<void>
  /** Asks the server to stop and waits for it; its data folder stays. */
  stop(): Promise<void>
}

export interface ServerOptions {
  dataDir: string
  port?: number
  env?: Record<string, string>
}

/** A folder for a server's data, removed by `removeDataDir` when the tests are through with it. */
export function newDataDir(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'reisewerk-e2e-'))
}

export function removeDataDir(dataDir: string): Promise<void> {
  return rm(dataDir, { recursive: true, force: true })
}

/**
 * Starts the real server in a process of its own and waits until it says that it is well.
 * @throws when it ends before that or takes longer than a first start may; the message carries what it wrote
 */
export async function startServer({ dataDir, port, env }: ServerOptions): Promise<ServerProcess> {
  if (!existsSync(join(projectRoot, 'web/dist/index.html'))) {
    throw new Error("The web app is not built: run 'node setup.mjs build' first")
  }
  const chosenPort = port ?? (await freePort())
  const child = spawn(process.execPath, [join(projectRoot, 'server/src/main.ts')], {
    cwd: projectRoot,
    env: { ...productionEnvironment(), DATA_DIR: dataDir, PORT: String(chosenPort), HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = collectOutput(child)
  const url = `http://127.0.0.1:${chosenPort}`
  try {
    await untilHealthy(url, child)
  } catch (error) {
    await end(child, 'SIGKILL')
    throw new Error(`The server did not start:\n${output()}`, { cause: error })
  }
  return {
    url,
    port: chosenPort,
    dataDir,
    processId: child.pid ?? 0,
    output,
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  }
}

/** The environment without what the test tool put into it: the server shall run as it does in production. */
function productionEnvironment(): NodeJS.ProcessEnv {
  const names = ['NODE_ENV', 'NODE_OPTIONS', 'MODE', 'DEV', 'PROD', 'BASE_URL', 'DATABASE_URL', 'TEST']
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !names.includes(name) && !name.startsWith('VITEST')),
  )
}

function collectOutput(child: ChildProcess): () => string {
  const lines: string[] = []
  const keep = (chunk: string) => {
    lines.push(...chunk.split('\n'))
    lines.splice(0, Math.max(0, lines.length - keptLines))
  }
  child.stdout?.setEncoding('utf8').on('data', keep)
  child.stderr?.setEncoding('utf8').on('data', keep)
  return () => lines.join('\n')
}

async function untilHealthy(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + startSeconds * 1000
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('it ended at once')
    if (await isHealthy(url)) return
    await sleep(100)
  }
  throw new Error(`not healthy after ${startSeconds} seconds`)
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health`, { signal: AbortSignal.timeout(2_000) })).ok
  } catch {
    return false // not listening yet, or not answering: asked again until the deadline
  }
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill(signal)
  const limit = setTimeout(() => child.kill('SIGKILL'), stopSeconds * 1000)
  await exited
  clearTimeout(limit)
  if (signal === 'SIGTERM' && child.signalCode === 'SIGKILL') {
    throw new Error(`The server did not stop within ${stopSeconds} seconds of SIGTERM`)
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen({ port: 0, host: '127.0.0.1' })
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
