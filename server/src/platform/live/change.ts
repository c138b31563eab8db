import { z } from 'zod'
import type { Actor } from '../actor.ts'

/** One row of the change log as a browser learns of it: enough to know what to ask for again, and no contents. */
export type Change = {
  id: number
  order: number | null
  table: string
  row: number | null
  operation: string
  user: number | null
  tab: string | null
}

/** What the change log's trigger says on the channel 'changes'. */
const notifiedChangeSchema = z.object({
  id: z.number(),
  organisation: z.number().nullish(),
  order: z.number().nullish(),
  adminOnly: z.boolean().nullish(),
  /** Only who sees the purchase may learn of it. */
  purchase: z.boolean().nullish(),
  table: z.string(),
  row: z.number().nullish(),
  operation: z.string(),
  user: z.number().nullish(),
  tab: z.string().nullish(),
})

export type NotifiedChange = z.infer<typeof notifiedChangeSchema>

export const changesChannel = 'changes'

/** @throws when the payload is not what the trigger says */
export function notifiedChangeOf(payload: string): NotifiedChange {
  return notifiedChangeSchema.parse(JSON.parse(payload))
}

/** The same gate as the database's policies (design §1): own organisation, admin-only trips for admins, purchase by its right. */
export function mayLearnOf(actor: Actor, change: NotifiedChange): boolean {
  if (change.purchase === true && !actor.maySeePurchase) return false
  const ownOrganisation = change.organisation == null || actor.organisationIds.includes(change.organisation)
  return ownOrganisation && (actor.isAdmin || change.adminOnly !== true)
}

export function changeForBrowser(change: NotifiedChange): Change {
  return {
    id: change.id,
    order: change.order ?? null,
    table: change.table,
    row: change.row ?? null,
    operation: change.operation,
    user: change.user ?? null,
    tab: change.tab || null,
  }
}

/**
 * The last change of every row, in the order of their ids. A row that came into being and was changed in one breath is
 * told once, for a browser asks for it again only once.
 */
export function lastChangeOfEachRow(changes: readonly Change[]): Change[] {
  const last = new Map<string, Change>()
  for (const change of changes.toSorted((one, other) => one.id - other.id)) {
    last.set(`${change.table} ${change.row} ${change.order}`, change)
  }
  return [...last.values()].toSorted((one, other) => one.id - other.id)
}
