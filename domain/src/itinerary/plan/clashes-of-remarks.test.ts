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
const told = (...services: PlannedService[]) =>
  clashesOfRemarks([day('2027-05-15', 'Oslo', null, '', services)]).map(({ text }) => text)

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
