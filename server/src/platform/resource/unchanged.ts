import { getTableName } from 'drizzle-orm'
import type { Transaction } from '../database/transaction.ts'
import { badRequest, conflict, notFound } from '../errors.ts'
import { tableSql } from './columns.ts'
import { readItem } from './list.ts'
import type { Body, Resource, ResourceSet } from './resource.ts'
import { splitBody } from './split-body.ts'

/**
 * Lets a save pass only when nobody changed the same fields since the version the caller had read (APP-14). Changes of
 * other fields are no conflict: the change log knows which columns each version touched. The rows of a list are kept in
 * another table; for a list every newer version counts.
 * @param expected the If-Match header: '"7"'
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
  const match = /^(?:W\/)?"?(\d{1,9})"?$/.exec(expected.trim())
  if (match === null) throw badRequest('If-Match erwartet die Version aus dem ETag.')
  const seen = Number(match[1])
  const { table } = resource.binding
  // The lock comes before the check: a second save waits here until the first has committed.
  const rows = await trx.query<{ version: number }>(`select version from ${tableSql(table)} where id = $1 for update`, [
    id,
  ])
  const version = rows[0]?.version
  if (version === undefined) throw notFound(resource.contract.title)
  if (version === seen) return
  const { own, children } = splitBody(resource, body)
  const changed = await trx.query(
    `select from change_log where table_name = $1 and row_id = $2 and row_version > $3 and after ?| $4::text[] limit 1`,
    [getTableName(table), id, seen, [...own.keys()].map((name) => name.replaceAll('"', ''))],
  )
  if (changed.length > 0 || children.length > 0 || version < seen) {
    const groups = new Set(Object.keys(body).flatMap((name) => resource.contract.fields[name]?.groups ?? []))
    throw conflict(await readItem(trx, resources, resource, id, groups))
  }
}
