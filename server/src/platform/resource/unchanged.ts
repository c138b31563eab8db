import { getTableName } from 'drizzle-orm'
import { getTableColumns } from 'drizzle-orm/utils'
import type { Transaction } from '../database/transaction.ts'
import { badRequest, conflict, notFound } from '../errors.ts'
import { requiredColumn, tableSql } from './columns.ts'
import { readItem } from './list.ts'
import { type Body, type Resource, type ResourceSet, resourceOf } from './resource.ts'
import { type SplitBody, splitBody } from './split-body.ts'

/**
 * Lets a save pass only when nobody changed the same fields since the version the caller had read (APP-14). Changes of
 * other fields are no conflict: the change log knows which columns each version touched, and of fields that are kept in
 * other rows (of the kind, of a list, of a deadline) to which version of the item their change led.
 * @param expected the If-Match header: '"7"', or '*' for whatever there is (RFC 9110 § 13.1.1)
 * @throws ApiError 409 with the item as it stands now
 */
export async function checkUnchanged(
  trx: Transaction,
  resources: ResourceSet,
  resource: Resource,
  id: number,
  body: Body,
  expected: string,
): Promise<void> {
  const seen = versionIn(expected)
  const row = await lockItem(trx, resource, id)
  if (seen === 'any' || row.version === seen) return
  const changes = changesSince(resources, resource, { id, seen, ...row }, body)
  if (row.version < seen || changes.isUnknown || (await isAny(trx, changes))) {
    const groups = new Set(Object.keys(body).flatMap((name) => resource.contract.fields[name]?.groups ?? []))
    const [current, changedBy] = await Promise.all([
      readItem(trx, resources, resource, id, groups),
      lastToChange(trx, changes),
    ])
    throw conflict(current, changedBy)
  }
}

/**
 * Lets a deletion pass only when nobody changed anything since the version the caller had read.
 * @param expected the If-Match header
 * @throws ApiError 409 with the item as it stands now
 */
export async function checkSameVersion(
  trx: Transaction,
  resources: ResourceSet,
  resource: Resource,
  id: number,
  expected: string,
): Promise<void> {
  const seen = versionIn(expected)
  const { version } = await lockItem(trx, resource, id)
  if (seen !== 'any' && version !== seen) throw conflict(await readItem(trx, resources, resource, id, new Set()))
}

/** The lock comes before the check: a second save waits here until the first has committed. */
async function lockItem(
  trx: Transaction,
  { binding: { table, lockFirst }, contract }: Resource,
  id: number,
): Promise<{ version: number; order: number | null }> {
  // What may be without a trip has parts of several, or of none: an e-mail that is assigned.
  const isBelowTrip = getTableColumns(table).orderId?.notNull === true
  const order = isBelowTrip ? 'order_id' : getTableName(table) === 'orders' ? 'id' : 'null::bigint'
  const [, [row]] = await Promise.all([
    lockFirst?.(trx, id),
    trx.query<{ version: number; order: number | null }>(
      `select version, ${order} as "order" from ${tableSql(table)} where id = $1 for update`,
      [id],
    ),
  ])
  if (row === undefined) throw notFound(contract.title)
  return row
}

function versionIn(expected: string): number | 'any' {
  if (expected.trim() === '*') return 'any'
  const match = /^(?:W\/)?"?(\d{1,9})"?$/.exec(expected.trim())
  if (match === null) throw badRequest('If-Match erwartet die Version aus dem ETag.')
  return Number(match[1])
}

type Seen = { readonly id: number; readonly seen: number; readonly order: number | null }

/** Conditions on `change_log l`, one for each place where something that a body names is kept. */
type Changes = {
  readonly conditions: readonly string[]
  readonly values: readonly unknown[]
  /** Of what a use case keeps nobody knows where, every newer version counts. */
  readonly isUnknown: boolean
}

/** Which changes since a version are of something that the body names. */
function changesSince(resources: ResourceSet, resource: Resource, { id, seen, order }: Seen, body: Body): Changes {
  const split = splitBody(resource, body)
  const values: unknown[] = [id, seen]
  const param = (value: unknown) => `$${values.push(value)}`
  const { table, extension } = resource.binding
  const named = (columns: Iterable<string>) => param([...columns].map((name) => name.replaceAll('"', '')))
  const ofRow = (name: string) => `l.table_name = '${name}' and l.row_id = $1`
  const changes: string[] = []
  if (split.own.size > 0) {
    changes.push(
      `${ofRow(getTableName(table))} and l.row_version > $2 and l.after ?| ${named(split.own.keys())}::text[]`,
    )
  }
  if (extension !== undefined && split.extension.size > 0) {
    const columns = named(split.extension.keys())
    changes.push(`${ofRow(getTableName(extension))} and l.owner_version > $2 and l.after ?| ${columns}::text[]`)
  }
  const parts = [...listParts(resources, resource, split), ...elsewhereParts(resource, body)]
  const told = resource.binding.elsewhere ?? {}
  const isUnknown = order === null && split.keptByUseCase.some((path) => !Object.hasOwn(told, path))
  const trip = order === null || parts.length === 0 ? null : `l.order_id = ${param(order)}`
  for (const { name, parent, where, columns } of parts) {
    const key = parent.replaceAll('"', '')
    const members = where === null ? '' : ` and ${where}`
    const living = `l.row_id in (select t0.id from "${name}" t0 where t0.${parent} = $1${members})`
    const inList =
      where === null
        ? ''
        : ` and exists (select from jsonb_populate_record(null::"${name}", l.before) t0 where ${where})`
    const gone = `l.operation = 'delete' and l.before ->> '${key}' = $1::text${inList}`
    const fields = columns === null ? '' : ` and (l.operation <> 'update' or l.after ?| ${named(columns)}::text[])`
    const ofList = `l.table_name = '${name}' and l.owner_version > $2${fields}`
    // A trip's changes are read by their trip; other living rows and those gone have an index each.
    if (trip !== null) changes.push(`${trip} and ${ofList} and (${living} or ${gone})`)
    else changes.push(`${ofList} and ${living}`, `${ofList} and ${gone}`)
  }
  return { conditions: changes, values, isUnknown }
}

async function isAny(trx: Transaction, { conditions, values }: Changes): Promise<boolean> {
  if (conditions.length === 0) return false
  const found = conditions.map((change) => `exists (select from change_log l where ${change} limit 1)`)
  return (await trx.query(`select where ${found.join(' or ')}`, [...values])).length > 0
}

/** @returns who has changed it last, by name; null where nobody knows */
async function lastToChange(trx: Transaction, { conditions, values }: Changes): Promise<string | null> {
  if (conditions.length === 0) return null
  const found = conditions.map((change) => `(select l.id, l.user_id from change_log l where ${change})`)
  const [last] = await trx.query<{ name: string | null }>(
    `select nullif(trim(u.first_name || ' ' || u.last_name), '') as name from (${found.join(' union all ')}) c left join users u on u.id = c.user_id order by c.id desc limit 1`,
    [...values],
  )
  return last?.name ?? null
}

/** Rows of another table that belong to the item. @param columns those that count; null for all */
type Part = { name: string; parent: string; where: string | null; columns: readonly string[] | null }

function listParts(resources: ResourceSet, { binding }: Resource, split: SplitBody): Part[] {
  const joins = split.joins.flatMap(({ path }) => {
    const join = binding.joins?.[path]
    if (join === undefined) return []
    return [
      { name: getTableName(join.table), parent: requiredColumn(join.table, join.own), where: null, columns: null },
    ]
  })
  const children = split.children.flatMap(({ path, field }) => {
    const list = binding.parents?.[path]
    if (list === undefined) return []
    const { table } = resourceOf(resources, field.target?.resource ?? '').binding
    const parent = requiredColumn(table, list.column)
    return [{ name: getTableName(table), parent, where: list.where?.('t0') ?? null, columns: null }]
  })
  return [...joins, ...children]
}

/** A body's parts that a use case keeps in another table, such as the deadline of a request. */
function elsewhereParts({ binding }: Resource, body: Body): Part[] {
  return Object.entries(binding.elsewhere ?? {}).flatMap(([name, { table, column }]) => {
    const value = body[name]
    if (typeof value !== 'object') return []
    const known = getTableColumns(table)
    const columns =
      value === null || Array.isArray(value)
        ? null
        : Object.keys(value).flatMap((key) => (key in known ? [requiredColumn(table, key)] : []))
    return [{ name: getTableName(table), parent: requiredColumn(table, column), where: null, columns }]
  })
}
