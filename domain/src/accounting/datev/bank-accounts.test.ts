import { describe, expect, test } from 'vitest'
import { accountingSettings } from '../../accounts/settings-accounting.contract.ts'
import { enteredFaults } from './account-length.ts'
import { bankAccountFor, furtherBankFault } from './bank-accounts.ts'
import { accounting, brief, tripInvoice, tripPayment } from './datev.fixture.ts'
import { bookingsOfTrip } from './trip-bookings.ts'

const iban = 'DE89370400440532013000'
const settings = { ...accounting, furtherBanks: ['DE89 3704 0044 0532 0130 00 = 1210'] }

describe('further bank accounts have ledger accounts of their own (INV-08)', () => {
  test.each([
    [iban, '1210'],
    ['DE02120300000000202051', '1200'],
    [null, '1200'],
  ])('INV-08 money that the statement of %s tells is booked on %s', (told, number) => {
    expect(bankAccountFor(told, settings).number).toBe(number)
    const invoice = tripInvoice(1, 'normal', [[-1, 760_000]])
    const payment = tripPayment(1, 1, 760_000, { bank: told })
    const entry = { invoiceId: 1, day: '2027-02-10' }
    const [, paid = []] = bookingsOfTrip(
      { invoices: [invoice], payments: [payment] },
      [
        { ...entry, kind: 'invoice', paymentId: null },
        { ...entry, kind: 'payment', paymentId: 1 },
      ],
      settings,
    )
    expect(paid.map(brief)).toEqual([`N-27-0001: H 10007 ${number} 760000`])
  })

  test.each<[string, string[], string[], string | null]>([
    ['one of the house', ['DE89 3704 0044 0532 0130 00 = 1210'], [], null],
    ['one with wrong check digits', ['DE89 3704 0044 0532 0130 01 = 1210'], [], 'iban_invalid'],
    ['one of nobody here, behind a right one', [`${iban}=1210`, 'DE75512108001245126199=1'], [], 'account_of_another'],
    ['one that stood there before', ['DE75512108001245126199=1'], ['DE75512108001245126199=1'], null],
    ['none', [], ['DE75512108001245126199=1'], null],
  ])('INV-08 a further bank account that is entered is one of the house: %s', (_, entered, before, code) => {
    const fault = furtherBankFault(entered, before, ['DE89 3704 0044 0532 0130 00'])
    expect(fault?.code ?? null).toBe(code)
    if (fault !== null) expect(fault.field).toBe(`accounting.furtherBanks[${entered.length - 1}]`)
  })

  test('INV-08 what is entered wrongly is told before a file is made', () => {
    expect(enteredFaults(settings)).toEqual([])
    expect(enteredFaults({ ...settings, furtherBanks: ['DE89 3704 0044 0532 0130 01 = 1210'] })).toEqual([
      expect.stringContaining('DE89370400440532013001'),
    ])
    expect(enteredFaults({ ...settings, furtherBanks: ['DE89 3704 0044 0532 0130 00 = 12100'] })).toEqual([
      expect.stringContaining('12100'),
    ])
    const read = (entry: string) => accountingSettings.safeParse({ furtherBanks: [entry] }).success
    expect(['DE89 3704 0044 0532 0130 00 = 1210', `${iban}=1210`].map(read)).toEqual([true, true])
    expect(['DE89 3704 0044 0532 0130 00', '1210', `${iban} = Bank`].map(read)).toEqual([false, false, false])
  })
})
