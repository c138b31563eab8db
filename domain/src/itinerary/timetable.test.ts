import { expect, test } from 'vitest'
import {
  arrivalAfter,
  asPassage,
  byTimetable,
  type Connection,
  connectionFor,
  type Filled,
  type Journey,
} from './timetable.ts'

const ice: Connection = { type: 'day', departureTimeOfDay: '09:01', durationMinutes: 345 }
const sleeper: Connection = { type: 'night', departureTimeOfDay: '21:01', durationMinutes: 680 }
const ferry: Connection = { type: 'night', departureTimeOfDay: null, durationMinutes: 1200 }

const day = '2027-05-14'
const journey = (start: string | null, end: string | null, endDate = day): Journey => ({
  start: { date: day, time: start },
  end: { date: endDate, time: end },
})

const [none, both] = [
  { start: false, end: false },
  { start: true, end: true },
]
const onlyEnd = { start: false, end: true }

test.each<[string, Journey, Connection | null, Filled, Journey, Filled]>([
  // before, its connection, what was filled in by then, after
  ['nothing typed: both', journey(null, null), ice, none, journey('09:01', '14:46'), both],
  ['the night: the next day', journey(null, null), sleeper, none, journey('21:01', '08:21', '2027-05-15'), both],
  ['no departure known: neither', journey(null, null), ferry, none, journey(null, null), none],
  ['departure typed: arrival', journey('14:00', null), ferry, none, journey('14:00', '10:00', '2027-05-15'), onlyEnd],
  ['departure typed, another is known', journey('10:00', null), ice, none, journey('10:00', '15:45'), onlyEnd],
  [
    'arrival typed: it stays',
    journey(null, '20:00'),
    ice,
    none,
    journey('09:01', '20:00'),
    { start: true, end: false },
  ],
  ['both typed: both stay', journey('07:00', '20:00'), ice, none, journey('07:00', '20:00'), none],
  [
    'another replaces what was filled',
    journey('09:01', '14:46'),
    sleeper,
    both,
    journey('21:01', '08:21', '2027-05-15'),
    both,
  ],
  ['typed as the timetable has it', journey('09:01', '14:46'), sleeper, none, journey('09:01', '14:46'), none],
  ['without a connection all stays', journey('09:01', '14:46'), null, both, journey('09:01', '14:46'), both],
  [
    'nor does one without times clear any',
    journey('09:01', '14:46'),
    { ...ferry, durationMinutes: null },
    both,
    journey('09:01', '14:46'),
    both,
  ],
])('PLACE-04 PLACE-02 by the timetable: %s', (_, before, connection, filled, after, filledThen) => {
  expect(byTimetable(before, connection, filled)).toEqual({ ...after, filled: filledThen })
})

test('PLACE-04 PLACE-02 another departure takes an arrival along that nobody typed', () => {
  expect(arrivalAfter(journey('11:00', '14:46'), ice, both)).toEqual({ date: day, time: '16:45' })
  expect(arrivalAfter(journey('11:00', null), ice, none)).toEqual({ date: day, time: '16:45' })
  expect(arrivalAfter(journey('11:00', '14:46'), ice, none)).toBeNull()
  expect(arrivalAfter(journey('11:00', '14:46'), null, both)).toBeNull()
  // While the departure is being typed nothing is known of the arrival.
  expect(arrivalAfter(journey(null, '14:46'), ice, both)).toBeNull()
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

test.each([
  // said, usual, start, end, its day, standing     type, day, clock
  ['nobody said: what is usual', null, 'night', null, null, day, null, 'night', '2027-05-15', null],
  ['nobody said: the timed arrival', null, 'night', '08:00', '14:00', day, null, 'day', day, '14:00'],
  ['said, and it fits', 'day', 'night', '08:00', '14:00', day, '13:00', 'day', day, '14:00'],
  ['said, the clock moves along', 'night', 'day', '20:00', '07:15', day, '07:15', 'night', '2027-05-15', '07:15'],
  [
    'said, a calculated clock gives way',
    'night',
    'night',
    '08:00',
    '14:00',
    day,
    '07:00',
    'night',
    '2027-05-15',
    '07:00',
  ],
  ['two nights are nights', 'night', 'day', '20:00', '07:15', '2027-05-16', null, 'night', '2027-05-16', '07:15'],
  ['by day it arrives the same day', 'day', 'night', '20:00', '07:15', '2027-05-16', '07:15', 'day', day, '07:15'],
] as const)(
  'PLACE-02 PLACE-04 by day or by night: %s',
  (_, said, usual, from, to, toDate, standing, type, date, time) => {
    const passage = asPassage(journey(from, to, toDate), { said, usual, standing })
    expect(passage).toEqual({ ...journey(from, time, date), type })
  },
)
