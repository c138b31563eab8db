import type { QueryClient } from '@tanstack/react-query'
import { send } from '../http.ts'
import { keys } from '../keys.ts'
import { randomId } from '../tab-id.ts'
import { layOver } from './cached-item.ts'

/**
 * The part of the save queue that makes an item with the first thing saved of it, where there is one of its kind only: the offer of a
 * trip. Until then it stands in the cache under a number below 0, so that looking at it makes nothing. The server answers the same
 * item whoever opens it, and however often.
 */

/** What the item is made from: `{ order: '/api/orders/12' }`. */
export type Opens = Readonly<Record<string, unknown>>
type Waiting = { readonly resource: string; id: number; opens: Opens | undefined }

const patience = 20_000

/** Whether the item is kept by the server yet. */
export const isOpened = (id: number) => id > 0

export function createOpenings(client: () => QueryClient | null) {
  /** Which number an item has got, and under which one it was known before, each by the other: 'offers/-12' and 'offers/5'. */
  const numbers = new Map<string, number>()
  const onTheirWay = new Map<string, Promise<number>>()

  async function make(resource: string, id: number, opens: Opens): Promise<number> {
    const signal = AbortSignal.timeout(patience)
    const { data } = await send<{ id: number }>('POST', `/api/${resource}`, {
      body: opens,
      idempotencyKey: randomId(),
      signal,
    })
    numbers.set(`${resource}/${id}`, data.id)
    numbers.set(`${resource}/${data.id}`, id)
    const cache = client()
    if (cache !== null) {
      layOver(cache, resource, id, { id: data.id })
      // Whoever opened it before us may have written something, too.
      void cache.invalidateQueries({ queryKey: keys.list(resource) })
    }
    return data.id
  }

  /** @returns the item's number at the server; two who ask at the same time send one request */
  async function open(resource: string, id: number, opens: Opens): Promise<number> {
    const key = `${resource}/${id}`
    const known = isOpened(id) ? id : numbers.get(key)
    if (known !== undefined) return known
    const opening = onTheirWay.get(key) ?? make(resource, id, opens).finally(() => onTheirWay.delete(key))
    onTheirWay.set(key, opening)
    return opening
  }

  return {
    open,
    /** Opens what a save waits for: from then on it goes to the item's number. */
    async openFor(waiting: Waiting): Promise<void> {
      const { resource, id, opens } = waiting
      if (opens === undefined) return
      waiting.id = await open(resource, id, opens)
      waiting.opens = undefined
    },
    /** The name by which the queue knows an item all along: the one it had when something was first saved. */
    nameOf(resource: string, id: number): string {
      const before = isOpened(id) ? numbers.get(`${resource}/${id}`) : undefined
      return `${resource}/${before ?? id}`
    },
    /** The item's number at the server, where it has one. */
    numberOf: (resource: string, id: number) => (isOpened(id) ? id : (numbers.get(`${resource}/${id}`) ?? id)),
    stop: () => numbers.clear(),
  }
}
