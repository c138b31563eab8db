import { expect, test } from 'vitest'
import type { ServiceRequest } from '../../itinerary/plan/days.ts'
import { differenceOf, type Needed } from './contingent-needs.ts'

const rooms = (persons: number, askedAmount: number) => [{ type: { persons, type: 'standard' }, askedAmount }]
const cabins = (type: string, askedAmount: number) => [{ type: { persons: 2, type }, askedAmount }]
/** As far as it is held against a request: 28 doubles and 2 singles, and cabins for 56. */
const trip = {
  info: { paxAsked: 58 },
  hotelContingent: {
    ...{ singleRooms: rooms(1, 2), doubleRooms: rooms(2, 28) },
    ...{ tripleRooms: [], quadrupleRooms: [] },
  },
  ferryContingent: { singleCabins: rooms(1, 2), doubleCabins: rooms(2, 28), otherCabins: [] },
} as unknown as Needed

const asked = (askedAmount: number, more: object = {}, lists: object = {}) =>
  ({
    ...{ requestStatus: { status: 'requested' }, ...more },
    contingent: { askedAmount, singleCabins: [], doubleCabins: [], otherCabins: [], ...lists },
  }) as unknown as ServiceRequest
const train = (type: string, askedAmount: number, lists: object) =>
  asked(askedAmount, { trainNumber: '', type, category: 'second' }, lists)
const ferry = (type: string, askedAmount: number, lists: object = {}) =>
  asked(askedAmount, { shipName: '', type }, lists)

test.each<[string, ServiceRequest, string | null]>([
  ['a house for the group', asked(58), null],
  ['a house, a flight, a tour for the group it was', asked(44), '44 angefragt, im Kontingent stehen 58'],
  ['who has declined', asked(44, { requestStatus: { status: 'declined' } }), null],
  ['a ship by day', ferry('day', 58), null],
  ['a ship with its cabins', ferry('night', 58, { singleCabins: rooms(1, 2), doubleCabins: rooms(2, 28) }), null],
  [
    'a ship with cabins for fewer',
    ferry('night', 58, { doubleCabins: rooms(2, 22) }),
    'Kabinen für 44 angefragt, im Kontingent stehen Kabinen für 58',
  ],
  [
    'a ship with other cabins for as many',
    ferry('night', 58, { doubleCabins: cabins('outside', 29) }),
    '29 DKA angefragt, im Kontingent stehen 28 DZ und 2 EZ',
  ],
  ['a train with a seat for each', train('day', 58, { singleCabins: rooms(1, 58) }), null],
  ['a train that names no seats', train('day', 58, {}), null],
  [
    'a train with seats for fewer',
    train('day', 58, { singleCabins: rooms(1, 44) }),
    'Sitzplätze für 44 angefragt, im Kontingent stehen Sitzplätze für 58',
  ],
  [
    'a train by night with compartments for fewer',
    train('night', 58, { doubleCabins: rooms(2, 22) }),
    'Abteile für 44 angefragt, im Kontingent stehen Abteile für 58',
  ],
  ['a train by night with other compartments for as many', train('night', 58, { doubleCabins: rooms(2, 29) }), null],
])('TRUE-03 %s is told by how much it differs from the contingent', (_, request, words) => {
  expect(differenceOf(request, trip)?.words ?? null).toBe(words)
})
