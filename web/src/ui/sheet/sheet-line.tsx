import { type MouseEvent, memo, type RefObject } from 'react'
import { CellEditor } from './cell-editor.tsx'
import { shownText } from './cell-value.ts'
import classes from './sheet.module.css'
import { SheetCell } from './sheet-cell.tsx'
import type { CellMark, RowMarks, SheetColumn, SheetRow } from './sheet-column.ts'
import { countOfPinned, isNumber, nameOf, widthOf } from './sheet-head.tsx'
import type { Editing, SheetState } from './use-sheet.ts'

type Props<Row extends SheetRow> = {
  row: Row
  index: number
  /** How far below the first line in sight it stands, when it is out of sight; null among those in sight. */
  lift: number | null
  columns: readonly SheetColumn<Row>[]
  marks: RowMarks
  left: number
  right: number
  cursor: number
  editing: Editing | null
  /** Its latest state, so that a line need not be drawn again to know it. */
  sheet: RefObject<SheetState<Row>>
  cellId: (row: string, column: string) => string
  onLeave: (then: 'stay' | 'down' | 'up' | 'right' | 'left') => void
  focusGrid: () => void
}

function Line<Row extends SheetRow>(props: Props<Row>) {
  const { row, index, lift, columns, left, right, cursor, editing, sheet, cellId, onLeave, focusGrid } = props

  function point(event: MouseEvent, column: number) {
    if (event.button !== 0 || columns[column]?.key === editing?.place.column) return
    // The browser would start to mark text and take the focus from the grid.
    event.preventDefault()
    focusGrid()
    sheet.current.go({ row: index, column }, event.shiftKey)
  }

  function cell(column: SheetColumn<Row>, place: number) {
    const mark = props.marks[column.key]
    const missing = mark === undefined ? (column.missing?.(row) ?? null) : null
    const isOpen = editing !== null && editing.place.column === column.key
    return (
      <div
        key={column.key}
        id={cellId(row.id, column.key)}
        role="gridcell"
        aria-colindex={place + 1}
        aria-selected={place >= left && place <= right}
        aria-readonly={column.lock?.(row) != null || undefined}
        aria-invalid={mark?.state === 'refused' || mark?.state === 'conflicted' || missing !== null || undefined}
        className={classes.cell}
        data-number={isNumber(column) || undefined}
        data-chosen={(place >= left && place <= right) || undefined}
        data-cursor={place === cursor || undefined}
        data-open={isOpen || undefined}
        data-state={mark?.state}
        data-missing={missing !== null || undefined}
        data-tone={place === 0 && row.tone !== undefined ? true : undefined}
        style={{
          ...widthOf(columns, place),
          ...(place === 0 && row.tone !== undefined && { borderLeftColor: `var(--rw-${row.tone}-mark)` }),
        }}
        onMouseDown={(event) => point(event, place)}
        onMouseEnter={(event) => {
          if (event.buttons === 1 && editing === null) sheet.current.go({ row: index, column: place }, true)
        }}
        onDoubleClick={() => {
          // What is drawn to be pressed has been pressed by the first click.
          if (column.press === undefined) sheet.current.open({ row: index, column: place })
        }}
      >
        {isOpen ? (
          <CellEditor
            name={nameOf(column)}
            column={column}
            row={row}
            editing={editing}
            onType={(text) => sheet.current.type(text)}
            isLostWhenLeft={(text) => sheet.current.isLostWhenLeft(text)}
            onKeep={(text, value) => sheet.current.keep(text, value)}
            onRevert={() => sheet.current.revert()}
            onLeave={onLeave}
          />
        ) : missing !== null ? (
          <span className={classes.text} title={missing}>
            fehlt
          </span>
        ) : (
          <SheetCell column={column} row={row} mark={mark} text={textOf(props, column, mark)} />
        )}
      </div>
    )
  }

  const cells = columns.map(cell)
  const pinned = countOfPinned(columns)
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={classes.line}
      data-lifted={lift !== null || undefined}
      style={lift === null ? undefined : { top: lift }}
      data-even={index % 2 === 1 || undefined}
      data-off={row.isOff || undefined}
      data-cursor-line={cursor === -1 ? undefined : true}
    >
      {/* Together, as each part that stays in sight is a layer of its own in every frame. */}
      <div role="presentation" className={classes.pinned}>
        {cells.slice(0, pinned)}
      </div>
      {cells.slice(pinned)}
    </div>
  )
}

/** A line is drawn again only when something in it has changed: what the sheet does is always done with its latest state. */
export const SheetLine = memo(Line, (before, after) =>
  (['row', 'index', 'lift', 'columns', 'marks', 'left', 'right', 'cursor', 'editing'] as const).every((name) =>
    Object.is(before[name], after[name]),
  ),
) as typeof Line // memo forgets the type parameter

function textOf<Row extends SheetRow>({ row }: Props<Row>, column: SheetColumn<Row>, mark: CellMark | undefined) {
  if (mark?.typed !== undefined) return mark.typed
  return shownText(column, row, mark?.shown === undefined ? column.value(row) : mark.shown)
}
