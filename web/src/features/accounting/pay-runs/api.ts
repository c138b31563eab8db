import { type PayRunTransfers, payRunContract } from '@reisewerk/domain/accounting/pay-runs/pay-run.contract.ts'
import type { PayRunAction } from '@reisewerk/domain/accounting/pay-runs/pay-run-types.ts'
import type { Payable } from '@reisewerk/domain/accounting/pay-runs/transfers.ts'
import { supplierDiscount } from '@reisewerk/domain/accounting/suppliers/supplier-discount.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { parseAmount } from '@reisewerk/domain/money.ts'
import { dateOfWire, linkTo, wireOfDate } from '@reisewerk/domain/wire.ts'
import { queryOptions } from '@tanstack/react-query'
import { act, listOf } from '../../../lib/api.ts'
import { send } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'
import type { SupplierInvoice } from '../suppliers/api.ts'
import type { Creditor } from '../suppliers/creditor-api.ts'

export type PayRun = ItemOf<typeof payRunContract, 'pay_run_read'>

export function payRunsOf(organisationId: number) {
  return listOf(payRunContract, {
    groups: ['pay_run_read'],
    query: { ...runsOfHouse(organisationId), _itemsPerPage: 100 },
  })
}

/** What the list asks for, and a file of it. */
export const runsOfHouse = (organisationId: number) => ({ 'organisation.id': organisationId, '_order[id]': 'desc' })

export function transfersOfRun(id: number) {
  return queryOptions({
    queryKey: [...keys.item(payRunContract.name, id), 'transfers'],
    queryFn: async ({ signal }) =>
      (await send<PayRunTransfers>('GET', `/api/pay_runs/${id}/transfers`, { signal })).data,
  })
}

type NewRun = { readonly ids: readonly number[]; readonly executionDate: CalendarDate }

export async function makePayRun(organisationId: number, { ids, executionDate }: NewRun): Promise<PayRun> {
  const body = {
    supplierInvoices: ids.map((id) => linkTo('supplier_invoices', id)),
    executionDate: wireOfDate(executionDate),
  }
  return (await act<PayRun>(`/api/organisations/${organisationId}/pay_runs`, body)).data
}

export async function actOnRun(id: number, action: PayRunAction): Promise<void> {
  await act(`/api/pay_runs/${id}/${action}`)
}

/** An approved invoice as the rules of the file for the bank read it. @param paidOn whoever pays early takes off what they may */
export function payableOf(invoice: SupplierInvoice, creditor: Creditor | undefined, paidOn: CalendarDate): Payable {
  const { id, number, type, amount, payee, providerName, provider } = invoice
  const gross = parseAmount(amount.amount) ?? 0
  const { discountPercent, discountUntil: until } = invoice
  const discountUntil = until === null ? null : dateOfWire(until)
  const cents = gross - supplierDiscount({ type, cents: gross, discountPercent, discountUntil }, paidOn)
  const holder = creditor?.accountHolder || payee || providerName
  return {
    ...{ id, number, type, cents, currency: amount.currency },
    ...{ payee: payee || providerName, hasProvider: provider !== null },
    account: creditor === undefined ? null : { holder, iban: creditor.iban, bic: creditor.bic },
  }
}
