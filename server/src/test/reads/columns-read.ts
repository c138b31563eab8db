import type { TestDatabase } from '../test-database.ts'

/** By table: the columns that are read of it, or all of them. */
export type Columns = Map<string, Set<string> | 'all'>

type Found = { oid: number; name: string; columns: string[] | null; kind: 'table' | 'view' | 'function' }

/**
 * What statements read, told by the database itself, which keeps of views and functions what columns they depend on. Views, bodies of
 * functions and the policies of each table are followed; of a table that a body of PL/pgSQL names all columns count.
 * @param statements with `$1` where values stand
 */
export async function columnsRead(db: TestDatabase, statements: readonly string[]): Promise<Columns> {
  const read: Columns = new Map()
  const followed = new Set<string>()
  for (const text of new Set(statements)) {
    await db.query(`create view reads_probe as select from (${text.replaceAll(/\$\d+/g, 'null')}) x`)
    try {
      const [view] = await db.query<{ oid: number }>(`select 'reads_probe'::regclass::oid::int as oid`)
      await follow(await namedIn(db, ofView(view?.oid ?? 0)))
    } finally {
      await db.query('drop view reads_probe')
    }
  }
  return read

  async function follow(found: readonly Found[]): Promise<void> {
    for (const { kind, oid, name, columns } of found) {
      if (kind === 'table') note(read, name, columns)
      if (followed.has(`${kind} ${oid}`)) continue
      followed.add(`${kind} ${oid}`)
      if (kind === 'function') await follow(await namedInFunction(db, oid))
      else await follow(await namedIn(db, kind === 'view' ? ofView(oid) : ofPolicies(oid)))
    }
  }
}

/** What the body of a function reads, its calls not followed. */
export async function columnsReadBy(db: TestDatabase, routine: string): Promise<Columns> {
  const read: Columns = new Map()
  const [found] = await db.query<{ oid: number }>(`select oid::int from pg_proc where proname = $1`, [routine])
  for (const { kind, name, columns } of await namedInFunction(db, found?.oid ?? 0)) {
    if (kind === 'table') note(read, name, columns)
  }
  return read
}

export function note(read: Columns, table: string, columns: readonly string[] | null): void {
  const known = read.get(table)
  if (columns === null || known === 'all') read.set(table, 'all')
  else read.set(table, new Set([...(known ?? []), ...columns]))
}

const ofView = (oid: number) =>
  `d.classid = 'pg_rewrite'::regclass and d.objid in (select oid from pg_rewrite where ev_class = ${oid})`
/** Who opens a link for the road has a role of their own and hears no live events. */
const ofPolicies = (oid: number) =>
  `d.classid = 'pg_policy'::regclass and d.objid in (select oid from pg_policy where polrelid = ${oid}
    and polroles && array['reisewerk_app'::regrole, 'reisewerk_trip'::regrole]::oid[])`

const kindOf = `case c.relkind when 'v' then 'view' else 'table' end as kind`

function namedIn(db: TestDatabase, dependent: string): Promise<Found[]> {
  return db.query<Found>(
    `select c.oid::int, c.relname as name, ${kindOf},
       case when bool_or(a.attname is null) then null else array_agg(distinct a.attname::text) end as columns
     from pg_depend d join pg_class c on d.refclassid = 'pg_class'::regclass and c.oid = d.refobjid and c.relkind in ('r', 'p', 'v')
     left join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid and d.refobjsubid > 0
     -- A view and the policies of a table hang on it by themselves.
     where ${dependent} and c.relname <> 'reads_probe' and not (d.refobjsubid = 0 and d.deptype <> 'n')
     group by c.oid, c.relname, c.relkind
     union all
     select distinct p.oid::int, p.proname::text, 'function', null::text[]
     from pg_depend d join pg_proc p on d.refclassid = 'pg_proc'::regclass and p.oid = d.refobjid
     where ${dependent} and p.pronamespace = 'public'::regnamespace`,
  )
}

async function namedInFunction(db: TestDatabase, routine: number): Promise<Found[]> {
  const [found] = await db.query<{ takes: string; gives: string; body: string; language: string }>(
    `select pg_get_function_identity_arguments(p.oid) as takes, pg_get_function_result(p.oid) as gives, p.prosrc as body,
       l.lanname as language
     from pg_proc p join pg_language l on l.oid = p.prolang where p.oid = $1`,
    [routine],
  )
  if (found === undefined) throw new TypeError(`no function ${routine}`)
  if (found.language !== 'sql') return namedInText(db, found.body)
  // Written in this way the database reads a body at once and keeps what it depends on.
  const body = `begin atomic ${found.body.trim().replace(/;$/, '')}; end`
  await db.query(`create function reads_probe(${found.takes}) returns ${found.gives} language sql ${body}`)
  try {
    const [probe] = await db.query<{ oid: number }>(`select oid::int from pg_proc where proname = 'reads_probe'`)
    return await namedIn(db, `d.classid = 'pg_proc'::regclass and d.objid = ${probe?.oid}`)
  } finally {
    await db.query('drop function reads_probe')
  }
}

/** Every table, view and function of that name counts, whatever the word stands for. */
function namedInText(db: TestDatabase, body: string): Promise<Found[]> {
  const text = body.replaceAll(/--.*/g, '')
  return db.query<Found>(
    `select c.oid::int, c.relname as name, ${kindOf}, null::text[] as columns from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and $1 ~ ('\\m' || c.relname || '\\M')
     union all
     select p.oid::int, p.proname::text, 'function', null from pg_proc p
     where p.pronamespace = 'public'::regnamespace and $1 ~ ('\\m' || p.proname || '\\(')`,
    [text],
  )
}
