import type { RequestStatus } from '@reisewerk/domain/accounts/options.ts'
import { defaultSettings } from '@reisewerk/domain/accounts/settings.contract.ts'
import type { PurchaseRequest } from '@reisewerk/domain/calculation/cost/cost-service.ts'
import type { HeldService } from '@reisewerk/domain/calculation/cost/held-value.ts'
import type { Contingent } from '@reisewerk/domain/calculation/group.ts'
import type { Known } from '@reisewerk/domain/mail/renewal/letter-facts.ts'
import type { OptionRadarQuery } from '@reisewerk/domain/radar/option-radar.contract.ts'
import type { AskedFor } from '@reisewerk/domain/requests/renewal.ts'
import type { RequestedKind } from '@reisewerk/domain/service-kinds.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { holding, isLike } from '../../platform/resource/like.ts'
import { askedNow, knownOf } from '../requests/requests.tables.ts'

/** What the value of an option is counted by; null for who may not see purchase figures. */
export type HeldGiven = {
  readonly service: HeldService
  readonly request: PurchaseRequest
  readonly contingent: Contingent
  readonly busSeats: number
}

export type RadarRow = {
  id: number
  dueDate: string
  kind: RequestedKind
  status: RequestStatus
  partner: string
  service: string
  startAt: string | null
  persons: number
  isChosen: boolean
  now: AskedFor
  knows: Known
  orderId: number
  orderNumber: string
  tripName: string
  organisation: number
  userId: number
  userName: string
  total: number
  expired: number
  held: HeldGiven | null
}

const price = (row: string, name: string) => `case when ${row}.${name}_cents is not null
  then json_build_object('cents', ${row}.${name}_cents, 'currency', ${row}.${name}_currency) end`
const beds = (table: string) => `(select coalesce(json_agg(json_build_object('persons', x.persons, 'type', x.type,
    'askedAmount', x.asked_amount, 'reservedAmount', x.reserved_amount)), '[]') from ${table} x where x.order_id = r.order_id)`

const items = `(select coalesce(json_agg(json_build_object('id', i.id, 'name', i.name, 'quantityType', i.quantity_type,
    'billingType', i.billing_type, 'price', ${price('i', 'price')}, 'priceForAllNights', i.price_for_all_nights,
    'priceForTwo', i.price_for_two,
    'limitIsValid', i.limit_is_valid, 'limitIsValidAsked', i.limit_is_valid_asked) order by i.sort, i.id), '[]')
  from request_item_prices i where i.request_id = r.id)`
const cabins = `(select coalesce(json_agg(json_build_object('persons', c.persons, 'type', c.type,
    'askedAmount', c.asked_amount, 'reservedAmount', c.reserved_amount, 'price', ${price('c', 'price')})), '[]')
  from request_cabins c where c.request_id = r.id)`

/** The prices of a request with all they are counted by, as the calculation of its trip reads them. */
const held = `case when (select actor_sees_purchase()) then json_build_object(
  'service', json_build_object('id', p.id, 'kind', p.kind, 'status', p.client_offer_status, 'passage', coalesce(
    (select x.type from ferry_placeholders x where x.id = p.id), (select x.type from train_placeholders x where x.id = p.id))),
  'request', json_build_object('id', r.id, 'status', r.status, 'isChosen', r.is_chosen, 'isLapsed', false, 'provider', '',
    'nights', greatest(coalesce(coalesce(r.end_at, p.end_at)::date - coalesce(r.start_at, p.start_at)::date, 1), 1),
    'askedAmount', r.asked_amount, 'reservedAmount', r.reserved_amount,
    'freePlaces', coalesce((select h.free_places from hotel_requests h where h.id = r.id), ''),
    'items', ${items}, 'cabins', ${cabins},
    'tickets', (select json_build_object('ticket', ${price('f', 'contingent_ticket_price')},
      'ticketTax', ${price('f', 'contingent_ticket_tax')}, 'bus', ${price('f', 'contingent_bus_price')},
      'busTax', ${price('f', 'contingent_bus_tax')}) from ferry_requests f where f.id = r.id)),
  'contingent', json_build_object('rooms', ${beds('order_hotel_rooms')}, 'cabins', ${beds('order_ferry_cabins')},
    'numberOfPersons', (select k.number_of_persons from calculations k where k.order_id = r.order_id)),
  'busSeats', coalesce((select t.bus_seats from calculation_targets t where t.order_id = r.order_id),
    (select (s.values #>> '{calculation,margins,busSeats}')::int from organisation_settings s
      where s.organisation_id = r.organisation_id), ${defaultSettings.calculation.margins.busSeats})) end`

/** Trips that are over, and the shelves of concepts, which are none. */
const underWay = `o.current_status not in ('completed', 'cancelled', 'deleted', 'concept')`
/** Still open, and valid for the status its trip and its request have (000 §4). */
const isOpen = `t.request_id is not null and t.status <> 'done' and t.due_date is not null
  and r.status not in ('declined', 'cancelled') and ${underWay}
  and (t.order_statuses = '{}' or o.current_status = any (t.order_statuses))
  and (t.request_statuses = '{}' or r.status = any (t.request_statuses))`

/**
 * Open options of all trips the actor sees, by their last day: what ran out comes first. The index `todos_of_option` has them in
 * that order; prices are looked up for the rows of the page alone. All in one statement.
 * @param houses the organisations asked about
 */
export function readOpenOptions(
  trx: Transaction,
  today: string,
  houses: readonly number[],
  { user, kind, from, to, _search, _page, _itemsPerPage }: Omit<OptionRadarQuery, 'organisation'>,
): Promise<RadarRow[]> {
  const values: unknown[] = [houses, today]
  const param = (value: unknown) => `$${values.push(value)}`
  const term = _search?.trim() ?? ''
  const pattern = term === '' ? '' : param(holding(term))
  const conditions = [
    isOpen,
    user !== undefined && `o.user_id = ${param(user)}`,
    kind !== undefined && `r.request_type = ${param(kind)}`,
    from !== undefined && `t.due_date >= ${param(from)}::date`,
    to !== undefined && `t.due_date <= ${param(to)}::date`,
    term !== '' &&
      isLike(`concat_ws(' ', v.name, a.name, o.order_number, o.trip_name, o.group_name, r.option_nr)`, pattern),
  ].filter((condition) => condition !== false)
  return trx.query<RadarRow>(
    `with open as materialized (
       select r.*, t.id as todo_id, t.due_date, o.organisation_id, o.order_number, o.user_id,
         coalesce(nullif(o.trip_name, ''), o.group_name) as trip_name, coalesce(v.name, a.name, '') as partner,
         r.id = s.selected_request_id as is_chosen, count(*) over () as total,
         count(*) filter (where t.due_date < $2::date) over () as expired
       from todos t join requests r on r.id = t.request_id join orders o on o.id = t.order_id
         join placeholders s on s.id = r.placeholder_id
         left join providers v on v.id = r.provider_id left join agencies a on a.id = r.agency_id
       where t.organisation_id = any ($1::bigint[]) and ${conditions.join(' and ')}
       order by t.due_date, t.id limit ${param(_itemsPerPage)} offset ${param((_page - 1) * _itemsPerPage)})
     select r.id, to_char(r.due_date, 'YYYY-MM-DD') as "dueDate", r.request_type as kind, r.status, r.partner,
       title_of_service(p.id) as service, coalesce(r.start_at, p.start_at)::text as "startAt", r.asked_amount as persons,
       coalesce(r.is_chosen, false) as "isChosen", ${askedNow} as now, ${knownOf} as knows, r.order_id as "orderId", r.order_number as "orderNumber",
       r.trip_name as "tripName", r.organisation_id as organisation, r.user_id as "userId",
       coalesce((select trim(u.first_name || ' ' || u.last_name) from users u where u.id = r.user_id), '') as "userName",
       r.total::int as total, r.expired::int as expired, ${held} as held
     from open r join placeholders p on p.id = r.placeholder_id order by r.due_date, r.todo_id`,
    values,
  )
}
