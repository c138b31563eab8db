import { isRecord, keep, readKept } from '../browser-store.ts'
import { ApiError, send } from '../http.ts'
import { keys } from '../keys.ts'
import { randomId } from '../tab-id.ts'
import type { QueueContext } from './save-entry.ts'
import type { QueueState } from './save-states.ts'

/**
 * The part of the save queue that makes new items, typed one after the other in a list: sent in their order, kept over a reload
 * until the server has taken them (APP-09). Each has a key of its own, so that one that is sent again, by whatever page, is
 * made once.
 */

export type NewItem = {
  readonly key: string
  readonly resource: string
  readonly body: Readonly<Record<string, unknown>>
  /** A refused one waits for whoever typed it. */
  readonly state: Extract<QueueState, 'saving' | 'waiting' | 'refused'>
}
type Stored = Pick<NewItem, 'resource' | 'body'> & { readonly at: number }

const prefix = (userId: number) => `reisewerk.unsent.${userId}.`

export function createNewItems({ user, client, tell, wait, answered }: QueueContext) {
  let items: readonly NewItem[] = []
  let last: Promise<void> = Promise.resolve()

  function show(next: readonly NewItem[]) {
    items = next
    tell()
  }
  const turn = (key: string, state: NewItem['state']) =>
    show(items.map((item) => (item.key === key ? { ...item, state } : item)))

  /** It is there, or not wanted any more. */
  function drop(key: string) {
    const userId = user()
    if (userId !== null) localStorage.removeItem(prefix(userId) + key)
    show(items.filter((item) => item.key !== key))
  }

  /** @param onFailed told once, when the server refuses it; one that waits for the server stands with all that waits */
  function add(resource: string, body: NewItem['body'], onFailed?: (error: ApiError) => void) {
    const item: NewItem = { key: randomId(), resource, body, state: 'saving' }
    const userId = user()
    if (userId !== null) keep(prefix(userId) + item.key, { resource, body, at: Date.now() } satisfies Stored)
    show([...items, item])
    line(item, onFailed)
  }

  /** One after the other, so that the list grows in its order. */
  function line(item: NewItem, onFailed?: (error: ApiError) => void) {
    const next = () => transmit(item, onFailed)
    last = last.then(next, next)
  }

  async function transmit({ key, resource, body }: NewItem, onFailed?: (error: ApiError) => void) {
    if (!items.some((item) => item.key === key)) return
    try {
      await send('POST', `/api/${resource}`, { body, idempotencyKey: key })
    } catch (error) {
      if (!(error instanceof ApiError)) {
        turn(key, 'refused')
        throw error
      }
      if (!error.isRefusal) wait(error)
      turn(key, error.isRefusal ? 'refused' : 'waiting')
      if (error.isRefusal) onFailed?.(error)
      return
    }
    answered()
    drop(key)
    await client()?.invalidateQueries({ queryKey: keys.list(resource) })
  }

  function again(key: string) {
    const item = items.find((one) => one.key === key)
    if (item === undefined) return
    turn(key, 'saving')
    line(item)
  }

  return {
    add,
    again,
    drop,
    list: () => items,
    retry() {
      for (const { key, state } of items) if (state === 'waiting') again(key)
    },
    /** Takes over what an earlier page of the user could not send. */
    start(userId: number) {
      const left = Object.keys(localStorage).flatMap((key) => {
        const stored = key.startsWith(prefix(userId)) ? readKept(key, isStored) : null
        return stored === null ? [] : [{ ...stored, key: key.slice(prefix(userId).length), state: 'waiting' as const }]
      })
      show(left.sort((one, other) => one.at - other.at))
    },
    /** Forgets what is on screen; the stored ones stay for their user's next sign-in. */
    stop: () => show([]),
  }
}

function isStored(value: unknown): value is Stored {
  return isRecord(value) && typeof value.resource === 'string' && isRecord(value.body) && typeof value.at === 'number'
}
