import { type HeadReader, plainHead } from './heads.ts'

/** A column of a file and what becomes of it. */
export type TableColumn<F extends string> = {
  /** Its head, as the file writes it. */
  readonly title: string
  /** null: is not taken over. */
  readonly field: F | null
  /** Whether the head leaves no doubt. */
  readonly isSure: boolean
}

/** What was chosen for lists before, by the heads of their columns. */
export type RememberedHeads<F extends string> = Readonly<Record<string, F | null>>

/** Above the heads stand a title, the trip, the date of the list; below this line nobody begins a table. */
const deepestHead = 15

/**
 * The line that names the columns: the one with the most words known as heads. Without a single one it is the first line that is filled.
 * @param rows of a sheet @returns its index
 */
export function headRowOfTable<F extends string>(
  rows: readonly (readonly string[])[],
  fieldOfHead: HeadReader<F>,
  remembered: RememberedHeads<F> = {},
): number {
  const known = (text: string) => fieldOfHead(text) !== null || Object.hasOwn(remembered, plainHead(text))
  const counts = rows.slice(0, deepestHead).map((row) => row.filter((text) => text !== '' && known(text)).length)
  const most = Math.max(0, ...counts)
  if (most > 0) return counts.indexOf(most)
  return Math.max(
    0,
    rows.findIndex((row) => row.some((text) => text !== '')),
  )
}

/** What becomes of each column: what was chosen before, else what its head says; each field is given once. */
export function columnsOfTable<F extends string>(
  rows: readonly (readonly string[])[],
  headRow: number,
  fieldOfHead: HeadReader<F>,
  remembered: RememberedHeads<F> = {},
): TableColumn<F>[] {
  const taken = new Set<F>()
  return (rows[headRow] ?? []).map((title): TableColumn<F> => {
    const head = plainHead(title)
    const isRemembered = Object.hasOwn(remembered, head)
    const told = fieldOfHead(title)
    const field = isRemembered ? (remembered[head] ?? null) : (told?.field ?? null)
    if (field !== null && taken.has(field)) return { title, field: null, isSure: false }
    if (field !== null) taken.add(field)
    return { title, field, isSure: isRemembered || (told?.isSure ?? title === '') }
  })
}

/** What is kept for the next list: each head with what became of it. */
export function rememberedHeads<F extends string>(columns: readonly TableColumn<F>[]): RememberedHeads<F> {
  const entries = columns.map(({ title, field }) => [plainHead(title), field] as const)
  return Object.fromEntries(entries.filter(([head]) => head !== ''))
}
