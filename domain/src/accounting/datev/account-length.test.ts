import { expect, test } from 'vitest'
import { enteredFaults, givenRange, ledgerFault, personalFault, personalRange, rangeFault } from './account-length.ts'
import { accountFor } from './accounts.ts'
import { accounting } from './datev.fixture.ts'

test.each([
  [4, '8400', '1710', 10_000, 70_000],
  [5, '84000', '17100', 100_000, 700_000],
  [8, '84000000', '17100000', 1_000_000_00, 7_000_000_00],
])(
  'INV-08 at %i digits accounts of the chart, debtors and creditors are as long as the file says',
  (accountLength, revenue, prepaid, debtor, creditor) => {
    const settings = { ...accounting, accountLength }
    expect(accountFor('revenue19', settings).number).toBe(revenue)
    expect(accountFor('prepaymentMargin', settings).number).toBe(prepaid)
    expect(personalRange('debtor', settings)).toEqual({ first: debtor, last: creditor - 1 })
    expect(personalRange('creditor', settings)).toEqual({ first: creditor, last: 10 * debtor - 1 })
    expect(enteredFaults(settings)).toEqual([])
  },
)

test.each([
  ['10000', 4, null],
  ['10000', 5, '10000 hat 5 Stellen, bei Sachkonten mit 5 Stellen sind es 6.'],
  ['100000', 4, '100000 hat 6 Stellen, bei Sachkonten mit 4 Stellen sind es 5.'],
])('INV-08 the debtor %s at %i digits: %s', (number, accountLength, fault) => {
  expect(personalFault(number, { accountLength })).toBe(fault)
})

test('INV-08 accounts the house has entered may be shorter, for zeros in front are not told, and not longer', () => {
  expect(ledgerFault('420', accounting)).toBeNull()
  expect(ledgerFault('', accounting)).toBeNull()
  const { accounts } = accounting
  expect(enteredFaults({ ...accounting, accounts: { ...accounts, bank: '120000', revenue7: '8310' } })).toEqual([
    'Konto 120000 hat 6 Stellen, die Sachkonten der Datei haben 4. Bitte unter Einstellungen, Buchhaltung, angleichen.',
  ])
})

const debtors = 'Debitoren haben bei Sachkonten mit 4 Stellen Nummern von 10000 bis 69999.'
const creditors = 'Kreditoren haben bei Sachkonten mit 4 Stellen Nummern von 70000 bis 99999.'
test.each([
  ['debtor', '', 4, null],
  ['debtor', '10000', 4, null],
  ['debtor', '69999', 4, null],
  ['debtor', '70000', 4, debtors],
  ['debtor', '09999', 4, debtors],
  ['debtor', '123456789', 4, debtors],
  ['debtor', '000010000', 4, debtors],
  ['debtor', '10000', 5, 'Debitoren haben bei Sachkonten mit 5 Stellen Nummern von 100000 bis 699999.'],
  ['debtor', '123456789', 8, null],
  ['creditor', '70000', 4, null],
  ['creditor', '99999', 4, null],
  ['creditor', '69999', 4, creditors],
  ['creditor', '100000', 4, creditors],
  ['creditor', '700000000', 8, null],
] as const)('INV-08 INV-12 as %s the number "%s" at %i digits: %s', (side, number, accountLength, message) => {
  const fault = rangeFault(side, number, { accountLength })
  expect(fault === null ? null : [fault.field, fault.message]).toEqual(
    message === null ? null : [`${side}Number`, message],
  )
})

test.each([
  ['debtor', 10_000, 4, 10_000],
  ['debtor', 20_000, 4, 20_000],
  ['debtor', 10_000, 5, 100_000],
  ['debtor', 200_000, 4, 10_000],
  ['creditor', 75_000, 4, 75_000],
  ['creditor', 750_000, 4, 70_000],
] as const)(
  'INV-08 numbers of a %s from %i on at %i digits are given from %i on',
  (side, begins, accountLength, first) => {
    expect(givenRange(side, begins, { accountLength }).first).toBe(first)
  },
)
