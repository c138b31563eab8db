import type { CabinType, ClassCategory } from '../accounts/options.ts'
import type { ItemOf } from '../contract/shape.ts'
import { parseAmount, type WireMoney } from '../money.ts'
import { dateOfWire, idOf, localTimeOfWire } from '../wire.ts'
import type { CalculationGiven } from './calculate.ts'
import type { calculationContract } from './calculation.contract.ts'
import type { FreePlaceRule } from './free-places.ts'
import type { CountedService } from './price.contract.ts'
import type { PairPrice, PriceRow } from './price-row.ts'
import { dayMark } from './row-names.ts'
import type { BookedService } from './service-persons.ts'

/** A calculation as the API answers it with its rows. */
export type CalculationItem = ItemOf<typeof calculationContract, 'calculation_read'>
type Settled = Pick<CalculationGiven, 'basis' | 'currency' | 'supplementPrices' | 'invoices'>

/**
 * What the engine is given of a calculation as it was read, on the server and in the browser alike.
 * @param settled by which numbers is counted, what the trip is sold in, the setting `supplementPrices`, what was paid so far
 */
export function givenOf(item: CalculationItem, settled: Settled): CalculationGiven {
  const { contingent, numberOfPersons, sortHelper, uncountedTexts: uncounted } = item
  return {
    ...settled,
    contingent: { ...contingent, numberOfPersons },
    freePlaces: freePlaceRulesOf(item),
    sortHelper,
    withdrawn: item.withdrawnChoices.map(({ lapsedOn, ...choice }) => ({
      ...choice,
      lapsedOn: lapsedOn && dateOfWire(lapsedOn),
    })),
    moved: item.movedChoices.map(({ service, request, ...choice }) => ({
      ...choice,
      service: clockTimesOf(service),
      request: clockTimesOf(request),
    })),
    uncounted,
    rows: rowsOf(item, settled.currency),
  }
}

function clockTimesOf({ startAt, endAt }: CalculationItem['movedChoices'][number]['service']) {
  return { startAt: startAt && localTimeOfWire(startAt), endAt: endAt && localTimeOfWire(endAt) }
}

/** By which rules guests of a trip travel free: its own, or those of the offer that speaks for it (002 §3). */
export function freePlaceRulesOf({
  attachedFreePlaces,
  freePlaces,
}: Pick<CalculationItem, 'attachedFreePlaces' | 'freePlaces'>): readonly FreePlaceRule[] {
  return attachedFreePlaces ?? freePlaces
}

function rowsOf(item: CalculationItem, currency: string): PriceRow[] {
  return [
    ...item.contingentPrices.map((row) => contingentRow(row, currency)),
    ...item.hotelPrices.map(
      (row): PriceRow => ({
        ...serviceRow('hotel', row, currency, [row.doubleRoomSellPrice, row.singleRoomPremiumSellPrice]),
        priceType: 'additionalHotel',
        ...pair(row.doubleRoomSellPrice, row.singleRoomPremiumSellPrice),
      }),
    ),
    ...item.ferryPrices.map((row) => ferryRow(row, currency)),
    ...item.trainPrices.map((row) => trainRow(row, currency)),
    ...item.airlinePrices.map(
      (row): PriceRow => ({
        ...serviceRow('airline', row, currency, [row.sellPrice]),
        title: [row.title, row.priceTitle].filter((text) => text !== '').join(', '),
        priceType: 'additionalAirline',
        cents: centsOf(row.sellPrice),
      }),
    ),
    ...item.otherPrices.map(
      (row): PriceRow => ({
        ...serviceRow('other', row, currency, [row.sellPrice]),
        priceType: 'additionalOther',
        per: row.info?.priceType ?? 'per_person',
        cents: centsOf(row.sellPrice),
      }),
    ),
    ...item.extraPrices.map(
      ({ id, billingType, hasFreeplaces, name, type, quantity, sellPrice }): PriceRow => ({
        ...{ key: `extra-${id}`, billingType, hasFreeplaces, priceType: 'extra', name, type, quantity },
        cents: centsOf(sellPrice) ?? 0,
        currency: sellPrice.currency,
      }),
    ),
    ...item.itemPrices.map((row) => itemRow(row, currency)),
  ]
}

type Row<List extends keyof CalculationItem> = CalculationItem[List] extends (infer One)[] ? One : never

function contingentRow(row: Row<'contingentPrices'>, tripCurrency: string): PriceRow {
  const { id, billingType, hasFreeplaces, priceType, sellPrice, title, cabins } = row
  const common = {
    ...{ key: `contingent-${id}`, billingType, hasFreeplaces },
    cents: centsOf(sellPrice) ?? 0,
    currency: currencyOf([sellPrice], tripCurrency),
  }
  if (priceType === 'double' || priceType === 'single') {
    return { ...common, priceType, numberOfPersons: row.numberOfPersons ?? 0 }
  }
  const persons = row.persons ?? 0
  const type = row.type ?? ''
  if (priceType === 'hotelSupplement') return { ...common, priceType, persons, type }
  // The database keeps no cabins of other types than these, and none without one.
  if (priceType === 'ferrySupplement') return { ...common, priceType, persons, type: type as CabinType }
  const mark = row.cabinIndex === null ? undefined : `${row.cabinIndex}. Zug`
  const serviceId = row.placeholder === null ? undefined : idOf(row.placeholder)
  return { ...common, priceType, persons, type: type as ClassCategory, title, cabins, mark, serviceId }
}

function ferryRow(row: Row<'ferryPrices'>, currency: string): PriceRow {
  const { dayTicketSellPrice: ticket, insideDoubleCabinSellPrice, insideSingleCabinPremiumSellPrice } = row
  const inside = [insideDoubleCabinSellPrice, insideSingleCabinPremiumSellPrice] as const
  const outside = [row.outsideDoubleCabinSellPrice, row.outsideSingleCabinPremiumSellPrice] as const
  const passage = row.info?.passage ?? (ticket === null ? 'night' : 'day')
  return {
    ...serviceRow('ferry', row, currency, passage === 'day' ? [ticket] : [...inside, ...outside]),
    priceType: passage === 'day' ? 'additionalDay' : 'additionalNight',
    passage,
    ticketCents: centsOf(ticket),
    inside: pair(...inside),
    outside: pair(...outside),
  }
}

function trainRow(row: Row<'trainPrices'>, currency: string): PriceRow {
  const second = [row.secondDoubleCabinSellPrice, row.secondSingleCabinPremiumSellPrice] as const
  const first = [row.firstDoubleCabinSellPrice, row.firstSingleCabinPremiumSellPrice] as const
  return {
    ...serviceRow('train', row, currency, [...second, ...first]),
    priceType: row.info?.passage === 'night' ? 'additionalTrainNight' : 'additionalTrainDay',
    category: row.info?.category ?? 'second',
    second: pair(...second),
    first: pair(...first),
  }
}

function itemRow(row: Row<'itemPrices'>, currency: string): PriceRow {
  const { id, billingType, hasFreeplaces, name, quantityType, priceForAllNights, info } = row
  const { limitIsValid, limitIsValidAsked, sellPrice } = row
  return {
    ...{ key: `item-${id}`, billingType, hasFreeplaces, priceType: 'item', quantityType, priceForAllNights },
    ...{ limitIsValid, limitIsValidAsked, nights: info.nights },
    name: [info.title, name].filter((text) => text !== '').join(': '),
    ...{ ownName: name, serviceId: info.placeholder === undefined ? undefined : idOf(info.placeholder) },
    cents: centsOf(sellPrice),
    currency: currencyOf([sellPrice], currency),
    service: { amounts: info.amounts, cabins: [] },
    isOnTop: info.status === 'additional',
  }
}

type ServiceItem = Pick<Row<'hotelPrices'>, 'id' | 'billingType' | 'hasFreeplaces' | 'title' | 'info'>

function serviceRow(
  kind: string,
  { id, billingType, hasFreeplaces, title, info }: ServiceItem,
  tripCurrency: string,
  prices: readonly (WireMoney | null)[],
) {
  const currency = currencyOf(prices, tripCurrency)
  const date = info && dateOfWire(info.date)
  const mark = date === null ? undefined : dayMark(date)
  return { key: `${kind}-${id}`, billingType, hasFreeplaces, title, currency, service: bookedOf(info), mark }
}

function bookedOf(info: CountedService | null): BookedService | null {
  return info === null ? null : { amounts: info.amounts, cabins: info.cabins }
}

function pair(double: WireMoney | null, premium: WireMoney | null): PairPrice {
  return { doubleCents: centsOf(double), premiumCents: centsOf(premium) }
}

function centsOf(price: WireMoney | null): number | null {
  return price === null ? null : parseAmount(price.amount)
}

/** One price in another currency keeps its row out of the sum. */
function currencyOf(prices: readonly (WireMoney | null)[], tripCurrency: string): string {
  return prices.find((price) => price !== null && price.currency !== tripCurrency)?.currency ?? tripCurrency
}
