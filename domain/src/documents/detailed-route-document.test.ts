import { expect, test } from 'vitest'
import { day, service } from '../itinerary/plan/trip-plan.fixture.ts'
import { norwayOffer } from '../offers/offer.fixture.ts'
import { amountsIn } from '../typography/amounts.ts'
import { untypeset } from '../typography/typeset.ts'
import { timetableOf } from './detailed-route-document.ts'
import { distanceOf } from './document.ts'
import { documentLanguage } from './document-language.ts'

const toldOn = (endAt: string | null, clientOffer: 'included' | 'optional' = 'included') => {
  const bus = service('Reisebus', { id: 1, startAt: '2027-05-14T08:00:00', endAt, clientOffer })
  const days = ['2027-05-14', '2027-05-15', '2027-05-16'].map((date, at) =>
    day(date, '', null, '', at === 0 ? [bus] : []),
  )
  return days.map((one) =>
    timetableOf(one, { days, language: norwayOffer.language }).map(({ text, detail }) =>
      untypeset(`${text} ${detail}`).trim(),
    ),
  )
}

test.each<[string, string | null, string[][]]>([
  ['to the evening of the last day', '2027-05-16T20:00:00', [['Reisebus bis'], ['Reisebus bis'], ['Reisebus bis']]],
  ['to the day before', '2027-05-15T20:00:00', [['Reisebus bis'], ['Reisebus bis'], []]],
  ['without an hour of its end', '2027-05-15T00:00:00', [['Reisebus bis'], ['Reisebus bis'], []]],
  ['into the night', '2027-05-15T01:30:00', [['Reisebus'], [], []]],
  ['on one day', '2027-05-14T20:00:00', [['Reisebus'], [], []]],
  ['without an end', null, [['Reisebus'], [], []]],
])('DOC-05 ROOM-06 a coach stands on each day on which it goes along: %s', (_, endAt, words) => {
  expect(toldOn(endAt)).toEqual(words.map((of) => of.map((text) => expect.stringContaining(text))))
})

test('DOC-05 DOC-06 a French timetable has one form of hours, at its edge and in its sentences', () => {
  const bus = service('Autocar', { id: 1, startAt: '2027-05-14T08:00:00', endAt: '2027-05-15T20:30:00' })
  const walk = service('Visite', { id: 2, startAt: '2027-05-14T15:00:00', endAt: '2027-05-14T17:30:00' })
  const days = [day('2027-05-14', '', null, '', [bus, walk])]
  const [first] = days
  const told = first && timetableOf(first, { days, language: documentLanguage('fr') })
  expect(told?.map(({ time, detail }) => untypeset(`${time} ${detail}`).trim())).toEqual([
    '08 h 00 jusqu’au sam. 15/5, 20 h 30',
    '15 h 00–17 h 30',
  ])
})

test('DOC-05 a coach that is only possible goes along with nobody', () => {
  expect(toldOn('2027-05-16T20:00:00', 'optional').slice(1)).toEqual([[], []])
})

test.each([
  ['de_DE', 604, true, 'ca. 604 km'],
  ['en', 604, true, 'approx. 604 km'],
  ['fr', 604, true, 'env. 604 km'],
  ['de_DE', 604, false, '604 km'],
  ['de_DE', 0, true, ''],
  ['de_DE', null, true, ''],
] as const)(
  'TRUE-07 in %s %s km that were calculated (%s) read %j on paper',
  (locale, distanceKm, distanceIsCalculated, words) => {
    expect(untypeset(distanceOf([{ distanceKm, distanceIsCalculated }], amountsIn[locale]))).toBe(words)
  },
)

test('TRUE-07 a whole of which one part was calculated is calculated', () => {
  const days = [
    { distanceKm: 400, distanceIsCalculated: false },
    { distanceKm: 204, distanceIsCalculated: true },
  ]
  expect(untypeset(distanceOf(days, amountsIn.de_DE))).toBe('ca. 604 km')
})
