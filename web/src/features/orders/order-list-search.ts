import { orderCategoryKeys, orderStatusKeys } from '@reisewerk/domain/accounts/options.ts'
import { orderColumnKeys } from '@reisewerk/domain/orders/order-columns.ts'
import type { OrderListState } from '@reisewerk/domain/orders/order-list.contract.ts'
import { wireOfDate } from '@reisewerk/domain/wire.ts'
import type { Query } from '../../lib/http.ts'
import { columnOf, orderBy } from '../../list/list.ts'
import { dayIn, idsIn, keysIn, positiveIn, sizeIn, textIn, textsIn } from '../../list/read-address.ts'

export type OrderListSearch = OrderListState & {
  page?: number | undefined
  view?: number | undefined
  at?: string | undefined
  /** Deleted trips in place of the others, for admins (APP-11). */
  deleted?: true | undefined
}

export const defaultSize = 30

export function readSearch(raw: Record<string, unknown>): OrderListSearch {
  return {
    q: textIn(raw.q)?.slice(0, 200),
    status: keysIn(orderStatusKeys, raw.status),
    category: keysIn(orderCategoryKeys, raw.category),
    user: idsIn(raw.user),
    client: idsIn(raw.client),
    destination: idsIn(raw.destination),
    organisation: idsIn(raw.organisation),
    tag: textsIn(raw.tag),
    from: dayIn(raw.from),
    to: dayIn(raw.to),
    sort: sortIn(raw.sort),
    page: positiveIn(raw.page, 500_000),
    size: sizeIn(raw.size),
    hide: keysIn(orderColumnKeys, raw.hide),
    rows: raw.rows === 'roomy' ? 'roomy' : undefined,
    mode: raw.mode === 'timeline' ? 'timeline' : undefined,
    scale: raw.scale === 'weeks' ? 'weeks' : undefined,
    view: raw.view === 0 ? 0 : positiveIn(raw.view),
    at: dayIn(raw.at),
    deleted: raw.deleted === true ? true : undefined,
  }
}

const nothing = readSearch({})

/** What a saved view keeps: everything but the page, the place in time and the deleted trips one happens to look at. */
export function stateOf(search: OrderListSearch): OrderListState {
  const { page: _page, view: _view, at: _at, deleted: _deleted, ...state } = search
  return Object.fromEntries(known(state).filter(([, value]) => value !== undefined))
}

function known(search: OrderListSearch) {
  return Object.entries(search).filter(([name]) => Object.hasOwn(nothing, name))
}

/** Whether two states show the same; the order of names does not matter, and neither do names without a value. */
export function isSameState(one: OrderListState, other: OrderListState): boolean {
  const text = (state: OrderListState) => JSON.stringify(Object.entries(stateOf(state)).sort())
  return text(one) === text(other)
}

/** Filters, search and order for the API, without the page; the timeline and the export take the same. */
export function filtersOf(search: OrderListState): Query {
  return {
    _search: search.q,
    'currentStatus[]': search.status,
    'category[]': search.category,
    'user.id[]': search.user,
    'client.id[]': search.client,
    'trip.destinations.id[]': search.destination,
    'organisationFilter.id[]': search.organisation,
    'traitTags[]': search.tag,
    // A period holds every trip that touches it.
    'endAt[after]': search.from === undefined ? undefined : wireOfDate(search.from),
    'startAt[before]': search.to === undefined ? undefined : wireOfDate(search.to),
    ...orderBy(search.sort ?? 'startAt'),
  }
}

export function queryOf(search: OrderListSearch): Query {
  const deleted = search.deleted === true ? { 'currentStatus[]': ['deleted'] } : {}
  return { ...filtersOf(search), ...deleted, _page: search.page ?? 1, _itemsPerPage: search.size ?? defaultSize }
}

export function isFiltered(search: OrderListSearch): boolean {
  const { sort: _sort, size: _size, hide: _hide, rows: _rows, mode: _mode, scale: _scale, ...filters } = stateOf(search)
  return Object.keys(filters).length > 0
}

export function isBare(search: OrderListSearch): boolean {
  return known(search).every(([, value]) => value === undefined)
}

/** An address that asks for nothing opens at today's work; trips that are over are one click away. */
export function openedSearch(search: OrderListSearch, today: string): OrderListSearch {
  return isBare(search) ? { ...search, from: today } : search
}

/** Whether the list shows what it opens with: every trip that is not over yet. */
export function isFromToday({ view, from, to }: OrderListSearch, today: string): boolean {
  return view === undefined && from === today && to === undefined
}

/** Whoever looks for something looks among all trips, and so does the timeline, where one goes back and forth in time. */
export function changedSearch(before: OrderListSearch, patch: OrderListSearch, today: string): OrderListSearch {
  const opened = openedSearch(before, today)
  const isWider = isFromToday(opened, today) && ((patch.q ?? '') !== '' || patch.mode === 'timeline')
  const next = { ...opened, page: undefined, ...(isWider && { from: undefined }), ...patch }
  if (!isBare(next)) return next
  // Whoever comes back from the timeline finds the list as it was; else what asks for nothing would open at today again.
  return before.mode === 'timeline' ? { ...next, from: today } : { ...next, view: 0 }
}

function sortIn(raw: unknown): OrderListState['sort'] {
  const column = typeof raw === 'string' ? orderColumnKeys.find((key) => key === columnOf(raw)) : undefined
  if (column === undefined) return undefined
  return String(raw).startsWith('-') ? `-${column}` : column
}
