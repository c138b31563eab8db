import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type AppDeps, buildApp } from '../app.ts'
import { connectDatabase } from '../platform/database/connect.ts'
import { openFileStore } from '../platform/file-store/open-file-store.ts'
import { type Listener, startListener } from '../platform/live/listen.ts'
import { createPdfService, type PdfService } from '../platform/pdf/pdf-service.ts'
import { sealWith } from '../platform/seal/seal.ts'
import { Caller } from './caller.ts'
import { type TestUser, testPassword, testUsers } from './test-accounts.ts'
import { createTestDatabase, marksChannel, type TestDatabase } from './test-database.ts'

/** The same of all processes beside each other. */
/** Jobs that a test runs itself open what its app has sealed. */
export const testKey = new Uint8Array(32).fill(7)

interface TestAppOptions
  extends Partial<Pick<AppDeps, 'now' | 'isPublic' | 'roads' | 'trustProxy' | 'logging' | 'sendsMail'>> {
  /** The database of another app: this one is a second process beside it, with connections and memory of its own. */
  beside?: TestDatabase
}

export interface TestApp {
  app: FastifyInstance
  db: TestDatabase
  /** Where the app keeps the bytes of files. */
  files: AppDeps['files']
  /** A caller who is signed in; the first call of each person signs in. */
  as(user: TestUser): Promise<Caller>
  /** A caller nobody knows. */
  nobody: Caller
  close(): Promise<void>
}

/**
 * The whole server on a database of its own, called without a network. A test file makes one, shares it among its tests
 * and closes it: `const desk = await testApp(); afterAll(desk.close)`.
 * @param beside see `TestAppOptions`; the other options are what shall differ from the real thing: the clock, mostly
 */
export async function testApp({ beside, ...options }: TestAppOptions = {}): Promise<TestApp> {
  const [db, folder] = await Promise.all([beside ?? createTestDatabase(), mkdtemp(join(tmpdir(), 'reisewerk-files-'))])
  const database = connectDatabase(db.adminUrl, 4)
  const silent = { info: () => undefined, warn: () => undefined }
  const listener = await startListener({
    connection: { connectionString: database.urlOf('reisewerk_auth') },
    log: silent,
  })
  const pdf = startedWhenNeeded()
  const files = await openFileStore({ folder: join(folder, 'files') })
  const app = await buildApp({
    database,
    listener,
    files,
    pdf,
    webFolder: join(folder, 'no-web-app'),
    version: 'test',
    isPublic: false,
    seal: sealWith(testKey),
    sendsMail: true,
    // What becomes a 500 is told beside the failing test.
    logging: { logger: { level: 'error' } },
    ...options,
  })
  await app.ready()
  const leave = db.addHearer(await marksOf(listener))

  const callers = new Map<TestUser, Promise<Caller>>()
  return {
    app,
    db,
    files,
    nobody: new Caller(app, {}),
    as: (user) => {
      const caller = callers.get(user) ?? signIn(app, user)
      callers.set(user, caller)
      return caller
    },
    close: async () => {
      leave()
      await app.close()
      await Promise.all([listener.stop(), pdf.close(), database.close()])
      await Promise.all([beside === undefined && db.drop(), rm(folder, { recursive: true, force: true })])
    },
  }
}

/** Signs a person in anew, with a session of its own. */
export async function signIn(app: FastifyInstance, user: TestUser): Promise<Caller> {
  const { email } = testUsers[user]
  const answer = await new Caller(app, {}).post('/api/session', { email, password: testPassword })
  const cookies = [answer.headers['set-cookie'] ?? []].flat()
  if (answer.status >= 300 || cookies.length === 0) {
    throw new Error(`${email} cannot sign in: ${answer.status} ${answer.raw.toString()}`)
  }
  return new Caller(app, { cookie: cookies.map((cookie) => String(cookie).split(';')[0]).join('; ') })
}

/** @returns waits until the process hears a mark; one whose connection is away forgets all it knew as it comes back */
async function marksOf(listener: Listener): Promise<(mark: string) => Promise<void>> {
  const waiting = new Map<string, () => void>()
  await listener.hear(marksChannel, (mark) => waiting.get(mark)?.())
  listener.onRestored(() => {
    for (const isHeard of waiting.values()) isHeard()
  })
  return async (mark) => {
    if (!listener.isConnected()) return
    await new Promise<void>((isHeard) => waiting.set(mark, isHeard))
    waiting.delete(mark)
  }
}

/** The real service; its child processes start with the first document, for most test files never make one. */
function startedWhenNeeded(): PdfService {
  let service: PdfService | undefined
  const started = () => {
    service ??= createPdfService({ workers: 1 })
    return service
  }
  return {
    render: (job) => started().render(job),
    draw: (job) => started().draw(job),
    workers: () => service?.workers() ?? [],
    close: async () => service?.close(),
  }
}
