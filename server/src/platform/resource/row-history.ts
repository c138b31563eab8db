import { linkTo, wireOfInstant } from '@reisewerk/domain/wire.ts'
import { getTableName } from 'drizzle-orm'
import type { Transaction } from '../database/transaction.ts'
import { notFound } from '../errors.ts'
import { requiredColumn, tableSql } from './columns.ts'
import { scopeSql } from './read-sql.ts'
import { type Resource, type ResourceSet, resourceOf } from './resource.ts'

type LogRow = {
  id: number
  at: Date
  user_id: number | null
  user_name: string | null
  table_name: string
  row_id: number
  operation: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

const pageSize = 50

/**
 * Who changed what on an entry and on the lists that belong to it, newest first.
 * @param before id of the oldest entry already known, for the next page
 * @throws ApiError 404 when the actor sees no such entry
 */
export async function historyOfRow(
  trx: Transaction,
  resources: ResourceSet,
  resource: Resource,
  id: number,
  before: number | null,
) {
  const { table } = resource.binding
  const conditions = ['t0.id = $1', ...scopeSql(resource, new Set(['soft_delete']), 't0')].join(' and ')
  const parts = [`(l.table_name = '${getTableName(table)}' and l.row_id = $1)`, ...childParts(resources, resource)]
  const [found, rows] = await Promise.all([
    trx.query(`select from ${tableSql(table)} t0 where ${conditions}`, [id]),
    trx.query<LogRow>(
      `select l.id, l.at, l.user_id, trim(u.first_name || ' ' || u.last_name) as user_name, l.table_name, l.row_id,
         l.operation, l.before, l.after
       from change_log l left join users u on u.id = l.user_id
       where (${parts.join(' or ')}) and ($2::bigint is null or l.id < $2) order by l.id desc limit ${pageSize}`,
      [id, before],
    ),
  ])
  if (found.length === 0) throw notFound(resource.contract.title)
  return rows.map((row) => ({
    id: row.id,
    at: wireOfInstant(row.at),
    user: row.user_id === null ? null : linkTo('users', row.user_id),
    userName: row.user_name,
    table: row.table_name,
    row: row.row_id,
    operation: row.operation,
    before: row.before,
    after: row.after,
  }))
}

/** Changes of the entries that belong to it, gone ones too: their last state is in the log. */
function childParts(resources: ResourceSet, { contract, binding }: Resource): string[] {
  return Object.entries(binding.parents ?? {}).flatMap(([path, { column }]) => {
    const child = resourceOf(resources, contract.fields[path]?.target?.resource ?? '')
    if (child.binding.isConfidential === true) return []
    const name = getTableName(child.binding.table)
    const parent = requiredColumn(child.binding.table, column)
    const gone = `l.operation = 'delete' and l.before ->> '${parent.replaceAll('"', '')}' = $1::text`
    const living = `l.row_id in (select c.id from "${name}" c where c.${parent} = $1)`
    return [`(l.table_name = '${name}' and (${living} or ${gone}))`]
  })
}
