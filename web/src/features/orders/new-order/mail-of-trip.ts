import type { BegunTrip } from '@reisewerk/domain/mail/begun-trip/begun-trip.contract.ts'
import { emailAssignmentContract } from '@reisewerk/domain/mail/email-assignment.contract.ts'
import { emailFileContract } from '@reisewerk/domain/mail/email-file.contract.ts'
import { dateOfWire, linkTo } from '@reisewerk/domain/wire.ts'
import type { QueryClient } from '@tanstack/react-query'
import { create, itemOf, newKey } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/http.ts'
import { notice } from '../../../ui/notices/notice.tsx'
import { type CreatedTrip, type Draft, newRange } from './draft.ts'

/** The dropped mail a trip begins with, and what was read from it. */
export type MailOfTrip = { readonly file: number; readonly begins: BegunTrip['begins'] }

/** What the form says before anybody has looked at it; the client is chosen as by hand. */
export function draftOfMail({ begins: { tripName, startAt, endAt } }: MailOfTrip): Pick<Draft, 'tripName' | 'ranges'> {
  const date = (wire: string | null) => (wire === null ? null : dateOfWire(wire))
  return { tripName, ranges: [{ ...newRange(), startAt: date(startAt), endAt: date(endAt) }] }
}

/** Puts the mail to the trips it has become. They stay also when that fails, and the mail can be dropped on them. */
export async function assignMail(client: QueryClient, fileId: number, trips: readonly CreatedTrip[]): Promise<void> {
  try {
    const { messageId, subject, date, fromAddress } = await client.fetchQuery(itemOf(emailFileContract, fileId))
    const links = trips.map(({ id }) => ({ order: linkTo('orders', id) }))
    const mail = { messageId, subject, date, fromAddress, file: linkTo('email_files', fileId), links }
    await create(emailAssignmentContract, mail, newKey())
    void client.invalidateQueries({ queryKey: [emailAssignmentContract.name] })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    notice.bad('Die Email konnte nicht zugeordnet werden.', error.message)
  }
}
