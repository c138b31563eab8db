import type { OfferChange } from '@reisewerk/domain/itinerary/bulk.contract.ts'
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

type Stand = {
  readonly placeholder: number
  readonly key: string
  readonly day: number
  readonly keys: string[]
}

/** Where services stand: their day, and the keys of all that stand in it, in order. */
export function readStands(trx: Transaction, ids: readonly number[]): Promise<Stand[]> {
  return trx.query<Stand>(
    `select p.id::int as placeholder, p.kind || '-' || p.id as key, d.id::int as day, d.sort_helper as keys
     from placeholders p join days d on d.id = p.day_id where p.id = any ($1::bigint[])
     order by d.date, array_position(d.sort_helper, p.kind || '-' || p.id) desc nulls first, p.id desc`,
    [ids],
  )
}

/** The keys of all that stands in the plans of these days' trips. */
export async function readKeysOn(trx: Transaction, days: readonly number[]): Promise<Set<string>> {
  const rows = await trx.query<{ key: string }>(
    `select p.kind || '-' || p.id as key from placeholders p
     where p.order_id = any (array(select order_id from days where id = any ($1::bigint[])))`,
    [days],
  )
  return new Set(rows.map(({ key }) => key))
}

/** How services are offered to the client. */
export function readOffersOf(trx: Transaction, ids: readonly number[]): Promise<OfferChange[]> {
  return trx.query<OfferChange>(
    `select id::int as placeholder, client_offer_status as status from placeholders where id = any ($1::bigint[]) order by id`,
    [ids],
  )
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
