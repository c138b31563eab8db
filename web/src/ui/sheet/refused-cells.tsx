import type { At } from './block.ts'
import { shownText } from './cell-value.ts'
import classes from './refused-note.module.css'
import type { CellMark, CellPlace, RowMarks, SheetColumn, SheetRow } from './sheet-column.ts'
import { nameOf } from './sheet-head.tsx'

type Props<Row extends SheetRow> = {
  rows: readonly Row[]
  columns: readonly SheetColumn<Row>[]
  marksOf: (row: Row) => RowMarks
  /** Where the cursor stands: what is wrong there is told at the cell. */
  at: CellPlace | null
  onGo: (at: At) => void
}

/** Below the sheet: why cells the hand has gone on from were not saved. A press leads back to the first of them. */
export function RefusedCells<Row extends SheetRow>({ rows, columns, marksOf, at, onGo }: Props<Row>) {
  const wrong = rows.flatMap((row, line) =>
    Object.entries(marksOf(row)).flatMap(([key, mark]) => {
      const place = columns.findIndex((column) => column.key === key)
      const column = columns[place]
      const isAtCursor = at?.row === row.id && at.column === key
      if (column === undefined || isAtCursor || (mark.state !== 'refused' && mark.state !== 'conflicted')) return []
      return [{ row, column, mark, place: { row: line, column: place } }]
    }),
  )
  const [first, ...others] = wrong
  return (
    <div aria-live="polite">
      {first !== undefined && (
        <button type="button" className={classes.told} onClick={() => onGo(first.place)}>
          <strong>
            Nicht gespeichert: Zeile {first.place.row + 1}, {nameOf(first.column)} „{typedIn(first)}“
          </strong>{' '}
          {first.mark.reason ?? 'Der Server hat die Änderung abgelehnt.'}
          {others.length > 0 && ` Und ${others.length} weitere.`}
        </button>
      )}
    </div>
  )
}

function typedIn<Row>({ row, column, mark }: { row: Row; column: SheetColumn<Row>; mark: CellMark }): string {
  return mark.typed ?? shownText(column, row, mark.shown === undefined ? column.value(row) : mark.shown)
}
