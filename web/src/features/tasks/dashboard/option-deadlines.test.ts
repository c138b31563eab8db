import { expect, test } from 'vitest'
import { optionsHint } from './option-deadlines.tsx'

test.each([
  [0, 0, '0 in zwei Wochen'],
  [32, 0, '32 in zwei Wochen'],
  [35, 3, '3 abgelaufen · 32 in zwei Wochen'],
  [2, 2, '2 abgelaufen · 0 in zwei Wochen'],
  [1003, 3, '3 abgelaufen · über 999 in zwei Wochen'],
])('APP-10 of %i options %i have run out: %s', (total, expired, hint) => {
  expect(optionsHint({ total, expired })).toBe(hint)
})
