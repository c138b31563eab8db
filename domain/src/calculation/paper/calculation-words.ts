import type { Basis } from '../group.ts'
import type { Section } from '../line.ts'

/** What the price of an item or extra is for, where the option lists have no word for it. */
export type PriceUnit = 'per_person_night' | 'per_single_room' | 'per_single_room_night' | 'custom'

/** The fixed words of prices on paper in one language. */
export type CalculationWords = {
  /** 'Dreibettzimmer', 'Zimmer für 5 Personen' */
  room: (persons: number) => string
  /** 'Doppelkabine außen' */
  cabin: (persons: number, type: string) => string
  cabinTypes: Readonly<Record<string, string>>
  compartment: (persons: number) => string
  units: Readonly<Record<PriceUnit, string>>
  cabins: Readonly<Record<'inside' | 'outside', string>>
  /** 'Paketpreis im Doppelzimmer ab 25 Pax' (002 §5) */
  tier: (persons: number) => string
  /** 'Einzelzimmerzuschlag bis 6 EZ'; without supplements it is a price of its own. */
  single: (rooms: number, isSupplement: boolean) => string
  /** What of a service a price is for, by the names the engine gives its parts; one that says nothing new has none. */
  parts: Readonly<Record<string, string>>
  document: {
    name: string
    columns: Readonly<Record<'item' | 'unit' | 'quantity' | 'unitPrice' | 'amount' | 'sum', string>>
    sections: Readonly<Record<Section, string>>
    /** In place of the supplements where other rooms have prices of their own (money.md §1). */
    otherRooms: string
    basis: string
    bases: Readonly<Record<Basis, string>>
    period: string
    guests: string
    /** '40, davon 4 im Einzelzimmer' */
    counted: (pax: number, singles: number) => string
    freePlaces: string
    total: string
    /** Of a trip and those offered with it. */
    together: string
    payments: string
    due: string
    refund: string
    /** Where no row comes to anything. */
    empty: string
  }
}
