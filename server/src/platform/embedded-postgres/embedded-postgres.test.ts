import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findBinaries } from './binaries.ts'
import { openCluster } from './cluster.ts'
import { type DatabaseEvent, type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { freePort } from './free-port.ts'
import { isAlive } from './leftover.ts'
import { connectionUrl, startPostmaster } from './postmaster.ts'

// creating a cluster waits for the disk, which other tests use as well
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let dataDir: string
let running: EmbeddedPostgres[] = []
let others: ChildProcess[] = []

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'reisewerk-postgres-'))
})

afterEach(async () => {
  await Promise.all(others.filter(isRunning).map((child) => child.kill('SIGKILL') && once(child, 'exit')))
  others = []
  await Promise.all(running.map((database) => database.stop()))
  running = []
  rmSync(dataDir, { recursive: true, force: true })
})

async function start(onEvent?: (event: DatabaseEvent) => void): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dataDir, ...(onEvent && { onEvent }) })
  running.push(database)
  return database
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  for (let left = 200; ; left--) {
    try {
      return await attempt()
    } catch (error) {
      if (left === 0) throw error
      await sleep(50)
    }
  }
}

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

/** Another process that starts the same folder and says what came of it. */
function otherProcess(): { child: ChildProcess; said: Promise<string> } {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url).href)}
    const database = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} }).catch((error) => error)
    console.log(database instanceof Error ? database.message : 'ready ' + database.processId() + ' ' + database.adminUrl)
    if (!(database instanceof Error)) setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  others.push(child)
  const said = new Promise<string>((resolve) => {
    let text = ''
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
      if (text.includes('\n')) resolve(text.trim())
    })
    child.on('close', () => resolve(text.trim()))
  })
  return { child, said }
}

test('APP-01 a new folder becomes a safe German database, and keeps it over a restart', async () => {
  const first = await start()
  const [settings] = await query(
    first.adminUrl,
    `select current_setting('data_checksums') as checksums, current_setting('fsync') as fsync,
       current_setting('listen_addresses') as addresses, current_setting('server_version_num')::int / 10000 as version,
       (select array_agg(name order by name) from (values ('Zug'), ('Ärzte'), ('Arzt')) as names (name)) as sorted`,
  )
  expect(settings).toEqual({
    checksums: 'on',
    fsync: 'on',
    addresses: '127.0.0.1',
    version: 18,
    sorted: ['Arzt', 'Ärzte', 'Zug'],
  })
  expect(statSync(join(dataDir, 'password')).mode & 0o777).toBe(0o600)
  await query(first.adminUrl, 'create table kept as select 42 as answer')
  await first.stop()

  const second = await start()
  expect(second.adminUrl).toBe(first.adminUrl)
  expect(await query(second.adminUrl, 'select answer from kept')).toEqual([{ answer: 42 }])
})

test('APP-01 nobody gets in without the password', async () => {
  const { adminUrl } = await start()
  const wrong = new URL(adminUrl)
  wrong.password = 'falsch'
  await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed')
})

test('APP-01 of two processes that start the same folder at once one wins, the other says why not', async () => {
  const processes = [otherProcess(), otherProcess()]
  const said = await Promise.all(processes.map((other) => other.said))
  expect(said.filter((line) => line.startsWith('ready'))).toHaveLength(1)
  expect(said.filter((line) => line.includes('wird schon von einem anderen Prozess benutzt'))).toHaveLength(1)
  const url = said.find((line) => line.startsWith('ready'))?.split(' ')[2]
  expect(await query(url ?? '', 'select 1 as alive')).toEqual([{ alive: 1 }])
})

test('APP-01 a copy of a folder that would take the same port is refused, and reaches nothing of the other', async () => {
  await (await startEmbeddedPostgres({ dataDir })).stop()
  const copy = `${dataDir}-copy`
  execFileSync('cp', ['-a', dataDir, copy])
  try {
    const original = await start()
    const port = Number(new URL(original.adminUrl).port)
    await expect(startEmbeddedPostgres({ dataDir: copy, port })).rejects.toThrow(`Der Anschluss ${port}`)
    // Left to itself it takes another one.
    const beside = await startEmbeddedPostgres({ dataDir: copy })
    running.push(beside)
    await query(original.adminUrl, 'create table of_the_original ()')
    expect(await query(beside.adminUrl, `select to_regclass('of_the_original') as found`)).toEqual([{ found: null }])
  } finally {
    await Promise.all(running.map((database) => database.stop()))
    rmSync(copy, { recursive: true, force: true })
  }
})

test('APP-01 a database that is killed comes back by itself under the same address with every committed row', async () => {
  const events: DatabaseEvent[] = []
  const database = await start((event) => events.push(event))
  await query(database.adminUrl, 'create table saved (number int)')
  const killed = database.processId() ?? 0

  let acknowledged = 0
  const client = new pg.Client({ connectionString: database.adminUrl })
  client.on('error', () => {})
  await client.connect()
  const saving = (async () => {
    for (;;) {
      await client.query('insert into saved values ($1)', [acknowledged + 1])
      acknowledged++
    }
  })().catch(() => {})
  await sleep(100)
  process.kill(killed, 'SIGKILL')
  await saving

  const [row] = await eventually(() => query(database.adminUrl, 'select max(number) as last from saved'))
  expect(acknowledged).toBeGreaterThan(0)
  expect(row?.last).toBeGreaterThanOrEqual(acknowledged)
  await eventually(async () => expect(events.map((event) => event.kind)).toContain('restarted'))
  expect(database.processId()).not.toBe(killed)
})

test('APP-01 a database that is asked to end while somebody is connected does not wait for them, and comes back', async () => {
  const database = await start()
  await query(database.adminUrl, 'create table kept as select 1 as one')
  const connected = new pg.Client({ connectionString: database.adminUrl })
  connected.on('error', () => {})
  await connected.connect()
  const before = database.processId() ?? 0
  process.kill(before, 'SIGTERM')
  await eventually(async () => expect(database.processId()).not.toBe(before))
  expect(await eventually(() => query(database.adminUrl, 'select one from kept'))).toEqual([{ one: 1 }])
  await connected.end().catch(() => {})
})

test('APP-01 after a kill -9 of the server the next start ends what was left and keeps the data', async () => {
  const { child, said } = otherProcess()
  const [, pid, url = ''] = (await said).split(' ')
  await query(url, 'create table kept as select 42 as answer')
  child.kill('SIGKILL')
  await once(child, 'exit')

  const database = await start()
  expect(isAlive(Number(pid))).toBe(false)
  expect(await query(database.adminUrl, 'select answer from kept')).toEqual([{ answer: 42 }])
})

test('APP-01 a healthy database without a server is ended before a new one starts', async () => {
  await (await start()).stop()
  const binaries = await findBinaries()
  const cluster = await openCluster(binaries, dataDir)
  const port = await freePort(null)
  const orphan = await startPostmaster({ cluster, port, postgres: binaries.postgres, onLog: () => {} })
  await query(connectionUrl(cluster, port, 'reisewerk'), 'create table kept as select 42 as answer')

  const database = await start()
  expect(isAlive(orphan.processId)).toBe(false)
  expect(await query(database.adminUrl, 'select answer from kept')).toEqual([{ answer: 42 }])
})

test('APP-01 a stale pid file whose number belongs to another program does not stop the start', async () => {
  const first = await start()
  const pidFile = join(dataDir, 'cluster', 'postmaster.pid')
  const content = readFileSync(pidFile, 'utf8')
  await first.stop()
  writeFileSync(pidFile, content.replace(/^\d+/, String(process.ppid)))

  const second = await start()
  expect(await query(second.adminUrl, 'select 1 as alive')).toEqual([{ alive: 1 }])
})

test.each(['', '\0\0\0\0', 'kaputt\n/nirgends\n'])(
  'APP-16 a pid file without a number (%j), as a loss of power leaves it, does not stop the start',
  async (content) => {
    const first = await start()
    await first.stop()
    writeFileSync(join(dataDir, 'cluster', 'postmaster.pid'), content)
    const second = await start()
    expect(await query(second.adminUrl, 'select 1 as alive')).toEqual([{ alive: 1 }])
  },
)

test('APP-01 a creation that was interrupted is begun anew', async () => {
  const { child } = otherProcess()
  await eventually(async () => {
    const draft = readdirSync(dataDir).find((name) => /^cluster.new-\w+$/.test(name)) ?? 'none'
    statSync(join(dataDir, draft, 'base'))
  })
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(existsSync(join(dataDir, 'cluster'))).toBe(false)

  const database = await start()
  expect(await query(database.adminUrl, 'select 1 as alive')).toEqual([{ alive: 1 }])
})
