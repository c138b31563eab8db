import { join } from 'node:path'
import { buildApp, resources } from '../app.ts'
import { startMailRounds } from '../features/mail/mailbox/mail-rounds.ts'
import { startReminderRounds } from '../features/notices/reminder-rounds.ts'
import { connectDatabase, type Database, keptConnections } from '../platform/database/connect.ts'
import { migrate } from '../platform/database/migrate.ts'
import { type Env, isPublic } from '../platform/env.ts'
import { areDeletionsHeld } from '../platform/file-store/backup-lock.ts'
import { claimFolder } from '../platform/file-store/claim-folder.ts'
import { openFileStore } from '../platform/file-store/open-file-store.ts'
import { prepareJobs } from '../platform/jobs/prepare-jobs.ts'
import { startJobs } from '../platform/jobs/start-jobs.ts'
import { startListener } from '../platform/live/listen.ts'
import { openMailer } from '../platform/mail/open-mailer.ts'
import { openMetrics } from '../platform/observe/metrics.ts'
import { createPdfService } from '../platform/pdf/pdf-service.ts'
import { openRoadService, type RoadService } from '../platform/routing/road-service.ts'
import { sealWith } from '../platform/seal/seal.ts'
import { sealKey } from '../platform/seal/seal-key.ts'
import { checkPort, listenFailure } from './check-port.ts'
import { makeDemoPapers } from './demo-papers.ts'
import { fillEmptyDatabase } from './fill-empty-database.ts'
import { startHousekeeping } from './housekeeping.ts'
import { jobHandlers } from './job-handlers.ts'
import { lockDataDir } from './lock-data-dir.ts'
import { openDatabase } from './open-database.ts'
import { logDatabaseEvent, type openProcessLog } from './process-log.ts'
import type { Shutdown } from './shutdown.ts'
import { warmUp } from './warm-up.ts'

export interface RunningServer {
  /** Where a browser finds it. */
  address: string
  database: Database
}

type ProcessLog = ReturnType<typeof openProcessLog>

const version = process.env.npm_package_version ?? '0'
const projectFolder = join(import.meta.dirname, '../../..')

/**
 * Brings everything up in the one order in which a refused start has touched nothing: folder, port, database, tables,
 * services, and the door last.
 * @param shutdown learns step by step how to end what was begun, also when a later step fails
 */
export async function startServer(
  env: Env,
  { log, forFastify }: ProcessLog,
  shutdown: Shutdown,
): Promise<RunningServer> {
  const address = addressOf(env)
  const lock = await lockDataDir(env.DATA_DIR)
  shutdown.add('data folder', lock.release)
  lock.describe({ pid: process.pid, address })
  await checkPort(env.HOST, env.PORT)

  const { adminUrl, stop } = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR }, (event) =>
    logDatabaseEvent(log, event),
  )
  shutdown.add('database', stop)
  await migrate(adminUrl)
  await prepareJobs(adminUrl)
  if (env.filesFolder !== null) await claimFolder(adminUrl, env.filesFolder)
  if (env.REISEWERK_DEMO === 'on') await fillEmptyDatabase(adminUrl, new Date())

  const database = connectDatabase(adminUrl, undefined, keptConnections)
  shutdown.add('connections', database.close)
  const listener = await startListener({ connection: { connectionString: database.urlOf('reisewerk_auth') }, log })
  shutdown.add('listener', listener.stop)
  const mailer = openMailer({ smtpUrl: env.SMTP_URL, dataDir: env.DATA_DIR })
  shutdown.add('mail', mailer.close)
  const sendsMail = mailer.kind === 'smtp'
  const isHeld = () => areDeletionsHeld(database.app)
  const files = await openFileStore({ folder: env.filesFolder, s3: env.s3, isHeld })
  const seal = sealWith(await sealKey(env.DATA_DIR, env.PERSONAL_DATA_KEY))
  const housekeeping = await startHousekeeping({ adminUrl, store: files, folder: env.filesFolder, log })
  shutdown.add('housekeeping', housekeeping.stop)
  const jobs = await startJobs({
    url: database.urlOf('reisewerk_jobs'),
    handlers: jobHandlers(database, { files, mailer, sendsMail, seal, sender: env.MAIL_FROM, address }),
    listener,
    log,
  })
  shutdown.add('jobs', jobs.stop)
  const mailRounds = startMailRounds(database, log)
  shutdown.add('mail rounds', mailRounds.stop)
  shutdown.add('reminder rounds', startReminderRounds(database, sendsMail, log).stop)
  const pools = { app: database.app, trip: database.trip, road: database.road, auth: database.auth }
  const metrics = openMetrics({ version, pools, jobs: jobs.counts, clearedAt: housekeeping.lastDoneAt })
  const pdf = createPdfService({
    onEvent: (event) => {
      metrics.onPdfEvent(event)
      // Whoever asked for the document is only told to try again.
      if (event.kind === 'failed') log.error(event, 'A document could not be made')
    },
  })
  shutdown.add('documents', pdf.close)

  const app = await buildApp({
    database,
    listener,
    pdf,
    files,
    seal,
    sendsMail,
    webFolder: join(projectFolder, 'web/dist'),
    version,
    isPublic: isPublic(env),
    trustProxy: env.TRUST_PROXY,
    logging: forFastify,
    metrics,
    metricsToken: env.METRICS_TOKEN,
    roads: roadServiceOf(env, (error) =>
      log.warn({ err: error }, 'The routing service does not answer; distances are estimated'),
    ),
  })
  shutdown.add('requests', () => app.close())
  if (env.REISEWERK_DEMO === 'on') {
    // One can look around without them.
    await makeDemoPapers(app, adminUrl, new Date()).catch((err) => log.warn({ err }, 'The demo agency lacks invoices'))
  }
  await app.listen({ host: env.HOST, port: env.PORT }).catch((error) => {
    throw listenFailure(error, env.HOST, env.PORT)
  })
  // Whoever comes first finds it under way; without it the first trips open more slowly.
  void warmUp(database, resources).catch((err) => log.warn({ err }, 'Statements could not be planned beforehand'))
  return { address, database }
}

/** OSRM goes before Valhalla where both are named. */
function roadServiceOf(
  { OSRM_URL, VALHALLA_URL, ROUTING_TIMEOUT_MS: timeoutMs }: Env,
  onFailure: (error: unknown) => void,
): RoadService | undefined {
  if (OSRM_URL) return openRoadService({ kind: 'osrm', url: OSRM_URL, timeoutMs, onFailure })
  return VALHALLA_URL ? openRoadService({ kind: 'valhalla', url: VALHALLA_URL, timeoutMs, onFailure }) : undefined
}

function addressOf({ HOST, PORT, PUBLIC_URL }: Env): string {
  if (PUBLIC_URL) return PUBLIC_URL
  const anywhere = HOST === '0.0.0.0' || HOST === '::'
  const host = anywhere ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST
  return `http://${host}:${PORT}`
}
