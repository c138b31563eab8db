import type { CellPlace } from './sheet-column.ts'

/** A cell by its numbers. */
export type At = { readonly row: number; readonly column: number }
/** A rectangle of cells, both ends included. */
export type Block = { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number }
/** What is chosen: from where the range was begun to where the cursor stands. */
export type Selection = { readonly anchor: CellPlace; readonly cursor: CellPlace }
export type Size = { readonly rows: number; readonly columns: number }

export function blockOf(one: At, other: At): Block {
  return {
    top: Math.min(one.row, other.row),
    bottom: Math.max(one.row, other.row),
    left: Math.min(one.column, other.column),
    right: Math.max(one.column, other.column),
  }
}

export function within(at: At, { rows, columns }: Size): At {
  return {
    row: Math.max(0, Math.min(rows - 1, at.row)),
    column: Math.max(0, Math.min(columns - 1, at.column)),
  }
}

/** The next cell as one reads, line by line; null behind the last and before the first, where Tab leaves the sheet. */
export function nextInLine(at: At, step: 1 | -1, { rows, columns }: Size): At | null {
  const place = at.row * columns + at.column + step
  if (place < 0 || place >= rows * columns) return null
  return { row: Math.floor(place / columns), column: place % columns }
}

export function cellsOf({ top, bottom, left, right }: Block): At[] {
  const cells: At[] = []
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) cells.push({ row, column })
  return cells
}

/** The lines of a table as Excel puts them on the clipboard: a text with tabs, breaks or quotes stands in quotes. */
export function tableFromClipboard(text: string): string[][] {
  const table: string[][] = [['']]
  let isQuoted = false
  const add = (letter: string) => {
    const line = table[table.length - 1] ?? []
    line[line.length - 1] += letter
  }
  const isCellStart = () => table.at(-1)?.at(-1) === ''
  const plain = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  for (let index = 0; index < plain.length; index++) {
    const letter = plain[index] ?? ''
    if (isQuoted && letter === '"' && plain[index + 1] === '"') {
      add('"')
      index += 1
    } else if (letter === '"' && (isQuoted || isCellStart())) isQuoted = !isQuoted
    else if (!isQuoted && letter === '\t') table.at(-1)?.push('')
    else if (!isQuoted && letter === '\n') table.push([''])
    else add(letter)
  }
  return table
}

export function tableForClipboard(table: readonly (readonly string[])[]): string {
  const cell = (text: string) => (/[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  return table.map((line) => line.map(cell).join('\t')).join('\r\n')
}
