import { expect, test } from 'vitest'
import { calculate } from './calculate.ts'
import { beds, given } from './calculation.fixture.ts'

const rooms = [beds(2, 'standard', 21, 15)]
test.each([
  // what travels, what sleeps on board, basis, what is told
  [rooms, [beds(2, 'inside', 15)], 'Asked', 'Die Kabinen der Reise reichen für 30 von 42 Pax.'],
  [rooms, [beds(2, 'inside', 15)], 'Reserved', null],
  [
    rooms,
    [beds(2, 'inside', 10), beds(4, 'outside', 1)],
    'Reserved',
    'Die Kabinen der Reise reichen für 24 von 30 Pax.',
  ],
  // More berths than guests are no shortfall; before any is held those asked for count.
  [rooms, [beds(4, 'inside', 12)], 'Asked', null],
  [rooms, [beds(2, 'inside', 15, 0)], 'Reserved', null],
  [rooms, [beds(2, 'inside', 12, 0)], 'Reserved', 'Die Kabinen der Reise reichen für 24 von 30 Pax.'],
  [rooms, [], 'Asked', null],
  [[], [beds(2, 'inside', 15)], 'Asked', null],
] as const)('CALC-01 rooms %j, cabins %j, %s', (ofHotel, cabins, basis, words) => {
  const contingent = { rooms: ofHotel, cabins, numberOfPersons: null }
  expect(calculate(given({ contingent, basis })).warnings).toEqual(words === null ? [] : [words])
})
