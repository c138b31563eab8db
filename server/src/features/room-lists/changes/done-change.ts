import type { StoredList, StoredRow, StoredTable } from './changes.queries.ts'

const tables = ['rooms', 'passengers'] as const satisfies readonly StoredTable[]
/** Counted by the database itself with every change. */
const ownOfDatabase = new Set(['id', 'version', 'created_at', 'updated_at'])

type Changed = { readonly before: StoredRow; readonly after: StoredRow }
type Rows = {
  readonly gone: readonly StoredRow[]
  readonly made: readonly StoredRow[]
  readonly changed: readonly Changed[]
}
/** What a change has done to the rooms of a list and their guests. */
export type DoneChange = Readonly<Record<StoredTable, Rows>>

/** Compares a list with itself before a change; of a row that changed only the columns in which it did are told. */
export function doneBetween(before: StoredList, after: StoredList): DoneChange {
  const [rooms, passengers] = tables.map((table) => between(before[table], after[table]))
  const nothing: Rows = { gone: [], made: [], changed: [] }
  return { rooms: rooms ?? nothing, passengers: passengers ?? nothing }
}

function between(before: readonly StoredRow[], after: readonly StoredRow[]): Rows {
  const [old, now] = [byId(before), byId(after)]
  return {
    gone: before.filter(({ id }) => !now.has(id)),
    made: after.filter(({ id }) => !old.has(id)),
    changed: after.flatMap((row): Changed[] => {
      const was = old.get(row.id)
      const columns = was === undefined ? [] : columnsOf(row).filter((name) => row[name] !== was[name])
      return was === undefined || columns.length === 0
        ? []
        : [{ before: only(was, columns), after: only(row, columns) }]
    }),
  }
}

const byId = (rows: readonly StoredRow[]) => new Map(rows.map((row) => [row.id, row]))

/** The columns of a row that somebody may have changed; all of them hold plain values. */
export function columnsOf(row: StoredRow): string[] {
  return Object.keys(row).filter((name) => !ownOfDatabase.has(name))
}

function only(row: StoredRow, columns: readonly string[]): StoredRow {
  const told = Object.fromEntries(columns.map((name) => [name, row[name]]))
  return { ...told, id: row.id, version: row.version }
}
