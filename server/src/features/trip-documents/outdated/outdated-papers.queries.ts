import { requestedKinds } from '@reisewerk/domain/service-kinds.ts'
import type { LoggedRow } from '@reisewerk/domain/trip-documents/outdated/net-changes.ts'
import type { MadePaper } from '@reisewerk/domain/trip-documents/outdated/outdated-papers.ts'
import type { RequestFacts, ServiceFacts } from '@reisewerk/domain/trip-documents/outdated/outdated-words.ts'
import type { ContingentRow } from '@reisewerk/domain/trip-documents/outdated/printed-numbers.ts'
import {
  columnsOfPapers,
  tablesOfPapers,
  watchedPapers,
} from '@reisewerk/domain/trip-documents/outdated/read-by-papers.ts'
import type { VoucherNow } from '@reisewerk/domain/trip-documents/outdated/voucher-before.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { speaks } from '../../itinerary/itinerary.tables.ts'
import { guestsOfTrip, shownVoucher, voucherSource } from '../vouchers/voucher-source.queries.ts'

/** A stored paper, and the frozen copy that it is compared with, if it is an offer that has one. */
export type StoredPaper = MadePaper & { readonly name: string; readonly version: number | null }

/** What the program made of a trip, the newest first. Whom a mail to colleagues alone has reached is no reader of an offer. */
export function readMadePapers(trx: Transaction, orderId: number): Promise<StoredPaper[]> {
  return trx.query<StoredPaper>(
    `select d.id, d.name, d.type, d.created_at as "createdAt", v.id as version, l.request_id as request,
       case when l.request_id is not null then to_json('marked'::text)
         when d.list_kind is not null then json_build_object('id', d.room_list_id, 'kind', d.list_kind) end as list,
       case when v.id is not null then v.sent_at else coalesce(l.sent_at,
         (select max(m.sent_at) from email_attachments a join email_messages m on m.id = a.email_id where a.document_id = d.id)) end as "sentAt"
     from documents d left join offer_versions v on v.document_id = d.id
       left join lateral (select h.request_id, h.sent_at from hotel_lists h where h.document_id = d.id
         order by h.sent_at desc nulls last, h.id desc limit 1) l on true
     where d.order_id = $1 and not d.is_upload and d.erased_at is null and d.type = any ($2) order by d.id desc`,
    [orderId, watchedPapers],
  )
}

/** What was changed of a trip that some paper tells of, oldest first. */
export function readChangesSince(trx: Transaction, orderId: number, since: Date): Promise<LoggedRow[]> {
  return trx.query<LoggedRow>(
    `select l.table_name as "table", l.row_id as row, l.operation, l.before, l.after, l.at from change_log l
     where l.order_id = $1 and l.at > $2 and l.table_name = any ($3::text[]) and (l.operation <> 'update' or l.after ?| $4::text[])
     order by l.id`,
    [orderId, since, tablesOfPapers, columnsOfPapers],
  )
}

/** Every voucher of a trip as it would be printed now, by its service. */
export function readVouchersNow(trx: Transaction, orderId: number): Promise<(VoucherNow & { readonly id: number })[]> {
  return trx.query<VoucherNow & { readonly id: number }>(
    `select p.id, ${shownVoucher('p')} as "isShown", p.show_voucher is null and p.client_offer_status = 'included' as "isUsual",
       p.voucher_is_editable as "isTyped", p.voucher_texts as texts, ${voucherSource('p')} as source,
       (select r.provider_id from requests r where r.id = coalesce(p.selected_request_id, ${speaks('p')})) as provider
     from placeholders p where p.order_id = $1 and p.kind = any ($2::text[])`,
    [orderId, requestedKinds],
  )
}

/** What was changed of those to whom vouchers go: they are kept with no trip. A deleted address is known by its house. */
export function readPartnerChanges(
  trx: Transaction,
  vouchers: readonly VoucherNow[],
  since: Date,
): Promise<LoggedRow[]> {
  const told = vouchers.flatMap(({ provider, source: { request } }) => [
    ...(provider === null ? [] : [{ table: 'providers', row: provider }]),
    ...(request?.addresses ?? []).map(({ id }) => ({ table: 'addresses', row: id })),
    ...(request?.contacts ?? []).map(({ id }) => ({ table: 'contacts', row: id })),
  ])
  if (told.length === 0) return Promise.resolve([])
  return trx.query<LoggedRow>(
    `with gone as (select l.table_name as name, l.row_id as id from change_log l
       where l.table_name = 'addresses' and l.operation = 'delete' and l.order_id is null and l.at > $3
         and (l.before ->> 'provider_id')::bigint = any ($5))
     select l.table_name as "table", l.row_id as row, l.operation, l.before, l.after, l.at
     from (select * from unnest($1::text[], $2::bigint[]) k(name, id) union select name, id from gone) k
       join change_log l on l.table_name = k.name and l.row_id = k.id
     where l.at > $3 and (l.operation <> 'update' or l.after ?| $4::text[])
     order by l.id`,
    [
      ...[told.map(({ table }) => table), told.map(({ row }) => row), since, columnsOfPapers],
      vouchers.flatMap(({ provider }) => provider ?? []),
    ],
  )
}

type ListedRow = {
  readonly id: number
  readonly list: number
  readonly isCancelled: boolean
  readonly guests: number[]
}

/** The rooms of a trip's lists with who sleeps there: by them it is told which list a change is of. */
export function readListedRooms(trx: Transaction, orderId: number): Promise<ListedRow[]> {
  return trx.query<ListedRow>(
    `select r.id::int, r.room_list_id::int as list, coalesce(r.extra_type = 'cancelled', false) as "isCancelled",
       array(select g.id::int from passengers g where g.room_id = r.id) as guests
     from rooms r where r.order_id = $1`,
    [orderId],
  )
}

const contingentOf = (table: ContingentRow['table']) =>
  `select '${table}' as "table", x.id, x.persons, x.type, x.asked_amount, x.reserved_amount from ${table} x where x.order_id = o.id`

type FactsRow = {
  readonly startAt: string
  readonly endAt: string
  readonly services: (ServiceFacts & { readonly id: number })[]
  readonly requests: (RequestFacts & { readonly id: number })[]
  readonly contingent: ContingentRow[]
  /** As vouchers tell them. */
  readonly guests: number
}

/** A trip as it is now, with whom it asks for what; null where the actor sees none. */
export async function readTripFacts(trx: Transaction, orderId: number): Promise<FactsRow | null> {
  const [facts] = await trx.query<FactsRow>(
    `select to_char(o.start_at, 'YYYY-MM-DD') as "startAt", to_char(o.end_at, 'YYYY-MM-DD') as "endAt",
       coalesce((select json_agg(json_build_object('id', p.id, 'kind', p.kind, 'chosen', coalesce(p.selected_request_id, ${speaks('p')}), 'dayNumber',
           (select count(*) from days x where x.order_id = p.order_id and x.date <= d.date)))
         from placeholders p join days d on d.id = p.day_id where p.order_id = o.id), '[]') as services,
       coalesce((select json_agg(json_build_object('id', r.id, 'service', r.placeholder_id, 'partner', coalesce(v.name, a.name, ''),
           'status', r.status, 'asked_amount', r.asked_amount, 'reserved_amount', r.reserved_amount, 'whole_group', r.whole_group,
           'cabins', coalesce((select json_agg(x.id) from request_cabins x where x.request_id = r.id), '[]'), 'todo', t.id, 'option', json_build_object('dueDate', t.due_date, 'status', t.status)))
         from requests r left join providers v on v.id = r.provider_id left join agencies a on a.id = r.agency_id
           left join todos t on t.request_id = r.id
         where r.order_id = o.id), '[]') as requests,
       coalesce((select json_agg(c) from (${contingentOf('order_hotel_rooms')} union all ${contingentOf('order_ferry_cabins')}) c), '[]') as contingent,
       ${guestsOfTrip} as guests
     from orders o where o.id = $1`,
    [orderId],
  )
  return facts ?? null
}
