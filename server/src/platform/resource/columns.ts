import type { Field, FieldKind } from '@reisewerk/domain/contract/shape.ts'
import { getTableName } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import { getTableColumns } from 'drizzle-orm/utils'
import type { Binding, Resource } from './resource.ts'

/** A column and whether the extension's row holds it. */
export type Place = { readonly column: string; readonly inExtension: boolean }

export function tableSql(table: PgTable): string {
  return `"${getTableName(table)}"`
}

/** @returns the column's name in the database for a property of the table, quoted; null when there is none */
function columnSql(table: PgTable, property: string): string | null {
  const column = getTableColumns(table)[property]
  if (column === undefined) return null
  return `"${column.keyAsName ? toSnakeCase(column.name) : column.name}"`
}

/** @throws TypeError when the table has no such property: a declaration is wrong, and the start-up should say so */
export function requiredColumn(table: PgTable, property: string): string {
  const column = columnSql(table, property)
  if (column === null) throw new TypeError(`${getTableName(table)} has no column '${property}'`)
  return column
}

/** 'trip.name' → 'tripName' */
function camel(path: string): string {
  return path.replace(/[._](\w)/g, (_, letter: string) => letter.toUpperCase())
}

const suffixes: Partial<Record<FieldKind, string>> = { link: 'Id', money: 'Cents' }

function propertyOf({ binding }: Resource, path: string, field: Field): string {
  return binding.columns?.[path] ?? `${camel(path)}${suffixes[field.kind] ?? ''}`
}

/** Where a field of a resource is kept. @throws TypeError when neither table has the column */
export function placeOf(resource: Resource, path: string, field: Field): Place {
  return placeOfProperty(resource.binding, propertyOf(resource, path, field), `${resource.contract.name}.${path}`)
}

/** What the database keeps of a field that nobody names; undefined where that is nothing. */
export function defaultOf(resource: Resource, path: string, field: Field): unknown {
  const { table, extension } = resource.binding
  const property = propertyOf(resource, path, field)
  return (getTableColumns(table)[property] ?? (extension && getTableColumns(extension)[property]))?.default
}

export function currencyPlaceOf(resource: Resource, path: string): Place {
  return placeOfProperty(resource.binding, `${camel(path)}Currency`, `${resource.contract.name}.${path}`)
}

function placeOfProperty(binding: Binding, property: string, name: string): Place {
  const extension = binding.extension === undefined ? null : columnSql(binding.extension, property)
  // `id` and `orderId` stand in both tables; the shared row is the one that counts.
  if (extension !== null && columnSql(binding.table, property) === null) return { column: extension, inExtension: true }
  const column = columnSql(binding.table, property)
  if (column === null) throw new TypeError(`${name}: no column '${property}'`)
  return { column, inExtension: false }
}

/** Column of a place under the row's alias; extensions of row `t0` are `e0`. */
export function at(row: string, place: Place): string {
  return `${place.inExtension ? row.replace('t', 'e') : row}.${place.column}`
}

/** Whether a row of the table always has something there; of an extension nobody asks. */
export function isRequired(table: PgTable, { column, inExtension }: Place): boolean {
  if (inExtension) return false
  return Object.keys(getTableColumns(table)).some(
    (property) => getTableColumns(table)[property]?.notNull === true && requiredColumn(table, property) === column,
  )
}
