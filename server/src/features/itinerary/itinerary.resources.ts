import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { dayInput, wireText } from '@reisewerk/domain/contract/wire-schema.ts'
import { dayContract, daySubtitleContract } from '@reisewerk/domain/itinerary/day.contract.ts'
import { routeDetailChargeContract } from '@reisewerk/domain/itinerary/other-placeholder.contract.ts'
import { placeholderContract } from '@reisewerk/domain/itinerary/placeholder.contract.ts'
import { serviceContracts } from '@reisewerk/domain/itinerary/service-contracts.ts'
import { sortGroupContract } from '@reisewerk/domain/itinerary/sort-group.contract.ts'
import { type ServiceKind, serviceKindKeys } from '@reisewerk/domain/service-kinds.ts'
import { completedVoucher, type StoredVoucher } from '@reisewerk/domain/trip-documents/vouchers/voucher.ts'
import { idOfLink } from '@reisewerk/domain/wire.ts'
import * as z from 'zod'
import { badRequest } from '../../platform/errors.ts'
import { besideOf } from '../../platform/resource/read-sql.ts'
import { type Binding, changeInQuery, declare, type Expression, type Item } from '../../platform/resource/resource.ts'
import { lockPlanOf } from '../orders/plan-lock.service.ts'
import { stands } from '../tasks/standing.service.ts'
import { addDay, changeDay, removeDay, servicesByDay } from './days.service.ts'
import { daySubtitles, days, placeholders, sortGroups } from './itinerary.tables.ts'
import {
  addService,
  changeService,
  type NewService,
  removeService,
  type ServiceChange,
} from './placeholders.service.ts'
import { routeDetailCharges } from './service-kinds.tables.ts'
import { kindRows } from './service-kinds.ts'
import { addSortGroup } from './sort-groups.service.ts'

/** Of the chosen request, which stands beside its service: read once for all that is asked of it. */
const ofChosenRequest =
  (column: string): Expression =>
  (row) =>
    `case when ${stands(besideOf(row))} then ${besideOf(row)}.${column} end`
/** The function `usual_voucher` of the database for a service whose chosen request stands beside it. */
const usualVoucher: Expression = (row) =>
  `${row}.client_offer_status = 'included' and (${besideOf(row)}.id is null or ${stands(besideOf(row))})`

const service: Binding = {
  table: placeholders,
  beside: { named: 'requests', on: (row, request) => `${request}.id = ${row}.selected_request_id` },
  isOnShelves: true,
  computed: {
    'info.type': (row) => `${row}.kind`,
    // Of a choice that was lost nothing is held; where none was made nobody knows.
    'info.personsReserved': (row) => `case when ${row}.selected_request_id is not null
      then coalesce(${ofChosenRequest('reserved_amount')(row)}, 0) end`,
    'info.personsAsked': (row) => `coalesce(${ofChosenRequest('asked_amount')(row)},
      (select f.hotel_pax_asked from order_figures f where f.order_id = ${row}.order_id), 0)`,
    tripDetailProgress: (row) => `coalesce(${ofChosenRequest('trip_detail_progress')(row)}, 0)`,
  },
  shownAs: {
    showVoucher: (row) => `coalesce(${row}.show_voucher, ${usualVoucher(row)})`,
  },
  orderFrom: 'day',
  lockFirst: (trx, id) => lockPlanOf(trx, 'placeholders', id),
  filters: {
    'day.order.id': (row, values, param) => `${row}.order_id = any (${param(values.map(orderId))}::bigint[])`,
  },
  parents: { requests: { column: 'placeholderId' } },
  constraints: {
    placeholders_period: { propertyPath: 'endAt', message: 'Das Ende liegt vor dem Beginn.' },
    placeholders_sort_group: {
      propertyPath: 'sortGroup',
      message: 'Diese Sortiergruppe gehört zu einer anderen Reise.',
    },
  },
}

function orderId(value: string): number {
  const id = idOfLink(value, 'orders') ?? (/^\d{1,15}$/.test(value) ? Number(value) : null)
  if (id === null) throw badRequest(`Der Filter 'day.order.id' erwartet eine Nummer oder einen Verweis.`)
  return id
}

/** The drawer reads `day.id` of what it saved (002 §7). */
function dayIn({ day }: { id: number; day?: unknown }) {
  return { id: idOfLink(String(day), 'days') }
}

/** Like the new date of a day, the place of a service in its day travels in the query: 'ferry-7', or nothing for the end. */
const serviceInQuery = changeInQuery(
  {
    before: z
      .string()
      .regex(
        /^(?:[a-z]+-\d{1,15})?$/,
        "Erwartet wird eine Leistung des Tages wie 'ferry-7', oder nichts für sein Ende.",
      )
      .describe("Leistung des Tages, vor der sie steht, wie 'ferry-7'; leer für das Ende des Tages")
      .optional(),
  },
  ({ before }) => ({ before: before === '' ? null : before }),
)

function serviceOf(kind: ServiceKind): Binding {
  return {
    ...service,
    kind: ['kind', kind],
    extension: kindRows[kind].table,
    parents: { ...service.parents, ...kindRows[kind].parents },
    // Decoded by the contract of the kind.
    create: (trx, body, desk) => addService(trx, kind, body as NewService, desk),
    update: (trx, id, body, desk) => changeService(trx, kind, id, body as ServiceChange, desk),
    inQuery: serviceInQuery,
    remove: (trx, id, desk) => removeService(trx, kind, id, desk),
    saved: async (_trx, item, groups) => (groups.has('trip_dashboard_read') ? { day: dayIn(item) } : {}),
  }
}

/** A day with its vouchers, whose fields are worked out wherever they are read. */
function withVouchers(day: Item): Item {
  const { orderedVouchers } = day
  // Read by the contract of vouchers, where a group asks for them.
  const stored = orderedVouchers as readonly StoredVoucher[] | undefined
  return stored === undefined ? day : { ...day, orderedVouchers: stored.map(completedVoucher) }
}

/** The documents send a day's new date, name and distance beside the body (001 §7). */
const dayInQuery = changeInQuery(
  {
    newDate: dayInput.optional(),
    newName: wireText({ max: 200 }).optional(),
    distance: z
      .string()
      .regex(/^\d{1,4}$/, 'Die Strecke ist eine ganze Zahl von Kilometern')
      .transform(Number)
      .optional(),
  },
  ({ newDate, newName, distance }) => ({ date: newDate, name: newName, distance }),
)

export const itineraryResources = [
  declare(dayContract, {
    table: days,
    isOnShelves: true,
    computed: {
      tripDetails: (
        row,
      ) => `(select coalesce(json_agg(t.id order by t.request_id, t.type, t.position_in_document, t.id), '[]')
        from trip_details t where t.day_id = ${row}.id or t.day_id is null and t.request_id in (select r.id
          from placeholders s join requests r on r.id = s.selected_request_id
          where s.day_id = ${row}.id and not s.no_own_trip_details and ${stands('r')}))`,
    },
    parents: { daySubtitles: { column: 'dayId' }, ...servicesByDay, orderedVouchers: { column: 'dayId' } },
    completed: withVouchers,
    defaultOrder: (row) => `${row}.date, ${row}.id`,
    constraints: { days_once: { propertyPath: 'date', message: 'Für dieses Datum gibt es schon einen Tag.' } },
    lockFirst: (trx, id) => lockPlanOf(trx, 'days', id),
    create: addDay,
    update: changeDay,
    inQuery: dayInQuery,
    remove: removeDay,
  }),
  declare(daySubtitleContract, {
    table: daySubtitles,
    isOnShelves: true,
    orderFrom: 'day',
    defaultOrder: (row) => `${row}.sort, ${row}.id`,
  }),
  declare(sortGroupContract, {
    table: sortGroups,
    isOnShelves: true,
    defaultOrder: (row) => `${row}.sort, ${row}.id`,
    create: addSortGroup,
  }),
  declare(placeholderContract, { ...service, only: ['list', 'get', 'options'] }),
  ...serviceKindKeys.map((kind) => declare<Contract>(serviceContracts[kind], serviceOf(kind))),
  declare(routeDetailChargeContract, {
    table: routeDetailCharges,
    defaultOrder: (row) => `${row}.sort, ${row}.id`,
    only: [],
  }),
]
