type Values = Readonly<Record<string, unknown>>

/** A row of the change log as it was written: an update has the values that changed, else the whole row. */
export type LoggedRow = {
  readonly table: string
  readonly row: number
  readonly operation: string
  readonly before: Values | null
  readonly after: Values | null
  readonly at: Date
}

/** What became of one row: what was changed and changed back is no change, and what came and went was never there. */
export type NetChange = {
  readonly table: string
  readonly row: number
  readonly kind: 'new' | 'gone' | 'other'
  /** The columns that are different, with what they were and are; of what came or went, the whole row on one side. */
  readonly before: Values
  readonly after: Values
  readonly at: Date
}

/** @param log oldest first */
export function netChanges(log: readonly LoggedRow[]): NetChange[] {
  const byRow = Map.groupBy(log, ({ table, row }) => `${table} ${row}`)
  return [...byRow.values()].flatMap((rows): NetChange[] => {
    const [first, last] = [rows[0], rows.at(-1)]
    if (first === undefined || last === undefined) return []
    const { table, row } = first
    const isNew = first.operation === 'insert'
    const isGone = last.operation === 'delete'
    const before: Values = Object.assign({}, ...rows.map((one) => one.before ?? {}).toReversed())
    const after: Values = Object.assign({}, ...rows.map((one) => one.after ?? {}))
    const whole = { table, row, at: last.at }
    if (isNew && isGone) return []
    if (isNew) return [{ ...whole, kind: 'new', before: {}, after }]
    if (isGone) return [{ ...whole, kind: 'gone', before, after: {} }]
    const columns = Object.keys(after).filter((column) => !isSame(before[column], after[column]))
    if (columns.length === 0) return []
    const only = (values: Values) => Object.fromEntries(columns.map((column) => [column, values[column]]))
    return [{ ...whole, kind: 'other', before: only(before), after: only(after) }]
  })
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
