import type { Field, Fields } from '@reisewerk/domain/contract/field.ts'
import { isShown } from '@reisewerk/domain/contract/groups.ts'
import { decimalAmount, formatMoney } from '@reisewerk/domain/money.ts'
import { linkTo, wireOfDate, wireOfInstant, wireOfLocalTime } from '@reisewerk/domain/wire.ts'
import { isExpanded } from './read-sql.ts'

type Row = Record<string, unknown>

/** Turns a row of `selectSql`, or JSON from inside one, into the item that leaves the API (design §2). */
export function encodeItem(fields: Fields, row: Row, groups: ReadonlySet<string>): Record<string, unknown> {
  return { id: row.id, version: row.version, ...encodeFields(fields, row, groups, '') }
}

function encodeFields(fields: Fields, row: Row, groups: ReadonlySet<string>, prefix: string): Record<string, unknown> {
  const item: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    if (!isShown(field.groups, groups)) continue
    item[name] = encodeField(field, row, groups, `${prefix}${name}`)
  }
  return item
}

function encodeField(field: Field, row: Row, groups: ReadonlySet<string>, path: string): unknown {
  if (field.kind === 'object') return encodeFields(field.fields ?? {}, row, groups, `${path}.`)
  if (field.kind === 'money') return encodeMoney(row[`${path}.cents`], row[`${path}.currency`])
  const value = row[path]
  if (value === null || value === undefined) return field.kind === 'children' || field.kind === 'links' ? [] : null
  return encoders[field.kind]?.(value, field, groups) ?? value
}

type Encoder = (value: unknown, field: Field, groups: ReadonlySet<string>) => unknown

const encoders: Partial<Record<Field['kind'], Encoder>> = {
  day: (value) => wireOfDate(String(value)),
  localTime: (value) => wireOfLocalTime(String(value)),
  instant: (value) => wireOfInstant(value instanceof Date ? value : new Date(String(value))),
  link: (value, field, groups) => encodeLinked(value, field, groups),
  links: (value, field, groups) => (value as unknown[]).map((entry) => encodeLinked(entry, field, groups)),
  children: (value, field, groups) =>
    (value as Row[]).map((entry) => encodeItem(field.target?.contract?.fields ?? {}, entry, groups)),
}

function encodeLinked(value: unknown, field: Field, groups: ReadonlySet<string>): unknown {
  if (isExpanded(field, groups)) return encodeItem(field.target?.contract?.fields ?? {}, value as Row, groups)
  return linkTo(field.target?.resource ?? '', Number(value))
}

function encodeMoney(cents: unknown, currency: unknown): unknown {
  if (cents === null || cents === undefined) return null
  const money = { cents: Number(cents), currency: String(currency) }
  return { amount: decimalAmount(money.cents), currency: money.currency, formatted: formatMoney(money) }
}
