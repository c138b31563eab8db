import type { QueryClient } from '@tanstack/react-query'
import { ApiError, send } from './http.ts'
import { keys } from './keys.ts'
import { waitBefore } from './query-client.ts'
import { randomId } from './tab-id.ts'

/**
 * New items that are typed one after the other in a list: sent in their order, kept over a reload until the server has taken
 * them (APP-09). Each has a key of its own, so that one that is sent again, by whatever page, is made once.
 */

export type UnsentItem = {
  readonly key: string
  readonly resource: string
  readonly body: Readonly<Record<string, unknown>>
  /** 'waiting' for the server to come back; a 'refused' one waits for whoever typed it. */
  readonly state: 'sending' | 'waiting' | 'refused'
}
type Stored = Pick<UnsentItem, 'resource' | 'body'> & { readonly at: number }

const prefix = (userId: number) => `reisewerk.unsent.${userId}.`

export function createUnsentItems() {
  const listeners = new Set<() => void>()
  let items: readonly UnsentItem[] = []
  let client: QueryClient | null = null
  let userId: number | null = null
  let last: Promise<void> = Promise.resolve()
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryAt: number | null = null

  function show(next: readonly UnsentItem[]) {
    items = next
    for (const listener of listeners) listener()
  }
  const turn = (key: string, state: UnsentItem['state']) =>
    show(items.map((item) => (item.key === key ? { ...item, state } : item)))

  function forget(key: string) {
    if (userId !== null) localStorage.removeItem(prefix(userId) + key)
    show(items.filter((item) => item.key !== key))
  }

  /** @param onFailed told once, when the server refuses it; one that waits for the server stands with all that waits */
  function add(resource: string, body: UnsentItem['body'], onFailed?: (error: ApiError) => void) {
    const item: UnsentItem = { key: randomId(), resource, body, state: 'sending' }
    const stored: Stored = { resource, body, at: Date.now() }
    if (userId !== null) localStorage.setItem(prefix(userId) + item.key, JSON.stringify(stored))
    show([...items, item])
    line(item, onFailed)
  }

  /** One after the other, so that the list grows in its order. */
  function line(item: UnsentItem, onFailed?: (error: ApiError) => void) {
    const next = () => transmit(item, onFailed)
    last = last.then(next, next)
  }

  async function transmit({ key, resource, body }: UnsentItem, onFailed?: (error: ApiError) => void) {
    if (!items.some((item) => item.key === key)) return
    try {
      await send('POST', `/api/${resource}`, { body, idempotencyKey: key })
    } catch (error) {
      if (!(error instanceof ApiError)) {
        turn(key, 'refused')
        throw error
      }
      if (!error.isRefusal && error.status !== 401) wait(error)
      turn(key, error.isRefusal ? 'refused' : 'waiting')
      if (error.isRefusal) onFailed?.(error)
      return
    }
    failures = 0
    forget(key)
    await client?.invalidateQueries({ queryKey: keys.list(resource) })
  }

  function wait(error: ApiError) {
    clearTimeout(timer)
    const delay = waitBefore(failures, error)
    timer = setTimeout(retry, delay)
    retryAt = Date.now() + delay
    failures += 1
  }

  /** Sends all that waits for the server, now. */
  function retry() {
    clearTimeout(timer)
    retryAt = null
    for (const { key, state } of items) if (state === 'waiting') again(key)
  }

  /** Sends one once more, also one that was refused. */
  function again(key: string) {
    const item = items.find((one) => one.key === key)
    if (item === undefined) return
    turn(key, 'sending')
    line(item)
  }

  /** Call once somebody is signed in: takes over and sends what an earlier page of theirs could not. */
  function start(queryClient: QueryClient, forUser: number) {
    if (userId === forUser) return retry()
    stop()
    client = queryClient
    userId = forUser
    const left = Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix(forUser)))
      .map((key) => ({ key: key.slice(prefix(forUser).length), ...storedIn(key) }))
      .sort((one, other) => one.at - other.at)
    show(left.map(({ key, resource, body }) => ({ key, resource, body, state: 'waiting' })))
    retry()
  }

  /** Forgets what is on screen; the stored ones stay for their user's next sign-in. */
  function stop() {
    clearTimeout(timer)
    retryAt = null
    userId = null
    show([])
  }

  return {
    add,
    retry,
    again,
    /** It is not wanted any more. */
    drop: forget,
    start,
    stop,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    list: () => items,
    /** When the next try is due (Date.now() scale); null while one runs or none is needed. */
    retryAt: () => retryAt,
  }
}

/** What this program has stored itself. */
function storedIn(key: string): Stored {
  return JSON.parse(localStorage.getItem(key) ?? '') as Stored
}

/** Those of this page. */
export const unsentItems = createUnsentItems()
