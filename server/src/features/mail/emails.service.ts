import type { BodyOf, NewBodyOf } from '@reisewerk/domain/contract/shape.ts'
import type { emailContract } from '@reisewerk/domain/mail/email.contract.ts'
import { type EmailAction, refuseEmailAction, refuseSending } from '@reisewerk/domain/mail/email-status.ts'
import type { Known } from '@reisewerk/domain/mail/renewal/letter-facts.ts'
import { plainTextOf } from '@reisewerk/domain/rich-text.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { ApiError, notFound, refused, violated } from '../../platform/errors.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { type Desk, resourceOf } from '../../platform/resource/resource.ts'
import { insertItem, removeItem, updateItem } from '../../platform/resource/write.ts'
import { requestAsked } from './asked-request.service.ts'
import {
  attachmentsOf,
  foreignDocuments,
  type LockedEmail,
  lockEmail,
  markQueued,
  noteReworded,
  noteUnsent,
  readWriter,
  tripOfRequest,
} from './emails.queries.ts'
import { noteSent } from './outgoing/after-sending.service.ts'
import { mailServerOfOrder } from './outgoing/mail-servers.queries.ts'
import { sendEmailJob } from './send-email.ts'
import { HiddenAttachment } from './sending.ts'

type Email = BodyOf<typeof emailContract>

const mostBytes = 20 * 1024 * 1024

/**
 * Begins a mail of a trip, which is kept while it is being written (MAIL-03).
 * @param letter where it asks its request: the day by which an answer is asked for, when and for how many it asks, and what its partner knows
 * @throws ApiError 422 when the request is of another trip, or a document of another trip or house
 */
export async function addEmail(
  trx: Transaction,
  body: NewBodyOf<typeof emailContract>,
  desk: Desk,
  letter: (Pick<LockedEmail, 'answerBy' | 'told'> & { readonly knew: Known }) | null = null,
): Promise<number> {
  const { order: orderId } = body
  if (body.request != null) {
    const request = await tripOfRequest(trx, body.request)
    if (request !== null && request.orderId !== orderId) {
      throw violated({ propertyPath: 'request', message: 'Diese Anfrage gehört zu einer anderen Reise.' })
    }
  }
  await checkAttachments(trx, orderId, body)
  const fixed = new Map<string, unknown>([['"user_id"', trx.actor.userId], ...wordsOf(body)])
  if (letter !== null) {
    fixed.set('"is_letter"', true).set('"answer_by"', letter.answerBy)
    fixed.set('"knew"', JSON.stringify(letter.knew))
    if (letter.told !== null) fixed.set('"told"', JSON.stringify(letter.told))
  }
  return insertItem(trx, desk.resources, resourceOf(desk.resources, 'email_messages'), body, fixed)
}

/**
 * Changes a draft, or a mail that could not be sent.
 * @throws ApiError 409 when it is on its way or sent
 */
export async function changeEmail(trx: Transaction, id: number, body: Email, desk: Desk): Promise<void> {
  const email = await lockFor(trx, id, 'change')
  await checkAttachments(trx, email.orderId, body)
  await noteReworded(trx, id, body)
  await updateItem(trx, desk.resources, resourceOf(desk.resources, 'email_messages'), id, body)
  for (const [, text] of wordsOf(body)) await trx.query('update email_messages set text = $2 where id = $1', [id, text])
}

/** Discards a draft; what was sent stays. */
export async function removeEmail(trx: Transaction, id: number, desk: Desk): Promise<void> {
  await lockFor(trx, id, 'remove')
  await removeItem(trx, resourceOf(desk.resources, 'email_messages'), id)
}

/**
 * Sends a mail: it is queued with this transaction and leaves once, whatever becomes of the process. A mail that is on its
 * way already is not sent a second time. Without a mail server it stays a draft and says so (MOVE-07).
 * @throws ApiError 422 when it has no recipient, subject or text, or a template left something open
 */
export async function sendEmail(trx: Transaction, id: number, desk: Desk): Promise<void> {
  const email = await lockEmail(trx, id)
  if (email === null) throw notFound('E-Mail')
  if (email.status === 'queued' || email.status === 'sent') return
  await checkWhole(trx, id, email)
  if (!desk.sendsMail && (await mailServerOfOrder(trx, email.orderId)) === null) return noteUnsent(trx, id)
  await markQueued(trx, id, await readWriter(trx), desk.now)
  await enqueue(trx, sendEmailJob, { emailId: id, userId: trx.actor.userId })
  await requestAsked(trx, email, desk)
}

/**
 * Notes that somebody has sent a mail with a program of their own: for the trip it is sent like any other (MOVE-07).
 * @throws ApiError 409 when it is on its way or sent, 422 when it lacks what every mail needs
 */
export async function noteSentElsewhere(trx: Transaction, id: number, desk: Desk): Promise<void> {
  const email = await lockFor(trx, id, 'send')
  await checkWhole(trx, id, email)
  await markQueued(trx, id, await readWriter(trx), desk.now)
  await requestAsked(trx, email, desk)
  await noteSent(trx, id, { isElsewhere: true, failure: null })
}

async function checkWhole(trx: Transaction, id: number, email: LockedEmail): Promise<void> {
  const refusal = refuseSending(email)
  if (refusal !== null) throw refused(refusal)
  const attached = await attachmentsOf(trx, id)
  if (attached.includes(null)) throw new ApiError(403, 'no_personal_data', new HiddenAttachment().message)
  if (attached.reduce((sum, one) => sum + (one?.byteSize ?? 0), 0) <= mostBytes) return
  throw violated({ propertyPath: 'attachments', message: 'Die Anhänge sind zusammen größer als 20 MB.' })
}

/** Locks a mail for one of the things that can be done with it. @throws ApiError 404, or 409 when that is over */
export async function lockFor(trx: Transaction, id: number, action: EmailAction): Promise<LockedEmail> {
  const email = await lockEmail(trx, id)
  if (email === null) throw notFound('E-Mail')
  const refusal = refuseEmailAction(action, email.status)
  if (refusal !== null) throw refused(refusal)
  return email
}

/** Only what belongs to this trip, to a provider or to the whole house goes out with its mails. */
async function checkAttachments(trx: Transaction, orderId: number, { attachments = [] }: Email): Promise<void> {
  if (attachments.length === 0) return
  if ((await foreignDocuments(trx, orderId, attachments)) === 0) return
  throw violated({ propertyPath: 'attachments', message: 'Ein Anhang gehört zu einer anderen Reise.' })
}

/** The words of the body beside the body, when there is one. */
function wordsOf({ body }: Email): [string, string][] {
  return body === undefined ? [] : [['"text"', plainTextOf(body)]]
}
