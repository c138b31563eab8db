import { expect, test } from 'vitest'
import { tripNameOfSubject } from './trip-name.ts'

test.each([
  ['Chorreise Norwegen', 'Chorreise Norwegen'],
  ['AW: WG: Chorreise Norwegen ', 'Chorreise Norwegen'],
  ['Re[2]: [EXTERN] Fwd: Oslo 2027', 'Oslo 2027'],
  ['Rechnung: Oslo', 'Rechnung: Oslo'],
  ['Re:', ''],
  ['x'.repeat(200), 'x'.repeat(160)],
])('EASE-10 a trip that begins with the subject %s', (subject, name) => {
  expect(tripNameOfSubject(subject)).toBe(name)
})
