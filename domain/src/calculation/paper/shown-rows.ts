import { idOf } from '../../wire.ts'
import { type CalculationGiven, calculate } from '../calculate.ts'
import type { CalculationItem } from '../given.ts'
import { type Basis, groupOf } from '../group.ts'
import type { AirlineRow, FerryRow, HotelRow, OtherRow, PairPrice, PriceRow, TrainRow } from '../price-row.ts'
import { servicePriceLists } from '../service-price-lists.ts'

/** The row of a service that is offered on top. */
export type ServiceRow = HotelRow | FerryRow | TrainRow | AirlineRow | OtherRow

/**
 * The rows that may stand on a paper for the client, in the order of the calculation. Hidden ones are on none (002 §4), and
 * none in another currency than the trip's, which no sum counts: two papers of one trip would say two things.
 */
export function shownRows(given: CalculationGiven): PriceRow[] {
  const rows = new Map(given.rows.map((row) => [row.key, row]))
  return calculate(given).lines.flatMap(({ key, isShown }) => {
    const row = rows.get(key)
    return row === undefined || !isShown || row.currency !== given.currency ? [] : [row]
  })
}

/** Papers go out before anything is booked, too: then what is asked for says how many travel. */
export function basisOnPaper({ contingent, numberOfPersons }: CalculationItem): Basis {
  return groupOf({ ...contingent, numberOfPersons }, 'Reserved').pax > 0 ? 'Reserved' : 'Asked'
}

/** By the id of their service; hidden ones with them, for what is hidden must not fall back to the price of the day plan. */
export function rowsOfServices(item: CalculationItem, rows: readonly PriceRow[]): Map<number, ServiceRow> {
  const byKey = new Map(rows.map((row) => [row.key, row]))
  return new Map(
    servicePriceLists(item).flatMap(({ kind, rows: list }) =>
      list.flatMap(({ id, placeholder }) => {
        const row = byKey.get(`${kind}-${id}`)
        return placeholder === null || !isOfService(row) ? [] : [[idOf(placeholder), row] as const]
      }),
    ),
  )
}

/**
 * The same rows, of which none names a price in another currency than the trip's, as of all rows: their services are still
 * offered, and what they cost is 'auf Anfrage' until somebody says it anew (money.md §6).
 */
export function pricedInCurrency(rows: ReadonlyMap<number, ServiceRow>, currency: string): Map<number, ServiceRow> {
  return new Map([...rows].map(([id, row]) => [id, row.currency === currency ? row : { ...unpriced(row), currency }]))
}

const noPair: PairPrice = { doubleCents: null, premiumCents: null }

function unpriced(row: ServiceRow): ServiceRow {
  switch (row.priceType) {
    case 'additionalHotel':
      return { ...row, ...noPair }
    case 'additionalDay':
    case 'additionalNight':
      return { ...row, ticketCents: null, inside: noPair, outside: noPair }
    case 'additionalTrainDay':
    case 'additionalTrainNight':
      return { ...row, second: noPair, first: noPair }
    case 'additionalAirline':
    case 'additionalOther':
      return { ...row, cents: null }
  }
}

function isOfService(row: PriceRow | undefined): row is ServiceRow {
  return row !== undefined && 'service' in row && row.priceType !== 'item'
}
