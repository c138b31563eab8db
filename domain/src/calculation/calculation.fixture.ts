import type { CalculationGiven } from './calculate.ts'
import type { Beds } from './group.ts'
import type { ExtraRow, HotelRow, ItemRow, TierRow, TrainRow } from './price-row.ts'
import type { BookedService } from './service-persons.ts'

/** @returns an entry of a contingent: so many asked for, so many booked */
export function beds(persons: number, type: string, askedAmount: number, reservedAmount = askedAmount): Beds {
  return { persons, type, askedAmount, reservedAmount }
}

const common = { billingType: 'included', hasFreeplaces: false, currency: 'EUR' } as const

export function tier(priceType: TierRow['priceType'], numberOfPersons: number, cents: number, key?: string): TierRow {
  return {
    ...common,
    key: key ?? `${priceType}-${numberOfPersons}`,
    priceType,
    numberOfPersons,
    cents,
    hasFreeplaces: true,
  }
}

export function extra(row: Partial<ExtraRow>): ExtraRow {
  return {
    ...common,
    key: 'extra-1',
    priceType: 'extra',
    name: 'Konzert',
    type: 'per_group',
    quantity: 1,
    cents: 100,
    ...row,
  }
}

/** The whole group takes part until a request says otherwise. */
export const everybody: BookedService = { amounts: null, cabins: [] }

export function hotel(row: Partial<HotelRow>): HotelRow {
  return {
    ...common,
    ...{ key: 'hotel-1', priceType: 'additionalHotel', title: 'Verlängerung Bergen', service: everybody },
    ...{ doubleCents: 8_000, premiumCents: 3_000 },
    ...row,
  }
}

/** By day, without seats in its request. */
export function train(row: Partial<TrainRow>): TrainRow {
  return {
    ...common,
    ...{
      key: 'train-1',
      title: 'Oslo – Bergen',
      service: everybody,
      category: 'second',
      priceType: 'additionalTrainDay',
    },
    second: { doubleCents: 100, premiumCents: 50 },
    first: { doubleCents: 300, premiumCents: 90 },
    ...row,
  }
}

export function item(row: Partial<ItemRow>): ItemRow {
  return {
    ...common,
    ...{ key: 'item-1', priceType: 'item', name: 'Halbpension', cents: 1_000, quantityType: 'per_person', nights: 3 },
    ...{ priceForAllNights: false, limitIsValid: true, limitIsValidAsked: true, service: everybody, isOnTop: false },
    ...row,
  }
}

/** A choir of 40: 18 double and 4 single rooms, everything booked, supplements, in euros. */
export function given(more: Partial<CalculationGiven> = {}): CalculationGiven {
  return {
    basis: 'Reserved',
    currency: 'EUR',
    supplementPrices: true,
    contingent: { rooms: [beds(2, 'standard', 18), beds(1, 'standard', 4)], cabins: [], numberOfPersons: null },
    freePlaces: [],
    rows: [],
    invoices: [],
    sortHelper: [],
    withdrawn: [],
    moved: [],
    uncounted: [],
    ...more,
  }
}
