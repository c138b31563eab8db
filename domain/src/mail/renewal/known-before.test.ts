import { expect, test } from 'vitest'
import { knownBefore } from './known-before.ts'

const agreed = { startAt: '2027-04-30T00:00:00', endAt: '2027-05-02T00:00:00', askedAmount: 27, rooms: null }

test.each([
  [
    'other days',
    { startAt: '2027-05-07T00:00:00', endAt: '2027-05-09T00:00:00' },
    '30. April – 2. Mai 2027, 27 Personen',
  ],
  ['another number', { askedAmount: 30 }, '30. April – 2. Mai 2027, 27 Personen'],
  ['the same', {}, null],
])('TRUE-02 what a house knows is told beside a request for %s', (_, change, known) => {
  expect(knownBefore('hotel', { ...agreed, ...change }, { status: 'option', agreed })).toBe(known)
})

test('TRUE-03 other rooms are told with those that are known; whoever is out of the running knows nothing any more', () => {
  const rooms = (amount: number) => [{ persons: 2, type: 'standard', amount }]
  const known = { ...agreed, rooms: rooms(13) }
  expect(knownBefore('hotel', { ...agreed, rooms: rooms(11) }, { status: 'approved', agreed: known })).toContain(
    '13 DZ',
  )
  expect(knownBefore('hotel', { ...agreed, rooms: rooms(11) }, { status: 'declined', agreed: known })).toBeNull()
})
