import { refusal } from '@reisewerk/domain/refusal.ts'
import { movedWords } from '@reisewerk/domain/requests/moved-choice.ts'
import { unheldWords } from '@reisewerk/domain/requests/unheld-choice.ts'
import { withdrawnWords } from '@reisewerk/domain/requests/withdrawn-choice.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound, refused } from '../../platform/errors.ts'
import type { Desk } from '../../platform/resource/resource.ts'
import { withPlansOf } from '../orders/plan-lock.service.ts'
import { findAlternatives, readDoubtfulChoices, readUnheldChoices, readWantedArea } from './alternatives.queries.ts'
import { addRequest } from './requests.service.ts'

/** As many letters as somebody reads before they go out. */
const mostAlternatives = 5

/**
 * What a paper that is made now would leave out, for its request has declined, is cancelled or was held until a day that is over,
 * and what it would say for times nobody has confirmed (TRUE-01, TRUE-02). Vouchers speak to who performs a service: theirs tell
 * as well who has not said yes to all guests (TRUE-03).
 * @throws ApiError 404 when the actor sees no such trip
 */
export async function lossesOfTrip(trx: Transaction, orderId: number, paper?: 'voucher'): Promise<string[]> {
  const doubtful = await readDoubtfulChoices(trx, orderId)
  if (doubtful === null) throw notFound('Reise')
  const unheld = paper === 'voucher' ? await readUnheldChoices(trx, orderId) : []
  return [...withdrawnWords(doubtful.withdrawn), ...movedWords(doubtful.moved), ...unheldWords(unheld)]
}

/**
 * Makes requests to the houses of the area that were not asked yet (TRUE-01); their letters are written from there.
 * @returns the requests
 * @throws ApiError 422 when the area is not known or has no other house
 */
export async function askAlternatives(trx: Transaction, placeholder: number, desk: Desk): Promise<number[]> {
  return withPlansOf(trx, 'placeholders', [placeholder], async () => {
    const wanted = await readWantedArea(trx, placeholder)
    if (wanted === null) throw notFound('Hotel')
    const hotels = await findAlternatives(trx, placeholder, mostAlternatives)
    const where = wanted.place ?? wanted.area
    if (hotels.length === 0) {
      const message =
        where === null ? 'Wo das Hotel gesucht wird, ist noch offen.' : `In ${where} ist kein weiteres Haus bekannt.`
      throw refused(refusal('no_alternative', message))
    }
    const asked: number[] = []
    for (const hotel of hotels) asked.push(await addRequest(trx, 'hotel', { placeholder, hotel }, desk))
    return asked
  })
}
