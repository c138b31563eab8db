import { expect, test } from 'vitest'
import {
  type Alternative,
  proposedAlternatives,
  rankedAlternatives,
  reachableAlternatives,
  usualAlternatives,
} from './alternatives.ts'

const wish = { stars: 3, category: 'standard' }
const house = (id: number, more: Partial<Alternative> = {}): Alternative => {
  const plain = { name: `Haus ${id}`, place: 'Oslo', stars: 3, category: 'standard', rating: null, asked: null }
  return { id, ...plain, kilometres: 0, ...more }
}

test('TRUE-01 nearest houses come first, then those as wished, then the best; who was asked stands last', () => {
  const houses = [
    ...[house(1, { asked: 'declined' }), house(2, { kilometres: 60 }), house(3, { stars: 5 })],
    ...[house(4, { category: 'superior' }), house(5, { rating: 4 }), house(6), house(7, { kilometres: null })],
  ]
  expect(rankedAlternatives(houses, wish).map(({ id }) => id)).toEqual([5, 6, 4, 3, 2, 7, 1])
})

test.each<[string, Alternative[], number[]]>([
  ['three at most', [house(1), house(2), house(3), house(4)], [1, 2, 3]],
  [
    'none that was asked, and none far away',
    [house(1, { asked: 'declined' }), house(2, { kilometres: 80 }), house(3)],
    [3],
  ],
  ['those of the same category alone', [house(1, { stars: 5 }), house(2)], [2]],
  ['others where none is of it', [house(1, { stars: 5 })], [1]],
])('TRUE-01 ticked at first: %s', (_, houses, ids) => {
  expect(proposedAlternatives(rankedAlternatives(houses, wish), wish)).toEqual(ids)
})

const far = (id: number, kilometres: number | null, asked: Alternative['asked'] = null) =>
  house(id, { kilometres, asked })
test.each<[string, Alternative[], number[]]>([
  ['what is near, up to 60 km', [far(1, 0), far(2, 60), far(3, 61), far(4, 285)], [1, 2]],
  ['all of the area where nothing is nearer', [far(1, 191), far(2, 285)], [1, 2]],
  ['all where the near one was asked already', [far(1, 5, 'declined'), far(2, 191)], [1, 2]],
  ['who was asked, however far', [far(1, 5), far(2, 285, 'declined'), far(3, 285)], [1, 2]],
  ['a house without a position', [far(1, 5), far(2, null), far(3, 100)], [1, 2]],
  ['all where none has a position', [far(1, null), far(2, null)], [1, 2]],
])('TRUE-01 of the houses of an area those come into question: %s', (_, houses, ids) => {
  expect(reachableAlternatives(houses).map(({ id }) => id)).toEqual(ids)
})

test.each<[string, Alternative[], number[]]>([
  ['five at most', [1, 2, 3, 4, 5, 6].map((id) => far(id, 0)), [1, 2, 3, 4, 5]],
  ['near ones that were not asked', [far(1, 0, 'declined'), far(2, 60), far(3, 61)], [2]],
  ['nobody in another town far away, also where nothing is nearer', [far(1, 157), far(2, 158)], []],
  ['nobody far away where the near one was asked already', [far(1, 5, 'declined'), far(2, 157)], []],
  ['a house of which nobody knows where it is', [far(1, null), far(2, 157)], [1]],
])('TRUE-01 where nobody has chosen those are asked: %s', (_, houses, ids) => {
  expect(usualAlternatives(rankedAlternatives(houses, wish))).toEqual(ids)
})
