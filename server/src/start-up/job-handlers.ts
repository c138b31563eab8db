import { securityNoticeHandler } from '../features/accounts/security-notice.ts'
import type { Database } from '../platform/database/connect.ts'
import type { JobHandler } from '../platform/jobs/define-job.ts'
import type { Mailer } from '../platform/mail/mail.ts'

/** All work that is done in the background, and what it needs. */
export function jobHandlers(database: Database, mailer: Mailer, sender: string): JobHandler[] {
  return [securityNoticeHandler(database.auth, mailer, sender)]
}
