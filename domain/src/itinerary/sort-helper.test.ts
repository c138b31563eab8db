import { expect, test } from 'vitest'
import { arrangedServices, keysWithCopies, placedBefore, sortKey } from './sort-helper.ts'

test('DAY-04 a service is named by its kind and number', () => {
  expect(sortKey('free', 3)).toBe('free-3')
})

test.each([
  // asked,                    own,                          kept
  [
    ['ferry-7', 'hotel-12'],
    ['hotel-12', 'ferry-7'],
    ['ferry-7', 'hotel-12'],
  ],
  [['ferry-7'], ['hotel-12', 'ferry-7', 'free-3'], ['ferry-7', 'hotel-12', 'free-3']],
  [[], ['hotel-12'], ['hotel-12']],
])('DAY-04 services stand in the order asked for, what it leaves out comes last: %j of %j', (asked, own, kept) => {
  expect(arrangedServices(asked, own)).toEqual(kept)
})

test.each([
  [['hotel-13'], "'hotel-13' ist keine Leistung dieses Tages."],
  [['hotel-12', 'hotel-12'], 'Jede Leistung steht nur einmal in der Reihenfolge.'],
])('DAY-04 an order of foreign or repeated services is refused: %j', (asked, message) => {
  expect(arrangedServices(asked, ['hotel-12', 'ferry-7'])).toMatchObject({ field: 'sortHelper', message })
})

test.each([
  // before,   order of hotel-1, ferry-2, free-3 with ferry-2 in front of it
  [null, ['hotel-1', 'free-3', 'ferry-2']],
  ['hotel-1', ['ferry-2', 'hotel-1', 'free-3']],
  ['ferry-2', ['hotel-1', 'ferry-2', 'free-3']],
  ['free-3', ['hotel-1', 'ferry-2', 'free-3']],
])('DAY-04 a service put in front of %s leaves the others in their order', (before, order) => {
  expect(placedBefore(['hotel-1', 'ferry-2', 'free-3'], 'ferry-2', before)).toEqual(order)
})

test('DAY-04 a service is not put in front of one that another day has', () => {
  expect(placedBefore(['hotel-1'], 'ferry-2', 'free-3')).toMatchObject({ code: 'not_of_this_day' })
})

test.each([
  // own,                                 copies,                                       kept
  [['hotel-1', 'free-2'], [], ['hotel-1', 'free-2']],
  // Beside its original, whether the day knows it already or not.
  [['hotel-1', 'free-2', 'hotel-9'], [['hotel-1', 'hotel-9']], ['hotel-1', 'hotel-9', 'free-2']],
  [['hotel-1', 'free-2'], [['hotel-1', 'hotel-9']], ['hotel-1', 'hotel-9', 'free-2']],
  // From another day: at the end, in the order asked for.
  [
    ['hotel-1'],
    [
      ['free-7', 'free-9'],
      ['free-8', 'free-10'],
    ],
    ['hotel-1', 'free-9', 'free-10'],
  ],
] as const)('EASE-02 copies stand behind their original, else at the end: %j with %j', (own, copies, kept) => {
  expect(
    keysWithCopies(
      own,
      copies.map(([from, to]) => ({ from, to })),
    ),
  ).toEqual(kept)
})
