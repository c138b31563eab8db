import { expect, test } from 'vitest'
import type { SeasonRate } from '../partners/season-rates.ts'
import type { RequestBody } from './request-contracts.ts'
import { takenFromSeasons } from './season-prices.ts'

const today = '2027-01-10'
const rate = (type: SeasonRate['type'], cents: number, more: Partial<SeasonRate> = {}): SeasonRate => ({
  ...{ type, cents, persons: null, currency: 'NOK', freePlaces: '1 auf 20 im DZ', optionDays: 60 },
  ...{ startAt: '2027-05-01', endAt: '2027-06-14', ...more },
})
const later = { startAt: '2027-06-15', endAt: '2027-08-31' }
const spring = [rate('double', 1_800_00), rate('single', 1_400_00), rate('half_board', 350_00)]
const summer = [rate('double', 2_200_00, later), rate('single', 1_700_00, later), rate('half_board', 350_00, later)]
const rates = [...spring, ...summer]
const stay = (from: string, to: string, more: RequestBody = {}): RequestBody => ({
  ...{ startAt: `${from}T00:00:00`, endAt: `${to}T00:00:00`, ...more },
})
const nok = (cents: number) => ({ cents, currency: 'NOK' })

test('CALC-10 a stay in one season takes over a price a night, free places and the deadline of the option', () => {
  expect(takenFromSeasons('hotel', stay('2027-05-10', '2027-05-12'), rates, today)).toEqual({
    from: 'Saisonpreise 01.05.2027–14.06.2027',
    fields: {
      itemPrices: [
        { quantityType: 'per_person_night', name: 'Doppelzimmer', price: nok(900_00), priceForAllNights: false },
        {
          quantityType: 'per_single_room_night',
          name: 'Einzelzimmerzuschlag',
          price: nok(500_00),
          priceForAllNights: false,
        },
        { quantityType: 'per_person_night', name: 'Halbpension', price: nok(350_00), priceForAllNights: false },
      ],
      requestDetails: { free: '1 auf 20 im DZ' },
      optionTodo: { dueDate: '2027-03-11' },
    },
  })
})

test('CALC-10 a stay over two seasons costs the sum of its nights; half board that stays the same is told a night', () => {
  const taken = takenFromSeasons('hotel', stay('2027-06-14', '2027-06-17'), rates, today)
  expect(taken?.from).toBe('Saisonpreise 01.05.2027–14.06.2027, 15.06.2027–31.08.2027 (Summe der Nächte)')
  // 900 + 2 × 1100 a guest; single rooms 1400 + 2 × 1700 = 4800 less 3100.
  expect(taken?.fields.itemPrices).toMatchObject([
    { name: 'Doppelzimmer', price: nok(3_100_00), priceForAllNights: true },
    { name: 'Einzelzimmerzuschlag', price: nok(1_700_00), priceForAllNights: true },
    { name: 'Halbpension', price: nok(350_00), priceForAllNights: false },
  ])
})

test('CALC-10 nobody pays for meals that are not asked for', () => {
  const taken = takenFromSeasons('hotel', stay('2027-05-10', '2027-05-12', { board: 'none' }), rates, today)
  expect(taken?.fields.itemPrices?.map(({ name }) => name)).toEqual(['Doppelzimmer', 'Einzelzimmerzuschlag'])
})

test('CALC-10 only what nobody has named is filled', () => {
  const price = { name: 'Doppelzimmer', price: { cents: 1, currency: 'NOK' as const } }
  const asked = { itemPrices: [price], requestDetails: { free: 'keiner' }, optionTodo: { dueDate: '2027-02-01' } }
  expect(takenFromSeasons('hotel', stay('2027-05-10', '2027-05-12', asked), rates, today)).toBeNull()
})

test.each([
  ['of a stay with a night without a price', '2027-08-30', '2027-09-02', undefined],
  ['of a stay outside of every season', '2027-04-01', '2027-04-02', undefined],
] as const)('CALC-10 no price is taken over %s', (_what, from, to, prices) => {
  expect(takenFromSeasons('hotel', stay(from, to), rates, today)?.fields.itemPrices).toBe(prices)
})

test('CALC-10 a deadline that has passed is no deadline any more', () => {
  const taken = takenFromSeasons('hotel', stay('2027-05-10', '2027-05-12'), rates, '2027-03-12')
  expect(taken?.fields.optionTodo).toBeUndefined()
  const onTheDay = takenFromSeasons('hotel', stay('2027-05-10', '2027-05-12'), rates, '2027-03-11')
  expect(onTheDay?.fields.optionTodo).toEqual({ dueDate: '2027-03-11' })
})

test('CALC-10 a ferry takes over tickets, bus and the cabins it asks for, by their size', () => {
  const sea = [
    rate('ticket', 210_00),
    rate('bus', 900_00),
    rate('outside', 1_200_00, { persons: 2 }),
    rate('outside', 950_00, { persons: 1 }),
  ]
  const cabin = { type: { persons: 2, type: 'outside' as const }, askedAmount: 18 }
  const contingent = { busPrice: { cents: 800_00, currency: 'NOK' as const }, doubleCabins: [cabin] }
  const taken = takenFromSeasons('ferry', { startAt: '2027-05-10T20:00:00', contingent }, sea, today)
  expect(taken?.fields.contingent).toEqual({
    ticketPrice: nok(210_00),
    busPrice: nok(800_00),
    doubleCabins: [{ ...cabin, price: nok(1_200_00) }],
  })
})

test('CALC-10 a provider of another kind has a price for each person', () => {
  const taken = takenFromSeasons('other', { startAt: '2027-05-10T10:00:00' }, [rate('person', 45_00)], today)
  expect(taken?.fields.itemPrices).toEqual([{ name: 'Grundpreis', quantityType: 'per_person', price: nok(45_00) }])
})

test('CALC-10 a double room at an odd cent is taken over as what two pay together (decision 102)', () => {
  const odd = [rate('double', 1_555_55), rate('single', 1_400_00)]
  expect(takenFromSeasons('hotel', stay('2027-05-10', '2027-05-12'), odd, today)?.fields.itemPrices).toEqual([
    {
      quantityType: 'per_person_night',
      name: 'Doppelzimmer',
      price: nok(1_555_55),
      priceForAllNights: false,
      priceForTwo: true,
    },
    { quantityType: 'per_single_room_night', name: 'Einzelzimmer', price: nok(1_400_00), priceForAllNights: false },
  ])
})
