/** Why a line cannot be taken over as it is, and the column to blame by its index. */
export type LineProblem = { readonly message: string; readonly column: number | null }

/** Cells mended by whoever imports: '13:4' is the fifth cell of line 13. */
export type Mended = Readonly<Record<string, string>>

export type FilledLine = { readonly line: number; readonly cells: readonly string[] }

/** The lines below the heads that hold something in a column that is taken over, as they were mended; lines count from 1. */
export function filledLines(
  rows: readonly (readonly string[])[],
  headRow: number,
  columns: readonly { readonly field: string | null }[],
  mended: Mended,
): FilledLine[] {
  return rows.slice(headRow + 1).flatMap((row, index) => {
    const line = headRow + index + 2
    const cells = columns.map((_, column) => mended[`${line}:${column}`] ?? row[column] ?? '')
    return columns.some(({ field }, column) => field !== null && cells[column] !== '') ? [{ line, cells }] : []
  })
}
