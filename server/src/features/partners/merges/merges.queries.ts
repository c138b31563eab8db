import type { MergedKind } from '@reisewerk/domain/partners/duplicates/merge.contract.ts'
import type { Mergeable } from '@reisewerk/domain/partners/duplicates/merge-rules.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import type { ResourceSet } from '../../../platform/resource/resource.ts'
import { wordOfTable } from '../../../platform/resource/usage.ts'

type Entry = Mergeable & { readonly name: string }

/** The entries of a kind as the actor sees them; $1 are their numbers. They are locked until the end. */
const entries: Readonly<Record<MergedKind, string>> = {
  clients: `select t.id, t.organisation_id as house, t.company_name as name, '' as "belongsTo", coalesce(t.debtor_number, '') as account,
      exists (select from client_invoices i where i.client_id = t.id) as "isBooked"
    from clients t where t.id = any ($1) order by t.id for update of t`,
  contacts: `select t.id, coalesce(c.organisation_id, p.organisation_id, a.organisation_id) as house, trim(t.first_name || ' ' || t.last_name) as name,
      concat_ws(' ', t.client_id, t.provider_id, t.agency_id, (t.client_id is null)::text, (t.provider_id is null)::text) as "belongsTo",
      '' as account, false as "isBooked"
    from contacts t left join clients c on c.id = t.client_id left join providers p on p.id = t.provider_id
      left join agencies a on a.id = t.agency_id
    where t.id = any ($1) order by t.id for update of t`,
  providers: `select t.id, t.organisation_id as house, t.name, t.kind as "belongsTo",
      coalesce((select string_agg(k.creditor_number, ', ' order by k.id) from creditors k where k.provider_id = t.id), '') as account,
      exists (select from creditors k where k.provider_id = t.id) as "isBooked"
    from providers t where t.id = any ($1) and t.id > 0 order by t.id for update of t`,
}

export function lockEntries(trx: Transaction, kind: MergedKind, ids: readonly number[]): Promise<Entry[]> {
  return trx.query<Entry>(entries[kind], [ids])
}

/** @returns the number under which it is taken back */
export async function mergeRows(
  trx: Transaction,
  kind: MergedKind,
  kept: number,
  gone: { id: number; name: string },
): Promise<number> {
  const rows = await trx.query<{ id: number }>('select merge_entries($1, $2, $3, $4) as id', [
    kind,
    kept,
    gone.id,
    gone.name,
  ])
  return rows[0]?.id ?? 0
}

/** @returns how much stayed, null where there is nothing to take back */
export async function takeBackRows(trx: Transaction, id: number): Promise<number | null> {
  const rows = await trx.query<{ stayed: number }>('select take_back_merge($1) as stayed', [id])
  return rows[0]?.stayed ?? null
}

export function mergesInto(trx: Transaction, kind: MergedKind, kept: number) {
  return trx.query<{ id: number; goneName: string; at: Date; userName: string }>(
    `select m.id, m.gone_name as "goneName", m.created_at as at, coalesce(trim(u.first_name || ' ' || u.last_name), '') as "userName"
     from merges m left join users u on u.id = m.user_id
     where m.table_name = $1 and m.kept_id = $2 and m.taken_back_at is null order by m.id desc limit 50`,
    [kind, kept],
  )
}

/**
 * What names an entry, as far as the actor sees it: what would name the other after a merge, by every foreign key as `merge_rows` goes.
 * @returns tables with a word for what they keep and how much it is; null when the actor sees no such entry
 */
export async function linksTo(
  trx: Transaction,
  resources: ResourceSet,
  kind: MergedKind,
  id: number,
): Promise<{ title: string; count: number }[] | null> {
  const [there] = await trx.query(`select id from ${kind} where id = $1 and id > 0`, [id])
  if (there === undefined) return null
  const keys = await trx.query<{ source: string; own: string }>(
    `select distinct c.conrelid::regclass::text as source, a.attname::text as own
     from pg_constraint c cross join lateral unnest(c.conkey, c.confkey) as k (own, other)
     join pg_attribute r on r.attrelid = c.confrelid and r.attnum = k.other and r.attname = 'id'
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own
     where c.contype = 'f' and c.confrelid = $1::regclass and has_table_privilege(c.conrelid, 'select') order by 1, 2`,
    [kind],
  )
  const named = keys.flatMap(({ source, own }) => {
    // What the program keeps for itself, such as how a room list was read last, is nobody's to read and has no word.
    const word = wordOfTable(resources, source)
    return word === null ? [] : [{ source, own, title: word.title }]
  })
  if (named.length === 0) return []
  const counts = await trx.query<{ place: number; count: number }>(
    named
      .map(
        ({ source, own }, place) => `select ${place} as place, count(*)::int as count from ${source} where ${own} = $1`,
      )
      .join(' union all '),
    [id],
  )
  const byTitle = new Map<string, number>()
  for (const { place, count } of counts) {
    const title = named[place]?.title ?? ''
    byTitle.set(title, (byTitle.get(title) ?? 0) + count)
  }
  return [...byTitle].flatMap(([title, count]) => (count > 0 ? [{ title, count }] : []))
}
