import { expect, test } from 'vitest'
import { told } from './radar-list.tsx'

test.each([
  [{ total: 0, expired: 0 }, ''],
  [{ total: 1, expired: 0 }, '1 läuft noch'],
  [{ total: 2, expired: 2 }, '2 abgelaufen'],
  [{ total: 33, expired: 2 }, '2 abgelaufen · 31 laufen noch'],
])('EASE-06 the head of the radar counts what there is: %j', (found, words) => {
  expect(told(found)).toBe(words)
})
