import { linkTo, wireOfInstant } from '@reisewerk/domain/wire.ts'
import { getTableName } from 'drizzle-orm'
import { getTableColumns } from 'drizzle-orm/utils'
import type { Transaction } from '../database/transaction.ts'
import { notFound } from '../errors.ts'
import { requiredColumn, tableSql } from './columns.ts'
import { withoutLoggedPurchase } from './purchase.ts'
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
  name: string | null
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
  const children = childrenOf(resources, resource)
  const parts = [
    `(l.table_name = '${getTableName(table)}' and (l.row_id = $1 or l.row_id in (select entries_merged_into('${getTableName(table)}', $1))))`,
    ...children.map(changesOf),
  ]
  const [found, rows] = await Promise.all([
    trx.query(`select from ${tableSql(table)} t0 where ${conditions}`, [id]),
    trx.query<LogRow>(
      `select l.id, l.at, l.user_id, trim(u.first_name || ' ' || u.last_name) as user_name, l.table_name, l.row_id,
         l.operation, l.before, l.after, ${nameOf(children)} as name
       from change_log l left join users u on u.id = l.user_id
       where (${parts.join(' or ')}) and ($2::bigint is null or l.id < $2) order by l.id desc limit ${pageSize}`,
      [id, before],
    ),
  ])
  if (found.length === 0) throw notFound(resource.contract.title)
  return withoutLoggedPurchase(trx, resources, rows).map((row) => ({
    id: row.id,
    at: wireOfInstant(row.at),
    user: row.user_id === null ? null : linkTo('users', row.user_id),
    userName: row.user_name,
    table: row.table_name,
    row: row.row_id,
    operation: row.operation,
    before: row.before,
    after: row.after,
    subject: row.name === null || row.name === '' ? null : { name: row.name },
  }))
}

type Child = { table: string; parent: string; name: string | null }

/** The lists that belong to an entry, and how what is in them is called: by its full name, its name or its title. */
function childrenOf(resources: ResourceSet, { contract, binding }: Resource): Child[] {
  return Object.entries(binding.parents ?? {}).flatMap(([path, { column }]) => {
    const child = resourceOf(resources, contract.fields[path]?.target?.resource ?? '').binding
    if (child.isConfidential === true) return []
    const own = ['name', 'title'].find((property) => property in getTableColumns(child.table))
    const name = child.computed?.fullName?.('c') ?? (own === undefined ? null : `c.${requiredColumn(child.table, own)}`)
    return [{ table: getTableName(child.table), parent: requiredColumn(child.table, column), name }]
  })
}

/** All changes of the entries of a list, of gone ones too: their last state in the log says where they belonged. */
function changesOf({ table, parent }: Child): string {
  const living = `select c.id from "${table}" c where c.${parent} = $1`
  const gone = `select g.row_id from change_log g where g.table_name = '${table}' and g.operation = 'delete'
    and g.order_id is null and g.before ->> '${parent.replaceAll('"', '')}' = $1::text`
  // As an array, so that the log is looked up by its index.
  return `(l.table_name = '${table}' and l.row_id = any (array(${living} union ${gone})))`
}

/** The name an entry of a list has now or, when it is gone, had in the end. */
function nameOf(children: readonly Child[]): string {
  const named = children.flatMap(({ table, name }) =>
    name === null
      ? []
      : `when '${table}' then coalesce((select ${name} from "${table}" c where c.id = l.row_id),
          (select ${name} from change_log g, jsonb_populate_record(null::"${table}", g.before) c
            where g.table_name = '${table}' and g.row_id = l.row_id and g.operation = 'delete' order by g.id desc limit 1))`,
  )
  return named.length === 0 ? 'null' : `case l.table_name ${named.join(' ')} end`
}
