import { calculationContract, freePlaceContract } from '@reisewerk/domain/calculation/calculation.contract.ts'
import { calculationCostContract, calculationTargetContract } from '@reisewerk/domain/calculation/cost/cost.contract.ts'
import { withCountedRows } from '@reisewerk/domain/calculation/counted-rows.ts'
import { exchangeRateContract } from '@reisewerk/domain/calculation/exchange-rate.contract.ts'
import type { CalculationItem } from '@reisewerk/domain/calculation/given.ts'
import {
  contingentPriceContract,
  extraPriceContract,
  servicePriceContracts,
} from '@reisewerk/domain/calculation/price.contract.ts'
import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { requestedKinds, serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type Binding, declare, type Expression } from '../../platform/resource/resource.ts'
import { addTier, changeCalculation, changeContingentPrice } from './calculation.service.ts'
import {
  airlinePrices,
  calculationCosts,
  calculationFreePlaces,
  calculations,
  calculationTargets,
  contingentPrices,
  extraPrices,
  ferryPrices,
  hotelPrices,
  otherPrices,
  trainPrices,
} from './calculation.tables.ts'
import { addRate, changeRate, removeRate } from './exchange-rates.service.ts'
import { exchangeRates } from './exchange-rates.tables.ts'
import { addPriced, changePriced, removeFollowing } from './price-rows.service.ts'

const common = { orderFrom: 'calculation', isOnShelves: true } as const satisfies Partial<Binding>
const titleOf: Expression = (row) =>
  `case when ${row}.placeholder_id is null then ${row}.title else title_of_service(${row}.placeholder_id) end`
const isAdditional = (row: string) =>
  `exists (select from placeholders p where p.id = ${row}.placeholder_id and p.client_offer_status = 'additional')`
/** By day or by night, of a passage that is offered on top; null of any other. */
const passageOf = (kind: 'ferry' | 'train', row: string) =>
  `(select k.type from ${kind}_placeholders k where k.id = ${row}.placeholder_id and ${isAdditional(row)})`
/** Rows of services stand as the services do in the trip. */
const asTravelled = (row: string) =>
  `(select d.date from placeholders p join days d on d.id = p.day_id where p.id = ${row}.placeholder_id), ${row}.id`

/** Rows that services bring: nobody makes them, and one can only be taken away when its service is gone. */
function ofServices<C extends Contract>(contract: C, table: PgTable, computed: Binding['computed']) {
  return declare<Contract>(contract, {
    table,
    ...common,
    computed: {
      ...computed,
      title: titleOf,
      isWithoutService: (row) => `not ${isAdditional(row)}`,
      info: (row) => `case when ${isAdditional(row)} then counted_service(${row}.placeholder_id) end`,
    },
    defaultOrder: asTravelled,
    update: changePriced(contract.name),
    remove: removeFollowing(contract.name),
    only: ['list', 'get', 'update', 'remove', 'options'],
  })
}

const isDue = (row: string) => `exists (select from due_supplements(${row}.order_id) d
  where (d.price_type, d.persons, d.type) = (${row}.price_type, ${row}.persons, ${row}.type)
    and d.placeholder_id is not distinct from ${row}.placeholder_id)`
const beds = (table: string) => (row: string) =>
  `(select coalesce(json_agg(json_build_object('persons', b.persons, 'type', b.type, 'askedAmount', b.asked_amount,
    'reservedAmount', b.reserved_amount) order by b.persons, b.id), '[]') from ${table} b
    where b.order_id = ${row}.order_id and b.asked_amount + b.reserved_amount > 0)`

/** Which train of the trip, counted from 1 as it travels. */
const trainOf = (
  row: string,
) => `(select x.place::int from (select p.id, row_number() over (order by coalesce(p.start_at, d.date), p.id) as place
  from placeholders p join days d on d.id = p.day_id where p.order_id = ${row}.order_id and p.kind = 'train') x where x.id = ${row}.placeholder_id)`
const sizeOf = (row: string) => `json_build_object('persons', ${row}.persons, 'type', ${row}.type)`
const sizedAs = (priceType: string, row: string, size: string) =>
  `case when ${row}.price_type = '${priceType}' then ${size} end`

/** Free texts offered on top at a price, in their plain words. */
const textsOnTop = (row: string) => `(select coalesce(json_agg(x.words order by x.date, x.id), '[]') from (
  select p.id, d.date, words_of(f.text) as words
  from placeholders p join free_text_items f on f.id = p.id join days d on d.id = p.day_id
  where p.order_id = ${row}.order_id and p.client_offer_status = 'additional' and p.client_offer_price_cents <> 0) x
  where x.words <> '')`

/** How the calculation of a trip is kept. Its rows make themselves: functions/services_follow.sql, follow_contingent.sql. */
export const calculationResources = [
  declare(calculationContract, {
    table: calculations,
    isOnShelves: true,
    computed: {
      sortedPrices: () => `'[]'::json`,
      withdrawnChoices: (row) => `withdrawn_choices(${row}.order_id)`,
      movedChoices: (row) => `moved_choices(${row}.order_id)`,
      uncountedTexts: textsOnTop,
      attachedFreePlaces: (row) => `attached_free_places(${row}.order_id)`,
      contingent: (row) =>
        `json_build_object('rooms', ${beds('order_hotel_rooms')(row)}, 'cabins', ${beds('order_ferry_cabins')(row)})`,
    },
    parents: {
      freePlaces: { column: 'calculationId' },
      packagePrices: { column: 'calculationId', where: (row) => `${row}.price_type in ('double', 'single')` },
      contingentPrices: { column: 'calculationId' },
      ...Object.fromEntries(
        requestedKinds.map((kind) => [serviceKinds[kind].asked.priceList, { column: 'calculationId' }]),
      ),
      extraPrices: { column: 'calculationId' },
      // Of requests by which services go only: what the others ask for is no part of the trip, nor what one asked that has declined since.
      itemPrices: {
        column: 'orderId',
        of: 'orderId',
        where: (row) =>
          `exists (select from placeholders p join requests r on r.placeholder_id = p.id
            where r.id = ${row}.request_id and r.id = speaking_request(p.id, p.selected_request_id, p.taken_back_request_id))`,
      },
    },
    completed: (item, groups) =>
      // Read by this very contract.
      groups.has('calculation_read') ? { ...withCountedRows(item as unknown as CalculationItem) } : item,
    update: changeCalculation,
    only: ['list', 'get', 'update', 'options'],
  }),
  declare(freePlaceContract, {
    table: calculationFreePlaces,
    defaultOrder: (row) => `${row}.number_of_persons, ${row}.sort, ${row}.id`,
    only: [],
  }),
  declare(contingentPriceContract, {
    table: contingentPrices,
    ...common,
    computed: {
      title: titleOf,
      isWithoutService: (row) => `(${row}.price_type not in ('double', 'single') and not ${isDue(row)})`,
      cabinIndex: trainOf,
      orderHotelRoom: (row) => sizedAs('hotelSupplement', row, `json_build_object('type', ${sizeOf(row)})`),
      orderFerryCabin: (row) => sizedAs('ferrySupplement', row, `json_build_object('type', ${sizeOf(row)})`),
      trainCabinType: (row) =>
        sizedAs(
          'trainSupplement',
          row,
          `json_build_object('persons', ${row}.persons, 'type', ${row}.type, 'cabinIndex', ${trainOf(row)})`,
        ),
      cabins: (row) => `coalesce((counted_service(${row}.placeholder_id)->'cabins'), '[]')`,
    },
    // Ascending by size (002 §7); supplements have none and come last.
    defaultOrder: (row) => `${row}.number_of_persons, ${row}.price_type, ${row}.persons, ${row}.type, ${row}.id`,
    create: addTier,
    update: changeContingentPrice,
    remove: removeFollowing(contingentPriceContract.name),
  }),
  declare(exchangeRateContract, {
    table: exchangeRates,
    isPurchase: true,
    shownAs: { rate: (row) => `trim_scale(${row}.rate)::text` },
    computed: {
      'known.rate': (row) => `(select trim_scale(k.rate)::text from known_rate(${row}.order_id, ${row}.currency) k)`,
      'known.rateDate': (row) => `(select k.rate_date from known_rate(${row}.order_id, ${row}.currency) k)`,
    },
    defaultOrder: (row) => `${row}.currency`,
    create: addRate,
    update: changeRate,
    remove: removeRate,
    constraints: {
      order_exchange_rates_once: { propertyPath: 'currency', message: 'Für diese Währung steht hier schon ein Kurs.' },
    },
  }),
  ofServices(servicePriceContracts.hotel, hotelPrices, { priceType: () => `'additionalHotel'` }),
  ofServices(servicePriceContracts.ferry, ferryPrices, {
    priceType: (row) => `case when coalesce(${passageOf('ferry', row)},
      case when ${row}.day_ticket_sell_price_cents is null then 'night' else 'day' end) = 'day'
      then 'additionalDay' else 'additionalNight' end`,
  }),
  ofServices(servicePriceContracts.train, trainPrices, {
    priceType: (row) =>
      `case when ${passageOf('train', row)} = 'night' then 'additionalTrainNight' else 'additionalTrainDay' end`,
  }),
  ofServices(servicePriceContracts.airline, airlinePrices, {
    priceType: () => `'additionalAirline'`,
    airlinePrice: (row) => `(select speaking_request(p.id, p.selected_request_id, p.taken_back_request_id)
      from placeholders p where p.id = ${row}.placeholder_id)`,
  }),
  ofServices(servicePriceContracts.other, otherPrices, { priceType: () => `'additionalOther'` }),
  declare(extraPriceContract, {
    table: extraPrices,
    ...common,
    computed: { priceType: () => `'extra'` },
    defaultOrder: (row) => `${row}.sort, ${row}.id`,
    create: addPriced(extraPriceContract.name),
    update: changePriced(extraPriceContract.name),
  }),
  declare(calculationCostContract, {
    table: calculationCosts,
    ...common,
    isPurchase: true,
    defaultOrder: (row) => `${row}.sort, ${row}.id`,
  }),
  declare(calculationTargetContract, {
    table: calculationTargets,
    isPurchase: true,
    only: ['list', 'get', 'update', 'options'],
  }),
]
