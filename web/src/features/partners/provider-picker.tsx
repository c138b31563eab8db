import type { HotelCategory } from '@reisewerk/domain/accounts/options.ts'
import { ferryContract, hotelContract } from '@reisewerk/domain/partners/provider.contract.ts'
import type { RoomBand } from '@reisewerk/domain/partners/room-bands.ts'
import type { ComponentProps } from 'react'
import { searchIn } from '../../lib/lookup-search.ts'
import { Lookup } from '../../ui/lookup.tsx'

type Props = Omit<ComponentProps<typeof Lookup>, 'searchKey' | 'search'>

/** How the search for a hotel is narrowed (001 §3). */
export type HotelFilter = {
  stars: number | null
  category: HotelCategory | null
  /** At least this rating; 10 is the best. */
  ratingFrom: number | null
  rooms: RoomBand | null
  placeId: string | null
}

export function HotelPicker({ filter, ...props }: Props & { filter: HotelFilter }) {
  const { stars, category, ratingFrom, rooms, placeId } = filter
  const query = {
    isRetired: false,
    'stars[]': stars === null ? [] : [stars],
    'category[]': category === null ? [] : [category],
    'rating[]': ratingFrom === null ? [] : Array.from({ length: 11 - ratingFrom }, (_, index) => ratingFrom + index),
    'roomCount[]': rooms === null ? [] : [rooms],
    'place.id': placeId,
  }
  return (
    <Lookup
      openOnFocus={false}
      {...props}
      searchKey={['hotels', 'lookup', filter]}
      search={searchIn(hotelContract, hotelLabel, query)}
    />
  )
}

function hotelLabel({ name, stars, rating }: { name: string; stars: number | null; rating: number | null }): string {
  const facts = [stars === null ? '' : '★'.repeat(stars), rating === null ? '' : `${rating}/10`].filter(Boolean)
  return [name, ...facts].join(' · ')
}

/** A shipping line. */
export function FerryLinePicker(props: Props) {
  return (
    <Lookup
      {...props}
      openOnFocus={false}
      searchKey={['ferries', 'lookup']}
      search={searchIn(ferryContract, ({ name }) => name, { isRetired: false })}
    />
  )
}
