import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { useRef, useState } from 'react'
import type { At } from './block.ts'
import { isSameValue, readText } from './cell-value.ts'
import type { CellChoice, CellEdit, CellMark, CellValue, RowMarks, SheetColumn, SheetRow } from './sheet-column.ts'

export type Options<Row extends SheetRow> = {
  rows: readonly Row[]
  columns: readonly SheetColumn<Row>[]
  /** How the saving of a line's cells stands; the same object as long as nothing has changed. */
  marksOf: (row: Row) => RowMarks
  onEdit: (edits: readonly CellEdit<Row>[]) => void
  /** The day whose year is meant when none is typed: the trip's first. */
  reference: CalendarDate
}

type Step = { row: string; column: string; from: CellValue; to: CellValue }
type Problem = { typed: string; reason: string }
const noProblems: Readonly<Record<string, Problem>> = {}

/** Changes of cells: read, handed over to be saved, and remembered so that they can be taken back. */
export function useEdits<Row extends SheetRow>({ rows, columns, marksOf, onEdit, reference }: Options<Row>) {
  const [problems, setProblems] = useState<Readonly<Record<string, Readonly<Record<string, Problem>>>>>({})
  const done = useRef<Step[][]>([])
  const undone = useRef<Step[][]>([])

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

  function apply(edits: readonly (CellEdit<Row> | null)[]) {
    const real = edits.filter((edit) => edit !== null)
    if (real.length === 0) return
    done.current.push(real.map(({ row, column, from, to }) => ({ row: row.id, column: column.key, from, to })))
    undone.current = []
    onEdit(real)
  }

  /** Reads texts into cells; what cannot be read stays there as it was typed, with its reason. */
  function write(texts: readonly { at: At; text: string }[]) {
    const edits: (CellEdit<Row> | null)[] = []
    const next = { ...problems }
    for (const { at, text } of texts) {
      const [row, column] = [rows[at.row], columns[at.column]]
      if (row === undefined || column === undefined || lockAt(at) !== null) continue
      const read = readText(column, row, text, reference, knownChoices(rows, column))
      const { [column.key]: _solved, ...others } = next[row.id] ?? {}
      next[row.id] = 'problem' in read ? { ...others, [column.key]: { typed: text, reason: read.problem } } : others
      if ('value' in read) edits.push(editAt(at, read.value))
    }
    setProblems(next)
    apply(edits)
  }

  function forget(row: string, column: string) {
    const { [column]: _forgotten, ...others } = problems[row] ?? {}
    setProblems({ ...problems, [row]: others })
  }

  /** Takes the last change back, or makes it again; cells that a colleague has changed since stay theirs. */
  function replay(which: 'undo' | 'redo') {
    const [from, into] = which === 'undo' ? [done.current, undone.current] : [undone.current, done.current]
    const steps = from.pop()
    if (steps === undefined) return
    into.push(steps)
    const edits = steps.map(({ row, column, ...step }) => {
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

  /** The mark of a cell: what could not be read comes before what the server says. */
  function markAt(row: Row, column: string): CellMark | undefined {
    const problem = problems[row.id]?.[column]
    return problem === undefined ? marksOf(row)[column] : { state: 'failed', ...problem }
  }

  return {
    valueAt,
    lockAt,
    editAt,
    apply,
    write,
    forget,
    markAt,
    problemsOf: (row: Row) => problems[row.id] ?? noProblems,
    undo: () => replay('undo'),
    redo: () => replay('redo'),
  }
}

/** What a lookup shows anywhere in its column; a pasted name means one of these. */
function knownChoices<Row extends SheetRow>(rows: readonly Row[], column: SheetColumn<Row>): CellChoice[] {
  if (column.kind.is !== 'lookup') return []
  return rows.map((row) => column.value(row)).filter((value) => typeof value === 'object' && value !== null)
}
