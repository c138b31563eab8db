import type { RequestStatus, TodoStatus } from '@reisewerk/domain/accounts/options.ts'
import type { AskedItem } from '@reisewerk/domain/calculation/cost/asked-prices.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { RequestedKind } from '@reisewerk/domain/service-kinds.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'

/** A request of a trip as its lists show it; prices only for who may see the purchase. */
export type RequestRow = {
  readonly dayNumber: number
  readonly serviceId: number
  readonly service: string
  readonly kind: RequestedKind
  readonly status: RequestStatus
  readonly isChosen: boolean
  readonly partner: string | null
  readonly agencyId: number | null
  readonly agency: string | null
  readonly startAt: CalendarDate | null
  readonly endAt: CalendarDate | null
  readonly askedAmount: number
  readonly reservedAmount: number
  readonly dueDate: CalendarDate | null
  readonly option: TodoStatus | null
  readonly optionNr: string
  readonly stars: number | null
  readonly rating: number | null
  readonly place: string | null
  readonly area: string | null
  readonly items: readonly AskedItem[]
}

/** The requests of a trip in the order of its day plan; null when the actor sees no such trip. */
export async function readRequestRows(
  trx: Transaction,
  orderId: number,
): Promise<{ name: string; currency: string; rows: RequestRow[] } | null> {
  const [[trip], rows] = await Promise.all([
    trx.query<{ name: string; currency: string }>(
      `select concat_ws(' ', order_number, coalesce(nullif(trip_name, ''), group_name)) as name, order_currency as currency
       from orders where id = $1 and current_status not in ('concept', 'deleted')`,
      [orderId],
    ),
    trx.query<RequestRow>(
      `with own as (select id, date, sort_helper, row_number() over (order by date)::int as number from days where order_id = $1)
       select d.number as "dayNumber", p.id::int as "serviceId", title_of_service(p.id) as service, p.kind, r.status,
         r.id is not distinct from p.selected_request_id as "isChosen", v.name as partner, r.agency_id::int as "agencyId", a.name as agency,
         to_char(coalesce(r.start_at, p.start_at), 'YYYY-MM-DD') as "startAt", to_char(coalesce(r.end_at, p.end_at), 'YYYY-MM-DD') as "endAt",
         r.asked_amount as "askedAmount", r.reserved_amount as "reservedAmount", r.option_nr as "optionNr",
         (select to_char(t.due_date, 'YYYY-MM-DD') from todos t where t.request_id = r.id) as "dueDate",
         (select t.status from todos t where t.request_id = r.id) as option,
         v.stars, v.rating, coalesce((select l.name from places l where l.id = v.place_id), v.place_name) as place,
         coalesce((select x.name from areas x where x.id = coalesce(v.area_id,
           (select l.area_id from places l where l.id = v.place_id))), v.place_name) as area,
         case when (select actor_sees_purchase()) then (select coalesce(json_agg(json_build_object('quantityType', i.quantity_type,
             'name', i.name, 'cents', case when i.price_for_two then i.price_cents / 2.0 else i.price_cents end, 'currency', i.price_currency, 'isForAllNights', i.price_for_all_nights) order by i.sort, i.id), '[]')
           from request_item_prices i where i.request_id = r.id) else '[]' end as items
       from own d join placeholders p on p.day_id = d.id join requests r on r.placeholder_id = p.id
         left join providers v on v.id = r.provider_id left join agencies a on a.id = r.agency_id
       order by d.date, array_position(d.sort_helper, p.kind || '-' || p.id), p.id, r.id`,
      [orderId],
    ),
  ])
  return trip === undefined ? null : { ...trip, rows }
}

/** What other currencies are worth for a trip, by their code (CALC-09); nothing for who may not see the purchase. */
export async function readRatesOfTrip(trx: Transaction, orderId: number): Promise<ReadonlyMap<string, number>> {
  const rows = await trx.query<{ currency: string; rate: number }>(
    `select r.currency, r.rate::float8 as rate from order_exchange_rates r join orders o on o.id = r.order_id
     where r.order_id = $1 and r.base_currency = o.order_currency and (select actor_sees_purchase())`,
    [orderId],
  )
  return new Map(rows.map(({ currency, rate }) => [currency, rate]))
}
