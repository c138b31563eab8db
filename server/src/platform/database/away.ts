import pg from 'pg'

/** The database cannot be reached just now; the request may be repeated later. */
export class DatabaseAwayError extends Error {}
/** The database lives, and so many ask at once that no connection was free in time. */
export class TooManyError extends Error {}

const systemCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])
/** Classes and codes of PostgreSQL by which the server says that it goes, comes or has no room for a connection. */
const serverCodes = /^(08...|57P0[1-3]|53300|25P03)$/
const messages =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|not queryable/

export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = (error as { code?: string }).code ?? ''
  if (systemCodes.has(code) || serverCodes.test(code) || messages.test(error.message)) return true
  return error.cause !== undefined && isConnectionError(error.cause)
}

/** Whether nobody gave a connection in time, be it that none is to be had or that others have them all. */
export function isOutOfConnections(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect'
}

/** Everybody who waits for a silent database learns from one question whether it lives. */
const asked = new Map<string, Promise<boolean>>()
const patienceMs = 2_000

export function isAway({ connectionString = '' }: pg.PoolConfig): Promise<boolean> {
  const asking = asked.get(connectionString) ?? askAnew(connectionString).finally(() => asked.delete(connectionString))
  asked.set(connectionString, asking)
  return asking
}

async function askAnew(connectionString: string): Promise<boolean> {
  const limits = { connectionTimeoutMillis: patienceMs, query_timeout: patienceMs }
  const client = new pg.Client({ connectionString, ...limits, application_name: 'reisewerk health' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return false
  } catch (error) {
    // It has no room for one more, and says so itself.
    return (error as { code?: string }).code !== '53300'
  } finally {
    client.connection.stream.destroy()
  }
}
