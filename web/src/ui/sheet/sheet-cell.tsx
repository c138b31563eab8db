import { SaveMark } from '../inline/save-mark.tsx'
import classes from './sheet.module.css'
import type { CellMark, SheetColumn } from './sheet-column.ts'
import { isNumber } from './sheet-head.tsx'

type Props<Row> = { column: SheetColumn<Row>; row: Row; mark: CellMark | undefined; text: string }

/** A cell at rest reads as text; what the save says stands in the cell itself, never in a note elsewhere. */
export function SheetCell<Row>({ column, row, mark, text }: Props<Row>) {
  return (
    <>
      {mark?.state !== undefined && (
        <span className={classes.mark} data-number={isNumber(column) || undefined}>
          <SaveMark state={mark.state} reason={mark.reason} />
        </span>
      )}
      <span className={text === '0' ? `${classes.text} ${classes.zero}` : classes.text} title={mark?.reason ?? text}>
        {drawn(column, row, mark, text)}
      </span>
    </>
  )
}

function drawn<Row>(column: SheetColumn<Row>, row: Row, mark: CellMark | undefined, text: string) {
  const { kind } = column
  if (mark?.typed !== undefined) return text
  if (kind.is === 'choice' && kind.draw !== undefined) {
    const key = mark?.shown === undefined ? column.value(row) : mark.shown
    return typeof key === 'string' && key !== '' ? kind.draw(key, row) : text
  }
  // A pressed cell is drawn of its row, which follows what was pressed.
  const isOfRow = mark?.shown === undefined || column.press !== undefined
  return column.draw !== undefined && isOfRow ? column.draw(row) : text
}
