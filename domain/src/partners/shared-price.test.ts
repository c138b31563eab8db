import { expect, test } from 'vitest'
import { rateRefusal } from './season-rates.ts'
import { sharedPriceFault } from './shared-price.ts'

test.each([
  [141_00, null],
  [0, null],
  [141_01, 'Zwei Gäste teilen sich den Preis: bitte 141,00 oder 141,02'],
  [1_141_01, 'Zwei Gäste teilen sich den Preis: bitte 1.141,00 oder 1.141,02'],
])(
  'CALC-06 CALC-10 a double room at %i cents is shared by two, in the table of seasons as in that of prices',
  (cents, told) => {
    expect(sharedPriceFault(cents)).toBe(told)
    expect(rateRefusal('hotel', { type: 'double', persons: null, cents })?.message ?? null).toBe(told)
    expect(rateRefusal('hotel', { type: 'single', persons: null, cents })).toBeNull()
  },
)
