import { expect, test } from 'vitest'
import { requestStatusKeys } from '../../accounts/options.ts'
import { isSettled } from '../booked-statuses.ts'
import { type AnsweredChoice, confirmedPart, shortWords } from './short-choice.ts'

const twentyOf41: AnsweredChoice = {
  status: 'approved',
  ...{ held: 20, guests: 41, isWholeGroup: true, isWithoutDriver: false, drivers: 1 },
}

test.each<[string, Partial<AnsweredChoice>, string | null]>([
  ['confirmed a part', {}, 'hat 20 von 41 bestätigt'],
  ['holds a part as an option', { status: 'option' }, 'hält 20 von 41 Plätzen'],
  ['is without the driver', { isWithoutDriver: true }, 'hat 20 von 40 bestätigt'],
  ['lacks nobody but the driver, who does not take part', { held: 40, isWithoutDriver: true }, null],
  ['holds places for all', { held: 41 }, null],
  ['holds more than travel', { held: 44 }, null],
  ['has named no number', { held: 0 }, null],
  ['is for a part of the group', { isWholeGroup: false }, null],
])('TRUE-04 a chosen request that %s', (_what, change, told) => {
  expect(confirmedPart({ ...twentyOf41, ...change })).toBe(told)
})

test('TRUE-04 each is told with its day, and once', () => {
  const choice = { ...twentyOf41, name: 'Fjordblick', dayNumber: 2 }
  expect(shortWords([choice, choice, { ...choice, dayNumber: 3 }, { ...choice, held: 41 }])).toEqual([
    'Tag 2: Fjordblick hat 20 von 41 bestätigt.',
    'Tag 3: Fjordblick hat 20 von 41 bestätigt.',
  ])
})

test('TRUE-04 only what somebody has said yes to is asked about before a paper', () => {
  const settled = requestStatusKeys.filter(isSettled)
  expect(settled.sort()).toEqual(['approved', 'bookings_sent', 'paid'])
})
