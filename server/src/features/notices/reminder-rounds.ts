import { todayInGermany } from '@reisewerk/domain/calendar-date.ts'
import type { Logger } from 'pino'
import type { Database } from '../../platform/database/connect.ts'
import { askForReminders } from './option-reminders.ts'

const everyMs = 15 * 60_000
const hourInGermany = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', hour: 'numeric', hourCycle: 'h23' })

/** Nobody is written to at night. @returns whether mails of this moment go out now */
export function isOfficeMorning(now: Date): boolean {
  return Number.parseInt(hourInGermany.format(now), 10) >= 6
}

/** Looks every quarter of an hour whom to remind of options that run out; of several processes each reminds of others. */
export function startReminderRounds(
  database: Pick<Database, 'app' | 'auth'>,
  sendsMail: boolean,
  log: Pick<Logger, 'warn'>,
): { stop: () => Promise<void> } {
  let running: Promise<unknown> = Promise.resolve()
  const look = async () => {
    const now = new Date()
    if (isOfficeMorning(now)) await askForReminders(database, todayInGermany(now), sendsMail)
  }
  const timer = setInterval(() => {
    running = running.then(() =>
      look().catch((error: unknown) => log.warn({ err: error }, 'Nobody was reminded of options')),
    )
  }, everyMs)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
