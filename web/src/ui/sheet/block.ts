import { notice } from '../notices/notice.tsx'
import type { CellPlace, SheetColumn } from './sheet-column.ts'

export type At = { readonly row: number; readonly column: number }
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
  return { row: Math.max(0, Math.min(rows - 1, at.row)), column: Math.max(0, Math.min(columns - 1, at.column)) }
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

/**
 * The lines of a table as Excel puts them on the clipboard: a text with tabs, breaks or doubled quotes in it stands in
 * quotes. Quotes around anything else, or such as do not end with the cell, are part of the text.
 */
export function tableFromClipboard(text: string): string[][] {
  const plain = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  const table: string[][] = [[]]
  for (const [, cell = '', end] of plain.matchAll(/("(?:[^"]|"")*"(?=[\t\n]|$)|[^\t\n]*)(\t|\n|$)/g)) {
    table.at(-1)?.push(bare(cell))
    if (end === '\n') table.push([])
    else if (end === '') break
  }
  return table
}

function bare(cell: string): string {
  const inner = /^"([\s\S]*)"$/.exec(cell)?.[1]
  return inner !== undefined && /[\t\n]|""/.test(inner) ? inner.replaceAll('""', '"') : cell
}

export function tableForClipboard(table: readonly (readonly string[])[]): string {
  const cell = (text: string) => (/[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  return table.map((line) => line.map(cell).join('\t')).join('\r\n')
}

/** Where the cells of a pasted line fall: in a column, or in one that whoever pastes may not see. */
export type PastedPlace = { readonly column: number } | { readonly hidden: string }

/** Places from a column on: what was copied elsewhere has the hidden columns, too, and none of it slips into the next one (ROOM-06). */
export function placesFrom<Row>(columns: readonly SheetColumn<Row>[], left: number): PastedPlace[] {
  return columns.slice(left).flatMap((column, place): PastedPlace[] => {
    const hidden = place === 0 ? [] : (column.hiddenBefore ?? [])
    return [...hidden.map((title) => ({ hidden: title })), { column: left + place }]
  })
}

/** Takes the cells of hidden columns out of a pasted table, and tells of those that held something. */
export function withoutHidden(table: readonly (readonly string[])[], places: readonly PastedPlace[]): string[][] {
  const isHidden = (place: number) => 'hidden' in (places[place] ?? {})
  const titles = places.flatMap((place, index) =>
    'hidden' in place && table.some((line) => (line[index] ?? '').trim() !== '') ? [place.hidden] : [],
  )
  if (titles.length > 0)
    notice.warn('Nicht eingefügt', `Ohne das Recht „Personendaten sehen“ wird nicht übernommen: ${titles.join(', ')}`)
  return table.map((line) => line.filter((_, place) => !isHidden(place)))
}
