import type { Field, Fields } from '@reisewerk/domain/contract/shape.ts'
import { getTableName } from 'drizzle-orm'
import { getTableColumns } from 'drizzle-orm/utils'
import type { Transaction } from '../database/transaction.ts'
import { violated } from '../errors.ts'
import { at, placeOf, requiredColumn, tableSql } from './columns.ts'
import { notOffered } from './offered.ts'
import { fromSql } from './read-sql.ts'
import { type Body, type Resource, type ResourceSet, resourceOf } from './resource.ts'

/** Entries that a body names, and SQL of whether the item names entry `x` already; $1 is the item. */
type Named = { readonly path: string; readonly table: string; readonly ids: readonly number[]; readonly isKept: string }

/**
 * Refuses what the master data no longer offers (decision 006) for what is new in a trip. What an item names already it may
 * keep, so that it can be sent back as it was read (decision 005); copies and concepts bring along what they name.
 * @param standing whether the item is new, so that what stands in it was chosen just now
 * @throws ApiError 422 at the fields
 */
export async function checkCurrent(
  trx: Transaction,
  resources: ResourceSet,
  resource: Resource,
  id: number,
  body: Body,
  standing: 'new' | 'kept',
): Promise<void> {
  const { table } = resource.binding
  // What is added to an entry of the master data itself, such as a contact of a retired house, is no choice.
  if (getTableName(table) !== 'orders' && !('orderId' in getTableColumns(table))) return
  const named = namedIn(resources, resource, resource.contract.fields, body, '')
  if (named.length === 0) return
  const questions = named.map(
    ({ table: entries, isKept }, index) =>
      `select ${index} as place from ${entries} x where x.id = any ($${index + 2}::bigint[]) and x.is_retired
         and $1::bigint is not null${standing === 'kept' ? ` and not coalesce(${isKept}, false)` : ''}`,
  )
  const retired = await trx.query<{ place: number }>(`${questions.join(' union ')} order by place`, [
    id,
    ...named.map(({ ids }) => ids),
  ])
  const paths = retired.flatMap(({ place }) => named[place]?.path ?? [])
  if (paths.length === 0) return
  throw violated(...paths.map((propertyPath) => ({ propertyPath, message: notOffered })))
}

/** Refuses one entry that is chosen outside a body. @throws ApiError 422 at the field */
export async function refuseRetired(
  trx: Transaction,
  resources: ResourceSet,
  resource: string,
  id: number,
  propertyPath: string,
): Promise<void> {
  const table = tableSql(resourceOf(resources, resource).binding.table)
  const retired = await trx.query(`select from ${table} where id = $1 and is_retired`, [id])
  if (retired.length > 0) throw violated({ propertyPath, message: notOffered })
}

function namedIn(resources: ResourceSet, resource: Resource, fields: Fields, body: Body, prefix: string): Named[] {
  return Object.entries(body).flatMap(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    const path = `${prefix}${name}`
    if (field?.kind === 'object') {
      return namedIn(resources, resource, field.fields ?? {}, (value ?? {}) as Body, `${path}.`)
    }
    if (field?.kind === 'children') return namedInList(resources, resource, path, field, value)
    const ids = field?.kind === 'link' ? [value] : field?.kind === 'links' ? value : []
    return field === undefined || !isIds(ids)
      ? []
      : entriesOf(resources, path, field, ids, () => keptBy(resource, path, field))
  })
}

/** Entries that the rows of a list name, each at its place. */
function namedInList(
  resources: ResourceSet,
  { binding }: Resource,
  path: string,
  field: Field,
  rows: unknown,
): Named[] {
  const list = binding.parents?.[path]
  if (list === undefined || !Array.isArray(rows)) return []
  const child = resourceOf(resources, field.target?.resource ?? '')
  const parent = requiredColumn(child.binding.table, list.column)
  return rows.flatMap((row: Body, index) =>
    Object.entries(child.contract.fields).flatMap(([name, own]) => {
      const ids = [row[name]]
      if (own.kind !== 'link' || !isIds(ids)) return []
      return entriesOf(resources, `${path}[${index}].${name}`, own, ids, () => {
        const column = at('t1', placeOf(child, name, own))
        return `exists (select from ${fromSql(child, 't1')} where t1.${parent} = $1 and ${column} = x.id)`
      })
    }),
  )
}

function isIds(ids: unknown): ids is number[] {
  return Array.isArray(ids) && ids.length > 0 && ids.every((id) => typeof id === 'number')
}

function entriesOf(
  resources: ResourceSet,
  path: string,
  field: Field,
  ids: readonly number[],
  keptSql: () => string,
): Named[] {
  const { table } = resourceOf(resources, field.target?.resource ?? '').binding
  return 'isRetired' in getTableColumns(table) ? [{ path, table: tableSql(table), ids, isKept: keptSql() }] : []
}

function keptBy(resource: Resource, path: string, field: Field): string {
  const { binding } = resource
  const join = binding.joins?.[path]
  if (join !== undefined) {
    const [own, other] = [requiredColumn(join.table, join.own), requiredColumn(join.table, join.other)]
    return `exists (select from ${tableSql(join.table)} j where j.${own} = $1 and j.${other} = x.id)`
  }
  const stored = binding.computed?.[path]?.('t0') ?? at('t0', placeOf(resource, path, field))
  return `(select ${stored} = x.id from ${fromSql(resource, 't0')} where t0.id = $1)`
}
