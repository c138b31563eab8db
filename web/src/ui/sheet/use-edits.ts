import type { DateContext } from '@reisewerk/domain/typed-date.ts'
import { type Ref, useImperativeHandle, useRef } from 'react'
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
  /** @returns which lines it makes of that, and how they go again: undo takes those away instead of changing their cells back */
  onEdit: ((edits: readonly CellEdit<Row>[]) => void) | ((edits: readonly CellEdit<Row>[]) => MadeLines | undefined)
  /** What a change means, where that is another one: whoever is named as a roommate moves instead of the one who names them. */
  meantBy?: (edit: CellEdit<Row>) => CellEdit<Row>
  /** By which its host changes the sheet beside the keys, so that undo takes that back as well. */
  hand?: Ref<SheetHand<Row>>
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
  onAppend?: (lines: readonly PastedLine<Row>[]) => Promise<TakeBack | null> | undefined
  /** Where the keys of the sheet go. */
  focus?: () => void
  /** What is being typed into the open cell, as long as it is understood; null once the cell is closed. Nothing is saved by it. */
  onDraft?: (draft: Draft<Row> | null) => void
}
export type Draft<Row> = { readonly row: Row; readonly column: SheetColumn<Row>; readonly value: CellValue }
/**
 * Takes away the lines that a pasted block has made, or whatever else was done.
 * @returns what does it again; nothing where it is done anew
 */
export type TakeBack = () => Promise<TakeBack | undefined> | Promise<void>
export type MadeLines = {
  readonly rows: ReadonlySet<string>
  /** Of other lines the edits that were done as one deed, and go back as one. */
  readonly edits?: ReadonlySet<unknown>
  readonly takeBack: Promise<TakeBack | null>
}
export type SheetHand<Row extends SheetRow> = {
  /** Changes a cell as if it had been typed. */
  readonly change: (row: Row, column: string, value: CellValue) => void
  /** Something was done to the lines. @param takeBack answers null when it failed, and was not done */
  readonly did: (takeBack: Promise<TakeBack | null>) => void
  /** The keys go to the sheet again. */
  readonly focus: () => void
}
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
  /** What was done beside cells, such as lines that were made. */
  deeds: readonly Deed[]
}
/** `turn`: what the next undo does, or the next redo. `anew`: does it once more, where nothing brings it back. */
type Deed = { turn: Promise<TakeBack | null>; readonly anew: () => Promise<TakeBack | null> | undefined }

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

  /** What a text would be in a cell; null where it is not understood. */
  function draftAt(at: At, text: string): Draft<Row> | null {
    const [row, column] = [rows[at.row], columns[at.column]]
    if (row === undefined || column === undefined) return null
    const read = readText(column, row, text, dates, valueAt(at))
    return 'value' in read ? { row, column, value: read.value } : null
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
    const meant = edits.filter((edit) => edit !== null).map((edit) => options.meantBy?.(edit) ?? edit)
    const real = editsOf(meant)
    // Ahead of cells: whoever makes lines of a block knows then that more comes with them.
    const appended = append(lines)
    const made = real.length > 0 ? onEdit(real) : undefined
    const isMade = (edit: CellEdit<Row>) => made?.rows.has(edit.row.id) === true || made?.edits?.has(edit) === true
    const steps = real.filter((edit) => !isMade(edit)).map(stepOf)
    const change: Change<Row> = { steps, unread, deeds: [...deedOf(made?.takeBack), ...appended] }
    if (steps.length === 0 && unread.length === 0 && change.deeds.length === 0) return change
    done.current.push(change)
    undone.current = []
    return change
  }

  function append(lines: readonly PastedLine<Row>[]): Deed[] {
    const anew = () => onAppend?.(lines)
    return lines.length === 0 ? [] : deedOf(anew(), anew)
  }

  /** What was refused was not done: the next undo is for what was done before. */
  function did(takeBack: Promise<TakeBack | null>) {
    const change: Change<Row> = { steps: [], unread: [], deeds: deedOf(takeBack) }
    done.current.push(change)
    undone.current = []
    void takeBack.then((one) => {
      if (one === null) done.current = done.current.filter((other) => other !== change)
    })
  }

  useImperativeHandle(options.hand, () => ({
    did,
    change(row, key, value) {
      const at = placeOf(row.id, key)
      if (at.row !== -1 && at.column !== -1) apply([editAt(at, value)])
    },
    focus: options.focus ?? (() => undefined),
  }))

  /**
   * Puts values into cells; what a column cannot take stays there as it was copied, with the reason.
   * @param lines that come with them as new ones
   */
  function put(cells: readonly { at: At; value: CellValue }[], lines: readonly PastedLine<Row>[] = []) {
    const known = cells.flatMap(cellWith)
    const refusalOf = ({ column, row, to }: CellEdit<Row>) => column.refuses?.(to, row) ?? null
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
    const reason = column.refuses?.(value, row) ?? null
    const problem = reason === null ? null : { typed: typedText(column, row, value), reason }
    onUnread([{ row, column, problem }])
    if (problem === null) apply([editAt(at, value, opened)])
  }

  /** Takes the last change back, or makes it again; cells that a colleague has changed since stay theirs. */
  function replay(which: 'undo' | 'redo') {
    const [from, into] = which === 'undo' ? [done.current, undone.current] : [undone.current, done.current]
    const change = from.pop()
    if (change === undefined) return
    const standing = standingUnread(which, change.unread)
    // What was refused and then dropped by hand is taken back already: this press is for what was done before.
    if (change.deeds.length === 0 && standing.length === 0 && change.steps.every((step) => isThere(step, which))) {
      replay(which)
      return
    }
    into.push(change)
    replayUnread(which, standing)
    for (const deed of change.deeds) replayDeed(which, deed)
    const cells = change.steps.flatMap(({ row, column, ...step }) => {
      const at = placeOf(row, column)
      const [old, next] = which === 'undo' ? [step.to, step.from] : [step.from, step.to]
      return isSameValue(valueAt(at), old) ? [{ at, value: next }] : []
    })
    const real = editsOf(cells.flatMap(cellWith))
    if (real.length > 0) onEdit(real)
  }

  function isThere({ row, column, from, to }: Step, which: 'undo' | 'redo'): boolean {
    return isSameValue(valueAt(placeOf(row, column)), which === 'undo' ? from : to)
  }

  /** Lines go once they are made, and come again as new ones unless they can be brought back. */
  function replayDeed(which: 'undo' | 'redo', deed: Deed) {
    deed.turn = deed.turn.then(async (turn) => {
      if (turn !== null) return (await turn()) ?? null
      return which === 'redo' ? ((await deed.anew()) ?? null) : null
    })
  }

  /** Of what was not understood what still stands as it was left; what was typed there since stays. */
  function standingUnread(which: 'undo' | 'redo', unread: readonly Unread<Row>[]) {
    return unread.filter(({ row, column, problem }) => {
      const shown = marksOf(row)[column.key]?.typed
      return shown === (which === 'undo' ? problem?.typed : undefined)
    })
  }

  /** What was not understood goes with the change it came with, and comes again with it. */
  function replayUnread(which: 'undo' | 'redo', still: readonly Unread<Row>[]) {
    if (still.length > 0) onUnread(which === 'undo' ? still.map((one) => ({ ...one, problem: null })) : still)
  }

  return { valueAt, lockAt, draftAt, put, write, choose, undo: () => replay('undo'), redo: () => replay('redo') }
}

const notAnew = () => undefined

function deedOf(turn: Promise<TakeBack | null> | undefined, anew: Deed['anew'] = notAnew): Deed[] {
  return turn === undefined ? [] : [{ turn, anew }]
}

function stepOf<Row extends SheetRow>({ row, column, from, to }: CellEdit<Row>): Step {
  return { row: row.id, column: column.key, from, to }
}
