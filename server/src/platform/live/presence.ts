import { z } from 'zod'

/** Where a user is: one entry per browser tab. */
export type Presence = { user: number; tab: string; order: number; field: string | null }

/** What a process says on the channel 'presence'; without an order the tab has left. */
const presenceNoticeSchema = z.object({
  user: z.number(),
  tab: z.string(),
  order: z.number().nullable(),
  field: z.string().nullable(),
})

export type PresenceNotice = z.infer<typeof presenceNoticeSchema>

/** @throws when the payload is not what a process says */
export function presenceNoticeOf(payload: string): PresenceNotice {
  return presenceNoticeSchema.parse(JSON.parse(payload))
}

export type PresenceBook = {
  /** Enters what was said. @returns the orders where now someone else, or someone doing something else, is */
  enter(notice: PresenceNotice): number[]
  /** Forgets tabs that were silent for 30 seconds. @returns the orders they were in */
  forgetSilent(): number[]
  /** Who is in an order, the same order of entries each time. */
  inOrder(order: number): Presence[]
  /** The orders a user's tabs are in. */
  ordersOf(user: number): number[]
}

/**
 * Keeps who is where in memory. Every process hears the same notices, so every process knows the same; one that starts
 * later learns it from the tabs' renewals. Nothing is stored: presence is worthless after half a minute, and a table
 * would be one more thing that needs policies.
 */
export function openPresenceBook(silentAfterMs = 30_000, now: () => number = Date.now): PresenceBook {
  const entries = new Map<string, Presence & { until: number }>()

  return {
    enter({ user, tab, order, field }) {
      const key = `${user} ${tab}`
      const before = entries.get(key)
      if (order === null) entries.delete(key)
      else entries.set(key, { user, tab, order, field, until: now() + silentAfterMs })
      if (before?.order === (order ?? undefined) && (before?.field ?? null) === field) return []
      return [...new Set([before?.order, order])].filter((changed) => changed != null)
    },
    forgetSilent() {
      const silent = [...entries].filter(([, entry]) => entry.until <= now())
      for (const [key] of silent) entries.delete(key)
      return [...new Set(silent.map(([, entry]) => entry.order))]
    },
    inOrder: (order) =>
      [...entries.values()]
        .filter((entry) => entry.order === order)
        .map(({ user, tab, field }) => ({ user, tab, order, field }))
        .toSorted((one, other) => one.user - other.user || one.tab.localeCompare(other.tab)),
    ordersOf: (user) => [
      ...new Set([...entries.values()].filter((entry) => entry.user === user).map((entry) => entry.order)),
    ],
  }
}
