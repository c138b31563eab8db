import type { Notices } from '@reisewerk/domain/notices/notice.contract.ts'
import { noticeWords, optionReminderDays } from '@reisewerk/domain/notices/notice-kinds.ts'
import { dateOfWire, wireOfInstant } from '@reisewerk/domain/wire.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import type { Desk } from '../../platform/resource/resource.ts'
import { readNotices } from './notices.queries.ts'

/** What concerns the actor, the newest first, with how much of it is unread (EASE-07). */
export async function noticesOfActor(trx: Transaction, { today }: Pick<Desk, 'today'>): Promise<Notices> {
  const rows = await readNotices(trx, today, optionReminderDays)
  const notices = rows.map(({ key, kind, at, isRead, place, dueDate, orderId, orderNumber, tripName, ...words }) => {
    const due = dueDate ?? ''
    const isOver = (dateOfWire(due) ?? today) < today
    return {
      ...{ key, kind, isRead, place, at: wireOfInstant(at) },
      text: noticeWords({ ...words, kind, due, isOver }),
      order: { id: orderId, orderNumber, name: tripName },
    }
  })
  return { notices, unread: notices.filter(({ isRead }) => !isRead).length }
}
