import type { ImportKind, MasterField, RunKind } from '@reisewerk/domain/imports/import-kinds.ts'
import type { KnownEntry } from '@reisewerk/domain/imports/plan-import.ts'
import { asActor, type Transaction } from '../../platform/database/transaction.ts'
import type { Platform } from '../../platform/platform.ts'

const emailsOf = (own: string) =>
  `array(select c.email from contacts c where ${own} and not c.deleted and c.email <> '')`

/** What is there of a kind, by what duplicates are told (domain/partners/duplicates/duplicates.ts); $1 is the house. */
const known: Readonly<Record<ImportKind, string>> = {
  clients: `select t.id, t.company_name as name, t.customer_number as number, ${emailsOf('c.client_id = t.id')} as emails,
      coalesce((select a.city from addresses a where a.client_id = t.id order by a.sort, a.id limit 1), '') as place
    from clients t where t.organisation_id = $1 order by t.is_retired, t.id`,
  providers: `select t.id, t.name, '' as number, coalesce(t.place_name, '') as place,
      ${emailsOf('c.provider_id = t.id')} || case when t.email <> '' then array[t.email] else '{}' end as emails
    from providers t where (t.organisation_id is null or t.organisation_id = $1) and t.id > 0 order by t.is_retired, t.id`,
  agencies: `select t.id, t.name, '' as number, coalesce(p.name, '') as place,
      ${emailsOf('c.agency_id = t.id')} || case when t.email <> '' then array[t.email] else '{}' end as emails
    from agencies t left join places p on p.id = t.place_id
    where t.organisation_id is null or t.organisation_id = $1 order by t.is_retired, t.id`,
  places: `select t.id, t.name, '' as number, t.country as place, '{}'::text[] as emails
    from places t where $1::bigint is not null order by t.is_retired, t.id`,
  trips: `select t.id, coalesce(nullif(t.group_name, ''), t.trip_name) as name, coalesce(nullif(t.import_id, ''), t.order_number) as number,
      t.start_at::text as place, '{}'::text[] as emails
    from orders t where t.organisation_id = $1 and t.current_status not in ('deleted', 'concept') order by t.id`,
}

export function knownEntries(trx: Transaction, kind: ImportKind, house: number): Promise<KnownEntry[]> {
  return trx.query<KnownEntry>(known[kind], [house])
}

export function knownPlaces(trx: Transaction): Promise<{ id: number; name: string }[]> {
  return trx.query('select id, name from places where not is_retired order by id desc')
}

/** Clients of a house by their names and numbers, the first of a name last. */
export function knownClients(trx: Transaction, house: number): Promise<{ id: number; name: string }[]> {
  return trx.query(
    `select c.id, x.name from clients c cross join lateral (values (1, c.customer_number), (2, c.short_name), (3, c.company_name)) x (rank, name)
     where c.organisation_id = $1 and x.name <> '' order by x.rank, c.is_retired desc, c.id desc`,
    [house],
  )
}

export function knownHotels(trx: Transaction, house: number): Promise<{ id: number; name: string }[]> {
  return trx.query(
    `select id, name from providers where kind = 'hotel' and id > 0 and (organisation_id is null or organisation_id = $1)
     order by is_retired desc, id desc`,
    [house],
  )
}

/** Days of a trip by their date. */
export async function daysByDate(trx: Transaction, order: number): Promise<Map<string, number>> {
  const rows = await trx.query<{ id: number; date: string }>('select id, date from days where order_id = $1', [order])
  return new Map(rows.map(({ id, date }) => [date, id]))
}

/** Two runs of a house and kind go one after the other: the second sees what the first has brought. */
export async function lockRuns(trx: Transaction, kind: ImportKind, house: number): Promise<void> {
  await trx.query(`select pg_advisory_xact_lock(hashtext('import ' || $1), $2::int)`, [kind, house])
}

/** What was chosen for the heads of the last files of a kind, the latest choice of each. */
export async function rememberedHeads(trx: Transaction, kind: ImportKind, house: number) {
  const rows = await trx.query<{ heads: Record<string, MasterField | null> }>(
    'select heads from imports where kind = $1 and organisation_id = $2 order by id desc limit 20',
    [kind, house],
  )
  return Object.assign({}, ...rows.map(({ heads }) => heads).reverse()) as Record<string, MasterField | null> // as they were kept
}

export async function beginRun(
  trx: Transaction,
  run: { house: number; kind: RunKind; fileName: string; heads: Readonly<Record<string, string | null>> },
): Promise<number> {
  const rows = await trx.query<{ id: number }>(
    `insert into imports (organisation_id, user_id, kind, file_name, heads, first_log)
     values ($1, $2, $3, $4, $5, (select log_position())) returning id`,
    [run.house, trx.actor.userId, run.kind, run.fileName, JSON.stringify(run.heads)],
  )
  return rows[0]?.id ?? 0
}

export async function endRun(
  trx: Transaction,
  id: number,
  counts: { added: number; changed: number; skipped: number },
) {
  await trx.query(
    'update imports set added = $2, changed = $3, skipped = $4, last_log = (select log_position()) where id = $1',
    [id, counts.added, counts.changed, counts.skipped],
  )
}

type RunRow = {
  id: number
  kind: RunKind
  fileName: string
  added: number
  changed: number
  skipped: number
  at: Date
  userName: string
  takenBackAt: Date | null
  stayed: number | null
}

export function runsOf(trx: Transaction, house: number): Promise<RunRow[]> {
  return trx.query<RunRow>(
    `select i.id, i.kind, i.file_name as "fileName", i.added, i.changed, i.skipped, i.created_at as at,
       coalesce(trim(u.first_name || ' ' || u.last_name), '') as "userName", i.taken_back_at as "takenBackAt", i.stayed
     from imports i left join users u on u.id = i.user_id where i.organisation_id = $1 order by i.id desc limit 50`,
    [house],
  )
}

/** Rows of the log that one statement takes back: few enough to be quick also where everything else is busy. */
const piece = 500

/** @returns how much of the run stayed; null when there is no such run to be taken back */
export async function takeBackRun(trx: Transaction, id: number): Promise<number | null> {
  const [run] = await trx.query<{ first: number; last: number }>(
    `select first_log as first, last_log as last from imports where id = $1 and taken_back_at is null for update`,
    [id],
  )
  if (run === undefined) return null
  let stayed = 0
  for (let upTo = run.last; upTo > run.first; upTo -= piece) {
    const [taken] = await trx.query<{ stayed: number }>('select take_back_import($1, $2, $3) as stayed', [
      id,
      upTo - piece,
      upTo,
    ])
    stayed += taken?.stayed ?? 0
  }
  await trx.query('update imports set taken_back_at = now(), taken_back_by_id = $2, stayed = $3 where id = $1', [
    id,
    trx.actor.userId,
    stayed,
  ])
  return stayed
}

/** Beside the run's own transaction, of which nobody sees anything before it ends. */
export async function tellProgress(
  platform: Platform,
  { actor }: Transaction,
  done: number,
  total: number,
): Promise<void> {
  await asActor(platform.database.app, actor, {}, (beside) =>
    beside.query(
      `insert into import_progress (user_id, done, total) values ($1, $2, $3)
       on conflict (user_id) do update set done = excluded.done, total = excluded.total`,
      [actor.userId, done, total],
    ),
  )
}

export async function progressOf(trx: Transaction): Promise<{ done: number; total: number } | null> {
  const rows = await trx.query<{ done: number; total: number }>(
    'select done, total from import_progress where user_id = $1',
    [trx.actor.userId],
  )
  return rows[0] ?? null
}
