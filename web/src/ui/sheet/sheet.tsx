import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useLeaving } from '../../lib/saving/use-leaving.ts'
import type { At } from './block.ts'
import { RefusedCells, RefusedNote } from './refused-note.tsx'
import classes from './sheet.module.css'
import type { CellMark, SheetColumn, SheetRow, Sorting } from './sheet-column.ts'
import { countOfPinned, SheetHead, widthOfPinned } from './sheet-head.tsx'
import { type Command, commandOf } from './sheet-keys.ts'
import { SheetLine } from './sheet-line.tsx'
import type { Options } from './use-edits.ts'
import { useSheet } from './use-sheet.ts'
import { rowHeight, useWindow } from './use-window.ts'

type Props<Row extends SheetRow> = Options<Row> & {
  label: string
  onRetry: (row: Row, column: SheetColumn<Row>) => void
  onDrop: (row: Row, column: SheetColumn<Row>) => void
  /** What it shows, whenever that changes. */
  onShow?: (rows: readonly Row[], columns: readonly SheetColumn<Row>[]) => void
  onEnter?: () => void
  onRemove?: (row: Row) => void
  /** What the space bar does to the line of the cursor, whichever cell that is in, where it types nothing. */
  onSpace?: (row: Row) => void
  /** Alt with an arrow: the line goes up or down. */
  onMove?: (row: Row, step: 1 | -1) => void
  /** Somebody drops the line of the cursor, in which nothing is open or refused. @returns whether that meant something */
  onDismiss?: (row: Row) => boolean
  /** A line that has just been added: the cursor goes there as soon as it stands in the sheet. */
  newLine?: NewLine | null
  onReached?: () => void
  /** Heads that sort the lines; the host does it. */
  sorting?: Sorting
}

/** @param text what was typed while the line was on its way */
export type NewLine = { readonly row: string; readonly text: string }

/**
 * A table in which every cell is a place to type, worked like a spreadsheet: keys, ranges, block copy and paste, fill
 * down, undo. Only the lines in sight are drawn.
 */
export function Sheet<Row extends SheetRow>(props: Props<Row>) {
  const {
    label,
    onRetry,
    onDrop,
    onShow,
    onEnter,
    onRemove,
    onSpace,
    onMove,
    onDismiss,
    newLine = null,
    onReached,
    sorting,
    ...options
  } = props
  const { rows, columns, marksOf } = options
  const id = useId()
  const grid = useRef<HTMLDivElement>(null)
  const sheet = useSheet({ ...options, focus: () => grid.current?.focus({ preventScroll: true }) })
  const latest = useRef(sheet)
  latest.current = sheet
  const { cursor, block, editing } = sheet
  const hasGroups = columns.some(({ group }) => group !== undefined)
  const headHeight = hasGroups ? 44 : 28
  const { first, last, onScroll } = useWindow(grid, rows.length)
  // A line somebody types in stays where it is, however far the sheet is scrolled.
  const openLine = editing === null ? -1 : rows.findIndex(({ id: one }) => one === editing.place.row)
  const drawn = linesWith(openLine, first, last)
  const cursorRow = sheet.isLost ? undefined : rows[cursor.row]
  const cursorColumn = columns[cursor.column]
  const mark = cursorRow && cursorColumn && marksOf(cursorRow)[cursorColumn.key]
  const cellId = (row: string, column: string) => `${id}${row}-${column}`.replaceAll('/', '_')
  const activeId = cursorRow && cursorColumn && cellId(cursorRow.id, cursorColumn.key)

  // The place of a scroll area is the browser's; the cursor stays in sight.
  useLayoutEffect(() => {
    if (grid.current !== null && sheet.isChosen) bringIntoSight(grid.current, cursor, columns, headHeight)
  }, [sheet.isChosen, cursor.row, cursor.column, columns, headHeight])

  // The focus is the browser's, and the line comes from the server.
  useLayoutEffect(() => {
    const row = newLine === null ? -1 : rows.findIndex(({ id: one }) => one === newLine.row)
    if (newLine === null || row === -1) return
    grid.current?.focus({ preventScroll: true })
    latest.current.land(row, newLine.text)
    onReached?.()
  }, [newLine, rows, onReached])

  // The focus went with the field of the open cell; the last line takes the whole sheet along.
  useLayoutEffect(() => {
    if (!sheet.isOpenCellGone) return
    grid.current?.focus({ preventScroll: true })
    latest.current.lose()
  }, [sheet.isOpenCellGone])
  useLeaving(() => latest.current.leave())
  useEffect(() => {
    const element = grid.current
    return () => {
      if (element?.isConnected === false) latest.current.loseWithSheet()
    }
  }, [])

  const show = useRef(onShow)
  show.current = onShow
  useEffect(() => show.current?.(rows, columns), [rows, columns])

  function press(event: KeyboardEvent) {
    if (editing !== null || event.target !== grid.current) return
    const step = event.altKey ? (event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null) : null
    if (step !== null && onMove !== undefined && cursorRow !== undefined) {
      event.preventDefault()
      onMove(cursorRow, step)
      return
    }
    const command = commandOf(event)
    if (command === null) return
    if (isPerformed(command)) event.preventDefault()
  }

  function isPerformed(command: Command): boolean {
    if (sheet.isLost) return sheet.perform(command)
    if (onSpace !== undefined && command.do === 'type' && command.letter === ' ') return space(onSpace)
    return command.do === 'drop' ? drop() : command.do === 'remove' ? remove() : sheet.perform(command)
  }

  function space(act: (row: Row) => void): boolean {
    if (cursorRow !== undefined) act(cursorRow)
    return true
  }

  function drop(): boolean {
    if (cursorRow === undefined || cursorColumn === undefined) return false
    if (mark === undefined || !mayBeDropped(mark)) return onDismiss?.(cursorRow) ?? false
    onDrop(cursorRow, cursorColumn)
    return true
  }

  function remove(): boolean {
    if (onRemove === undefined || cursorRow === undefined) return false
    onRemove(cursorRow)
    return true
  }

  function leaveCell(then: 'stay' | 'down' | 'up' | 'right' | 'left') {
    grid.current?.focus({ preventScroll: true })
    const steps = { stay: [0, 0], down: [1, 0], up: [-1, 0], right: [0, 1], left: [0, -1] } as const
    const [down, right] = steps[then]
    // A line that is only begun is filled on: there is none below it.
    const next = { row: cursor.row, column: cursor.column + 1 }
    const goesOn = then === 'down' && cursorRow?.isBlank === true && sheet.lockAt(next) === null
    if (then !== 'stay') sheet.go(goesOn ? next : { row: cursor.row + down, column: cursor.column + right })
  }

  return (
    <>
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length}
        aria-multiselectable
        aria-activedescendant={activeId}
        // The grid itself takes the keys; the cell with the cursor is named by aria-activedescendant.
        tabIndex={0}
        className={classes.grid}
        onKeyDown={press}
        onScroll={onScroll}
        onFocus={() => {
          // Coming back from another window chooses no cell in place of one that is gone.
          if (!sheet.isChosen && !sheet.isLost) sheet.go(cursor)
          onEnter?.()
        }}
        onCopy={(event) => {
          if (editing !== null || sheet.isLost) return
          event.clipboardData.setData('text/plain', sheet.copy())
          event.preventDefault()
        }}
        onPaste={(event) => {
          if (editing !== null) return
          sheet.paste(event.clipboardData.getData('text/plain'))
          event.preventDefault()
        }}
      >
        <SheetHead columns={columns} hasGroups={hasGroups} sorting={sorting} />
        <div role="rowgroup" className={classes.lines} style={{ height: rows.length * rowHeight }}>
          <div className={classes.window} style={{ top: first * rowHeight }} role="presentation">
            {drawn.map((index) => {
              const row = rows[index]
              if (row === undefined) return null
              const isInBlock = sheet.isChosen && index >= block.top && index <= block.bottom
              return (
                <SheetLine
                  key={row.id}
                  row={row}
                  index={index}
                  lift={index >= first && index < last ? null : (index - first) * rowHeight}
                  columns={columns}
                  marks={marksOf(row)}
                  left={isInBlock ? block.left : -1}
                  right={isInBlock ? block.right : -1}
                  cursor={sheet.isChosen && index === cursor.row ? cursor.column : -1}
                  editing={editing?.place.row === row.id ? editing : null}
                  sheet={latest}
                  cellId={cellId}
                  onLeave={leaveCell}
                  focusGrid={() => grid.current?.focus({ preventScroll: true })}
                />
              )
            })}
          </div>
        </div>
      </div>
      <RefusedCells
        rows={rows}
        columns={columns}
        marksOf={marksOf}
        at={sheet.isChosen && cursorRow && cursorColumn ? { row: cursorRow.id, column: cursorColumn.key } : null}
        onGo={(at) => {
          grid.current?.focus({ preventScroll: true })
          sheet.go(at)
        }}
      />
      {activeId !== undefined && editing === null && cursorRow !== undefined && cursorColumn !== undefined && (
        <RefusedNote
          cellId={activeId}
          hint={sheet.hint}
          mark={mark}
          column={cursorColumn}
          row={cursorRow}
          onRetry={() => onRetry(cursorRow, cursorColumn)}
          onEdit={() => sheet.open(cursor)}
          onDrop={() => {
            drop()
            grid.current?.focus()
          }}
        />
      )}
    </>
  )
}

const mayBeDropped = ({ state }: CellMark) => state === 'refused' || state === 'conflicted' || state === 'searching'

/** The numbers of the lines in sight and of the open one, in their order. */
function linesWith(open: number, first: number, last: number): number[] {
  const lines = Array.from({ length: Math.max(0, last - first) }, (_, place) => first + place)
  if (open === -1 || (open >= first && open < last)) return lines
  return open < first ? [open, ...lines] : [...lines, open]
}

/** Below the sticky head and right of the sticky first column. */
function bringIntoSight<Row>(
  grid: HTMLElement,
  { row, column }: At,
  columns: readonly SheetColumn<Row>[],
  head: number,
) {
  const top = row * rowHeight
  if (top < grid.scrollTop) grid.scrollTop = top
  else if (top + rowHeight + head > grid.scrollTop + grid.clientHeight) {
    grid.scrollTop = top + rowHeight + head - grid.clientHeight
  }
  // What holds the sheet scrolls, too.
  grid.querySelector('[data-cursor]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  if (column < countOfPinned(columns)) return
  const left = columns.slice(0, column).reduce((sum, { width }) => sum + width, 0)
  const sticky = widthOfPinned(columns)
  const width = columns[column]?.width ?? 0
  if (left - sticky < grid.scrollLeft) grid.scrollLeft = left - sticky
  else if (left + width > grid.scrollLeft + grid.clientWidth) grid.scrollLeft = left + width - grid.clientWidth
}
