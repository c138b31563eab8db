import type { Transaction } from '../../../platform/database/transaction.ts'
import { lostDay, lostNamings, namings, tellings } from './namings.ts'

export type Logged = {
  table_name: string
  row_id: number
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}
export type Told = {
  names: Record<string, { before: string | null; after: string | null }>
  subject: Record<string, unknown> | null
}
type Reference = { table: string; column: string; target: string; naming: string | null }

const sized = ['order_hotel_rooms', 'order_ferry_cabins'] as const

/** Which column refers to what follows from the foreign keys; they change with a new version of the program only. */
let references: Promise<readonly Reference[]> | null = null

function referencesOf(trx: Transaction): Promise<readonly Reference[]> {
  references ??= trx.query<Reference>(readReferences).catch((error: unknown) => {
    references = null
    throw error
  })
  return references
}

const readReferences = `
  select c.conrelid::regclass::text as "table", own.attname::text as "column", c.confrelid::regclass::text as target,
    (select n.attname::text from pg_attribute n where n.attrelid = c.confrelid and n.attname = 'name' and not n.attisdropped) as naming
  from pg_constraint c
  cross join unnest(c.conkey, c.confkey) as pair (own, other)
  join pg_attribute own on own.attrelid = c.conrelid and own.attnum = pair.own
  join pg_attribute other on other.attrelid = c.confrelid and other.attnum = pair.other
  where c.contype = 'f' and c.connamespace = 'public'::regnamespace and other.attname = 'id' and own.attname <> 'order_id'`

/** Names of everything a page of the log refers to, under the actor's policies: what they may not see has none (APP-13). */
export async function toldOf(trx: Transaction, rows: readonly Logged[]): Promise<Told[]> {
  const known = await referencesOf(trx)
  const columns = new Map(known.map((reference) => [`${reference.table}.${reference.column}`, reference]))
  const asked = new Map<string, Set<number>>()
  const ask = (table: string, id: unknown) => {
    if (typeof id === 'number') asked.set(table, (asked.get(table) ?? new Set()).add(id))
  }
  for (const row of rows) {
    if (sized.some((table) => table === row.table_name) || row.table_name in namings) ask(row.table_name, row.row_id)
    for (const values of [row.before, row.after]) {
      for (const [column, value] of Object.entries(values ?? {})) {
        const reference = columns.get(`${row.table_name}.${column}`)
        if (reference !== undefined) ask(reference.target, value)
      }
    }
  }
  const found = await namesOf(trx, known, asked)
  const lost = await lostNamesOf(trx, known, asked, found)
  return rows.map((row) => ({
    names: namesIn(row, known, columns, new Map([...lost, ...found])),
    subject: found.get(`${row.table_name}/${row.row_id}`) ?? lost.get(`${row.table_name}/${row.row_id}`) ?? null,
  }))
}

type Found = ReadonlyMap<string, Record<string, unknown>>

function namesIn(
  row: Logged,
  known: readonly Reference[],
  columns: ReadonlyMap<string, Reference>,
  found: Found,
): Told['names'] {
  const named = new Set([...Object.keys(row.before ?? {}), ...Object.keys(row.after ?? {})])
  return Object.fromEntries(
    [...named].flatMap((column) => {
      const reference = columns.get(`${row.table_name}.${column}`)
      // What has no name of its own is no secret, only not told.
      if (reference === undefined || namingOf(known, reference.target) === null) return []
      const nameOf = (id: unknown) => {
        const told = found.get(`${reference.target}/${String(id)}`)
        if (told?.isLost === true && !told.name) return '(gelöscht)'
        return typeof told?.name === 'string' && told.name !== '' ? told.name : null
      }
      return [[column, { before: nameOf(row.before?.[column]), after: nameOf(row.after?.[column]) }] as const]
    }),
  )
}

function namingOf(known: readonly Reference[], table: string): string | null {
  return namings[table] ?? known.find(({ target }) => target === table)?.naming ?? null
}

async function namesOf(
  trx: Transaction,
  known: readonly Reference[],
  asked: ReadonlyMap<string, ReadonlySet<number>>,
): Promise<Found> {
  const values: unknown[] = []
  const parts = [...asked].flatMap(([table, ids]) => {
    const place = `$${values.length + 1}::bigint[]`
    if (sized.some((name) => name === table)) {
      values.push([...ids])
      return [sizesSql(table, place)]
    }
    const naming = namingOf(known, table)
    if (naming === null) return []
    values.push([...ids])
    const told = [`'name', ${naming}`, tellings[table]].filter((part) => part !== undefined)
    return [
      `select '${table}' as "table", id, jsonb_build_object(${told}) as told from ${table} where id = any (${place})`,
    ]
  })
  if (parts.length === 0) return new Map()
  const rows = await trx.query<{ table: string; id: number; told: Record<string, unknown> }>(
    parts.join(' union all '),
    values,
  )
  return new Map(rows.map(({ table, id, told }) => [`${table}/${id}`, told]))
}

/** What is gone keeps its last name, as far as the log tells it; whose deletion the actor may not read stays hidden. */
async function lostNamesOf(
  trx: Transaction,
  known: readonly Reference[],
  asked: ReadonlyMap<string, ReadonlySet<number>>,
  found: Found,
): Promise<Found> {
  const missing = [...asked].flatMap(([table, ids]) =>
    namingOf(known, table) === null
      ? []
      : [...ids].filter((id) => !found.has(`${table}/${id}`)).map((id) => ({ table, id })),
  )
  if (missing.length === 0) return new Map()
  const rows = await trx.query<{ table: string; id: number } & Record<'name' | 'kind' | 'day', string | null>>(
    `select distinct on (l.table_name, l.row_id) l.table_name as "table", l.row_id as id,
       case ${lostNamings.map(whenOf).join(' ')} else coalesce(l.before->>'name', l.before->>'title') end as name,
       l.before->>'kind' as kind, (case ${whenOf(lostDay)} end)::text as day
     from unnest($1::text[], $2::bigint[]) as m ("table", id)
     join change_log l on l.table_name = m."table" and l.row_id = m.id and l.operation = 'delete'
     order by l.table_name, l.row_id, l.id desc`,
    [missing.map(({ table }) => table), missing.map(({ id }) => id)],
  )
  return new Map(rows.map(({ table, id, name, kind, day }) => [`${table}/${id}`, { name, kind, day, isLost: true }]))
}

function whenOf({ tables, naming }: { tables: readonly string[]; naming: string }): string {
  return `when l.table_name in (${tables.map((table) => `'${table}'`).join(', ')}) then ${naming}`
}

/** As the row is now or, when it is gone, as it was in the end. */
function sizesSql(table: string, ids: string): string {
  return `select '${table}' as "table", x.id, coalesce(
      (select jsonb_build_object('persons', r.persons, 'type', r.type) from ${table} r where r.id = x.id),
      (select jsonb_build_object('persons', l.before->'persons', 'type', l.before->'type') from change_log l
        where l.table_name = '${table}' and l.row_id = x.id and l.operation = 'delete' order by l.id desc limit 1)) as told
    from unnest(${ids}) as x (id)`
}
