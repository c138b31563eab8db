import type { SupplierCosts } from '@reisewerk/domain/accounting/suppliers/supplier-costs.contract.ts'
import { supplierInvoiceContract } from '@reisewerk/domain/accounting/suppliers/supplier-invoice.contract.ts'
import {
  type SupplierInvoiceAction,
  type SupplierInvoiceStatus,
  supplierInvoiceStatuses,
} from '@reisewerk/domain/accounting/suppliers/supplier-invoice-types.ts'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { queryOptions } from '@tanstack/react-query'
import { act, listOf } from '../../../lib/api.ts'
import { send } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'

export type SupplierInvoice = ItemOf<typeof supplierInvoiceContract, 'supplier_invoice_read'>

export const suppliersFailed = 'Die Lieferantenrechnungen konnten nicht geladen werden.'

/** All of a trip, the first due first. */
export function supplierInvoicesOf(orderId: number) {
  return listOf(supplierInvoiceContract, {
    groups: ['supplier_invoice_read'],
    query: { 'order.id': orderId, _itemsPerPage: 500 },
  })
}

const groups = ['supplier_invoice_read'] as const
const ofHouse = (organisationId: number, status: SupplierInvoiceStatus | null) => ({
  'organisation.id': organisationId,
  ...(status !== null && { status }),
})

/** Those of a house over all trips. @param status null for all */
export function supplierInvoicesOfHouse(organisationId: number, status: SupplierInvoiceStatus | null) {
  const query = ofHouse(organisationId, status)
  return listOf(supplierInvoiceContract, { groups, query: { ...query, _itemsPerPage: 500 } })
}

/** The same as a file (MOVE-04). */
export function supplierInvoicesFile(organisationId: number, status: SupplierInvoiceStatus | null) {
  const query = { ...ofHouse(organisationId, status), '_groups[]': groups }
  return { path: `/api/${supplierInvoiceContract.name}/export.xlsx`, query }
}

/** Planned against actual, read anew with the invoices. */
export function supplierCostsOf(orderId: number) {
  return queryOptions({
    queryKey: [...keys.resource(supplierInvoiceContract.name), 'costs', orderId],
    queryFn: async ({ signal }) =>
      (await send<SupplierCosts>('GET', `/api/orders/${orderId}/supplier_costs`, { signal })).data,
    // What is planned changes with the calculation.
    staleTime: 0,
  })
}

export async function actOn(id: number, action: SupplierInvoiceAction): Promise<void> {
  await act(`/api/supplier_invoices/${id}/${action}`)
}

/** How one stands, as a badge shows it. @param today 'YYYY-MM-DD' @param due the same, null where it has none */
export function stateOf(
  status: SupplierInvoiceStatus,
  due: string | null,
  today: string,
): { label: string; tone: 'good' | 'bad' | 'violet' | 'neutral' } {
  if (status === 'paid') return { label: supplierInvoiceStatuses.paid.label, tone: 'good' }
  if (status === 'ordered') return { label: supplierInvoiceStatuses.ordered.label, tone: 'violet' }
  if (due !== null && due < today) return { label: `${supplierInvoiceStatuses[status].label}, überfällig`, tone: 'bad' }
  return { label: supplierInvoiceStatuses[status].label, tone: status === 'approved' ? 'violet' : 'neutral' }
}
