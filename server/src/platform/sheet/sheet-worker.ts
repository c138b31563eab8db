import { parentPort, workerData } from 'node:worker_threads'
import writeExcelFile, { type Cell, type SheetData } from 'write-excel-file/node'
import type { CellFormat, Sheet, SheetCell, SheetColumn } from './sheet.ts'

const sheet: Sheet = workerData

/** Excel's name of a sheet: at most 31 characters, none of these. */
const sheetName = sheet.name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31)
const above = sheet.above ?? []
const strong = new Set(sheet.strong)
/** What formulas come to, by the address of their cell. */
const results = new Map<string, number>()

function headOf({ title, kind }: SheetColumn): Cell {
  return {
    value: title,
    fontWeight: 'bold',
    backgroundColor: '#f5f3f0',
    ...(kind === 'number' || kind === 'money' ? { align: 'right' } : {}),
  }
}

function formatOf({ kind, currency }: CellFormat, column: SheetColumn['kind']): string {
  if (kind === 'percent') return '0.0 %'
  if (kind === 'rate') return '0.######'
  return currency !== undefined || column === 'money' ? `#,##0.00 "${currency ?? sheet.currency ?? 'EUR'}"` : '#,##0'
}

function cellOf(value: SheetCell, { kind }: SheetColumn, isStrong: boolean, address: string): Cell {
  if (value === null || value === '') return null
  const weight = isStrong ? ({ fontWeight: 'bold' } as const) : {}
  const format = formatOf(typeof value === 'object' ? value : {}, kind)
  if (typeof value === 'object') {
    if (!('formula' in value)) return { value: value.value, type: Number, format, ...weight }
    results.set(address, value.value)
    return { value: value.formula, type: 'Formula', format, ...weight }
  }
  if (kind === 'counting' && typeof value === 'number') {
    return { value, type: Number, format: '0', align: 'left', ...weight }
  }
  if (kind === 'date') return { value: new Date(`${value}T00:00:00Z`), type: Date, format: 'dd.mm.yyyy', align: 'left' }
  if (kind === 'number' || kind === 'money') return { value: Number(value), type: Number, format, ...weight }
  return { value: String(value), type: String, ...weight }
}

/** The library writes formulas without what they come to; then previews and importers show nothing. */
const withResults = {
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml: string) =>
          xml.replace(/(<c r="([A-Z]+\d+)"[^>]*><f>[^<]*<\/f>)/g, (cell, found: string, address: string) => {
            const result = results.get(address)
            return result === undefined ? cell : `${found}<v>${result}</v>`
          }),
      },
    },
  },
}

/** Where the head and all below it stand, as a range; and what Excel calls such ranges in the workbook. */
function rangesOf(): { table: string; names: string } {
  const head = above.length + 1
  const last = letterOf(sheet.columns.length - 1)
  const lastRow = head + sheet.rows.length
  const quoted = `'${sheetName.replaceAll("'", "''").replaceAll('&', '&amp;').replaceAll('<', '&lt;')}'`
  const name = (key: string, range: string, hidden = '') =>
    `<definedName name="_xlnm.${key}" localSheetId="0"${hidden}>${quoted}!${range}</definedName>`
  return {
    table: `A${head}:${last}${lastRow}`,
    names: [
      name('_FilterDatabase', `$A$${head}:$${last}$${lastRow}`, ' hidden="1"'),
      name('Print_Area', `$A$1:$${last}$${lastRow}`),
      name('Print_Titles', `$${head}:$${head}`),
    ].join(''),
  }
}

/** The library knows neither filters nor what is printed. */
const withFilters = {
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml: string) =>
          xml
            .replace(/(<worksheet\b[^>]*>)/, '$1<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>')
            .replace('</sheetData>', `</sheetData><autoFilter ref="${rangesOf().table}"/>`)
            .replace('<pageSetup ', '<pageSetup fitToWidth="1" fitToHeight="0" '),
      },
      'xl/workbook.xml': {
        transform: (xml: string) => xml.replace('<definedNames/>', `<definedNames>${rangesOf().names}</definedNames>`),
      },
    },
  },
}

const letterOf = (column: number) => String.fromCharCode(65 + column)
const data: SheetData = [
  ...above.map((line, index) =>
    line.map((text): Cell => ({ value: text, type: String, ...(index === 0 ? { fontWeight: 'bold' } : {}) })),
  ),
  sheet.columns.map(headOf),
  ...sheet.rows.map((row, index) =>
    sheet.columns.map((column, place) =>
      cellOf(row[place] ?? null, column, strong.has(index), `${letterOf(place)}${above.length + 2 + index}`),
    ),
  ),
]
const file = await writeExcelFile(
  data,
  {
    ...{ sheet: sheetName, columns: sheet.columns.map(({ width }) => ({ width })), stickyRowsCount: above.length + 1 },
    ...(sheet.filters === true && { orientation: 'landscape' as const }),
  },
  { features: sheet.filters === true ? [withResults, withFilters] : [withResults] },
).toBuffer()
parentPort?.postMessage(file)
