import { expect, test } from 'vitest'
import { anyTooLong, tooLong } from './too-long.ts'

test.each([
  ['', undefined],
  ['x'.repeat(300), undefined],
  // What the server drops is not counted.
  [`  ${'x'.repeat(300)}\n`, undefined],
  ['x'.repeat(600), 'Höchstens 300 Zeichen, es sind 600'],
])('CHECK-01 APP-09 what a field for 300 characters says, case %#', (text, problem) => {
  expect(tooLong(text, 300)).toBe(problem)
})

test('APP-09 of several texts the first that is too long is told', () => {
  expect(anyTooLong(['Chor', 'x'.repeat(61), 'x'.repeat(99)], 60)).toBe('Höchstens 60 Zeichen, es sind 61')
  expect(anyTooLong(['Chor'], 60)).toBeUndefined()
})
