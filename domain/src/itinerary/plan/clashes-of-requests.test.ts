import { expect, test } from 'vitest'
import { clashesOfSeasons, clashOfBerths } from './clashes-of-requests.ts'

const spring = 'Saisonpreise 01.05.2027–14.06.2027'
const both = 'Saisonpreise 01.05.2027–14.06.2027, 15.06.2027–20.08.2027 (Summe der Nächte)'

test.each([
  // taken from, first day, last day, what is told
  [spring, '2027-06-11', '2027-06-13', []],
  // The night before the season ends is the last one of the stay.
  [spring, '2027-06-13', '2027-06-15', []],
  [
    spring,
    '2027-06-14',
    '2027-06-16',
    ['Bryggekanten: Die Preise sind aus Saisonpreise 01.05.2027–14.06.2027, angefragt ist 14.06.2027–16.06.2027.'],
  ],
  [both, '2027-06-14', '2027-06-16', []],
  [both, '2027-08-21', '2027-08-22', [expect.stringContaining('angefragt ist 21.08.2027–22.08.2027.')]],
  [spring, '2027-06-18', null, [expect.stringContaining('angefragt ist 18.06.2027.')]],
  ['', '2027-06-18', null, []],
])('TRUE-02 CALC-10 prices of %s for %s to %s', (pricesFrom, startAt, endAt, told) => {
  const request = { name: 'Bryggekanten', pricesFrom, startAt, endAt, isStay: true, dayId: 7 }
  expect(clashesOfSeasons([request]).map(({ text }) => text)).toEqual(told)
})

test('TRUE-03 cabins that are fewer than the group has become are told; a trip without a ferry needs none', () => {
  expect(clashOfBerths(44, 33)).toEqual([
    { kind: 'berths_short', text: 'Die Kabinen des Fährkontingents reichen für 33 von 44 Personen.', dayId: null },
  ])
  expect([clashOfBerths(44, 44), clashOfBerths(44, 0)]).toEqual([[], []])
})
