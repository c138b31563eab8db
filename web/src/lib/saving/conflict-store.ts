import { readKept } from '../browser-store.ts'

/**
 * What two people changed at once, in the version that was not taken: kept under the user's id until somebody has chosen,
 * also over a reload (APP-14, APP-09). Without them a text that was still waiting for the server when the page was reloaded
 * would go with the conflict it meets.
 */

export type Kept = { readonly value: unknown }

const prefixOf = (userId: number) => `reisewerk.conflict.${userId}.`
const isKept = (value: unknown): value is unknown => value !== undefined

export function createConflictStore() {
  let prefix: string | null = null
  // The same object until it changes, so that a page may ask for it as often as it likes.
  const known = new Map<string, Kept>()

  return {
    start(userId: number) {
      const own = prefixOf(userId)
      prefix = own
      known.clear()
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith(own)) known.set(key.slice(own.length), { value: readKept(key, isKept) })
      }
    },
    stop() {
      prefix = null
      known.clear()
    },
    isEmpty: () => known.size === 0,
    /** @param name 'orders/12/notes' */
    of: (name: string): Kept | null => known.get(name) ?? null,
    /** The fields of an item that have one. @param item 'orders/12' */
    fieldsOf: (item: string): string[] =>
      [...known.keys()].flatMap((name) => (name.startsWith(`${item}/`) ? [name.slice(item.length + 1)] : [])),
    keep(name: string, value: unknown) {
      if (prefix === null) return
      known.set(name, { value })
      localStorage.setItem(prefix + name, JSON.stringify(value))
    },
    forget(name: string) {
      if (known.delete(name) && prefix !== null) localStorage.removeItem(prefix + name)
    },
  }
}
