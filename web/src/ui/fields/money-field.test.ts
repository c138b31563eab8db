import { expect, test } from 'vitest'
import { centsOf } from './money-field.tsx'

test.each([
  ['1234,5', 123450],
  ['1.234,50', 123450],
  ['1.234,50 €', 123450],
  ['1234.50', 123450],
  ['1.234', 123400],
  ['12.345.678,90', 1234567890],
  ['−3', -300],
  ['0,05', 5],
  ['1,234.50', null],
  ['12,345', null],
  ['abc', null],
])('%s is %s cents', (text, cents) => {
  expect(centsOf(text)).toBe(cents)
})
