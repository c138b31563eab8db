import * as z from 'zod'
import { contract } from '../contract/contract.ts'
import { boolean, choice, instant, integer, link, text } from '../contract/fields.ts'
import { emailFileContract } from './email-file.contract.ts'

/** What became of a mail in the mailbox of a house. */
export const receivedStates = {
  open: { label: 'Nicht zugeordnet' },
  assigned: { label: 'Zugeordnet' },
  dismissed: { label: 'Ohne Vorgang' },
} as const

/** A mail that came into the mailbox of a house, or was dropped there as .eml (MAIL-04). */
export const receivedEmailContract = contract({
  name: 'received_emails',
  title: 'Empfangene E-Mail',
  fields: {
    organisation: link('organisations', { label: 'Organisation', write: 'never' }),
    file: link('email_files', {
      label: 'Nachricht',
      write: 'never',
      expand: { contract: emailFileContract, groups: ['email_file_read'] },
    }),
    messageId: text({ internal: 'the mail as mail programs know it', write: 'never' }),
    subject: text({ label: 'Betreff', write: 'never' }),
    date: instant({ label: 'Datum', write: 'never' }),
    fromName: text({ label: 'Absender', write: 'never' }),
    fromAddress: text({ label: 'Adresse des Absenders', write: 'never' }),
    excerpt: text({ label: 'Anfang des Textes', write: 'never' }),
    attachmentCount: integer({ label: 'Anhänge', write: 'never' }),
    /** For everybody of the house: who has read it need not tell the others. */
    isRead: boolean({ label: 'Gelesen' }),
    /** It belongs to no trip and no concept. */
    isDismissed: boolean({ label: 'Ohne Vorgang' }),
    state: choice(receivedStates, { label: 'Stand', write: 'never' }),
  },
  filters: { id: 'in', 'organisation.id': 'in', 'file.id': 'in', state: 'in', isRead: 'boolean', date: 'range' },
  orderBy: ['id', 'date', 'subject'],
  search: true,
  options: { states: Object.entries(receivedStates).map(([key, { label }]) => ({ key, label })) },
})

/** Why a trip is proposed for a mail; a person confirms it. */
export const proposalReasons = {
  reply: 'Antwort auf eine zugeordnete E-Mail',
  number: 'Nummer im Betreff',
  numberInText: 'Nummer im Text',
  reservation: 'Reservierungsnummer',
  request: 'Absender einer Anfrage',
  contact: 'Kontakt der Reise',
  client: 'Kunde der Reise',
} as const
export type ProposalReason = keyof typeof proposalReasons

/** A trip a mail may belong to, and the request, where it answers one. */
export const proposalSchema = z.object({
  order: z.string(),
  orderNumber: z.string(),
  tripName: z.string(),
  client: z.string(),
  startAt: z.string().nullable(),
  request: z.string().nullable(),
  requestName: z.string(),
  reason: z.string(),
})
export type Proposal = z.output<typeof proposalSchema>

/** What a test of a mailbox tells. */
export const mailboxTestSchema = z.object({
  isGood: z.boolean(),
  message: z.string(),
  folders: z.array(z.string()),
})
export type MailboxTest = z.output<typeof mailboxTestSchema>
