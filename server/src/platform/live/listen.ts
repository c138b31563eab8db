import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { DatabaseAwayError } from '../database/away.ts'

/** One connection that hears PostgreSQL's notifications; it comes back by itself after every loss. */
export type Listener = {
  /** Hears a channel from now on, across reconnections. */
  hear(channel: string, hearer: (payload: string) => void): Promise<void>
  /** Calls back each time the connection is there again after a loss: whatever was said in between is lost. */
  onRestored(hearer: () => void): void
  /** Says something to all listeners of a channel, this one included. @throws when the database is away */
  notify(channel: string, payload: string): Promise<void>
  isConnected(): boolean
  stop(): Promise<void>
}

type ListenerOptions = {
  connection: pg.ClientConfig
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  /** How often the connection is probed, since a half-open one tells nobody that it is dead. */
  probeMs?: number
}

const longestPauseMs = 5_000

/**
 * Opens the process's one LISTEN connection.
 * @throws when the first connection fails; later losses are repaired in the background
 */
export async function startListener({ connection, log, probeMs = 10_000 }: ListenerOptions): Promise<Listener> {
  const hearers = new Map<string, ((payload: string) => void)[]>()
  const restored: (() => void)[] = []
  const stopping = new AbortController()
  let client: pg.Client | null = await connect()
  let repair: Promise<void> = Promise.resolve()
  const probe = setInterval(() => {
    const probed = client
    probed?.query('select 1').catch((error) => lose(probed, error))
  }, probeMs)
  probe.unref()

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({ query_timeout: 5_000, connectionTimeoutMillis: 5_000, keepAlive: true, ...connection })
    next.on('error', (error) => lose(next, error))
    next.on('end', () => lose(next, new Error('the connection ended')))
    next.on('notification', ({ channel, payload = '' }) => {
      for (const hearer of hearers.get(channel) ?? []) hearer(payload)
    })
    try {
      await next.connect()
      for (const channel of hearers.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      hangUp(next)
      throw error
    }
    return next
  }

  function lose(lost: pg.Client, error: unknown): void {
    if (client !== lost || stopping.signal.aborted) return
    client = null
    log.warn({ err: error }, 'The listening connection was lost')
    hangUp(lost)
    repair = reconnect()
  }

  async function reconnect(): Promise<void> {
    for (let pauseMs = 100; !stopping.signal.aborted; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      const next = await connect().catch((error) => {
        log.warn({ err: error }, 'The listening connection cannot be restored yet')
        return null
      })
      if (next !== null) return take(next)
      await pauseUnless(stopping.signal, pauseMs)
    }
  }

  function take(next: pg.Client): void {
    if (stopping.signal.aborted) {
      hangUp(next)
      return
    }
    client = next
    log.info('The listening connection is back')
    for (const hearer of restored) hearer()
  }

  return {
    async hear(channel, hearer) {
      const known = hearers.get(channel)
      hearers.set(channel, [...(known ?? []), hearer])
      if (known === undefined) await client?.query(`listen ${pg.escapeIdentifier(channel)}`)
    },
    onRestored: (hearer) => void restored.push(hearer),
    async notify(channel, payload) {
      if (client === null) throw new DatabaseAwayError('the listening connection is away')
      await client.query('select pg_notify($1, $2)', [channel, payload])
    },
    isConnected: () => client !== null,
    async stop() {
      stopping.abort()
      clearInterval(probe)
      const last = client
      client = null
      await last?.end()
      await repair
    },
  }
}

/** Stopping must not wait for the end of a pause. */
async function pauseUnless(stopping: AbortSignal, milliseconds: number): Promise<void> {
  await pause(milliseconds, undefined, { ref: false, signal: stopping }).catch((error: unknown) => {
    if (!stopping.aborted) throw error
  })
}

/** Ends a connection that may be dead already; what goes wrong in doing so is of no interest any more. */
function hangUp(client: pg.Client): void {
  client.end().catch(() => undefined)
}
