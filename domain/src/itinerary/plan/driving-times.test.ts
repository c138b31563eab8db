import { expect, test } from 'vitest'
import { addDays } from '../../calendar-date.ts'
import { clashesOfDriving } from './driving-times.ts'
import { bergen, day, ferry, hirtshals, hotel, norwayDays, note, oslo, service } from './trip-plan.fixture.ts'
import type { PlanDay, PlannedService } from './trip-plan.ts'

/** A Monday. */
const monday = '2027-05-10'
/** Days one after the other from a Monday, each with its kilometres and what is done. */
const tour = (kilometres: readonly (number | null)[], services: readonly PlannedService[][] = []): PlanDay[] =>
  kilometres.map((distance, index) => ({
    ...day(addDays(monday, index), '', distance, '', services[index] ?? []),
    id: index + 1,
  }))
const told = (plan: PlanDay[], drivers = 1) => clashesOfDriving(plan, drivers).map(({ kind, dayId }) => [kind, dayId])

test.each<[string, (number | null)[], number, [string, number][]]>([
  ['ten hours, twice a week', [650, 650, 100], 1, []],
  ['a kilometre more than ten hours', [651], 1, [['driving_time', 1]]],
  ['the same with nobody named yet', [651], 0, [['driving_time', 1]]],
  ['the same with two drivers', [651], 2, []],
  ['more than two can do', [1301], 2, [['driving_time', 1]]],
  ['nine hours, as often as one likes', [585, 585, 585, 585], 1, []],
  ['more than nine, three times a week', [590, 590, 590], 1, [['driving_time', 1]]],
  ['more than nine, twice before Sunday and once after', [null, null, null, null, null, 590, 590, 590], 1, []],
  ['more than 56 hours a week', [585, 585, 585, 585, 585, 585, 195], 1, [['driving_time', 1]]],
  ['just as many', [585, 585, 585, 585, 585, 585, 130], 1, []],
  [
    'more than 90 hours in two weeks',
    [...Array(5).fill(585), null, null, ...Array(5).fill(590)].map((km, i) => (i === 11 ? 650 : km)),
    1,
    [
      ['driving_time', 8],
      ['driving_time', 8],
    ],
  ],
])('DAY-10 %s', (_, kilometres, drivers, clashes) => expect(told(tour(kilometres), drivers)).toEqual(clashes))

test('DAY-10 what is told names day, kilometres, hours, limit and the way out', () => {
  expect(clashesOfDriving(tour([null, 720]), 1)).toEqual([
    {
      kind: 'driving_time',
      text: 'Tag 2: 720 km sind rund 11,1 Stunden am Steuer, erlaubt sind 10. Plane einen zweiten Fahrer ein oder teile die Fahrt anders auf.',
      dayId: 2,
    },
  ])
})

const at = (index: number, clock: string) => `${addDays(monday, index)}T${clock}:00`
const visit = (index: number, from: string, to: string, more = {}) =>
  service('Besuch', { startAt: at(index, from), endAt: at(index, to), place: oslo, ...more })

test.each<[string, PlannedService[][], number, [string, number][]]>([
  ['fifteen hours from the first time to the last', [[visit(0, '07:00', '22:00')]], 1, []],
  ['a quarter of an hour more', [[visit(0, '07:00', '22:15')]], 1, [['driver_rest', 1]]],
  ['the same with two drivers', [[visit(0, '07:00', '22:15')]], 2, []],
  ['nine hours until the next day', [[visit(0, '10:00', '23:00')], [visit(1, '08:00', '10:00')]], 1, []],
  ['less', [[visit(0, '10:00', '23:00')], [visit(1, '07:45', '10:00')]], 1, [['driver_rest', 2]]],
  [
    'less, with two drivers as well',
    [[visit(0, '10:00', '23:00')], [visit(1, '07:45', '10:00')]],
    2,
    [['driver_rest', 2]],
  ],
  [
    'a dinner in the house needs no coach',
    [[visit(0, '07:00', '09:00'), visit(0, '22:00', '23:30'), hotel('Hotell', oslo)]],
    1,
    [],
  ],
  ['nor does what is only possible', [[visit(0, '07:00', '22:15', { clientOffer: 'optional' })]], 1, []],
  [
    'what of a night on board is rest, nobody knows',
    [[ferry(bergen, hirtshals, { isNight: true, startAt: at(0, '23:00'), endAt: at(1, '07:00') })], []],
    1,
    [],
  ],
  [
    'four nights of ten hours',
    [0, 1, 2, 3, 4].map((index) => [visit(index, '08:00', '22:00')]),
    1,
    [['driver_rest', 5]],
  ],
  ['three of them', [0, 1, 2, 3].map((index) => [visit(index, '08:00', '22:00')]), 1, []],
])('DAY-10 rest: %s', (_, services, drivers, clashes) =>
  expect(
    told(
      tour(
        services.map(() => 100),
        services,
      ),
      drivers,
    ),
  ).toEqual(clashes),
)

test('DAY-10 a day on which the coach stands asks nothing of its driver', () => {
  expect(told(tour([null], [[visit(0, '05:00', '23:00')]]))).toEqual([])
  expect(told(tour([0], [[visit(0, '05:00', '23:00')]]))).toEqual([])
})

test('DAY-10 on the thirteenth day in a row a weekly rest is missing, unless a day is free', () => {
  expect(told(tour(Array(14).fill(100)))).toEqual([['driver_rest', 13]])
  expect(told(tour(Array(12).fill(100)))).toEqual([])
  expect(told(tour([...Array(7).fill(100), null, ...Array(6).fill(100)]))).toEqual([])
})

test('DAY-10 a journey that can be driven is told of nothing', () => {
  expect(clashesOfDriving(norwayDays, 1)).toEqual([])
  expect(clashesOfDriving([], 1)).toEqual([])
  expect(told(tour([100], [[note('free', 'Pause')]]))).toEqual([])
})
