import { expect, test } from 'vitest'
import { renewalOf } from './renewal.ts'

const may = (from: number, to: number, askedAmount: number | null) => ({
  startAt: `2027-05-${from}T00:00:00`,
  endAt: `2027-05-${to}T00:00:00`,
  askedAmount,
})

test.each([
  ['approved', may(14, 16, 30), may(14, 16, 30), null],
  ['approved', may(21, 23, 30), may(14, 16, 30), { times: 'days', number: false }],
  ['option', may(14, 16, 44), may(14, 16, 30), { times: null, number: true }],
  ['requested', may(21, 23, 44), may(14, 16, 30), { times: 'days', number: true }],
  ['paid', may(21, 23, 30), may(14, 16, 30), { times: 'days', number: false }],
  // Nobody was asked, or nobody is held to anything.
  ['new', may(21, 23, 30), may(14, 16, null), null],
  ['declined', may(21, 23, 30), may(14, 16, 30), null],
] as const)(
  'TRUE-02 TRUE-03 a hotel %s for %j, known for %j, is to be asked for anew: %j',
  (status, now, agreed, renewal) => {
    expect(renewalOf('hotel', status, now, agreed)).toEqual(renewal)
  },
)
