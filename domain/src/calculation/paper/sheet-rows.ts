/** How a number is written where its column does not say: money of another currency, a share, a rate. */
export type CellFormat = { readonly currency?: string; readonly kind?: 'percent' | 'rate' }
/** A formula carries what it comes to now. */
export type SheetFormula = CellFormat & { readonly formula: string; readonly value: number }
export type SheetCell = string | number | SheetFormula | (CellFormat & { readonly value: number }) | null

export type CalculationSheet = {
  readonly name: string
  /** Lines above the head. */
  readonly above: readonly (readonly string[])[]
  readonly columns: readonly { readonly title: string; readonly width: number; readonly kind?: 'number' | 'money' }[]
  readonly currency: string
  readonly rows: readonly (readonly SheetCell[])[]
  /** Rows that are set in bold, counted from 0. */
  readonly strong: readonly number[]
}

/** The rows of a sheet as they are written one after the other; formulas name them by their number in the file. */
export type SheetRows = {
  readonly rows: SheetCell[][]
  readonly strong: number[]
  /** @returns the number of the row */
  readonly add: (...cells: SheetCell[]) => number
  readonly addStrong: (...cells: SheetCell[]) => number
  readonly next: () => number
}

/** @param above how many lines stand above the head */
export function sheetRows(above: number): SheetRows {
  const rows: SheetCell[][] = []
  const strong: number[] = []
  const next = () => above + 2 + rows.length
  const add = (...cells: SheetCell[]) => {
    const number = next()
    rows.push(cells)
    return number
  }
  const addStrong = (...cells: SheetCell[]) => {
    strong.push(rows.length)
    return add(...cells)
  }
  return { rows, strong, add, addStrong, next }
}
