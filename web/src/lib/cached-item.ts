import type { Query, QueryClient } from '@tanstack/react-query'
import { keys, type Page } from './keys.ts'

/** Lays changed fields over every copy of an item in the cache, alone or in a list, and takes them off again. */

type Item = { id: number } & Record<string, unknown>
export type Fields = Record<string, unknown>

/** What stood in each copy before; by the hash of the query that holds it. */
export type Before = Map<string, Fields>

/** @returns the values that were covered, only for copies that show the fields at all */
export function layOver(client: QueryClient, resource: string, id: number, fields: Fields): Before {
  const before: Before = new Map()
  for (const query of queriesWith(client, resource, id)) {
    const item = itemIn(query, id)
    if (item === undefined) continue
    const shown = Object.keys(fields).filter((name) => name in item)
    if (shown.length === 0) continue
    before.set(query.queryHash, pick(item, shown))
    put(client, query, id, pick(fields, shown))
  }
  return before
}

/** Puts back what stood there before, field by field, where the covering value still stands. */
export function uncover(client: QueryClient, resource: string, id: number, before: Before, covering: Fields): void {
  for (const query of queriesWith(client, resource, id)) {
    const item = itemIn(query, id)
    const old = before.get(query.queryHash)
    if (item === undefined || old === undefined) continue
    const untouched = Object.keys(old).filter((name) => name in covering && item[name] === covering[name])
    put(client, query, id, pick(old, untouched))
  }
}

/** @returns the first copy of an item in the cache */
export function cachedItem(client: QueryClient, resource: string, id: number): Item | undefined {
  for (const query of queriesWith(client, resource, id)) {
    const item = itemIn(query, id)
    if (item !== undefined) return item
  }
  return undefined
}

function queriesWith(client: QueryClient, resource: string, id: number): Query[] {
  const cache = client.getQueryCache()
  return [...cache.findAll({ queryKey: keys.item(resource, id) }), ...cache.findAll({ queryKey: keys.list(resource) })]
}

/* The keys say what the data are: [resource, 'item', id, …] holds an item, [resource, 'list', …] a page of them. */

function itemIn(query: Query, id: number): Item | undefined {
  if (query.queryKey[1] === 'item') return query.state.data as Item | undefined
  return (query.state.data as Page<Item> | undefined)?.items.find((item) => item.id === id)
}

function put(client: QueryClient, query: Query, id: number, fields: Fields): void {
  // A fetch under way would bring the old values back.
  void client.cancelQueries({ queryKey: query.queryKey, exact: true })
  if (query.queryKey[1] === 'item') {
    client.setQueryData<Item>(query.queryKey, (item) => (item === undefined ? item : { ...item, ...fields }))
    return
  }
  client.setQueryData<Page<Item>>(query.queryKey, (page) =>
    page === undefined
      ? page
      : { ...page, items: page.items.map((item) => (item.id === id ? { ...item, ...fields } : item)) },
  )
}

function pick(from: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, from[name]]))
}
