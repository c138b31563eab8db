import { expect, test } from 'vitest'
import type { Contingent } from '../group.ts'
import type { PurchaseItem, PurchaseRequest } from './cost-service.ts'
import { type HeldService, heldValue } from './held-value.ts'

const item = (over: Partial<PurchaseItem>): PurchaseItem => ({
  ...{ id: 1, name: 'Doppelzimmer', quantityType: 'per_person_night', billingType: 'included' },
  ...{
    priceForAllNights: false,
    priceForTwo: false,
    limitIsValid: true,
    limitIsValidAsked: true,
    price: { cents: 50_00, currency: 'EUR' },
  },
  ...over,
})
const request = (items: readonly PurchaseItem[], over: Partial<PurchaseRequest> = {}): PurchaseRequest => ({
  ...{ id: 7, status: 'option', isChosen: true, isLapsed: false, provider: '', nights: 2 },
  ...{ askedAmount: 10, reservedAmount: 0, freePlaces: '', items, cabins: [], tickets: null },
  ...over,
})
const hotel: HeldService = { id: 1, kind: 'hotel', status: 'included', passage: null }
const ten: Contingent = {
  rooms: [{ persons: 2, type: 'standard', askedAmount: 5, reservedAmount: 0 }],
  cabins: [],
  numberOfPersons: null,
}
const nobody: Contingent = { rooms: [], cabins: [], numberOfPersons: null }
const inEuros = item({})
const inKroner = item({ id: 2, name: 'Kurtaxe', quantityType: 'per_person', price: { cents: 30_00, currency: 'NOK' } })

test.each([
  // what is held, prices, contingent, expected
  ['by the guests of the trip, two nights', [inEuros], ten, [{ cents: 1000_00, currency: 'EUR' }]],
  ['by those of the request where the trip has none', [inEuros], nobody, [{ cents: 1000_00, currency: 'EUR' }]],
  [
    'in each currency by itself',
    [inEuros, inKroner],
    ten,
    [
      { cents: 1000_00, currency: 'EUR' },
      { cents: 300_00, currency: 'NOK' },
    ],
  ],
  [
    'a room at an odd cent for whoever shares it',
    [item({ price: { cents: 155_55, currency: 'EUR' }, priceForTwo: true })],
    ten,
    [{ cents: 1555_50, currency: 'EUR' }],
  ],
  ['not what is hidden', [item({ billingType: 'not_included' })], ten, []],
  ['nothing without a price', [item({ price: null })], ten, []],
] as const)('EASE-06 the value of an option counts %s', (_, items, contingent, expected) => {
  expect(heldValue(hotel, request(items), { contingent, knownRooms: null, busSeats: 49 })).toEqual(expected)
})

const single = item({
  id: 3,
  name: 'Einzelzimmerzuschlag',
  quantityType: 'per_single_room_night',
  price: { cents: 10_00, currency: 'EUR' },
})
const grown: Contingent = {
  ...ten,
  rooms: [...ten.rooms, { persons: 1, type: 'standard', askedAmount: 10, reservedAmount: 0 }],
}
const known = (doubles: number, singles: number) => [
  { persons: 2, type: 'standard', amount: doubles },
  { persons: 1, type: 'standard', amount: singles },
]

test.each([
  // asked, rooms its house knows, expected for two nights at 50 each and 10 more in a single room
  ['as many as the trip', 20, null, 2000_00 + 200_00],
  ['fewer, in the rooms its house knows', 12, known(5, 2), 1200_00 + 40_00],
  ['fewer, in the mix of the trip', 12, null, 1200_00 + 120_00],
  ['fewer, whose house knows rooms for others', 12, known(6, 2), 1200_00 + 120_00],
  ['nobody yet', 0, known(6, 2), 2000_00 + 200_00],
] as const)(
  'EASE-06 the value of an option that asks for %s is that of its own persons',
  (_, askedAmount, knownRooms, cents) => {
    const value = heldValue(hotel, request([inEuros, single], { askedAmount }), {
      ...{ contingent: grown, knownRooms, busSeats: 49 },
    })
    expect(value).toEqual([{ cents, currency: 'EUR' }])
  },
)
