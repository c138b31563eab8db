import { isRecord, readKept } from '../browser-store.ts'
import { tabId } from '../tab-id.ts'
import type { Opens } from './openings.ts'

/** One item's changes that no server has confirmed yet, as they survive a reload. */
export type StoredEntry = {
  resource: string
  id: number
  fields: Record<string, { value: unknown; shown: unknown; basis?: unknown }>
  ifMatch?: string | number | undefined
  action?: string | undefined
  opens?: Opens | undefined
}

const prefix = (userId: number) => `reisewerk.unsaved.${userId}.`
const lockOf = (tab: string) => `reisewerk.tab.${tab}`

/** Keeps this page's unsaved changes, under the user's id: nobody else's sign-in may send them. */
export function storeUnsaved(userId: number, entries: StoredEntry[]): void {
  const key = prefix(userId) + tabId
  if (entries.length === 0) localStorage.removeItem(key)
  else localStorage.setItem(key, JSON.stringify(entries))
}

/** Marks this page as alive, so that no other takes over what it is still sending. The browser frees the lock. */
export function holdTabLock(): void {
  void navigator.locks?.request(lockOf(tabId), () => new Promise(() => {}))
}

/**
 * Takes over what pages that are gone (reloaded, closed, crashed) have left unsaved.
 * Without the Web Locks API, on plain http, everything counts as left: sending a change twice does no harm.
 */
export async function takeOverUnsaved(userId: number): Promise<StoredEntry[]> {
  const alive = new Set((await navigator.locks?.query())?.held?.map((lock) => lock.name))
  const left = Object.keys(localStorage).filter((key) => {
    if (!key.startsWith(prefix(userId))) return false
    const tab = key.slice(prefix(userId).length)
    return tab === tabId || !alive.has(lockOf(tab))
  })
  return left.flatMap((key) => {
    const entries = readKept(key, isEntries) ?? []
    localStorage.removeItem(key)
    return entries
  })
}

function isEntries(value: unknown): value is StoredEntry[] {
  return (
    Array.isArray(value) &&
    value.every(
      (one) => isRecord(one) && typeof one.resource === 'string' && typeof one.id === 'number' && isRecord(one.fields),
    )
  )
}
