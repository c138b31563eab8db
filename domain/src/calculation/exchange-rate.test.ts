import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rounded } from '../money.ts'
import { converted, rateIn, rateMove } from './exchange-rate.ts'
import { euroRatesByDay } from './rates-file.ts'

test.each([
  ['11,4235', '11.4235'],
  ['11.423500', '11.4235'],
  [' 0,5 ', '0.5'],
  ['007', '7'],
  ['999999.999999', '999999.999999'],
  ['0.000001', '0.000001'],
])('CALC-09 a rate written %j is %s', (typed, rate) => expect(rateIn(typed)).toBe(rate))

test.each(['0', '0,000000', '-1', '', 'elf', '1.1234567', '1234567', '1e3', '11,42,35', 'NaN'])(
  'CALC-09 %j is no rate',
  (typed) => expect(rateIn(typed)).toBeNull(),
)

test.each([
  // cents, rate, cents of the trip
  [1_142_350, 11.4235, 100_000],
  [100, 3, 33],
  [5, 2, 3],
  [-5, 2, -3],
  [1, 2, 1],
  [1, 2.000001, 0],
  [9_999_999_999, 0.000001, 9_999_999_999_000_000],
  [0, 11.4235, 0],
])('CALC-09 %i cents at %d are %i', (cents, rate, own) => expect(converted(cents, rate)).toBe(own))

const millionths = fc.integer({ min: 1, max: 999_999_999 })
const rateOf = (whole: number) => whole / 1_000_000

test('CALC-09 a conversion is off by half a cent at most, the same for a refund, and 1 changes nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), millionths, (cents, whole) => {
      const own = converted(cents, rateOf(whole))
      expect(Math.abs(own * whole - cents * 1_000_000) * 2).toBeLessThanOrEqual(whole + 1)
      expect(converted(-cents, rateOf(whole)) + own).toBe(0)
      expect(converted(cents, 1)).toBe(rounded(cents))
    }),
  )
})

test.each([
  // kept, known, foreign cents, percent, cents
  [11.4235, 11.5, 1_000_000, null],
  [10, 10.2, 1_000_000, null],
  [10, 10.21, 1_000_000, { percent: -2.1, cents: -2_057 }],
  [10, 9.79, 1_000_000, { percent: 2.1, cents: 2_145 }],
  [10, 9.8, 1_000_000, null],
  [10, 5, 0, { percent: 100, cents: 0 }],
])('CALC-09 a rate of %d that is %d today: %i cents', (kept, known, foreign, move) => {
  expect(rateMove(kept, known, foreign)).toEqual(move)
})

const day = (date: string, lines: string) => `<Cube time='${date}'>${lines}</Cube>`
const file = (days: string) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <Cube>${days}</Cube>
</gesmes:Envelope>`
const usual = `
    <Cube currency='USD' rate='1.0553'/>
    <Cube currency="NOK" rate="11.4235" />
    <Cube currency='JPY' rate='163.25'/>`

test('CALC-09 rates of the European Central Bank are read with their day; what no price stands in is passed over', () => {
  expect(euroRatesByDay(file(day('2026-11-20', usual)))[0]).toEqual({
    date: '2026-11-20',
    rates: new Map([
      ['EUR', '1'],
      ['USD', '1.0553'],
      ['NOK', '11.4235'],
    ]),
  })
})

test('CALC-09 INV-03 of a file with many days the newest stands first, and each is read', () => {
  const days =
    day('2026-11-19', `<Cube currency='NOK' rate='11.1'/>`) + day('2026-11-20', `<Cube currency='NOK' rate='11.2'/>`)
  const of = (nok: string) => new Map([...[['EUR', '1']], ['NOK', nok]] as [string, string][])
  expect(euroRatesByDay(file(days))).toEqual([
    { date: '2026-11-20', rates: of('11.2') },
    { date: '2026-11-19', rates: of('11.1') },
  ])
})

test.each([
  ['nothing', ''],
  ['a page', '<html><body>Not found</body></html>'],
  ['a day that is none', file(day('2026-02-30', usual))],
  ['no rates', file(day('2026-11-20', ''))],
  ['rates of 0', file(day('2026-11-20', `<Cube currency='NOK' rate='0'/>`))],
])('CALC-09 %s is no rates file', (_what, content) => expect(euroRatesByDay(content)).toEqual([]))
