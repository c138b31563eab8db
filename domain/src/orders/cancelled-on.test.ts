import { expect, test } from 'vitest'
import { cancelledOnFault } from './cancelled-on.ts'

test.each([
  ['2027-02-14', null],
  ['2027-02-15', null],
  [null, null],
  ['2027-02-16', 'cancelled_in_future'],
])('INV-03 a trip cancelled on %j is told today, not tomorrow', (on, code) => {
  expect(cancelledOnFault(on, '2027-02-15')?.code ?? null).toBe(code)
})
