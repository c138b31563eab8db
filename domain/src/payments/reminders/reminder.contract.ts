import * as z from 'zod'
import { localeKeys } from '../../accounts/options.ts'
import { userContract } from '../../accounts/user.contract.ts'
import { itemSchema } from '../../contract/body-schema.ts'
import { contract } from '../../contract/contract.ts'
import { boolean, choice, day, instant, json, link, money, text } from '../../contract/fields.ts'
import type { ItemOf } from '../../contract/shape.ts'
import { linkInput } from '../../contract/wire-schema.ts'
import { documentContract } from '../../files/document.contract.ts'
import { invoiceFileSchema } from '../../invoices/client-invoice.contract.ts'
import { reminderStepKeys, reminderSteps } from '../../invoices/reminder-steps.ts'
import { emailStatuses } from '../../mail/email.contract.ts'
import { clientContract } from '../../partners/client.contract.ts'
import { richTextSchema } from '../../rich-text.ts'

const listed = ['reminder_read'] as const
const amount = z.object({ amount: z.string(), currency: z.string(), formatted: z.string() })
const stepSchema = z.enum(reminderStepKeys, `Erlaubt sind: ${reminderStepKeys.join(', ')}`)

/** An invoice as a reminder told of it. */
const remindedSchema = z.object({
  clientInvoice: z.string(),
  invoiceNumber: z.string(),
  step: stepSchema,
  dueAt: z.string(),
  open: z.object({ amount: z.string(), currency: z.string() }),
})

/**
 * A letter that reminds the client of a trip of what is overdue (decision 060). It says for good what it said; its fee may be
 * waived, and one that was made by mistake and not sent is removed.
 */
export const reminderContract = contract({
  name: 'reminders',
  title: 'Mahnung',
  fields: {
    order: link('orders', { label: 'Reise', write: 'never' }),
    organisation: link('organisations', { label: 'Organisation', write: 'never' }),
    orderNumber: text({ label: 'Reisenummer', groups: listed, write: 'never' }),
    tripName: text({ label: 'Reisename', groups: listed, write: 'never' }),
    client: link('clients', {
      label: 'Kunde',
      nullable: true,
      write: 'never',
      expand: { contract: clientContract, groups: listed },
    }),
    /** The furthest of its invoices. */
    step: choice(reminderSteps, { label: 'Stufe', write: 'never' }),
    reminderDate: day({ label: 'Datum', write: 'never' }),
    payBy: day({ label: 'Zahlbar bis', write: 'never' }),
    invoices: json(z.array(remindedSchema), { label: 'Rechnungen', write: 'never' }),
    /** Of its invoices, when it was made. */
    open: money({ label: 'Offen', write: 'never' }),
    /** Of earlier ones, unpaid when it was made. */
    earlierFees: money({ label: 'Frühere Mahngebühren', write: 'never' }),
    fee: money({ label: 'Mahngebühr', write: 'never' }),
    isFeeWaived: boolean({ label: 'Gebühr erlassen' }),
    document: json(invoiceFileSchema, { label: 'Dokument', write: 'never' }),
    sentAt: instant({ label: 'Versendet am', nullable: true, write: 'never' }),
    /** Of the last mail it was attached to. */
    emailStatus: choice(emailStatuses, { label: 'E-Mail', nullable: true, groups: listed, write: 'never' }),
    user: link('users', {
      label: 'Erstellt von',
      write: 'never',
      expand: { contract: userContract, groups: listed },
    }),
    createdAt: instant({ label: 'Erstellt am', write: 'never' }),
  },
  filters: {
    id: 'in',
    'order.id': 'in',
    'client.id': 'in',
    'clientInvoice.id': 'in',
    'organisation.id': 'in',
    step: 'in',
    reminderDate: 'range',
    sentAt: 'exists',
  },
  search: true,
  orderBy: ['id', 'reminderDate', 'payBy'],
})
export type Reminder = ItemOf<typeof reminderContract, 'reminder_read'>

const next = z.discriminatedUnion('state', [
  z.object({ state: z.literal('due'), step: stepSchema, fee: amount }),
  z.object({ state: z.literal('later'), step: stepSchema, from: z.string() }),
  z.object({ state: z.literal('blocked'), reason: z.string(), until: z.string().nullable() }),
  z.object({ state: z.literal('through') }),
])

/** `GET /api/reminders/due`: what is overdue, and which reminder comes next for each. */
export const overdueSchema = z.object({
  items: z.array(
    z.object({
      clientInvoice: z.string(),
      invoiceNumber: z.string(),
      order: z.string(),
      orderNumber: z.string(),
      tripName: z.string(),
      client: z.string().nullable(),
      clientName: z.string(),
      dueAt: z.string(),
      open: amount,
      last: z.object({ step: stepSchema, date: z.string(), payBy: z.string() }).nullable(),
      next,
    }),
  ),
  /** More is overdue than is told of; the longest due come first. */
  isCut: z.boolean(),
})
export type Overdue = z.output<typeof overdueSchema>['items'][number]

/** How many letters one click makes; a list of more is worked off in parts. */
export const mostReminders = 100

/** `POST /api/reminders`: the invoices to remind of, each with the step its row showed. */
export const makeRemindersBody = z.strictObject({
  invoices: z
    .array(z.strictObject({ clientInvoice: linkInput('client_invoices'), step: stepSchema }))
    .min(1, 'Bitte eine Rechnung wählen')
    .max(mostReminders, `Höchstens ${mostReminders} Rechnungen`),
})
export type MakeReminders = z.output<typeof makeRemindersBody>

/** The letters that were made. */
export const madeRemindersSchema = z.object({ reminders: z.array(z.string()) })

/** `POST /api/reminders/preview`: the letters as they would be printed; nothing is stored. */
export const reminderPreviewSchema = z.object({
  letters: z.array(
    z.object({
      order: z.string(),
      clientName: z.string(),
      step: stepSchema,
      total: amount,
      fee: amount,
      svg: z.string(),
      pages: z.int(),
    }),
  ),
})
export type ReminderPreview = z.output<typeof reminderPreviewSchema>['letters'][number]

/** `POST /api/reminders/{id}/letter`: the mail that takes a reminder to the client. */
export const reminderLetterSchema = z.object({
  locale: z.enum(localeKeys),
  subject: z.string(),
  body: richTextSchema,
  to: z.array(z.object({ name: z.string(), address: z.string() })),
  document: itemSchema(documentContract, new Set()),
})
export type ReminderLetter = Omit<z.output<typeof reminderLetterSchema>, 'document'> & {
  readonly document: ItemOf<typeof documentContract>
}
