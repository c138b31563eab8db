import { createHash, randomBytes } from 'node:crypto'
import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import { addDays, type CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { instantIn } from '@reisewerk/domain/geography/time-zones.ts'
import { expiryRefusal, usualExpiry } from '@reisewerk/domain/trip-documents/road/road-link.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { notFound, refused, violated } from '../../../platform/errors.ts'
import type { Desk } from '../../../platform/resource/resource.ts'
import { lockRoadLink, noteRevoked, readLinkedTrip, storeRoadLink } from './road-links.queries.ts'

export type NewRoadLink = {
  readonly recipient?: string | undefined
  readonly withNames?: boolean | undefined
  /** In which its page speaks; as the trip does unless told. */
  readonly locale?: Locale | undefined
  /** Its last day; three days after the return unless told. */
  readonly expiresOn?: CalendarDate | undefined
}

/**
 * Makes a link to a trip. Its token of 256 random bits is answered here and kept nowhere: the database has its hash.
 * @throws ApiError 404 for a trip out of sight; 422 at a day it cannot be good to, and at names the actor may not see
 */
export async function makeRoadLink(
  trx: Transaction,
  orderId: number,
  { recipient = '', withNames = false, locale, expiresOn }: NewRoadLink,
  { today }: Pick<Desk, 'today'>,
): Promise<{ id: number; token: string }> {
  const trip = await readLinkedTrip(trx, orderId)
  if (trip === null) throw notFound('Reise')
  const { endAt } = trip
  const last = expiresOn ?? usualExpiry(endAt, today)
  const refusal = expiryRefusal(last, endAt, today)
  if (refusal !== null) throw refused(refusal)
  if (withNames && trx.actor.maySeePersonal !== true) {
    throw violated({ propertyPath: 'withNames', message: namesHidden })
  }
  const token = randomBytes(32).toString('base64url')
  const id = await storeRoadLink(trx, {
    ...{
      orderId,
      recipient,
      withNames,
      locale: locale ?? trip.locale,
      userId: trx.actor.userId,
      tokenHash: hashOf(token),
    },
    expiresAt: instantIn('Europe/Berlin', `${addDays(last, 1)}T00:00:00`),
  })
  return { id, token }
}

const namesHidden = 'Namen der Gäste gibt nur weiter, wer das Recht „Personendaten sehen“ hat.'

/** Revokes a link at once; one that is revoked stays so. @throws ApiError 404 for a link out of sight */
export async function revokeRoadLink(trx: Transaction, id: number, { now }: Pick<Desk, 'now'>): Promise<void> {
  const link = await lockRoadLink(trx, id)
  if (link === null) throw notFound('Link')
  if (!link.isRevoked) await noteRevoked(trx, id, now)
}

/** By which a token is found; the token itself is kept nowhere. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
