import type { NoticeKind, NoticeSwitch } from '@reisewerk/domain/notices/notice-kinds.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

export type NoticeRow = {
  key: string
  kind: NoticeKind
  at: Date
  isRead: boolean
  by: string
  count: number
  /** By how many days a trip was moved by these changes; null where it was not. */
  moved: number | null
  /** Its requests whose partners know other days. */
  renewals: number
  text: string
  dueDate: string | null
  place: 'orders' | 'todos' | 'requests' | null
  orderId: number
  orderNumber: string
  tripName: string
}

/** Changes looked back at in each trip: beyond them a number says nothing any more. */
const mostChanges = 100
/** Lines of a bell; who has more reads the radar, the mailbox and the histories. */
const mostNotices = 100

const isOn = (kind: NoticeKind) => `not exists (select from off where kind = '${kind}')`

/**
 * What concerns the actor ($1) on a day ($2), in one statement under the policies: who is named in a note; who changed trips the
 * actor is responsible for, in the last fortnight; which mails of theirs came back; and which options of their trips run out in $3
 * days or have.
 */
const told = `with off as materialized (select kind from notice_switches where user_id = $1),
  mine as materialized (select o.id from orders o where o.user_id = $1
    and o.current_status not in ('completed', 'cancelled', 'deleted', 'concept')),
  -- Numbers follow the time closely enough, and each trip has its changes by number.
  fortnight as materialized (select l.id from change_log l where l.at > now() - interval '14 days' order by l.at limit 1),
  told as (
    select 'mention-' || m.id as key, 'mention' as kind, m.at, m.order_id, m.by_user_id as by_id, 1 as count, m.text,
      null::date as due_date, m.table_name as place
    from mentions m where m.user_id = $1 and m.at > now() - interval '60 days' and ${isOn('mention')}
    union all
    select c.key, 'change', max(c.at), c.order_id, c.user_id, 
      -- What was saved in one go is one change, however many rows follow: a trip that moves takes days, services and requests along.
      coalesce(nullif(count(distinct c.at) filter (where n.read_at is null or c.at > n.read_at), 0), count(distinct c.at))::int,
      '', null, null
    from (select 'change-' || l.order_id || '-' || l.user_id as key, l.at, l.order_id, l.user_id from mine
      cross join lateral (select l.at, l.order_id, l.user_id from change_log l where l.order_id = mine.id
        and l.id >= (select id from fortnight) order by l.id desc limit ${mostChanges}) l
      where l.user_id <> $1 and ${isOn('change')}) c
      left join notice_reads n on n.user_id = $1 and n.key = c.key
    group by c.key, c.order_id, c.user_id
    union all
    select 'bounce-' || e.id, 'bounce', e.updated_at, e.order_id, null, 1, concat_ws(': ', nullif(e.subject, ''), e.failure), null, null
    from email_messages e join orders o on o.id = e.order_id
    where e.failure is not null and e.status in ('sent', 'failed') and (o.user_id = $1 or e.user_id = $1)
      and e.updated_at > now() - interval '60 days' and ${isOn('bounce')}
    union all
    -- That it has run out is news of the day after.
    select 'option-' || t.id || '-' || t.due_date, 'option',
      (case when t.due_date < $2::date then t.due_date + 1 else t.due_date - $3::int end)::timestamp at time zone 'Europe/Berlin',
      t.order_id, null, 1, coalesce(v.name, a.name, ''), t.due_date, null
    from mine join todos t on t.order_id = mine.id join requests r on r.id = t.request_id
      left join providers v on v.id = r.provider_id left join agencies a on a.id = r.agency_id
    where t.status <> 'done' and t.due_date <= $2::date + $3::int and r.status not in ('declined', 'cancelled')
      and (t.request_statuses = '{}' or r.status = any (t.request_statuses)) and ${isOn('option')})`

/** The newest first. */
export function readNotices(trx: Transaction, today: string, days: number): Promise<NoticeRow[]> {
  return trx.query<NoticeRow>(
    `${told} select t.key, t.kind, t.at, coalesce(n.read_at >= t.at, false) as "isRead",
       coalesce(trim(u.first_name || ' ' || u.last_name), '') as by, t.count, t.text,
       case when t.kind = 'change' then (select sum((l.after->>'start_at')::date - (l.before->>'start_at')::date)::int from change_log l
         where l.table_name = 'orders' and l.row_id = t.order_id and l.user_id = t.by_id and l.operation = 'update' and l.after ? 'start_at'
           and l.id >= (select id from fortnight) and (n.read_at is null or n.read_at >= t.at or l.at > n.read_at)) end as moved,
       case when t.kind = 'change' then (select count(*)::int from requests r where r.order_id = t.order_id and r.status <> 'new'
         and is_active_request(r.status) and r.agreed_amount is not null
         and (r.agreed_start_at::date is distinct from r.start_at::date or (r.last_told ->> 'startAt')::date <> r.start_at::date))
         else 0 end as renewals,
       to_char(t.due_date, 'DD.MM.YYYY') as "dueDate", t.place, o.id as "orderId", o.order_number as "orderNumber",
       coalesce(nullif(o.trip_name, ''), o.group_name) as "tripName"
     from told t join orders o on o.id = t.order_id left join users u on u.id = t.by_id
       left join notice_reads n on n.user_id = $1 and n.key = t.key
     order by t.at desc, t.key limit ${mostNotices}`,
    [trx.actor.userId, today, days],
  )
}

/** Notes lines as read until now; what happens there later is unread again. */
export async function noteRead(trx: Transaction, keys: readonly string[]): Promise<void> {
  await trx.query(
    `insert into notice_reads (user_id, key) select $1, key from unnest($2::text[]) key
     on conflict (user_id, key) do update set read_at = now()`,
    [trx.actor.userId, [...new Set(keys)]],
  )
}

export async function readSwitchedOff(trx: Transaction): Promise<NoticeSwitch[]> {
  const rows = await trx.query<{ kind: NoticeSwitch }>(
    'select kind from notice_switches where user_id = $1 order by kind',
    [trx.actor.userId],
  )
  return rows.map(({ kind }) => kind)
}

export async function saveSwitchedOff(trx: Transaction, kinds: readonly NoticeSwitch[]): Promise<void> {
  await trx.query('delete from notice_switches where user_id = $1 and kind <> all ($2::text[])', [
    trx.actor.userId,
    kinds,
  ])
  await trx.query(
    'insert into notice_switches (user_id, kind) select $1, kind from unnest($2::text[]) kind on conflict do nothing',
    [trx.actor.userId, kinds],
  )
}

/** Who may read a trip: active members of its house, of an admin-only one the administrators; null when the actor may not. */
export async function readersOfTrip(trx: Transaction, orderId: number): Promise<{ id: number; name: string }[] | null> {
  const [trip] = await trx.query<{ readers: { id: number; name: string }[] }>(
    `select coalesce((select json_agg(json_build_object('id', u.id, 'name', trim(u.first_name || ' ' || u.last_name))
         order by u.first_name, u.last_name, u.id)
       from users u join user_organisations m on m.user_id = u.id
       where m.organisation_id = o.organisation_id and u.is_active and (not o.is_admin_only or u.role = 'admin')), '[]') as readers
     from orders o where o.id = $1`,
    [orderId],
  )
  return trip?.readers ?? null
}
