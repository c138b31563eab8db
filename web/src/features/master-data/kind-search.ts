import type { Query } from '../../lib/http.ts'
import { type ListSearch, sortedBy } from '../../list/list.ts'
import { isPlain, pageIn, sizeIn, sortIn, textIn } from '../../list/read-address.ts'
import type { Kind } from './kind.ts'

export type KindSearch = ListSearch & {
  /** '?add' opens the new form (000 §2.2). */
  add?: true | undefined
  retired?: true | undefined
  filters?: Readonly<Record<string, string>> | undefined
}

export const defaultSize = 50
const reserved = new Set(['q', 'sort', 'page', 'size', 'add', 'retired', 'filters'])

/** Reads an address; what makes no sense in it is left out instead of breaking the page. */
export function readKindSearch(raw: Record<string, unknown>): KindSearch {
  const told = typeof raw.filters === 'object' && raw.filters !== null ? Object.entries(raw.filters) : []
  const loose = Object.entries(raw).filter(([name]) => !reserved.has(name))
  const filters = Object.fromEntries(
    [...loose, ...told].filter(([, value]) => isPlain(value)).map(([name, value]) => [name, String(value)]),
  )
  return {
    q: textIn(raw.q),
    sort: sortIn(raw.sort),
    page: pageIn(raw.page),
    size: sizeIn(raw.size),
    add: 'add' in raw && raw.add !== undefined && raw.add !== false ? true : undefined,
    retired: raw.retired === true || raw.retired === 'true' ? true : undefined,
    filters: Object.keys(filters).length === 0 ? undefined : filters,
  }
}

/** The query of the API for a state of the list; filters and sorting the kind does not have are left out. */
export function queryOf(kind: Kind, search: KindSearch): Query {
  const filters = kind.filters.flatMap(({ name }) => {
    const value = search.filters?.[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return {
    ...Object.fromEntries(filters),
    ...(kind.retiredBy !== undefined && { [kind.retiredBy]: search.retired === true }),
    _search: search.q,
    ...sortedBy(kind.contract, search.sort, kind.defaultSort),
    _page: search.page ?? 1,
    _itemsPerPage: search.size ?? defaultSize,
  }
}

export function isNarrowed({ q, filters, retired }: KindSearch): boolean {
  return q !== undefined || filters !== undefined || retired === true
}
