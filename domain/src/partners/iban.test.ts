import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bankAccountContract } from './client.contract.ts'
import { isIban, plainIban } from './iban.ts'

test.each([
  ['DE02120300000000202051', true],
  ['DE89370400440532013000', true],
  ['GB82WEST12345698765432', true],
  ['NO9386011117947', true],
  ['MT84MALT011000012345MTLCAST001S', true],
  ['DE00370400440532013000', false],
  ['DE8937040044053201300', false],
  ['DE893704004405320130000', false],
  ['keine', false],
])('MD-01 %s is a number of an account: %s', (iban, expected) => {
  expect(isIban(iban)).toBe(expected)
})

test('MD-01 one wrong digit is always noticed', () => {
  const iban = 'DE89370400440532013000'
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 21 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
      const digit = (Number(iban[at]) + by) % 10
      expect(isIban(iban.slice(0, at) + digit + iban.slice(at + 1))).toBe(false)
    }),
  )
})

test('MD-01 a number is kept without blanks and in capitals; a masked one stays as it was shown', () => {
  expect(plainIban(' de89 3704 0044 0532 0130 00')).toBe('DE89370400440532013000')
  const { input } = bankAccountContract.fields.iban
  expect(input.parse(' de89 3704 0044 0532 0130 00 ')).toBe('DE89370400440532013000')
  expect(input.parse('DE•• •••• •••• 3000')).toBe('DE•• •••• •••• 3000')
  const refused = input.safeParse('DE88 3704 0044 0532 0130 00')
  expect(refused.error?.issues[0]?.message).toBe('Bitte eine gültige IBAN eingeben')
})
