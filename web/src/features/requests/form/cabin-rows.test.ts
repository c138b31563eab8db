import { expect, test } from 'vitest'
import { type CabinRow, cabinLists, cabinPath, freeSizes, freeTypes, nextCabin, seatsInClass } from './cabin-rows.ts'

test('REQ-04 cabins of all sizes are one table, and go back to the list of their size', () => {
  const row = (id: number, persons: number): CabinRow => ({
    ...{
      id,
      'type.persons': persons,
      'type.type': 'outside',
      askedAmount: 4,
      reservedAmount: 3,
      extraReservedAmount: 1,
    },
    price: { amount: '120.00', currency: 'EUR' },
  })
  const lists = cabinLists([row(1, 1), { ...row(2, 3), reservedAmount: 4 }, row(3, 4)])
  expect(lists['contingent.singleCabins']).toEqual([row(1, 1)])
  expect(lists['contingent.doubleCabins']).toEqual([])
  expect(lists['contingent.otherCabins']).toEqual([{ ...row(2, 3), reservedAmount: 4 }, row(3, 4)])
})

test('REQ-04 seats in the form go to the class that is chosen for the train, unless somebody holds them', () => {
  const amounts = { askedAmount: 38, reservedAmount: 0, extraReservedAmount: 0, price: null }
  const seat = { id: 1, 'type.persons': 1, 'type.type': 'first', ...amounts }
  expect(seatsInClass('first', 'second', [seat])).toEqual([{ ...seat, 'type.type': 'second' }])
  expect(seatsInClass('first', 'second', [{ ...seat, reservedAmount: 4 }])).toBeNull()
})

test('REQ-04 a new line of cabins has the next size and type that no other has, as long as there is one', () => {
  const types = ['inside', 'outside']
  const cabins: CabinRow[] = []
  for (let next = nextCabin([], types); next !== null; next = nextCabin(cabins, types)) cabins.push(next)
  expect(cabins.slice(0, 3).map((row) => [row['type.persons'], row['type.type']])).toEqual([
    [2, 'inside'],
    [2, 'outside'],
    [1, 'inside'],
  ])
  expect(new Set(cabins.map((row) => `${row['type.persons']} ${row['type.type']}`)).size).toBe(12)
  const some = cabins.slice(0, 3)
  const [, second, third] = some
  if (second === undefined || third === undefined) throw new Error('three lines were added')
  expect(freeTypes(some, 2, types, second)).toEqual(['outside'])
  expect(freeSizes(some, types, third)).toEqual([1, 3, 4, 5, 6])
  expect(some.map((cabin) => cabinPath(some, cabin))).toEqual([
    'contingent.doubleCabins[0]',
    'contingent.doubleCabins[1]',
    'contingent.singleCabins[0]',
  ])
})
