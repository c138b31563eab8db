import type { DateContext } from '@reisewerk/domain/typed-date.ts'
import { isSameValue, readText } from './cell-value.ts'
import type { CellEdit, CellValue, Known, Opened, Problem, SheetColumn, Unread } from './sheet-column.ts'
import type { Named } from './use-names-asked.ts'

/** A text for a cell. @param from what the cell shows until then */
export type CellText<Row> = {
  readonly row: Row
  readonly column: SheetColumn<Row>
  readonly text: string
  readonly from: CellValue
  readonly opened?: Opened<Row> | undefined
}
/** A cell whose text is a name that is being looked up. */
export type Asked<Row> = Named<Row> & { readonly problem: Problem; readonly from: CellValue }
type ReadCells<Row> = {
  readonly edits: readonly CellEdit<Row>[]
  /** Every cell that was not left to the search, too: those that are understood have no problem any more. */
  readonly unread: readonly Unread<Row>[]
  readonly asked: readonly Asked<Row>[]
}

/** What texts mean, typed or pasted: changes of cells, what nobody can tell, and names that have to be looked up first. */
export function readCells<Row>(texts: readonly CellText<Row>[], dates: DateContext): ReadCells<Row> {
  const known: CellEdit<Row>[] = []
  const unread: Unread<Row>[] = []
  const asked: Asked<Row>[] = []
  for (const { row, column, text, from, opened } of texts) {
    const read = readText(column, row, text, dates, from)
    if ('name' in read) {
      asked.push({ row, column, from, name: read.name, problem: { typed: text, state: 'searching' } })
      continue
    }
    unread.push({ row, column, problem: problemOf(read, text) })
    if ('value' in read) known.push({ row, column, from, to: read.value, opened })
  }
  return { edits: editsOf(known), unread: [...unread, ...asked], asked }
}

export function editOf<Row>(cell: Omit<CellEdit<Row>, 'to'>, to: CellValue): CellEdit<Row> | null {
  const isEmptied = to === null || to === ''
  if (cell.column.isRequired === true && isEmptied) return null
  return isSameValue(cell.from, to) ? null : { ...cell, to }
}

/**
 * What changes when cells get values together. A beginning that moves takes its end along: what is said of the end then holds,
 * even where it says what stands there.
 */
export function editsOf<Row>(cells: readonly CellEdit<Row>[]): CellEdit<Row>[] {
  const isChanged = (cell: CellEdit<Row>) => editOf(cell, cell.to) !== null
  const isWhen = ({ column: { kind } }: CellEdit<Row>) => kind.is === 'date' || kind.is === 'time'
  const moved = new Set(cells.filter((cell) => isWhen(cell) && isChanged(cell)).map(({ row }) => row))
  return cells.filter((cell) => isChanged(cell) || (isWhen(cell) && cell.to !== null && moved.has(cell.row)))
}

export function problemOf(read: Known, typed: string): Problem | null {
  return 'problem' in read ? { typed, reason: read.problem } : null
}
