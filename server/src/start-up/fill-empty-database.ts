import { todayInGermany } from '@reisewerk/domain/calendar-date.ts'
import { isEmptyDatabase } from '../commands/archive/replace-database.ts'
import { loadDemoAgency } from '../commands/load-demo-agency.ts'

/** On the very first start there is an agency to look at; a database in which anybody worked is left alone. */
export async function fillEmptyDatabase(adminUrl: string, now: Date): Promise<void> {
  if (await isEmptyDatabase(adminUrl)) await loadDemoAgency(adminUrl, todayInGermany(now))
}
