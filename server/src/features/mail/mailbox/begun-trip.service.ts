import { todayInGermany } from '@reisewerk/domain/calendar-date.ts'
import type { BegunTrip } from '@reisewerk/domain/mail/begun-trip/begun-trip.contract.ts'
import { tripDatesIn } from '@reisewerk/domain/mail/begun-trip/trip-dates.ts'
import { tripNameOfSubject } from '@reisewerk/domain/mail/begun-trip/trip-name.ts'
import { linkTo, wireOfDate } from '@reisewerk/domain/wire.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { notFound } from '../../../platform/errors.ts'
import { tripsOfMail } from './proposals.service.ts'

type Dropped = { subject: string; fromAddress: string; text: string }

/**
 * Reads from a dropped mail which trip it may belong to, and what a new one may begin with (EASE-10). Makes nothing.
 * @throws ApiError 404 when the actor sees no such mail
 */
export async function begunTripOf(trx: Transaction, id: number, now: Date): Promise<BegunTrip> {
  // Further down stand older mails, with numbers and days of other trips.
  const [mail] = await trx.query<Dropped>(
    `select subject, from_address as "fromAddress", left(text, 4000) as text from email_files where id = $1`,
    [id],
  )
  if (mail === undefined) throw notFound('Nachricht')
  const organisationIds = [...trx.actor.organisationIds]
  const [proposals, client] = await Promise.all([
    tripsOfMail(trx, { ...mail, organisationIds, thread: [] }, now),
    clientOf(trx, mail.fromAddress),
  ])
  const dates = tripDatesIn(`${mail.subject}\n${mail.text}`, todayInGermany(now))
  return {
    proposals,
    begins: {
      tripName: tripNameOfSubject(mail.subject),
      client: client === null ? null : linkTo('clients', client),
      startAt: dates === null ? null : wireOfDate(dates.startAt),
      endAt: dates?.endAt == null ? null : wireOfDate(dates.endAt),
    },
  }
}

/** Whoever writes for two clients writes for the one that has travelled last. */
async function clientOf(trx: Transaction, address: string): Promise<number | null> {
  // An empty address is nobody's.
  if (!address.includes('@')) return null
  const [found] = await trx.query<{ id: number }>(
    `select k.id from contacts c join clients k on k.id = c.client_id
     where lower(c.email) = lower($1) and not c.deleted and not k.is_retired
     order by (select max(o.start_at) from orders o where o.client_id = k.id) desc nulls last, k.id limit 1`,
    [address],
  )
  return found?.id ?? null
}
