import { counted } from '@reisewerk/domain/contract/plural.ts'
import { wireOfDate } from '@reisewerk/domain/wire.ts'
import { getTableName } from 'drizzle-orm'
import type { Transaction } from '../database/transaction.ts'
import { violationOf } from '../database/violations.ts'
import { ApiError, notFound } from '../errors.ts'
import { tableSql } from './columns.ts'
import { scopeSql } from './read-sql.ts'
import type { Resource, ResourceSet } from './resource.ts'
import { removeItem } from './write.ts'

/**
 * Where an entry of master data is used: in trips, and by other entries. A concept's day hangs on an order that is no trip.
 * Of trips that were deleted or are not shown to the actor only their number is told; of another house nothing but that there
 * is something.
 */
export type Usage = {
  readonly trips: number
  readonly latestTrips: readonly Record<string, unknown>[]
  readonly deletedTrips: number
  readonly hiddenTrips: number
  readonly isUsedElsewhere: boolean
  readonly others: readonly { resource: string; title: string; count: number }[]
}
type Reference = { table: string; column: string; order: string | null }
type Row = {
  found: boolean
  trips: number
  latest: { id: number; orderNumber: string; name: string; startAt: string; currentStatus: string }[]
  others: { source: string; count: number }[]
  deleted: number
  hidden: number
  elsewhere: boolean
}

/**
 * Where an entry is used, as far as the actor sees it. The database's own foreign keys tell who may refer to it, so a
 * table that comes later is counted without anybody thinking of it; what goes along with the entry is no use of it.
 * @throws ApiError 404 when the actor sees no such entry
 */
export async function usageOf(
  trx: Transaction,
  resources: ResourceSet,
  resource: Resource,
  id: number,
): Promise<Usage> {
  const { table } = resource.binding
  const conditions = ['t0.id = $1', ...scopeSql(resource, new Set(['soft_delete']), 't0')].join(' and ')
  const [row] = await trx.query<Row>(
    `with uses as (${usesSql(await referencesTo(trx, getTableName(table)))}),
       orders_of_uses as (select distinct o.* from uses u join orders o on o.id = u.order_id),
       trips as (select * from orders_of_uses where current_status not in ('deleted', 'concept'))
     select exists (select from ${tableSql(table)} t0 where ${conditions}) as found,
       (select count(*)::int from trips) as trips,
       (select coalesce(json_agg(x), '[]') from (select id, order_number as "orderNumber", current_status as "currentStatus",
          coalesce(nullif(trip_name, ''), group_name) as name, start_at as "startAt"
          from trips order by start_at desc, id desc limit 8) x) as latest,
       (select coalesce(json_agg(x), '[]') from (select source, sum(number)::int as count from uses
          where order_id is null and number > 0 group by source
          union all select 'day_concepts', count(*)::int from orders_of_uses where current_status = 'concept'
          having count(*) > 0 order by source) x) as others,
       counts[1]::int as deleted, counts[2]::int as hidden,
       counts[4] > 0 or counts[3] > (select coalesce(sum(number), 0) from uses where order_id is null) as elsewhere
     from (select array_agg(number order by place) as counts
       from uses_out_of_sight($2::regclass, $1) with ordinality as s (number, place)) s`,
    [id, getTableName(table)],
  )
  if (row === undefined || !row.found) throw notFound(resource.contract.title)
  return {
    trips: row.trips,
    deletedTrips: row.deleted,
    hiddenTrips: row.hidden,
    isUsedElsewhere: row.elsewhere,
    latestTrips: row.latest.map((trip) => ({ ...trip, startAt: wireOfDate(trip.startAt) })),
    others: row.others.map(({ source, count }) => ({ ...nameOf(resources, source), count })),
  }
}

/**
 * Deletes an entry nobody uses (design §4: foreign keys have the last word, also over what the actor does not see).
 * @throws ApiError 409 'in_use' telling where it is used
 */
export async function removeUnused(
  trx: Transaction,
  resources: ResourceSet,
  resource: Resource,
  id: number,
): Promise<void> {
  const usage = await usageOf(trx, resources, resource, id)
  const uses = wordsOfUsage(usage)
  const refusal = new ApiError(
    409,
    'in_use',
    `${resource.contract.title} wird noch verwendet (${inWords(uses)}) und kann nicht gelöscht werden.`,
  )
  if (usage.trips > 0 || usage.others.length > 0) throw refusal
  // Whoever may not delete the entry at all is told so, and nothing of uses that are not theirs to see.
  await removeItem(trx, resource, id).catch((error: unknown) => {
    throw uses.length > 0 && violationOf(error, new Map())?.code === 'in_use' ? refusal : error
  })
  if (uses.length > 0) throw refusal
}

/** Each kind of use in words: '2 Reisen', '1 gelöschte Reise' … */
function wordsOfUsage({ trips, deletedTrips, hiddenTrips, others, isUsedElsewhere }: Usage): string[] {
  const counts = [
    { title: 'Reise', count: trips },
    { title: 'gelöschte Reise', count: deletedTrips },
    { title: 'Reise, die dir nicht gezeigt wird', count: hiddenTrips },
    ...others,
  ]
  const words = counts.filter(({ count }) => count > 0).map(({ title, count }) => counted(count, title))
  return isUsedElsewhere ? [...words, 'an anderer Stelle, die dir nicht gezeigt wird'] : words
}

function inWords(parts: readonly string[]): string {
  return new Intl.ListFormat('de').format(parts)
}

/** One row per trip, or one for all that belongs to no trip, from every table that refers to the entry. */
function usesSql(references: readonly Reference[]): string {
  if (references.length === 0)
    return `select '' as source, null::bigint as order_id, 0::bigint as number where $1::bigint is null`
  return references
    .map(({ table, column, order }) => {
      const orderId = order ?? 'null::bigint'
      return `select '${table}' as source, ${orderId} as order_id, count(*) as number from "${table}" where "${column}" = $1 group by 2`
    })
    .join(' union all ')
}

const known = new Map<string, Promise<Reference[]>>()

/** The schema does not change while the program runs; it is asked once per table. */
export function referencesTo(trx: Pick<Transaction, 'query'>, table: string): Promise<Reference[]> {
  const asked = known.get(table) ?? readReferences(trx, table)
  known.set(table, asked)
  asked.catch(() => known.delete(table))
  return asked
}

function readReferences(trx: Pick<Transaction, 'query'>, table: string): Promise<Reference[]> {
  return trx.query<Reference>(
    'select source as "table", own_column as "column", order_of as "order" from references_to($1::regclass)',
    [table],
  )
}

/** The resource whose rows or whose lists of links a table keeps: destinations of a concept are the concept's; null where it is none's. */
export function wordOfTable(resources: ResourceSet, table: string): { resource: string; title: string } | null {
  const named = [...resources.values()]
  const found =
    named.find(({ binding }) => getTableName(binding.table) === table) ??
    named.find(({ binding }) => Object.values(binding.joins ?? {}).some((join) => getTableName(join.table) === table))
  return found === undefined ? null : { resource: found.contract.name, title: found.contract.title }
}

/** @throws for a table without a word: whoever makes one that refers to master data gives it one */
export function nameOf(resources: ResourceSet, table: string): { resource: string; title: string } {
  const word = wordOfTable(resources, table)
  if (word === null) throw new Error(`table '${table}' refers to master data and has no name`)
  return word
}
