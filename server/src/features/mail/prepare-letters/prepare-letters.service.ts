import { renewalOf } from '@reisewerk/domain/requests/renewal.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { notFound } from '../../../platform/errors.ts'
import type { Desk } from '../../../platform/resource/resource.ts'
import { addEmail } from '../emails.service.ts'
import { readLetterTrip } from '../letters.queries.ts'
import { beginLetter } from '../letters.service.ts'
import { readKnownRequests, readUnaskedRequests } from './prepare-letters.queries.ts'

/** What became of it: the drafts that were made, and how many had one already. */
type Prepared = { readonly letters: number[]; readonly begun: number }

/**
 * Begins the letter of every request of a trip that is 'neu anzufragen', each as a draft among the mails of the trip (TRUE-02). None
 * goes out; whoever looks them over sends them, and that is when their partners know.
 * @throws ApiError 404 when the actor sees no such trip
 */
export async function prepareRenewalLetters(trx: Transaction, orderId: number, desk: Desk): Promise<Prepared> {
  if ((await readLetterTrip(trx, orderId)) === null) throw notFound('Reise')
  const known = await readKnownRequests(trx, orderId)
  return begin(
    trx,
    orderId,
    known.filter(({ kind, status, now, agreed }) => renewalOf(kind, status, now, agreed) !== null),
    desk,
  )
}

/**
 * Begins in the same way the letters to all that a trip has not asked yet: what one click made of a house that declined, or a whole
 * plan (TRUE-01).
 * @throws ApiError 404 when the actor sees no such trip
 */
export async function prepareFirstLetters(trx: Transaction, orderId: number, desk: Desk): Promise<Prepared> {
  if ((await readLetterTrip(trx, orderId)) === null) throw notFound('Reise')
  return begin(trx, orderId, await readUnaskedRequests(trx, orderId), desk)
}

async function begin(
  trx: Transaction,
  orderId: number,
  open: readonly { id: number; isBegun: boolean }[],
  desk: Desk,
): Promise<Prepared> {
  const letters: number[] = []
  for (const { id } of open.filter(({ isBegun }) => !isBegun)) {
    const { to, subject, body, answerBy } = await beginLetter(trx, id, {}, desk)
    const draft = { order: orderId, request: id, to, subject, body }
    letters.push(await addEmail(trx, draft, desk, { answerBy: dateOfWire(answerBy) }))
  }
  return { letters, begun: open.length - letters.length }
}
