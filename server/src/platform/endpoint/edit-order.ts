import type { FastifyRequest } from 'fastify'
import { ApiError } from '../errors.ts'

/** The newest change a page has sent for an address, and when all that came before it is done. */
type Line = { newest: number; tail: Promise<unknown>; at: number }

/** A change that arrives later than this after the one that took its place was lost long ago. */
const rememberedMs = 60_000

/**
 * A page numbers its changes and cancels one by sending the next, which takes its fields along (APP-09). The cancelled one
 * may be on its way through the server all the same: the changes of one page to one address are made in their order, and
 * one that arrives behind its successor is not made at all. Else an older value would stand over a confirmed newer one.
 */
export function createEditOrder(now: () => number = Date.now, most = 10_000) {
  const lines = new Map<string, Line>()

  /** Lines stand in the order of their newest change; a flood pushes the oldest out. */
  function forgetOld() {
    for (const [key, { at }] of lines) {
      if (lines.size <= most && now() - at <= rememberedMs) return
      lines.delete(key)
    }
  }

  /**
   * @param key user, page and address: page and address alone are known to others, too
   * @param edit the change's number @throws ApiError 409 superseded
   */
  async function inOrder<T>(key: string, edit: number, work: () => Promise<T>): Promise<T> {
    const before = lines.get(key)
    if (before !== undefined && edit < before.newest && now() - before.at <= rememberedMs) {
      throw new ApiError(409, 'superseded', 'Eine neuere Änderung ist schon angekommen.')
    }
    const working = (before?.tail ?? Promise.resolve()).then(work)
    // Whoever waits behind it waits for its end, not for its success.
    const tail = working.catch(() => undefined)
    lines.delete(key)
    lines.set(key, { newest: edit, tail, at: now() })
    forgetOld()
    return working
  }
  return Object.assign(inOrder, { size: () => lines.size })
}

/** The number a page gave to a change; null when it gave none. */
export function editOf({ headers }: FastifyRequest): number | null {
  const edit = headers['x-reisewerk-edit']
  return typeof edit === 'string' && /^\d{1,12}$/.test(edit) ? Number(edit) : null
}
