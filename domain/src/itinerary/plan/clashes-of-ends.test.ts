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

test('TRUE-08 a journey by air that ends elsewhere is told unless its last day says so; a bus that leaves from nowhere is not', () => {
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

const wien: PlanPlace = { name: 'Wien', latitude: 48.21, longitude: 16.37 }
const passau: PlanPlace = { name: 'Passau', latitude: 48.57, longitude: 13.46 }
const lueneburg: PlanPlace = { name: 'Lüneburg', latitude: 53.25, longitude: 10.41 }
const places = [hamburg, wien, passau, lueneburg]
const elsewhere = 'Die Reise beginnt in Hamburg und endet in Wien; am letzten Tag steht davon nichts.'
const inPassau = 'Die Reise beginnt in Hamburg und endet in Passau; am letzten Tag steht davon nichts.'
const named = (name: string, ...services: PlannedService[]) => day('', name, null, '', services)
const unnamed = (...services: PlannedService[]) => ({ ...named('Wien', ...services), isAutomaticName: true })
const bus = (place: PlanPlace | null, more = {}) => service('Reisebus', { place, ...more })
const untilTheEnd = { startAt: '2027-05-14T07:00:00', endAt: '2027-05-20T20:00:00' }
const house = hotel('A', wien, 5)

test.each<[string, ReturnType<typeof named>, ReturnType<typeof named>, string[]]>([
  // the first day, the last one
  ['is named from its town on', named('Hamburg – Wien', house), unnamed(), [elsewhere]],
  [
    'is named and spends its last day there',
    named('Hamburg – Wien', house),
    named('Wien', note('free', 'Frei')),
    [elsewhere],
  ],
  ['goes on to another town', named('Hamburg – Wien', house), named('Wien – Passau'), [inPassau]],
  ['stops elsewhere', named('Hamburg – Wien', house), unnamed(note('route', 'Dom', passau)), [inPassau]],
  ['is told by its bus', unnamed(bus(hamburg), house), unnamed(), [elsewhere]],
  ['is told by its departure', unnamed(note('free', '7 Uhr Abfahrt am ZOB Hamburg'), house), unnamed(), [elsewhere]],
  ['is told by a departure with a place', unnamed(note('route', 'Abfahrt', hamburg), house), unnamed(), [elsewhere]],
  [
    'ends by train',
    named('Hamburg – Wien', house),
    unnamed({ ...flight(wien, passau), kind: 'train', isNight: false, classCategory: null } as PlannedService),
    [inPassau],
  ],
  ['comes home by name', named('Hamburg – Wien', house), named('Wien – Hamburg'), []],
  ['comes home to a town nearby', named('Hamburg – Wien', house), named('Wien – Lüneburg'), []],
  ['says it drives home', named('Hamburg – Wien', house), unnamed(note('free', 'Heimfahrt')), []],
  ['says it ends there', named('Hamburg – Wien', house), unnamed(note('free', 'Ende der Reise am Bahnhof')), []],
  ['has a bus on its last day', named('Hamburg – Wien', house), unnamed(bus(null)), []],
  ['has a bus until its last day', unnamed(bus(hamburg, untilTheEnd), house), unnamed(), []],
  ['has its kilometres', named('Hamburg – Wien', house), { ...unnamed(), distanceKm: 970 }, []],
  ['has kilometres of a tour', named('Hamburg – Wien', house), { ...unnamed(), distanceKm: 20 }, [elsewhere]],
  ['says from nowhere', unnamed(house), unnamed(), []],
  ['names where it spends its day', named('Wien', house), named('Passau'), []],
  ['has a transfer there', unnamed(service('Bustransfer', { place: passau }), house), unnamed(), []],
  ['has just begun', named('Hamburg – Wien'), unnamed(), []],
])('TRUE-08 a journey by coach that %s', (_, first, last, texts) => {
  const plan = [
    { ...first, date: '2027-05-15' },
    { ...last, date: '2027-05-20' },
  ]
  expect(clashesOfEnds(plan, places).map(({ text }) => text)).toEqual(texts)
})

test('TRUE-08 a coach from one of two towns of a name is not warned of', () => {
  const plan = [day('2027-05-15', 'Hamburg – Wien', null, '', [house]), { ...unnamed(), date: '2027-05-20' }]
  expect(clashesOfEnds(plan, [hamburg, { ...bergen, name: 'Hamburg' }, wien])).toEqual([])
})

test('TRUE-08 a journey by coach and ship that comes home is not warned of', () => {
  expect(clashesOfEnds(norwayDays, [hamburg, hirtshals, larvik, oslo])).toEqual([])
})
