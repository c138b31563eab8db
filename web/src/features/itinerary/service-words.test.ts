import { expect, test } from 'vitest'
import { plannedDay } from './planned-day.fixture.ts'
import { titleOf } from './service-words.ts'
import { servicesOf } from './services.ts'

const oslo = { name: 'Oslo', latitude: 59.91, longitude: 10.75 }
const hardanger = { id: 3, version: 1, name: 'Hardanger', destination: null, isRetired: false, infos: [] }

test.each([
  [oslo, hardanger, 'Hotel in Oslo'],
  [null, hardanger, 'Hotel in Hardanger'],
  [null, null, 'Hotel'],
])(
  'HEAD-10 PLACE-01 a hotel nobody was asked for yet is called by its place, else by its area: %#',
  (place, area, title) => {
    const day = plannedDay(1, '14.05.2028', { hotels: [{ id: 1, place }] })
    const hotelPlaceholders = day.hotelPlaceholders.map((item) => ({ ...item, area }))
    expect(servicesOf({ ...day, hotelPlaceholders }).map(titleOf)).toEqual([title])
  },
)
