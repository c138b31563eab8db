import { describe, expect, test } from 'vitest'
import { type ChargeStep, chargeDay, chargeInForce, shareIn } from './cancelation-charge.ts'

const step = (days: number | null, conditionText: string, more: Partial<ChargeStep> = {}): ChargeStep => ({
  ...{ type: 'days', days, afterDays: null, deadlineDate: null, deadlineText: '', conditionText },
  ...{ category: 'Stornokosten', subcategory: '', isVisible: true },
  ...more,
})
const trip = { startAt: '2027-05-31', endAt: '2027-06-06' }
const usual = [
  step(90, 'kostenfrei'),
  step(60, '20 Prozent des Reisepreises'),
  step(30, '45 Prozent des Reisepreises'),
  step(8, '70 Prozent des Reisepreises'),
  step(7, '90 Prozent des Reisepreises'),
  step(28, 'Restzahlung nach Rechnung', { category: 'Zahlungen' }),
]

describe('what the offer says a client owes who steps back', () => {
  test.each([
    // day, share in hundredths of a percent
    ['2027-03-02', 0],
    ['2027-03-03', 2_000],
    ['2027-04-01', 2_000],
    ['2027-04-02', 4_500],
    ['2027-05-01', 4_500],
    ['2027-05-02', 7_000],
    ['2027-05-23', 7_000],
    ['2027-05-24', 9_000],
    ['2027-06-02', 9_000],
  ])('INV-03 on %s it is %j', (on, percent) => {
    expect(chargeInForce(usual, trip, on)?.percent).toBe(percent)
  })

  test.each([
    ['an offer without steps', [], '2027-05-01'],
    ['after the only step', [step(30, '45 %')], '2027-05-02'],
    ['between the last but one and what follows from a day on', [step(30, '40 %'), step(7, '80 %')], '2027-05-10'],
    ['a step the client was not shown', [step(30, '45 %', { isVisible: false })], '2027-05-01'],
    [
      'steps of two groups',
      [step(30, '45 %', { subcategory: 'Hotel' }), step(30, '60 %', { subcategory: 'Flug' })],
      '2027-05-01',
    ],
    ['steps without days', [step(null, '45 %'), step(30, '45 %', { type: 'text' })], '2027-05-01'],
  ])('INV-03 nothing is told for %s', (_case, conditions, on) => {
    expect(chargeInForce(conditions, trip, on)).toBeNull()
  })

  test.each([
    // stepped back on, charged on, share in hundredths of a percent
    ['2027-03-02', '2027-05-24', 0],
    ['2027-04-02', '2027-05-24', 4_500],
    ['2027-05-24', '2027-06-30', 9_000],
    [null, '2027-05-24', 9_000],
  ])('INV-03 who stepped back on %j owes on %s what the offer said then', (cancelledOn, today, percent) => {
    const { on, isKnown } = chargeDay(cancelledOn, today)
    expect(isKnown).toBe(cancelledOn !== null)
    expect(chargeInForce(usual, trip, on)?.percent).toBe(percent)
  })

  test('INV-03 a fixed day is a step as well', () => {
    const fixed = [step(null, '30 %', { type: 'date', deadlineDate: '2027-04-15' }), step(60, '10 %')]
    expect(chargeInForce(fixed, trip, '2027-03-01')?.percent).toBe(1_000)
    expect(chargeInForce(fixed, trip, '2027-04-15')?.percent).toBe(3_000)
    expect(chargeInForce(fixed, trip, '2027-04-16')).toBeNull()
  })
})

test.each([
  ['45 Prozent des Reisepreises', 4_500],
  ['45%', 4_500],
  ['12,5 % vom Gesamtpreis.', 1_250],
  ['20 v. H. des Reisepreises', 2_000],
  ['30 percent of the tour price', 3_000],
  ['30 pour cent du prix du voyage', 3_000],
  ['100 % des Reisepreises', 10_000],
  ['Kostenfrei', 0],
  ['kostenlos stornierbar', 0],
  ['120 % des Reisepreises', null],
  ['45 % des Hotelpreises', null],
  ['20 % des Reisepreises, mindestens 50 % der Anzahlung', null],
  ['pauschal 50,00 € pro Person', null],
  ['nach Vereinbarung', null],
  ['', null],
])('INV-03 %j names a share of %j', (text, expected) => {
  expect(shareIn(text)).toBe(expected)
})
