/** By what hotels are sorted that were asked for a stay: what can be compared. */
export const hotelSortKeys = [
  ...(['hotel', 'agency', 'stars', 'area', 'double', 'single', 'halfBoard'] as const),
  ...(['perPerson', 'withHalfBoard', 'singleSupplement', 'status', 'rating'] as const),
] as const
export type HotelSortKey = (typeof hotelSortKeys)[number]

/** By what the hotels of a trip are narrowed and sorted; 'hidden' leaves those out that declined. */
export type SoughtHotels = {
  readonly sort?: HotelSortKey | undefined
  readonly order?: 'desc' | undefined
  readonly declined?: 'hidden' | undefined
}

/** The hotels of a stay by what somebody asks for; what has no value stands last, whichever way round. */
export function sortedHotels<Hotel>(
  hotels: readonly Hotel[],
  comparedBy: (hotel: Hotel, key: HotelSortKey) => string | number | null,
  { sort, order }: Pick<SoughtHotels, 'sort' | 'order'>,
): readonly Hotel[] {
  if (sort === undefined) return hotels
  const direction = order === 'desc' ? -1 : 1
  return hotels.toSorted((one, other) => {
    const [a, b] = [comparedBy(one, sort), comparedBy(other, sort)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    const isNumber = typeof a === 'number' && typeof b === 'number'
    return direction * (isNumber ? a - b : String(a).localeCompare(String(b), 'de'))
  })
}

/** 'Molde (Fjordnorwegen)' (002 §2 'place (area)'); whichever is known, each once. */
export function placeWithArea(place: string, area: string): string {
  if (place === '' || area === '' || place === area) return place || area
  return `${place} (${area})`
}
