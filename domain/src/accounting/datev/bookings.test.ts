import { describe, expect, test } from 'vitest'
import { accountFor, discountUse, useOf } from './accounts.ts'
import { parted, sharesOf } from './bookings.ts'
import { accounting, issued } from './datev.fixture.ts'

describe('amounts are parted to the cent (INV-08)', () => {
  test.each([
    [100, [1, 1, 1], [33, 33, 34]],
    [-100, [1, 1, 1], [-33, -33, -34]],
    [2, [1, 1, 1], [1, 1, 0]],
    [100, [200, 100], [67, 33]],
    [5, [0, 0], [5, 0]],
    [5, [100, -100], [5, 0]],
    [5, [], []],
  ])('INV-08 %i in the proportion of %j', (cents, proportion, expected) => {
    expect(parted(cents, proportion)).toEqual(expected)
  })

  test.each([
    [
      100,
      [
        [19, 33],
        [7, 33],
        [0, 34],
      ],
    ],
    [
      -100,
      [
        [19, -33],
        [7, -33],
        [0, -34],
      ],
    ],
    [
      2,
      [
        [19, 1],
        [7, 1],
        [0, 0],
      ],
    ],
  ])('INV-08 %i cents of three rates alike: the parts add up to the whole', (cents, expected) => {
    const { taxGroups } = issued('N-27-0001', 'normal', [
      [19, 5_000],
      [7, 5_000],
      [0, 5_000],
    ])
    expect(sharesOf({ cents, taxGroups }).map((one) => [one.taxPercentage, one.cents])).toEqual(expected)
  })

  test('INV-08 where nothing was charged a share is of the first rate, else under the margin scheme', () => {
    expect(sharesOf({ cents: 5, taxGroups: [] })).toEqual([{ cents: 5, taxPercentage: -1 }])
    const { taxGroups } = issued('N-27-0001', 'normal', [
      [19, 100],
      [7, -100],
    ])
    expect(sharesOf({ cents: 5, taxGroups })).toEqual([{ cents: 5, taxPercentage: 19 }])
  })
})

test('INV-08 own services of which the buyer owes the tax have an account of their own, which a house may enter', () => {
  expect(useOf(-2, false)).toBe('revenueReverse')
  expect(useOf(-2, true)).toBe('prepayment0')
  expect(discountUse(-2)).toBe('discount0')
  expect(accountFor('revenueReverse', accounting).number).toBe('8336')
  expect(accountFor('revenueReverse', { ...accounting, chart: 'SKR04' }).number).toBe('4336')
  const accounts = { ...accounting.accounts, revenueReverse: '8337' }
  expect(accountFor('revenueReverse', { ...accounting, accounts }).number).toBe('8337')
})
