import {
  personalDataErasureContract,
  personalDataReadingContract,
} from '@reisewerk/domain/room-lists/personal/readings.contract.ts'
import { holding, isLike } from '../../../platform/resource/like.ts'
import { readLinkTo } from '../../../platform/resource/list.ts'
import { declare, type Param } from '../../../platform/resource/resource.ts'
import { personalDataErasures, personalDataReadings } from './personal.tables.ts'

const ofTrip = (row: string, column: string) => `(select o.${column} from orders o where o.id = ${row}.order_id)`
const trip = {
  orderNumber: (row: string) => ofTrip(row, 'order_number'),
  groupName: (row: string) => ofTrip(row, 'group_name'),
}
const search = (row: string, term: string, param: Param) =>
  isLike(
    `(select concat_ws(' ', o.order_number, o.group_name, o.trip_name) from orders o where o.id = ${row}.order_id)`,
    param(holding(term)),
  )
const filters = {
  'organisationFilter.id': (row: string, values: readonly unknown[], param: Param) =>
    `${ofTrip(row, 'organisation_id')} = any (${param(values.map((value) => readLinkTo('organisations', String(value), 'organisationFilter.id')))}::bigint[])`,
}
const only = ['list', 'get', 'options'] as const

/** Both logs of personal data (decision 037); who sees which rows the policies say. */
export const personalResources = [
  declare(personalDataReadingContract, {
    table: personalDataReadings,
    computed: {
      ...trip,
      userName: (row) =>
        `(select trim(concat(u.first_name, ' ', u.last_name)) from users u where u.id = ${row}.user_id)`,
    },
    ...{ search, filters, only: [...only], defaultOrder: (row: string) => `${row}.at desc, ${row}.id desc` },
  }),
  declare(personalDataErasureContract, {
    table: personalDataErasures,
    computed: trip,
    ...{ search, filters, only: [...only], defaultOrder: (row: string) => `${row}.at desc, ${row}.id desc` },
  }),
]
