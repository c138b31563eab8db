import { taxOptions } from '@reisewerk/domain/accounts/settings.ts'
import {
  clientInvoiceContract,
  clientInvoiceVersionContract,
} from '@reisewerk/domain/invoices/client-invoice.contract.ts'
import { creditContract } from '@reisewerk/domain/invoices/credit.contract.ts'
import { invoiceLetterContract } from '@reisewerk/domain/invoices/invoice-letter.contract.ts'
import { rateInWords } from '@reisewerk/domain/invoices/invoice-tax.ts'
import { packageTravelContract } from '@reisewerk/domain/invoices/package-travel.contract.ts'
import { paymentContract } from '@reisewerk/domain/invoices/payment.contract.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { holding, isLike } from '../../platform/resource/like.ts'
import { readLinkTo } from '../../platform/resource/list.ts'
import { declare, type Expression } from '../../platform/resource/resource.ts'
import { readSettings } from '../accounts/settings.service.ts'
import { addCredit, changeCredit, changePackageTravel, openLetter, openPackageTravel } from './invoice-notes.service.ts'
import { isTaken, placeOfState } from './invoice-state.sql.ts'
import {
  clientInvoiceCredits,
  clientInvoiceLetters,
  clientInvoices,
  clientInvoiceVersions,
  dueAtOf,
  packageTravels,
  payments,
} from './invoices.tables.ts'
import { recordPayment, removePayment } from './payments.service.ts'

const fileOf: Expression = (row) =>
  `(select json_build_object('id', d.id, 'name', d.name, 'path', '/api/documents/' || d.id || '/file',
    'cloudStorage', d.cloud_storage) from documents d where d.id = ${row}.document_id)`
const numberOf =
  (column: string): Expression =>
  (row) =>
    `(select n.invoice_number from client_invoices n where n.id = ${row}.${column})`
/** Kept with its last version; how the invoices stand that it leaves out is told as of today. */
const leftOutOf: Expression = (row) =>
  `(select coalesce(json_agg(json_build_object('invoiceNumber', hidden.invoice_number,
      'amount', to_char((part ->> 'cents')::bigint / 100.0, 'FM999999999990.00'), 'isHidden', hidden.billing_type <> 'included') order by hidden.id), '[]')
    from client_invoice_versions said join client_invoice_snapshots kept on kept.version_id = said.id
      cross join jsonb_array_elements(coalesce(kept.snapshot -> 'leftOut', '[]')) part
      join client_invoices hidden on hidden.id = (part ->> 'invoiceId')::bigint
    where ${row}.takes_over and said.client_invoice_id = ${row}.id and said.version_number = ${row}.version_number)`
/** Which one asks for what is open on it: also for a share that was paid when that one left it out, and went back since (decision 172). */
const askerOf: Expression = (row) =>
  `case when ${row}.carried_to_id is null and ${isTaken(row)}
    then (select n.invoice_number from client_invoices n where n.order_id = ${row}.order_id and n.takes_over and n.canceled_by_id is null
      order by (select max(v.id) from client_invoice_versions v where v.client_invoice_id = n.id) desc limit 1)
    else ${numberOf('carried_to_id')(row)} end`
const ofTrip =
  (what: string): Expression =>
  (row) =>
    `(select ${what} from orders o where o.id = ${row}.order_id)`
/** When it went to the tax adviser (INV-08); the feature of that comes later, its table is read here. */
const exportOf: Expression = (row) =>
  `select x.created_at from datev_bookings b join datev_exports x on x.id = b.export_id
    where b.client_invoice_id = ${row}.id and b.kind = 'invoice'`
/** How far reminding has come (decision 060); its tables are read here as well. */
const lastReminder = (what: string, row: string) =>
  `(select ${what} from reminded_invoices x join reminders r on r.id = x.reminder_id
    where x.client_invoice_id = ${row}.id order by r.id desc limit 1)`
/** Amounts of an invoice are all in its one currency. */
const amounts = Object.entries({
  ...{ amount: 'due_cents', total: 'total_cents', paid: 'paid_cents', open: 'open_cents' },
  ...{ partialAmount: 'partial_cents', taxAmount: 'tax_cents', discount: 'discount_cents' },
}).flatMap(([field, column]): [string, Expression][] => [
  [field, (row) => `${row}.${column}`],
  [`${field}.currency`, (row) => `${row}.currency`],
])

/** 'Tax options come from settings' (002 §9): those of the house asked for, else of the actor's first. */
async function taxOptionsOf(trx: Transaction, house: number | null) {
  const organisation = house ?? trx.actor.organisationIds[0]
  if (organisation === undefined) return []
  const { settings } = await readSettings(trx, organisation)
  return settings.clientInvoices.taxOptions.map((key) => ({ key, ...taxOptions[key] }))
}

/** Invoices come of generating; here they are listed, and made to count or not. */
export const invoicesResources = [
  declare(clientInvoiceContract, {
    table: clientInvoices,
    computed: {
      ...Object.fromEntries(amounts),
      document: fileOf,
      writtenIntroText: (row) => `coalesce(${row}.written_intro_text, ${row}.intro_text)`,
      writtenEndText: (row) => `coalesce(${row}.written_end_text, ${row}.intro_end_text)`,
      orderNumber: ofTrip('o.order_number'),
      tripName: ofTrip(`coalesce(nullif(o.trip_name, ''), o.group_name)`),
      dueAt: dueAtOf,
      leftOut: leftOutOf,
      oldInvoiceNumber: numberOf('old_invoice_id'),
      canceledByNumber: numberOf('canceled_by_id'),
      carriedToNumber: askerOf,
      isFixed: (row) => `is_fixed_invoice(${row}.id)`,
      exportedAt: (row) => `(${exportOf(row)})`,
      reminderStep: (row) => lastReminder('x.step', row),
      remindedAt: (row) => lastReminder('r.reminder_date', row),
      reminderFees: (row) => `open_reminder_fees(${row}.order_id, ${row}.currency)`,
      'reminderFees.currency': (row) => `${row}.currency`,
    },
    columns: {
      oldInvoice: 'oldInvoiceId',
      canceledBy: 'canceledById',
      carriedTo: 'carriedToId',
      depositReasonBy: 'depositReasonById',
    },
    parents: { payments: { column: 'clientInvoiceId' } },
    // As the form says it; several rates are told by 'Steuersätze einzelner Zeilen'.
    inSheet: { taxPercentage: (rate) => rateInWords(Number(rate)) },
    filters: {
      // As the index of open items has it.
      isOpen: (row, [value]) =>
        `${value === 'false' || value === '0' ? 'not ' : ''}(${row}.open_cents <> 0 and ${row}.billing_type = 'included')`,
      'organisation.id': (row, values, param) =>
        `${row}.organisation_id = any (${param(values.map((value) => readLinkTo('organisations', value, 'organisation')))}::bigint[])`,
    },
    search: (row, term, param) =>
      `(${isLike(`${row}.invoice_number`, param(holding(term)))}
        or exists (select from clients c where c.id = ${row}.client_id and ${isLike('c.company_name', param(holding(term)))})
        or ${row}.order_id in (select search_orders(${param(term)})))`,
    orderBy: {
      client: (row) => `(select c.company_name from clients c where c.id = ${row}.client_id)`,
      amount: (row) => `${row}.due_cents`,
      paid: (row) => `${row}.paid_cents`,
      open: (row) => `${row}.open_cents`,
      // As it is shown, not as it is kept.
      status: placeOfState,
      // As they were given: 'N-27-1000' behind 'N-27-999'.
      invoiceNumber: (row) => `${row}.number_scope, ${row}.running_number`,
    },
    defaultOrder: (row) => `${row}.id desc`,
    options: async (trx, _lists, house) => ({ taxOptions: await taxOptionsOf(trx, house) }),
    only: ['list', 'get', 'update', 'options'],
  }),
  declare(clientInvoiceVersionContract, {
    table: clientInvoiceVersions,
    computed: { document: fileOf },
    defaultOrder: (row) => `${row}.id desc`,
    only: ['list', 'get', 'options'],
  }),
  declare(paymentContract, {
    table: payments,
    computed: { invoiceNumber: numberOf('client_invoice_id') },
    // What was removed stays kept, and is told by the history.
    scope: (row) => `${row}.removed_at is null`,
    defaultOrder: (row) => `${row}.date_of_payment, ${row}.id`,
    create: recordPayment,
    remove: removePayment,
    only: ['list', 'get', 'create', 'remove', 'options'],
  }),
  declare(creditContract, {
    table: clientInvoiceCredits,
    defaultOrder: (row) => `${row}.date_of_credit, ${row}.id`,
    create: addCredit,
    update: changeCredit,
  }),
  declare(invoiceLetterContract, {
    table: clientInvoiceLetters,
    create: openLetter,
    only: ['list', 'get', 'create', 'update', 'options'],
  }),
  declare(packageTravelContract, {
    table: packageTravels,
    create: openPackageTravel,
    update: changePackageTravel,
    only: ['list', 'get', 'create', 'update', 'options'],
  }),
]
