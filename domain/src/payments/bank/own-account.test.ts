import { expect, test } from 'vitest'
import { foreignAccountFault, ownAccountOf } from './own-account.ts'

const own = ['DE89 3704 0044 0532 0130 00', 'DE02120300000000202051']

test.each([
  ['its IBAN', 'DE89370400440532013000'],
  ['a further one', 'DE02120300000000202051'],
  ['its IBAN with a currency', 'DE02120300000000202051EUR'],
  ['bank code and number', '37040044/0532013000'],
  ['bank code and number without zeros', '12030000/202051EUR'],
  ['a number alone', '532013000'],
  ['what a file does not tell', ''],
])('INV-08 a statement of an account of the house is taken in, told as %s', (_, account) => {
  expect(foreignAccountFault(account, own)).toBeNull()
})

test.each([
  ['another IBAN', 'DE75512108001245126199', own],
  ['another bank with the same number', '37040045/0532013000', own],
  ['another number at the same bank', '37040044/0532013001', own],
  ['a longer number', '10532013000', own],
  ['an account of a house that has told none', 'DE89370400440532013000', ['']],
])('INV-08 %s is refused, with the way to enter it', (_, account, known) => {
  expect(foreignAccountFault(account, known)).toMatchObject({
    field: 'file',
    message: expect.stringMatching(/^Der Kontoauszug ist von einem anderen Konto .*„Weitere Bankkonten“ eintragen/),
  })
})

test('INV-08 a foreign IBAN is told in groups of four', () => {
  expect(foreignAccountFault('DE75512108001245126199', own)?.message).toContain('(IBAN DE75 5121 0800 1245 1261 99)')
})

test.each([
  ['bank code and number', '37040044/0532013000', own, 'DE89370400440532013000'],
  ['its IBAN with a currency', 'DE02120300000000202051EUR', own, 'DE02120300000000202051'],
  ['its IBAN', 'DE02120300000000202051', own, 'DE02120300000000202051'],
  ['what is none of the house', '37040045/1', own, '37040045/1'],
  ['what a file does not tell, of two accounts', '', own, ''],
  ['what a file does not tell, where there is one', '', ['', 'DE89 3704 0044 0532 0130 00'], 'DE89370400440532013000'],
])('INV-08 every format names an account of the house alike, told as %s', (_, account, known, expected) => {
  expect(ownAccountOf(account, known)).toBe(expected)
})
