import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Entry, guestsOf, isEditableCabinRow, isEditableHotelRow, paxOf, totalOf } from './contingent-rows.ts'

function entry(persons: number, type: string, asked = 0, reserved = 0, change: number | null = null): Entry {
  return { type: { persons, type }, askedAmount: asked, reservedAmount: reserved, requestedChangeAmount: change }
}

test.each([
  // entries, rooms, Pax
  [[], { asked: 0, reserved: 0, change: null }, { asked: 0, reserved: 0, change: null }],
  [
    [entry(2, 'standard', 18, 17)],
    { asked: 18, reserved: 17, change: null },
    { asked: 36, reserved: 34, change: null },
  ],
  [
    [entry(2, 'standard', 18, 17, 2), entry(6, 'Hütte', 1, 1), entry(1, 'standard', 4, 4, -1)],
    { asked: 23, reserved: 22, change: 1 },
    { asked: 46, reserved: 44, change: 3 },
  ],
  [[entry(2, 'x', 0, 0, 0)], { asked: 0, reserved: 0, change: 0 }, { asked: 0, reserved: 0, change: 0 }],
])('CAP-01 CAP-05 %j: totals %j, Pax %j', (entries, total, pax) => {
  expect(totalOf(entries)).toEqual(total)
  expect(paxOf(entries)).toEqual(pax)
})

test('CAP-01 the Pax of two lists is the sum of their Pax', () => {
  const amount = fc.integer({ min: 0, max: 9999 })
  const some = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 6 }), amount, amount).map(([persons, k, b]) => entry(persons, 'x', k, b)),
  )
  fc.assert(
    fc.property(some, some, (one, other) => {
      const [a, b, both] = [paxOf(one), paxOf(other), paxOf([...one, ...other])]
      expect([both.asked, both.reserved]).toEqual([a.asked + b.asked, a.reserved + b.reserved])
    }),
  )
})

test.each([
  [[entry(2, 'standard')], true],
  [[entry(4, 'standard')], true],
  [[entry(2, 'standard'), entry(2, 'Superior')], false],
  [[], false],
])('CAP-02 rooms %j are edited in their cells: %s', (entries, editable) => {
  expect(isEditableHotelRow(entries)).toBe(editable)
})

test.each([
  [[entry(2, 'outside'), entry(2, 'inside')], true],
  [[entry(1, 'inside'), entry(1, 'outside')], true],
  [[entry(3, 'inside'), entry(3, 'outside')], false],
  [[entry(2, 'inside')], false],
  [[entry(2, 'inside'), entry(2, 'suite')], false],
  [[entry(2, 'inside'), entry(2, 'outside'), entry(2, 'suite')], false],
])('CAP-02 cabins %j are edited in their cells: %s', (entries, editable) => {
  expect(isEditableCabinRow(entries)).toBe(editable)
})

test.each([
  // persons in rooms, in cabins, guests
  [0, 0, 0],
  [20, 0, 20],
  [0, 20, 20],
  [20, 20, 20],
  [20, 24, 20],
  [24, 20, 24],
])('CAP-04 %i in rooms and %i in cabins are %i guests', (rooms, cabins, guests) => {
  expect(guestsOf(rooms, cabins)).toBe(guests)
})
