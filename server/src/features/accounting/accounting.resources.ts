import { datevExportContract } from '@reisewerk/domain/accounting/datev/datev-export.contract.ts'
import { payRunContract } from '@reisewerk/domain/accounting/pay-runs/pay-run.contract.ts'
import { creditorContract } from '@reisewerk/domain/accounting/suppliers/creditor.contract.ts'
import { supplierInvoiceContract } from '@reisewerk/domain/accounting/suppliers/supplier-invoice.contract.ts'
import { readLinkTo } from '../../platform/resource/list.ts'
import { declare, type Expression } from '../../platform/resource/resource.ts'
import { datevExports, supplierInvoices } from './accounting.tables.ts'
import { creditors, payRuns } from './pay-runs/pay-runs.tables.ts'
import { addCreditor, changeCreditor } from './suppliers/creditors.service.ts'
import {
  changeSupplierInvoice,
  enterSupplierInvoice,
  removeSupplierInvoice,
} from './suppliers/supplier-invoices.service.ts'

const ofTrip =
  (what: string): Expression =>
  (row) =>
    `(select ${what} from orders o where o.id = ${row}.order_id)`

const providerName: Expression = (row) =>
  `coalesce((select p.name from providers p where p.id = ${row}.provider_id), '')`

const providerAddress: Expression = (row) =>
  `coalesce((select concat_ws(', ', nullif(a.street_address, ''), nullif(concat_ws(' ', nullif(a.zip, ''), nullif(a.city, '')), ''),
      nullif(a.country, '')) from addresses a where a.provider_id = ${row}.provider_id
    order by a.purpose = 'invoice' desc, a.sort, a.id limit 1), '')`

/** Files for the tax adviser and for the bank come of use cases; invoices of suppliers are entered. */
export const accountingResources = [
  declare(datevExportContract, {
    table: datevExports,
    defaultOrder: (row) => `${row}.id desc`,
    only: ['list', 'get', 'options'],
  }),
  declare(supplierInvoiceContract, {
    table: supplierInvoices,
    isPurchase: true,
    hasSheet: true,
    columns: { approvedBy: 'approvedById' },
    computed: {
      orderNumber: ofTrip('o.order_number'),
      groupName: ofTrip('o.group_name'),
      providerName,
      fileName: (row) => `(select f.name from supplier_invoice_files f where f.supplier_invoice_id = ${row}.id)`,
      payRunNumber: (row) =>
        `(select r.number from pay_run_items h join pay_runs r on r.id = h.pay_run_id
          where h.supplier_invoice_id = ${row}.id and not h.is_released)`,
      paidDiscount: (row) => `${row}.paid_discount_cents`,
      'paidDiscount.currency': (row) => `${row}.amount_currency`,
      exportedAt: (row) =>
        `(select x.created_at from datev_supplier_bookings b join datev_exports x on x.id = b.export_id
          where b.supplier_invoice_id = ${row}.id and b.kind = 'invoice')`,
      requestStatus: (row) => `(select r.status from requests r where r.id = ${row}.request_id)`,
      serviceTitle: (row) =>
        `coalesce((select title_of_service(r.placeholder_id) from requests r where r.id = ${row}.request_id), '')`,
    },
    filters: {
      'organisation.id': (row, values, param) =>
        `${row}.order_id in (select o.id from orders o where o.organisation_id = any (${param(
          values.map((value) => readLinkTo('organisations', value, 'organisation.id')),
        )}::bigint[]))`,
    },
    orderBy: {
      amount: (row) => `${row}.amount_cents`,
      dueDate: (row) => `coalesce(${row}.due_date, ${row}.invoice_date)`,
    },
    constraints: {
      supplier_invoices_once: { propertyPath: 'number', message: 'Diese Rechnung ist in dieser Reise schon erfasst.' },
      supplier_invoices_request: { propertyPath: 'request', message: 'Diese Anfrage gehört zu einer anderen Reise.' },
      supplier_invoices_exported: {
        propertyPath: 'status',
        message:
          'Die Rechnung ist an DATEV exportiert und bleibt, wie sie ist. Berichtigt wird sie mit einer Gutschrift.',
      },
      supplier_invoices_kept: {
        propertyPath: 'status',
        message: 'Die Rechnung ist freigegeben und bleibt, wie sie ist. Bitte erst die Freigabe zurücknehmen.',
      },
    },
    defaultOrder: (row) => `coalesce(${row}.due_date, ${row}.invoice_date), ${row}.id`,
    create: enterSupplierInvoice,
    update: changeSupplierInvoice,
    remove: removeSupplierInvoice,
  }),
  declare(creditorContract, {
    table: creditors,
    isPurchase: true,
    hasSheet: true,
    organisation: 'organisationId',
    computed: { providerName, providerAddress },
    constraints: {
      creditors_once: { propertyPath: 'provider', message: 'Diesen Leistungsträger gibt es schon als Kreditor.' },
      creditors_number: { propertyPath: 'creditorNumber', message: 'Diese Nummer hat schon ein anderer Kreditor.' },
    },
    orderBy: { providerName },
    defaultOrder: (row) => `${providerName(row)}, ${row}.id`,
    create: addCreditor,
    update: changeCreditor,
  }),
  declare(payRunContract, {
    table: payRuns,
    isPurchase: true,
    columns: { handedBy: 'handedById', closedBy: 'closedById' },
    hasSheet: true,
    defaultOrder: (row) => `${row}.id desc`,
    only: ['list', 'get', 'options'],
  }),
]
