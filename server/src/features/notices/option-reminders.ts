import { optionReminderDays } from '@reisewerk/domain/notices/notice-kinds.ts'
import * as z from 'zod'
import type { Database } from '../../platform/database/connect.ts'
import { asActor } from '../../platform/database/transaction.ts'
import { defineJob, handleJob } from '../../platform/jobs/define-job.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { type HouseMailMeans, sendFromHouse } from '../mail/outgoing/house-mail.service.ts'
import { noteDueReminders, type RemindedOption, readReader, readReminded } from './option-reminders.queries.ts'

const remindOfOptions = defineJob('remind-of-options', z.object({ userId: z.number(), todoIds: z.array(z.number()) }))

/**
 * Queues a mail for everybody whose options run out within days, once for each option and day (EASE-06).
 * @param today in Germany
 * @returns how many mails
 */
export async function askForReminders(
  { app, auth }: Pick<Database, 'app' | 'auth'>,
  today: string,
  sendsMail: boolean,
): Promise<number> {
  const { rows } = await auth.query<{ id: number }>('select id from organisations')
  const postman = { userId: 0, organisationIds: rows.map(({ id }) => id), isAdmin: true, maySeePurchase: false }
  return asActor(app, postman, { today }, async (trx) => {
    const due = await noteDueReminders(trx, { today, days: optionReminderDays, sendsMail })
    for (const { userId, todoIds } of due) await enqueue(trx, remindOfOptions, { userId, todoIds })
    return due.length
  })
}

/**
 * Writes the mail as its reader may see it; what was settled meanwhile is left out.
 * @param address where the app is reached, without a slash at the end
 */
export function optionReminderHandler(
  database: Pick<Database, 'app' | 'auth'>,
  means: HouseMailMeans,
  address: string,
) {
  return handleJob(remindOfOptions, async ({ userId, todoIds }) => {
    const reader = await readReader(database.auth, userId)
    if (reader === null) return
    const { actor, ...to } = reader
    await asActor(database.app, actor, {}, async (trx) => {
      const options = await readReminded(trx, todoIds)
      const [first] = options
      if (first === undefined) return
      const domain = means.sender.split('@').at(-1)
      await sendFromHouse(trx, first.orderId, means, {
        to: [to],
        // A repetition is the same mail.
        messageId: `<options-${userId}-${todoIds.join('.').slice(0, 60)}-${first.dueDate}@${domain}>`,
        subject: options.length === 1 ? 'Eine Option läuft ab' : `${options.length} Optionen laufen ab`,
        text: textOf(to.name, options, new URL(`/options?user=${userId}`, address).href),
      })
    })
  })
}

function textOf(name: string, options: readonly RemindedOption[], link: string): string {
  const lines = options.map(({ dueDate, partner, orderNumber, tripName }) =>
    [`bis ${dueDate}: ${partner || 'ohne Leistungsträger'}`, `${orderNumber} ${tripName}`].join(' – '),
  )
  return [
    `Guten Tag ${name},`,
    'diese Optionen deiner Reisen laufen bald ab:',
    lines.join('\n'),
    `Verlängern, buchen oder freigeben:\n${link}`,
    'Diese Erinnerung schaltest du unter „Mein Zugang“ ab.\n',
  ].join('\n\n')
}
