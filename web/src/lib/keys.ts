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
