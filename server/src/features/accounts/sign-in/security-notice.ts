import type pg from 'pg'
import * as z from 'zod'
import type { Actor } from '../../../platform/actor.ts'
import { asActor } from '../../../platform/database/transaction.ts'
import { defineJob, handleJob } from '../../../platform/jobs/define-job.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import type { Mailer } from '../../../platform/mail/mail.ts'
import { logSecurityEvent, type SecurityLog } from '../../../platform/observe/security-event.ts'
import { readMailAddress } from '../account.queries.ts'

const kinds = [
  'password_changed',
  'password_set',
  'second_factor_set',
  'second_factor_removed',
  'second_factor_reset',
] as const
export type SecurityNotice = (typeof kinds)[number]

const securityNotice = defineJob('security-notice', z.object({ userId: z.number(), kind: z.enum(kinds) }))

const events: Record<SecurityNotice, string> = {
  password_changed: 'Dein Passwort wurde geändert. Alle anderen Sitzungen wurden beendet.',
  password_set: 'Für dein Konto wurde über einen Einladungslink ein Passwort gesetzt. Alle Sitzungen wurden beendet.',
  second_factor_set: 'Für dein Konto wurde die Anmeldung mit Bestätigungscode eingerichtet.',
  second_factor_removed: 'Für dein Konto wurde die Anmeldung mit Bestätigungscode abgeschaltet.',
  second_factor_reset:
    'Die Anmeldung mit Bestätigungscode wurde für dein Konto zurückgesetzt. Alle Sitzungen wurden beendet.',
}

/**
 * Tells users by mail what happened to the locks of their account; whoever did not do it learns of it that way.
 * The returned function takes whose account it is, the actor's own unless told.
 */
export function tellByMail(pool: pg.Pool, log: SecurityLog) {
  return (actor: Actor, kind: SecurityNotice, userId: number = actor.userId): Promise<void> => {
    logSecurityEvent(log, kind, { userId, by: actor.userId })
    return asActor(pool, actor, {}, (trx) => enqueue(trx, securityNotice, { userId, kind }))
  }
}

/** Writes the mail. A repetition sends it twice, which is better than never. */
export function securityNoticeHandler(authPool: pg.Pool, mailer: Mailer, sender: string) {
  return handleJob(securityNotice, async ({ userId, kind }) => {
    const recipient = await readMailAddress(authPool, userId)
    if (recipient === null) return
    await mailer.sendMail({
      from: { name: 'Reisewerk', address: sender },
      to: [recipient],
      subject: 'Reisewerk: Änderung an deinem Konto',
      text: `${events[kind]}\n\nWarst du das nicht, dann wende dich sofort an deine Administratorin oder deinen Administrator.\n`,
    })
  })
}
