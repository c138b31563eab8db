import type { HotelCategory } from '@reisewerk/domain/accounts/options.ts'
import {
  airlineContract,
  ferryContract,
  hotelContract,
  providerContract,
  trainContract,
} from '@reisewerk/domain/partners/provider.contract.ts'
import type { RoomBand } from '@reisewerk/domain/partners/room-bands.ts'
import type { ComponentProps } from 'react'
import { listOf } from '../../lib/api.ts'
import { day } from '../../lib/format.ts'
import { ApiError } from '../../lib/http.ts'
import { searchIn, searchInWithFirst, type Words } from '../../lib/lookup-search.ts'
import { Lookup } from '../../ui/fields/lookup.tsx'
import { notice } from '../../ui/notices/notice.tsx'
import { firstNear, firstOnWay, type Near, type Way } from './api.ts'

type Props = Omit<ComponentProps<typeof Lookup>, 'resource' | 'searchKey' | 'search'>

/** How the search for a hotel is narrowed (001 §3). */
export type HotelFilter = {
  stars: number | null
  category: HotelCategory | null
  /** At least this rating; 10 is the best. */
  ratingFrom: number | null
  rooms: RoomBand | null
  placeId: string | null
}

function hotelQuery({ stars, category, ratingFrom, rooms, placeId }: HotelFilter) {
  return {
    isRetired: false,
    'stars[]': stars === null ? [] : [stars],
    'category[]': category === null ? [] : [category],
    'rating[]': ratingFrom === null ? [] : Array.from({ length: 11 - ratingFrom }, (_, index) => ratingFrom + index),
    'roomCount[]': rooms === null ? [] : [rooms],
    'place.id': placeId,
  }
}

export function countedHotels(filter: HotelFilter, term: string) {
  const _search = term === '' ? undefined : term
  return listOf(hotelContract, { query: { ...hotelQuery(filter), _search, _itemsPerPage: 1 } })
}

type HotelProps = Props & {
  filter: HotelFilter
  wished: HotelFilter
  near: Near
}

/** Hotels that pass the filter: where no place narrows them, those near by first, then those that are as the service wishes. */
export function HotelPicker({ filter, wished, near, ...props }: HotelProps) {
  const around = filter.placeId === null ? firstNear(near) : []
  const first = [...around, { query: hotelQuery(wished), word: 'wie gewünscht' }]
  return (
    <Lookup
      {...props}
      resource="hotels"
      searchKey={['hotels', 'lookup', filter, wished, around]}
      search={searchInWithFirst(hotelContract, hotelLabel, { ...hotelQuery(filter), ...withUsage }, first)}
    />
  )
}

/** Asks what one's own agency knows of each hit (001 §3). */
const withUsage = { '_groups[]': ['provider_usage_read'] }

type Used = {
  usage?: { lastUsedAt: string | null; lastPrice: { formatted: string } | null; nextUsedAt: string | null }
}

/** 'letzter Preis 64,50 €', 'zuletzt 06.2026' or 'noch nie', and 'geplant 05.2027' */
function usageFacts({ usage }: Used): string[] {
  if (usage === undefined) return []
  const month = (wire: string) => day(wire).slice(3)
  return [
    ...(usage.lastPrice === null ? [] : [`letzter Preis ${usage.lastPrice.formatted}`]),
    usage.lastUsedAt === null ? 'noch nie' : `zuletzt ${month(usage.lastUsedAt)}`,
    ...(usage.nextUsedAt === null ? [] : [`geplant ${month(usage.nextUsedAt)}`]),
  ]
}

function knownLabel(found: Used & { name: string; rating?: number | null }): Words {
  const rating = found.rating === null || found.rating === undefined ? [] : [`${found.rating}/10`]
  return { label: found.name, hint: [...rating, ...usageFacts(found)].join(' · ') }
}

type FoundHotel = Used & { name: string; stars: number | null; rating: number | null; roomCount: number | null }

/** What this agency knows of a house stands beside its name. */
function hotelLabel({ name, stars, rating, roomCount, ...known }: FoundHotel): Words {
  const facts = [
    stars === null ? '' : '★'.repeat(stars),
    rating === null ? '' : `${rating}/10`,
    roomCount === null ? '' : `${roomCount} Zimmer`,
    ...usageFacts(known),
  ].filter(Boolean)
  return { label: name, hint: facts.join(' · ') }
}

/** Shipping lines, those first that one's own trips have asked for the crossing. */
export function FerryLinePicker({ from, to, ...props }: Props & Way) {
  const known = firstOnWay('ferry', { from, to })
  return (
    <Lookup
      {...props}
      resource="ferries"
      searchKey={['ferries', 'lookup', from, to]}
      search={searchInWithFirst(ferryContract, knownLabel, { isRetired: false, ...withUsage }, known)}
    />
  )
}

/** Airlines that fly a route; both airports must be chosen first (001 §5). 'no-name' serves every route. */
export function AirlinePicker({ from, to, ...props }: Props & Way) {
  const isKnown = from !== null && to !== null
  return (
    <Lookup
      disabled={!isKnown}
      description={isKnown ? undefined : 'Bitte zuerst beide Flughäfen auswählen'}
      {...props}
      resource="airlines"
      searchKey={['airlines', 'lookup', from, to]}
      search={async (term, signal, house) => {
        try {
          const query = { isRetired: false, 'startAirport.id': from, 'endAirport.id': to, ...withUsage }
          return await searchIn(airlineContract, airlineLabel, query)(term, signal, house)
        } catch (error) {
          if (error instanceof ApiError) notice.bad('Die Airlines konnten nicht geladen werden! Server error!')
          throw error
        }
      }}
    />
  )
}

/** Nobody has ever flown with 'no-name' (id -1). */
function airlineLabel(found: Used & { id: number; name: string }): Words {
  return found.id < 0 ? found.name : knownLabel(found)
}

/** Railway companies, those first that run between the two stations; others may well take a group there, too. */
export function TrainPicker({ from, to, ...props }: Props & Way) {
  const running = firstOnWay('train', { from, to })
  return (
    <Lookup
      {...props}
      resource="trains"
      searchKey={['trains', 'lookup', from, to]}
      search={searchInWithFirst(trainContract, knownLabel, { isRetired: false, ...withUsage }, running)}
    />
  )
}

/** Who performs other services: guides, museums, restaurants; those of the place first, then those of its area. */
export function OtherProviderPicker({ near, ...props }: Props & { near: Near }) {
  return (
    <Lookup
      {...props}
      resource="providers"
      searchKey={['providers', 'lookup', 'other', near]}
      search={searchInWithFirst(
        providerContract,
        ({ place, ...found }) => knownLabel({ ...found, name: nameAndPlace(found.name, place) }),
        {
          isRetired: false,
          'kind[]': ['other'],
          '_groups[]': ['place_read', 'provider_usage_read'],
        },
        firstNear(near),
      )}
    />
  )
}

function nameAndPlace(name: string, place: unknown): string {
  const isNamed = typeof place === 'object' && place !== null && 'name' in place && typeof place.name === 'string'
  return isNamed && !name.includes(String(place.name)) ? `${name} · ${place.name}` : name
}

/** Providers of every kind, by name. */
export function AnyProviderPicker(props: Props) {
  return (
    <Lookup
      {...props}
      resource="providers"
      searchKey={['providers', 'lookup', 'any']}
      search={searchIn(providerContract, ({ name }) => name, { isRetired: false })}
    />
  )
}
