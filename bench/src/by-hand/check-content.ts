import { wireOfDate, wireOfInstant, wireOfLocalTime } from '@reisewerk/domain/wire.ts'
import type { ByHand } from './read-by-hand.ts'

type Item = Readonly<Record<string, unknown>>
/** Sets of which the app answers more than its screen shows; of all others every field must be answered by hand, too. */
const partly = new Set(['items', 'todos', 'contacts', 'providerContacts', 'dayIds'])
/** Of a save the app answers the whole item, its page takes the field and the version. */
const savedOnly = 'item'

/**
 * Whether statements by hand answer what the app answers, field by field; otherwise they are no measure.
 * @param rows what the statements answered, one array a statement
 * @param sets what the app answered, by `setsOf`
 * @throws Error which names what differs
 */
export function checkContent(
  title: string,
  byHand: readonly ByHand[],
  rows: readonly (readonly Item[])[],
  sets: Readonly<Record<string, readonly Item[]>>,
): void {
  for (const [index, { set, leftOut }] of byHand.entries()) {
    const here = inOrder(rows[index] ?? [])
    const there = inOrder(sets[set] ?? [])
    const fail = (what: string) => {
      throw new Error(`${title}: by hand the ${set} differ from the app's: ${what}`)
    }
    if (here.length !== there.length) fail(`${here.length} instead of ${there.length}`)
    for (const [place, row] of here.entries()) {
      const item = there[place] ?? {}
      for (const [path, value] of Object.entries(row)) {
        // Who is told is no answer, and of no sum the currency is nobody's.
        if (path === 'told' || (path.endsWith('.currency') && row[path.replace(/currency$/, 'cents')] === null))
          continue
        const [ours, theirs] = [plain(value), plain(valueAt(item, path))]
        if (ours !== theirs) fail(`${path} of ${row.id} is ${ours} instead of ${theirs}`)
      }
      if (partly.has(set) || (set === savedOnly && byHand.length === 1)) continue
      const missing = leavesOf(item, '', Object.keys(row)).find((path) => !leftOut.has(path) && !isAnswered(row, path))
      if (missing !== undefined) fail(`${missing} is missing`)
    }
  }
}

/** Pages come in their order; of all else the order is another statement's. */
function inOrder(items: readonly Item[]): Item[] {
  const once = [...new Map(items.map((item) => [plain(item.id), item])).values()]
  return once.some((item) => 'total' in item)
    ? once
    : once.toSorted((a, b) => Number(plain(a.id)) - Number(plain(b.id)))
}

/** The value of an item under a column's name: 'client.companyName', 'price.cents' of a sum of money, 'client.id' of a link. */
function valueAt(item: Item, path: string): unknown {
  const names = path.split('.')
  let value: unknown = item
  for (const [index, name] of names.entries()) {
    if (value === null || value === undefined) return null
    const isLast = index === names.length - 1
    if (isLast && name === 'cents') return Math.round(Number((value as Item).amount) * 100)
    if (isLast && name === 'id' && typeof value === 'string') return value
    value = (value as Item)[name]
  }
  return value
}

/** A value as text, however database and wire write it. */
function plain(value: unknown): string {
  return JSON.stringify(asOnWire(value) ?? null)
}

function asOnWire(value: unknown): unknown {
  if (value instanceof Date) return wireOfInstant(value)
  if (Array.isArray(value)) return value.map(asOnWire)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value)
        .toSorted()
        .map(([name, inner]) => [name, asOnWire(inner)]),
    )
  if (typeof value !== 'string') return value
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return wireOfDate(value)
  if (/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}$/.test(value)) return wireOfLocalTime(value)
  const link = /^\/api\/[a-z_]+\/(-?\d+)$/.exec(value)
  return link === null ? value : Number(link[1])
}

/** The paths of all that an item says itself; what it links to says the rest. */
function leavesOf(item: Item, prefix: string, columns: readonly string[]): string[] {
  return Object.entries(item).flatMap(([name, value]) => {
    const path = `${prefix}${name}`
    if (Array.isArray(value)) return value.length === 0 || value.some((one) => typeof one === 'object') ? [] : [path]
    if (typeof value !== 'object' || value === null || 'amount' in value) return [path]
    const isOther = 'id' in value && !columns.some((column) => column.startsWith(`${path}.`) && column !== `${path}.id`)
    return isOther ? [path] : leavesOf(value as Item, `${path}.`, columns)
  })
}

function isAnswered(row: Item, path: string): boolean {
  return (
    [path, `${path}.id`, `${path}.cents`].some((column) => column in row) ||
    Object.keys(row).some((column) => path.startsWith(`${column}.`))
  )
}
