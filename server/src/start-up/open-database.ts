import { join } from 'node:path'
import pg from 'pg'
import { type DatabaseEvent, startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts'
import { StartFailure } from '../platform/start-failure.ts'

export interface OpenDatabase {
  adminUrl: string
  stop(): Promise<void>
}

/** Row-level security, identity columns and virtual columns are used in the form of this version. */
const neededVersion = 18

export const postgresFolder = (dataDir: string) => join(dataDir, 'postgres')

/** The database server of DATABASE_URL, or the embedded one of the data folder, started. */
export async function openDatabase(
  { databaseUrl, dataDir }: { databaseUrl: string | undefined; dataDir: string },
  onEvent: (event: DatabaseEvent) => void,
): Promise<OpenDatabase> {
  if (databaseUrl === undefined) return startEmbeddedPostgres({ dataDir: postgresFolder(dataDir), onEvent })
  await checkDatabaseServer(databaseUrl)
  return { adminUrl: databaseUrl, stop: async () => {} }
}

/** @throws StartFailure when the server is away, too old, or the owner may not do what migrations need */
export async function checkDatabaseServer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, query_timeout: 5_000 })
  try {
    await client.connect()
    const { rows } = await client.query(
      `select current_setting('server_version') as version, current_setting('server_version_num')::int / 10000 as major,
         rolsuper or rolcreaterole as "mayCreateRoles" from pg_roles where rolname = current_user`,
    )
    const [{ version, major, mayCreateRoles }] = rows
    if (major < neededVersion)
      throw new StartFailure(
        `Reisewerk braucht PostgreSQL ${neededVersion}, der Server in DATABASE_URL hat ${version}.`,
      )
    if (!mayCreateRoles)
      throw new StartFailure('Der Benutzer in DATABASE_URL darf keine Rollen anlegen; er braucht CREATEROLE.')
  } catch (error) {
    throw error instanceof StartFailure ? error : unreachable(url, error)
  } finally {
    await client.end().catch(() => {}) // never connected, or broken: the reason has been told
  }
}

function unreachable(url: string, cause: unknown): StartFailure {
  const { hostname, port, pathname } = new URL(url)
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const reasons: Record<string, string> = {
    ECONNREFUSED: 'dort nimmt niemand Verbindungen an',
    ENOTFOUND: 'der Rechnername ist unbekannt',
    '28P01': 'Benutzer oder Passwort sind falsch',
    '28000': 'der Benutzer wird dort nicht zugelassen',
    '3D000': `die Datenbank „${pathname.slice(1)}“ gibt es dort nicht`,
  }
  const reason = reasons[code] ?? (cause instanceof Error ? cause.message : 'ohne Angabe von Gründen')
  return new StartFailure(
    `Die Datenbank in DATABASE_URL (${hostname}:${port || 5432}) ist nicht erreichbar: ${reason}.`,
    { cause },
  )
}
