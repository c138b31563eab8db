import type { FilledLetter, PreparedLetters } from '@reisewerk/domain/mail/letter.contract.ts'
import { isOvertaken } from '@reisewerk/domain/mail/renewal/letter-facts.ts'
import { untranslatedIn } from '@reisewerk/domain/mail/wording/untranslated-words.ts'
import { refusal } from '@reisewerk/domain/refusal.ts'
import { renewalOf } from '@reisewerk/domain/requests/renewal.ts'
import { plainTextOf } from '@reisewerk/domain/rich-text.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { notFound, refused } from '../../../platform/errors.ts'
import type { Desk } from '../../../platform/resource/resource.ts'
import { noteRewritten, noteTells } from '../emails.queries.ts'
import { addEmail, changeEmail, lockFor } from '../emails.service.ts'
import { type LetterRequest, readLetterRequest, readLetterTrip } from '../letters.queries.ts'
import { beginLetter } from '../letters.service.ts'
import { type Draft, type OpenRequest, readKnownRequests, readUnaskedRequests } from './prepare-letters.queries.ts'

/**
 * Begins the letter of every request of a trip that is 'neu anzufragen', each as a draft among the mails of the trip (TRUE-02); a draft
 * that says something else by now is written anew, unless somebody has changed its words. None goes out; whoever looks them over sends them, and that is when their partners know.
 * @throws ApiError 404 when the actor sees no such trip
 */
export async function prepareRenewalLetters(trx: Transaction, orderId: number, desk: Desk): Promise<PreparedLetters> {
  if ((await readLetterTrip(trx, orderId)) === null) throw notFound('Reise')
  const known = await readKnownRequests(trx, orderId)
  return begin(
    trx,
    orderId,
    known.filter(({ kind, now, knows }) => renewalOf(kind, knows.status, now, knows) !== null),
    desk,
  )
}

/**
 * Begins in the same way the letters to all that a trip has not asked yet: what one click made of a house that declined, or a whole
 * plan (TRUE-01).
 * @throws ApiError 404 when the actor sees no such trip
 */
export async function prepareFirstLetters(trx: Transaction, orderId: number, desk: Desk): Promise<PreparedLetters> {
  if ((await readLetterTrip(trx, orderId)) === null) throw notFound('Reise')
  return begin(trx, orderId, await readUnaskedRequests(trx, orderId), desk)
}

async function begin(
  trx: Transaction,
  orderId: number,
  open: readonly OpenRequest[],
  desk: Desk,
): Promise<PreparedLetters> {
  const prepared: PreparedLetters = { letters: [], begun: 0, rewritten: [], overtaken: [], untranslated: [] }
  for (const { id, kind, now, knows, draft } of open) {
    if (draft === null) {
      const { to, answerBy, ...letter } = await beginLetter(trx, id, {}, desk)
      const { subject, body } = letter
      const mail = { order: orderId, request: id, to, subject, body }
      const told = { answerBy: answerBy === null ? null : dateOfWire(answerBy), told: now, knew: knows }
      const made = await addEmail(trx, mail, desk, told)
      prepared.letters.push(made)
      if (namesForeign(letter)) prepared.untranslated.push(made)
    } else if (
      draft.told !== null &&
      !isOvertaken({ kind, now, knows, told: draft.told, knew: draft.knew }) &&
      !(await isFilledByNow(trx, id, draft, desk))
    ) {
      prepared.begun += 1
    } else if (draft.isReworded) {
      prepared.overtaken.push(draft.id)
    } else {
      const letter = await rewriteLetter(trx, draft.id, desk)
      prepared.rewritten.push(draft.id)
      if (namesForeign(letter)) prepared.untranslated.push(draft.id)
    }
  }
  return prepared
}

/** Whether what a draft lacks is known by now; in one whose words somebody has changed it is theirs to fill in. */
async function isFilledByNow(
  trx: Transaction,
  requestId: number,
  { hasGaps, isReworded }: Draft,
  desk: Desk,
): Promise<boolean> {
  return hasGaps && !isReworded && (await beginLetter(trx, requestId, {}, desk)).missing.length === 0
}

function namesForeign({ subject, body, wording }: Pick<FilledLetter, 'subject' | 'body' | 'wording'>): boolean {
  return untranslatedIn(`${subject}\n${plainTextOf(body)}`, wording).length > 0
}

/**
 * Writes the letter of a request anew, in place of what its draft says: for when and how many the request asks by now (TRUE-03).
 * @throws ApiError 404 when the actor sees no such mail, 409 when it is on its way, sent, or asks no request
 */
export async function rewriteLetter(trx: Transaction, id: number, desk: Desk): Promise<FilledLetter> {
  const { requestId, request } = await lockLetter(trx, id)
  const letter = await beginLetter(trx, requestId, {}, desk)
  const { subject, body } = letter
  await changeEmail(trx, id, { subject, body }, desk)
  await noteRewritten(trx, id, request.now, knownBy(request))
  return letter
}

/**
 * Notes that a letter names, in somebody's own words, what its request asks for by now (TRUE-03): once it has left, its partner has been
 * asked for that.
 * @throws ApiError 404 when the actor sees no such mail, 409 when it is on its way, sent, or asks no request
 */
export async function noteTellsNow(trx: Transaction, id: number): Promise<void> {
  const { request } = await lockLetter(trx, id)
  await noteTells(trx, id, request.now, knownBy(request))
}

const knownBy = ({ status, agreed, told }: LetterRequest) => ({ status, agreed, told })

async function lockLetter(trx: Transaction, id: number): Promise<{ requestId: number; request: LetterRequest }> {
  const { requestId, isLetter } = await lockFor(trx, id, 'change')
  const request = requestId === null || !isLetter ? null : await readLetterRequest(trx, requestId)
  if (request !== null && requestId !== null) return { requestId, request }
  throw refused(refusal('no_letter', 'Diese E-Mail ist kein Anschreiben einer Anfrage.'))
}
