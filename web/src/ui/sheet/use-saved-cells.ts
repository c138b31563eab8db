import { useEffect, useReducer, useRef, useState } from 'react'
import type { ApiError } from '../../lib/http.ts'
import { atPath, type ByPath } from '../../lib/saving/field-paths.ts'
import { saveQueue, tickStays } from '../../lib/saving/save-queue.ts'
import { useUnsaved } from '../../lib/saving/use-save.ts'
import { notice } from '../notices/notice.tsx'
import { isSameValue, shownText } from './cell-value.ts'
import { useToldLosses } from './lost-text.tsx'
import type { CellEdit, CellMark, CellValue, Opened, RowMarks, SheetColumn, SheetRow, Unread } from './sheet-column.ts'
import {
  forgetSaved,
  holds,
  leftOf,
  newTypedCells,
  type Refused,
  type SavedColumn,
  type Stored,
  type Target,
  type Touched,
  type TypedCells,
} from './typed-cells.ts'

export type Change<Row> = {
  row: Row
  target: Target
  values: ByPath
  after: Stored
  unsent: ByPath
  /** The server would not take it without. */
  isRepeated: boolean
}

type SavedWords = { saved: string | null; failed: string; conflict?: string }

export type SavedCells<Row, Column extends SavedColumn<Row>> = {
  targetOf: (row: Row, column: Column) => Target & { readonly action?: string | undefined }
  /** The line as it is with another item in that place. */
  withItem: (row: Row, column: Column, item: object) => Row
  alongside?: (change: Change<Row>) => ByPath
  /** Whether a refused change is sent once more, with what then goes along. */
  mayRepeat?: (row: Row, target: Target, error: ApiError, stored: Stored) => boolean
  /** Fields the server judges together, by the one it names: another of them may cure what was refused. */
  judgedWith?: Readonly<Record<string, readonly string[]>>
  /** What is told of a save; by the column where they differ. */
  words: SavedWords | ((column: Column) => SavedWords)
  /** Whether a field is a list that goes as a whole: only on the version it was read in, or it would undo what a colleague has saved. */
  goesWhole?: (column: Column) => boolean
  /** When the lines as they are shown were asked for. */
  readAt: number
  onSaved: () => void
  /** A colleague has saved something newer than the line shows. */
  onMet?: () => void
  /** Whether somebody has deleted a line: what was typed into it is told, and no longer counts as unsaved. */
  isGone?: (row: string) => boolean
  /** What a line is called in notices; '' where it has no name. */
  nameOf: (row: Row) => string
  /** What was typed before the sheets were closed. */
  kept?: TypedCells<Row> | undefined
}

const nothing: RowMarks = {}
const changedElsewhere = 'Jemand anderes hat die Zelle inzwischen geändert.'

/**
 * The cells of a sheet on their way through the save queue: each goes alone, the latest edit of a cell counts, what is
 * refused or somebody else has changed as well stays as it was typed with its reason (001 §4, §8). The states are those of
 * save-states.ts.
 */
export function useSavedCells<Row extends SheetRow, Column extends SavedColumn<Row>>(host: SavedCells<Row, Column>) {
  const { targetOf, withItem, readAt, judgedWith = {}, isGone = () => false, nameOf } = host
  const wordsOf = (column: Column) => (typeof host.words === 'function' ? host.words(column) : host.words)
  useUnsaved()
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const [typedCells] = useState(() => {
    const typed = host.kept ?? newTypedCells<Row>()
    forgetSaved(typed)
    return typed
  })
  const { touched, sent, unread, places } = typedCells
  const [removed] = useState(() => new Set<string>())
  const shownMarks = useRef(new Map<string, RowMarks>())
  const later = useRef<ReturnType<typeof setTimeout>[]>([])
  useEffect(() => () => later.current.forEach(clearTimeout), [])
  const read = useRef(readAt)
  read.current = readAt

  const fieldKey = ({ resource, id }: Target, path: string) => `${resource}/${id}.${path}`

  /** A field as the next change finds it: what was sent counts until it has been read back. */
  function storedAt(target: Target, path: string): unknown {
    const own = sent.get(fieldKey(target, path))
    if (own !== undefined && (own.savedAt === null || own.savedAt >= read.current)) return own.value
    const left = saveQueue.unsavedOf(target.resource, target.id)[path]
    return left === undefined ? atPath(target.item, path) : left
  }

  function notePlace(row: Row, column: SheetColumn<Row>) {
    places.set(row.id, (places.get(row.id) ?? new Map()).set(column.key, { row, column }))
  }

  const touchedIn = (row: string) => [...(touched.get(row)?.values() ?? [])]

  /** Cells whose fields a save carried and that nobody has settled yet. */
  function underWay(target: Target, paths: readonly string[]): Touched<Row>[] {
    return [...touched.keys()]
      .flatMap(touchedIn)
      .filter(
        (cell) =>
          cell.savedAt === null &&
          cell.refused === null &&
          cell.target.resource === target.resource &&
          cell.target.id === target.id &&
          cell.paths.some((path) => paths.includes(path)),
      )
  }

  /** What stood in a cell before, in the words in which it is sent. */
  function basisOf(row: Row, column: Column, paths: readonly string[], stored: Stored, opened?: Opened<Row>): ByPath {
    const own = touched.get(row.id)?.get(column.key)?.value ?? column.value(row)
    const before = column.change(opened === undefined ? own : opened.value, row, stored)
    if (column.part !== undefined) return column.part(before, stored, () => undefined, row)
    return Object.fromEntries(paths.map((path) => [path, path in before ? before[path] : stored(path)]))
  }

  function save(
    row: Row,
    column: Column,
    value: CellValue,
    isRepeated = false,
    typedInto?: Opened<Row>,
  ): readonly string[] {
    const opened = column.asks === true ? typedInto : undefined
    const target = targetOf(row, column)
    const stored = (path: string) => storedAt(target, path)
    const shown = column.change(value, row, stored)
    const paths = Object.keys(shown)
    notePlace(row, column)
    const basis = basisOf(row, column, paths, stored, opened)
    const unsent = saveQueue.sentOf(target.resource, target.id)
    const values = column.part?.(shown, stored, (path) => unsent[path], row) ?? shown
    const cells = touched.get(row.id) ?? new Map<string, Touched<Row>>()
    touched.set(row.id, cells)
    // What was chosen has its name here; an answer only names its link.
    const valueIn = (answer: object) =>
      column.kind.is === 'lookup' ? value : column.value(withItem(row, column, answer))
    const again = (now: Row) => save(now, column, value)
    cells.set(column.key, { column: column.key, target, paths, value, valueIn, savedAt: null, refused: null, again })
    for (const path of paths) sent.set(fieldKey(target, path), { value: shown[path], savedAt: null })
    const after = (path: string) => (path in values ? values[path] : storedAt(target, path))
    const version = atPath(targetOf(opened?.row ?? row, column).item, 'version')
    saveQueue.save(
      target.resource,
      target.id,
      { ...values, ...host.alongside?.({ row, target, values, after, unsent, isRepeated }) },
      {
        action: target.action,
        shown,
        basis,
        asks: column.asks === true,
        ...(typeof version === 'number' && { [host.goesWhole?.(column) === true ? 'ifMatch' : 'seen']: version }),
        onSaved: (answer) => settle(column, target, paths, answer),
        onFailed: (error) => {
          if (!isRepeated && host.mayRepeat?.(row, target, error, stored) === true)
            save(row, column, value, true, opened)
          else refuse(column, target, paths, error)
        },
        onServerError: () => notice.bad(wordsOf(column).failed),
        onConflict: (current, changedBy) => meetOther(row, column, target, paths, current, changedBy),
      },
    )
    return paths
  }

  /** The server may have taken something else than was sent, and where that changes nothing the lines are not read anew. */
  function settle(column: Column, target: Target, paths: readonly string[], answer: unknown) {
    const savedAt = Date.now()
    for (const cell of underWay(target, paths)) {
      cell.savedAt = savedAt
      if (holds(answer, cell.paths)) cell.value = cell.valueIn(answer)
    }
    for (const path of paths) {
      const own = sent.get(fieldKey(target, path))
      if (own === undefined) continue
      own.savedAt = savedAt
      if (holds(answer, [path])) own.value = atPath(answer, path)
    }
    host.onSaved()
    const { saved } = wordsOf(column)
    if (saved !== null) notice.good(saved)
    redraw()
    // The queue takes its mark away a moment too early for a slow page: the tick would stay until something else is drawn.
    later.current.push(setTimeout(redraw, tickStays + 20))
  }

  /** @returns whether a cell says so */
  function takeBack(target: Target, paths: readonly string[], refused: Refused<Row>): boolean {
    const cells = underWay(target, paths)
    for (const cell of cells) cell.refused = refused
    for (const path of paths) sent.delete(fieldKey(target, path))
    redraw()
    return cells.length > 0
  }

  function refuse(column: Column, target: Target, paths: readonly string[], error: ApiError) {
    const fields = error.violations.map(({ propertyPath }) => propertyPath)
    takeBack(target, paths, { reason: error.reason, fields, state: 'refused' })
    notice.bad(wordsOf(column).failed, error.reason)
  }

  /** Somebody else has changed the cell while this change waited: nothing is overwritten before somebody has chosen. */
  function meetOther(
    row: Row,
    column: Column,
    target: Target,
    paths: readonly string[],
    current: object | null,
    changedBy: string | null,
  ) {
    const isTold = current !== null && holds(current, paths) && column.kind.is !== 'lookup'
    const theirs = isTold ? shownText(column, row, column.value(withItem(row, column, current))) : null
    const what = theirs === null ? '' : ` Jetzt steht dort: ${theirs === '' ? 'nichts' : `„${theirs}“`}.`
    const who = changedBy === null ? changedElsewhere : `${changedBy} hat die Zelle inzwischen geändert.`
    const reason = wordsOf(column).conflict ?? `${who}${what}`
    const met = current === null ? undefined : withItem(row, column, current)
    if (!takeBack(target, paths, { reason, fields: [], state: 'conflicted', met })) notice.bad(reason)
    host.onMet?.()
  }

  function edit(edits: readonly CellEdit<Row>[]) {
    for (const { row, column, to, opened } of edits) {
      unread.get(row.id)?.delete(column.key)
      const refused = touched.get(row.id)?.get(column.key)?.refused != null
      // Back to what is stored: there is nothing to send.
      if (refused && isSameValue(to, column.value(row))) drop(row, column)
      else sendAlong(row, save(row, column as Column, to, false, opened)) // the sheet hands back the columns it was given
    }
    redraw()
  }

  /** Whether another change may cure what was refused: of the field at fault, or of those it does not go with. */
  function mayCure(paths: readonly string[], { fields }: Refused<Row>): boolean {
    return fields.some((field) => [field, ...(judgedWith[field] ?? [])].some((path) => paths.includes(path)))
  }

  /** What was refused for the sake of a field is sent again as soon as that is changed, and so on. */
  function sendAlong(row: Row, paths: readonly string[]) {
    for (const { column, refused } of touchedIn(row.id)) {
      const cell = touched.get(row.id)?.get(column)
      if (refused !== null && cell?.refused === refused && mayCure(paths, refused)) sendAlong(row, cell.again(row))
    }
  }

  /** What was typed and is not understood is kept like what the server refuses, and counts as unsaved. */
  function keepUnread(cells: readonly Unread<Row>[]) {
    for (const { row, column, problem } of cells) {
      notePlace(row, column)
      const own = unread.get(row.id) ?? new Map()
      if (problem === null) own.delete(column.key)
      else own.set(column.key, problem)
      unread.set(row.id, own)
    }
    redraw()
  }

  /** What was typed last goes: what is not understood lies over what was refused. */
  function drop(row: Row, { key }: SheetColumn<Row>) {
    const isUnread = unread.get(row.id)?.delete(key) ?? false
    const cell = touched.get(row.id)?.get(key)
    if (!isUnread && cell !== undefined) {
      touched.get(row.id)?.delete(key)
      const { resource, id } = cell.target
      for (const path of cell.paths) saveQueue.settleConflict(resource, id, path)
    }
    redraw()
  }

  /** Somebody here has taken the line away, and with it what was typed into it. */
  function forget(row: Pick<Row, 'id'>) {
    removed.add(row.id)
    for (const typed of [unread, touched, places]) typed.delete(row.id)
    redraw()
  }

  /**
   * Takes lines away: the cursor goes on from them even before the answer is there.
   * @param send does it @returns whether they are gone
   */
  async function removing(rows: readonly Pick<Row, 'id'>[], send: () => Promise<boolean>): Promise<boolean> {
    for (const { id } of rows) removed.add(id)
    let isDone = false
    try {
      isDone = await send()
    } finally {
      if (!isDone) for (const { id } of rows) removed.delete(id)
    }
    if (isDone) rows.forEach(forget)
    return isDone
  }

  function unreadIn(row: string): ReadonlyMap<string, string> {
    return new Map([...(unread.get(row) ?? [])].map(([column, { typed }]) => [column, typed]))
  }

  /** Lines that are nothing but such texts so far: their names begin with that of the line below which they stand. */
  function linesToBe(below: string): readonly string[] {
    return [...unread].filter(([id, own]) => own.size > 0 && id.startsWith(`${below}/`)).map(([id]) => id)
  }

  function retry(row: Row, column: SheetColumn<Row>) {
    const cell = touched.get(row.id)?.get(column.key)
    if (cell === undefined) return
    // What the colleague saved is known by now; a third one's price would be asked about again.
    const met = cell.refused?.met
    const opened = met === undefined ? undefined : { row: met, value: column.value(met) }
    edit([{ row, column, from: null, to: cell.value, opened }])
  }

  /** Cells that an earlier page has left waiting, or in conflict, show what was typed there. */
  function takeOver(rows: readonly Row[], columns: readonly SheetColumn<Row>[]) {
    if (!saveQueue.hasLeft()) return
    for (const row of rows) {
      for (const column of columns as readonly Column[]) {
        const target = targetOf(row, column)
        const left = touched.get(row.id)?.has(column.key) === true ? null : leftOf(target)
        if (left === null) continue
        const value = column.value(withItem(row, column, left.item))
        const paths = Object.keys(column.change(value, row, (path) => atPath(left.item, path)))
        if (isSameValue(value, column.value(row)) || !left.paths.includes(paths[0] ?? '')) continue
        const again = (now: Row) => save(now, column, value)
        notePlace(row, column)
        const cells = touched.get(row.id) ?? new Map<string, Touched<Row>>()
        touched.set(row.id, cells)
        const shared = { column: column.key, target, paths, value, valueIn: () => value, again }
        cells.set(column.key, { ...shared, savedAt: null, refused: null })
        redraw()
      }
    }
  }

  function markOf(cell: Touched<Row>): CellMark | null {
    const { value, refused, savedAt, target, paths } = cell
    if (refused !== null) return { state: refused.state, shown: value, reason: refused.reason }
    if (savedAt === null) {
      const { resource, id } = target
      const path = paths[0] ?? ''
      const isConflicted = saveQueue.conflictOf(resource, id, path) !== null
      if (isConflicted) return { state: 'conflicted', shown: value, reason: changedElsewhere }
      const state = saveQueue.marksOf(resource, id)[path]?.state
      // Of an earlier page, and arrived by now.
      if (state === undefined) return null
      return { state: state === 'waiting' || state === 'saved' ? state : 'saving', shown: value }
    }
    const state = Date.now() - savedAt < tickStays ? 'saved' : undefined
    // Read anew: from here on the line says it, and a colleague's change shows.
    if (savedAt < readAt) return state === undefined ? null : { state }
    return { state, shown: value }
  }

  /** The same object while nothing has changed, so that only the line that changed is drawn again. */
  function marksOf({ id }: Pick<Row, 'id'>): RowMarks {
    const [cells, problems] = [touched.get(id), unread.get(id)]
    if (cells === undefined && problems === undefined) return nothing
    const marks: Record<string, CellMark> = {}
    for (const cell of cells?.values() ?? []) {
      const mark = markOf(cell)
      if (mark !== null) marks[cell.column] = mark
    }
    for (const [column, problem] of problems ?? []) marks[column] = { ...marks[column], state: 'refused', ...problem }
    const before = shownMarks.current.get(id)
    if (before !== undefined && JSON.stringify(before) === JSON.stringify(marks)) return before
    shownMarks.current.set(id, marks)
    return marks
  }

  /** Cells that show what is not saved and will not be by itself, or waits for the server. */
  function countUnsaved(): number {
    const isUnsaved = ({ state }: CellMark) => state === 'refused' || state === 'conflicted' || state === 'waiting'
    const there = [...new Set([...touched.keys(), ...unread.keys()])].filter((id) => !isGone(id))
    return there.reduce((sum, id) => sum + Object.values(marksOf({ id })).filter(isUnsaved).length, 0)
  }

  useToldLosses(typedCells, { marksOf, isGone: (id) => isGone(id) && !removed.has(id), nameOf })

  return {
    edit,
    keepUnread,
    drop,
    forget,
    removing,
    marksOf,
    unreadIn,
    linesToBe,
    storedAt,
    unsavedCount: countUnsaved(),
    saving: {
      ...{ marksOf, onEdit: edit, onUnread: keepUnread, onDrop: drop, onRetry: retry, onShow: takeOver },
      ...{ nameOf, isGone: host.isGone, isRemovedHere: (row: string) => removed.has(row) },
    },
  }
}
