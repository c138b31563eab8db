import {
  accountingOverviewSchema,
  givenNumbersSchema,
  newExportBody,
} from '@reisewerk/domain/accounting/datev/datev-export.contract.ts'
import { supplierCostsSchema } from '@reisewerk/domain/accounting/suppliers/supplier-costs.contract.ts'
import {
  type SupplierInvoiceAction,
  supplierInvoiceActions,
} from '@reisewerk/domain/accounting/suppliers/supplier-invoice-types.ts'
import type { FastifyInstance } from 'fastify'
import { addEndpoint } from '../../platform/endpoint/endpoint.ts'
import { sentFile } from '../../platform/endpoint/sent-file.ts'
import { deskOf, type Platform } from '../../platform/platform.ts'
import { readItem } from '../../platform/resource/list.ts'
import { resourceOf } from '../../platform/resource/resource.ts'
import { accountingOverview, numberCreditors, numberDebtors } from './datev/datev-overview.service.ts'
import { exportDatev } from './datev/export-datev.service.ts'
import { exportedDocuments, exportFile } from './datev/export-file.service.ts'
import { idInPath } from './id-in-path.ts'
import { actOnSupplierInvoice, supplierCosts } from './suppliers/supplier-invoices.service.ts'

/** Bookkeeping of a house, for whoever has the right 'Einkauf sehen' (decision 048). */
export function addAccountingRoutes(app: FastifyInstance, platform: Platform): void {
  const common = { permission: 'purchase', tag: 'datev_exports', params: idInPath } as const
  addEndpoint(app, platform, {
    ...common,
    method: 'GET',
    path: '/api/organisations/:id/accounting',
    summary: 'Buchhaltung: was noch nicht exportiert ist, Monat für Monat, und was dafür fehlt',
    answer: accountingOverviewSchema,
    handle: (trx, asked) => accountingOverview(trx, asked.params.id, deskOf(platform)),
  })
  addEndpoint(app, platform, {
    ...common,
    method: 'POST',
    path: '/api/organisations/:id/debtor_numbers',
    summary: 'Buchhaltung: Kunden mit Rechnungen, denen eine Debitorennummer fehlt, die nächsten freien geben',
    answer: givenNumbersSchema,
    handle: async (trx, asked) => ({ given: await numberDebtors(trx, asked.params.id) }),
  })
  addEndpoint(app, platform, {
    ...common,
    method: 'POST',
    path: '/api/organisations/:id/creditor_numbers',
    summary:
      'Buchhaltung: Leistungsträgern mit Rechnungen, denen eine Kreditorennummer fehlt, die nächsten freien geben',
    answer: givenNumbersSchema,
    handle: async (trx, asked) => ({ given: await numberCreditors(trx, asked.params.id) }),
  })
  addEndpoint(app, platform, {
    ...common,
    method: 'POST',
    path: '/api/organisations/:id/datev_exports',
    summary: 'DATEV: Rechnungen und Zahlungen eines Zeitraums exportieren, jede nur einmal',
    body: newExportBody,
    status: 201,
    handle: async (trx, { params: { id }, body }) => {
      const made = await exportDatev(trx, id, body, deskOf(platform))
      return readItem(trx, platform.resources, resourceOf(platform.resources, 'datev_exports'), made, new Set())
    },
  })
  addEndpoint(app, platform, {
    ...common,
    method: 'GET',
    path: '/api/datev_exports/:id/file',
    summary: 'DATEV: die Datei, wie sie exportiert wurde',
    handle: async (trx, { params: { id }, reply }) => sentFile(reply, await exportFile(trx, id), 'text/csv'),
  })
  addEndpoint(app, platform, {
    ...common,
    method: 'GET',
    path: '/api/datev_exports/:id/documents',
    summary: 'DATEV: die Belege eines Exports als Zip',
    handle: async (trx, { params: { id }, reply }) =>
      sentFile(reply, await exportedDocuments(trx, platform.files, id), 'application/zip'),
  })
  addSupplierRoutes(app, platform)
}

function addSupplierRoutes(app: FastifyInstance, platform: Platform): void {
  const common = { permission: 'purchase', tag: 'supplier_invoices', params: idInPath } as const
  addEndpoint(app, platform, {
    ...common,
    method: 'GET',
    path: '/api/orders/:id/supplier_costs',
    summary: 'Reise: geplanter Einkauf gegen das, was Leistungsträger berechnet haben',
    answer: supplierCostsSchema,
    handle: (trx, asked) => supplierCosts(trx, platform.resources, asked.params.id),
  })
  const actions = Object.keys(supplierInvoiceActions) as SupplierInvoiceAction[] // its own keys
  for (const action of actions) {
    addEndpoint(app, platform, {
      ...common,
      method: 'POST',
      path: `/api/supplier_invoices/:id/${action}`,
      summary: `Lieferantenrechnung: ${supplierInvoiceActions[action].label.toLowerCase()}`,
      handle: async (trx, { params: { id } }) => {
        await actOnSupplierInvoice(trx, id, action, deskOf(platform))
        return readItem(trx, platform.resources, resourceOf(platform.resources, 'supplier_invoices'), id, new Set())
      },
    })
  }
}
