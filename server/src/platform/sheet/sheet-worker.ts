import { parentPort, workerData } from 'node:worker_threads'
import writeExcelFile, { type Cell, type SheetData } from 'write-excel-file/node'
import type { Sheet, SheetColumn } from './sheet.ts'

const sheet: Sheet = workerData

/** Excel's name of a sheet: at most 31 characters, none of these. */
const sheetName = sheet.name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31)

function headOf({ title, kind }: SheetColumn): Cell {
  return {
    value: title,
    fontWeight: 'bold',
    backgroundColor: '#f5f3f0',
    ...(kind === 'number' ? { align: 'right' } : {}),
  }
}

function cellOf(value: string | number | null, { kind }: SheetColumn): Cell {
  if (value === null || value === '') return null
  if (kind === 'date') return { value: new Date(`${value}T00:00:00Z`), type: Date, format: 'dd.mm.yyyy', align: 'left' }
  if (kind === 'number') return { value: Number(value), type: Number, format: '#,##0' }
  return { value: String(value), type: String }
}

const data: SheetData = [
  sheet.columns.map(headOf),
  ...sheet.rows.map((row) => sheet.columns.map((column, index) => cellOf(row[index] ?? null, column))),
]
const file = await writeExcelFile(data, {
  sheet: sheetName,
  columns: sheet.columns.map(({ width }) => ({ width })),
  stickyRowsCount: 1,
}).toBuffer()
parentPort?.postMessage(file)
