import pg from 'pg'
import { openPool } from './open-pool.ts'
import { type Role, urlOfRole } from './roles.ts'

export type Database = {
  readonly app: pg.Pool
  /** Pool of the role for requests that read one trip; it can change nothing and sees nothing of other trips. */
  readonly trip: pg.Pool
  /** Pool of the role for whoever comes by a private link; it sees the trip of that link and nothing else (decision 051). */
  readonly road: pg.Pool
  /** Pool of the role that sees the sign-in tables only. */
  readonly auth: pg.Pool
  readonly adminUrl: string
  readonly urlOf: (role: Role) => string
  readonly close: () => Promise<void>
}

/** Values as the product keeps them: ids as numbers, days and local times as texts ('2027-05-14', '2027-05-14T17:30:00'). */
const types = new Map<number, (text: string) => unknown>([
  [20, Number],
  [
    1016,
    (text) =>
      text
        .slice(1, -1)
        .split(',')
        .flatMap((id) => (id === '' ? [] : id === 'NULL' ? null : Number(id))),
  ],
  [1082, (text) => text],
  [1114, (text) => text.replace(' ', 'T')],
])
const typeSource: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    types.get(oid) ?? pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
}

const limits =
  '-c statement_timeout=15000 -c lock_timeout=5000 -c idle_in_transaction_session_timeout=30000 -c timezone=UTC'

/**
 * A database that froze or a network that swallows everything cuts no statement short by itself, so the client stops
 * waiting: for requests after the longest a living database takes, for sign-in, whose statements are tiny, much sooner.
 */
const patience = { app: 20_000, auth: 4_000 }

/**
 * As many as a browser asks by at once. A connection that is given up takes all it has planned with it: in a house where a trip is
 * opened every few minutes, each would be opened by new ones, which takes five times as long (decision 150).
 */
export const keptConnections = 6

/**
 * Opens the server's pools. Connections are made when first needed, so a database that is away does not stop the process.
 * @param adminUrl the owner's connection; the other roles' are derived from it
 * @param size connections of each request pool
 * @param kept of these, how many stay when nobody asks anything
 */
export function connectDatabase(adminUrl: string, size = 16, kept = 0): Database {
  const urlOf = (role: Role) => urlOfRole(adminUrl, role)
  const requests = { max: size, min: kept, pipeline: true, query_timeout: patience.app }
  const app = requestPool(urlOf('reisewerk_app'), requests)
  const trip = requestPool(urlOf('reisewerk_trip'), requests)
  const road = requestPool(urlOf('reisewerk_road'), { max: 4, pipeline: true, query_timeout: patience.app })
  const auth = requestPool(urlOf('reisewerk_auth'), { max: 4, query_timeout: patience.auth })
  const close = async () => {
    await Promise.all([app.end(), trip.end(), road.end(), auth.end()])
  }
  return { app, trip, road, auth, adminUrl, urlOf, close }
}

function requestPool(url: string, own: pg.PoolConfig): pg.Pool {
  return openPool({
    connectionString: url,
    ...own,
    types: typeSource,
    options: limits,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    // What a connection has gathered is given back once a working day.
    maxLifetimeSeconds: 12 * 3_600,
    keepAlive: true,
    application_name: 'reisewerk',
  })
}
