import type { Transaction } from '../../../platform/database/transaction.ts'
import { hiddenColumns, leftOut, onlyWhere, personalColumns } from './left-out.ts'

export type HouseTable = {
  readonly name: string
  readonly columns: readonly { readonly name: string; readonly type: string }[]
  /** By which its rows are read one after the other. */
  readonly key: readonly string[]
}

/**
 * The tables the server's role may read and that are taken along, by the catalogue, so that a new one is among them; without the columns
 * that the actor may not see.
 */
export async function houseTables(trx: Transaction): Promise<HouseTable[]> {
  const tables = await trx.query<HouseTable>(
    `select c.relname as name,
       (select jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, null)) order by a.attnum)
         from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
           and has_column_privilege(c.oid, a.attnum, 'select')) as columns,
       array(select a.attname::text from pg_index i cross join unnest(i.indkey) with ordinality as k (number, place)
         join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
         where i.indrelid = c.oid and i.indisprimary order by k.place) as key
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and has_any_column_privilege(c.oid, 'select')
     order by c.relname`,
  )
  return tables
    .filter(({ name }) => !Object.hasOwn(leftOut, name))
    .map(({ columns, ...table }) => ({
      ...table,
      columns: columns.filter(({ name }) => isTaken(`${table.name}.${name}`, trx.actor.maySeePersonal === true)),
    }))
}

function isTaken(column: string, maySeePersonal: boolean): boolean {
  return !hiddenColumns.has(column) && (maySeePersonal || !personalColumns.has(column))
}

/** A row as texts, the values of its key behind those of its columns. */
export type HouseRow = readonly (string | null)[]

/**
 * The next rows of a table behind a key, as texts: days and instants as ISO 8601 has them, 'ja' and 'nein', amounts of cents as decimals with a comma.
 * @param after values of the key of the last row read, null for the first ones
 */
export async function nextRows(
  trx: Transaction,
  { name, columns, key }: HouseTable,
  after: readonly string[] | null,
  most: number,
): Promise<HouseRow[]> {
  const types = new Map(columns.map((column) => [column.name, column.type]))
  const values = [
    ...columns.map((column) => textOf(column.name, column.type)),
    ...key.map((column) => `${quoted(column)}::text`),
  ]
  const keys = key.map(quoted).join(', ')
  const behind = key.map((column, index) => `$${index + 1}::${types.get(column) ?? 'text'}`)
  const conditions = [
    ...(after === null ? [] : [`(${keys}) > (${behind.join(', ')})`]),
    ...(onlyWhere[name] === undefined ? [] : [onlyWhere[name]]),
  ]
  const rows = await trx.query<{ row: HouseRow }>(
    `select array[${values.join(', ')}]::text[] as row from ${quoted(name)}
     ${conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`} order by ${keys} limit ${most}`,
    after ?? [],
  )
  return rows.map(({ row }) => row)
}

function textOf(column: string, type: string): string {
  const value = quoted(column)
  if (type === 'boolean') return `case ${value} when true then 'ja' when false then 'nein' end`
  if (type === 'bigint' && column.endsWith('_cents'))
    return `replace(to_char(${value} / 100.0, 'FM99999999999990.00'), '.', ',')`
  if (type === 'timestamp with time zone') return `to_char(${value}, 'YYYY-MM-DD"T"HH24:MI:SSOF')`
  return `${value}::text`
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** A file that is taken along: where its bytes lie, or the bytes themselves. */
export type HouseFile = { readonly id: number; readonly name: string } & (
  | { readonly key: string; readonly content: null }
  | { readonly key: null; readonly content: Buffer }
)

/** The files of a house by where they come from; $1 is the last number read. What tells of people in confidence stays (decision 037). */
export const fileSources: Readonly<Record<string, string>> = {
  dokumente: `select id, concat_ws('.', name, filetype) as name, key, null::bytea as content from documents
    where erased_at is null and not holds_personal and id > $1 order by id limit 500`,
  emails: `select id, name, key, null::bytea as content from email_files where id > $1 order by id limit 500`,
  lieferantenrechnungen: `select supplier_invoice_id as id, name, key, null::bytea as content from supplier_invoice_files
    where supplier_invoice_id > $1 order by supplier_invoice_id limit 500`,
  fotos: `select id, concat_ws('.', coalesce(nullif(caption, ''), 'Foto'), filetype) as name, key, null::bytea as content from photos
    where id > $1 order by id limit 500`,
  datev: `select e.id, e.file_name as name, null as key, f.content from datev_export_files f join datev_exports e on e.id = f.export_id
    where e.id > $1 order by e.id limit 5`,
  zahllaeufe: `select r.id, r.file_name as name, null as key, f.content from pay_run_files f join pay_runs r on r.id = f.pay_run_id
    where r.id > $1 order by r.id limit 5`,
}

export function nextFiles(trx: Transaction, source: string, after: number): Promise<HouseFile[]> {
  return trx.query<HouseFile>(fileSources[source] ?? '', [after])
}

/** How many documents stay behind because they tell of people in confidence. */
export async function countPersonalDocuments(trx: Transaction): Promise<number> {
  const rows = await trx.query<{ count: number }>(
    'select count(*)::int as count from documents where holds_personal and erased_at is null',
  )
  return rows[0]?.count ?? 0
}
