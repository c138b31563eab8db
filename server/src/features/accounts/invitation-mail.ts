import { invitationDays } from '@reisewerk/domain/accounts/staff-rules.ts'
import type pg from 'pg'
import * as z from 'zod'
import type { Actor } from '../../platform/actor.ts'
import { asActor } from '../../platform/database/transaction.ts'
import { defineJob, handleJob } from '../../platform/jobs/define-job.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import { readMailAddress } from './account.queries.ts'
import { invitationPath, makeInvitation } from './invitation.service.ts'

const invitationMail = defineJob('invitation-mail', z.object({ userId: z.number(), invitedBy: z.number() }))

export function inviteByMail(pool: pg.Pool) {
  return (actor: Actor, userId: number): Promise<void> =>
    asActor(pool, actor, {}, (trx) => enqueue(trx, invitationMail, { userId, invitedBy: actor.userId }))
}

/**
 * Writes the mail. Its link is made here and not before, so that no queue ever holds one; a repetition sends a second.
 * @param address where the app is reached, without a slash at the end
 */
export function invitationMailHandler(authPool: pg.Pool, mailer: Mailer, sender: string, address: string) {
  return handleJob(invitationMail, async ({ userId, invitedBy }) => {
    const [recipient, host] = await Promise.all([
      readMailAddress(authPool, userId),
      readMailAddress(authPool, invitedBy),
    ])
    if (recipient === null) return
    const link = new URL(invitationPath(await makeInvitation(authPool, userId)), address).href
    await mailer.sendMail({
      from: { name: 'Reisewerk', address: sender },
      to: [recipient],
      subject: 'Reisewerk: Dein Zugang',
      text: [
        `Guten Tag ${recipient.name},`,
        `${host?.name ?? 'deine Administration'} hat dir einen Zugang zu Reisewerk eingerichtet. Hier legst du dein Passwort fest:`,
        link,
        `Der Link gilt ${invitationDays} Tage und nur einmal. Hast du damit nicht gerechnet, dann lass ihn ungenutzt.\n`,
      ].join('\n\n'),
    })
  })
}
