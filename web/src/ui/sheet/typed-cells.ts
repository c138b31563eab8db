import { atPath, type ByPath, withPath } from '../../lib/saving/field-paths.ts'
import { saveQueue } from '../../lib/saving/save-queue.ts'
import type { CellValue, Problem, SheetColumn } from './sheet-column.ts'

/** Something that is kept and saved on its own, as it was read. */
export type Target = { readonly resource: string; readonly id: number; readonly item: object }

/** What is stored at a path of the line's target, with what is not saved yet. */
export type Stored = (path: string) => unknown

/** A column whose cells know how they are saved. */
export type SavedColumn<Row> = SheetColumn<Row> & {
  /** The fields that a new value changes, as they are sent; the first is the cell's own. */
  readonly change: (value: CellValue, row: Row, stored: Stored) => ByPath
  /**
   * Of fields that are lists what is sent: the entry that was typed into, for the others may be a colleague's by now.
   * @param unsent what is still on its way, which goes along
   */
  readonly part?: (changed: ByPath, stored: Stored, unsent: Stored, row: Row) => ByPath
  /** A price: what a colleague has saved since the cell was opened is replaced only after asking (decision 028). */
  readonly asks?: boolean
}

/** A cell somebody has changed; it lies over what is stored until that has been read anew. */
export type Touched<Row> = {
  readonly column: string
  readonly target: Target
  readonly paths: readonly string[]
  value: CellValue
  readonly valueIn: (answer: object) => CellValue
  /** When the server confirmed it (Date.now() scale); null while it has not. */
  savedAt: number | null
  refused: Refused<Row> | null
  readonly again: (row: Row) => readonly string[]
}
/** `fields`: what the server found fault with, where it names that. `met`: the line as a colleague has left it. */
export type Refused<Row> = {
  readonly reason: string
  readonly fields: readonly string[]
  readonly state: 'refused' | 'conflicted'
  readonly met?: Row | undefined
}

/** What has been typed into the cells of some sheets, by line; it outlives them, so that closing them loses nothing. */
export type TypedCells<Row> = {
  readonly touched: Map<string, Map<string, Touched<Row>>>
  /** What was sent for a field, for changes that build on it before it comes back. */
  readonly sent: Map<string, { value: unknown; savedAt: number | null }>
  readonly unread: Map<string, Map<string, Problem>>
  /** The lines and columns of all these, to name them by once they are gone. */
  readonly places: Map<string, Map<string, { readonly row: Row; readonly column: SheetColumn<Row> }>>
  /** Of lines that are gone: what has been told, so that it is told once. */
  readonly told: Map<string, string>
}

export function newTypedCells<Row>(): TypedCells<Row> {
  return { touched: new Map(), sent: new Map(), unread: new Map(), places: new Map(), told: new Map() }
}

/** Sheets that open anew show what they read then: of what was typed only what is not saved still counts. */
export function forgetSaved<Row>({ touched, sent }: TypedCells<Row>): void {
  for (const cells of touched.values()) {
    for (const [column, { savedAt }] of cells) if (savedAt !== null) cells.delete(column)
  }
  for (const [field, { savedAt }] of sent) if (savedAt !== null) sent.delete(field)
}

/** Whether an answer tells these fields. */
export const holds = (answer: unknown, paths: readonly string[]): answer is object =>
  paths.every((path) => atPath(answer, path) !== undefined)

/** An item with what an earlier page has left unsaved of it; null where there is nothing. */
export function leftOf({ resource, id, item }: Target): { item: object; paths: readonly string[] } | null {
  const left = saveQueue.unsavedOf(resource, id)
  for (const path of saveQueue.conflictedFields(resource, id)) {
    left[path] = saveQueue.conflictOf(resource, id, path)?.value
  }
  const paths = Object.keys(left)
  if (paths.length === 0) return null
  return { item: paths.reduce((before, path) => withPath(before, path, left[path]), item), paths }
}
