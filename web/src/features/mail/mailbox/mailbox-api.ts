import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { emailAssignmentContract } from '@reisewerk/domain/mail/email-assignment.contract.ts'
import { emailFileContract } from '@reisewerk/domain/mail/email-file.contract.ts'
import { mailboxContract } from '@reisewerk/domain/mail/mailbox.contract.ts'
import type { MailboxTest, Proposal, receivedEmailContract } from '@reisewerk/domain/mail/received-email.contract.ts'
import { idOfLink, linkTo } from '@reisewerk/domain/wire.ts'
import { queryOptions } from '@tanstack/react-query'
import { act, itemOf, listOf } from '../../../lib/api.ts'
import { send } from '../../../lib/http.ts'

export type ReceivedEmail = ItemOf<typeof receivedEmailContract>
export type Mailbox = ItemOf<typeof mailboxContract>

export function mailboxesOf(organisation?: number) {
  return listOf(mailboxContract, organisation === undefined ? {} : { query: { 'organisation.id': organisation } })
}

/** What was read of a mail. */
export function fileOf(link: string) {
  return itemOf(emailFileContract, idOfLink(link, 'email_files') ?? 0)
}

/** What a received mail is assigned to. */
export function assignmentsOf(file: string) {
  return listOf(emailAssignmentContract, { query: { 'file.id': idOfLink(file, 'email_files') ?? 0 } })
}

/** The names of live changes stand first in the key. */
export function proposalsOf(id: number) {
  return queryOptions({
    queryKey: ['received_emails', 'proposals', id],
    queryFn: async ({ signal }) =>
      (await send<Proposal[]>('GET', `/api/received_emails/${id}/proposals`, { signal })).data,
  })
}

export async function testMailbox(id: number): Promise<MailboxTest> {
  return (await act<MailboxTest>(`/api/mailboxes/${id}/test`)).data
}

export async function readMailboxNow(id: number): Promise<void> {
  await act(`/api/mailboxes/${id}/read`)
}

export async function dropMail(file: File, organisation: number): Promise<ReceivedEmail> {
  const bytes = new Blob([file], { type: 'application/octet-stream' })
  const query = { name: file.name, organisation: linkTo('organisations', organisation) }
  return (await send<ReceivedEmail>('POST', '/api/received_emails', { query, file: bytes })).data
}
