import { describe, expect, test } from 'vitest'
import { addDays } from '../../calendar-date.ts'
import { isBankDay } from './bank-days.ts'
import { creditTransferXml, endToEndId } from './credit-transfer.ts'
import { creditTransfers, german, payable, swiss } from './pay-run.fixture.ts'
import { sepaText } from './sepa-text.ts'
import { accountFault, executionFault, payRunAfter, transfersOf } from './transfers.ts'

const brief = (payables: Parameters<typeof transfersOf>[0]) => {
  const { transfers, faults } = transfersOf(payables)
  return [...transfers.map(({ cents, purpose }) => `${cents} ${purpose}`), ...faults.map(({ message }) => message)]
}
const elsewhere = { holder: 'Bryggen AS', iban: 'NO9386011117947', bic: '' }

describe('what is transferred (INV-12)', () => {
  test('INV-12 each invoice by itself; to an account with credits what is left of all', () => {
    expect(brief([payable(), payable({ id: 2, number: 'H-101', type: 'final', cents: 1 })])).toEqual([
      '119000 Rechnung H-100',
      '1 Restzahlung H-101',
    ])
    const mixed = [
      payable(),
      payable({ id: 2, number: 'G-1', type: 'credit', cents: 18_999 }),
      payable({ id: 3, number: 'B-1', type: 'deposit', cents: 700, account: elsewhere }),
    ]
    expect(brief(mixed)).toEqual(['100001 Rechnung H-100, Gutschrift G-1', '700 Anzahlung B-1'])
  })

  test.each([
    ['another currency', { currency: 'NOK' }, /^H-100: Die Rechnung lautet auf NOK/],
    ['nobody to pay', { hasProvider: false, account: null }, /^H-100: An der Rechnung steht kein Leistungsträger/],
    ['no account', { account: null }, /^H-100: Die Bankverbindung von Hotel Müller & Söhne fehlt/],
    ['an account without a number', { account: { holder: '', iban: '', bic: '' } }, /Bankverbindung .* fehlt/],
    ['a wrong digit', { account: { holder: '', iban: 'DE02120300000000202052', bic: '' } }, /Diese IBAN gibt es nicht/],
    ['a credit alone', { type: 'credit' }, /Zu überweisen bleibt nichts/],
    ['too much', { cents: 100_000_000_000 }, /größer als 999\.999\.999,99/],
    ['a number that does not fit', { number: 'x'.repeat(140) }, /passen nicht in einen Verwendungszweck/],
  ] as const)('INV-12 %s is told, not transferred', (_, change, message) => {
    const { transfers, faults } = transfersOf([payable(change)])
    expect([transfers, faults.map((one) => one.invoice)]).toEqual([[], [1]])
    expect(faults[0]?.message).toMatch(message)
  })

  test('INV-12 the largest amount and the longest purpose there may be go', () => {
    const purpose = 'Rechnung '.length
    const made = transfersOf([
      payable({ cents: 99_999_999_999 }),
      payable({ id: 2, number: 'x'.repeat(140 - purpose) }),
    ])
    expect(made.faults).toEqual([])
    expect(made.transfers.map(({ cents, purpose: told }) => [cents, told.length])).toEqual([
      [99_999_999_999, 'Rechnung H-100'.length],
      [119_000, 140],
    ])
  })

  test('INV-12 an account without a holder is that of whom the invoice names', () => {
    const { transfers } = transfersOf([
      payable({ payee: 'Hotel Edda', account: { holder: '', iban: german, bic: '' } }),
    ])
    expect(transfers.map(({ payee }) => payee)).toEqual(['Hotel Edda'])
  })

  test('INV-12 a credit as large as its invoice leaves nothing, one a cent smaller leaves a cent', () => {
    const credit = (cents: number) => brief([payable(), payable({ id: 2, number: 'G', type: 'credit', cents })])[0]
    expect(credit(119_000)).toMatch(/Zu überweisen bleibt nichts/)
    expect(credit(118_999)).toBe('1 Rechnung H-100, Gutschrift G')
  })

  test.each([
    [german, '', null],
    [german, 'BYLADEM1001', null],
    [german, 'BYLADEM', 'bic'],
    [swiss, '', 'bic'],
    [swiss, 'POFICHBE', null],
    ['NO93 8601 1117 947', '', null],
    ['TR330006100519786457841326', '', 'iban'],
    ['DE02120300000000202052', '', 'iban'],
  ])('INV-12 account %s with bank %s is refused at %s', (iban, bic, field) => {
    expect(accountFault({ iban, bic })?.field ?? null).toBe(field)
  })
})

describe('days and statuses (INV-12)', () => {
  test.each([
    ['2027-02-22', null],
    ['2027-02-20', 'no_bank_day'],
    ['2027-02-21', 'no_bank_day'],
    ['2027-02-19', 'past'],
    ['2027-03-26', 'no_bank_day'],
    ['2027-03-29', 'no_bank_day'],
    ['2027-03-30', null],
    ['2028-12-29', null],
    ['2029-01-02', 'far_ahead'],
  ])('INV-12 %s from 20 February 2027 on: %s', (day, code) => {
    expect(executionFault(day, '2027-02-20')?.code ?? null).toBe(code)
  })

  test('INV-12 banks rest at weekends, at Easter, in May and at Christmas', () => {
    const rest = [
      '2026-04-03',
      '2026-04-06',
      '2024-03-29',
      '2024-04-01',
      '2026-05-01',
      '2026-12-25',
      '2029-12-26',
      '2027-01-01',
    ]
    expect(rest.filter(isBankDay)).toEqual([])
    expect(
      ['2026-04-02', '2026-04-07', '2026-12-24', '2026-10-30', '2026-10-05'].filter((day) => !isBankDay(day)),
    ).toEqual([])
  })

  test.each([
    ['hand_over', 'made', 'handed'],
    ['cancel', 'made', 'cancelled'],
    ['settle', 'handed', 'settled'],
    ['reject', 'handed', 'rejected'],
    ['cancel', 'handed', null],
    ['hand_over', 'handed', null],
    ['settle', 'made', null],
    ['reject', 'settled', null],
    ['hand_over', 'cancelled', null],
  ] as const)('INV-12 %s of a run that is %s leads to %s', (action, status, after) => {
    const next = payRunAfter(action, status)
    expect(typeof next === 'string' ? next : null).toBe(after)
  })
})

describe('the file for the bank (INV-12)', () => {
  test.each([
    ['Müller & Söhne', 'Mueller + Soehne'],
    ['Bryggekaia Ålesund Ærø', 'Bryggekaia Alesund Aero'],
    ['  RE_27\n– „1“  ', "RE-27 - '1'"],
    ['Dvořák 木 €', 'Dvorak . .'],
  ])('INV-12 %s is carried as %s', (text, carried) => {
    expect(sepaText(text, 70)).toBe(carried)
  })

  test('INV-12 a text is cut where it no longer fits, and ends in no blank', () => {
    expect(sepaText('abc defg', 4)).toBe('abc')
    expect(sepaText('äöü', 5)).toBe('aeoeu')
  })

  test('INV-12 sums, counts, references, accounts and numbers of invoices stand in it', () => {
    const xml = creditTransferXml(creditTransfers())
    const all = (name: string) => [...xml.matchAll(new RegExp(`<${name}[^>]*>([^<]*)<`, 'g'))].map(([, text]) => text)
    expect(all('NbOfTxs')).toEqual(['2', '2'])
    expect(all('CtrlSum')).toEqual(['1600.05', '1600.05'])
    expect(all('InstdAmt')).toEqual(['1100.00', '500.05'])
    expect(all('Ustrd')).toEqual(['Rechnung H-100, Gutschrift GS/7', 'Anzahlung 2027-881'])
    expect(all('EndToEndId')).toEqual(['ZL1-3-20270220090000-1', 'ZL1-3-20270220090000-2'])
    expect(all('EndToEndId')[1]).toBe(endToEndId('ZL1-3-20270220090000', 1))
    expect(all('IBAN')).toEqual([german, german, swiss])
    expect(all('BICFI')).toEqual(['BYLADEM1001', 'POFICHBE'])
    expect(all('Nm').slice(1)).toEqual(['Kreditwerk Lueneburg GmbH', 'Hotel Mueller + Soehne', 'Bergbahn Zuerich AG'])
    expect([all('Dt'), all('CreDtTm')]).toEqual([['2027-02-22'], ['2027-02-20T09:00:00Z']])
  })
})

// Good Fridays by the tables of the church, of years of all kinds: late Easter, the corrections of the epact, other centuries.
test.each([
  '1954-04-16',
  '1981-04-17',
  '2000-04-21',
  '2008-03-21',
  '2025-04-18',
  '2038-04-23',
  '2049-04-16',
  '2076-04-17',
  '2100-03-26',
  '2199-04-12',
  '2285-03-20',
  '2299-04-14',
])('INV-12 banks rest on %s and on the Monday after', (friday) => {
  expect(isBankDay(friday)).toBe(false)
  expect(isBankDay(addDays(friday, 3))).toBe(false)
  expect(isBankDay(addDays(friday, -1))).toBe(true)
  expect(isBankDay(addDays(friday, 4))).toBe(true)
})
