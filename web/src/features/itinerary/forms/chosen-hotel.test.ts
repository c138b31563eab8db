import { expect, test } from 'vitest'
import { routeOf } from '../map/trip-route.ts'
import type { HotelItem } from '../plan/days.ts'
import { plannedDay } from '../plan/planned-day.fixture.ts'
import { titleOf } from '../plan/service-words.ts'
import { placeOfHotel, type Service, servicesOf } from '../plan/services.ts'
import { warningsOf } from '../plan/warnings.ts'

const note = (id: number, title: string) => ({
  ...{ id, version: 1, area: null, place: null, port: null, provider: null, predefinedRouteDetail: null },
  ...{ type: 'note', sections: [], title, content: '', importance: 'high', isShownOnTripDashboard: true },
})
const town = (name: string, latitude: number, area: string | null) => ({
  ...{ id: name.length, version: 1, country: 'NO', isRetired: false, latitude, longitude: 10.75 },
  ...{ name, area, infos: [note(latitude, `Maut in ${name}`)] },
})
const oslo = town('Oslo', 60, '/api/areas/1')
const bergen = town('Bergen', 50, '/api/areas/2')
const fjords = {
  id: 2,
  version: 1,
  name: 'Fjordnorwegen',
  destination: null,
  isRetired: false,
  infos: [note(2, 'Mücken')],
}

type Wanted = { place: typeof bergen | null; area: typeof fjords | null; isChosen?: boolean; isTakenBack?: boolean }

/** A hotel of which rules see the house that was asked. */
function hotelIn(there: typeof oslo | null, { place, area, isChosen = true, isTakenBack = false }: Wanted) {
  const day = plannedDay(1, '14.05.2028', { hotels: [{ id: 1, place: null }] })
  const provider = { name: 'Parkhotell', place: there, infos: [] }
  const request = { id: 7, provider, requestStatus: { status: 'new' }, optionTodo: { dueDate: null, status: null } }
  const hotelPlaceholders = day.hotelPlaceholders.map((item) => {
    const selectedRequest = isChosen ? '/api/hotel_requests/7' : null
    const takenBackRequest = isTakenBack ? '/api/hotel_requests/7' : null
    // As far as these rules look at a request.
    return { ...item, place, area, selectedRequest, takenBackRequest, requests: [request] } as unknown as HotelItem
  })
  const planned = { ...day, hotelPlaceholders }
  return { planned, service: servicesOf(planned)[0] as Service } // the only one there is
}

test.each([
  ['in another town', oslo, { place: bergen, area: null }, 'Parkhotell, Oslo', 'Oslo', ['Maut in Oslo']],
  ['in another area', oslo, { place: bergen, area: fjords }, 'Parkhotell, Oslo', 'Oslo', ['Maut in Oslo']],
  ['where only an area was named', oslo, { place: null, area: fjords }, 'Parkhotell, Oslo', 'Oslo', ['Maut in Oslo']],
  ['where nothing was named', oslo, { place: null, area: null }, 'Parkhotell, Oslo', 'Oslo', ['Maut in Oslo']],
  ['without a place', null, { place: bergen, area: null }, 'Parkhotell, Bergen', 'Bergen', ['Maut in Bergen']],
  [
    'that is the only one asked and not chosen yet',
    oslo,
    { place: bergen, area: null, isChosen: false },
    'Parkhotell, Oslo',
    'Oslo',
    ['Maut in Oslo'],
  ],
  [
    'whose choice was taken back',
    oslo,
    { place: bergen, area: null, isChosen: false, isTakenBack: true },
    'Hotel in Bergen',
    'Bergen',
    ['Maut in Bergen'],
  ],
] as const)(
  'DAY-08 PLACE-01 PLACE-10 a hotel %s: row, map and warnings tell of one place',
  (_, there, wanted, title, at, warned) => {
    const { planned, service } = hotelIn(there, wanted)
    expect(titleOf(service)).toBe(title)
    expect(service.kind === 'hotel' && placeOfHotel(service)?.name).toBe(at)
    expect(routeOf([planned]).stops.map(({ name }) => name)).toEqual([at])
    expect(warningsOf(service).map((warning) => warning.title)).toEqual(warned)
  },
)
