import type { Query, QueryClient } from '@tanstack/react-query'
import { ApiError } from '../http.ts'
import { keys, type Page } from '../keys.ts'
import { atPath, type ByPath, withPath } from './field-paths.ts'

/** Lays changed fields over every copy of an item in the cache, alone or in a list, and takes them off again. */

type Item = { id: number }

/** What stood in each copy before; by the hash of the query that holds it. */
export type Before = Map<string, ByPath>

/**
 * @param isMeant which copies; all of them where nothing is said
 * @returns the values that were covered, only for copies that show the fields at all
 */
export function layOver(
  client: QueryClient,
  resource: string,
  id: number,
  values: ByPath,
  isMeant: (query: Query) => boolean = () => true,
): Before {
  const before: Before = new Map()
  for (const query of queriesWith(client, resource, id).filter(isMeant)) {
    const item = itemIn(query, id)
    const shown = Object.keys(values).filter((path) => atPath(item, path) !== undefined)
    if (item === undefined || shown.length === 0) continue
    before.set(query.queryHash, Object.fromEntries(shown.map((path) => [path, atPath(item, path)])))
    put(client, query, id, Object.fromEntries(shown.map((path) => [path, values[path]])))
  }
  return before
}

/** Puts back what stood there before, field by field, where the covering value still stands. */
export function uncover(client: QueryClient, resource: string, id: number, before: Before, covering: ByPath): void {
  for (const query of queriesWith(client, resource, id)) {
    const item = itemIn(query, id)
    const old = before.get(query.queryHash) ?? {}
    const untouched = Object.entries(old).filter(
      ([path]) => path in covering && isSame(atPath(item, path), covering[path]),
    )
    put(client, query, id, Object.fromEntries(untouched))
  }
}

/** The cache keeps lists and objects as copies of its own. */
const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other)

/** An item with values laid over it, where it shows their fields. */
export function covered<T extends object>(item: T, values: ByPath): T {
  return Object.entries(values).reduce(
    (result, [path, value]) => (atPath(item, path) === undefined ? result : withPath(result, path, value)),
    item,
  )
}

function queriesWith(client: QueryClient, resource: string, id: number): Query[] {
  const cache = client.getQueryCache()
  const found = [
    // Below an item's key other things may be kept ([orders, item, 12, 'history']); the item itself has the groups there.
    ...cache.findAll({ queryKey: keys.item(resource, id), predicate: ({ queryKey }) => isObject(queryKey[3]) }),
    // Below a list's key, too: what a trip costs changes with the trip, and is no list of calculations.
    ...cache.findAll({ queryKey: keys.list(resource), predicate: ({ state }) => isPage(state.data) }),
  ]
  // What is gone is not written to: that would bring it back to the screen.
  return found.filter(({ state: { error } }) => !(error instanceof ApiError && error.status === 404))
}

function isPage(data: unknown): boolean {
  return isObject(data) && Array.isArray((data as Partial<Page<Item>>).items)
}

function isObject(part: unknown): boolean {
  return typeof part === 'object' && part !== null
}

/* The keys say what the data are: [resource, 'item', id, …] holds an item, [resource, 'list', …] a page of them. */

function itemIn(query: Query, id: number): Item | undefined {
  if (query.queryKey[1] === 'item') return query.state.data as Item | undefined
  return (query.state.data as Page<Item> | undefined)?.items.find((item) => item.id === id)
}

function put(client: QueryClient, query: Query, id: number, values: ByPath): void {
  if (Object.keys(values).length === 0) return
  const { isInvalidated } = query.state
  write(client, query, id, values)
  // One field that is right makes nothing fresh of what was to be asked for again.
  if (isInvalidated) query.invalidate()
}

function write(client: QueryClient, query: Query, id: number, values: ByPath): void {
  if (query.queryKey[1] === 'item') {
    client.setQueryData<Item>(query.queryKey, (item) => item && covered(item, values))
    return
  }
  client.setQueryData<Page<Item>>(
    query.queryKey,
    (page) => page && { ...page, items: page.items.map((item) => (item.id === id ? covered(item, values) : item)) },
  )
}
