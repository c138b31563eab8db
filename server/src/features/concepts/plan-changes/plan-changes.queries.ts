import type { PlanChange } from '@reisewerk/domain/itinerary/plan-change.contract.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'

type Listed = { id: number; at: Date; userName: string; kind: PlanChange['kind']; name: string }

/** What can still be taken back of a trip, the latest first. */
export function listPlanChanges(trx: Transaction, orderId: number): Promise<Listed[]> {
  return trx.query<Listed>(
    `select c.id::int, c.at, coalesce(trim(u.first_name || ' ' || u.last_name), '') as "userName", c.done->>'kind' as kind, c.name
     from plan_changes c left join users u on u.id = c.user_id
     where c.order_id = $1 and c.taken_back_at is null and c.at > now() - interval '30 days'
     order by c.at desc, c.id desc limit 200`,
    [orderId],
  )
}

type Noted = { readonly orderId: number; readonly done: PlanChange; readonly isTakenBack: boolean }

/** A change that can still be taken back; its trip is locked first, as by whoever changes a plan. @returns null when the actor knows of none */
export async function lockPlanChange(trx: Transaction, id: number): Promise<Noted | null> {
  const [, rows] = await Promise.all([
    trx.query(
      'select from orders where id = (select order_id from plan_changes where id = $1 offset 0) for no key update',
      [id],
    ),
    trx.query<Noted>(
      `select order_id::int as "orderId", done, taken_back_at is not null as "isTakenBack" from plan_changes
       where id = $1 and at > now() - interval '30 days' for update`,
      [id],
    ),
  ])
  return rows[0] ?? null
}

export async function markTakenBack(trx: Transaction, id: number): Promise<void> {
  await trx.query('update plan_changes set taken_back_at = now() where id = $1', [id])
}

export type LaterChange = { readonly table: string; readonly at: Date; readonly userName: string | null }

/**
 * The first thing somebody did since to what a change of a plan has made, or to the fields a swap, a move or another 'Abrechnung' has changed; null when it stands as it
 * was made. Names and kilometres that days work out by themselves are nobody's change.
 */
export async function firstChangeSince(trx: Transaction, id: number): Promise<LaterChange | null> {
  const [row] = await trx.query<LaterChange>(
    `with noted as (select * from plan_changes where id = $1),
       own as (select l.* from change_log l join noted n on l.order_id = n.order_id and l.at = n.at and l.transaction = n.transaction),
       later as (select l.* from change_log l join noted n on l.order_id = n.order_id
         where l.id > (select max(id) from own) and l.transaction <> n.transaction)
     select l.table_name as table, l.at, trim(u.first_name || ' ' || u.last_name) as "userName"
     from later l left join users u on u.id = l.user_id left join days d on l.table_name = 'days' and d.id = l.row_id
     where exists (select from own o where o.table_name = l.table_name and o.row_id = l.row_id and case o.operation
           when 'insert' then true
           when 'update' then (select done->>'kind' from noted) in ('swap', 'moves', 'offers') and o.table_name in ('placeholders', 'requests')
             and (l.operation = 'delete' or exists (select from jsonb_object_keys(o.after) k where l.after ? k))
           else false end)
         and not (l.table_name = 'days' and l.operation = 'update'
           and l.after - 'distance' - case when d.is_automatic_name then 'name' else '' end = '{}'::jsonb)
       or exists (select from own o where o.operation = 'insert' and o.row_id = case o.table_name
         when 'days' then (l.after->>'day_id')::bigint when 'placeholders' then (l.after->>'placeholder_id')::bigint
         when 'requests' then (l.after->>'request_id')::bigint end)
     order by l.id limit 1`,
    [id],
  )
  return row ?? null
}
