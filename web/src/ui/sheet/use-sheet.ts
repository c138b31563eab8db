import { useRef, useState } from 'react'
import { notice } from '../notices/notice.tsx'
import {
  type At,
  type Block,
  blockOf,
  cellsOf,
  nextInLine,
  placesFrom,
  type Selection,
  tableForClipboard,
  tableFromClipboard,
  within,
  withoutHidden,
} from './block.ts'
import { typedText } from './cell-value.ts'
import { lineIsGone, tellUnsaved, typedWords } from './lost-text.tsx'
import type { CellPlace, CellValue, Opened, SheetColumn, SheetRow } from './sheet-column.ts'
import type { Command } from './sheet-keys.ts'
import { type Lost, type Options, type PastedLine, useEdits } from './use-edits.ts'

/** An open cell. `replaces`: typing began it, so that arrows keep what was typed and walk on, as in every spreadsheet. */
export type Editing = { readonly place: CellPlace; readonly text: string; readonly replaces: boolean }

const linesOfPage = 12

/** What is chosen, what is open, and what keys and clipboard do with it. */
export function useSheet<Row extends SheetRow>(options: Options<Row>) {
  const { rows, columns } = options
  const edits = useEdits(options)
  const [chosen, setChosen] = useState<Selection | null>(null)
  const [editing, setEditing] = useState<Editing | null>(null)
  const [hint, setHint] = useState<string | null>(null)
  // What has been typed into the open cell, should its line go from under it.
  const typing = useRef<Lost<Row> | null>(null)
  const opened = useRef<Opened<Row> | undefined>(undefined)
  const lastCursor = useRef<At>({ row: 0, column: 0 })
  const copied = useRef<{ text: string; values: CellValue[][]; left: number } | null>(null)
  const size = { rows: rows.length, columns: columns.length }

  const standing = atOf(chosen?.cursor)
  const cursor = standing ?? within(lastCursor.current, size)
  lastCursor.current = cursor
  // The cell that was chosen last, and what was typed since it went: letters that would fall into another line.
  const lastCell = useRef<{ row: Row; column: SheetColumn<Row> } | null>(null)
  const unheard = useRef('')
  const [cursorRow, cursorColumn] = [rows[cursor.row], columns[cursor.column]]
  if (standing !== null && cursorRow && cursorColumn) lastCell.current = { row: cursorRow, column: cursorColumn }
  const isRemovedHere = chosen !== null && options.isRemovedHere?.(chosen.cursor.row) === true
  // What another hand has taken away leaves no cell chosen, else keys that were meant for it would reach the next line.
  const isLost = chosen !== null && standing === null && !isRemovedHere
  // From a line that was taken away here the cursor goes on to the next.
  const next = chosen !== null && standing === null && isRemovedHere ? placeOf(cursor) : null
  if (next !== null) setChosen({ anchor: next, cursor: next })
  const block = blockOf(atOf(chosen?.anchor) ?? cursor, cursor)

  function atOf(place: CellPlace | undefined): At | null {
    if (place === undefined) return null
    const row = rows.findIndex(({ id }) => id === place.row)
    const column = columns.findIndex(({ key }) => key === place.column)
    return row === -1 || column === -1 ? null : { row, column }
  }

  function placeOf(at: At): CellPlace | null {
    const [row, column] = [rows[at.row], columns[at.column]]
    return row === undefined || column === undefined ? null : { row: row.id, column: column.key }
  }

  function go(to: At, extending = false) {
    const place = placeOf(within(to, size))
    if (place === null) return
    setHint(null)
    unheard.current = ''
    const isAnchored = atOf(chosen?.anchor) !== null
    setChosen((before) => ({
      anchor: extending && before !== null && isAnchored ? before.anchor : place,
      cursor: place,
    }))
  }

  function open(at: At, letter?: string) {
    const [row, column, place] = [rows[at.row], columns[at.column], placeOf(at)]
    if (row === undefined || column === undefined || place === null) return
    if (column.press !== undefined && (letter === undefined || letter === ' ')) {
      column.press(row)
      return
    }
    const lock = edits.lockAt(at)
    if (lock !== null) {
      setHint(lock)
      return
    }
    setHint(null)
    const typed = options.marksOf(row)[column.key]?.typed ?? typedText(column, row, edits.valueAt(at))
    setEditing({ place, text: letter ?? typed, replaces: letter !== undefined })
    opened.current = { row, value: edits.valueAt(at) }
    typing.current = letter === undefined ? null : { row, column, typed: letter }
    if (letter !== undefined) options.onDraft?.(edits.draftAt(at, letter))
  }

  function type(text: string) {
    const at = atOf(editing?.place)
    const [row, column] = [rows[at?.row ?? -1], columns[at?.column ?? -1]]
    if (at === null || row === undefined || column === undefined) return
    typing.current = { row, column, typed: text }
    options.onDraft?.(edits.draftAt(at, text))
  }

  /** The line of the open cell is gone: what was typed is told, for nothing else has it. */
  function lose() {
    const lost = typing.current
    const isOpen = editing !== null
    close()
    if (!isOpen) return
    unheard.current = lost?.typed ?? ''
    if (lost !== null && options.onLost !== undefined && options.isGone?.(lost.row.id) !== false) options.onLost(lost)
    else tellLost()
  }

  /** … and with it the sheet. */
  function loseWithSheet() {
    const lost = typing.current
    close()
    if (lost !== null) options.onLost?.(lost)
  }

  /** Tells that the chosen cell is gone, and what was meant for it. */
  function tellLost() {
    if (lastCell.current === null) return
    const { row, column } = lastCell.current
    const isColumn = rows.some(({ id }) => id === row.id)
    const what = isColumn
      ? `Die Spalte „${column.title}“ steht nicht mehr in dieser Tabelle`
      : lineIsGone(options.nameOf?.(row) ?? '', options.isGone?.(row.id) === true)
    tellUnsaved(what, unheard.current === '' ? [] : [typedWords(column, unheard.current)])
  }

  /** Keys while the chosen cell is gone: those that walk choose another, the others reach none. */
  function performLost(command: Command): boolean {
    switch (command.do) {
      case 'move': {
        // The next line stands where the one that is gone was.
        const isBelow = command.rows > 0 && rows.every(({ id }) => id !== chosen?.cursor.row)
        go(moved(isBelow ? { ...cursor, row: cursor.row - 1 } : cursor, command))
        return true
      }
      case 'next':
      case 'drop':
        return false
      case 'type':
        unheard.current += command.letter
        tellLost()
        return true
      default:
        if (unheard.current === '') tellLost()
        return true
    }
  }

  /** The page goes. */
  function leave() {
    const text = typing.current?.typed
    if (text !== undefined && !isLostWhenLeft(text)) keep(text)
  }

  /** Whether a text in the open cell would be lost with its page. */
  function isLostWhenLeft(text: string): boolean {
    const at = atOf(editing?.place)
    return options.keepsWhenLeft !== true || at === null || edits.draftAt(at, text) === null
  }

  function close() {
    typing.current = null
    setEditing(null)
    options.onDraft?.(null)
  }

  /** Goes to the first cell of a line that can be typed into; what was typed on the way there begins it. */
  function land(row: number, text: string) {
    const column = columns.findIndex((_, place) => edits.lockAt({ row, column: place }) === null)
    if (column === -1) return
    go({ row, column })
    if (text !== '') open({ row, column }, text)
  }

  /** Closes the open cell and keeps what it holds. @param value of a list that was chosen from, in place of the text */
  function keep(text: string, value?: CellValue) {
    const at = atOf(editing?.place)
    if (at === null) return lose()
    const [column, lock] = [columns[at.column], edits.lockAt(at)]
    close()
    if (lock !== null && column !== undefined) {
      tellUnsaved('Die Zelle nimmt inzwischen nichts mehr auf', [typedWords(column, text)])
      return
    }
    if (value === undefined) {
      edits.write([{ at, text, opened: opened.current }])
      return
    }
    edits.choose(at, value, opened.current)
  }

  function clear() {
    if (cellsOf(block).length === 1 && columns[cursor.column]?.isRequired === true) {
      setHint(edits.lockAt(cursor) ?? 'Darf nicht leer sein')
      return
    }
    edits.write(
      cellsOf(block)
        .filter(isNotRequired)
        .map((at) => ({ at, text: '' })),
    )
  }

  const isNotRequired = (at: At) => columns[at.column]?.isRequired !== true

  /** The first line of the range fills the lines below it; a single cell takes the one above, as in Excel. */
  function fillDown() {
    const from = block.top === block.bottom ? block.top - 1 : block.top
    if (from < 0) return
    const below: Block = { ...block, top: from + 1 }
    edits.put(cellsOf(below).map((at) => ({ at, value: edits.valueAt({ ...at, row: from }) })))
  }

  function copy(): string {
    const lines = rowsOf(block)
    const values = lines.map((line) => line.map(edits.valueAt))
    const text = tableForClipboard(lines.map((line) => line.map(textAt)))
    copied.current = { text, values, left: block.left }
    return text
  }

  function textAt(at: At): string {
    const [row, column] = [rows[at.row], columns[at.column]]
    return row === undefined || column === undefined ? '' : typedText(column, row, edits.valueAt(at))
  }

  function paste(text: string) {
    if (isLost) return tellLost()
    // What was copied here keeps what it is; a hotel pasted from elsewhere is only a name.
    const isOwn = copied.current?.text === text
    const read = tableFromClipboard(text)
    const table = isOwn ? read : withoutHidden(read, placesFrom(columns, block.left))
    const fills = table.length === 1 && table[0]?.length === 1
    const kept = table.slice(0, fills ? 1 : linesAbove(block.top))
    const added = table.slice(kept.length)
    const targets = fills
      ? cellsOf(block).map((at) => ({ at, line: 0, place: 0 }))
      : kept.flatMap((cells, line) =>
          cells.map((_, place) => ({ at: { row: block.top + line, column: block.left + place }, line, place })),
        )
    const texts = targets.map(({ at, line, place }) => ({ at, text: table[line]?.[place] ?? '' }))
    const beside = added.flatMap((cells) => cells.slice(size.columns - block.left)).filter((one) => one.trim() !== '')
    tellLeftOut([...texts.filter(isLeftOut).map(({ text: one }) => one), ...beside])
    const own = isOwn ? copied.current : null
    if (own !== null && targets.every(({ at, place }) => isSameKind(at.column, own.left + place))) {
      edits.put(
        targets.map(({ at, line, place }) => ({ at, value: own.values[line]?.[place] ?? null })),
        added.map(lineOf),
      )
    } else {
      edits.write(texts, added.map(lineOf))
    }
    if (!fills) select(block.top + table.length - 1, block.left + (table[0]?.length ?? 1) - 1)
  }

  /** How many lines of a pasted block fall on lines that are there; what comes behind them begins new ones. */
  function linesAbove(top: number): number | undefined {
    const blank = rows.findIndex(({ isBlank }) => isBlank === true)
    return options.onAppend === undefined || blank === -1 ? undefined : Math.max(0, blank - top)
  }

  function lineOf(cells: readonly string[]): PastedLine<Row> {
    return cells.flatMap((text, place) => {
      const column = columns[block.left + place]
      return column === undefined ? [] : [{ column, text }]
    })
  }

  /** Beyond the last line or column, or in a cell that takes nothing and holds something else. */
  function isLeftOut({ at, text }: { at: At; text: string }): boolean {
    const isInside = at.row < size.rows && at.column < size.columns
    if (text.trim() === '' || (isInside && edits.lockAt(at) === null)) return false
    return !isInside || text.trim() !== textAt(at)
  }

  function isSameKind(one: number, other: number): boolean {
    const [kind, otherKind] = [columns[one]?.kind, columns[other]?.kind]
    const hasChoices = kind?.is === 'choice' || kind?.is === 'lookup'
    return kind === otherKind || (!hasChoices && kind?.is === otherKind?.is)
  }

  function select(bottom: number, right: number) {
    const anchor = placeOf({ row: block.top, column: block.left })
    const end = placeOf(within({ row: bottom, column: right }, size))
    if (anchor !== null && end !== null) setChosen({ anchor: end, cursor: anchor })
  }

  /** @returns whether the key was the sheet's; Tab behind the last cell is not */
  function perform(command: Command): boolean {
    if (isLost && command.do !== 'page' && command.do !== 'line' && command.do !== 'all') return performLost(command)
    switch (command.do) {
      case 'move':
        go(moved(cursor, command), command.extends)
        return true
      case 'page':
        go({ ...cursor, row: cursor.row + command.step * linesOfPage }, command.extends)
        return true
      case 'line': {
        const isEnd = command.end === 'end'
        const row = command.ofSheet ? (isEnd ? size.rows - 1 : 0) : cursor.row
        go({ row, column: isEnd ? size.columns - 1 : 0 }, command.extends)
        return true
      }
      case 'next': {
        const next = nextInLine(cursor, command.step, size)
        if (next !== null) go(next)
        return next !== null
      }
      case 'open':
        open(cursor)
        return true
      case 'type':
        open(cursor, command.letter)
        return true
      case 'all':
        go({ row: 0, column: 0 })
        go({ row: size.rows - 1, column: size.columns - 1 }, true)
        return true
      case 'clear':
        clear()
        return true
      case 'fillDown':
        fillDown()
        return true
      case 'undo':
        edits.undo()
        return true
      case 'redo':
        edits.redo()
        return true
      case 'drop':
      case 'remove':
        return false
    }
  }

  function moved(
    at: At,
    { rows: down, columns: right, toEdge }: { rows: number; columns: number; toEdge: boolean },
  ): At {
    const far = toEdge ? Number.MAX_SAFE_INTEGER / 2 : 1
    return { row: at.row + down * far, column: at.column + right * far }
  }

  return {
    ...edits,
    cursor,
    block,
    isChosen: chosen !== null && !isLost,
    isLost,
    isOpenCellGone: editing !== null && atOf(editing.place) === null,
    editing,
    hint,
    go,
    land,
    open,
    keep,
    type,
    lose,
    loseWithSheet,
    leave,
    isLostWhenLeft,
    revert: close,
    perform,
    copy,
    paste,
  }
}

export type SheetState<Row extends SheetRow> = ReturnType<typeof useSheet<Row>>

/** What a pasted block holds and the sheet cannot take is told, for nothing in the sheet shows it. */
function tellLeftOut(texts: readonly string[]): void {
  if (texts.length === 0) return
  const first = texts.slice(0, 3).map((text) => `„${text.trim()}“`)
  notice.bad(
    texts.length === 1 ? 'Ein Wert hatte keinen Platz' : `${texts.length} Werte hatten keinen Platz`,
    `Außerhalb der Tabelle oder in gesperrten Zellen: ${first.join(', ')}${texts.length > 3 ? ' …' : ''}`,
  )
}

function rowsOf({ top, bottom, left, right }: Block): At[][] {
  return Array.from({ length: bottom - top + 1 }, (_, line) =>
    Array.from({ length: right - left + 1 }, (_, place) => ({ row: top + line, column: left + place })),
  )
}
