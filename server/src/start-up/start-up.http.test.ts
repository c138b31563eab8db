import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { isAlive } from '../platform/embedded-postgres/leftover.ts'
import { databaseUrl, runSql } from '../test/test-database.ts'

const main = join(import.meta.dirname, '../main.ts')
const folders: string[] = []
const processes: ChildProcess[] = []

afterAll(async () => {
  await Promise.all(processes.map((child) => ended(child, 'SIGKILL')))
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'reisewerk-start-'))
  folders.push(folder)
  return folder
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** A server of its own; `said` resolves with all it wrote as soon as it is up, or has ended. */
function startServer(env: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH ?? '', REISEWERK_DEMO: 'off', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  processes.push(child)
  let text = ''
  const said = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
        if (text.includes('Strg+C')) resolve(text)
      })
    child.once('close', () => resolve(text))
  })
  return { child, said }
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill(signal)
    await once(child, 'exit')
  }
  return child.exitCode
}

const exitCode = async (child: ChildProcess) => {
  if (child.exitCode === null) await once(child, 'exit')
  return child.exitCode
}
const health = async (port: number) => (await fetch(`http://127.0.0.1:${port}/health`)).status
const postmasterOf = (folder: string) =>
  Number.parseInt(readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8'), 10)

test('APP-01 a second start says that the first runs, and a stop leaves nothing behind', async () => {
  const [folder, port, otherPort] = [newFolder(), await freePort(), await freePort()]
  const first = startServer({ DATA_DIR: folder, PORT: `${port}` })
  expect(await first.said).toContain(`Reisewerk läuft:  http://127.0.0.1:${port}`)

  const sameFolder = startServer({ DATA_DIR: folder, PORT: `${otherPort}` })
  expect(await sameFolder.said).toBe(
    `Reisewerk läuft mit dem Datenordner ${folder} schon (http://127.0.0.1:${port}, Prozess ${first.child.pid}); es läuft ungestört weiter.\n`,
  )
  expect(await exitCode(sameFolder.child)).toBe(1)

  const untouched = newFolder()
  const samePort = startServer({ DATA_DIR: untouched, PORT: `${port}` })
  expect(await samePort.said).toBe(`Der Anschluss ${port} ist schon belegt; mit PORT lässt sich ein anderer wählen.\n`)
  expect(await exitCode(samePort.child)).toBe(1)
  expect(existsSync(join(untouched, 'postgres'))).toBe(false)

  expect(await health(port)).toBe(200)
  const postmaster = postmasterOf(folder)
  expect(await ended(first.child, 'SIGTERM')).toBe(0)
  expect(isAlive(postmaster)).toBe(false)
}, 120_000)

test('APP-01 after a kill -9 of the server the next start just works; a kill -9 of the database it survives', async () => {
  const [folder, port] = [newFolder(), await freePort()]
  const killed = startServer({ DATA_DIR: folder, PORT: `${port}` })
  await killed.said
  await ended(killed.child, 'SIGKILL')

  const { said, child } = startServer({ DATA_DIR: folder, PORT: `${port}` })
  expect(await said).toContain('Reisewerk läuft')
  process.kill(postmasterOf(folder), 'SIGKILL')
  let status = 0
  for (let tries = 0; tries < 300 && status !== 200; tries++) {
    await sleep(100)
    // the answer from before the kill may still be remembered for a second
    if (tries > 15) status = await health(port)
  }
  expect(status).toBe(200)
  expect(await ended(child, 'SIGTERM')).toBe(0)
}, 90_000)

test('APP-01 a server whose launcher is gone stops by itself', async () => {
  const [folder, port] = [newFolder(), await freePort()]
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH ?? '', REISEWERK_DEMO: 'off', DATA_DIR: folder, PORT: `${port}` },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  processes.push(child)
  await new Promise<void>((resolve) => {
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => chunk.includes('Strg+C') && resolve())
  })
  child.disconnect()
  expect(await exitCode(child)).toBe(0)
}, 60_000)

test.each([
  ['a port that is none', { PORT: 'abc' }, 'PORT muss eine ganze Zahl von 1 bis 65535 sein, nicht „abc“.\n'],
  [
    "a foreign host's address",
    { HOST: '203.0.113.7' },
    'Die Adresse „203.0.113.7“ (HOST) gehört nicht zu diesem Rechner.\n',
  ],
  [
    'a data folder that cannot be',
    { DATA_DIR: `${main}/data` },
    `Der Datenordner ${main}/data lässt sich nicht anlegen (DATA_DIR).\n`,
  ],
  [
    'a data folder where none can be made',
    { DATA_DIR: '/proc/x' },
    'Der Datenordner /proc/x lässt sich nicht anlegen (DATA_DIR).\n',
  ],
  [
    'a database that is away',
    { DATABASE_URL: 'postgres://a:geheim@127.0.0.1:1/b' },
    'Die Datenbank in DATABASE_URL (127.0.0.1:1) ist nicht erreichbar: dort nimmt niemand Verbindungen an.\n',
  ],
])(
  'APP-01 %s ends the start in one sentence and exit code 1',
  async (_what, env, sentence) => {
    const { said, child } = startServer({ DATA_DIR: newFolder(), PORT: `${await freePort()}`, ...env })
    expect(await said).toBe(sentence)
    expect(await exitCode(child)).toBe(1)
  },
  30_000,
)

test('APP-01 a database that is killed in the middle of the start is told in one sentence', async () => {
  const { port: realPort } = new URL(inject('clusterUrl'))
  let connections = 0
  // The first asks which version it is, the second is in the middle of its tables when it is cut off.
  const passing = createServer((socket) => {
    const real = connect(Number(realPort), '127.0.0.1')
    const cut = ++connections === 2
    for (const one of [socket, real]) one.on('error', () => undefined)
    socket.pipe(real)
    if (cut) real.once('data', () => [socket, real].map((one) => one.destroy()))
    else real.pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(passing, 'listening')
  const url = new URL(inject('clusterUrl'))
  const address = passing.address()
  url.port = String(address !== null && typeof address === 'object' ? address.port : 0)
  const { said, child } = startServer({ DATABASE_URL: url.href, DATA_DIR: newFolder(), PORT: `${await freePort()}` })
  expect(await said).toBe('Die Datenbank ist während des Starts ausgefallen; bitte noch einmal starten.\n')
  expect(await exitCode(child)).toBe(1)
  passing.close()
}, 60_000)

test('APP-18 a second process on the same database needs the same folder of files', async () => {
  const name = `shared_${Date.now()}`
  const url = databaseUrl(inject('clusterUrl'), name)
  await runSql(inject('clusterUrl'), `create database ${name}`)
  const [one, other, port] = [newFolder(), newFolder(), await freePort()]
  const first = startServer({ DATABASE_URL: url, DATA_DIR: one, PORT: `${port}`, METRICS_TOKEN: 'geheim' })
  expect(await first.said).toContain('Reisewerk läuft')
  const headers = { authorization: 'Bearer geheim' }
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text()
  expect(metrics).toContain('\nreisewerk_live_clients 0\n')

  const alone = startServer({ DATABASE_URL: url, DATA_DIR: other, PORT: `${await freePort()}` })
  expect(await alone.said).toContain(`Die Dokumente dieser Datenbank liegen nicht in ${join(other, 'files')}.`)
  expect(await exitCode(alone.child)).toBe(1)
  const files = { FILES_DIR: join(one, 'files') }
  const second = startServer({ DATABASE_URL: url, DATA_DIR: other, PORT: `${await freePort()}`, ...files })
  expect(await second.said).toContain('Reisewerk läuft')
  await Promise.all([ended(first.child, 'SIGTERM'), ended(second.child, 'SIGTERM')])
  await runSql(inject('clusterUrl'), `drop database ${name} with (force)`)
}, 60_000)

test('APP-01 a database of a newer version is refused and stays as it is', async () => {
  const name = `newer_${Date.now()}`
  const url = databaseUrl(inject('clusterUrl'), name)
  await runSql(inject('clusterUrl'), `create database ${name}`)
  await runSql(url, `create table migrations as select '9999_future.sql' as name`)
  const { said, child } = startServer({ DATABASE_URL: url, DATA_DIR: newFolder(), PORT: `${await freePort()}` })
  expect(await said).toBe(
    'Die Datenbank stammt von einer neueren Fassung von Reisewerk; bitte diese Fassung aktualisieren, die Daten bleiben unberührt.\n',
  )
  expect(await exitCode(child)).toBe(1)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(`select table_name from information_schema.tables where table_schema = 'public'`)
  expect(rows).toEqual([{ table_name: 'migrations' }])
  await client.end()
  await runSql(inject('clusterUrl'), `drop database ${name} with (force)`)
}, 30_000)
