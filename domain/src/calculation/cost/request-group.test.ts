import { expect, test } from 'vitest'
import { beds } from '../calculation.fixture.ts'
import type { Contingent } from '../group.ts'
import { costGiven, euros, purchaseItem, purchaseRequest, purchaseService } from './cost.fixture.ts'
import type { PurchaseRequest } from './cost-service.ts'
import { groupOfRequest, purchaseFor } from './request-group.ts'

const room = (persons: number, askedAmount: number, reservedAmount: number) => ({
  ...beds(persons, 'standard', askedAmount),
  reservedAmount,
})
/** Asked for 41 guests in 23 rooms, booked for 35 in 20. */
const contingent: Contingent = {
  rooms: [room(2, 16, 13), room(1, 6, 6), room(3, 1, 1)],
  cabins: [],
  numberOfPersons: null,
}
const unbooked: Contingent = { ...contingent, rooms: [room(2, 16, 0), room(1, 6, 0), room(3, 1, 0)] }
const typed: Contingent = { rooms: [], cabins: [], numberOfPersons: 30 }

test.each<[string, Partial<PurchaseRequest>, object]>([
  ['booked', { askedAmount: 41, reservedAmount: 35 }, { basis: 'Reserved', persons: 35, rooms: 20 }],
  ['booked for fewer', { askedAmount: 41, reservedAmount: 33 }, { basis: 'Reserved', persons: 33, rooms: 19 }],
  ['one left alone has a room', { askedAmount: 41, reservedAmount: 34 }, { basis: 'Reserved', persons: 34, rooms: 20 }],
  ['of a trip that is booked', { askedAmount: 41, reservedAmount: 0 }, { basis: 'Reserved', persons: 35, rooms: 20 }],
  [
    'in cabins of its own',
    { askedAmount: 41, reservedAmount: 35, cabins: [{ ...room(4, 11, 9), price: null }] },
    { basis: 'Reserved', persons: 35, rooms: 9 },
  ],
])('REQ-09 a request %s is for one group', (_name, amounts, group) => {
  expect(groupOfRequest(purchaseRequest(amounts), contingent)).toMatchObject(group)
})

test.each<[string, Partial<PurchaseRequest>, Contingent, object]>([
  ['asks', { askedAmount: 39, reservedAmount: 0 }, unbooked, { basis: 'Asked', persons: 39, rooms: 22 }],
  ['names nobody', { askedAmount: 0, reservedAmount: 0 }, unbooked, { basis: 'Asked', persons: 41, rooms: 23 }],
  ['asks without rooms', { askedAmount: 28, reservedAmount: 0 }, typed, { basis: 'Asked', persons: 28, rooms: 0 }],
])('REQ-09 as long as nobody is booked a request that %s is for those', (_name, amounts, trip, group) => {
  expect(groupOfRequest(purchaseRequest(amounts), trip)).toMatchObject(group)
})

test('REQ-09 what a request costs is for the same persons and rooms that an amount counts', () => {
  const items = [purchaseItem({ id: 1, name: 'Gruppe', quantityType: 'per_person', price: euros(10_00) })]
  const service = purchaseService({}, { askedAmount: 41, reservedAmount: 33, items })
  const given = costGiven({ contingent, services: [service, purchaseService({ id: 2 })] })
  const [request] = service.requests
  if (request === undefined) throw new Error('a request stands there')
  expect(purchaseFor(groupOfRequest(request, contingent), service.id, given)).toBe(33 * 10_00)
  expect(purchaseFor(groupOfRequest(request, contingent), 3, given)).toBe('Kein Einkaufspreis')
})
