import { expect, test } from 'vitest'
import { unusualRates } from './unusual-rate.ts'

const last = { rate: '9.35', rateDate: '2026-11-19' }

test.each([
  ['9350', true],
  ['0.00935', true],
  ['0.935', true],
  ['93.5', true],
  ['18.71', true],
  ['4.67', true],
  ['18.7', false],
  ['4.675', false],
  ['9.35', false],
  ['11.2', false],
])('CALC-09 a rate of %s where 9,35 was last known is asked for: %s', (rate, isAsked) => {
  expect(unusualRates([{ currency: 'NOK', rate, last }]) !== null).toBe(isAsked)
})

test('CALC-09 the question names each such rate with the one last known; of what nobody knows nothing is asked', () => {
  const asked = [
    { currency: 'NOK', rate: '9350', last },
    { currency: 'SEK', rate: '11.5', last: { rate: '11.4', rateDate: '2026-11-19' } },
    { currency: 'CHF', rate: '0.00935', last: { rate: '0.935', rateDate: '2026-11-18' } },
    { currency: 'HUF', rate: '3', last: null },
  ]
  expect(unusualRates(asked)).toMatchObject({
    code: 'unusual_rate',
    message:
      'Ungewöhnlicher Kurs: NOK 9.350, zuletzt bekannt 9,35 vom 19.11.2026; CHF 0,00935, zuletzt bekannt 0,935 vom 18.11.2026. Ist das so gemeint? Bitte auch das Komma prüfen.',
  })
  expect(unusualRates(asked.slice(3))).toBeNull()
})
