import type { Field } from '@reisewerk/domain/contract/shape.ts'
import { type AnyRow, isSameDraft, rowBody, rowsBody } from './field-value.ts'

/** How a list of one item stood when the form began to change it, as it is saved, and as it is by now. */
export type ChangedRows = {
  readonly opened: readonly AnyRow[]
  readonly now: readonly AnyRow[]
  readonly current: readonly AnyRow[]
}

/**
 * What was sent without an answer and is there by now is not made once more.
 * @param sent the lines as they were sent, in the order in which they stood
 */
export function withSentRows(field: Field, rows: ChangedRows, sent: readonly AnyRow[]): ChangedRows {
  const known = new Set([...rows.opened, ...rows.now].map(({ id }) => id))
  const made = rows.current.filter(({ id }) => !known.has(id))
  const found = sent.map((row) => {
    const [told = {}] = rowsBody(field, [row])
    const isIt = (stored: AnyRow) => {
      const { id: _, ...kept } = rowBody(field, stored)
      return Object.entries(told).every(([name, value]) => isSameDraft(value, kept[name]))
    }
    const at = row.id === null ? made.findIndex(isIt) : -1
    return at < 0 ? undefined : made.splice(at, 1)[0]
  })
  return {
    opened: [...rows.opened, ...found.filter((row) => row !== undefined)],
    now: rows.now.map((row, index) => ({ ...row, id: row.id ?? found[index]?.id ?? null })),
    current: rows.current,
  }
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
