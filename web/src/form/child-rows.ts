import type { Field } from '@reisewerk/domain/contract/shape.ts'
import { type AnyRow, isSameDraft, rowBody, rowsBody } from './field-value.ts'

/** How a list of one item stood when the form began to change it, as it is saved, and as it is by now. */
export type ChangedRows = {
  readonly opened: readonly AnyRow[]
  readonly now: readonly AnyRow[]
  readonly current: readonly AnyRow[]
}

/** A line by its number and with what was changed of it; those that colleagues added stay behind them (001 §7, decision 002). */
export function changedRowsBody(field: Field, { opened, now, current }: ChangedRows): Record<string, unknown>[] {
  const known = new Set([...opened, ...now].map(({ id }) => id))
  const isThere = new Set(current.map(({ id }) => id))
  const ours = now.flatMap((row) => {
    const before = opened.find(({ id }) => id !== null && id === row.id)
    if (before === undefined) return rowsBody(field, [row])
    const changed = changesIn(row, before)
    if (isThere.has(row.id)) return [rowBody(field, { ...changed, id: row.id })]
    // A line that a colleague took away while it was rewritten comes anew.
    return Object.keys(changed).length > 0 ? [rowBody(field, { ...row, id: null })] : []
  })
  return [...ours, ...current.flatMap(({ id }) => (known.has(id) ? [] : [{ id }]))]
}

/** Whether both have changed the same of a line. */
export function isSameRowChanged({ opened, now, current }: ChangedRows): boolean {
  return now.some((row) => {
    const [before, theirs] = [opened, current].map((rows) => rows.find(({ id }) => id !== null && id === row.id))
    if (before === undefined || theirs === undefined) return false
    const others = changesIn(theirs, before)
    return Object.keys(changesIn(row, before)).some((name) => name in others && !isSameDraft(others[name], row[name]))
  })
}

function changesIn(row: AnyRow, before: AnyRow): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name, value]) => !isSameDraft(value, before[name])))
}
