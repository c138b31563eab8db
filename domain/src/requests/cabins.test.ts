import { expect, test } from 'vitest'
import { areSeatsForAll, cabinFaults, classToFollow, listedCabins, sizedCabins, trainNeeds } from './cabins.ts'

const row = (persons: number, type: 'inside' | 'outside' = 'inside', askedAmount = 1) => ({
  persons,
  type,
  askedAmount,
})

test('REQ-04 a list says how many persons its cabins hold', () => {
  expect(sizedCabins('doubleCabins', [{ type: { type: 'inside' } }])).toEqual([
    { type: { persons: 2, type: 'inside' } },
  ])
  expect(sizedCabins('singleCabins', [{}])).toEqual([{ type: { persons: 1 } }])
  const kept = { id: 7, reservedAmount: 3 }
  expect(sizedCabins('otherCabins', [{ type: { persons: 4 } }, {}, kept])).toEqual([
    { type: { persons: 4 } },
    { type: { persons: 3 } },
    kept,
  ])
})

const outside = (persons?: number) => ({ type: { type: 'outside', ...(persons !== undefined && { persons }) } })
const kept = [{ id: 7, persons: 4, type: 'outside' }]
const size = (place: string, many: string) => ({
  propertyPath: `contingent.${place}.type.persons`,
  message: `Hier stehen Kabinen für ${many}.`,
})
const once = (place: string) => ({
  propertyPath: `contingent.${place}.type.type`,
  message: 'Jede Kabinenart steht nur einmal je Personenzahl.',
})
test.each([
  ['doubleCabins', [outside(), { type: { type: 'inside', persons: 2 } }], []],
  ['doubleCabins', [outside(1)], [size('doubleCabins[0]', '2 Personen')]],
  ['singleCabins', [outside(), outside(4)], [size('singleCabins[1]', 'eine Person')]],
  ['otherCabins', [outside(2), outside(6)], [size('otherCabins[0]', '3 bis 6 Personen')]],
  ['doubleCabins', [outside(), outside(2)], [once('doubleCabins[1]')]],
  ['otherCabins', [outside(3), { id: 7 }, outside(5)], []],
  ['otherCabins', [{ id: 7 }, outside(4)], [once('otherCabins[1]')]],
  ['singleCabins', [{}], [{ propertyPath: 'contingent.singleCabins[0].type.type', message: 'Bitte ausfüllen' }]],
] as const)('REQ-04 %s holds its own size and each type once: %j', (list, rows, faults) => {
  expect(cabinFaults('ferry', list, rows, kept)).toEqual(faults)
})

test('REQ-04 what a trip needs stands in the list of its size; what it does not need stands nowhere', () => {
  const lists = listedCabins([row(1), row(2, 'outside', 9), row(2, 'inside', 0), row(4), row(5)])
  expect(lists.singleCabins).toHaveLength(1)
  expect(lists.doubleCabins).toEqual([{ type: { persons: 2, type: 'outside' }, askedAmount: 9 }])
  expect(lists.otherCabins.map(({ type }) => type.persons)).toEqual([4, 5])
})

test('REQ-04 a train takes a seat for everybody by day and a compartment for every room by night', () => {
  const rooms = [
    { persons: 1, amount: 4 },
    { persons: 2, amount: 17 },
  ]
  expect(trainNeeds('day', 'first', rooms, 38)).toEqual([{ persons: 1, type: 'first', askedAmount: 38 }])
  expect(trainNeeds('night', 'first_and_second', rooms, 38)).toEqual([
    { persons: 1, type: 'second', askedAmount: 4 },
    { persons: 2, type: 'second', askedAmount: 17 },
  ])
})

const seats = (type: string, more: object = {}) => ({
  ...{ type, reservedAmount: 0, extraReservedAmount: 0, isPriced: false },
  ...more,
})
test.each([
  ['first', 'second', [seats('first'), seats('first')], 'second'],
  ['second', 'first', [seats('second')], 'first'],
  ['first_and_second', 'first', [seats('second')], 'first'],
  ['first_and_second', 'second', [seats('second')], null],
  ['second', 'first_and_second', [seats('second')], null],
  ['first', 'second', [seats('first'), seats('second')], null],
  ['first', 'first', [seats('first')], null],
  ['first', 'second', [seats('first', { reservedAmount: 4 })], null],
  ['first', 'second', [seats('first', { extraReservedAmount: 2 })], null],
  ['first', 'second', [seats('first', { isPriced: true })], null],
] as const)('REQ-04 from %s to %s class the seats %j go to %s', (before, after, asked, klass) => {
  expect(classToFollow(before, after, asked)).toBe(klass)
})

test.each<[string, Parameters<typeof areSeatsForAll>, boolean]>([
  ['a seat for each', ['day', [{ persons: 1, askedAmount: 44 }], 44], true],
  [
    'a seat for each, and a class nobody asks for',
    [
      'day',
      [
        { persons: 1, askedAmount: 44 },
        { persons: 1, askedAmount: 0 },
      ],
      44,
    ],
    true,
  ],
  ['fewer seats', ['day', [{ persons: 1, askedAmount: 40 }], 44], false],
  [
    'two classes',
    [
      'day',
      [
        { persons: 1, askedAmount: 10 },
        { persons: 1, askedAmount: 34 },
      ],
      44,
    ],
    false,
  ],
  ['no seats', ['day', [], 44], false],
  ['single compartments', ['night', [{ persons: 1, askedAmount: 44 }], 44], false],
])('TRUE-03 %s of a train go along with another number of guests: %j', (_, given, goAlong) => {
  expect(areSeatsForAll(...given)).toBe(goAlong)
})
