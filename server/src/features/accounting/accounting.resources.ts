import { datevExportContract } from '@reisewerk/domain/accounting/datev/datev-export.contract.ts'
import { supplierInvoiceContract } from '@reisewerk/domain/accounting/suppliers/supplier-invoice.contract.ts'
import { readLinkTo } from '../../platform/resource/list.ts'
import { declare, type Expression } from '../../platform/resource/resource.ts'
import { datevExports, supplierInvoices } from './accounting.tables.ts'
import {
  changeSupplierInvoice,
  enterSupplierInvoice,
  removeSupplierInvoice,
} from './suppliers/supplier-invoices.service.ts'

const ofTrip =
  (what: string): Expression =>
  (row) =>
    `(select ${what} from orders o where o.id = ${row}.order_id)`

/** Files for the tax adviser; they come of exporting. */
export const accountingResources = [
  declare(datevExportContract, {
    table: datevExports,
    defaultOrder: (row) => `${row}.id desc`,
    only: ['list', 'get', 'options'],
  }),
  declare(supplierInvoiceContract, {
    table: supplierInvoices,
    isPurchase: true,
    columns: { approvedBy: 'approvedById' },
    computed: {
      orderNumber: ofTrip('o.order_number'),
      groupName: ofTrip('o.group_name'),
      providerName: (row) => `coalesce((select p.name from providers p where p.id = ${row}.provider_id), '')`,
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
]
