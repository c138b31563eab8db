import type { DateContext } from '@reisewerk/domain/typed-date.ts'
import { useRef } from 'react'
import type { At } from './block.ts'
import { isSameValue, readName, readText, typedText } from './cell-value.ts'
import { type Asked, editOf, editsOf, problemOf, readCells } from './read-cells.ts'
import type {
  CellChoice,
  CellEdit,
  CellValue,
  Opened,
  RowMarks,
  SheetColumn,
  SheetRow,
  Unread,
} from './sheet-column.ts'
import { useNamesAsked } from './use-names-asked.ts'

export type Options<Row extends SheetRow> = {
  rows: readonly Row[]
  columns: readonly SheetColumn<Row>[]
  /** How the cells of a line stand, also those that are not understood; the same object as long as nothing has changed. */
  marksOf: (row: Row) => RowMarks
  onEdit: (edits: readonly CellEdit<Row>[]) => void
  /** What cannot be understood is kept by whoever keeps the marks, so that it stays when the sheet is closed. */
  onUnread: (unread: readonly Unread<Row>[]) => void
  dates: DateContext
  /** What stands in an open cell is kept when its page goes, as far as it is understood; else whoever typed it is asked. */
  keepsWhenLeft?: boolean
  /** What a line is called in notices; '' where it has no name. */
  nameOf?: ((row: Row) => string) | undefined
  /** Whether a line is deleted, wherever it was shown; it may also be hidden, or have moved to another table. */
  isGone?: ((row: string) => boolean) | undefined
  /** Whether somebody has taken the line away on this page: the cursor goes on from it. */
  isRemovedHere?: ((row: string) => boolean) | undefined
  /** A line went from under somebody's hands, with what they had typed into a cell: told by the host instead of the sheet. */
  onLost?: (lost: Lost<Row>) => void
  /**
   * A block was pasted from the line on in which a new one is begun: its lines are new ones. Where the host can take away again
   * what it has made of them, undo does.
   */
  onAppend?: (lines: readonly PastedLine<Row>[]) => Promise<TakeBack> | undefined
}
/** Takes away the lines that a pasted block has made. */
export type TakeBack = () => Promise<void>
export type Lost<Row> = { readonly row: Row; readonly column: SheetColumn<Row>; readonly typed: string }

/** The texts of a line of a pasted block, each with its column. */
export type PastedLine<Row> = readonly { readonly column: SheetColumn<Row>; readonly text: string }[]

type Step = { row: string; column: string; from: CellValue; to: CellValue }
/**
 * What one press or paste has done: cells that changed, and texts beside them that were not understood. Names that are still
 * being looked up become one or the other, wherever the change stands by then.
 */
type Change<Row extends SheetRow> = {
  steps: readonly Step[]
  unread: readonly Unread<Row>[]
  /** Lines that were made, and how they go again. */
  added: { readonly lines: readonly PastedLine<Row>[]; readonly takeBack: Promise<TakeBack> } | null
}

/** Changes of cells: read, handed over to be saved, and remembered so that they can be taken back. */
export function useEdits<Row extends SheetRow>(options: Options<Row>) {
  const { rows, columns, marksOf, onEdit, onUnread, onAppend, dates } = options
  const done = useRef<Change<Row>[]>([])
  const undone = useRef<Change<Row>[]>([])
  const ask = useNamesAsked()
  // A name is found later; by then the lines may be others.
  const latest = useRef(settle)
  latest.current = settle

  function valueAt(at: At): CellValue {
    const [row, column] = [rows[at.row], columns[at.column]]
    if (row === undefined || column === undefined) return null
    const shown = marksOf(row)[column.key]?.shown
    return shown === undefined ? column.value(row) : shown
  }

  function lockAt(at: At): string | null {
    const [row, column] = [rows[at.row], columns[at.column]]
    return row === undefined || column === undefined ? '' : (column.lock?.(row) ?? null)
  }

  function isUnderstood(at: At, text: string): boolean {
    const [row, column] = [rows[at.row], columns[at.column]]
    return row !== undefined && column !== undefined && 'value' in readText(column, row, text, dates, valueAt(at))
  }

  /** A change of a cell; null where nothing changes or the cell is locked. */
  function editAt(at: At, to: CellValue, opened?: Opened<Row>): CellEdit<Row> | null {
    const [row, column] = [rows[at.row], columns[at.column]]
    if (row === undefined || column === undefined || lockAt(at) !== null) return null
    return editOf({ row, column, from: valueAt(at), opened }, to)
  }

  function apply(
    edits: readonly (CellEdit<Row> | null)[],
    unread: readonly Unread<Row>[] = [],
    lines: readonly PastedLine<Row>[] = [],
  ) {
    const real = edits.filter((edit) => edit !== null)
    if (real.length > 0) onEdit(real)
    const change: Change<Row> = { steps: real.map(stepOf), unread, added: append(lines) }
    if (real.length === 0 && unread.length === 0 && change.added === null) return change
    done.current.push(change)
    undone.current = []
    return change
  }

  function append(lines: readonly PastedLine<Row>[]): Change<Row>['added'] {
    const takeBack = lines.length === 0 ? undefined : onAppend?.(lines)
    return takeBack === undefined ? null : { lines, takeBack }
  }

  /**
   * Puts values into cells; what a column cannot take stays there as it was copied, with the reason.
   * @param lines that come with them as new ones
   */
  function put(cells: readonly { at: At; value: CellValue }[], lines: readonly PastedLine<Row>[] = []) {
    const known = cells.flatMap(cellWith)
    const refusalOf = ({ column, to }: CellEdit<Row>) => column.refuses?.(to) ?? null
    const unread = known.flatMap((cell) => {
      const reason = refusalOf(cell)
      const typed = typedText(cell.column, cell.row, cell.to)
      return reason === null ? [] : [{ row: cell.row, column: cell.column, problem: { typed, reason } }]
    })
    if (unread.length > 0) onUnread(unread)
    apply(editsOf(known.filter((cell) => refusalOf(cell) === null)), unread, lines)
  }

  function cellWith({ at, value }: { at: At; value: CellValue }): CellEdit<Row>[] {
    const [row, column] = [rows[at.row], columns[at.column]]
    if (row === undefined || column === undefined || lockAt(at) !== null) return []
    return [{ row, column, from: valueAt(at), to: value }]
  }

  function write(
    texts: readonly { at: At; text: string; opened?: Opened<Row> | undefined }[],
    lines: readonly PastedLine<Row>[] = [],
  ) {
    const cells = texts.flatMap(({ at, text, opened }) => {
      const [row, column] = [rows[at.row], columns[at.column]]
      if (row === undefined || column === undefined || lockAt(at) !== null) return []
      return [{ row, column, text, from: valueAt(at), opened }]
    })
    const { edits, unread, asked } = readCells(cells, dates)
    onUnread(unread)
    const change = apply(
      edits,
      unread.filter(({ problem }) => problem !== null),
      lines,
    )
    if (asked.length > 0) void ask<Row, Asked<Row>>(asked, (cells, found) => latest.current(change, cells, found))
  }

  /** Names are found, or are not: they belong to the change they came with. What was typed there since stays. */
  function settle(change: Change<Row>, cells: readonly Asked<Row>[], found: readonly CellChoice[] | null) {
    const edits: CellEdit<Row>[] = []
    const unread: Unread<Row>[] = []
    for (const cell of cells) {
      const { row, column, name } = cell
      const at = placeOf(row.id, column.key)
      const read = readName(name, found, valuesIn(at.column))
      const left = { row, column, problem: problemOf(read, cell.problem.typed) }
      change.unread = change.unread.flatMap((one) => (one !== cell ? [one] : left.problem === null ? [] : [left]))
      const mark = marksOf(row)[column.key]
      const isOpen = mark?.state === 'searching' && mark.typed === cell.problem.typed
      if (isOpen) unread.push(left)
      if (!('value' in read)) continue
      const edit = isOpen ? editAt(at, read.value) : { row, column, from: cell.from, to: read.value }
      if (edit === null) continue
      change.steps = [...change.steps, stepOf(edit)]
      if (isOpen) edits.push(edit)
    }
    onUnread(unread)
    if (edits.length > 0) onEdit(edits)
  }

  const valuesIn = (column: number) => rows.map((_, row) => valueAt({ row, column }))

  function placeOf(row: string, column: string): At {
    return { row: rows.findIndex(({ id }) => id === row), column: columns.findIndex(({ key }) => key === column) }
  }

  /** A value that was chosen takes the place of what was not understood. */
  function choose(at: At, value: CellValue, opened?: Opened<Row>) {
    const [row, column] = [rows[at.row], columns[at.column]]
    if (row === undefined || column === undefined) return
    onUnread([{ row, column, problem: null }])
    apply([editAt(at, value, opened)])
  }

  /** Takes the last change back, or makes it again; cells that a colleague has changed since stay theirs. */
  function replay(which: 'undo' | 'redo') {
    const [from, into] = which === 'undo' ? [done.current, undone.current] : [undone.current, done.current]
    const change = from.pop()
    if (change === undefined) return
    into.push(change)
    replayUnread(which, change.unread)
    replayAdded(which, change)
    const cells = change.steps.flatMap(({ row, column, ...step }) => {
      const at = placeOf(row, column)
      const [old, next] = which === 'undo' ? [step.to, step.from] : [step.from, step.to]
      return isSameValue(valueAt(at), old) ? [{ at, value: next }] : []
    })
    const real = editsOf(cells.flatMap(cellWith))
    if (real.length > 0) onEdit(real)
  }

  /** Lines go once they are made, and come again as new ones. */
  function replayAdded(which: 'undo' | 'redo', change: Change<Row>) {
    if (change.added === null) return
    if (which === 'undo') void change.added.takeBack.then((takeBack) => takeBack())
    else change.added = append(change.added.lines)
  }

  /** What was not understood goes with the change it came with, and comes again with it; what was typed there since stays. */
  function replayUnread(which: 'undo' | 'redo', unread: readonly Unread<Row>[]) {
    const still = unread.filter(({ row, column, problem }) => {
      const shown = marksOf(row)[column.key]?.typed
      return shown === (which === 'undo' ? problem?.typed : undefined)
    })
    if (still.length > 0) onUnread(which === 'undo' ? still.map((one) => ({ ...one, problem: null })) : still)
  }

  return { valueAt, lockAt, isUnderstood, put, write, choose, undo: () => replay('undo'), redo: () => replay('redo') }
}

function stepOf<Row extends SheetRow>({ row, column, from, to }: CellEdit<Row>): Step {
  return { row: row.id, column: column.key, from, to }
}
