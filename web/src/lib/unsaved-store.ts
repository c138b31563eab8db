import { tabId } from './tab-id.ts'

/** One item's changes that no server has confirmed yet, as they survive a reload. */
export type StoredEntry = {
  resource: string
  id: number
  fields: Record<string, { value: unknown; shown: unknown; basis?: unknown }>
  ifMatch?: string | number | undefined
  action?: string | undefined
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
    const text = localStorage.getItem(key)
    localStorage.removeItem(key)
    return text === null ? [] : readEntries(text)
  })
}

function readEntries(text: string): StoredEntry[] {
  try {
    return JSON.parse(text)
  } catch {
    // Only a page killed in the middle of writing, or a hand in the developer tools, leaves such a text.
    console.error('Unlesbare ungespeicherte Änderungen', text)
    return []
  }
}
