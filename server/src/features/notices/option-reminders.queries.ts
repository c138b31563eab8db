import type pg from 'pg'
import type { Actor } from '../../platform/actor.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

export type DueReminder = { userId: number; organisationId: number; todoIds: number[] }

/**
 * Notes of whom to remind today of which options, each once for a day it may run out, and answers them by person and house: those of
 * trips under way whose responsible person may read them, works here, and takes such mails. A house by which no mail leaves
 * is left out, until it has a server.
 * @param sendsMail whether the installation has one
 */
export function noteDueReminders(
  trx: Transaction,
  { today, days, sendsMail }: { today: string; days: number; sendsMail: boolean },
): Promise<DueReminder[]> {
  return trx.query<DueReminder>(
    `with noted as (
       insert into option_reminders (todo_id, order_id, due_date, user_id)
       select t.id, o.id, t.due_date, u.id
       from todos t join orders o on o.id = t.order_id join requests r on r.id = t.request_id join users u on u.id = o.user_id
       where t.organisation_id = any ($1::bigint[]) and t.request_id is not null and t.status <> 'done'
         and t.due_date between $2::date and $2::date + $3::int and r.status not in ('declined', 'cancelled')
         and o.current_status not in ('completed', 'cancelled', 'deleted', 'concept')
         and (t.order_statuses = '{}' or o.current_status = any (t.order_statuses))
         and (t.request_statuses = '{}' or r.status = any (t.request_statuses))
         and u.is_active and (not o.is_admin_only or u.role = 'admin') and u.id not in (select without_option_mail())
         and exists (select from user_organisations m where m.user_id = u.id and m.organisation_id = o.organisation_id)
         and ($4 or exists (select from mail_servers s where s.organisation_id = o.organisation_id and s.is_active))
       on conflict do nothing returning todo_id, order_id, user_id)
     select n.user_id::int as "userId", o.organisation_id::int as "organisationId",
       array_agg(n.todo_id::int order by n.todo_id) as "todoIds"
     from noted n join orders o on o.id = n.order_id group by 1, 2`,
    [trx.actor.organisationIds, today, days, sendsMail],
  )
}

export type RemindedOption = {
  dueDate: string
  partner: string
  orderId: number
  orderNumber: string
  tripName: string
}

/** The options of a mail, as far as they are still open and their reader sees them. */
export function readReminded(trx: Transaction, todoIds: readonly number[]): Promise<RemindedOption[]> {
  return trx.query<RemindedOption>(
    `select to_char(t.due_date, 'DD.MM.YYYY') as "dueDate", coalesce(v.name, a.name, '') as partner, o.id as "orderId",
       o.order_number as "orderNumber", coalesce(nullif(o.trip_name, ''), o.group_name) as "tripName"
     from todos t join orders o on o.id = t.order_id join requests r on r.id = t.request_id
       left join providers v on v.id = r.provider_id left join agencies a on a.id = r.agency_id
     where t.id = any ($1::bigint[]) and t.status <> 'done' and r.status not in ('declined', 'cancelled')
     order by t.due_date, t.id`,
    [todoIds],
  )
}

/** Whoever a mail goes to, as the actor whose eyes it is written for; null for one who no longer works here. */
export async function readReader(
  auth: pg.Pool,
  userId: number,
): Promise<{ actor: Actor; name: string; address: string } | null> {
  const { rows } = await auth.query<{ name: string; address: string; isAdmin: boolean; houses: number[] }>(
    `select trim(u.first_name || ' ' || u.last_name) as name, u.email as address, u.role = 'admin' as "isAdmin",
       array(select m.organisation_id::int from user_organisations m where m.user_id = u.id) as houses
     from users u where u.id = $1 and u.is_active`,
    [userId],
  )
  const [found] = rows
  if (found === undefined) return null
  const { name, address, isAdmin, houses: organisationIds } = found
  return { name, address, actor: { userId, isAdmin, organisationIds, maySeePurchase: false } }
}
