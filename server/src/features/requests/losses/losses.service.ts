import { isSettled } from '@reisewerk/domain/requests/booked-statuses.ts'
import { type ActedPaper, cancelledWords } from '@reisewerk/domain/requests/losses/cancelled-trip.ts'
import { otherBoardWords } from '@reisewerk/domain/requests/losses/other-board.ts'
import { shortWords } from '@reisewerk/domain/requests/losses/short-choice.ts'
import { movedWords } from '@reisewerk/domain/requests/moved-choice.ts'
import { unheldWords } from '@reisewerk/domain/requests/unheld-choice.ts'
import { withdrawnWords } from '@reisewerk/domain/requests/withdrawn-choice.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { notFound } from '../../../platform/errors.ts'
import { readDoubtfulChoices, readUnheldChoices } from './losses.queries.ts'

/**
 * What a paper that is made now would leave out, for its request has declined, is cancelled or was held until a day that is over,
 * what it would say for times or board nobody has confirmed, and who has confirmed a part only (TRUE-01, TRUE-02, TRUE-04). Vouchers speak to
 * who performs a service: theirs tell as well who has not said yes (TRUE-03). Papers by which others act say that their trip is cancelled.
 * @throws ApiError 404 when the actor sees no such trip
 */
export async function lossesOfTrip(trx: Transaction, orderId: number, paper?: ActedPaper): Promise<string[]> {
  const [trip] = await readDoubtfulChoices(trx, [orderId])
  if (trip === undefined) throw notFound('Reise')
  // What an option holds stands in the list before the paper, and nobody is stopped by it (decision 117).
  const settled = trip.answered.filter(({ status }) => isSettled(status))
  const cancelled = cancelledWords(trip.isCancelled, paper)
  if (paper !== 'voucher') return [...cancelled, ...wordsOf({ ...trip, answered: settled })]
  return [...cancelled, ...wordsOf(trip), ...unheldWords(await readUnheldChoices(trx, orderId))]
}

/** The same for each trip of those the actor sees, as the list before a paper tells it, with what options hold. */
export async function lossesOfTrips(trx: Transaction, orderIds: readonly number[]): Promise<Map<number, string[]>> {
  const trips = await readDoubtfulChoices(trx, orderIds)
  return new Map(trips.map((trip) => [Number(trip.orderId), wordsOf(trip)]))
}

type Doubtful = Pick<
  Awaited<ReturnType<typeof readDoubtfulChoices>>[number],
  'withdrawn' | 'moved' | 'answered' | 'boards'
>

function wordsOf({ withdrawn, moved, answered, boards }: Doubtful): string[] {
  return [...withdrawnWords(withdrawn), ...movedWords(moved), ...otherBoardWords(boards), ...shortWords(answered)]
}
