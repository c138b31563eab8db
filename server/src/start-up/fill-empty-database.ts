import { todayInGermany } from '@reisewerk/domain/calendar-date.ts'
import pg from 'pg'
import { isEmptyDatabase } from '../commands/archive/replace-database.ts'
import { loadDemoAgency } from '../commands/load-demo-agency.ts'

/** Any fixed number: of several processes that start at once on one database, one loads. */
const lockKey = 7_351_206

/** On the very first start there is an agency to look at; a database in which anybody worked is left alone. */
export async function fillEmptyDatabase(adminUrl: string, now: Date): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    if (await isEmptyDatabase(adminUrl)) await loadDemoAgency(adminUrl, todayInGermany(now))
  } finally {
    await client.end()
  }
}
