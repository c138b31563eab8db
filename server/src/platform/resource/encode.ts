import { groupsKey, isShown } from '@reisewerk/domain/contract/groups.ts'
import type { Field, Fields } from '@reisewerk/domain/contract/shape.ts'
import { moneyOnWire } from '@reisewerk/domain/money.ts'
import { linkTo, wireOfDate, wireOfInstant, wireOfLocalTime } from '@reisewerk/domain/wire.ts'
import { Latest } from '../latest.ts'
import { isExpanded } from './read-sql.ts'

type Row = Record<string, unknown>
type Item = Record<string, unknown>
type Groups = ReadonlySet<string>
type Writer = (row: Row, item: Item) => void
type Encoder = (value: unknown) => unknown

/** Turns a row of `selectSql`, or JSON from inside one, into the item that leaves the API (design §2). */
export function encodeItem(fields: Fields, row: Row, groups: Groups): Item {
  return itemEncoder(fields, groups)(row)
}

/** What fields and groups mean is worked out once: a dashboard has thousands of values, and as many each time. */
const known = new WeakMap<Fields, Latest<(row: Row) => Item>>()

function itemEncoder(fields: Fields, groups: Groups): (row: Row) => Item {
  const ofFields = known.get(fields) ?? new Latest<(row: Row) => Item>(100)
  known.set(fields, ofFields)
  const key = groupsKey(groups)
  const found = ofFields.get(key)
  if (found !== undefined) return found
  const writers = writersOf(fields, groups, '')
  const blank = blankOf(['id', 'version', ...shownNames(fields, groups)])
  const encode = (row: Row) => {
    const item: Item = { ...blank, id: row.id, version: row.version }
    for (const write of writers) write(row, item)
    return item
  }
  ofFields.set(key, encode)
  return encode
}

/**
 * An item with nothing in it. V8 keeps the copies of an object that came from JSON in the shape it has; one that gets its fields one
 * by one under ever other names becomes a dictionary, which takes twice as long to write out.
 */
function blankOf(names: readonly string[]): Item {
  return JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null]))))
}

function shownNames(fields: Fields, groups: Groups): string[] {
  return Object.entries(fields)
    .filter(([, field]) => isShown(field.groups, groups))
    .map(([name]) => name)
}

function writersOf(fields: Fields, groups: Groups, prefix: string): Writer[] {
  return Object.entries(fields)
    .filter(([, field]) => isShown(field.groups, groups))
    .map(([name, field]) => writerOf(name, field, groups, `${prefix}${name}`))
}

function writerOf(name: string, field: Field, groups: Groups, path: string): Writer {
  if (field.kind === 'object') {
    const inner = field.fields ?? {}
    return objectWriter(name, blankOf(shownNames(inner, groups)), writersOf(inner, groups, `${path}.`))
  }
  if (field.kind === 'money') {
    const [cents, currency] = [`${path}.cents`, `${path}.currency`]
    return (row, item) => {
      item[name] = encodeMoney(row[cents], row[currency])
    }
  }
  // Personal fields are opened behind (personal.ts); until then they are sealed texts.
  const encode = field.isPersonal ? null : encoderOf(field, groups)
  const isList = field.kind === 'children' || field.kind === 'links'
  return (row, item) => {
    const value = row[path]
    if (value === null || value === undefined) item[name] = isList ? [] : null
    else item[name] = encode === null ? value : encode(value)
  }
}

function objectWriter(name: string, blank: Item, writers: readonly Writer[]): Writer {
  return (row, item) => {
    const inner: Item = { ...blank }
    for (const write of writers) write(row, inner)
    item[name] = inner
  }
}

/** @returns null for values that leave as they are kept */
export function encoderOf(field: Field, groups: Groups): Encoder | null {
  switch (field.kind) {
    case 'day':
      return (value) => wireOfDate(String(value))
    case 'localTime':
      return (value) => wireOfLocalTime(String(value))
    case 'instant':
      return (value) => wireOfInstant(value instanceof Date ? value : new Date(String(value)))
    case 'link':
      return linkEncoder(field, groups)
    case 'links': {
      const encode = linkEncoder(field, groups)
      return (value) => (value as unknown[]).map(encode)
    }
    case 'children': {
      const encode = itemEncoder(field.target?.contract?.fields ?? {}, groups)
      return (value) => (value as Row[]).map(encode)
    }
    default:
      return field.encode ?? null
  }
}

function linkEncoder(field: Field, groups: Groups): Encoder {
  if (isExpanded(field, groups)) {
    const encode = itemEncoder(field.target?.contract?.fields ?? {}, groups)
    return (value) => encode(value as Row)
  }
  const resource = field.target?.resource ?? ''
  return (value) => linkTo(resource, Number(value))
}

function encodeMoney(cents: unknown, currency: unknown): unknown {
  if (cents === null || cents === undefined) return null
  return moneyOnWire({ cents: Number(cents), currency: String(currency) })
}
