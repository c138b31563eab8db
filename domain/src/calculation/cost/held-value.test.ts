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
  ...{ askedAmount: 20, reservedAmount: 0, freePlaces: '', items, cabins: [], tickets: null },
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
  ['by those of the request where the trip has none', [inEuros], nobody, [{ cents: 2000_00, currency: 'EUR' }]],
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
  expect(heldValue(hotel, request(items), { contingent, busSeats: 49 })).toEqual(expected)
})
