import { orderCategoryKeys, orderStatusKeys } from '@reisewerk/domain/accounts/options.ts'
import { isCalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { wireOfDate } from '@reisewerk/domain/wire.ts'
import type { Query } from '../../lib/http.ts'

/** The state of the trip list as it stands in the address, so that a view can be kept, shared and gone back to (LIST-02). */
export type OrderListSearch = {
  q?: string | undefined
  status?: string[] | undefined
  category?: string[] | undefined
  user?: number[] | undefined
  client?: number[] | undefined
  destination?: number[] | undefined
  organisation?: number[] | undefined
  tag?: string[] | undefined
  from?: string | undefined
  to?: string | undefined
  /** 'startAt', '-startAt' for descending. */
  sort?: string | undefined
  page?: number | undefined
  size?: number | undefined
}

export const sortableColumns = [
  'orderNumber',
  'client',
  'groupName',
  'startAt',
  'endAt',
  'trip.destinations',
  'user',
  'orderTodo.dueDate',
  'currentStatus',
  'hotelContingent',
  '_importId',
] as const
export type SortableColumn = (typeof sortableColumns)[number]

export const defaultSize = 30

/** Reads an address; what makes no sense in it is left out instead of breaking the page. */
export function readSearch(raw: Record<string, unknown>): OrderListSearch {
  const sort = typeof raw.sort === 'string' && isSortable(raw.sort.replace(/^-/, '')) ? raw.sort : undefined
  return withoutEmpty({
    q: typeof raw.q === 'string' || typeof raw.q === 'number' ? String(raw.q) : undefined,
    status: texts(raw.status).filter((key) => orderStatusKeys.some((known) => known === key)),
    category: texts(raw.category).filter((key) => orderCategoryKeys.some((known) => known === key)),
    user: ids(raw.user),
    client: ids(raw.client),
    destination: ids(raw.destination),
    organisation: ids(raw.organisation),
    tag: texts(raw.tag),
    from: day(raw.from),
    to: day(raw.to),
    sort,
    page: positive(raw.page),
    size: positive(raw.size),
  })
}

/** The query of the API for a state of the list. A period holds every trip that touches it. */
export function queryOf(search: OrderListSearch): Query {
  const sort = search.sort ?? 'startAt'
  const column = sort.replace(/^-/, '')
  return {
    _search: search.q,
    'currentStatus[]': search.status,
    'category[]': search.category,
    'user.id[]': search.user,
    'client.id[]': search.client,
    'trip.destinations.id[]': search.destination,
    'organisationFilter.id[]': search.organisation,
    'traitTags[]': search.tag,
    'endAt[after]': search.from === undefined ? undefined : wireOfDate(search.from),
    'startAt[before]': search.to === undefined ? undefined : wireOfDate(search.to),
    [`_order[${column}]`]: sort.startsWith('-') ? 'desc' : 'asc',
    _page: search.page ?? 1,
    _itemsPerPage: search.size ?? defaultSize,
  }
}

/** Whether anything narrows the list. */
export function isFiltered({ sort: _sort, page: _page, size: _size, ...filters }: OrderListSearch): boolean {
  return Object.values(filters).some((value) => value !== undefined)
}

function isSortable(name: string): name is SortableColumn {
  return sortableColumns.some((column) => column === name)
}

function listOf(raw: unknown): unknown[] {
  if (raw === undefined || raw === null) return []
  return Array.isArray(raw) ? raw : [raw]
}

function texts(raw: unknown): string[] {
  return listOf(raw).filter((value) => typeof value === 'string')
}

function ids(raw: unknown): number[] {
  return listOf(raw).map(Number).filter(Number.isSafeInteger)
}

function day(raw: unknown): string | undefined {
  return typeof raw === 'string' && isCalendarDate(raw) ? raw : undefined
}

function positive(raw: unknown): number | undefined {
  const value = Number(raw)
  return Number.isSafeInteger(value) && value > 1 && value <= 500_000 ? value : undefined
}

/** Every name stays, with undefined for what is not set: the router lays this over the raw address, nonsense included. */
function withoutEmpty(search: OrderListSearch): OrderListSearch {
  const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0
  return Object.fromEntries(Object.entries(search).map(([name, value]) => [name, isEmpty(value) ? undefined : value]))
}
