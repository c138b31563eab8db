import type { OrderCategory } from '@reisewerk/domain/accounts/options.ts'
import { foreignLocales, type Translations } from '@reisewerk/domain/accounts/translation/translations.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound } from '../../platform/errors.ts'

/** The day on which every concept's day stands; what counts is the time from it. */
export const shelfDate = '2000-01-01'

/** Puts up shelves: trips that are none, each for the day of one concept. They take no order number. */
export async function insertShelves(trx: Transaction, organisation: number, count: number): Promise<number[]> {
  const rows = await trx.query<{ id: number }>(
    `insert into orders (id, organisation_id, order_number, current_status, start_at, end_at, user_id, trait_tags)
     select id, $1, 'concept-' || id, 'concept', $3::date, $3::date, $4, '{}'
     from (select nextval('orders_id_seq') as id from generate_series(1, $2::int)) new order by id returning id`,
    [organisation, count, shelfDate, trx.actor.userId],
  )
  return rows.map(({ id }) => id)
}

export async function insertShelfDay(trx: Transaction, shelf: number): Promise<number> {
  const rows = await trx.query<{ id: number }>(`insert into days (order_id, date) values ($1, $2) returning id`, [
    shelf,
    shelfDate,
  ])
  if (rows[0] === undefined) throw new Error('a new day has no row')
  return rows[0].id
}

/** Takes down the shelf of a concept that is gone, with everything on it. */
export async function deleteShelf(trx: Transaction, shelf: number): Promise<void> {
  await trx.query(`delete from orders where id = $1 and current_status = 'concept'`, [shelf])
}

export type NewDayConcept = { readonly id: number; readonly shelf: number; readonly name: string }

export async function insertDayConcepts(
  trx: Transaction,
  organisation: number,
  concepts: readonly NewDayConcept[],
): Promise<void> {
  await trx.query(
    `insert into day_concepts (id, shelf_id, name, organisation_id)
     select x.id, x.shelf, x.name, $4 from unnest($1::bigint[], $2::bigint[], $3::text[]) as x (id, shelf, name)`,
    [concepts.map(({ id }) => id), concepts.map(({ shelf }) => shelf), concepts.map(({ name }) => name), organisation],
  )
}

export type StoredDayConcept = {
  readonly id: number
  readonly shelf: number
  readonly organisationId: number
  readonly name: string
  /** Whether nobody has typed a heading: its day is called by its route. */
  readonly isAutomaticName: boolean
  readonly subtitle: string
  readonly distance: number | null
  readonly usedIn: number
}

/** What a day's subtitles say in one line. */
export const subtitleSql = (day: string) =>
  `(select coalesce(string_agg(s.subtitle, ' · ' order by s.sort, s.id), '') from day_subtitles s where s.day_id = ${day} and s.subtitle <> '')`

function readDayConcepts(trx: Transaction, ids: readonly number[], lock: '' | 'for update of c') {
  return trx.query<StoredDayConcept>(
    `select c.id, c.shelf_id as shelf, c.organisation_id as "organisationId", c.name, d.distance,
       d.is_automatic_name as "isAutomaticName", ${subtitleSql('c.id')} as subtitle,
       (select count(*)::int from order_concept_days u where u.day_concept_id = c.id) as "usedIn"
     from day_concepts c join days d on d.id = c.id where c.id = any ($1::bigint[]) ${lock}`,
    [ids],
  )
}

/** Locks day concepts and reads what changing them needs; those the actor does not see are missing. */
export function lockDayConcepts(trx: Transaction, ids: readonly number[]): Promise<StoredDayConcept[]> {
  return readDayConcepts(trx, ids, 'for update of c')
}

/** @throws ApiError 404 when the actor sees no such day concept */
export async function readDayConcept(trx: Transaction, id: number): Promise<StoredDayConcept> {
  return only(await readDayConcepts(trx, [id], ''))
}

/** @throws ApiError 404 when the actor sees no such day concept */
export async function lockDayConcept(trx: Transaction, id: number): Promise<StoredDayConcept> {
  return only(await lockDayConcepts(trx, [id]))
}

function only([concept]: readonly StoredDayConcept[]): StoredDayConcept {
  if (concept === undefined) throw notFound('Tageskonzept')
  return concept
}

/** Holds a name of a concept until the end of the transaction, so that nobody else takes it meanwhile. */
export async function isNameTaken(trx: Transaction, organisation: number, name: string, except: number | null) {
  await trx.query(`select pg_advisory_xact_lock(hashtextextended('day_concepts ' || $1::text || lower($2), 0))`, [
    organisation,
    name,
  ])
  const rows = await trx.query(
    `select from day_concepts where organisation_id = $1 and lower(name) = lower($2) and id is distinct from $3 limit 1`,
    [organisation, name, except],
  )
  return rows.length > 0
}

/**
 * Writes one subtitle in place of all, none for an empty text. What they are called in other languages becomes what the one is called, and is
 * marked by the database as made of another text (decision 106).
 */
export async function replaceSubtitle(trx: Transaction, dayId: number, subtitle: string): Promise<void> {
  if (subtitle === '') {
    await trx.query('delete from day_subtitles where day_id = $1', [dayId])
    return
  }
  const kept = await trx.query<{ id: number }>(
    `update day_subtitles s set translations = (
       select coalesce(jsonb_object_agg(l.locale, jsonb_build_object('subtitle', l.said)), '{}') from (
         select k.locale, string_agg(coalesce(x.translations -> k.locale ->> 'subtitle', x.subtitle), ' · ' order by x.sort, x.id) as said
         from unnest($2::text[]) k (locale), day_subtitles x where x.day_id = $1 and x.subtitle <> ''
         group by k.locale having bool_or(x.translations -> k.locale ? 'subtitle')) l)
     where s.id = (select f.id from day_subtitles f where f.day_id = $1 and f.subtitle <> '' order by f.sort, f.id limit 1) returning s.id`,
    [dayId, foreignLocales],
  )
  await trx.query('delete from day_subtitles where day_id = $1 and not id = any ($2::bigint[])', [
    dayId,
    kept.map(({ id }) => id),
  ])
  const [first] = kept
  await trx.query(
    first === undefined
      ? 'insert into day_subtitles (order_id, day_id, subtitle) select order_id, id, $2 from days where id = $1'
      : 'update day_subtitles set subtitle = $2 where id = $1',
    [first?.id ?? dayId, subtitle],
  )
}

/** What a concept says of its day is kept with the day; a change of it is one of the concept all the same (decision 002). */
export async function touchDayConcept(trx: Transaction, id: number): Promise<void> {
  await trx.query('update day_concepts set updated_at = clock_timestamp() where id = $1', [id])
}

/** Puts what one day of a shelf holds in place of what another holds; the first is gone then. */
export async function takeOverDay(trx: Transaction, from: number, into: number): Promise<void> {
  for (const table of ['placeholders', 'day_subtitles']) {
    await trx.query(`delete from ${table} where day_id = $1`, [into])
    await trx.query(`update ${table} set day_id = $2 where day_id = $1`, [from, into])
  }
  await trx.query(
    `update days d set name = x.name, translations = x.translations, is_automatic_name = x.is_automatic_name, distance = x.distance,
       distance_is_calculated = x.distance_is_calculated, sort_helper = x.sort_helper,
       catalog_text = coalesce(nullif(x.catalog_text, ''), d.catalog_text)
     from days x where x.id = $1 and d.id = $2`,
    [from, into],
  )
  await trx.query('delete from days where id = $1', [from])
}

export async function replaceDaysOfConcept(
  trx: Transaction,
  conceptId: number,
  days: readonly { readonly id: number; readonly sort: number }[],
): Promise<void> {
  await trx.query('delete from order_concept_days where order_concept_id = $1', [conceptId])
  await trx.query(
    `insert into order_concept_days (organisation_id, order_concept_id, day_concept_id, sort)
     select c.organisation_id, c.id, x.id, x.sort from order_concepts c, unnest($2::bigint[], $3::int[]) as x (id, sort)
     where c.id = $1`,
    [conceptId, days.map(({ id }) => id), days.map(({ sort }) => sort)],
  )
}

export type PlacedDayConcept = Pick<StoredDayConcept, 'id' | 'name' | 'isAutomaticName'> & { readonly sort: number }
export type ReadOrderConcept = {
  readonly organisationId: number
  readonly name: string
  readonly translations: Translations<'name'>
  readonly category: OrderCategory
  readonly destinations: readonly number[]
  readonly days: readonly PlacedDayConcept[]
}

/** @throws ApiError 404 when the actor sees no such order concept */
export async function readOrderConcept(trx: Transaction, id: number): Promise<ReadOrderConcept> {
  const rows = await trx.query<ReadOrderConcept>(
    `select c.organisation_id as "organisationId", c.name, c.translations, c.category,
       (select coalesce(json_agg(d.destination_id order by d.sort, d.id), '[]') from order_concept_destinations d
        where d.order_concept_id = c.id) as destinations,
       (select coalesce(json_agg(json_build_object('id', d.day_concept_id, 'name', k.name,
          'isAutomaticName', s.is_automatic_name, 'sort', d.sort) order by d.sort), '[]')
        from order_concept_days d join day_concepts k on k.id = d.day_concept_id join days s on s.id = k.id where d.order_concept_id = c.id) as days
     from order_concepts c where c.id = $1`,
    [id],
  )
  if (rows[0] === undefined) throw notFound('Gesamtkonzept')
  return rows[0]
}

export async function tagsInUse(trx: Transaction): Promise<string[]> {
  const rows = await trx.query<{ tag: string }>(
    `select tag from (
       (select trait_tags from orders where current_status <> 'concept' order by id desc limit 2000)
       union all select trait_tags from order_concepts union all select trait_tags from day_concepts) o, unnest(o.trait_tags) as tag
     group by tag order by count(*) desc, tag limit 200`,
  )
  return rows.map(({ tag }) => tag)
}
