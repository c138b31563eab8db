import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { emailContract } from '@reisewerk/domain/mail/email.contract.ts'
import { emailAssignmentContract } from '@reisewerk/domain/mail/email-assignment.contract.ts'
import type { emailFileContract } from '@reisewerk/domain/mail/email-file.contract.ts'
import type { BegunEmail, FilledLetter, MailContact } from '@reisewerk/domain/mail/letter.contract.ts'
import { emailTemplateContract } from '@reisewerk/domain/mail/template.contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { act, listOf } from '../../lib/api.ts'
import { send } from '../../lib/http.ts'

export type Email = ItemOf<typeof emailContract, 'attachment_read'>
export type AssignedEmail = ItemOf<typeof emailAssignmentContract, 'email_file_read'>
export type EmailFile = ItemOf<typeof emailFileContract>

export function emailsOf(orderId: number) {
  return listOf(emailContract, { groups: ['attachment_read'], query: { 'order.id': orderId, _itemsPerPage: 200 } })
}

/** Mails from elsewhere that were assigned to a trip (MAIL-02). */
export function assignedEmailsOf(orderId: number) {
  return listOf(emailAssignmentContract, {
    groups: ['email_file_read'],
    query: { 'order.id': orderId, _itemsPerPage: 200 },
  })
}

/** The mail of a message id, where it was written here: a copied trip has those that were sent from its source (NEW-05). */
export function emailOfMessage(messageId: string) {
  return listOf(emailContract, { groups: ['attachment_read'], query: { messageId, _itemsPerPage: 1 } })
}

export function emailTemplates(organisation: number) {
  return listOf(emailTemplateContract, {
    query: { 'organisationFilter.id': organisation, isRetired: false, _itemsPerPage: 200 },
  })
}

/** Everybody around a trip who can be written to; the names of live changes stand first in the key. */
export function mailContactsOf(orderId: number) {
  return queryOptions({
    queryKey: ['contacts', 'mail', orderId],
    queryFn: async ({ signal }) =>
      (await send<MailContact[]>('GET', `/api/orders/${orderId}/mail_contacts`, { signal })).data,
  })
}

export async function beginEmail(
  orderId: number,
  wish: { template?: string; contact?: string; document?: string; latestPaper?: boolean },
): Promise<BegunEmail> {
  return (await act<BegunEmail>(`/api/orders/${orderId}/emails/begin`, wish)).data
}

export async function previewLetter(
  requestId: number,
  wish: { template?: string; answerBy?: string },
): Promise<FilledLetter> {
  return (await act<FilledLetter>(`/api/requests/${requestId}/letter/preview`, wish)).data
}

export async function readEmailFile(file: File): Promise<EmailFile> {
  const bytes = new Blob([file], { type: 'application/octet-stream' })
  return (await send<EmailFile>('POST', '/api/email_files', { query: { name: file.name }, file: bytes })).data
}
