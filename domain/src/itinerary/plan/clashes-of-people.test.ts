import { expect, test } from 'vitest'
import { clashesOfPeople, type Duty } from './clashes-of-people.ts'

const trip = { startAt: '2027-05-14', endAt: '2027-05-23' }
const uwe = { name: 'Uwe Harms', role: 'Busfahrer', isDriver: true, orderNumber: '2700012' }

test.each([
  ['2027-05-20', '2027-05-27', 1],
  ['2027-05-23', '2027-05-30', 0],
  ['2027-05-23', '2027-05-23', 1],
  ['2027-05-07', '2027-05-14', 0],
  ['2027-05-24', '2027-05-30', 0],
])('TRUE-08 a driver who is on another trip from %s to %s clashes %i times', (startAt, endAt, times) => {
  expect(clashesOfPeople({ ...trip, duties: [] }, [{ ...uwe, startAt, endAt, duties: [] }])).toHaveLength(times)
})

const duty = (from: string | null, to: string | null = null, isWithoutDriver = false): Duty => {
  return { from: from && `2027-05-${from}:00`, to: to && `2027-05-${to}:00`, isWithoutDriver }
}
const told = (own: Duty[], others: Duty[], also = {}) =>
  clashesOfPeople({ ...trip, duties: own }, [
    { ...uwe, startAt: '2027-05-23', endAt: '2027-05-30', duties: others, ...also },
  ]).map(({ text }) => text)

test.each<[string, Duty[], Duty[], string[]]>([
  ['back in the morning, off at noon', [duty('22T22:00', '23T08:00')], [duty('23T12:00', '23T14:00')], []],
  ['back as the other one is off', [duty('23T10:00', '23T12:00')], [duty('23T12:00')], []],
  [
    'back in the evening, off at noon',
    [duty('15T09:00'), duty('14T08:00', '23T20:00')],
    [duty('24T08:00'), duty('23T14:00', '24T08:00'), duty('23T12:00')],
    [
      'Uwe Harms (Busfahrer) ist am 23.05.2027 bis 20:00 Uhr auf dieser Reise und ab 12:00 Uhr schon auf der Reise 2700012.',
    ],
  ],
  ['with no time of that day', [duty('22T10:00')], [duty('23T08:00')], []],
  ['with days only', [duty('23T00:00', '23T00:00')], [duty('23T00:00')], []],
  ['with no time of the other', [duty('23T20:00')], [], []],
  ['with a flight home without him', [duty('23T18:00', '23T20:00', true)], [duty('23T08:00')], []],
])('TRUE-08 a driver whose two trips share a day, %s', (_, own, others, texts) => {
  expect(told(own, others)).toEqual(texts)
})

test('TRUE-08 the day on which a trip begins is told as well; a guide is on the flight of the guests', () => {
  const before = { startAt: '2027-05-07', endAt: '2027-05-14' }
  expect(told([duty('14T06:00')], [duty('14T08:00', '14T17:30')], before)).toEqual([
    'Uwe Harms (Busfahrer) ist am 14.05.2027 bis 17:30 Uhr auf der Reise 2700012 und ab 06:00 Uhr schon auf dieser Reise.',
  ])
  const guide = { ...before, role: 'Reiseleitung', isDriver: false }
  expect(told([duty('14T06:00', null, true)], [duty('14T17:30')], guide)).toHaveLength(1)
})
