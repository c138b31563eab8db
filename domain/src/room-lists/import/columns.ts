import { fieldOfHead, type ImportField, plainHead } from './import-fields.ts'

/** A column of the file and what becomes of it. */
export type ImportColumn = {
  /** Its head, as the file writes it. */
  readonly title: string
  /** null: is not taken over. */
  readonly field: ImportField | null
  /** Whether the head leaves no doubt. */
  readonly isSure: boolean
}

/** What was chosen for a client's lists before, by the heads of their columns. */
export type RememberedColumns = Readonly<Record<string, ImportField | null>>

/** Above the heads stand a title, the trip, the date of the list; below this line nobody begins a table. */
const deepestHead = 15

/**
 * The line that names the columns: the one with the most words known as heads. Without a single one it is the first line that is filled.
 * @param rows of a sheet @returns its index
 */
export function headRowOf(rows: readonly (readonly string[])[], remembered: RememberedColumns = {}): number {
  const known = (text: string) => fieldOfHead(text) !== null || Object.hasOwn(remembered, plainHead(text))
  const counts = rows.slice(0, deepestHead).map((row) => row.filter((text) => text !== '' && known(text)).length)
  const most = Math.max(0, ...counts)
  if (most > 0) return counts.indexOf(most)
  return Math.max(
    0,
    rows.findIndex((row) => row.some((text) => text !== '')),
  )
}

/** What becomes of each column: what was chosen for this client before, else what its head says; each field is given once. */
export function columnsOf(
  rows: readonly (readonly string[])[],
  headRow: number,
  remembered: RememberedColumns = {},
): ImportColumn[] {
  const taken = new Set<ImportField>()
  const heads = rows[headRow] ?? []
  const columns = heads.map((title): ImportColumn => {
    const head = plainHead(title)
    const isRemembered = Object.hasOwn(remembered, head)
    const told = fieldOfHead(title)
    const field = isRemembered ? (remembered[head] ?? null) : (told?.field ?? null)
    if (field !== null && taken.has(field)) return { title, field: null, isSure: false }
    if (field !== null) taken.add(field)
    return { title, field, isSure: isRemembered || (told?.isSure ?? title === '') }
  })
  return columns.map((column) => nameBesideNone(column, taken))
}

/** 'Name' without a column for first names holds both. */
function nameBesideNone(column: ImportColumn, taken: ReadonlySet<ImportField>): ImportColumn {
  if (column.field !== 'lastName' || plainHead(column.title) !== 'name' || taken.has('firstName')) return column
  return taken.has('fullName') ? column : { ...column, field: 'fullName', isSure: false }
}

/** What is kept for the client's next list: each head with what became of it. */
export function rememberedOf(columns: readonly ImportColumn[]): RememberedColumns {
  return Object.fromEntries(
    columns.filter(({ title }) => plainHead(title) !== '').map(({ title, field }) => [plainHead(title), field]),
  )
}
