import { orderCategoryKeys, orderStatusKeys } from '@reisewerk/domain/accounts/options.ts'
import { isCalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { type OrderColumn, orderColumnKeys } from '@reisewerk/domain/orders/order-columns.ts'
import type { OrderListState } from '@reisewerk/domain/orders/order-list.contract.ts'
import { wireOfDate } from '@reisewerk/domain/wire.ts'
import type { Query } from '../../lib/http.ts'

/** The state of the trip list as it stands in the address, so that a view can be kept, shared and gone back to (LIST-02). */
export type OrderListSearch = OrderListState & {
  page?: number | undefined
  /** The saved view it began with; 0 is all trips, also for whom the list opens with another view. */
  view?: number | undefined
  /** First day of the timeline's span. */
  at?: string | undefined
  /** Deleted trips in place of the others, for admins (APP-11). */
  deleted?: true | undefined
}

export const defaultSize = 30

/** Reads an address; what makes no sense in it is left out instead of breaking the page. */
export function readSearch(raw: Record<string, unknown>): OrderListSearch {
  return withoutEmpty({
    q: typeof raw.q === 'string' || typeof raw.q === 'number' ? String(raw.q).slice(0, 200) : undefined,
    status: keysOf(orderStatusKeys, raw.status),
    category: keysOf(orderCategoryKeys, raw.category),
    user: ids(raw.user),
    client: ids(raw.client),
    destination: ids(raw.destination),
    organisation: ids(raw.organisation),
    tag: texts(raw.tag),
    from: day(raw.from),
    to: day(raw.to),
    sort: sortOf(raw.sort),
    page: positive(raw.page, 500_000),
    size: positive(raw.size, 500),
    hide: keysOf(orderColumnKeys, raw.hide),
    rows: raw.rows === 'roomy' ? 'roomy' : undefined,
    mode: raw.mode === 'timeline' ? 'timeline' : undefined,
    scale: raw.scale === 'weeks' ? 'weeks' : undefined,
    view: raw.view === 0 ? 0 : positive(raw.view, 1e15),
    at: day(raw.at),
    deleted: raw.deleted === true ? true : undefined,
  })
}

/** An address that asks for nothing, with every name the list knows. */
const nothing = readSearch({})

/** What a saved view keeps: everything but the page, the place in time and the deleted trips one happens to look at. */
export function stateOf(search: OrderListSearch): OrderListState {
  const { page: _page, view: _view, at: _at, deleted: _deleted, ...state } = search
  return Object.fromEntries(known(state).filter(([, value]) => value !== undefined))
}

/** Without the names the list does not know: an address may bring any, such as those of a newsletter. */
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
  const sort = search.sort ?? 'startAt'
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
    [`_order[${columnOf(sort)}]`]: sort.startsWith('-') ? 'desc' : 'asc',
  }
}

/** The query of the API for a state of the list. */
export function queryOf(search: OrderListSearch): Query {
  const deleted = search.deleted === true ? { 'currentStatus[]': ['deleted'] } : {}
  return { ...filtersOf(search), ...deleted, _page: search.page ?? 1, _itemsPerPage: search.size ?? defaultSize }
}

/** The column an order goes by: 'startAt' of '-startAt'. */
export function columnOf(sort: string): string {
  return sort.replace(/^-/, '')
}

/** Whether anything narrows the list. */
export function isFiltered(search: OrderListSearch): boolean {
  const { sort: _sort, size: _size, hide: _hide, rows: _rows, mode: _mode, scale: _scale, ...filters } = stateOf(search)
  return Object.keys(filters).length > 0
}

/** Whether an address asks for nothing, so that one's own default view may answer. */
export function isBare(search: OrderListSearch): boolean {
  return known(search).every(([, value]) => value === undefined)
}

/**
 * What the list shows for an address: one that asks for nothing opens at today's work, trips that are over are one click away.
 */
export function openedSearch(search: OrderListSearch, today: string): OrderListSearch {
  return isBare(search) ? { ...search, from: today } : search
}

/** Whether the list shows what it opens with: every trip that is not over yet. */
export function isFromToday({ view, from, to }: OrderListSearch, today: string): boolean {
  return view === undefined && from === today && to === undefined
}

/**
 * The address after a change of the list. Whoever looks for something looks among all trips, and so does the timeline, where
 * one goes back and forth in time.
 */
export function changedSearch(before: OrderListSearch, patch: OrderListSearch, today: string): OrderListSearch {
  const opened = openedSearch(before, today)
  const isWider = isFromToday(opened, today) && ((patch.q ?? '') !== '' || patch.mode === 'timeline')
  const next = { ...opened, page: undefined, ...(isWider && { from: undefined }), ...patch }
  // An address that asks for nothing would open at today again.
  return isBare(next) ? { ...next, view: 0 } : next
}

function sortOf(raw: unknown): OrderListState['sort'] {
  const column = typeof raw === 'string' ? orderColumnKeys.find((key) => key === columnOf(raw)) : undefined
  if (column === undefined) return undefined
  return String(raw).startsWith('-') ? descending(column) : column
}

export function descending(column: OrderColumn): `-${OrderColumn}` {
  return `-${column}`
}

function listOf(raw: unknown): unknown[] {
  if (raw === undefined || raw === null) return []
  return Array.isArray(raw) ? raw : [raw]
}

function keysOf<K extends string>(known: readonly K[], raw: unknown): K[] {
  const asked = listOf(raw)
  return known.filter((key) => asked.includes(key))
}

function texts(raw: unknown): string[] {
  return listOf(raw).filter((value) => typeof value === 'string' && value.length <= 60) as string[]
}

function ids(raw: unknown): number[] {
  return listOf(raw)
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
}

function day(raw: unknown): string | undefined {
  return typeof raw === 'string' && isCalendarDate(raw) ? raw : undefined
}

function positive(raw: unknown, most: number): number | undefined {
  const value = Number(raw)
  return Number.isSafeInteger(value) && value > 0 && value <= most ? value : undefined
}

/** Every name stays, with undefined for what is not set: the router lays this over the raw address, nonsense included. */
function withoutEmpty(search: OrderListSearch): OrderListSearch {
  const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0
  return Object.fromEntries(Object.entries(search).map(([name, value]) => [name, isEmpty(value) ? undefined : value]))
}
