import { idOf } from '@reisewerk/domain/wire.ts'

/** An item as an answer shows it, with the rows it holds in fields of their own. */
export type Row = { readonly id: number; readonly version?: number; readonly [field: string]: unknown }
/** Rows of a table that an item holds in a field; each row names the item it stands in. */
type Level = { readonly table: string; readonly field: string; readonly parent: string; readonly below?: Level }

/** Lists whose items hold rows that are saved under names of their own: such a row is taken in alone, and the list not asked for again. */
const levels: Readonly<Record<string, Level>> = {
  room_lists: {
    ...{ table: 'rooms', field: 'rooms', parent: 'roomList' },
    below: { table: 'passengers', field: 'passengers', parent: 'room' },
  },
}

/** The lists that hold rows of a table. */
export function listsHolding(table: string): readonly string[] {
  return Object.keys(levels).filter((list) => levelOf(list, table) !== null)
}

/** Tables whose rows a list holds, from the outside in. */
export function tablesInside(list: string): readonly string[] {
  const found: string[] = []
  for (let level = levels[list]; level !== undefined; level = level.below) found.push(level.table)
  return found
}

function levelOf(list: string, table: string): Level | null {
  for (let level = levels[list]; level !== undefined; level = level.below) if (level.table === table) return level
  return null
}

/** A row as it stands in the items of a list; null where it does not. */
export function rowIn(items: readonly Row[], list: string, table: string, id: number): Row | null {
  let rows = items
  for (let level = levels[list]; level !== undefined; level = level.below) {
    const { field } = level
    rows = rows.flatMap((row) => rowsOf(row, field))
    if (level.table === table) return rows.find((row) => row.id === id) ?? null
  }
  return null
}

/**
 * Puts a row where it belongs, or from where it was to there; what has not changed stays the same object. Of a row that is known already
 * in a newer version nothing is taken.
 * @returns null where that cannot be told from the row alone: what it belongs to is not there, or it holds rows that are not
 */
export function withRow(items: readonly Row[], list: string, table: string, row: Row): readonly Row[] | null {
  const [level, known] = [levelOf(list, table), rowIn(items, list, table, row.id)]
  if (level === null || typeof row.version !== 'number') return null
  if (known !== null && Number(known.version) > row.version) return items
  const { below } = level
  if (below === undefined) return placed(items, levels[list], table, row)
  // Rows it holds have versions of their own: those of a row that is known may have come or gone since.
  const inside = rowsOf(row, below.field)
  if (known !== null && inside.some(({ id }) => rowIn(items, list, below.table, id) === null)) return null
  const bare = { ...row, [below.field]: known === null ? [] : rowsOf(known, below.field) }
  return inside.reduce<readonly Row[] | null>(
    (now, one) => now && withRow(now, list, below.table, one),
    placed(items, levels[list], table, bare),
  )
}

/** The items without a row. */
export function withoutRow(items: readonly Row[], list: string, table: string, id: number): readonly Row[] {
  return mapRows(items, levels[list], table, (rows) =>
    rows.some((row) => row.id === id) ? rows.filter((row) => row.id !== id) : rows,
  )
}

function placed(items: readonly Row[], top: Level | undefined, table: string, row: Row): readonly Row[] | null {
  let isPlaced = false
  const next = mapRows(items, top, table, (rows, holder, { parent }) => {
    const isHere = typeof row[parent] === 'string' && idOf(row[parent]) === holder.id
    if (isHere) isPlaced = true
    if (!isHere && rows.every(({ id }) => id !== row.id)) return rows
    const others = rows.filter(({ id }) => id !== row.id)
    return isHere ? [...others, row].toSorted(byPlace) : others
  })
  return isPlaced ? next : null
}

function mapRows(
  items: readonly Row[],
  level: Level | undefined,
  table: string,
  change: (rows: readonly Row[], holder: Row, level: Level) => readonly Row[],
): readonly Row[] {
  if (level === undefined) return items
  return items.map((item) => {
    const before = rowsOf(item, level.field)
    const after = level.table === table ? change(before, item, level) : mapRows(before, level.below, table, change)
    const isSame = after.length === before.length && after.every((row, place) => row === before[place])
    return isSame ? item : { ...item, [level.field]: after }
  })
}

/** As the server orders what an item holds. */
function byPlace(one: Row, other: Row): number {
  return Number(one._sort ?? 0) - Number(other._sort ?? 0) || one.id - other.id
}

/** The answer says so by its contract. */
function rowsOf(row: Row, field: string): readonly Row[] {
  return (row[field] ?? []) as readonly Row[]
}
