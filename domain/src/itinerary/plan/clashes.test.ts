import { expect, test } from 'vitest'
import { clashesOfPlan } from './clashes.ts'
import { day, ferry, hamburg, hirtshals, larvik, norwayDays, oslo, service } from './trip-plan.fixture.ts'
import type { PlannedService, PlanPlace } from './trip-plan.ts'

const none = new Map<number, string>()

const at = (clock: string) => `2027-05-15T${clock}:00`
const timed = (title: string, from: string, to: string, place: PlanPlace | null = oslo) =>
  service(title, { startAt: at(from), endAt: at(to), place })
const crossing = ferry(hirtshals, larvik, { id: 7, startAt: at('12:00'), endAt: at('16:00') })
const clashesIn = (...services: PlannedService[]) =>
  clashesOfPlan([day('2027-05-15', 'Oslo', null, '', services)], none).map(({ kind }) => kind)

test.each<[string, PlannedService[], string[]]>([
  ['one after the other', [timed('Führung', '10:00', '12:00'), timed('Essen', '12:00', '13:00')], []],
  ['two at one time', [timed('Führung', '10:00', '12:00'), timed('Essen', '11:30', '13:00')], ['two_services']],
  ['halves of a group', [timed('Führung', '10:00', '12:00'), timed('Führung', '10:00', '12:00')], []],
  ['a dinner on board', [crossing, timed('Büfett', '13:00', '14:00', null)], []],
  [
    'the coach that is on board',
    [service('Reisebus', { startAt: at('08:00'), endAt: '2027-05-20T20:00:00', place: hamburg }), crossing],
    [],
  ],
  ['a museum during a crossing', [crossing, timed('Museum', '13:00', '14:00')], ['two_services']],
  [
    'one to choose instead',
    [timed('Führung', '10:00', '12:00'), { ...timed('Essen', '11:00', '12:00'), clientOffer: 'optional' }],
    [],
  ],
])('TRUE-08 services of a day: %s', (_, services, kinds) => expect(clashesIn(...services)).toEqual(kinds))

test('TRUE-08 a passage is named within its sentence as one writes it', () => {
  const plan = [day('2027-05-15', 'Oslo', null, '', [timed('Museum', '13:00', '14:00'), crossing])]
  expect(clashesOfPlan(plan, none).map(({ text }) => text)).toEqual([
    'Museum (13:00–14:00 Uhr) und die Fähre Hirtshals – Larvik (12:00–16:00 Uhr) liegen zur gleichen Zeit.',
  ])
})

test.each([
  ['2027-05-15T11:00:00', 0],
  ['2027-05-15T12:30:00', 1],
  ['2027-05-15T00:00:00', 0],
])('TRUE-08 a ferry at noon with its check-in at %s is told %i times', (checkIn, times) => {
  const found = clashesOfPlan([day('2027-05-15', 'Oslo', null, '', [crossing])], new Map([[7, checkIn]]))
  expect(found).toHaveLength(times)
  if (times > 0) expect(found[0]?.text).toContain('legt um 12:00 Uhr ab, vor ihrem Check-in um 12:30 Uhr')
})

test.each<[string, PlannedService, string[]]>([
  ['until 10:45', timed('Führung', '09:00', '10:45'), []],
  [
    'over the check-in',
    timed('Führung', '09:00', '11:00'),
    ['Führung (09:00–11:00 Uhr) und die Fähre Hirtshals – Larvik (Check-in 10:45, 12:00–16:00 Uhr)'],
  ],
  ['over the check-in, wherever it is', timed('Führung', '09:00', '11:00', null), ['Check-in 10:45']],
  ['elsewhere after the check-in', timed('Führung', '11:00', '11:30'), ['Check-in 10:45']],
  ['at the port after the check-in', timed('Imbiss', '11:00', '11:30', hirtshals), []],
  ['on board before it leaves', timed('Büfett', '11:30', '12:30', null), []],
  ['at the port when it has left', timed('Imbiss', '12:30', '13:00', hirtshals), ['Larvik (12:00–16:00 Uhr)']],
  ['of many days', service('Reisebus', { startAt: at('08:00'), endAt: '2027-05-20T20:00:00', place: hamburg }), []],
])('TRUE-08 a ferry at noon with its check-in at 10:45 and something %s', (_, other, parts) => {
  const found = clashesOfPlan([day('2027-05-15', 'Oslo', null, '', [other, crossing])], new Map([[7, at('10:45')]]))
  expect(found.map(({ text }) => text)).toEqual(parts.map((part) => expect.stringContaining(part)))
})

test('TRUE-08 a check-in more than half a day before is a mistake that keeps nobody waiting', () => {
  const plan = [day('2027-05-15', 'Oslo', null, '', [timed('Führung', '09:00', '11:00'), crossing])]
  expect(clashesOfPlan(plan, new Map([[7, '2027-05-14T20:00:00']]))).toEqual([])
})

test('TRUE-08 a plan as it should be has no clash', () => expect(clashesOfPlan(norwayDays, none)).toEqual([]))
