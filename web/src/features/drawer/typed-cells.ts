import type { CellValue, Problem } from '../../ui/sheet/sheet-column.ts'
import type { DrawerRow, Target } from './rows.ts'

/** A cell somebody has changed; it lies over what is stored until that has been read anew. */
export type Touched = {
  readonly column: string
  readonly target: Target
  readonly paths: readonly string[]
  /** As it was typed; once it is saved as the server has taken it. */
  value: CellValue
  readonly valueIn: (answer: object) => CellValue
  /** When the server confirmed it (Date.now() scale); null while it has not. */
  savedAt: number | null
  refused: Refused | null
  /** Sends it once more. @returns the fields that go */
  readonly again: (row: DrawerRow) => readonly string[]
}
/** `fields`: what the server found fault with, where it names that. */
export type Refused = { readonly reason: string; readonly fields: readonly string[] }
/** What was sent for a field, for changes that build on it before it comes back. */
export type Sent = { value: unknown; savedAt: number | null }

/** What has been typed into the cells of a drawer, by line; it outlives the tables, so that closing them loses nothing. */
export type TypedCells = {
  readonly touched: Map<string, Map<string, Touched>>
  readonly sent: Map<string, Sent>
  readonly unread: Map<string, Map<string, Problem>>
  /** Lines that were added here. */
  readonly begun: Set<string>
}

export function newTypedCells(): TypedCells {
  return { touched: new Map(), sent: new Map(), unread: new Map(), begun: new Set() }
}

/** Tables that open anew show what they read then: of what was typed only what is not saved still counts. */
export function forgetSaved({ touched, sent }: TypedCells): void {
  for (const cells of touched.values()) {
    for (const [column, { savedAt }] of cells) if (savedAt !== null) cells.delete(column)
  }
  for (const [field, { savedAt }] of sent) if (savedAt !== null) sent.delete(field)
}
