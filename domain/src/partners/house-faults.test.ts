import { expect, test } from 'vitest'
import { houseFaults } from './house-faults.ts'

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
  ['email', 'buero@nordwind.example', false],
  ['email', 'buero nordwind', true],
])('INV-03 MOVE-01 a house cannot have %s %j: %s', (field, typed, isFault) => {
  expect(houseFaults({ [field]: typed }).map(({ propertyPath }) => propertyPath)).toEqual(isFault ? [field] : [])
})

test('MOVE-01 of several accounts the wrong one is named', () => {
  expect(houseFaults({ furtherIbans: ['DE02120300000000202051', 'DE1'] })).toEqual([
    { propertyPath: 'furtherIbans', message: 'Die IBAN „DE1“ gibt es nicht.' },
  ])
})
