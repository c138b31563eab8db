import { expect, test } from 'vitest'
import { Latest } from './latest.ts'

test('keeps as many entries as it may, and those that are asked for longest', () => {
  const latest = new Latest<number>(2)
  latest.set('a', 1)
  latest.set('b', 2)
  expect(latest.get('a')).toBe(1)
  latest.set('c', 3)
  expect(['a', 'b', 'c'].map((key) => latest.get(key))).toEqual([1, undefined, 3])
  latest.set('c', 4)
  expect(['a', 'c'].map((key) => latest.get(key))).toEqual([1, 4])
})
