import * as z from 'zod'
import { contract } from '../contract/contract.ts'
import { build } from '../contract/field.ts'
import { boolean, instant, integer, link, text } from '../contract/fields.ts'
import { linkInput, wireText } from '../contract/wire-schema.ts'
import { emailFileContract } from './email-file.contract.ts'

/** A trip or a concept of a trip, by its number. */
export type AssignedTo = { readonly order: number } | { readonly orderConcept: number }

const namesTarget = 'Bitte eine Reise oder ein Reisekonzept angeben'
const order = linkInput('orders')
const orderConcept = linkInput('order_concepts')
/** {order: '/api/orders/1'}, {orderConcept: …}, or the link alone. */
const target = z.union(
  [
    z.strictObject({ order }),
    z.strictObject({ orderConcept }),
    order.transform((id): AssignedTo => ({ order: id })),
    orderConcept.transform((id): AssignedTo => ({ orderConcept: id })),
  ],
  namesTarget,
)
const targets = z
  .union([z.array(target), target.transform((one) => [one])], namesTarget)
  .refine((list) => list.length >= 1, 'Bitte mindestens einen Vorgang auswählen')
  .refine((list) => list.length <= 50, 'Höchstens 50 Vorgänge')

/** Names, also as the items the documents' select boxes hold. */
const name = wireText({ max: 60, required: true })
const tag = z.union([name, z.looseObject({ name }).transform((item) => item.name)], 'Bitte ein Schlagwort angeben')
const tagNames = z.array(tag).max(100, 'Höchstens 100 Einträge')

/** An e-mail from elsewhere, assigned to trips or concepts (MAIL-01; 002 §7). */
export const emailAssignmentContract = contract({
  name: 'email_assignments',
  title: 'Zugeordnete E-Mail',
  fields: {
    messageId: text({ internal: 'the mail as mail programs know it', max: 500, write: 'create' }),
    subject: text({ label: 'Betreff', max: 500, write: 'create' }),
    /** A year ago where the mail does not tell (002 §9). */
    date: instant({ label: 'Datum', nullable: true, write: 'create' }),
    fromAddress: text({ label: 'Absender', max: 320, write: 'create' }),
    user: link('users', { label: 'User', write: 'create' }),
    links: build<{ order?: string; orderConcept?: string }[], AssignedTo[], { required: true }>(
      'json',
      z.array(z.object({ order: z.string().optional(), orderConcept: z.string().optional() })),
      targets,
      { label: 'Vorgänge', required: true },
    ),
    tags: build<string[], string[], object>('strings', z.array(z.string()), tagNames, { label: 'Tags' }),
    /** The request it answers; of a trip it is assigned to. */
    request: link('requests', { label: 'Anfrage', nullable: true }),
    /** Its headers named a mail that was sent from here; nobody had to choose. */
    isByHeaders: boolean({ label: 'Von selbst erkannt', write: 'never' }),
    /** Not read yet by anybody of the house; only what came by the mailbox is unread. */
    isUnread: boolean({ label: 'Ungelesen', write: 'never' }),
    /** As it lies in the mailbox of the house. */
    received: link('received_emails', { label: 'Empfangene E-Mail', nullable: true, write: 'never' }),
    fromName: text({ label: 'Name des Absenders', write: 'never' }),
    excerpt: text({ label: 'Anfang des Textes', write: 'never' }),
    attachmentCount: integer({ label: 'Anhänge', write: 'never' }),
    /** What was read from the message. */
    file: link('email_files', {
      label: 'Nachricht',
      nullable: true,
      write: 'create',
      expand: { contract: emailFileContract, groups: ['email_file_read'] },
    }),
  },
  filters: {
    id: 'in',
    'order.id': 'in',
    'orderConcept.id': 'in',
    'links.order.id': 'in',
    'request.id': 'in',
    'file.id': 'in',
    tags: 'in',
  },
  orderBy: ['id', 'date', 'subject'],
})
