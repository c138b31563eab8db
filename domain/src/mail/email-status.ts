import { type Refusal, refusal } from '../refusal.ts'
import { type EmailStatus, emailStatuses, type Mailbox } from './email.contract.ts'
import { missingIn } from './fill-template.ts'

/** What stands at a mail of a house that has no mail server: nothing has left (MOVE-07). */
export const noMailServer = 'nicht versendet: kein Mailserver'

/** How far a mail is, as it is: what waits or came back is not called sent, and what cannot leave says why (MOVE-07). */
export type MailStanding = { readonly label: string; readonly tone: 'neutral' | 'info' | 'good' | 'warn' | 'bad' }

const tones = { draft: 'neutral', queued: 'info', sent: 'good', failed: 'bad' } as const

/**
 * The same on the screen and in a file of the list.
 * @param hasWay whether mails of its house leave from here; null while nobody knows
 */
export function mailStanding(
  { status, failure }: { readonly status: EmailStatus; readonly failure: string | null },
  hasWay: boolean | null,
): MailStanding {
  const isKept = hasWay === null ? failure === noMailServer : !hasWay
  if (status === 'draft' && isKept) return { label: noMailServer, tone: 'warn' }
  if (status === 'sent' && failure !== null) return { label: 'Nicht zugestellt', tone: 'bad' }
  if (status === 'queued' && failure !== null) return { label: 'Wartet', tone: 'warn' }
  return { label: emailStatuses[status].label, tone: tones[status] }
}

/** Why a mail has not arrived, beside how far it is; that there is no server to send by is told there. @returns '' where nothing is wrong */
export function mailFailure(failure: string | null): string {
  return failure === noMailServer ? '' : (failure ?? '')
}

/** What may be done with a mail in which status. */
const emailActions = {
  change: ['draft', 'failed'],
  remove: ['draft', 'failed'],
  send: ['draft', 'failed'],
} as const satisfies Record<string, readonly EmailStatus[]>
export type EmailAction = keyof typeof emailActions

/** @returns why a mail may not be changed, removed or sent any more; null when it may */
export function refuseEmailAction(action: EmailAction, status: EmailStatus): Refusal | null {
  const allowed: readonly EmailStatus[] = emailActions[action]
  if (allowed.includes(status)) return null
  return refusal('email_gone', 'Diese E-Mail ist schon auf dem Weg und kann nicht mehr geändert werden.')
}

/** What a mail needs before it leaves: a recipient, a subject, words, and nothing that a template left open. */
export function refuseSending(mail: { to: readonly Mailbox[]; subject: string; text: string }): Refusal | null {
  if (mail.to.length === 0) return refusal('no_recipient', 'Bitte mindestens einen Empfänger angeben', 'to')
  if (mail.subject.trim() === '') return refusal('no_subject', 'Bitte einen Betreff eingeben', 'subject')
  if (mail.text.trim() === '') return refusal('no_text', 'Bitte einen Text eingeben', 'body')
  for (const [field, words] of [
    ['subject', mail.subject],
    ['body', mail.text],
  ] as const) {
    const missing = missingIn(words)
    if (missing.length > 0) return refusal('unfilled', `Es fehlt noch: ${missing.join(', ')}`, field)
  }
  return null
}
