/**
 * The child process that reads one spreadsheet and ends: it is given bytes and nothing else, and answers texts that are cut.
 */

import { type CellObject, read, SSF, utils, type WorkBook, type WorkSheet } from '@e965/xlsx'
import { readCsv } from '@reisewerk/domain/tables/csv.ts'
import { mostColumns } from '@reisewerk/domain/tables/limits.ts'
import { tableTypeOf } from '@reisewerk/domain/tables/table-type.ts'
import { unzipSync, zipSync } from 'fflate'
import { withTrueLength } from './sheet-length.ts'
import type { ReadSheet, SpreadsheetAnswer, SpreadsheetRequest } from './spreadsheet-messages.ts'

/** What a file may come to when it is unpacked, in bytes: a list of 10,000 lines is far below. */
const mostUnpacked = 80 * 1024 * 1024
const longestCell = 1_000
const mostSheets = 30

process.once('message', (request: SpreadsheetRequest) => {
  process.send?.(answerOf(request), undefined, undefined, () => process.exit(0))
})
process.once('disconnect', () => process.exit(0))

function answerOf(request: SpreadsheetRequest): SpreadsheetAnswer {
  try {
    return told(request)
  } catch (error) {
    return { fault: error instanceof Error && /password/i.test(error.message) ? 'protected' : 'unreadable' }
  }
}

function told({ bytes, filetype, mostRows }: SpreadsheetRequest): SpreadsheetAnswer {
  // What a file is counts, not what it is called.
  const type = tableTypeOf(bytes, filetype)
  if (type === null) return { fault: 'unreadable' }
  if (type === 'csv') return withSheets([csvSheet(bytes, mostRows)])
  if (type === 'xls') return isEncrypted(bytes) ? { fault: 'protected' } : withSheets(sheetsOf(bytes, mostRows))
  const unpacked = unpack(bytes)
  return unpacked === null ? { fault: 'too_big' } : withSheets(sheetsOf(unpacked, mostRows))
}

function withSheets(sheets: readonly ReadSheet[]): SpreadsheetAnswer {
  return sheets.every(({ rowCount }) => rowCount === 0) ? { fault: 'empty' } : { sheets }
}

/** Excel keeps an .xlsx with a password as a compound file with this stream. */
function isEncrypted(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(
    Buffer.from('EncryptedPackage', 'utf16le'),
  )
}

/**
 * The parts of the package that hold cells, packed without compression: nothing is unpacked further than its entry says, and together
 * these stay within bounds. @returns null when they do not
 */
function unpack(bytes: Uint8Array): Uint8Array | null {
  let size = 0
  const wanted = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/.test(name) || /\/(drawings|charts|media)\//.test(name)) return false
      size += originalSize
      return size <= mostUnpacked
    },
  })
  if (size > mostUnpacked) return null
  const parts = Object.entries(wanted).map(([name, part]) => [
    name,
    /worksheets\/[^/]+\.xml$/.test(name) ? withTrueLength(part) : part,
  ])
  return zipSync(Object.fromEntries(parts), { level: 0 })
}

function sheetsOf(bytes: Uint8Array, mostRows: number): ReadSheet[] {
  // One more than is kept tells whether there are more; which rows are hidden is told with styles only.
  const asked = { dense: true, cellNF: true, cellHTML: false, cellStyles: true, sheetRows: mostRows + 1 } as const
  const book = read(bytes, { type: 'array', ...asked })
  const shown = book.SheetNames.filter((_, index) => !book.Workbook?.Sheets?.[index]?.Hidden)
  return shown.slice(0, mostSheets).map((name) => sheetOf(name, book, mostRows))
}

function sheetOf(name: string, book: WorkBook, mostRows: number): ReadSheet {
  const sheet = book.Sheets[name]
  const cells: (CellObject | undefined)[][] = (sheet as { '!data'?: (CellObject | undefined)[][] })?.['!data'] ?? []
  const rows = Array.from(cells, (row) => Array.from((row ?? []).slice(0, mostColumns), (cell) => textOf(cell, book)))
  if (sheet !== undefined) spreadMerged(rows, sheet)
  const filled = trimmed(rows)
  const kept = filled.slice(0, mostRows)
  return {
    name: line(name).slice(0, 60),
    rows: kept,
    hidden: kept.flatMap((row, index) => (row.length > 0 && sheet?.['!rows']?.[index]?.hidden === true ? [index] : [])),
    rowCount: filled.length > mostRows ? Math.max(filled.length, fullRows(sheet)) : filled.length,
  }
}

/** Lines of the whole sheet, those included that were not read. */
function fullRows(sheet: WorkSheet | undefined): number {
  const ref: unknown = sheet?.['!fullref'] ?? sheet?.['!ref']
  return typeof ref === 'string' ? utils.decode_range(ref).e.r + 1 : 0
}

function textOf(cell: CellObject | undefined, book: WorkBook): string {
  if (cell === undefined || cell.v === undefined || cell.t === 'e' || cell.t === 'z') return ''
  if (cell.t === 'b') return cell.v === true ? 'ja' : 'nein'
  if (cell.t !== 'n' || typeof cell.v !== 'number') return line(String(cell.v))
  const format = String(cell.z ?? 'General')
  if (SSF.is_date(format)) return dayOf(cell.v, book.Workbook?.WBProps?.date1904 === true)
  return format === 'General' ? String(cell.v) : line(cell.w ?? String(cell.v))
}

function dayOf(value: number, date1904: boolean): string {
  const day = SSF.parse_date_code(value, { date1904 })
  if (day === null || value < 1) return ''
  return `${String(day.d).padStart(2, '0')}.${String(day.m).padStart(2, '0')}.${String(day.y).padStart(4, '0')}`
}

/** A room's number merged over its guests stands for each of them; a title merged over columns stands once. */
function spreadMerged(rows: string[][], sheet: WorkSheet): void {
  for (const { s, e } of (sheet['!merges'] ?? []).slice(0, 5_000)) {
    const text = rows[s.r]?.[s.c] ?? ''
    for (let row = s.r + 1; row <= Math.min(e.r, rows.length - 1); row++) {
      const cells = rows[row]
      if (cells === undefined || text === '') continue
      while (cells.length < s.c) cells.push('')
      cells[s.c] = text
    }
  }
}

function csvSheet(bytes: Uint8Array, mostRows: number): ReadSheet {
  const { rows, rowCount } = readCsv(decoded(bytes), mostRows)
  const kept = trimmed(rows.map((row) => row.slice(0, mostColumns).map(line)))
  return { name: 'Tabelle', rows: kept, hidden: [], rowCount: rowCount > mostRows ? rowCount : kept.length }
}

/** UTF-8 where it is that without a fault, else what Windows writes; Excel's "Unicode-Text" says so by its first bytes. */
function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function trimmed(rows: string[][]): string[][] {
  const last = rows.findLastIndex((row) => row.some((text) => text !== ''))
  return rows.slice(0, last + 1).map((row) => row.slice(0, row.findLastIndex((text) => text !== '') + 1))
}

/** One line without what no database keeps. */
function line(text: string): string {
  const clean = text.toWellFormed().replaceAll(/\p{Cc}|\s+/gu, ' ')
  return clean.replaceAll(/ {2,}/g, ' ').trim().slice(0, longestCell)
}
