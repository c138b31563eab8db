import { invitationMailHandler } from '../features/accounts/invitation-mail.ts'
import { securityNoticeHandler } from '../features/accounts/sign-in/security-notice.ts'
import { removeFileHandler } from '../features/files/remove-file.ts'
import { sendEmailHandler } from '../features/mail/send-email.ts'
import type { Database } from '../platform/database/connect.ts'
import type { FileStore } from '../platform/file-store/file-store.ts'
import type { JobHandler } from '../platform/jobs/define-job.ts'
import type { Mailer } from '../platform/mail/mail.ts'

/**
 * All work that is done in the background, and what it needs.
 * @param address where the app is reached, for links in mails
 */
export function jobHandlers(
  database: Database,
  files: FileStore,
  mailer: Mailer,
  sender: string,
  address: string,
): JobHandler[] {
  return [
    sendEmailHandler(database, files, mailer, sender),
    removeFileHandler(files),
    securityNoticeHandler(database.auth, mailer, sender),
    invitationMailHandler(database.auth, mailer, sender, address),
  ]
}
