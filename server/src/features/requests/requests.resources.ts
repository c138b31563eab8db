import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { ferryRequestCabinContract, requestContract } from '@reisewerk/domain/requests/request.contract.ts'
import { requestContracts } from '@reisewerk/domain/requests/request-contracts.ts'
import { requestItemPriceContract } from '@reisewerk/domain/requests/request-fields.contract.ts'
import { trainRequestCabinContract } from '@reisewerk/domain/requests/transport-request.contract.ts'
import { type RequestedKind, requestedKinds } from '@reisewerk/domain/service-kinds.ts'
import { besideOf } from '../../platform/resource/read-sql.ts'
import { type Binding, declare, type Expression, type Resource } from '../../platform/resource/resource.ts'
import { lockPlanOf } from '../orders/plan-lock.service.ts'
import { standsBeside } from '../tasks/standing.service.ts'
import { addItemPrice, changeItemPrice } from './item-prices.service.ts'
import { requestCabins, requestItemPrices } from './request-kinds.tables.ts'
import { providerColumns, requestRows } from './request-kinds.ts'
import { dayOfRequest } from './requests.queries.ts'
import { addRequest, changeRequest, chosenForRequest, type NewRequest, removeRequest } from './requests.service.ts'
import { optionTodo, placesOf, requests } from './requests.tables.ts'

const ofService =
  (column: string): Expression =>
  (row) =>
    `(select s.${column} from placeholders s where s.id = ${row}.placeholder_id)`
const ofOption =
  (column: string): Expression =>
  (row) =>
    `${besideOf(row)}.${column}`

/**
 * As `asked_places`, of a hotel whose partner knows rooms: a function costs a day plan more than the look-up itself. Ferries by night are few.
 */
const askedRooms: Expression = (row) => `case when ${row}.request_type = 'ferry' and ${row}.agreed_rooms is not null
    then ${placesOf(row)}
  else (select f.hotel_rooms_asked from order_figures f
    where f.order_id = ${row}.order_id and ${row}.agreed_rooms is not null and ${row}.asked_amount in (0, f.hotel_pax_asked)) end`

const titleOfRequest: Expression = (row) => `coalesce((select p.name from providers p where p.id = ${row}.provider_id),
  (select a.name from agencies a where a.id = ${row}.agency_id), '')`

const request: Binding = {
  table: requests,
  beside: optionTodo,
  isOnShelves: true,
  // The offer of its service, which the drawer changes in its row.
  shownAlone: ['client_offer_read'],
  columns: {
    'requestStatus.status': 'status',
    'contingent.askedAmount': 'askedAmount',
    'agreed.startAt': 'agreedStartAt',
    'agreed.endAt': 'agreedEndAt',
    'agreed.askedAmount': 'agreedAmount',
    'contingent.reservedAmount': 'reservedAmount',
    'contingent.extraDescription': 'extraDescription',
    'contingent.extraAskedAmount': 'extraAskedAmount',
    'contingent.extraReservedAmount': 'extraReservedAmount',
    ...providerColumns,
  },
  computed: {
    // Not by a function: one that looks something up costs a day plan of 300 requests more than the look-up itself.
    requestedAt: (row) => `(select max(m.queued_at) from email_messages m where m.request_id = ${row}.id)`,
    // Only where its partner knows it otherwise: the day plan asks this of every request.
    renewedAt: (row) =>
      `case when (${row}.agreed_start_at, ${row}.agreed_end_at, ${row}.agreed_amount) is distinct from (${row}.start_at, ${row}.end_at, ${row}.asked_amount)
          or ${row}.agreed_rooms is not null and ${row}.agreed_rooms <> ${askedRooms(row)}
        then (select max(m.queued_at) from email_messages m where m.request_id = ${row}.id and m.is_letter
          and m.status in ('queued', 'sent') and m.told = coalesce(${row}.last_told, m.told)
          and letter_tells_all(m.told, ${row}.start_at, ${row}.end_at, ${row}.asked_amount, ${askedRooms(row)})) end`,
    'optionTodo.dueDate': ofOption('due_date'),
    'optionTodo.status': ofOption('status'),
    'clientOffer.status': ofService('client_offer_status'),
    'clientOffer.priceType': ofService('client_offer_price_type'),
    'info.title': titleOfRequest,
    'info.contingent': (row) => `${row}.asked_amount`,
    'info.personsReserved': (row) =>
      `case when ${standsBeside(row, besideOf(row))} then ${row}.reserved_amount else 0 end`,
  },
  parents: { itemPrices: { column: 'requestId' } },
  elsewhere: { optionTodo },
  orderFrom: 'placeholder',
  lockFirst: (trx, id) => lockPlanOf(trx, 'requests', id),
  // The drawer reads `day.id` of what it saved, the trip details how far its day is (002 §7).
  saved: async (trx, { id }) => ({ day: await dayOfRequest(trx, id) }),
  constraints: { requests_period: { propertyPath: 'endAt', message: 'Das Ende liegt vor dem Beginn.' } },
}

function requestOf<C extends Contract>(contract: C, binding: Omit<Binding, 'table'>): Resource<C> {
  const resource: Resource<C> = declare(contract, {
    ...request,
    ...binding,
    update: (trx, id, body, desk) => changeRequest(trx, resource, id, body, desk),
    remove: (trx, id) => removeRequest(trx, resource, id),
  })
  return resource
}

function ofKind(kind: RequestedKind): Omit<Binding, 'table'> {
  const { extension, columns, parents } = requestRows[kind]
  return {
    ...(extension && { extension }),
    columns: { ...request.columns, ...columns },
    parents: { ...request.parents, ...parents },
    kind: ['requestType', kind],
    // Decoded by the contract of the kind.
    create: (trx, body, desk) => addRequest(trx, kind, body as NewRequest, desk),
    chosenAnew: (trx, body) => chosenForRequest(trx, kind, body as NewRequest),
  }
}

/** Whoever cannot see a purchase price could not bring it back (decision 022). */
const keptPrice = (propertyPath: string) => ({
  propertyPath,
  message: 'Hier steht ein Einkaufspreis: Löschen kann das nur, wer das Recht „Einkauf sehen“ hat.',
})
const cabins = {
  table: requestCabins,
  columns: { 'type.persons': 'persons', 'type.type': 'type' },
  only: [] as const,
  constraints: { request_cabins_purchase: keptPrice('price') },
  defaultOrder: (row: string) => `${row}.persons, ${row}.sort, ${row}.id`,
}
const bySort = (row: string) => `${row}.sort, ${row}.id`
const ofOther =
  (column: string): Expression =>
  (row) =>
    `(select o.${column} from other_requests o where o.id = ${row}.id)`

export const requestsResources = [
  requestOf(requestContract, {
    computed: {
      ...request.computed,
      otherService: ofOther('other_service_id'),
      displayedRequest: (row) => `json_build_object('requestType', ${row}.request_type, 'title', ${titleOfRequest(row)},
        'info', json_build_object('provider',
          (select json_build_object('id', v.id, 'name', v.name) from providers v where v.id = ${row}.provider_id)))`,
    },
    only: ['list', 'get', 'update', 'options'],
  }),
  ...requestedKinds.map((kind) => requestOf<Contract>(requestContracts[kind], ofKind(kind))),
  declare(ferryRequestCabinContract, cabins),
  declare(trainRequestCabinContract, cabins),
  declare(requestItemPriceContract, {
    table: requestItemPrices,
    orderFrom: 'request',
    computed: {
      calculatedQuantity: () => 'null::int',
      calculatedQuantityAsked: () => 'null::int',
      info: (row) => `counted_service((select r.placeholder_id from requests r where r.id = ${row}.request_id))`,
    },
    defaultOrder: bySort,
    create: addItemPrice,
    update: changeItemPrice,
    constraints: {
      request_item_prices_purchase: keptPrice('price'),
      request_item_prices_billing: {
        propertyPath: 'billingType',
        message: 'Zusätzlich berechnet werden nur Preise von Leistungen, die zusätzlich angeboten werden.',
      },
    },
  }),
]
