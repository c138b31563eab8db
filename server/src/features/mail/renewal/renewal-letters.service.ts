import { renewalOf } from '@reisewerk/domain/requests/renewal.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { notFound } from '../../../platform/errors.ts'
import type { Desk } from '../../../platform/resource/resource.ts'
import { addEmail } from '../emails.service.ts'
import { readLetterTrip } from '../letters.queries.ts'
import { beginLetter } from '../letters.service.ts'
import { readKnownRequests } from './renewal-letters.queries.ts'

/** What became of 'Neu anfragen': the drafts that were made, and how many had one already. */
type Prepared = { readonly letters: number[]; readonly begun: number }

/**
 * Begins the letter of every request of a trip that is 'neu anzufragen', each as a draft among the mails of the trip (TRUE-02). None
 * goes out; whoever looks them over sends them, and that is when their partners know.
 * @throws ApiError 404 when the actor sees no such trip
 */
export async function prepareRenewalLetters(trx: Transaction, orderId: number, desk: Desk): Promise<Prepared> {
  if ((await readLetterTrip(trx, orderId)) === null) throw notFound('Reise')
  const open = (await readKnownRequests(trx, orderId)).filter(
    ({ kind, status, now, agreed }) => renewalOf(kind, status, now, agreed) !== null,
  )
  const letters: number[] = []
  for (const { id } of open.filter(({ isBegun }) => !isBegun)) {
    const { to, subject, body, answerBy } = await beginLetter(trx, id, {}, desk)
    const draft = { order: orderId, request: id, to, subject, body }
    letters.push(await addEmail(trx, draft, desk, { answerBy: dateOfWire(answerBy) }))
  }
  return { letters, begun: open.length - letters.length }
}
