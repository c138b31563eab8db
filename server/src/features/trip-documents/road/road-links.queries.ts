import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { roadLinks } from './road-links.tables.ts'

/** The last day of a trip and its language; null when the actor sees no such trip. A concept goes nowhere. */
export async function readLinkedTrip(
  trx: Transaction,
  orderId: number,
): Promise<{ endAt: CalendarDate; locale: Locale } | null> {
  const [trip] = await trx.query<{ endAt: CalendarDate; locale: Locale }>(
    `select end_at as "endAt", order_locale as locale from orders where id = $1 and current_status not in ('deleted', 'concept')`,
    [orderId],
  )
  return trip ?? null
}

/** @returns null when the actor sees no such link */
export async function lockRoadLink(trx: Transaction, id: number): Promise<{ isRevoked: boolean } | null> {
  const [link] = await trx.query<{ isRevoked: boolean }>(
    'select revoked_at is not null as "isRevoked" from road_links where id = $1 for update',
    [id],
  )
  return link ?? null
}

export async function storeRoadLink(trx: Transaction, link: typeof roadLinks.$inferInsert): Promise<number> {
  const [made] = await trx.db.insert(roadLinks).values(link).returning({ id: roadLinks.id })
  if (made === undefined) throw new Error('a link was inserted and not answered')
  return made.id
}

export async function noteRevoked(trx: Transaction, id: number, at: Date): Promise<void> {
  await trx.db.update(roadLinks).set({ revokedAt: at }).where(eq(roadLinks.id, id))
}
