import { describe, expect, test } from 'vitest'
import { amountOfText, roomTypeOf } from './contingent-amounts.ts'
import {
  contingentFaults,
  defaultPersons,
  freeTypes,
  isFixed,
  isRemovable,
  leastSizeOf,
  listOf,
} from './contingent-rules.ts'

const standard = { persons: 2, type: 'standard' }
const superior = { persons: 2, type: 'Superior' }
const inside = { persons: 3, type: 'inside' }
const outside = { persons: 3, type: 'outside' }
const cabinTypes = ['inside', 'outside', 'balcony', 'suite']
const allOf = (persons: number) => cabinTypes.map((type) => ({ persons, type }))

test.each([
  // list, entries, stored, paths
  ['doubleRooms', [standard], [standard], []],
  ['doubleRooms', [standard, superior], [standard], []],
  ['doubleRooms', [superior], [standard, superior], ['doubleRooms']],
  ['doubleRooms', [{ ...standard, type: 'STANDARD' }], [standard], ['doubleRooms']],
  ['doubleRooms', [], [standard], ['doubleRooms']],
  ['doubleRooms', [], [], []],
  ['doubleRooms', [standard, { persons: 3, type: 'standard' }], [standard], ['doubleRooms[1].type.persons']],
  ['doubleRooms', [standard, superior, { ...superior, type: 'SUPERIOR' }], [], ['doubleRooms[2].type.type']],
  ['quadrupleRooms', [4, 5, 6].map((persons) => ({ persons, type: 'standard' })), [], []],
  ['quadrupleRooms', [{ persons: 3, type: 'standard' }], [], ['quadrupleRooms[0].type.persons']],
])('CAP-03 CAP-05 %s of %j, before %j, is refused at %j', (list, entries, stored, paths) => {
  expect(contingentFaults('hotel', { [list]: entries }, stored).map((fault) => fault.propertyPath)).toEqual(paths)
})

test.each([
  ['tripleCabins', [inside, outside], [inside], []],
  ['tripleCabins', [outside], [inside, outside], ['tripleCabins']],
  ['quadrupleCabins', [{ persons: 5, type: 'inside' }], [], ['quadrupleCabins[0].type.persons']],
  ['otherCabins', [5, 6].map((persons) => ({ persons, type: 'suite' })), [], []],
])('CAP-03 CAP-05 cabins: %s of %j, before %j, is refused at %j', (list, entries, stored, paths) => {
  expect(contingentFaults('ferry', { [list]: entries }, stored).map((fault) => fault.propertyPath)).toEqual(paths)
})

test('CAP-03 a refused size is told in words', () => {
  const [fault] = contingentFaults('hotel', { doubleRooms: [{ persons: 3, type: 'x' }] }, [])
  expect(fault?.message).toBe('Hier stehen Zimmer für 2 Personen.')
})

describe('CAP-03 what the form offers', () => {
  test.each([
    [[], 3],
    [allOf(3), 4],
    [[...allOf(3), ...allOf(4)], 5],
    [allOf(4), 3],
    [[3, 4, 5, 6].flatMap(allOf), null],
  ])('a new cabin beside %j begins with %s persons', (entries, persons) => {
    expect(defaultPersons(cabinTypes, entries)).toBe(persons)
  })

  test('rooms are named freely, so three persons always have a free type', () => {
    expect(defaultPersons([], allOf(3))).toBe(3)
  })

  test('used types of the same size are not offered, the edited entry’s own is', () => {
    expect(freeTypes(cabinTypes, [inside, outside], 3)).toEqual(['balcony', 'suite'])
    expect(freeTypes(cabinTypes, [inside, outside], 3, outside)).toEqual(['outside', 'balcony', 'suite'])
    expect(freeTypes(cabinTypes, [inside, outside], 4)).toEqual(cabinTypes)
  })

  test.each([
    [standard, [standard, superior], true, false],
    [superior, [standard, superior], false, true],
    [superior, [superior], false, false],
    [{ persons: 4, type: 'standard' }, [standard, { persons: 4, type: 'standard' }], false, true],
  ])('%j of %j: first %s, can be removed %s', (entry, entries, first, removable) => {
    expect(isFixed('hotel', entry)).toBe(first)
    expect(isRemovable('hotel', entries, entry)).toBe(removable)
  })
})

test('CAP-05 every size has its list', () => {
  expect([1, 2, 3, 4, 5, 6].map((persons) => listOf('hotel', persons))).toEqual([
    'singleRooms',
    'doubleRooms',
    'tripleRooms',
    'quadrupleRooms',
    'quadrupleRooms',
    'quadrupleRooms',
  ])
  expect([4, 5, 6].map((persons) => listOf('ferry', persons))).toEqual([
    'quadrupleCabins',
    'otherCabins',
    'otherCabins',
  ])
  expect(leastSizeOf('ferry', 'otherCabins')).toBe(5)
})

test.each([
  ['', false, 0],
  [' 12 ', false, 12],
  ['1.234', false, 1234],
  ['-3', false, 'wrong'],
  ['12345', false, 'wrong'],
  ['zwei', false, 'wrong'],
  ['', true, null],
  ['+2', true, 2],
  ['−3', true, -3],
  ['0', true, 0],
])('CAP-02 %j in a cell (+/-: %s) is %s', (text, canFall, amount) => {
  expect(amountOfText(text, canFall)).toBe(amount)
})

test('CAP-03 a room type is cut to 60 characters and never in the middle of one', () => {
  expect(roomTypeOf('x'.repeat(80))).toHaveLength(60)
  expect(roomTypeOf(`${'x'.repeat(59)}🛏🛏`)).toBe(`${'x'.repeat(59)}🛏`)
})
