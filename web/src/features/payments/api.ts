import { germanDate } from '@reisewerk/domain/calendar-date.ts'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { clientInvoiceContract } from '@reisewerk/domain/invoices/client-invoice.contract.ts'
import { parseAmount } from '@reisewerk/domain/money.ts'
import { dueDaysOf } from '@reisewerk/domain/payments/ageing.ts'
import type { OpenItemSums } from '@reisewerk/domain/payments/open-items.contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { listOf } from '../../lib/api.ts'
import { today } from '../../lib/format.ts'
import { type Query, send } from '../../lib/http.ts'
import { keys } from '../../lib/keys.ts'
import { sortedBy } from '../../list/list.ts'
import type { OpenItemSearch } from './open-item-search.ts'

/** What an item of the list tells, and its file with it. */
export const groups = ['client_invoice_read', 'open_item_read'] as const
export type OpenItem = ItemOf<typeof clientInvoiceContract, (typeof groups)[number]>

export const openItemsPerPage = 50
export const usualSort = 'dueAt'

/** What of the address narrows the open items; also what their file holds. */
export function filtersOf({ q, age, client, organisation, sort }: OpenItemSearch): Query {
  const { after, before } = age === undefined ? { after: null, before: null } : dueDaysOf(age, today())
  return {
    ...{ isOpen: true, _search: q, 'client.id': client, 'organisation.id': organisation },
    ...(after !== null && { 'dueAt[after]': germanDate(after) }),
    ...(before !== null && { 'dueAt[before]': germanDate(before) }),
    ...sortedBy(clientInvoiceContract, sort, usualSort),
  }
}

/** A page of what is still to come in, the longest due first. */
export function openItemsOf(search: OpenItemSearch) {
  return listOf(clientInvoiceContract, {
    groups,
    query: { ...filtersOf(search), _page: search.page ?? 1, _itemsPerPage: search.size ?? openItemsPerPage },
  })
}

/** What is open by age: in all, and of each client. */
export function openSumsOf(organisation: number | undefined) {
  return queryOptions({
    // Asked for again with the invoices of which it is the sum.
    queryKey: [...keys.list(clientInvoiceContract.name), { sums: organisation ?? null }],
    queryFn: async ({ signal }) =>
      (await send<OpenItemSums>('GET', '/api/open_items', { query: { organisation }, signal })).data,
  })
}

/** Whole cents of an amount as the API answers it. */
export function centsOf(money: { amount: string }): number {
  return parseAmount(money.amount) ?? 0
}
