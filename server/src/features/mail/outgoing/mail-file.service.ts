import { refuseSending } from '@reisewerk/domain/mail/email-status.ts'
import { plainTextOf } from '@reisewerk/domain/rich-text.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { ApiError, notFound } from '../../../platform/errors.ts'
import type { FileStore } from '../../../platform/file-store/file-store.ts'
import { composeMail } from '../../../platform/mail/open-mailer.ts'
import { noteReading } from '../../../platform/resource/personal.ts'
import { personalTripsIn, readWriter } from '../emails.queries.ts'
import { HiddenAttachment, MissingAttachment, mailOf, readAttachment, readSending } from '../sending.ts'
import { mailServerOfOrder } from './mail-servers.queries.ts'

/**
 * A mail as a file (.eml): one that has not left opens in Outlook and other programs to be sent from there (MOVE-07). Whoever takes lists of
 * guests along with it has read them (ROOM-06).
 * @throws ApiError 404 when the actor sees no such mail, 403 for an attachment they may not see, 409 for one that lacks what every mail needs, or an attachment
 */
export async function mailFileOf(
  trx: Transaction,
  files: FileStore,
  id: number,
): Promise<{ name: string; bytes: Uint8Array }> {
  const found = await readSending(trx, id, null)
  if (found === null) throw notFound('E-Mail')
  const { email, attachments: stored } = found
  const refusal = refuseSending({ ...email, text: plainTextOf(email.body) })
  // Who fetches a file has sent no field: the answer is the sentence itself.
  if (refusal !== null) throw new ApiError(409, refusal.code, refusal.message)
  const attachments = await Promise.all(stored.map((one) => readAttachment(files, one))).catch((error: unknown) => {
    if (error instanceof HiddenAttachment) throw new ApiError(403, 'no_personal_data', error.message)
    if (!(error instanceof MissingAttachment)) throw error
    throw new ApiError(409, 'attachment_gone', `Der Anhang „${error.message}“ ist nicht mehr da.`)
  })
  for (const trip of await personalTripsIn(trx, id)) await noteReading(trx, trip, 0, 'opened')
  const isUnsent = email.sentAt === null
  const writer = email.fromAddress === '' ? await readWriter(trx) : { name: email.fromName, address: email.fromAddress }
  const server = await mailServerOfOrder(trx, email.orderId)
  const from = { ...email, fromName: writer.name, fromAddress: writer.address }
  const { messageId, ...mail } = mailOf(from, attachments, server?.senderAddress ?? writer.address)
  const bytes = await composeMail({
    ...mail,
    // Whatever sends it gives it an identity of its own.
    ...(isUnsent || messageId === undefined ? { isUnsent } : { messageId }),
    ...(email.sentAt === null ? {} : { date: email.sentAt }),
  })
  return { name: `${email.subject.slice(0, 150)}.eml`, bytes }
}
