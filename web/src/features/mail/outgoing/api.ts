import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import type { emailContract } from '@reisewerk/domain/mail/email.contract.ts'
import {
  type MailServerTest,
  type MailWay,
  type MailWays,
  mailServerContract,
} from '@reisewerk/domain/mail/mail-server.contract.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { act, listOf } from '../../../lib/api.ts'
import { download } from '../../../lib/download.ts'
import { send } from '../../../lib/http.ts'
import { notice } from '../../../ui/notices/notice.tsx'

export type MailServer = ItemOf<typeof mailServerContract>
type Email = ItemOf<typeof emailContract>

export function mailServersOf(organisation: number) {
  return listOf(mailServerContract, { query: { 'organisation.id': organisation } })
}

export async function testMailServer(id: number): Promise<MailServerTest> {
  return (await act<MailServerTest>(`/api/mail_servers/${id}/test`)).data
}

/** Whether mails of a trip leave from here; the names of live changes stand first in the key. */
export function mailWayOf(orderId: number) {
  return queryOptions({
    queryKey: ['mail_servers', 'of-order', orderId],
    queryFn: async ({ signal }) => (await send<MailWay>('GET', `/api/orders/${orderId}/mail_server`, { signal })).data,
  })
}

/** Of all houses one works for: one answer for all mails of a list. */
const mailWays = queryOptions({
  queryKey: ['mail_servers', 'of-houses'],
  queryFn: async ({ signal }) => (await send<MailWays>('GET', '/api/mail_ways', { signal })).data,
})

/** Whether mails of a house leave from here; null while nobody knows (MOVE-07). */
export function useMailWay(organisation: string): boolean | null {
  const ways = useQuery(mailWays).data
  return ways?.find((way) => way.organisation === idOf(organisation))?.isThere ?? null
}

/** The mail as a file: one that has not left opens in Outlook to be sent from there. */
export function downloadMail(id: number): Promise<void> {
  return download(`/api/email_messages/${id}/file`)
}

export async function sendMail(id: number): Promise<Email> {
  return (await act<Email>(`/api/email_messages/${id}/send`)).data
}

/** Writes the letter of a request anew in place of what its draft says (TRUE-03). */
export async function rewriteLetter(id: number): Promise<void> {
  await act(`/api/email_messages/${id}/rewrite`)
}

/** Notes that a letter names what its request says by now, in words of one's own (TRUE-03). */
export async function noteTellsNow(id: number): Promise<void> {
  await act(`/api/email_messages/${id}/tells_now`)
}

export async function noteSentElsewhere(id: number): Promise<void> {
  await act(`/api/email_messages/${id}/sent_elsewhere`)
}

/** Says what became of a mail that somebody has sent; nothing is called sent that did not leave (MOVE-07). */
export function tellSending({ status }: Pick<Email, 'status'>, done = 'Die E-Mail wird gesendet.'): void {
  if (status !== 'draft') notice.good(done)
  else notice.warn('Nicht versendet: kein Mailserver', 'Die E-Mail liegt als Entwurf bei den E-Mails der Reise.')
}
