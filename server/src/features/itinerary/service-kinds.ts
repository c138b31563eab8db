import {
  noPrice,
  withCharges,
  withPredefinedDetail,
  withPredefinedText,
  withServiceType,
} from '@reisewerk/domain/itinerary/service-choices.ts'
import type { ServiceBody } from '@reisewerk/domain/itinerary/service-contracts.ts'
import type { ServiceKind } from '@reisewerk/domain/service-kinds.ts'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../platform/database/transaction.ts'
import { violated } from '../../platform/errors.ts'
import type { Binding } from '../../platform/resource/resource.ts'
import { ferryPlaceholders, freeTextItems, hotelPlaceholders } from './itinerary.tables.ts'
import {
  findCharges,
  findPredefinedDetail,
  findPredefinedText,
  findServiceType,
  hotelTimesOfRequest,
  isReachable,
} from './service-choices.queries.ts'
import { airlinePlaceholders, otherPlaceholders, routeDetails, trainPlaceholders } from './service-kinds.tables.ts'

type KindRow = {
  readonly table: PgTable
  /** What the rules of the kind look at, `k` being its row. */
  readonly columns: string
  readonly parents?: Binding['parents']
  readonly usual?: ServiceBody
  readonly chosenBy?: keyof ServiceBody
  /** A change with what its choice brings along. @param id what was chosen anew, else null */
  readonly filled?: (trx: Transaction, id: number | null, body: ServiceBody, orderId: number) => Promise<ServiceBody>
  /** The fields of its two ends, and why it cannot go from one to the other. */
  readonly ends?: { readonly fields: readonly [keyof ServiceBody, keyof ServiceBody]; readonly check: EndsCheck }
}
type EndsCheck = (trx: Transaction, start: number, end: number) => Promise<string | null>

export const kindRows: Readonly<Record<ServiceKind, KindRow>> = {
  hotel: {
    table: hotelPlaceholders,
    columns: 'k.board, k.times, k.default_hotel_times as "defaultHotelTimes"',
    chosenBy: 'selectedRequest',
    filled: async (trx, id, body) => {
      const times = id === null ? [] : await hotelTimesOfRequest(trx, id)
      return times.length === 0 ? body : { defaultHotelTimes: times, ...body }
    },
  },
  ferry: {
    table: ferryPlaceholders,
    columns: `k.type, k.start_port_id as "startPort", k.end_port_id as "endPort", k.hide_class as "hideClass",
      k.class_category as "classCategory"`,
    ends: {
      fields: ['startPort', 'endPort'],
      check: async (trx, start, end) =>
        (await isReachable(trx, start, end)) ? null : 'Dieser Hafen ist vom Starthafen aus nicht erreichbar.',
    },
  },
  airline: {
    table: airlinePlaceholders,
    columns: 'k.start_airport_id as "startAirport", k.end_airport_id as "endAirport", k.airline_id as airline',
  },
  train: {
    table: trainPlaceholders,
    columns: `k.type, k.start_train_station_id as "startTrainStation", k.end_train_station_id as "endTrainStation",
      k.train_type as "trainType", k.hide_class as "hideClass", k.category`,
    ends: {
      fields: ['startTrainStation', 'endTrainStation'],
      // A train leads somewhere else, as a ferry does: no port is reached from itself.
      check: async (_trx, start, end) => (start === end ? 'Der Zielbahnhof ist der Startbahnhof.' : null),
    },
  },
  other: {
    table: otherPlaceholders,
    columns: `k.category, k.other_service_type_id as "otherServiceType", k.area_id as area, k.place_id as place,
      k.destination_id as destination, (select t.duration from other_service_types t where t.id = k.other_service_type_id) as duration`,
    chosenBy: 'otherServiceType',
    filled: async (trx, id, body) => {
      const type = id === null ? null : await findServiceType(trx, id)
      return type === null ? body : withServiceType(type, body)
    },
  },
  route: {
    table: routeDetails,
    columns: 'k.predefined_route_detail_id as "predefinedRouteDetail", k.time_of_day as "timeOfDay"',
    parents: { locationCharges: { column: 'routeDetailId' } },
    usual: { pricePerPerson: noPrice },
    chosenBy: 'predefinedRouteDetail',
    filled: async (trx, id, body, orderId) => {
      const detail = id === null ? null : await findPredefinedDetail(trx, id, orderId)
      const priced = body.pricePerPerson === null ? { ...body, pricePerPerson: noPrice } : body
      const named = await withChosenCharges(trx, priced)
      return detail === null ? named : withPredefinedDetail(detail, named)
    },
  },
  free: {
    table: freeTextItems,
    columns: 'k.time_of_day as "timeOfDay"',
    chosenBy: 'predefinedFreeTextItem',
    filled: async (trx, id, body) => {
      const text = id === null ? null : await findPredefinedText(trx, id)
      return text === null ? body : withPredefinedText(text, body)
    },
  },
}

/** @throws ApiError 422 where a passage cannot go from one of its ends to the other */
export async function checkEnds(
  trx: Transaction,
  kind: ServiceKind,
  named: ServiceBody,
  after: ServiceBody,
): Promise<void> {
  const { ends } = kindRows[kind]
  if (ends === undefined || ends.fields.every((field) => named[field] === undefined)) return
  const [start, end] = ends.fields.map((field) => after[field])
  if (typeof start !== 'number' || typeof end !== 'number') return
  const message = await ends.check(trx, start, end)
  if (message !== null) throw violated({ propertyPath: ends.fields[1], message })
}

/** Charges may be named by their link alone. */
async function withChosenCharges(trx: Transaction, body: ServiceBody): Promise<ServiceBody> {
  const rows = body.locationCharges
  const bare =
    rows?.filter(({ id, name, price }) => id === undefined && (name === undefined || price === undefined)) ?? []
  const ids = bare.flatMap(({ locationCharge }) => (typeof locationCharge === 'number' ? [locationCharge] : []))
  if (rows === undefined || ids.length === 0) return body
  return { ...body, locationCharges: withCharges(rows, await findCharges(trx, ids)) }
}
