import { expect, test } from 'vitest'
import { enteredFaults, firstPersonal, ledgerFault, personalFault } from './account-length.ts'
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
    expect(firstPersonal(settings)).toEqual({ debtor, creditor })
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
