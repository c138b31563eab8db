import type { CabinType } from '../../accounts/options.ts'

/** What the price of an item or extra is for, where the option lists have no word for it. */
export type PriceUnit = 'per_person_night' | 'per_single_room' | 'per_single_room_night' | 'custom'

/** The fixed words of prices on paper in one language. */
export type CalculationWords = {
  /** 'Dreibettzimmer', 'Zimmer für 5 Personen' */
  room: (persons: number) => string
  /** 'Doppelkabine außen' */
  cabin: (persons: number, type: CabinType) => string
  compartment: (persons: number) => string
  units: Readonly<Record<PriceUnit, string>>
  cabins: Readonly<Record<'inside' | 'outside', string>>
}
