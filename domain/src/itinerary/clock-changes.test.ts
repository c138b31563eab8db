import { expect, test } from 'vitest'
import { type ClockState, clockAfterChange } from './service-changes.ts'

const on = (clock: string) => `2027-03-30T${clock}`
const state = (startAt: string | null, timeOfDay: string | null): ClockState => ({
  ...{ startAt, endAt: null, checkInAt: null, timeOfDay },
})

test.each([
  // beginning and time of day before, what is named, both afterwards
  [null, null, { startAt: on('09:15:00') }, on('09:15:00'), '09:15'],
  [null, null, { timeOfDay: '09:15' }, null, '09:15'],
  [null, null, { startAt: on('00:00:00') }, on('00:00:00'), null],
  [null, null, { startAt: on('00:00:00'), timeOfDay: '09:15' }, on('09:15:00'), '09:15'],
  [null, null, { startAt: on('10:00:00'), timeOfDay: '09:15' }, on('09:15:00'), '09:15'],
  [null, null, { startAt: on('00:00:01') }, on('00:00:01'), '00:00'],
  [on('09:15:00'), '09:15', { timeOfDay: '11:00' }, on('11:00:00'), '11:00'],
  [on('09:15:00'), '09:15', { timeOfDay: null }, on('00:00:00'), null],
  [on('09:15:00'), '09:15', { startAt: on('12:30:00') }, on('12:30:00'), '12:30'],
  // A date alone keeps the time of the day, and without a date it is still known.
  [on('09:15:00'), '09:15', { startAt: '2027-03-31T00:00:00' }, '2027-03-31T09:15:00', '09:15'],
  [on('09:15:00'), '09:15', { startAt: null }, null, '09:15'],
  // Sent back as it was read, and with nothing named.
  [on('09:15:00'), null, { startAt: on('09:15:00'), timeOfDay: null }, on('09:15:00'), null],
  [on('09:15:00'), '09:15', {}, on('09:15:00'), '09:15'],
])('PLACE-06 PLACE-07 a note of %s and %s, told %o: %s and %s', (startAt, timeOfDay, change, begins, shown) => {
  const before = state(startAt, timeOfDay)
  expect({ ...before, ...clockAfterChange(before, change) }).toMatchObject({ startAt: begins, timeOfDay: shown })
})

test('PLACE-06 PLACE-07 a note that comes to another day keeps its time there', () => {
  expect(clockAfterChange(state(on('09:15:00'), '09:15'), {}, 2)).toMatchObject({ startAt: '2027-04-01T09:15:00' })
})

test('PLACE-07 a note does not end before it begins', () => {
  const before = { ...state(on('09:15:00'), '09:15'), endAt: on('10:00:00') }
  expect(clockAfterChange(before, { timeOfDay: '11:00' })).toMatchObject({ field: 'endAt' })
})
