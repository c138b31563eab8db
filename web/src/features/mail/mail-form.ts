import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { type emailContract, isMailAddress, type Mailbox } from '@reisewerk/domain/mail/email.contract.ts'
import type { FilledLetter } from '@reisewerk/domain/mail/letter.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { fieldOf } from '../../form/form-field.tsx'
import type { HeldIn } from '../../form/form-options.ts'
import type { ItemForm } from '../../form/use-item-form.ts'
import type { StoredDocument } from '../files/api.ts'

/** A mail, or the letter of a request, that is being written. */
export type MailForm = Pick<
  ItemForm<typeof emailContract, { attachments: readonly StoredDocument[] }>,
  'value' | 'set' | 'own' | 'setOwn' | 'errorOf'
>

/** What a letter holds besides fields of a mail. `filled`: what a template has filled in; what differs was written by hand. */
export type LetterOwn = {
  /** A draft that this browser has kept for long has no wording. */
  filled: Pick<FilledLetter, 'to' | 'subject' | 'body'> & Partial<Pick<FilledLetter, 'wording'>>
  answerBy: CalendarDate | null
  attachments: readonly StoredDocument[]
}

export const MailField = fieldOf<typeof emailContract>()

/** What goes along as the server can take it: what is no address yet stays on the screen until it is one. */
export function sentWith(value: HeldIn<typeof emailContract>, attachments: readonly StoredDocument[]) {
  const valid = (list: readonly Mailbox[] | null) => (list ?? []).filter(({ address }) => isMailAddress(address))
  return {
    to: valid(value('to')),
    cc: valid(value('cc')),
    bcc: valid(value('bcc')),
    attachments: attachments.map(({ id }) => linkTo('documents', id)),
  }
}
