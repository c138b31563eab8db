import type { Query } from '../../lib/http.ts'
import type { FilterDescription, Kind } from './kind.ts'

/** The state of a list as it stands in the address; beside these names each filter of the kind has its own. */
export type ListSearch = {
  q?: string | undefined
  /** 'name', '-name' for descending. */
  sort?: string | undefined
  page?: number | undefined
  size?: number | undefined
  /** '?add' opens the new form (000 §2.2). */
  add?: true | undefined
  /** Shows what has been retired. */
  retired?: true | undefined
  filters?: Readonly<Record<string, string>> | undefined
}

export const defaultSize = 50
const reserved = new Set(['q', 'sort', 'page', 'size', 'add', 'retired', 'filters'])

/** Reads an address; what makes no sense in it is left out instead of breaking the page. */
export function readListSearch(raw: Record<string, unknown>): ListSearch {
  const loose = Object.entries(raw).filter(([name, value]) => !reserved.has(name) && isPlain(value))
  const told = isRecord(raw.filters) ? Object.entries(raw.filters).filter(([, value]) => isPlain(value)) : []
  const filters = Object.fromEntries([...loose, ...told].map(([name, value]) => [name, String(value)]))
  return {
    q: isPlain(raw.q) && raw.q !== '' ? String(raw.q) : undefined,
    sort: typeof raw.sort === 'string' && /^-?[\w.]+$/.test(raw.sort) ? raw.sort : undefined,
    page: positive(raw.page),
    size: positive(raw.size),
    add: 'add' in raw && raw.add !== undefined && raw.add !== false ? true : undefined,
    retired: raw.retired === true || raw.retired === 'true' ? true : undefined,
    filters: Object.keys(filters).length === 0 ? undefined : filters,
  }
}

/** The query of the API for a state of the list; filters and sorting the kind does not have are left out. */
export function queryOf(kind: Kind, search: ListSearch): Query {
  const asked = search.sort ?? kind.defaultSort
  const sort = kind.contract.orderBy.includes(asked.replace(/^-/, '')) ? asked : kind.defaultSort
  const filters = (kind.filters ?? []).flatMap(({ name }) => {
    const value = search.filters?.[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return {
    ...Object.fromEntries(filters),
    ...(kind.retiredBy !== undefined && { [kind.retiredBy]: search.retired === true }),
    _search: search.q,
    [`_order[${sort.replace(/^-/, '')}]`]: sort.startsWith('-') ? 'desc' : 'asc',
    _page: search.page ?? 1,
    _itemsPerPage: Math.min(search.size ?? defaultSize, 500),
  }
}

/** Whether anything narrows the list. */
export function isNarrowed({ q, filters, retired }: ListSearch): boolean {
  return q !== undefined || filters !== undefined || retired === true
}

/** The search with one filter set, or without it. */
export function withFilter(search: ListSearch, { name }: FilterDescription, value: string | null): ListSearch {
  const { [name]: _old, ...others } = search.filters ?? {}
  const filters = value === null ? others : { ...others, [name]: value }
  return { filters: Object.keys(filters).length === 0 ? undefined : filters }
}

function isPlain(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function positive(raw: unknown): number | undefined {
  const value = Number(raw)
  return Number.isSafeInteger(value) && value > 1 && value <= 500_000 ? value : undefined
}
