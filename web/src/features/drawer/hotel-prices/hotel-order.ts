import { sortedHotels as sorted } from '@reisewerk/domain/requests/sorted-hotels.ts'
import type { SheetSort } from '../../../ui/sheet/sheet-column.ts'
import type { HotelPriceSearch, SortKey } from './hotel-price-search.ts'
import type { HotelRow } from './hotel-rows.ts'

/** How the head of a column says by what the hotels are sorted. */
export function sortOf({ sort, order }: HotelPriceSearch): SheetSort | null {
  return sort === undefined ? null : { column: sort, isDescending: order === 'desc' }
}

/** A press on a head: that column, the other way round, and then as they were asked. */
export function nextSort({ sort, order }: HotelPriceSearch, column: SortKey): HotelPriceSearch {
  if (sort !== column) return { sort: column, order: undefined }
  return order === 'desc' ? { sort: undefined, order: undefined } : { sort, order: 'desc' }
}

/** The hotels by what somebody asks for; what has no value stands last, whichever way round. */
export function sortedHotels(rows: readonly HotelRow[], search: HotelPriceSearch): readonly HotelRow[] {
  return sorted(rows, sortValue, search)
}

function sortValue(row: HotelRow, key: SortKey): string | number | null {
  const { hotel, night, guest } = row
  switch (key) {
    case 'hotel':
      return hotel.provider?.name ?? null
    case 'agency':
      return hotel.agency?.name ?? null
    case 'stars':
      return hotel.provider?.stars ?? null
    case 'area':
      // Houses of one area stand together, by their places.
      return row.area === '' ? null : `${row.area} ${row.place}`
    case 'status':
      return hotel.requestStatus.status
    case 'rating':
      return row.rating
    case 'double':
    case 'single':
    case 'halfBoard':
      return night[key]
    default:
      return guest[key]
  }
}
