import type { ServiceKind } from '@reisewerk/domain/service-kinds.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'

export type LockedService = { readonly id: number; readonly kind: ServiceKind; readonly orderId: number }

/** Locks services. @returns those the actor sees, in the order asked */
export async function lockManyServices(trx: Transaction, ids: readonly number[]): Promise<LockedService[]> {
  const rows = await trx.query<LockedService>(
    `select id, kind, order_id as "orderId" from placeholders where id = any ($1::bigint[]) order by id for update`,
    [ids],
  )
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

/** Deletes services and takes them out of the order of their days, each of which is written once. */
export async function deleteManyServices(trx: Transaction, ids: readonly number[]): Promise<void> {
  await trx.query(
    `with gone as (delete from placeholders where id = any ($1::bigint[]) returning day_id, kind || '-' || id as key),
       of_day as (select day_id, array_agg(key) as keys from gone group by day_id)
     update days d set sort_helper = array(select k from unnest(d.sort_helper) with ordinality as u (k, place)
         where k <> all (x.keys) order by place)
     from of_day x where d.id = x.day_id`,
    [ids],
  )
}
