import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import {
  ferryRequestCabinContract,
  ferryRequestContract,
  hotelRequestContract,
  requestContract,
} from '@reisewerk/domain/requests/request.contract.ts'
import { requestItemPriceContract } from '@reisewerk/domain/requests/request-fields.contract.ts'
import {
  airlineRequestContract,
  otherRequestContract,
  trainRequestCabinContract,
  trainRequestContract,
} from '@reisewerk/domain/requests/transport-request.contract.ts'
import { type Binding, declare, type Expression, type Resource } from '../../platform/resource/resource.ts'
import { lockPlanOf } from '../orders/plan-lock.service.ts'
import {
  airlineRequests,
  otherRequests,
  requestCabins,
  requestItemPrices,
  trainRequests,
} from './request-kinds.tables.ts'
import { dayOfRequest, type RequestKind } from './requests.queries.ts'
import { addRequest, changeRequest, chosenForRequest, removeRequest } from './requests.service.ts'
import { ferryRequests, hotelRequests, optionTodo, requests } from './requests.tables.ts'

const ofService =
  (column: string): Expression =>
  (row) =>
    `(select s.${column} from placeholders s where s.id = ${row}.placeholder_id)`
const ofOption =
  (column: string): Expression =>
  (row) =>
    `(select t.${column} from todos t where t.request_id = ${row}.id)`

/** What requests of every kind share. */
const request: Binding = {
  table: requests,
  isOnShelves: true,
  // The offer of its service, which the drawer changes in its row.
  shownAlone: ['client_offer_read'],
  columns: {
    'requestStatus.status': 'status',
    'contingent.askedAmount': 'askedAmount',
    'contingent.reservedAmount': 'reservedAmount',
    'contingent.extraDescription': 'extraDescription',
    'contingent.extraAskedAmount': 'extraAskedAmount',
    'contingent.extraReservedAmount': 'extraReservedAmount',
    hotel: 'providerId',
    ferry: 'providerId',
    airline: 'providerId',
    train: 'providerId',
  },
  computed: {
    requestedAt: (row) => `requested_at_of(${row}.id)`,
    'optionTodo.dueDate': ofOption('due_date'),
    'optionTodo.status': ofOption('status'),
    'clientOffer.status': ofService('client_offer_status'),
    'clientOffer.priceType': ofService('client_offer_price_type'),
    'info.title': (row) => `coalesce((select p.name from providers p where p.id = ${row}.provider_id),
      (select a.name from agencies a where a.id = ${row}.agency_id), '')`,
    'info.contingent': (row) => `${row}.asked_amount`,
    'info.personsReserved': (row) => `${row}.reserved_amount`,
  },
  parents: { itemPrices: { column: 'requestId' } },
  elsewhere: { optionTodo },
  orderFrom: 'placeholder',
  lockFirst: (trx, id) => lockPlanOf(trx, 'requests', id),
  // The drawer reads `day.id` of what it saved (002 §7).
  saved: async (trx, { id }, groups) =>
    groups.has('trip_dashboard_read') ? { day: { id: await dayOfRequest(trx, id) } } : {},
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

function ofKind(kind: RequestKind): Pick<Binding, 'kind' | 'create' | 'chosenAnew'> {
  return {
    kind: ['requestType', kind],
    create: (trx, body, desk) => addRequest(trx, kind, body, desk),
    chosenAnew: (trx, body) => chosenForRequest(trx, kind, body),
  }
}

const cabinsOf = (condition: string) => ({ column: 'requestId', where: (row: string) => `${row}.persons ${condition}` })
/** Cabins stand in a list per size; the third holds all that are larger (001 §3). */
const cabinLists = {
  'contingent.singleCabins': cabinsOf('= 1'),
  'contingent.doubleCabins': cabinsOf('= 2'),
  'contingent.otherCabins': cabinsOf('>= 3'),
}
const cabins = {
  table: requestCabins,
  columns: { 'type.persons': 'persons', 'type.type': 'type' },
  only: [] as const,
  defaultOrder: (row: string) => `${row}.persons, ${row}.sort, ${row}.id`,
}
const bySort = (row: string) => `${row}.sort, ${row}.id`
const ofOther =
  (column: string): Expression =>
  (row) =>
    `(select o.${column} from other_requests o where o.id = ${row}.id)`

/** How requests are kept. */
export const requestsResources = [
  requestOf(requestContract, {
    computed: { ...request.computed, otherService: ofOther('other_service_id') },
    only: ['list', 'get', 'update', 'options'],
  }),
  requestOf(hotelRequestContract, { ...ofKind('hotel'), extension: hotelRequests }),
  requestOf(ferryRequestContract, {
    ...ofKind('ferry'),
    columns: { ...request.columns, 'contingent.ticketsReserved': 'reservedAmount' },
    parents: { ...request.parents, ...cabinLists },
    extension: ferryRequests,
  }),
  requestOf(airlineRequestContract, { ...ofKind('airline'), extension: airlineRequests }),
  requestOf(trainRequestContract, {
    ...ofKind('train'),
    parents: { ...request.parents, ...cabinLists },
    extension: trainRequests,
  }),
  requestOf(otherRequestContract, { ...ofKind('other'), extension: otherRequests }),
  declare(ferryRequestCabinContract, cabins),
  declare(trainRequestCabinContract, cabins),
  declare(requestItemPriceContract, { table: requestItemPrices, orderFrom: 'request', defaultOrder: bySort }),
]
