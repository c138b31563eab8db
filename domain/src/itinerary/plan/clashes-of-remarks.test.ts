import { expect, test } from 'vitest'
import { clashesOfRemarks } from './clashes-of-remarks.ts'
import { day, ferry, hamburg, hirtshals, larvik, oslo, service } from './trip-plan.fixture.ts'
import type { PlannedService, PlanPlace, Remark } from './trip-plan.ts'

const at = (clock: string) => `2027-05-15T${clock}:00`
const tour = service('Stadtführung', { startAt: at('10:00'), endAt: at('12:00'), place: oslo })
const crossing = ferry(hirtshals, larvik, { id: 7, startAt: at('12:00'), endAt: at('16:00') })
const remark = (clock: string, place: PlanPlace | null, also: Partial<Remark> = {}): Remark => ({
  kind: 'free',
  clientOffer: 'included',
  text: 'Besuch des Doms\nmit Orgelspiel',
  startAt: at(clock),
  endAt: null,
  place,
  isEmptyDrive: false,
  ...also,
})
const told = (...services: PlannedService[]) => toldOf([], ...services)
const toldOf = (checkIns: [number, string][], ...services: PlannedService[]) =>
  clashesOfRemarks([day('2027-05-15', 'Oslo', null, '', services)], new Map(checkIns)).map(({ text }) => text)

test('TRUE-08 a free text in another town during a guided tour, or anywhere during a crossing, is told', () => {
  expect(told(tour, remark('11:00', hamburg))).toEqual([
    'Stadtführung (10:00–12:00 Uhr) und Besuch des Doms (11:00 Uhr) liegen zur gleichen Zeit.',
  ])
  expect(told(remark('13:00', oslo), crossing)).toHaveLength(1)
})

test.each<[string, PlannedService[]]>([
  ['of the same town', [tour, remark('11:00', { ...oslo, latitude: oslo.latitude + 0.02 })]],
  ['before and behind', [tour, remark('10:00', hamburg), remark('12:00', hamburg)]],
  ['without a place', [crossing, remark('13:00', null)]],
  ['without a time', [tour, remark('00:00', hamburg)]],
  ['that is only possible', [tour, remark('11:00', hamburg, { clientOffer: 'optional' })]],
  [
    'while a coach goes along for days',
    [service('Bus', { startAt: at('08:00'), endAt: '2027-05-20T20:00:00', place: hamburg }), remark('11:00', oslo)],
  ],
  [
    'during something of which nobody knows where it is',
    [service('Essen', { startAt: at('10:00'), endAt: at('12:00'), place: null }), remark('11:00', oslo)],
  ],
])('TRUE-08 no clash is a free text %s', (_, services) => expect(told(...services)).toEqual([]))

const night = ferry(hirtshals, larvik, { id: 7, startAt: at('15:00'), endAt: '2027-05-16T08:00:00' })
const near = { ...hirtshals, name: 'Hjørring', latitude: hirtshals.latitude + 0.05 }
const until = (clock: string) => ({ endAt: at(clock) })
const stop = { kind: 'route' } as const

test.each<[string, PlannedService, string[]]>([
  ['before the check-in', remark('13:00', oslo), []],
  ['at the check-in', remark('13:30', oslo), []],
  ['elsewhere after it', remark('14:30', oslo), ['(Check-in 13:30, 15:00–08:00 Uhr) und Besuch des Doms (14:30 Uhr)']],
  [
    'over it',
    remark('13:00', oslo, until('14:00')),
    ['(Check-in 13:30, 15:00–08:00 Uhr) und Besuch des Doms (13:00–14:00'],
  ],
  ['at the port after it', remark('14:30', near), []],
  ['in the town of arrival after it', remark('14:30', larvik), ['Check-in 13:30']],
  ['as the ship leaves', remark('15:10', near), []],
  ['at the port until it leaves', remark('14:30', near, until('15:00')), []],
  ['at the port over its leaving', remark('14:30', near, until('15:30')), ['Besuch des Doms (14:30–15:30 Uhr)']],
  ['at the port as the ship leaves, to be seen from board', remark('15:00', near, until('15:30')), []],
  ['on land after it left', remark('18:00', oslo), ['Larvik (15:00–08:00 Uhr) und Besuch des Doms (18:00 Uhr)']],
  ['at the port when the ship is far away', remark('18:00', near), ['(18:00 Uhr)']],
  ['on board', remark('18:00', null), []],
  ['that is only possible', remark('18:00', oslo, { clientOffer: 'optional' }), []],
  ['of the route after it', remark('14:30', oslo, stop), ['Check-in 13:30']],
  ['of the route that the ship passes', remark('18:00', oslo, stop), []],
])('TRUE-08 a ferry at 15:00 with its check-in at 13:30, and a text %s', (_, text, parts) => {
  const found = toldOf([[7, at('13:30')]], text, night)
  expect(found).toEqual(parts.map((part) => expect.stringContaining(part)))
})

test('TRUE-08 what the next morning has near the port of arrival is no clash, what it has elsewhere is', () => {
  const morning = (clock: string, place: PlanPlace) => remark('00:00', place, { startAt: `2027-05-16T${clock}:00` })
  expect(told(night, morning('07:30', larvik), morning('08:30', oslo))).toEqual([])
  expect(told(night, morning('07:30', oslo))).toHaveLength(1)
  const lasting = (from: string, to: string) => ({ ...morning(from, larvik), endAt: `2027-05-16T${to}:00` })
  expect(told(night, lasting('07:30', '08:30'))).toHaveLength(1)
  expect(told(night, lasting('07:30', '08:00'), lasting('08:00', '09:00'))).toEqual([])
})

test.each<[string, Partial<Remark>, PlannedService, number]>([
  ['with an end inside a tour elsewhere', until('11:30'), tour, 1],
  ['as long as a tour elsewhere', { startAt: at('10:00'), ...until('12:00') }, tour, 1],
  ['that ends as a tour elsewhere begins', { startAt: at('09:00'), ...until('10:00') }, tour, 0],
  ['of the route during a tour elsewhere', stop, tour, 1],
  ['of the route during a tour by bus', stop, { ...tour, title: 'Rundfahrt mit dem Bus' }, 0],
])('TRUE-08 a text %s', (_, also, service, times) => {
  expect(told(service, remark('11:00', hamburg, also))).toHaveLength(times)
})
