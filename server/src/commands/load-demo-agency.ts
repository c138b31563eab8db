import { loadDemo } from '@reisewerk/demo/load-demo.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { createAccount } from '../features/accounts/account.queries.ts'

/**
 * Fills a migrated, empty database with the demo agency.
 * @param adminUrl the owner's connection
 * @param today trips are placed around this day
 * @throws DatabaseNotEmptyError when the database holds an agency already
 */
export async function loadDemoAgency(adminUrl: string, today: CalendarDate): Promise<void> {
  const owner = new pg.Client({ connectionString: adminUrl })
  await owner.connect()
  try {
    const db = drizzle(owner, { casing: 'snake_case' })
    await loadDemo(owner, { today, createAccount: (account) => createAccount(db, account) })
  } finally {
    await owner.end()
  }
}
