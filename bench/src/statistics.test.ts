import { expect, test } from 'vitest'
import { quantile, slopeOf, summarize } from './statistics.ts'

test.each([
  // values,            share, quantile
  [[5], 0.5, 5],
  [[3, 1, 2], 0.5, 2],
  [[4, 1, 2, 3], 0.5, 2.5],
  [[10, 0], 0.95, 9.5],
  [[9, 1, 5], 0, 1],
  [[9, 1, 5], 1, 9],
])('the value of %j below which %d lies is %d', (values, share, expected) => {
  expect(quantile(values, share)).toBeCloseTo(expected)
})

test('no measurement is no figure', () => {
  expect(() => quantile([], 0.5)).toThrow(RangeError)
})

test('noise is how far every other measurement lies from the rest', () => {
  const calm = summarize([10, 10, 10, 10])
  expect(calm).toEqual({ median: 10, p95: 10, p99: 10, count: 4, noise: 0 })
  expect(summarize([10, 12, 10, 12]).noise).toBeCloseTo(0.2)
  expect(summarize([7]).noise).toBe(0)
})

test('one outlier moves the 95th of a hundred, never the median', () => {
  const summary = summarize([...Array.from({ length: 30 }, () => 1), 500])
  expect(summary.median).toBe(1)
  expect(summary.p95).toBeLessThan(500)
})

test.each([
  // points,                              slope
  [
    [
      [10, 5],
      [20, 5],
      [30, 5],
    ],
    0,
  ],
  [
    [
      [10, 1],
      [20, 2],
      [30, 3],
    ],
    0.1,
  ],
  [
    [
      [0, 0],
      [1, 3],
      [2, 0],
    ],
    0,
  ],
  [[[10, 7]], 0],
] as const)('through %j leads a line that rises by %d', (points, slope) => {
  expect(slopeOf(points)).toBeCloseTo(slope)
})
