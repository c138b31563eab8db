import {
  type AccountingOverview,
  datevExportContract,
} from '@reisewerk/domain/accounting/datev/datev-export.contract.ts'
import { daysOfMonth } from '@reisewerk/domain/accounting/datev/fiscal-year.ts'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { wireOfDate } from '@reisewerk/domain/wire.ts'
import { queryOptions } from '@tanstack/react-query'
import { makePaper } from '../../form/papers/make-paper.ts'
import { act, listOf } from '../../lib/api.ts'
import { send } from '../../lib/http.ts'
import { keys } from '../../lib/keys.ts'

export type DatevExport = ItemOf<typeof datevExportContract, 'datev_export_read'>

/** What of a house is in no file yet, and what is missing; read anew with its exports. */
export function accountingOf(organisationId: number) {
  return queryOptions({
    queryKey: [...keys.resource(datevExportContract.name), 'overview', organisationId],
    queryFn: async ({ signal }) =>
      (await send<AccountingOverview>('GET', `/api/organisations/${organisationId}/accounting`, { signal })).data,
    // Invoices and payments come from other pages.
    staleTime: 0,
  })
}

export function exportsOf(organisationId: number) {
  return listOf(datevExportContract, {
    groups: ['datev_export_read'],
    query: { 'organisation.id': organisationId, '_order[id]': 'desc', _itemsPerPage: 100 },
  })
}

/** Puts all of a month that is in no file yet into one. @param month '2027-02' */
export function exportMonth(organisationId: number, month: string): Promise<DatevExport> {
  const { from, to } = daysOfMonth(month)
  const body = { from: wireOfDate(from), to: wireOfDate(to) }
  return makePaper('datev', organisationId, { body })
}

/** Gives clients, or suppliers, that have something to export the next free numbers. @returns how many got one */
export async function giveNumbers(organisationId: number, to: 'debtor' | 'creditor'): Promise<number> {
  return (await act<{ given: number }>(`/api/organisations/${organisationId}/${to}_numbers`)).data.given
}
