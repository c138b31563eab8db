import * as z from 'zod'
import { orderStatuses, requestStatusKeys } from '../accounts/options.ts'
import { contract } from '../contract/contract.ts'
import { boolean, choice, day, instant, json, link, links, richText, text } from '../contract/fields.ts'
import { wireText } from '../contract/wire-schema.ts'
import { documentContract } from '../files/document.contract.ts'
import { askedForSchema } from '../requests/rooms/asked-for.contract.ts'
import { requestedKinds } from '../service-kinds.ts'
import { wordingSchema } from './wording/wording.contract.ts'

/** How far a mail is; only a draft or one that failed can still be changed (domain/src/mail/email-status.ts). */
export const emailStatuses = {
  draft: { label: 'Entwurf' },
  queued: { label: 'Wird gesendet' },
  sent: { label: 'Gesendet' },
  failed: { label: 'Nicht gesendet' },
} as const
export type EmailStatus = keyof typeof emailStatuses

const { provisional_offer_sent, offer_sent, documents_sent } = orderStatuses
/** What becomes of a trip whose offer or travel documents have been sent, when that is asked for (OFFER-11, EASE-04). */
export const statusesOfSent = { provisional_offer_sent, offer_sent, documents_sent } as const
export type StatusOfSent = keyof typeof statusesOfSent

/** As strict as the mail service: no quotes, no white space, nothing that could begin another header or address. */
const addressPattern = /^[^\s<>()[\]\\,;:"@]{1,64}@[^\s<>()[\]\\,;:"@]{1,190}$/

/** What stands in a head of a mail has no second line. */
const oneLine = { pattern: /^[^\r\n]*$/, message: 'Bitte ohne Zeilenumbruch' }

const mailboxSchema = z.strictObject({
  name: wireText({ max: 200, ...oneLine }).default(''),
  address: wireText({ max: 254, pattern: addressPattern, message: 'Bitte eine E-Mail-Adresse eingeben' }),
})
/** Who writes or gets a mail. */
export type Mailbox = z.output<typeof mailboxSchema>

/** Where a request stands, and what its partner knows of it. */
const knownSchema = z.strictObject({
  status: z.enum(requestStatusKeys),
  agreed: askedForSchema,
  /** What a letter has told it last; absent of what was written before that was noted. */
  told: askedForSchema.nullable().optional(),
})

const asksSchema = z.strictObject({
  kind: z.enum(requestedKinds),
  now: askedForSchema,
  knows: knownSchema,
  /** Whether its request is meant for all of the group (null: nobody knows), and for how many the contingent of the trip is. */
  group: z.strictObject({ wholeGroup: z.boolean().nullable(), contingent: z.int() }),
})

const mailboxes = z.array(mailboxSchema).max(100, 'Höchstens 100 Empfänger')
/** What a mail is written with, also by the letter of a request. */
export const emailParts = {
  to: json(mailboxes, { label: 'An' }),
  cc: json(mailboxes, { label: 'Kopie (Cc)' }),
  bcc: json(mailboxes, { label: 'Blindkopie (Bcc)' }),
  subject: text({ label: 'Betreff', max: 300, ...oneLine }),
  body: richText({ label: 'Text', nullable: true }),
}

/** Whether a text can be written to as it stands. */
export function isMailAddress(address: string): boolean {
  return addressPattern.test(address)
}

/** A mail written for a trip: a draft, then the copy of what was sent (MAIL-03). */
export const emailContract = contract({
  name: 'email_messages',
  title: 'E-Mail',
  fields: {
    order: link('orders', { label: 'Reise', required: true, write: 'create' }),
    /** The house of the trip, by whose mail server it leaves (MOVE-07). */
    organisation: link('organisations', { label: 'Organisation', write: 'never' }),
    orderNumber: text({ label: 'Vorgangsnummer', write: 'never' }),
    tripName: text({ label: 'Reisename', write: 'never' }),
    /** The request it asks about (REQ-05). */
    request: link('requests', { label: 'Anfrage', nullable: true, write: 'create' }),
    user: link('users', { label: 'User', write: 'never' }),
    status: choice(emailStatuses, { label: 'Status', write: 'never' }),
    fromName: text({ label: 'Absender', write: 'never' }),
    fromAddress: text({ label: 'Adresse des Absenders', write: 'never' }),
    ...emailParts,
    /** The words of the body, for lists and for readers without formats. */
    text: text({ label: 'Text', write: 'never' }),
    attachments: links('documents', {
      label: 'Anhänge',
      expand: { contract: documentContract, groups: ['attachment_read'] },
    }),
    /** The trip goes there once the mail has left; never back. */
    orderStatus: choice(statusesOfSent, { label: 'Status der Reise nach dem Senden', nullable: true }),
    messageId: text({ internal: 'the mail as mail programs know it', nullable: true, write: 'never' }),
    queuedAt: instant({ label: 'Abgeschickt am', nullable: true, write: 'never' }),
    sentAt: instant({ label: 'Gesendet am', nullable: true, write: 'never' }),
    /** Why it could not be sent, or for whom it was not taken. */
    failure: text({ label: 'Fehler', nullable: true, write: 'never' }),
    /** It asks its request, which goes on to 'requested' once it leaves (REQ-05). */
    isLetter: boolean({ label: 'Anschreiben der Anfrage', write: 'never' }),
    /** For when and how many that letter was written (TRUE-03). */
    told: json(askedForSchema, { label: 'Geschrieben für', nullable: true, write: 'never' }),
    /** What its partner knew when it was written (TRUE-02). */
    knew: json(knownSchema, { label: 'Dem Partner bekannt', nullable: true, write: 'never' }),
    /** What its request says by now, and what its partner knows by now. */
    asks: json(asksSchema, { label: 'Angefragt wird', nullable: true, write: 'never' }),
    /** What its request tells in words of the house, which may not be in the letter's language (TRUE-07). */
    wording: json(wordingSchema, { label: 'Texte der Anfrage', nullable: true, write: 'never' }),
    /** Somebody has changed subject or text since: it is not written anew unasked. */
    isReworded: boolean({ label: 'Von Hand geändert', write: 'never' }),
    answerBy: day({ label: 'Antwort bis', nullable: true, write: 'never' }),
    /** Somebody has sent it with a mail program of their own and said so (MOVE-07). */
    isSentElsewhere: boolean({ label: 'Mit eigenem Mailprogramm gesendet', write: 'never' }),
    createdAt: instant({ label: 'Angelegt am', write: 'never' }),
    updatedAt: instant({ label: 'Geändert am', write: 'never' }),
  },
  // A copied trip names the mails that were sent from its source by their message ids (NEW-05).
  filters: {
    id: 'in',
    'order.id': 'in',
    'request.id': ['in', 'exists'],
    status: 'in',
    messageId: 'in',
    /** Not gone out, or come back (MOVE-07). */
    isOpen: 'boolean',
  },
  orderBy: ['id', 'updatedAt', 'sentAt', 'subject'],
  search: true,
  options: { statuses: Object.entries(emailStatuses).map(([key, { label }]) => ({ key, label })) },
})
