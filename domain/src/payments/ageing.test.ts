import { expect, test } from 'vitest'
import { addDays } from '../calendar-date.ts'
import { ageKeys, ageOf, dueDaysOf } from './ageing.ts'

const today = '2027-02-15'

test.each([
  [5, 'notDue'],
  [0, 'notDue'],
  [-1, 'days30'],
  [-30, 'days30'],
  [-31, 'days60'],
  [-60, 'days60'],
  [-61, 'days90'],
  [-90, 'days90'],
  [-91, 'older'],
  [-4_000, 'older'],
])('INV-08 due %i days from today it is %s, and nothing else', (days, age) => {
  const due = addDays(today, days)
  const found = ageKeys.filter((key) => {
    const { after, before } = dueDaysOf(key, today)
    return (after === null || due >= after) && (before === null || due <= before)
  })
  expect(found).toEqual([age])
  expect(ageOf(due, today)).toBe(age)
})
