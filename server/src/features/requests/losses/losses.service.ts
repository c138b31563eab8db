import { shortWords } from '@reisewerk/domain/requests/losses/short-choice.ts'
import { movedWords } from '@reisewerk/domain/requests/moved-choice.ts'
import { unheldWords } from '@reisewerk/domain/requests/unheld-choice.ts'
import { withdrawnWords } from '@reisewerk/domain/requests/withdrawn-choice.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { notFound } from '../../../platform/errors.ts'
import { readDoubtfulChoices, readUnheldChoices } from './losses.queries.ts'

/**
 * What a paper that is made now would leave out, for its request has declined, is cancelled or was held until a day that is over,
 * what it would say for times nobody has confirmed, and of whom only a part has a place (TRUE-01, TRUE-02, TRUE-04). Vouchers speak to
 * who performs a service: theirs tell as well who has not said yes (TRUE-03).
 * @throws ApiError 404 when the actor sees no such trip
 */
export async function lossesOfTrip(trx: Transaction, orderId: number, paper?: 'voucher'): Promise<string[]> {
  const losses = (await lossesOfTrips(trx, [orderId])).get(orderId)
  if (losses === undefined) throw notFound('Reise')
  return paper === 'voucher' ? [...losses, ...unheldWords(await readUnheldChoices(trx, orderId))] : losses
}

/** The same for each trip of those the actor sees, as every paper tells it. */
export async function lossesOfTrips(trx: Transaction, orderIds: readonly number[]): Promise<Map<number, string[]>> {
  const trips = await readDoubtfulChoices(trx, orderIds)
  return new Map(
    trips.map(({ orderId, withdrawn, moved, answered }) => [
      Number(orderId),
      [...withdrawnWords(withdrawn), ...movedWords(moved), ...shortWords(answered)],
    ]),
  )
}
