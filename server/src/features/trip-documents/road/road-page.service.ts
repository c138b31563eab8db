import { roadBook } from '@reisewerk/domain/trip-documents/road/road-book.ts'
import type { Actor } from '../../../platform/actor.ts'
import { asActor } from '../../../platform/database/transaction.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Blocked, countingGuesses } from '../../accounts/sign-in/guesses.service.ts'
import { readTripPlan } from '../../itinerary/trip-plan.service.ts'
import { readServiceVouchers } from './road.queries.ts'
import { hashOf } from './road-links.service.ts'
import { openLink, readRoadContacts, readRoadHead, readRoadRooms } from './road-page.queries.ts'
import { roadPage } from './road-page.ts'

/** Whoever comes by a link is nobody of any house; the database lets them read by the token alone (decision 051). */
const passerBy: Actor = { userId: 0, organisationIds: [], isAdmin: false, maySeePurchase: false, maySeePersonal: false }
const tokenForm = /^[\w-]{43}$/

/**
 * Opens a private link and notes that it was opened.
 * @param address of whoever asks: wrong tokens are counted by it
 * @returns the page; null for a token that opens nothing; how long to wait after too many of those
 */
export function openRoadPage(
  { database, now }: Pick<Platform, 'database' | 'now'>,
  token: string,
  address: string,
): Promise<string | Blocked | null> {
  return countingGuesses(database.auth, address, async () =>
    tokenForm.test(token) ? readPage(database, hashOf(token), now()) : null,
  )
}

function readPage(database: Platform['database'], hash: string, now: Date): Promise<string | null> {
  return asActor(database.road, passerBy, { road: hash }, async (trx) => {
    const link = await openLink(trx)
    if (link === null) return null
    const { orderId, expiresAt, locale } = link
    const [head, plan, vouchers, contacts, roomLists] = await Promise.all([
      readRoadHead(trx, orderId),
      readTripPlan(trx, orderId),
      readServiceVouchers(trx, orderId),
      readRoadContacts(trx, orderId),
      readRoadRooms(trx, orderId),
    ])
    return head === null
      ? null
      : roadPage(roadBook({ ...head, plan, vouchers, contacts, roomLists }, locale), { now, expiresAt })
  })
}
