import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Booking } from './bookings.ts'
import { accounting } from './datev.fixture.ts'
import { extfBatch } from './extf.ts'
import {
  type BookedSupplierInvoice,
  bookingsOfSupplierInvoice,
  bookingsOfSupplierPayment,
  bookingsOfUsedDeposit,
} from './supplier-bookings.ts'
import { windows1252 } from './windows-1252.ts'

const hotel: BookedSupplierInvoice = {
  ...{ number: 'H-100', type: 'whole', date: '2027-02-03', dueDate: '2027-02-17', cents: 119_000, currency: 'EUR' },
  discountCents: 0,
  ...{ taxKind: 'margin', costAccount: '', creditor: '70001', supplierName: 'Hotel Müller', orderNumber: '2600417' },
}

/** Amount, side, account, contra account and key of each line. */
const told = (bookings: readonly Booking[]) =>
  bookings.map(({ cents, side, account, contraAccount, taxKey }) =>
    [cents, side, account, contraAccount, taxKey].join(' ').trim(),
  )
const skr04 = { ...accounting, chart: 'SKR04' as const }

describe('what suppliers charge, for the tax adviser (INV-08, INV-12)', () => {
  test.each<[string, Partial<BookedSupplierInvoice>, string, string]>([
    ['bought in under the margin scheme: no input tax', {}, '119000 H 70001 3109', '119000 H 70001 5909'],
    ['an own service at 19 %', { taxKind: 'input19' }, '119000 H 70001 3106', '119000 H 70001 5906'],
    ['an own service at 7 %', { taxKind: 'input7' }, '119000 H 70001 3108', '119000 H 70001 5908'],
    ['without tax', { taxKind: 'none' }, '119000 H 70001 3109', '119000 H 70001 5909'],
    [
      'an account of its own',
      { taxKind: 'input19', costAccount: '4530' },
      '119000 H 70001 4530',
      '119000 H 70001 4530',
    ],
    ['the rest', { type: 'final' }, '119000 H 70001 3109', '119000 H 70001 5909'],
    ['a deposit', { type: 'deposit' }, '119000 H 70001 1510', '119000 H 70001 1180'],
    ['a deposit at 19 %', { type: 'deposit', taxKind: 'input19' }, '119000 H 70001 1518', '119000 H 70001 1186'],
    ['a deposit at 7 %', { type: 'deposit', taxKind: 'input7' }, '119000 H 70001 1511', '119000 H 70001 1181'],
    ['a deposit without tax', { type: 'deposit', taxKind: 'none' }, '119000 H 70001 1510', '119000 H 70001 1180'],
    ['a credit, the other way round', { type: 'credit' }, '119000 S 70001 3109', '119000 S 70001 5909'],
    ['a credit at 19 %', { type: 'credit', taxKind: 'input19' }, '119000 S 70001 3106', '119000 S 70001 5906'],
  ])('INV-08 INV-12 %s', (_, change, skr03Line, skr04Line) => {
    expect(told(bookingsOfSupplierInvoice({ ...hotel, ...change }, accounting))).toEqual([skr03Line])
    expect(told(bookingsOfSupplierInvoice({ ...hotel, ...change }, skr04))).toEqual([skr04Line])
  })

  test('INV-08 accounts and keys are those the house has entered', () => {
    const { accounts, taxKeys } = accounting
    const own = { ...accounting, accounts: { ...accounts, cost19: '3400' }, taxKeys: { ...taxKeys, cost19: '9' } }
    expect(told(bookingsOfSupplierInvoice({ ...hotel, taxKind: 'input19' }, own))).toEqual(['119000 H 70001 3400 9'])
    const [line] = bookingsOfSupplierInvoice(hotel, { ...accounting, hasCostCentres: false })
    expect(line).toMatchObject({
      costCentre: '',
      text: 'Rechnung Hotel Müller',
      dueDate: '2027-02-17',
      supplyDate: null,
    })
  })

  test('INV-08 INV-12 what is paid goes off the creditor, what comes back for a credit onto them', () => {
    expect(told(bookingsOfSupplierPayment(hotel, '2027-02-17', accounting))).toEqual(['119000 S 70001 1200'])
    const back = bookingsOfSupplierPayment({ ...hotel, type: 'credit' }, '2027-02-18', accounting)
    expect(told(back)).toEqual(['119000 H 70001 1200'])
    expect(back[0]).toMatchObject({ text: 'Erstattung Hotel Müller', date: '2027-02-18', dueDate: null })
  })

  test.each([
    ['margin', ['116620 S 70001 1200', '2380 S 70001 3730'], ['116620 S 70001 1800', '2380 S 70001 5730']],
    ['input19', ['116620 S 70001 1200', '2380 S 70001 3736'], ['116620 S 70001 1800', '2380 S 70001 5736']],
    ['input7', ['116620 S 70001 1200', '2380 S 70001 3731'], ['116620 S 70001 1800', '2380 S 70001 5731']],
    ['none', ['116620 S 70001 1200', '2380 S 70001 3730'], ['116620 S 70001 1800', '2380 S 70001 5730']],
  ] as const)('INV-08 INV-12 a discount that was taken, %s, leaves the creditor even', (taxKind, skr03, skr04Lines) => {
    const paid = { ...hotel, taxKind, discountCents: 2_380 }
    expect(told(bookingsOfSupplierPayment(paid, '2027-02-10', accounting))).toEqual(skr03)
    expect(told(bookingsOfSupplierPayment(paid, '2027-02-10', skr04))).toEqual(skr04Lines)
    const [, discount] = bookingsOfSupplierPayment(paid, '2027-02-10', accounting)
    expect(discount).toMatchObject({ text: 'Skonto Hotel Müller', date: '2027-02-10' })
  })

  test('INV-08 INV-12 a deposit becomes cost with the rest, and the creditor stays even', () => {
    const deposit = { ...hotel, number: 'H-90', type: 'deposit', cents: 20_000 } as const
    const used = bookingsOfUsedDeposit(deposit, { number: 'H-100', date: '2027-03-01' }, accounting)
    expect(told(used)).toEqual(['20000 S 70001 1510', '20000 H 70001 3109'])
    expect(used.map(({ date, documentNumber, text }) => [date, documentNumber, text])).toEqual(
      Array(2).fill(['2027-03-01', 'H-100', 'Anzahlung H-90 Hotel Müller']),
    )
  })

  // Reckoned by hand: 200,00 in advance and 990,00 later of a hotel, its payment; diesel of the own bus at 19 %; 90,00 given back.
  test('INV-08 INV-12 a month of suppliers is the golden file, byte by byte', () => {
    const deposit = {
      ...hotel,
      number: 'H-90',
      type: 'deposit',
      date: '2027-02-01',
      dueDate: null,
      cents: 20_000,
    } as const
    const final = { ...hotel, type: 'final', cents: 99_000 } as const
    const diesel = {
      ...{ ...hotel, number: 'T 7/27', date: '2027-02-12', dueDate: null, cents: 23_800, taxKind: 'input19' as const },
      ...{ creditor: '70002', supplierName: 'Tankstelle Süd', costAccount: '4530' },
    } as const
    const credit = { ...hotel, number: 'G-3', type: 'credit', date: '2027-02-26', dueDate: null, cents: 9_000 } as const
    const bookings = [
      ...bookingsOfSupplierInvoice(deposit, accounting),
      ...bookingsOfSupplierInvoice(final, accounting),
      ...bookingsOfUsedDeposit(deposit, final, accounting),
      ...bookingsOfSupplierInvoice(diesel, accounting),
      ...bookingsOfSupplierPayment(final, '2027-02-17', accounting),
      ...bookingsOfSupplierInvoice(credit, accounting),
    ]
    const period = { from: '2027-02-01', to: '2027-02-28', createdAt: new Date('2027-03-01T09:15:30.123Z') }
    const golden = readFileSync(join(import.meta.dirname, 'golden/EXTF_Buchungsstapel_2027-02_Lieferanten.csv'))
    const written = windows1252(extfBatch({ ...period, bookings, rates: new Map() }, accounting))
    expect(Buffer.from(written).equals(golden)).toBe(true)
  })
})
