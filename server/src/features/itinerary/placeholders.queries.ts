import type { FerryState, HotelState } from '@reisewerk/domain/itinerary/service-changes.ts'
import type { ServiceKind } from '@reisewerk/domain/itinerary/sort-helper.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

/** A service as it stands; the fields of other kinds hold their defaults and mean nothing. */
export type ServiceRow = HotelState &
  FerryState & {
    readonly id: number
    readonly orderId: number
    readonly dayId: number
    /** Date of its day. */
    readonly date: string
    readonly isBrandNew: boolean
    readonly driverNotParticipating: boolean | null
  }

const clock = (column: string) => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS')`

/** Locks a service and reads what rules need of it; null when the actor sees none of this kind. */
export async function lockService(trx: Transaction, kind: ServiceKind, id: number): Promise<ServiceRow | null> {
  const rows = await trx.query<ServiceRow>(
    `select p.id, p.order_id as "orderId", p.day_id as "dayId", d.date, ${clock('p.start_at')} as "startAt",
       ${clock('p.end_at')} as "endAt", ${clock('p.check_in_at')} as "checkInAt", p.is_brand_new as "isBrandNew",
       p.driver_not_participating as "driverNotParticipating", h.board, coalesce(h.times, '[]') as times, f.type,
       f.start_port_id as "startPort", f.end_port_id as "endPort", coalesce(f.hide_class, false) as "hideClass",
       f.class_category as "classCategory"
     from placeholders p join days d on d.id = p.day_id
     left join hotel_placeholders h on h.id = p.id left join ferry_placeholders f on f.id = p.id
     where p.id = $1 and p.kind = $2 for update of p`,
    [id, kind],
  )
  return rows[0] ?? null
}

/** Deletes a service and takes it out of its day's order. @returns false when the actor sees none of this kind */
export async function deleteService(trx: Transaction, kind: ServiceKind, id: number): Promise<boolean> {
  const rows = await trx.query(
    `with gone as (delete from placeholders where id = $1 and kind = $2 returning id, day_id, kind)
     update days d set sort_helper = array_remove(d.sort_helper, gone.kind || '-' || gone.id) from gone
     where d.id = gone.day_id returning d.id`,
    [id, kind],
  )
  return rows.length > 0
}

/** Moves the requests of a service along with it; clock times stay. */
export async function shiftRequests(trx: Transaction, placeholderId: number, days: number): Promise<void> {
  await trx.query(
    `update requests set start_at = start_at + make_interval(days => $2), end_at = end_at + make_interval(days => $2),
       check_in_at = check_in_at + make_interval(days => $2) where placeholder_id = $1`,
    [placeholderId, days],
  )
}

export async function isRequestOf(trx: Transaction, requestId: number, placeholderId: number): Promise<boolean> {
  const rows = await trx.query('select from requests where id = $1 and placeholder_id = $2', [requestId, placeholderId])
  return rows.length > 0
}

export async function organisationOfOrder(trx: Transaction, orderId: number): Promise<number> {
  const rows = await trx.query<{ id: number }>('select organisation_id as id from orders where id = $1', [orderId])
  const id = rows[0]?.id
  if (id === undefined) throw new Error(`order ${orderId} of a visible service is not visible`)
  return id
}
