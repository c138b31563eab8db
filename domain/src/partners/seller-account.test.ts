import { expect, test } from 'vitest'
import { sellerFaults } from './seller-account.ts'

test.each([
  ['iban', 'DE02 1203 0000 0000 2020 51', false],
  ['iban', 'de02120300000000202051', false],
  ['iban', '', false],
  ['iban', 'DE02 1203 0000 0000 2020 52', true],
  ['iban', 'DE00 0000 0000 0000 0004 17', true],
  ['bic', 'BYLADEM1001', false],
  ['bic', 'BYLADEM1', false],
  ['bic', 'BYLADEM10', true],
  ['vatId', 'DE 123456789', false],
  ['vatId', 'ATU12345678', false],
  ['vatId', 'DE12', true],
  ['vatId', '123456789', true],
])('INV-03 a house cannot have %s %j: %s', (field, typed, isFault) => {
  const faults = sellerFaults({ clientInvoices: { seller: { [field]: typed } } })
  expect(faults.map(({ propertyPath }) => propertyPath)).toEqual(isFault ? [`clientInvoices.seller.${field}`] : [])
})
