import { addDays, type CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { plainTextOf, richTextOf } from '@reisewerk/domain/rich-text.ts'
import { emailTemplates } from '../agency/email-templates.ts'
import { users } from '../agency/staff.ts'
import type { Row, Rows } from './rows.ts'

/** The templates every house writes from. */
export function addEmailTemplates(rows: Rows, houses: readonly number[]): void {
  for (const organisationId of houses) {
    for (const { body, ...template } of emailTemplates) {
      rows.add('email_templates', { organisationId, ...template, body: richTextOf(body), isRetired: false })
    }
  }
}

const written = [
  [
    'Ihre Anfrage',
    'Guten Tag,\n\nvielen Dank für Ihre Anfrage. Wir stellen die Reise gerade zusammen und melden uns in den nächsten Tagen mit einem Angebot.\n\nMit freundlichen Grüßen\n\nReisewerk',
  ],
  [
    'Ihr Angebot',
    'Guten Tag,\n\nheute senden wir Ihnen unser Angebot. Über Ihre Rückmeldung freuen wir uns.\n\nMit freundlichen Grüßen\n\nReisewerk',
  ],
] as const
const lastTrips = 12

/** Mails to the clients of the last trips who are written to in German and formally, as they were sent. */
export function addSentMails(rows: Rows, today: CalendarDate): void {
  const tables = new Map(rows.tables())
  const contacts = tables.get('contacts') ?? []
  const [writer] = users
  const reads = (order: Row) => order.client_id != null && order.order_locale === 'de_DE' && order.is_formal === true
  const trips = (tables.get('orders') ?? []).filter(reads).slice(-lastTrips)
  for (const [index, order] of trips.entries()) {
    const contact = contacts.find((one) => one.client_id === order.client_id && one.email != null)
    const [subject, words] = written[index % written.length] ?? written[0]
    if (contact === undefined || writer === undefined) continue
    const body = richTextOf(words)
    const sentAt = `${addDays(today, -2 - index * 3)}T10:1${index % 10}:00Z`
    rows.add('email_messages', {
      orderId: order.id,
      userId: order.user_id,
      status: 'sent',
      fromName: `${writer.firstName} ${writer.lastName}`,
      fromAddress: writer.email,
      to: [{ name: `${contact.first_name} ${contact.last_name}`.trim(), address: contact.email }],
      cc: [],
      bcc: [],
      subject,
      body,
      text: plainTextOf(body),
      messageId: `<demo-${order.id}-${index}@reisewerk.example>`,
      queuedAt: sentAt,
      sentAt,
    })
  }
}
