import { expect, test } from 'vitest'
import { isVatId, plainVatId } from './vat-id.ts'

test.each([
  ['DE123456789', true],
  ['de 123.456-789', true],
  ['DE12345678', false],
  ['ATU12345678', true],
  ['AT12345678', false],
  ['CHE-123.456.789 MWST', true],
  ['FR7K399859412', true],
  ['NL123456789B01', true],
  ['123456789', false],
  ['', false],
])('MOVE-08 %s as a VAT id: %s', (typed, isOne) => {
  expect(isVatId(plainVatId(typed))).toBe(isOne)
})
