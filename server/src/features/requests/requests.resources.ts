import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import {
  ferryRequestContract,
  hotelRequestContract,
  requestContract,
} from '@reisewerk/domain/requests/request.contract.ts'
import { type Binding, declare, type Expression, type Resource } from '../../platform/resource/resource.ts'
import type { RequestKind } from './requests.queries.ts'
import { addRequest, changeRequest } from './requests.service.ts'
import { ferryRequests, hotelRequests, requests } from './requests.tables.ts'

const ofOption =
  (column: string): Expression =>
  (row) =>
    `(select t.${column} from todos t where t.request_id = ${row}.id)`

/** What requests of every kind share. */
const request: Binding = {
  table: requests,
  columns: {
    'requestStatus.status': 'status',
    'contingent.askedAmount': 'askedAmount',
    'contingent.reservedAmount': 'reservedAmount',
    'contingent.extraDescription': 'extraDescription',
    'contingent.extraAskedAmount': 'extraAskedAmount',
    'contingent.extraReservedAmount': 'extraReservedAmount',
    hotel: 'providerId',
    ferry: 'providerId',
  },
  computed: { 'optionTodo.dueDate': ofOption('due_date'), 'optionTodo.status': ofOption('status') },
  orderFrom: 'placeholder',
  constraints: { requests_period: { propertyPath: 'endAt', message: 'Das Ende liegt vor dem Beginn.' } },
}

function requestOf<C extends Contract>(contract: C, binding: Omit<Binding, 'table'>): Resource<C> {
  const resource: Resource<C> = declare(contract, {
    ...request,
    ...binding,
    update: (trx, id, body, desk) => changeRequest(trx, resource, id, body, desk),
  })
  return resource
}

function ofKind(kind: RequestKind): Pick<Binding, 'kind' | 'create'> {
  return { kind: ['requestType', kind], create: (trx, body, desk) => addRequest(trx, kind, body, desk) }
}

/** How requests are kept. */
export const requestsResources = [
  requestOf(requestContract, { only: ['list', 'get', 'update', 'options'] }),
  requestOf(hotelRequestContract, { ...ofKind('hotel'), extension: hotelRequests }),
  requestOf(ferryRequestContract, { ...ofKind('ferry'), extension: ferryRequests }),
]
