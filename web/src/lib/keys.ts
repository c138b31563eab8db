import type { QueryKey } from '@tanstack/react-query'

/** One page of a list and the number of items over all pages. */
export type Page<Item> = {
  items: Item[]
  total: number
  /** When single rows were taken into the items since they were read (Date.now() scale): what was saved until then stands there. */
  takenAt?: number
}

/** Keys of the cache: everything of a resource begins with its name, so that a live event finds it. */
export const keys = {
  resource: (resource: string) => [resource] as const,
  list: (resource: string) => [resource, 'list'] as const,
  item: (resource: string, id: number) => [resource, 'item', id] as const,
}

/** The trip a list is narrowed to; null for other lists and for items. */
export function orderFilterOf([, kind, detail]: QueryKey): number | null {
  if (kind !== 'list') return null
  const query = (detail as { query?: Record<string, unknown> } | undefined)?.query
  const filter = query?.['order.id'] ?? query?.order
  if (typeof filter === 'number') return filter
  return typeof filter === 'string' && /\d+$/.test(filter) ? Number(/\d+$/.exec(filter)?.[0]) : null
}

/** The trip an answer tells of; null where it is none of a trip alone. */
export function tripOfKey(key: QueryKey): number | null {
  const [resource, kind, id] = key
  return resource === 'orders' && kind === 'item' && typeof id === 'number' ? id : orderFilterOf(key)
}
