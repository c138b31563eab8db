import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { clientInvoiceContract } from '@reisewerk/domain/invoices/client-invoice.contract.ts'
import { decimalAmount } from '@reisewerk/domain/money.ts'
import {
  type BankImport,
  type BankLineState,
  type BankProposal,
  bankLineContract,
} from '@reisewerk/domain/payments/bank/bank-line.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { queryOptions } from '@tanstack/react-query'
import { act, listOf } from '../../../lib/api.ts'
import { send } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'
import { sortedBy } from '../../../list/list.ts'
import type { OpenItem } from '../api.ts'
import type { BankLineSearch } from './bank-line-search.ts'

export type BankLine = ItemOf<typeof bankLineContract, 'bank_line_read'>
export const bankLinesPerPage = 50

const groups = ['bank_line_read'] as const

/** A page of what came in and went out; what is still open unless another state is asked for. */
export function bankLinesOf(search: BankLineSearch) {
  const { page = 1, size = bankLinesPerPage } = search
  return listOf(bankLineContract, { groups, query: { ...filtersOf(search), _page: page, _itemsPerPage: size } })
}

/** All of them as a file. */
export function bankLinesFile(search: BankLineSearch) {
  return { name: bankLineContract.name, query: { ...filtersOf(search), '_groups[]': groups } }
}

const waiting = ['open', 'repeat'] as const satisfies readonly BankLineState[]

function filtersOf({ q, state = 'open', organisation, sort }: BankLineSearch) {
  return {
    ...{ _search: q, 'organisation.id': organisation },
    ...(state === 'all' ? {} : { 'state[]': state === 'open' ? waiting : [state] }),
    ...sortedBy(bankLineContract, sort, '-bookingDate'),
  }
}

/** Asked for anew with the entry. */
export function proposalsOf(line: number) {
  return queryOptions({
    queryKey: [...keys.item(bankLineContract.name, line), 'proposals'],
    queryFn: async ({ signal }) =>
      (await send<BankProposal[]>('GET', `/api/bank_lines/${line}/proposals`, { signal })).data,
  })
}

/** A part of an entry that goes to an invoice, in cents. */
export type Part = {
  readonly invoice: string
  readonly number: string
  readonly client: string
  readonly open: string
  readonly cents: number | null
}

export async function bookParts(line: BankLine, parts: readonly Part[], key: string): Promise<void> {
  const { currency } = line.amount
  const body = {
    parts: parts.map(({ invoice, cents }) => ({
      clientInvoice: invoice,
      amount: { amount: decimalAmount(cents ?? 0), currency },
    })),
  }
  await act(`/api/bank_lines/${line.id}/book`, body, key)
}

export async function releaseLine(line: BankLine): Promise<void> {
  await act(`/api/bank_lines/${line.id}/release`)
}

export async function dropBankFile(file: File, organisation: number): Promise<BankImport> {
  const bytes = new Blob([file], { type: 'application/octet-stream' })
  const query = { name: file.name, organisation }
  return (await send<BankImport>('POST', '/api/bank_statements', { query, file: bytes })).data
}

/** Open invoices of a house by number, client or trip, as a field offers them. */
export async function searchOpenInvoices(term: string, organisation: number, signal: AbortSignal): Promise<OpenItem[]> {
  const { data } = await send<OpenItem[]>('GET', `/api/${clientInvoiceContract.name}`, {
    query: {
      ...{ isOpen: true, _search: term === '' ? undefined : term, 'organisation.id': organisation },
      ...{ '_order[dueAt]': 'asc', _itemsPerPage: 40, '_groups[]': ['client_invoice_read', 'open_item_read'] },
    },
    signal,
  })
  return data
}

export const linkOf = (invoice: number) => linkTo(clientInvoiceContract.name, invoice)
