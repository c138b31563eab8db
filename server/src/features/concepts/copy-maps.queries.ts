import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

/** Which day of which trip becomes what. */
export type DayToCopy = {
  readonly from: number
  readonly orderId: number
  readonly date: CalendarDate
  /** Another name than that of the day. */
  readonly name?: string | undefined
}

/** What becomes of a row: its new id, where it hangs then, and what moves with it. */
export type CopyMap = {
  readonly from: number
  readonly to: number
  /** New id of the row it hangs on. */
  readonly parent: number
  readonly orderId: number
  /** Days by which its times move, and by how many more its end. */
  readonly shift: number
  readonly stretch: number
  /** Guests of the trip it comes from and of the one it goes to. */
  readonly paxBefore: number
  readonly paxAfter: number
  readonly name?: string | null
  readonly keys?: string
  /** New id of a service's chosen request, the old one while that is not known. */
  readonly chosen?: number | null
  /** The same of the one that was taken back. */
  readonly takenBack?: number | null
}
export type DayMap = CopyMap & { readonly sortHelper: readonly string[] }
export type PlaceholderMap = CopyMap & {
  readonly kind: string
  readonly key: string
  /** Nights from its start to its end; null while one of them is not known. */
  readonly nights: number | null
}

const moving = `m.order_id as "orderId", m.shift, m.stretch, m.pax_before as "paxBefore", m.pax_after as "paxAfter"`

/** Gives days their new ids. @throws when one of them is not visible: the caller has to look first */
export async function dayMap(trx: Transaction, asked: readonly DayToCopy[]): Promise<DayMap[]> {
  const rows = await trx.query<DayMap>(
    `select x.*, nextval('days_id_seq')::bigint as "to", x."orderId" as parent from (
       select d.id as "from", m.order_id as "orderId", m.date - d.date as shift, 0 as stretch, m.name,
         d.sort_helper as "sortHelper", coalesce(b.hotel_pax_asked, 0) as "paxBefore",
         coalesce(a.hotel_pax_asked, 0) as "paxAfter"
       from unnest($1::bigint[], $2::bigint[], $3::date[], $4::text[]) with ordinality as m (id, order_id, date, name, place)
         join days d on d.id = m.id
         left join order_figures b on b.order_id = d.order_id left join order_figures a on a.order_id = m.order_id
       order by m.place) x`,
    [
      asked.map(({ from }) => from),
      asked.map(({ orderId }) => orderId),
      asked.map(({ date }) => date),
      asked.map(({ name }) => name ?? null),
    ],
  )
  if (rows.length !== asked.length) throw new Error('a day to copy is not visible')
  return rows
}

export function placeholderMap(trx: Transaction, ofDays: readonly DayMap[]): Promise<PlaceholderMap[]> {
  return trx.query<PlaceholderMap>(
    `select x.*, nextval('placeholders_id_seq')::bigint as "to" from (
       select p.id as "from", m.to_id as parent, ${moving}, p.kind, p.kind || '-' || p.id as key,
         p.end_at::date - p.start_at::date as nights, p.selected_request_id as chosen, p.taken_back_request_id as "takenBack"
       from ${parentsSql} join placeholders p on p.day_id = m.from_id order by m.place, p.id) x`,
    parentValues(ofDays),
  )
}

/** Which service becomes one of which day; the same one may be copied more than once. */
export type ServiceToCopy = { readonly placeholder: number; readonly day: number }

/** Gives single services their new ids; they move by as many days as their new day lies after their own. */
export function serviceMap(trx: Transaction, asked: readonly ServiceToCopy[]): Promise<PlaceholderMap[]> {
  return trx.query<PlaceholderMap>(
    `select x.*, nextval('placeholders_id_seq')::bigint as "to" from (
       select p.id as "from", d.id as parent, d.order_id as "orderId", d.date - s.date as shift, 0 as stretch,
         coalesce(b.hotel_pax_asked, 0) as "paxBefore", coalesce(a.hotel_pax_asked, 0) as "paxAfter", p.kind,
         p.kind || '-' || p.id as key, p.end_at::date - p.start_at::date as nights, p.selected_request_id as chosen, p.taken_back_request_id as "takenBack"
       from unnest($1::bigint[], $2::bigint[]) with ordinality as m (service, day, place)
         join placeholders p on p.id = m.service join days s on s.id = p.day_id join days d on d.id = m.day
         left join order_figures b on b.order_id = p.order_id left join order_figures a on a.order_id = d.order_id
       order by m.place) x`,
    [asked.map(({ placeholder }) => placeholder), asked.map(({ day }) => day)],
  )
}

/** Groups of services belong to a trip; those in use arise in the new one unless it has one of that name. */
export async function copySortGroups(trx: Transaction, ofPlaceholders: readonly CopyMap[]): Promise<void> {
  await trx.query(
    `insert into sort_groups (order_id, name, sort)
     select m.order_id, g.name, min(g.sort) from unnest($1::bigint[], $2::bigint[]) as m (from_id, order_id)
       join placeholders p on p.id = m.from_id join sort_groups g on g.id = p.sort_group_id
     where not exists (select from sort_groups t where t.order_id = m.order_id and t.name = g.name)
     group by m.order_id, g.name order by min(g.sort)`,
    [ofPlaceholders.map(({ from }) => from), ofPlaceholders.map(({ orderId }) => orderId)],
  )
}

export function requestMap(trx: Transaction, ofPlaceholders: readonly PlaceholderMap[]): Promise<CopyMap[]> {
  return trx.query<CopyMap>(
    `select x.*, nextval('requests_id_seq')::bigint as "to" from (
       select r.id as "from", m.to_id as parent, ${moving}
       from ${parentsSql} join requests r on r.placeholder_id = m.from_id order by m.place, r.id) x`,
    parentValues(ofPlaceholders),
  )
}

const parentsSql = `unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::int[], $5::int[], $6::int[], $7::int[]) with ordinality
  as m (from_id, to_id, order_id, shift, stretch, pax_before, pax_after, place)`

function parentValues(map: readonly CopyMap[]): unknown[] {
  return [
    map.map((row) => row.from),
    map.map((row) => row.to),
    map.map((row) => row.orderId),
    map.map((row) => row.shift),
    map.map((row) => row.stretch),
    map.map((row) => row.paxBefore),
    map.map((row) => row.paxAfter),
  ]
}
