import { expect, test } from 'vitest'
import { plannedDay } from './planned-day.fixture.ts'
import { agencyOrLine, lengthOf, timeOf, titleOf } from './service-words.ts'
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

test.each([
  ['14:00:00', '00:00:00', '14:00', ''],
  ['00:00:00', '09:00:00', '', ''],
  ['00:00:00', '00:00:00', '', ''],
  ['20:15:00', '00:00:01', '20:15', '3:45 h'],
  ['00:00:01', '09:30:00', '00:00', '33:30 h'],
])(
  'HEAD-10 PLACE-02 PLACE-04 a card from %s to %s on the next day says what is known, and a length only of two known times',
  (from, to, time, length) => {
    const day = plannedDay(1, '14.05.2028', { ferries: [{ id: 1, from: oslo, to: oslo }] })
    const ferryPlaceholders = day.ferryPlaceholders.map((item) => ({
      ...item,
      startAt: `14.05.2028 ${from}`,
      endAt: `15.05.2028 ${to}`,
    }))
    const [ferry] = servicesOf({ ...day, ferryPlaceholders })
    if (ferry === undefined) throw new Error('the ferry of the day is missing')
    expect([timeOf(ferry), lengthOf(ferry)]).toEqual([time, length])
  },
)

test.each([
  ['ferry', null, 'Ostsee-Passage', 'Ostsee-Passage'],
  ['train', null, null, 'direkt'],
  ['hotel', null, 'Fjordhotell', 'direkt'],
  ['ferry', 'Skandia Incoming', 'Ostsee-Passage', 'Skandia Incoming'],
] as const)(
  'REQ-06 in day plan and list of requests one asks for a %s (agency %s, provider %s) by %s',
  (kind, agency, provider, told) => {
    const named = (name: string | null) => (name === null ? null : { name })
    expect(agencyOrLine(kind, { agency: named(agency), provider: named(provider) } as never)).toBe(told)
  },
)
