import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import project from '../../../package.json' with { type: 'json' }
import type { Answered } from '../by-hand/content.ts'
import { email, password } from '../database/bench-database.ts'
import type { Operation } from '../operations/operations.ts'
import { sampleOf } from '../operations/samples.ts'
import type { Step } from '../operations/statement.ts'
import { type BareSql, openBareSql } from './bare-sql.ts'
import { type HttpClient, openHttpClient } from './http-client.ts'
import { type RunningProcess, startProcess } from './process.ts'
import { signIn } from './sign-in.ts'

export type ContestantName = 'sql' | 'byHand' | 'fastify' | 'fastifyByHand' | 'app'

/** Somebody who does an operation once for a sample; `lane` is which of the simultaneous callers asks. */
export type Contestant = {
  readonly name: ContestantName
  run(operation: Operation, sample: number, lane: number): Promise<void>
  close(): Promise<void>
}

const folder = join(import.meta.dirname, '../../..')
/** As many callers as the mixed load has. */
export const lanes = 32

/** The same SQL bare through the driver. */
export function bareSql(adminUrl: string, trips: number): Contestant {
  const sql = openBareSql(adminUrl)
  return {
    name: 'sql',
    run: (operation, sample) => sql.operation(operation, sampleOf(sample, trips)),
    close: sql.close,
  }
}

/** The best SQL by hand for the same screens, bare through the driver; a whole screen in one go. */
export function sqlByHand(adminUrl: string, trips: number): Contestant & Pick<BareSql, 'byHand'> {
  const sql = openBareSql(adminUrl, { withoutTriggers: true })
  return {
    name: 'byHand',
    byHand: sql.byHand,
    run: async (operation, sample) => {
      await sql.byHand(operation, sampleOf(sample, trips))
    },
    close: sql.close,
  }
}

/** The same SQL behind bare Fastify routes, and SQL by hand behind a route for each screen, in a process of its own. */
export async function bareFastify(
  adminUrl: string,
  trips: number,
  port: number,
): Promise<readonly [Contestant, Contestant]> {
  const server = await startProcess(port, join(import.meta.dirname, 'bare-server.ts'), [
    adminUrl,
    String(trips),
    String(port),
  ])
  const clients = await openClients(port, {})
  const overOurs: Contestant = {
    name: 'fastify',
    run: (operation, sample, lane) =>
      inTurn(operation, lane, async (step, index, connection) => {
        const body = step.body?.(sampleOf(sample, trips))
        await clientOf(clients, connection).send(step.method, `/${operation.name}/${index}/${sample}`, body)
      }),
    close: () => closeAll(clients, server),
  }
  const overHand: Contestant = {
    name: 'fastifyByHand',
    run: async ({ name, steps: [step] }, sample, lane) => {
      const body = step?.body?.(sampleOf(sample, trips))
      await clientOf(clients, lane).send(step?.method ?? 'GET', `/by-hand/${name}/${sample}`, body)
    },
    close: async () => undefined,
  }
  return [overOurs, overHand]
}

export type RealApp = Contestant & {
  readonly cookie: string
  /** Does an operation once. @returns what was answered to each of its steps */
  answers(operation: Operation, sample: number): Promise<Answered[]>
}

/** The real server as `npm start` runs it: own process, policies, sessions, change log, request log. */
export async function realApp(adminUrl: string, trips: number, port: number): Promise<RealApp> {
  const server = await startApp(adminUrl, port)
  const cookie = await signIn(port, { email, password })
  const clients = await openClients(port, { cookie, 'x-reisewerk-tab': 'bench' })
  return {
    name: 'app',
    cookie,
    answers: async ({ steps }, sample) => {
      const answers: Answered[] = []
      const asked = sampleOf(sample, trips)
      for (const step of steps) {
        const { headers, body } = await clientOf(clients, 0).send(step.method, step.url(asked), step.body?.(asked))
        const total = /\r\nx-total-items: (\d+)/i.exec(headers)?.[1]
        answers.push({ body: JSON.parse(body.toString()), total: total === undefined ? null : Number(total) })
      }
      return answers
    },
    run: (operation, sample, lane) =>
      inTurn(operation, lane, async (step, _, connection) => {
        const asked = sampleOf(sample, trips)
        await clientOf(clients, connection).send(step.method, step.url(asked), step.body?.(asked))
      }),
    close: () => closeAll(clients, server),
  }
}

/** A browser has six connections to a server. */
const connectionsOfBrowser = 6

/** Does the steps one after the other, or all in one round over as many connections as a browser has. */
async function inTurn(
  { steps, isOneRound = false }: Operation,
  lane: number,
  ask: (step: Step, index: number, connection: number) => Promise<void>,
): Promise<void> {
  const waiting = [...steps.entries()]
  const connections = isOneRound ? connectionsOfBrowser : 1
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        await ask(next[1], next[0], (lane + connection) % lanes)
      }
    }),
  )
}

async function startApp(adminUrl: string, port: number): Promise<RunningProcess> {
  // A database knows the folder of its documents, whichever server opens it.
  const data = join(folder, `.cache/bench/data-${new URL(adminUrl).pathname.slice(1)}`)
  await mkdir(data, { recursive: true })
  const settings = {
    DATABASE_URL: adminUrl,
    DATA_DIR: data,
    PORT: String(port),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    REISEWERK_DEMO: 'off',
    NODE_ENV: 'production',
  }
  return startProcess(port, join(folder, 'server/src/main.ts'), [], settings, project.config.serverFlags)
}

function openClients(port: number, headers: Record<string, string>): Promise<HttpClient[]> {
  return Promise.all(Array.from({ length: lanes }, () => openHttpClient(port, headers)))
}

function clientOf(clients: readonly HttpClient[], lane: number): HttpClient {
  const client = clients[lane]
  if (client === undefined) throw new RangeError(`no connection for caller ${lane}`)
  return client
}

async function closeAll(clients: readonly HttpClient[], server: RunningProcess): Promise<void> {
  for (const client of clients) client.close()
  await server.stop()
}
