import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

const folder = join(import.meta.dirname, '../../sql')

export type Script = { readonly name: string; readonly sql: string }

/** The statements that fill the database, in their order; scripts that share a number run side by side. */
export async function readScripts(): Promise<Script[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(join(folder, name), 'utf8') })))
}

/**
 * Fills a freshly migrated database: as owner, triggers and foreign keys asleep, secondary indexes made at the end.
 * @param values what stands for `:name` in the scripts, already written as SQL
 */
export async function bulkLoad(
  adminUrl: string,
  scripts: readonly Script[],
  values: Readonly<Record<string, string>>,
  tell: (step: string) => void,
): Promise<void> {
  const clients = [0, 1].map(() => new pg.Client({ connectionString: adminUrl }))
  const [first, second] = clients as [pg.Client, pg.Client]
  await Promise.all(clients.map((client) => client.connect()))
  try {
    for (const client of clients)
      await client.query(`set session_replication_role = replica; set maintenance_work_mem = '512MB'`)
    // Nothing is lost if the machine stops here: a load that did not finish is begun anew.
    await first.query(`alter system set fsync = off`)
    await first.query(`alter system set max_wal_size = '8GB'`)
    await first.query('select pg_reload_conf()')
    const indexes = await dropIndexes(first)
    for (const { name, statements } of planOf(scripts, values, indexes)) {
      tell(name)
      await sideBySide(clients, statements)
    }
    await setSequences(first)
    tell('statistics')
    await first.query('vacuum analyze')
  } finally {
    await first.query('alter system reset all')
    await first.query('select pg_reload_conf()')
    await first.query('checkpoint')
    await Promise.all([first.end(), second.end()])
  }
}

type Step = { readonly name: string; readonly statements: readonly string[] }

/** The last scripts sum up what the others filled and would search it row by row without indexes. */
function planOf(
  scripts: readonly Script[],
  values: Readonly<Record<string, string>>,
  indexes: readonly Index[],
): Step[] {
  const steps = [...Map.groupBy(scripts, ({ name }) => name.slice(0, 2)).values()].map((group) => ({
    name: group.map(({ name }) => name.slice(3, -4)).join(', '),
    statements: group.map(({ sql }) => filledIn(sql, values)),
  }))
  const built = (late: boolean) =>
    indexes.filter(({ table }) => summaries.has(table) === late).map(({ definition }) => definition)
  return [
    ...steps.slice(0, -1),
    { name: 'indexes', statements: built(false) },
    ...steps.slice(-1),
    { name: 'indexes of the summaries', statements: built(true) },
  ]
}

function filledIn(sql: string, values: Readonly<Record<string, string>>): string {
  return sql.replace(/(?<!:):([a-z]+)\b/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new TypeError(`no value for :${name}`)
    return value
  })
}

/** Works a list off with all connections; one core each. */
async function sideBySide(clients: readonly pg.Client[], statements: readonly string[]): Promise<void> {
  const waiting = [...statements]
  await Promise.all(
    clients.map(async (client) => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await client.query(next)
    }),
  )
}

/** Tables that the last step fills. */
const summaries = new Set(['order_figures', 'order_search'])
type Index = { readonly table: string; readonly definition: string }

/** Drops what can be built faster afterwards; indexes that carry a constraint stay. @returns how to make it again */
async function dropIndexes(client: pg.Client): Promise<Index[]> {
  const { rows } = await client.query<Index & { name: string }>(
    `select c.relname as table, i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and not i.indisunique
       and not exists (select from pg_constraint k where k.conindid = i.indexrelid) order by c.relname`,
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows
}

/** New rows are numbered after those that were loaded with their numbers. */
async function setSequences(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('select setval(%L, (select coalesce(max(id), 0) + 1 from %I), false)',
       pg_get_serial_sequence(quote_ident(table_name), 'id'), table_name) as statement
     from information_schema.columns where table_schema = 'public' and column_name = 'id' and is_identity = 'YES'`,
  )
  for (const { statement } of rows) await client.query(statement)
}
