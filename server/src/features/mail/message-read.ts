import type { FileAttachment } from '@reisewerk/domain/mail/email-file.contract.ts'
import type { DeliveryReport } from './delivery-report.ts'

/** Sent to the child that reads: a file, and whether an attachment's bytes are wanted. */
export type ReadRequest = { readonly bytes: Uint8Array; readonly attachment: number | null }

/** What was read. Texts are cut to what a person reads; HTML is harmless. */
export type ReadMessage = {
  readonly messageId: string
  /** Message-IDs of the mails it answers, the nearest first. */
  readonly thread: readonly string[]
  readonly subject: string
  /** ISO instant; null where the file does not tell. */
  readonly date: string | null
  readonly fromName: string
  readonly fromAddress: string
  readonly to: string
  readonly cc: string
  readonly html: string
  readonly text: string
  readonly attachments: FileAttachment[]
  /** Whom a mail sent from here did not reach; null for every other message. */
  readonly report: DeliveryReport | null
  /** Bytes of the attachment that was asked for; null without one. */
  readonly content: Uint8Array | null
}

export const longestBody = 1_000_000
export const mostAttachments = 100

/** What no database keeps and no page shows. */
export function clean(text: string): string {
  return text.toWellFormed().replaceAll(/[^\P{Cc}\t\n\r]/gu, '')
}

export function line(text: string | undefined, most: number): string {
  return clean(text ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed()
}

/** An instant that a calendar shows. */
export function saneInstant(told: string | Date | undefined): string | null {
  const date = told === undefined ? null : new Date(told)
  const isSane = date !== null && date.getTime() > 0 && date.getUTCFullYear() < 2200
  return isSane ? date.toISOString() : null
}

/** Name and ending of an attachment, whatever it is called. */
export function attachmentNamed(whole: string, byteSize: number): FileAttachment {
  const dot = whole.lastIndexOf('.')
  const filetype = dot > 0 ? whole.slice(dot + 1).toLowerCase() : ''
  return {
    name: filetype === '' ? whole : whole.slice(0, dot),
    filetype: /^[a-z0-9]{1,8}$/.test(filetype) ? filetype : '',
    byteSize,
  }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** The words of a message that has no text beside its HTML, for lists and for the search. @param html harmless already */
export function wordsOf(html: string): string {
  const lines = html.replaceAll(/<(?:br|\/(?:p|div|li|tr|h[1-6]))\b[^>]*>/g, '\n').replaceAll(/<[^>]*>/g, '')
  const words = lines.replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? '')
  return words
    .replaceAll(/[ \t\u00a0]+/g, ' ')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim()
}
