import { isSettled } from '@reisewerk/domain/requests/booked-statuses.ts'
import { type ActedPaper, cancelledWords } from '@reisewerk/domain/requests/losses/cancelled-trip.ts'
import { type Loss, lossesAt } from '@reisewerk/domain/requests/losses/loss.ts'
import { type OpenChoice, openChoiceWords } from '@reisewerk/domain/requests/losses/open-choice.ts'
import { otherBoardWords } from '@reisewerk/domain/requests/losses/other-board.ts'
import { shortWords } from '@reisewerk/domain/requests/losses/short-choice.ts'
import { movedWords } from '@reisewerk/domain/requests/moved-choice.ts'
import { unansweredWords, unheldWords } from '@reisewerk/domain/requests/unheld-choice.ts'
import { withdrawnWords } from '@reisewerk/domain/requests/withdrawn-choice.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { notFound } from '../../../platform/errors.ts'
import { type DoubtfulChoices, readDoubtfulChoices, readVoucherChoices } from './losses.queries.ts'

/**
 * What a paper that is made now would leave out, for its request has declined, is cancelled or was held until a day that is over,
 * what it would say for times or board nobody has confirmed, and who has confirmed a part only (TRUE-01, TRUE-02, TRUE-04). Vouchers speak to
 * who performs a service: theirs tell as well who has not said yes, or was asked for another number (TRUE-03); travel documents, whom nobody has asked
 * or who has not answered (TRUE-06). Papers by which others act say
 * that their trip is cancelled, and whom they cannot name because nobody was chosen of several.
 * @throws ApiError 404 when the actor sees no such trip
 */
export async function lossesOfTrip(trx: Transaction, orderId: number, paper?: ActedPaper): Promise<Loss[]> {
  const [trip] = await readDoubtfulChoices(trx, [orderId])
  if (trip === undefined) throw notFound('Reise')
  // What an option holds stands in the list before the paper, and nobody is stopped by it (decision 117).
  const settled = trip.answered.filter(({ status }) => isSettled(status))
  if (paper === undefined) return saidOf({ ...trip, answered: settled })
  const cancelled = cancelledWords(trip.isCancelled, paper).map((message) => ({ message, service: null }))
  const choices = await readVoucherChoices(trx, orderId)
  if (paper !== 'voucher') {
    const said = saidOf({ ...trip, answered: settled })
    return [...cancelled, ...said, ...lossesAt(choices, unansweredWords), ...lossesAt(trip.open, openChoiceWords)]
  }
  const unheld = lossesAt(choices, unheldWords)
  const unnamed = trip.open.filter(({ hasVoucher }) => hasVoucher)
  return [...cancelled, ...saidOf(trip), ...unheld, ...lossesAt(unnamed, openChoiceWords)]
}

/** What is told of a trip before its papers are made, with what options hold, and of whom several are asked and nobody is chosen. */
export type LossesOfTrip = { readonly losses: readonly Loss[]; readonly open: readonly OpenChoice[] }

/** The same for each trip of those the actor sees. */
export async function lossesOfTrips(trx: Transaction, orderIds: readonly number[]): Promise<Map<number, LossesOfTrip>> {
  const trips = await readDoubtfulChoices(trx, orderIds)
  return new Map(trips.map((trip) => [Number(trip.orderId), { losses: saidOf(trip), open: trip.open }]))
}

type Said = Pick<DoubtfulChoices, 'withdrawn' | 'moved' | 'answered' | 'boards'>

function saidOf({ withdrawn, moved, answered, boards }: Said): Loss[] {
  return [
    ...lossesAt(withdrawn, withdrawnWords),
    ...lossesAt(moved, movedWords),
    ...lossesAt(boards, otherBoardWords),
    ...lossesAt(answered, shortWords),
  ]
}
