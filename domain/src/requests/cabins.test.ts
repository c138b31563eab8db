import { expect, test } from 'vitest'
import { listedCabins, sizedCabins, trainNeeds } from './cabins.ts'

const row = (persons: number, type = 'inside', askedAmount = 1) => ({ persons, type, askedAmount })

test('REQ-04 a list says how many persons its cabins hold', () => {
  expect(sizedCabins('doubleCabins', [{ type: { persons: 4, type: 'inside' } }])).toEqual([
    { type: { persons: 2, type: 'inside' } },
  ])
  expect(sizedCabins('singleCabins', [{}])).toEqual([{ type: { persons: 1 } }])
  const other = sizedCabins('otherCabins', [{ type: { persons: 4 } }, { type: { persons: 1 } }])
  expect(other.map(({ type }) => type.persons)).toEqual([4, 3])
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
