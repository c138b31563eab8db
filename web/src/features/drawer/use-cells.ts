import { defaultSettings } from '@reisewerk/domain/accounts/settings.contract.ts'
import { useReducer, useRef, useState } from 'react'
import { atPath, type ByPath } from '../../lib/field-paths.ts'
import type { ApiError } from '../../lib/http.ts'
import { saveQueue } from '../../lib/save-queue.ts'
import { useUnsaved } from '../../lib/use-save.ts'
import { notice } from '../../ui/notice.tsx'
import { isSameValue } from '../../ui/sheet/cell-value.ts'
import type { CellEdit, CellMark, CellValue, RowMarks, SheetColumn, Unread } from '../../ui/sheet/sheet-column.ts'
import { type DriverAsked, driverMissing, isForDriver } from './driver-choice.ts'
import type { DrawerColumn } from './fields.ts'
import { type DrawerRow, type Target, targetOf, withItem } from './rows.ts'
import { forgetSaved, newTypedCells, type Refused, type Touched, type TypedCells } from './typed-cells.ts'

function tells(answer: unknown, paths: readonly string[]): answer is object {
  return paths.every((path) => atPath(answer, path) !== undefined)
}

/** Whether another change may cure what was refused: of the field at fault, or of the times it does not go with. */
function mayCure(paths: readonly string[], { fields }: Refused): boolean {
  const together = ['startAt', 'endAt', 'type']
  const isOfTimes = fields.includes('endAt') && paths.some((path) => together.includes(path))
  return isOfTimes || fields.some((field) => paths.includes(field))
}

const nothing: RowMarks = {}
/** The tick of a saved cell stays as long as the queue says. */
const tickStays = 2500

export type Cells = ReturnType<typeof useCells>

/**
 * The cells of the drawer on their way to the server: each goes alone, the latest edit of a cell counts, what is refused
 * stays as it was typed with its reason (001 §4, §8).
 * @param readAt when the lines as they are shown were asked for
 * @param asked for which services the driver's choice is needed
 * @param kept what was typed before the drawer was closed
 * @param isGone whether somebody has deleted a line: what was typed into it is beside the point then
 */
export function useCells(
  readAt: number,
  onSaved: () => void,
  asked: DriverAsked = defaultSettings.itinerary.driverChoice,
  isGone: (row: string) => boolean = () => false,
  kept: TypedCells = newTypedCells(),
) {
  // Whatever the queue does may change a mark.
  useUnsaved()
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const [{ touched, sent, unread, begun }] = useState(() => {
    forgetSaved(kept)
    return kept
  })
  const shownMarks = useRef(new Map<string, RowMarks>())
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

  /** Cells whose fields a save carried and that nobody has settled yet. */
  function underWay(row: string, target: Target, paths: readonly string[]): Touched[] {
    return [...(touched.get(row)?.values() ?? [])].filter(
      (cell) =>
        cell.savedAt === null &&
        cell.refused === null &&
        cell.target.resource === target.resource &&
        cell.paths.some((path) => paths.includes(path)),
    )
  }

  /** @param asDraft it was refused for want of the driver's choice */
  function save(row: DrawerRow, column: DrawerColumn, value: CellValue, asDraft = false): readonly string[] {
    const target = targetOf(row, column.of)
    const stored = (path: string) => storedAt(target, path)
    const shown = column.change(value, row, stored)
    const unsent = saveQueue.sentOf(target.resource, target.id)
    const values = column.part?.(shown, stored, (path) => unsent[path]) ?? shown
    const paths = Object.keys(shown)
    const cells = touched.get(row.id) ?? new Map<string, Touched>()
    touched.set(row.id, cells)
    // What was chosen has its name here; an answer only names its link.
    const valueIn = (answer: object) =>
      column.kind.is === 'lookup' ? value : column.value(withItem(row, column.of, answer))
    const again = (now: DrawerRow) => save(now, column, value)
    cells.set(column.key, { column: column.key, target, paths, value, valueIn, savedAt: null, refused: null, again })
    for (const path of paths) sent.set(fieldKey(target, path), { value: shown[path], savedAt: null })
    const isService = target === row.service
    saveQueue.save(target.resource, target.id, isService ? { ...values, ...draftOf(row, values, asDraft) } : values, {
      ...(column.of === 'request' ? { action: 'quick_edit' } : {}),
      shown,
      onSaved: (answer) => settle(row.id, target, paths, answer),
      onFailed: (error) => {
        const mayWait = isService && !asDraft && isForDriver(error) && isNew(row)
        if (mayWait) save(row, column, value, true)
        else refuse(row.id, target, paths, error)
      },
    })
    return paths
  }

  /** Added here, or left as a draft before. */
  function isNew({ id, service }: DrawerRow): boolean {
    return begun.has(id) || storedAt(service, 'isBrandNew') === true
  }

  /** A new service stays a draft until somebody has said whether the driver takes part (001 §5). */
  function draftOf(row: DrawerRow, values: ByPath, asDraft: boolean): { isBrandNew?: boolean } {
    const { kind, service } = row
    const after = (name: string) =>
      name === 'isBrandNew' ? isNew(row) : name in values ? values[name] : storedAt(service, name)
    // The category of another type only the answer tells.
    const isOpen = !('otherServiceType' in values) && driverMissing(kind, after, asked) !== null
    if (asDraft || isOpen) return { isBrandNew: true }
    // What is still under way and rides along may have said otherwise.
    return saveQueue.unsavedOf(service.resource, service.id).isBrandNew === true ? { isBrandNew: false } : {}
  }

  /** The server may have taken something else than was sent, and where that changes nothing the lines are not read anew. */
  function settle(row: string, target: Target, paths: readonly string[], answer: unknown) {
    const savedAt = Date.now()
    for (const cell of underWay(row, target, paths)) {
      cell.savedAt = savedAt
      if (tells(answer, cell.paths)) cell.value = cell.valueIn(answer)
    }
    for (const path of paths) {
      const own = sent.get(fieldKey(target, path))
      if (own === undefined) continue
      own.savedAt = savedAt
      if (tells(answer, [path])) own.value = atPath(answer, path)
    }
    onSaved()
    notice.good('Die Daten wurden erfolgreich gespeichert')
    redraw()
    // The queue takes its mark away a moment too early for a slow page: the tick would stay until something else is drawn.
    setTimeout(redraw, tickStays + 20)
  }

  function refuse(row: string, target: Target, paths: readonly string[], error: ApiError) {
    const refused = { reason: error.message, fields: error.violations.map(({ propertyPath }) => propertyPath) }
    for (const cell of underWay(row, target, paths)) cell.refused = refused
    for (const path of paths) sent.delete(fieldKey(target, path))
    notice.bad('Die Daten konnten nicht gespeichert werden! Server Error!', error.message)
    redraw()
  }

  function edit(edits: readonly CellEdit<DrawerRow>[]) {
    for (const { row, column, to } of edits) {
      unread.get(row.id)?.delete(column.key)
      const refused = touched.get(row.id)?.get(column.key)?.refused != null
      // Back to what is stored: there is nothing to send.
      if (refused && isSameValue(to, column.value(row))) drop(row, column)
      else sendAlong(row, save(row, column as DrawerColumn, to)) // the sheet hands back the columns it was given
    }
    redraw()
  }

  /** What was refused for the sake of a field is sent again as soon as that is changed, and so on. */
  function sendAlong(row: DrawerRow, paths: readonly string[]) {
    for (const { column, refused } of [...(touched.get(row.id)?.values() ?? [])]) {
      const cell = touched.get(row.id)?.get(column)
      if (refused !== null && cell?.refused === refused && mayCure(paths, refused)) sendAlong(row, cell.again(row))
    }
  }

  /** What was typed and is not understood is kept like what the server refuses, and counts as unsaved. */
  function keepUnread(cells: readonly Unread<DrawerRow>[]) {
    for (const { row, column, problem } of cells) {
      const own = unread.get(row.id) ?? new Map()
      if (problem === null) own.delete(column.key)
      else own.set(column.key, problem)
      unread.set(row.id, own)
    }
    redraw()
  }

  /** What was typed last goes: what is not understood lies over what was refused. */
  function drop(row: DrawerRow, { key }: SheetColumn<DrawerRow>) {
    const isUnread = unread.get(row.id)?.delete(key) ?? false
    if (!isUnread) touched.get(row.id)?.delete(key)
    redraw()
  }

  function begin(row: string) {
    begun.add(row)
  }

  /** The line is gone, and with it what was typed into it. */
  function forget(row: Pick<DrawerRow, 'id'>) {
    unread.delete(row.id)
    touched.delete(row.id)
    redraw()
  }

  /** Texts in a line that are not understood, by their columns. */
  function unreadIn(row: string): ReadonlyMap<string, string> {
    return new Map([...(unread.get(row) ?? [])].map(([column, { typed }]) => [column, typed]))
  }

  /** Lines that are nothing but such texts so far: their names begin with that of the line below which they stand. */
  function waitingLines(below: string): readonly string[] {
    return [...unread].filter(([id, own]) => own.size > 0 && id.startsWith(`${below}/`)).map(([id]) => id)
  }

  function retry(row: DrawerRow, column: SheetColumn<DrawerRow>) {
    const cell = touched.get(row.id)?.get(column.key)
    if (cell !== undefined) edit([{ row, column, from: null, to: cell.value }])
  }

  function markOf(cell: Touched): CellMark | null {
    const { value, refused, savedAt, target, paths } = cell
    if (refused !== null) return { state: 'refused', shown: value, reason: refused.reason }
    if (savedAt === null) {
      const state = saveQueue.marksOf(target.resource, target.id)[paths[0] ?? '']?.state
      return { state: state === 'waiting' ? 'waiting' : 'saving', shown: value }
    }
    const state = Date.now() - savedAt < tickStays ? 'saved' : undefined
    // Read anew: from here on the line says it, and a colleague's change shows.
    if (savedAt < readAt) return state === undefined ? null : { state }
    return { state, shown: value }
  }

  /** The same object while nothing has changed, so that only the line that changed is drawn again. */
  function marksOf({ id }: Pick<DrawerRow, 'id'>): RowMarks {
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

  /** Cells that show what is not saved and will not be by itself: refused, not understood, or waiting for the server. */
  function countUnsaved(): number {
    const rows = new Set([...touched.keys(), ...unread.keys()])
    const isUnsaved = ({ state }: CellMark) => state === 'refused' || state === 'waiting'
    const there = [...rows].filter((id) => !isGone(id))
    return there.reduce((sum, id) => sum + Object.values(marksOf({ id })).filter(isUnsaved).length, 0)
  }

  return {
    edit,
    begin,
    keepUnread,
    drop,
    forget,
    retry,
    marksOf,
    unreadIn,
    waitingLines,
    unsavedCount: countUnsaved(),
  }
}
