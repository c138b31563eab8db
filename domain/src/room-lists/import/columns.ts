import { columnsOfTable, headRowOfTable, type RememberedHeads, type TableColumn } from '../../tables/columns.ts'
import { plainHead } from '../../tables/heads.ts'
import { fieldOfHead, type ImportField } from './import-fields.ts'

export type ImportColumn = TableColumn<ImportField>

/** What was chosen for a client's lists before, by the heads of their columns. */
export type RememberedColumns = RememberedHeads<ImportField>

/** The line of a list that names its columns. @param rows of a sheet @returns its index */
export function headRowOf(rows: readonly (readonly string[])[], remembered: RememberedColumns = {}): number {
  return headRowOfTable(rows, fieldOfHead, remembered)
}

/** What becomes of each column: what was chosen for this client before, else what its head says; each field is given once. */
export function columnsOf(
  rows: readonly (readonly string[])[],
  headRow: number,
  remembered: RememberedColumns = {},
): ImportColumn[] {
  const columns = columnsOfTable(rows, headRow, readerOf(rows[headRow] ?? []), remembered)
  const taken = new Set(columns.map(({ field }) => field))
  return columns.map((column) => nameBesideNone(column, taken))
}

/** Heads that name a document: its number, unless a column beside them is for that; then its kind. */
const documentHeads: ReadonlySet<string> = new Set(['ausweis', 'dokument', 'document'])

function readerOf(heads: readonly string[]): typeof fieldOfHead {
  const isNumber = (head: string) =>
    fieldOfHead(head)?.field === 'documentNumber' && !documentHeads.has(plainHead(head))
  if (!heads.some(isNumber)) return fieldOfHead
  return (head) => (documentHeads.has(plainHead(head)) ? { field: 'documentType', isSure: true } : fieldOfHead(head))
}

/** 'Name' without a column for first names holds both. */
function nameBesideNone(column: ImportColumn, taken: ReadonlySet<ImportField | null>): ImportColumn {
  if (column.field !== 'lastName' || plainHead(column.title) !== 'name' || taken.has('firstName')) return column
  return taken.has('fullName') ? column : { ...column, field: 'fullName', isSure: false }
}
