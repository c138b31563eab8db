import type { ServiceStates } from '@reisewerk/domain/itinerary/service-changes.ts'
import { type ServiceKind, serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { confirmedArrival } from './itinerary.tables.ts'
import { kindRows } from './service-kinds.ts'

export type ServiceRow<K extends ServiceKind = ServiceKind> = ServiceStates[K] & {
  readonly id: number
  readonly orderId: number
  readonly dayId: number
  readonly date: string
  readonly isBrandNew: boolean
  readonly chosenRequest: number | null
  readonly driverNotParticipating: boolean | null
  /** The price it is offered at; null without one. */
  readonly priceCents: number | null
  readonly priceCurrency: string | null
  /** Whether its voucher is shown as long as it follows how the service is offered; null once somebody has said it. */
  readonly usualVoucher: boolean | null
}

/** Locks a service and reads what rules need of it; null when the actor sees none of this kind. */
export async function lockService<K extends ServiceKind>(
  trx: Transaction,
  kind: K,
  id: number,
): Promise<ServiceRow<K> | null> {
  const rows = await trx.query<ServiceRow<K>>(
    `select p.id, p.order_id as "orderId", p.day_id as "dayId", d.date, p.start_at as "startAt",
       p.end_at as "endAt", p.check_in_at as "checkInAt",
       exists (select from requests r where r.id = p.selected_request_id and ${confirmedArrival('p.end_at')}) as "isArrivalConfirmed", p.is_brand_new as "isBrandNew",
       p.selected_request_id as "chosenRequest",
       p.driver_not_participating as "driverNotParticipating", p.client_offer_price_cents as "priceCents",
       case when p.client_offer_price_cents is not null then p.client_offer_price_currency end as "priceCurrency",
       case when p.show_voucher is null then usual_voucher(p.client_offer_status, p.selected_request_id) end as "usualVoucher", ${kindRows[kind].columns}
     from placeholders p join days d on d.id = p.day_id join ${serviceKinds[kind].resource} k on k.id = p.id
     where p.id = $1 and p.kind = $2 for update of p`,
    [id, kind],
  )
  return rows[0] ?? null
}

/** Deletes a service and takes it out of its day's order. @returns its trip, null when the actor sees none of this kind */
export async function deleteService(trx: Transaction, kind: ServiceKind, id: number): Promise<number | null> {
  const rows = await trx.query<{ orderId: number }>(
    `with gone as (delete from placeholders where id = $1 and kind = $2 returning id, day_id, kind)
     update days d set sort_helper = array_remove(d.sort_helper, gone.kind || '-' || gone.id) from gone
     where d.id = gone.day_id returning d.order_id as "orderId"`,
    [id, kind],
  )
  return rows[0]?.orderId ?? null
}

export async function isRequestOf(trx: Transaction, requestId: number, placeholderId: number): Promise<boolean> {
  const rows = await trx.query('select from requests where id = $1 and placeholder_id = $2', [requestId, placeholderId])
  return rows.length > 0
}

/** What checks of a service look at in its trip. */
export type TripFacts = {
  readonly organisationId: number
  readonly currency: string
  readonly startAt: string
  readonly endAt: string
  /** It is none: the days of a concept stand on it. */
  readonly isShelf: boolean
}

export async function readTripFacts(trx: Transaction, orderId: number): Promise<TripFacts> {
  const rows = await trx.query<TripFacts>(
    `select organisation_id as "organisationId", order_currency as currency, start_at as "startAt", end_at as "endAt",
       current_status = 'concept' as "isShelf" from orders where id = $1`,
    [orderId],
  )
  if (rows[0] === undefined) throw new Error(`order ${orderId} of a visible service is not visible`)
  return rows[0]
}
