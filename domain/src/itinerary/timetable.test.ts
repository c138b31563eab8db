import { expect, test } from 'vitest'
import { arrivalAfter, asPassage, byTimetable, type Connection, connectionFor, type Journey } from './timetable.ts'

const ice: Connection = { type: 'day', departureTimeOfDay: '09:01', durationMinutes: 345 }
const sleeper: Connection = { type: 'night', departureTimeOfDay: '21:01', durationMinutes: 680 }
const ferry: Connection = { type: 'night', departureTimeOfDay: null, durationMinutes: 1200 }

const day = '2027-05-14'
const journey = (start: string | null, end: string | null, endDate = day): Journey => ({
  start: { date: day, time: start },
  end: { date: endDate, time: end },
})

test.each<[string, Journey, Connection | null, Connection | null, Journey]>([
  ['nothing typed: both', journey(null, null), ice, null, journey('09:01', '14:46')],
  ['the night arrives on the next day', journey(null, null), sleeper, null, journey('21:01', '08:21', '2027-05-15')],
  ['no departure known: neither', journey(null, null), ferry, null, journey(null, null)],
  ['departure typed: the arrival', journey('14:00', null), ferry, null, journey('14:00', '10:00', '2027-05-15')],
  ['departure typed, timetable knows another', journey('10:00', null), ice, null, journey('10:00', '15:45')],
  ['arrival typed: it stays', journey(null, '20:00'), ice, null, journey('09:01', '20:00')],
  ['both typed: both stay', journey('07:00', '20:00'), ice, null, journey('07:00', '20:00')],
  [
    'another connection replaces the former',
    journey('09:01', '14:46'),
    sleeper,
    ice,
    journey('21:01', '08:21', '2027-05-15'),
  ],
  ['what was typed since stays', journey('09:01', '15:00'), sleeper, ice, journey('21:01', '15:00')],
  ['without a connection what was filled in goes', journey('09:01', '14:46'), null, ice, journey(null, null)],
])('PLACE-04 PLACE-02 by the timetable: %s', (_, before, connection, former, after) => {
  expect(byTimetable(before, connection, former)).toEqual(after)
})

test('PLACE-04 PLACE-02 another departure takes an arrival along that nobody typed', () => {
  const start = { date: day, time: '11:00' }
  expect(arrivalAfter(journey('09:01', '14:46'), start, ice)).toEqual({ date: day, time: '16:45' })
  expect(arrivalAfter(journey(null, null), start, ice)).toEqual({ date: day, time: '16:45' })
  expect(arrivalAfter(journey('09:01', '15:00'), start, ice)).toBeNull()
  expect(arrivalAfter(journey('09:01', '14:46'), start, null)).toBeNull()
  // While the departure is being typed the arrival is open again.
  expect(arrivalAfter(journey('09:01', '14:46'), { date: day, time: null }, ice)).toEqual({ date: day, time: null })
})

test.each([
  [[ice, sleeper], null, ice],
  [[sleeper], null, sleeper],
  [[ice, sleeper], 'night', sleeper],
  [[ice, sleeper], 'day', ice],
  // Somebody has said how it goes.
  [[ice], 'night', null],
  [[sleeper], 'day', null],
  [[], null, null],
] as const)('PLACE-04 PLACE-02 of %j a journey of which is said %s takes %j', (known, said, taken) => {
  expect(connectionFor(known, said)).toBe(taken)
})

const [typed, calculated] = [false, true]
test.each([
  // said, usual, start, end, its day, calculated     type, day, clock
  ['nobody said: what is usual', null, 'night', null, null, day, calculated, 'night', '2027-05-15', null],
  ['nobody said: the timed arrival', null, 'night', '08:00', '14:00', day, calculated, 'day', day, '14:00'],
  ['said, and it fits', 'day', 'night', '08:00', '14:00', day, typed, 'day', day, '14:00'],
  ['said, the typed clock moves along', 'night', 'day', '20:00', '07:15', day, typed, 'night', '2027-05-15', '07:15'],
  ['said, a calculated clock goes', 'night', 'night', '08:00', '14:00', day, calculated, 'night', '2027-05-15', null],
  ['two nights are nights', 'night', 'day', '20:00', '07:15', '2027-05-16', typed, 'night', '2027-05-16', '07:15'],
  ['by day it arrives the same day', 'day', 'night', '20:00', '07:15', '2027-05-16', typed, 'day', day, '07:15'],
] as const)(
  'PLACE-02 PLACE-04 by day or by night: %s',
  (_, said, usual, from, to, toDate, isCalculated, type, date, time) => {
    const passage = asPassage(journey(from, to, toDate), { said, usual, isCalculated })
    expect(passage).toEqual({ ...journey(from, time, date), type })
  },
)
