import { type HotelSortKey, hotelSortKeys } from '@reisewerk/domain/requests/sorted-hotels.ts'
import { keysIn } from '../../../list/read-address.ts'

/** By what hotels are sorted: the columns that can be compared. */
export const sortKeys = {
  hotel: 'Hotel',
  agency: 'Agentur',
  stars: 'Sterne',
  area: 'Gebiet und Ort',
  double: 'DZ',
  single: 'EZ',
  halfBoard: 'HP',
  perPerson: 'DZ p. P.',
  withHalfBoard: 'mit HP',
  singleSupplement: 'EZ-Zuschlag',
  status: 'Status',
  rating: 'Bewertung',
} as const satisfies Record<HotelSortKey, string>
export type SortKey = HotelSortKey
export const sortKeyNames = hotelSortKeys

/** The state of a trip's page 'Hotelpreise' as it stands in the address. */
export type HotelPriceSearch = {
  /** Without one the requests stand in the order in which they were made. */
  sort?: SortKey | undefined
  order?: 'desc' | undefined
  /** Those that were declined or cancelled are left out. */
  declined?: 'hidden' | undefined
}

/** Reads an address; what makes no sense in it is left out. */
export function readHotelPriceSearch(raw: Record<string, unknown>): HotelPriceSearch {
  return {
    sort: keysIn(sortKeyNames, [raw.sort])?.[0],
    order: raw.order === 'desc' ? 'desc' : undefined,
    declined: raw.declined === 'hidden' ? 'hidden' : undefined,
  }
}
