import type { HotelCategory } from '@reisewerk/domain/accounts/options.ts'

/** `[name, place, stars, category, rating 1–10, rooms]`; names are invented, places are real. */
export type HotelRow = readonly [string, string, 2 | 3 | 4 | 5, HotelCategory, number, number]

export interface DemoContact {
  salutation: 'Frau' | 'Herr'
  firstName: string
  lastName: string
  email: string
  phoneFixed: string | null
  phoneMobile: string | null
  isPrimary: boolean
  /** What the person does there, German. */
  position: string
}

export interface DemoAddress {
  streetAddress: string
  zip: string
  city: string
  country: string
}

export type ProviderKind = 'hotel' | 'ferry' | 'airline' | 'train' | 'other'

/** A firm whose services are booked. Its name serves as its key. */
export interface DemoProvider {
  kind: ProviderKind
  name: string
  place: string | null
  country: string | null
  email: string | null
  phone?: string
  contacts: readonly DemoContact[]
  hotel?: { stars: number; category: HotelCategory; rating: number; roomCount: number }
  ships?: readonly string[]
  /** Only 'no-name' of the airlines has a fixed id (001 §3). */
  id?: number
}

/** An incoming agency that books local services for the house. */
export interface DemoAgency {
  name: string
  place: string
  country: string
  email: string
  countries: readonly string[]
  contacts: readonly DemoContact[]
}
