import { useRef } from 'react'
import { sortedHotels } from './hotel-order.ts'
import type { HotelPriceSearch } from './hotel-price-search.ts'
import type { HotelRow } from './hotel-rows.ts'

/** The hotels in their order, which stays while somebody types a price: no line goes from under the hands. */
export function useKeptOrder(rows: readonly HotelRow[], { sort, order }: HotelPriceSearch): readonly HotelRow[] {
  const kept = useRef<{ key: string; ids: readonly string[] }>({ key: '', ids: [] })
  const key = JSON.stringify([sort, order, rows.map(({ id }) => id).sort()])
  if (kept.current.key !== key) {
    kept.current = { key, ids: sortedHotels(rows, { sort, order }).map(({ id }) => id) }
  }
  const places = new Map(kept.current.ids.map((id, place) => [id, place]))
  return rows.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0))
}
