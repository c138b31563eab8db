import type { FileAttachment } from '@reisewerk/domain/mail/email-file.contract.ts'

/** Sent to the child that reads: a file, and whether an attachment's bytes are wanted. */
export type MsgRequest = { readonly bytes: Uint8Array; readonly attachment: number | null }

/** What was read. Texts are cut to what a person reads; HTML is harmless. */
export type ReadMsg = {
  readonly messageId: string
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
  /** Bytes of the attachment that was asked for; null without one. */
  readonly content: Uint8Array | null
}
