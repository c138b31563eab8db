import { expect, test } from 'vitest'
import { ferry, hirtshals, hotel, larvik, norwayDays, oslo } from '../../itinerary/plan/trip-plan.fixture.ts'
import type { PlanDay, PlannedService } from '../../itinerary/plan/trip-plan.ts'
import { type PromisedChoice, unheldPromises } from './promised-places.ts'

const doubles = { persons: 2, type: 'standard', askedAmount: 20, reservedAmount: 9 }
const single = { persons: 1, type: 'standard', askedAmount: 1, reservedAmount: 0 }
/** 41 guests are promised rooms, 40 of them berths. */
const contingent = { rooms: [doubles, single], cabins: [{ ...doubles, type: 'inside' }] }
const [house, second, crossing] = [
  hotel('A', oslo, 1, { id: 7 }),
  hotel('B', oslo, 1, { id: 8 }),
  ferry(hirtshals, larvik, { id: 9, isNight: true }),
]
const on = (...services: PlannedService[]): PlanDay[] => norwayDays.slice(0, 1).map((day) => ({ ...day, services }))
const by = (service: number, held: number, more: Partial<PromisedChoice> = {}): PromisedChoice => ({
  ...{ service, dayNumber: 2, name: 'Hotel Fjordblick', status: 'option', held, partOf: null },
  ...{ isWithoutDriver: false, drivers: 1, ...more },
})

test.each<[string, PlanDay[], PromisedChoice[], string[]]>([
  ['all that is promised', on(house), [by(7, 41)], []],
  ['a part', on(house), [by(7, 30)], ['Tag 2: Hotel Fjordblick hält 30 von 41 Plätzen.']],
  [
    'a part it has confirmed',
    on(house),
    [by(7, 30, { status: 'approved' })],
    ['Tag 2: Hotel Fjordblick hat 30 von 41 bestätigt.'],
  ],
  [
    'nothing, for it has not answered',
    on(house),
    [by(7, 0, { status: 'requested' })],
    ['Tag 2: Hotel Fjordblick hält 0 von 41 Plätzen.'],
  ],
  ['all, for it has said yes and no number', on(house), [by(7, 0, { status: 'approved' })], []],
  [
    'no one',
    on(house),
    [by(7, 0, { status: null, name: '' })],
    ['Tag 2: Für das Hotel in Oslo ist niemand gewählt, versprochen sind 41 Plätze.'],
  ],
  [
    'no one of a crossing',
    on(crossing),
    [by(9, 0, { status: null, name: '' })],
    ['Tag 2: Für die Fähre Hirtshals – Larvik ist niemand gewählt, versprochen sind 40 Plätze.'],
  ],
  ['a room less, for the driver sleeps elsewhere', on(house), [by(7, 40, { isWithoutDriver: true })], []],
  ['as many berths as cabins have', on(crossing), [by(9, 40)], []],
  ['fewer berths', on(crossing), [by(9, 38)], ['Tag 2: Hotel Fjordblick hält 38 von 40 Plätzen.']],
  ['the group in two houses', on(house, second), [by(7, 21), by(8, 20)], []],
  [
    'a part of the part it was asked for',
    on(house, second),
    [by(7, 21, { partOf: 21 }), by(8, 10, { partOf: 20 })],
    ['Tag 2: Hotel Fjordblick hält 10 von 20 Plätzen.'],
  ],
  ['what is only possible', on({ ...house, clientOffer: 'optional' }), [by(7, 0)], []],
])('TRUE-03 OFFER-06 a contract promises 41 places and the house holds %s', (_, days, choices, messages) => {
  expect(unheldPromises(days, contingent, choices).map(({ message }) => message)).toEqual(messages)
})

test('TRUE-03 a contract that names no rooms promises none', () => {
  expect(unheldPromises(on(house), { rooms: [], cabins: [] }, [by(7, 0)])).toEqual([])
})
