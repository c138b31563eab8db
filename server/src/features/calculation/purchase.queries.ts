import type { TripAims } from '@reisewerk/domain/calculation/cost/cost-given.ts'
import type { OwnCost } from '@reisewerk/domain/calculation/cost/cost-service.ts'
import type { PurchaseRead } from '@reisewerk/domain/calculation/cost/purchase.contract.ts'
import { requestedKinds } from '@reisewerk/domain/service-kinds.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { goesBy } from '../itinerary/itinerary.tables.ts'

const price = (row: string, name: string) => `case when ${row}.${name}_cents is not null
  then json_build_object('cents', ${row}.${name}_cents, 'currency', ${row}.${name}_currency) end`

/** Of all requests of the trip at once; who asks for one trip reads each table once. */
const itemsSql = `select i.request_id, json_agg(json_build_object('id', i.id, 'name', i.name, 'quantityType', i.quantity_type,
    'billingType', i.billing_type, 'price', ${price('i', 'price')}, 'priceForAllNights', i.price_for_all_nights,
    'priceForTwo', i.price_for_two,
    'limitIsValid', i.limit_is_valid, 'limitIsValidAsked', i.limit_is_valid_asked) order by i.sort, i.id) as items
  from request_item_prices i where i.order_id = $1 group by i.request_id`
const cabinsSql = `select c.request_id, json_agg(json_build_object('persons', c.persons, 'type', c.type,
    'askedAmount', c.asked_amount, 'reservedAmount', c.reserved_amount, 'price', ${price('c', 'price')})
    order by c.persons, c.type) as cabins
  from request_cabins c where c.order_id = $1 group by c.request_id`
const requestSql = `json_build_object('id', r.id, 'status', r.status, 'isChosen',
    r.id = p.selected_request_id and stands(r.id, r.status), 'isLapsed', lapsed_on(r.id, r.status) is not null,
    'provider', coalesce(v.name, ''), 'askedAmount', r.asked_amount, 'reservedAmount', r.reserved_amount,
    'nights', greatest(coalesce(coalesce(r.end_at, p.end_at)::date - coalesce(r.start_at, p.start_at)::date, 1), 1),
    'freePlaces', coalesce(h.free_places, ''), 'items', coalesce(i.items, '[]'), 'cabins', coalesce(c.cabins, '[]'),
    'tickets', case when f.id is not null then json_build_object('ticket', ${price('f', 'contingent_ticket_price')},
      'ticketTax', ${price('f', 'contingent_ticket_tax')}, 'bus', ${price('f', 'contingent_bus_price')},
      'busTax', ${price('f', 'contingent_bus_tax')}) end)`
const servicesSql = `with items as (${itemsSql}), cabins as (${cabinsSql}), asked as (
    select r.placeholder_id, json_agg(${requestSql} order by r.id) as requests
    from requests r join placeholders p on p.id = r.placeholder_id left join providers v on v.id = r.provider_id
      left join hotel_requests h on h.id = r.id left join ferry_requests f on f.id = r.id
      left join items i on i.request_id = r.id left join cabins c on c.request_id = r.id
    where r.order_id = $1 group by r.placeholder_id)
  select p.id, p.kind, title_of_service(p.id) as title, p.day_id as day,
    to_char(coalesce(s.start_at::date, p.start_at::date, d.date), 'DD.MM.YYYY 00:00:00') as date, p.client_offer_status as status,
    coalesce(f.type, t.type) as passage, coalesce(a.requests, '[]') as requests
  from placeholders p left join asked a on a.placeholder_id = p.id left join ferry_placeholders f on f.id = p.id
    left join train_placeholders t on t.id = p.id left join days d on d.id = p.day_id
    cross join ${goesBy('p')} left join requests s on s.id = goes.request
  where p.order_id = $1 and p.kind = any($2) order by d.date, p.start_at, p.id`

/** The services of a trip with all that providers ask for them, in one statement. */
export function readPurchases(trx: Transaction, orderId: number): Promise<PurchaseRead['services']> {
  return trx.query<PurchaseRead['services'][number]>(servicesSql, [orderId, requestedKinds])
}

type OwnCosts = { readonly aims: TripAims; readonly costs: readonly OwnCost[] }

/** What a trip costs beside its services, and what somebody said that it is to bring. */
export async function readOwnCosts(trx: Transaction, calculationId: number): Promise<OwnCosts> {
  const [found] = await trx.query<OwnCosts>(
    `select json_build_object('targetPercent', t.target_percent, 'targetPerPerson', t.target_per_person,
       'overheadPercent', t.overhead_percent, 'overheadPerPerson', t.overhead_per_person, 'busSeats', t.bus_seats) as aims,
       (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'per', c.type, 'groupSize', c.group_size,
         'price', ${price('c', 'price')}) order by c.sort, c.id), '[]')
        from calculation_costs c where c.calculation_id = t.calculation_id) as costs
     from calculation_targets t where t.calculation_id = $1`,
    [calculationId],
  )
  if (found === undefined) throw new Error(`calculation ${calculationId} has no targets`)
  return found
}
