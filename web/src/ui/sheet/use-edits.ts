import type { DateContext } from '@reisewerk/domain/typed-date.ts'
import { useRef } from 'react'
import type { At } from './block.ts'
import { isSameValue, readText } from './cell-value.ts'
import type { CellChoice, CellEdit, CellValue, RowMarks, SheetColumn, SheetRow, Unread } from './sheet-column.ts'

export type Options<Row extends SheetRow> = {
  rows: readonly Row[]
  columns: readonly SheetColumn<Row>[]
  /** How the cells of a line stand, also those that are not understood; the same object as long as nothing has changed. */
  marksOf: (row: Row) => RowMarks
  onEdit: (edits: readonly CellEdit<Row>[]) => void
  /** What cannot be understood is kept by whoever keeps the marks, so that it stays when the sheet is closed. */
  onUnread: (unread: readonly Unread<Row>[]) => void
  /** Which year is meant when none is typed. */
  dates: DateContext
}

type Step = { row: string; column: string; from: CellValue; to: CellValue }
/** What one press or paste has done: cells that changed, and texts beside them that were not understood. */
type Change<Row extends SheetRow> = { readonly steps: readonly Step[]; readonly unread: readonly Unread<Row>[] }

/** Changes of cells: read, handed over to be saved, and remembered so that they can be taken back. */
export function useEdits<Row extends SheetRow>(options: Options<Row>) {
  const { rows, columns, marksOf, onEdit, onUnread, dates } = options
  const done = useRef<Change<Row>[]>([])
  const undone = useRef<Change<Row>[]>([])

  /** What the cell shows: what was typed lies over what is stored. */
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

  /** A change of a cell; null where nothing changes or the cell is locked. */
  function editAt(at: At, to: CellValue): CellEdit<Row> | null {
    const [row, column] = [rows[at.row], columns[at.column]]
    if (row === undefined || column === undefined || lockAt(at) !== null) return null
    const isEmptied = to === null || to === ''
    if (column.isRequired === true && isEmptied) return null
    const from = valueAt(at)
    return isSameValue(from, to) ? null : { row, column, from, to }
  }

  function apply(edits: readonly (CellEdit<Row> | null)[], unread: readonly Unread<Row>[] = []) {
    const real = edits.filter((edit) => edit !== null)
    if (real.length === 0 && unread.length === 0) return
    const steps = real.map(({ row, column, from, to }) => ({ row: row.id, column: column.key, from, to }))
    done.current.push({ steps, unread })
    undone.current = []
    if (real.length > 0) onEdit(real)
  }

  /** Reads texts into cells; what cannot be read stays there as it was typed, with its reason. */
  function write(texts: readonly { at: At; text: string }[]) {
    const edits: (CellEdit<Row> | null)[] = []
    const unread: Unread<Row>[] = []
    for (const { at, text } of texts) {
      const [row, column] = [rows[at.row], columns[at.column]]
      if (row === undefined || column === undefined || lockAt(at) !== null) continue
      const read = readText(column, row, text, dates, knownChoices(rows, column))
      unread.push({ row, column, problem: 'problem' in read ? { typed: text, reason: read.problem } : null })
      if ('value' in read) edits.push(editAt(at, read.value))
    }
    onUnread(unread)
    apply(
      edits,
      unread.filter(({ problem }) => problem !== null),
    )
  }

  /** A value that was chosen takes the place of what was not understood. */
  function choose(at: At, value: CellValue) {
    const [row, column] = [rows[at.row], columns[at.column]]
    if (row === undefined || column === undefined) return
    onUnread([{ row, column, problem: null }])
    apply([editAt(at, value)])
  }

  /** Takes the last change back, or makes it again; cells that a colleague has changed since stay theirs. */
  function replay(which: 'undo' | 'redo') {
    const [from, into] = which === 'undo' ? [done.current, undone.current] : [undone.current, done.current]
    const change = from.pop()
    if (change === undefined) return
    into.push(change)
    replayUnread(which, change.unread)
    const edits = change.steps.map(({ row, column, ...step }) => {
      const at = {
        row: rows.findIndex(({ id }) => id === row),
        column: columns.findIndex(({ key }) => key === column),
      }
      const [old, next] = which === 'undo' ? [step.to, step.from] : [step.from, step.to]
      return isSameValue(valueAt(at), old) ? editAt(at, next) : null
    })
    const real = edits.filter((edit) => edit !== null)
    if (real.length > 0) onEdit(real)
  }

  /** What was not understood goes with the change it came with, and comes again with it; what was typed there since stays. */
  function replayUnread(which: 'undo' | 'redo', unread: readonly Unread<Row>[]) {
    const still = unread.filter(({ row, column, problem }) => {
      const shown = marksOf(row)[column.key]?.typed
      return shown === (which === 'undo' ? problem?.typed : undefined)
    })
    if (still.length > 0) onUnread(which === 'undo' ? still.map((one) => ({ ...one, problem: null })) : still)
  }

  return {
    valueAt,
    lockAt,
    editAt,
    apply,
    write,
    choose,
    undo: () => replay('undo'),
    redo: () => replay('redo'),
  }
}

/** What a lookup shows anywhere in its column; a pasted name means one of these. */
function knownChoices<Row extends SheetRow>(rows: readonly Row[], column: SheetColumn<Row>): CellChoice[] {
  if (column.kind.is !== 'lookup') return []
  return rows.map((row) => column.value(row)).filter((value) => typeof value === 'object' && value !== null)
}
