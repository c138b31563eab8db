import { expect, test } from 'vitest'
import { rateGaps, rateRefusal, type SeasonRate, stayRates } from './season-rates.ts'

const rate = (startAt: string, endAt: string, cents: number, more: Partial<SeasonRate> = {}): SeasonRate => ({
  ...{ type: 'double', persons: null, currency: 'EUR', freePlaces: '', optionDays: null },
  ...{ startAt, endAt, cents, ...more },
})
const spring = rate('2027-05-01', '2027-06-14', 100_00)
const summer = rate('2027-06-15', '2027-08-31', 140_00)

test.each([
  ['on the first day of the season', ['2027-05-01'], [100_00]],
  ['on its last night', ['2027-06-14'], [100_00]],
  ['over two seasons', ['2027-06-14', '2027-06-15'], [100_00, 140_00]],
  ['before the first season', ['2027-04-30'], null],
  ['with a night after the last', ['2027-08-31', '2027-09-01'], null],
] as const)('CALC-10 the prices of a stay %s', (_what, dates, cents) => {
  expect(stayRates([summer, spring], dates)).toEqual(
    cents === null ? [] : [{ type: 'double', persons: null, currency: 'EUR', cents }],
  )
})

test('CALC-10 a stay whose nights are priced in two currencies has no price', () => {
  const other = rate('2027-06-15', '2027-08-31', 1_400_00, { currency: 'NOK' })
  expect(stayRates([spring, other], ['2027-06-14', '2027-06-15'])).toEqual([])
})

test('CALC-10 gaps are the days between two seasons of the same thing', () => {
  const autumn = rate('2027-09-03', '2027-10-15', 90_00)
  const single = rate('2027-05-01', '2027-05-31', 80_00, { type: 'single' })
  expect(rateGaps([autumn, summer, spring, single])).toEqual([
    { type: 'double', persons: null, from: '2027-09-01', to: '2027-09-02' },
  ])
})

test.each([
  ['hotel', { type: 'double', persons: null, cents: 100_00 }, null],
  ['hotel', { type: 'double', persons: null, cents: 100_01 }, null],
  ['hotel', { type: 'ticket', persons: null, cents: 100_00 }, 'type'],
  ['hotel', { type: 'single', persons: 1, cents: 100_00 }, 'persons'],
  ['ferry', { type: 'outside', persons: 2, cents: 100_01 }, null],
  ['ferry', { type: 'outside', persons: null, cents: 100_00 }, 'persons'],
  ['train', { type: 'person', persons: null, cents: 45_00 }, null],
  ['train', { type: 'bus', persons: null, cents: 45_00 }, 'type'],
] as const)('CALC-10 a %s with %j is refused at: %s', (kind, asked, field) => {
  expect(rateRefusal(kind, asked)?.field ?? null).toBe(field)
})
