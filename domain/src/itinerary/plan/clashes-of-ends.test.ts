import { expect, test } from 'vitest'
import { clashesOfEnds } from './clashes-of-ends.ts'
import {
  bergen,
  day,
  ferry,
  hamburg,
  hirtshals,
  hotel,
  larvik,
  norwayDays,
  note,
  oslo,
  service,
} from './trip-plan.fixture.ts'
import type { PlannedFlight, PlannedService, PlanPlace } from './trip-plan.ts'

const { kind: _, isNight: _night, ...passage } = ferry(null, null)
const flight = (from: PlanPlace, to: PlanPlace): PlannedFlight => ({
  ...passage,
  kind: 'airline',
  flightNumber: null,
  from,
  to,
})
const journey = (...last: PlannedService[]) =>
  clashesOfEnds([day('2027-05-14', '', null, '', [flight(hamburg, oslo)]), day('2027-05-20', '', null, '', last)])

test('TRUE-08 a journey by air that ends elsewhere is told unless its last day says so; a bus trip never is', () => {
  expect(journey(flight(bergen, hamburg))).toEqual([])
  expect(journey(flight(hamburg, bergen)).map(({ text }) => text)).toEqual([
    'Die Reise beginnt in Hamburg und endet in Bergen; am letzten Tag steht davon nichts.',
  ])
  expect(journey(flight(hamburg, bergen), note('free', 'Mit dem Bus weiter nach Hamburg'))).toEqual([])
  expect(clashesOfEnds(norwayDays)).toEqual([])
  expect(
    clashesOfEnds([
      day('2027-05-14', '', null, '', [hotel('A', oslo)]),
      day('2027-05-15', '', null, '', [hotel('B', bergen)]),
    ]),
  ).toEqual([])
})

const berlin: PlanPlace = { name: 'Berlin', latitude: 52.52, longitude: 13.41 }
const out = (...services: PlannedService[]) => [flight(hamburg, oslo), ...services]
const noReturn =
  'Die Reise beginnt mit dem Flug Hamburg – Oslo; von einer Rückreise nach Hamburg steht nichts im Reiseverlauf.'
const coach = service('Reisebus', { startAt: '2027-05-14T12:00:00', endAt: '2027-05-20T20:00:00', place: oslo })

test.each<[string, PlannedService[], PlannedService[], PlannedService[], string[]]>([
  // the way out, in between, the last day
  ['ends in a hotel abroad', out(), [hotel('A', oslo)], [hotel('B', oslo)], [noReturn]],
  [
    'ends with a tour of the town',
    out(),
    [hotel('A', oslo)],
    [service('Führung', { startAt: '2027-05-20T10:00:00', endAt: '2027-05-20T12:00:00', place: oslo })],
    [noReturn],
  ],
  ['is flown in two legs', out(flight(oslo, bergen)), [hotel('A', bergen)], [note('free', 'Frei')], [noReturn]],
  ['crosses on the way', out(), [ferry(hirtshals, larvik), hotel('A', oslo)], [note('free', 'Frei')], [noReturn]],
  ['flies home before its last day', out(), [flight(oslo, hamburg)], [note('free', 'Ankunft')], []],
  ['flies to where nobody knows yet', out(), [hotel('A', oslo)], [{ ...flight(oslo, oslo), to: null }], []],
  ['comes home by ferry', out(), [hotel('A', oslo)], [ferry(oslo, hamburg)], []],
  ['comes by ferry to a port near home', out(), [ferry(oslo, berlin)], [note('free', 'Frei')], []],
  ['is driven home', out(), [hotel('A', oslo)], [service('Reisebus')], []],
  ['has a coach until its last day', out(coach), [hotel('A', oslo)], [note('free', 'Frei')], []],
  ['says so', out(), [hotel('A', oslo)], [note('free', 'Individuelle Rückreise')], []],
  ['names where it began', out(), [hotel('A', oslo)], [note('free', 'Weiter nach Hamburg')], []],
  ['has just begun', out(), [], [], []],
])('TRUE-08 a journey that flies out and %s', (_, away, between, last, texts) => {
  const plan = [
    day('2027-05-14', '', null, '', away),
    day('2027-05-15', '', null, '', between),
    day('2027-05-20', '', null, '', last),
  ]
  const found = clashesOfEnds(plan).filter(({ kind }) => kind === 'other_end')
  expect(found.map(({ text }) => text)).toEqual(texts)
})
