import * as z from 'zod'
import { localeKeys } from '../accounts/options.ts'
import { itemSchema } from '../contract/body-schema.ts'
import type { ItemOf } from '../contract/shape.ts'
import { dayInput, linkInput } from '../contract/wire-schema.ts'
import { documentContract } from '../files/document.contract.ts'
import { richTextSchema } from '../rich-text.ts'
import { emailParts } from './email.contract.ts'
import { wordingSchema } from './wording/wording.contract.ts'

const template = linkInput('email_templates').optional()
const locale = z.enum(localeKeys, `Erlaubt sind: ${localeKeys.join(', ')}`).optional()

/** `POST /api/orders/{id}/emails/begin` */
export const beginEmailSchema = z.strictObject({
  template,
  contact: linkInput('contacts').optional(),
  locale,
  /** The paper it takes along. */
  document: linkInput('documents').optional(),
  /** The paper that whoever writes has made last within the day, if no mail has it yet (EASE-04). */
  latestPaper: z.boolean().optional(),
})

/** A template with the trip's data, to be worked on. */
const filled = {
  locale: z.enum(localeKeys),
  subject: z.string(),
  body: richTextSchema,
  /** What the trip does not tell; marked in the text. */
  missing: z.array(z.string()),
}
export const filledSchema = z.object(filled)
export type Filled = z.output<typeof filledSchema>

/** `POST /api/requests/{id}/letter/preview` */
export const letterPreviewSchema = z.strictObject({ template, locale, answerBy: dayInput.nullable().optional() })

/** What a mail begins with: of a paper for the client also to whom it goes, and the paper. */
export const begunEmailSchema = z.object({
  ...filled,
  to: z.array(z.object({ name: z.string(), address: z.string() })),
  document: itemSchema(documentContract, new Set()).nullable(),
})
export type BegunEmail = Omit<z.output<typeof begunEmailSchema>, 'document'> & {
  readonly document: ItemOf<typeof documentContract> | null
}

export const filledLetterSchema = z.object({
  ...filled,
  to: z.array(z.object({ name: z.string(), address: z.string() })),
  /** 'DD.MM.YYYY 00:00:00' */
  /** null where nothing is asked for any more. */
  answerBy: z.string().nullable(),
  partner: z.string(),
  /** What of it may not be in its language (TRUE-07). */
  wording: wordingSchema,
})
export type FilledLetter = z.output<typeof filledLetterSchema>

/** `POST /api/requests/{id}/list_letter`: which list goes; without one the hotel's own, else the one it was sent last, else the trip's first. */
export const beginListLetterSchema = z.strictObject({ roomList: linkInput('room_lists').optional() })

/** `POST /api/requests/{id}/list_letter`: the mail with which a hotel gets its rooming list, and the list (ROOM-08). */
export const listLetterSchema = z.object({
  locale: z.enum(localeKeys),
  subject: z.string(),
  body: richTextSchema,
  to: z.array(z.object({ name: z.string(), address: z.string() })),
  document: itemSchema(documentContract, new Set()),
})
export type ListLetter = Omit<z.output<typeof listLetterSchema>, 'document'> & {
  readonly document: ItemOf<typeof documentContract>
}

/** `POST /api/requests/{id}/letter`: the letter as it is sent. */
export const sendLetterSchema = z.strictObject({
  to: emailParts.to.input.optional(),
  cc: emailParts.cc.input.optional(),
  bcc: emailParts.bcc.input.optional(),
  subject: emailParts.subject.input.optional(),
  body: emailParts.body.input.optional(),
  attachments: z.array(linkInput('documents')).max(50, 'Höchstens 50 Anhänge').optional(),
  /** The day by which the partner shall answer; it becomes the option's deadline. */
  answerBy: dayInput.nullable().optional(),
})

export type LetterToSend = z.output<typeof sendLetterSchema>

/** What became of the letters that were prepared for a trip in one go; mails by their ids (TRUE-02, TRUE-03). */
export const preparedLettersSchema = z.object({
  /** Drafts that were made. */
  letters: z.array(z.int()),
  /** So many had one already that says what is asked for. */
  begun: z.int(),
  /** Drafts that said something else and were written anew. */
  rewritten: z.array(z.int()),
  /** Drafts that say something else in words somebody has changed. */
  overtaken: z.array(z.int()),
  /** Drafts that name texts in another language than their own. */
  untranslated: z.array(z.int()),
})
export type PreparedLetters = z.output<typeof preparedLettersSchema>

/** `GET /api/orders/{id}/mail_contacts`: who around a trip can be written to. */
export const mailContactSchema = z.object({
  group: z.enum(['trip', 'client', 'provider', 'agency']),
  /** The role in the trip, or the firm. */
  label: z.string(),
  name: z.string(),
  address: z.string(),
  contact: z.number().nullable(),
  /** One of the client's people. */
  isClient: z.boolean(),
})
export type MailContact = z.output<typeof mailContactSchema>
