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
  /** The columns that an update of a trip's row changed; null when it came or went, or when it is not said which they are. */
  columns: readonly string[] | null
  /** As which the row stands since; null where it has none. */
  version: number | null
}

/** Whether a listener may not see one of a table's columns. */
export type HidesColumns = (actor: Actor, table: string, columns: readonly string[]) => boolean

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
  columns: z.array(z.string()).nullish(),
  version: z.number().nullish(),
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
    columns: change.columns ?? null,
    version: change.version ?? null,
  }
}

/** A change without its columns for who may not see one of them: then anything of the row may have changed. */
export function withoutHiddenColumns(change: Change, actor: Actor, hides: HidesColumns): Change {
  const { table, columns } = change
  return columns !== null && hides(actor, table, columns) ? { ...change, columns: null } : change
}

/**
 * The last change of every row, in the order of their ids, with the columns of all. A row that came into being and was changed in
 * one breath is told once, for a browser asks for it again only once.
 */
export function lastChangeOfEachRow(changes: readonly Change[]): Change[] {
  const last = new Map<string, Change>()
  for (const change of changes.toSorted((one, other) => one.id - other.id)) {
    const key = `${change.table} ${change.row} ${change.order}`
    const before = last.get(key)
    last.set(key, before === undefined ? change : { ...change, ...togetherWith(before, change) })
  }
  return [...last.values()].toSorted((one, other) => one.id - other.id)
}

/** By two tabs, neither knows all of it. */
function togetherWith(before: Change, { columns, tab }: Change): Pick<Change, 'columns' | 'tab'> {
  return {
    columns: before.columns === null || columns === null ? null : [...new Set([...before.columns, ...columns])],
    tab: before.tab === tab ? tab : null,
  }
}
