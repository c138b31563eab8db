import { invitationMailHandler } from '../features/accounts/invitation-mail.ts'
import { securityNoticeHandler } from '../features/accounts/sign-in/security-notice.ts'
import { removeFileHandler } from '../features/files/remove-file.ts'
import { forgottenPasswordHandler } from '../features/mail/forgotten/forgotten-password-mail.ts'
import { fileSentHandler } from '../features/mail/mailbox/file-sent.ts'
import { readMailboxHandler } from '../features/mail/mailbox/read-mailbox.ts'
import { sendEmailHandler } from '../features/mail/send-email.ts'
import { optionReminderHandler } from '../features/notices/option-reminders.ts'
import type { Database } from '../platform/database/connect.ts'
import type { FileStore } from '../platform/file-store/file-store.ts'
import type { JobHandler } from '../platform/jobs/define-job.ts'
import type { Mailer } from '../platform/mail/mail.ts'
import type { Seal } from '../platform/seal/seal.ts'

type Means = {
  readonly files: FileStore
  readonly mailer: Mailer
  /** Whether it reaches people; else mails of trips stay drafts. */
  readonly sendsMail: boolean
  readonly seal: Seal
  /** From whom the desk's own mails are. */
  readonly sender: string
  /** Where the app is reached, for links in mails. */
  readonly address: string
}

/** All work that is done in the background, and what it needs. */
export function jobHandlers(
  database: Database,
  { files, mailer, sendsMail, seal, sender, address }: Means,
): JobHandler[] {
  const ofHouses = { seal, sender, mailer: sendsMail ? mailer : null }
  return [
    sendEmailHandler(database, { files, ...ofHouses }),
    optionReminderHandler(database, ofHouses, address),
    readMailboxHandler(database, files, seal),
    fileSentHandler(database, files, seal, sender),
    removeFileHandler(files),
    securityNoticeHandler(database.auth, mailer, sender),
    forgottenPasswordHandler(database, { mailer, sendsMail, seal, sender, address }),
    invitationMailHandler(database.auth, mailer, sender, address),
  ]
}
