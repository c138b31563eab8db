import { reminderContract } from '@reisewerk/domain/payments/reminders/reminder.contract.ts'
import { holding, isLike } from '../../../platform/resource/like.ts'
import { readLinkTo } from '../../../platform/resource/list.ts'
import { declare, type Expression, type OwnFilter } from '../../../platform/resource/resource.ts'
import { removeReminder } from './reminders.service.ts'
import { reminders } from './reminders.tables.ts'

const ofTrip =
  (what: string): Expression =>
  (row) =>
    `(select ${what} from orders o where o.id = ${row}.order_id)`

const amounts = Object.entries({ open: 'open_cents', earlierFees: 'earlier_fee_cents', fee: 'fee_cents' }).flatMap(
  ([field, column]): [string, Expression][] => [
    [field, (row) => `${row}.${column}`],
    [`${field}.currency`, (row) => `${row}.currency`],
  ],
)

const invoicesOf: Expression = (row) =>
  `(select json_agg(json_build_object('clientInvoice', '/api/client_invoices/' || i.id, 'invoiceNumber', i.invoice_number,
      'step', x.step, 'dueAt', to_char(x.due_at, 'DD.MM.YYYY') || ' 00:00:00',
      'open', json_build_object('amount', to_char(x.open_cents / 100.0, 'FM9999999999990.00'), 'currency', i.currency)) order by i.id)
    from reminded_invoices x join client_invoices i on i.id = x.client_invoice_id where x.reminder_id = ${row}.id)`

const idsOf =
  (resource: string, name: string, condition: (row: string, ids: string) => string): OwnFilter =>
  (row, values, param) =>
    condition(row, `any (${param(values.map((value) => readLinkTo(resource, value, name)))}::bigint[])`)

/** Reminders come of overdue invoices; here they are listed, their fees waived, and what was made by mistake is removed. */
export const remindersResources = [
  declare(reminderContract, {
    table: reminders,
    computed: {
      ...Object.fromEntries(amounts),
      organisation: ofTrip('o.organisation_id'),
      orderNumber: ofTrip('o.order_number'),
      tripName: ofTrip(`coalesce(nullif(o.trip_name, ''), o.group_name)`),
      invoices: invoicesOf,
      document: (row) =>
        `(select json_build_object('id', d.id, 'name', d.name, 'path', '/api/documents/' || d.id || '/file',
          'cloudStorage', d.cloud_storage) from documents d where d.id = ${row}.document_id)`,
      emailStatus: (row) =>
        `(select e.status from email_attachments a join email_messages e on e.id = a.email_id
          where a.document_id = ${row}.document_id order by e.id desc limit 1)`,
    },
    // As the contract says.
    inSheet: {
      invoices: (value) =>
        (value as readonly { invoiceNumber: string }[]).map(({ invoiceNumber }) => invoiceNumber).join(', '),
    },
    filters: {
      'clientInvoice.id': idsOf(
        'client_invoices',
        'clientInvoice',
        (row, ids) =>
          `exists (select from reminded_invoices x where x.reminder_id = ${row}.id and x.client_invoice_id = ${ids})`,
      ),
      'organisation.id': idsOf('organisations', 'organisation', (row, ids) => `${row}.organisation_id = ${ids}`),
    },
    search: (row, term, param) =>
      `(exists (select from clients c where c.id = ${row}.client_id and ${isLike('c.company_name', param(holding(term)))})
        or exists (select from reminded_invoices x join client_invoices i on i.id = x.client_invoice_id
          where x.reminder_id = ${row}.id and ${isLike('i.invoice_number', param(holding(term)))})
        or ${row}.order_id in (select search_orders(${param(term)})))`,
    defaultOrder: (row) => `${row}.id desc`,
    remove: removeReminder,
    only: ['list', 'get', 'update', 'remove', 'options'],
  }),
]
