import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { settingAreas } from '../../accounts/setting-fields.contract.ts'
import type { RatesByDay } from '../../calculation/rate-of-day.ts'
import { presetAccounts } from './accounts.ts'
import type { Booking } from './bookings.ts'
import { accounting, type Rates, tripInvoice, tripPayment } from './datev.fixture.ts'
import { documentNumber, extfBatch, extfFileName } from './extf.ts'
import { extfColumns } from './extf-columns.ts'
import { daysOfMonth, fiscalYearStart, periodFault } from './fiscal-year.ts'
import { bookingsOfTrip, type TripEntry } from './trip-bookings.ts'
import type { Trip, TripInvoice } from './trip-standing.ts'
import { windows1252 } from './windows-1252.ts'

const period = { from: '2027-02-01', to: '2027-02-28' }
const createdAt = new Date('2027-03-01T09:15:30.123Z')
const noRates: RatesByDay = new Map()

function batch(bookings: readonly Booking[], rates = noRates, settings = accounting) {
  return extfBatch({ ...period, bookings, createdAt, rates }, settings)
}

/** The cells of a line, without the marks of texts. */
const cellsOf = (text: string, line: number) => text.split('\r\n')[line]?.split(';') ?? []

/** What an invoice is booked as. */
function bookingsOf(number: string, lines: Rates): readonly Booking[] {
  const invoice = tripInvoice(1, 'normal', lines)
  const told = { ...invoice, snapshot: { ...invoice.snapshot, number } }
  return bookingsOfTrip({ invoices: [told], payments: [] }, [entryOf(told)], accounting).flat()
}

const entryOf = ({ id, snapshot }: TripInvoice): TripEntry => ({
  ...{ kind: 'invoice', invoiceId: id, paymentId: null, day: snapshot.invoiceDate },
})
const paidOn = (day: string, paymentId: number, invoiceId: number): TripEntry => ({
  ...{ kind: 'payment', invoiceId, paymentId, day },
})

describe('the file for DATEV (INV-08)', () => {
  test('INV-08 a month with prepayment, payment and final invoice is the golden file, byte by byte', () => {
    const prepayment = tripInvoice(1, 'prepayment', [[-1, 760_000]])
    const price: Rates = [
      [-1, 3_750_000],
      [19, 50_000],
    ]
    const paid = { deductions: [{ invoiceId: 1, cents: 760_000 }], invoiceDate: '2027-02-20' }
    const final = tripInvoice(2, 'final', price, paid)
    const trip: Trip = { invoices: [prepayment, final], payments: [tripPayment(1, 1, 760_000)] }
    const entries = [entryOf(prepayment), paidOn('2027-02-10', 1, 1), entryOf(final)]
    const bookings = bookingsOfTrip(trip, entries, accounting).flat()
    const golden = readFileSync(join(import.meta.dirname, 'golden/EXTF_Buchungsstapel_2027-02.csv'))
    expect(Buffer.from(windows1252(batch(bookings))).equals(golden)).toBe(true)
  })

  test('INV-08 of what the buyer owes the tax its VAT id is told with each row of that revenue, and with no other', () => {
    const of = (id: number, more: Partial<TripInvoice> = {}) => {
      const sign = more.originalId === undefined ? 1 : -1
      const made = tripInvoice(
        id,
        'normal',
        [
          [-2, sign * 119_000],
          [19, sign * 50_000],
        ],
        more,
      )
      const buyer = { ...made.snapshot.buyer, vatId: 'ATU12345675' }
      return { ...made, snapshot: { ...made.snapshot, buyer } }
    }
    const [invoice, storno] = [of(1), of(2, { originalId: 1 })]
    const trip: Trip = { invoices: [invoice, storno], payments: [tripPayment(1, 1, 169_000)] }
    const entries = [entryOf(invoice), paidOn('2027-02-10', 1, 1), entryOf(storno)]
    const text = batch(bookingsOfTrip(trip, entries, accounting).flat())
    const rows = text
      .split('\r\n')
      .slice(2, -1)
      .map((row) => row.split(';'))
    expect(rows.map((cells) => [cells[7], cells[39]])).toEqual(
      rows.map((cells) => [cells[7], cells[7] === '8336' ? '"ATU12345675"' : '""']),
    )
    expect(rows.filter((cells) => cells[7] === '8336').length).toBeGreaterThan(1)
  })

  // Reckoned by hand: a quarter of 10.000,00 is bought in third countries; 1.500,00 of the 2.000,00 that were asked for ahead were
  // paid; the cancelation is the other way round.
  test('INV-08 a final invoice of a trip to third countries and its cancelation are the golden file, byte by byte', () => {
    const prepayment = tripInvoice(4, 'prepayment', [[-1, 200_000]])
    const paid = { deductions: [{ invoiceId: 4, cents: 150_000 }], invoiceDate: '2027-03-05' }
    const final = tripInvoice(5, 'final', [[-1, 1_000_000]], { ...paid, thirdShare: 0.25 })
    const storno = { originalId: 5, takesOver: false, invoiceDate: '2027-03-09' }
    const back = tripInvoice(6, 'cancelation', [[-1, -1_000_000]], storno)
    const trip: Trip = { invoices: [prepayment, final, back], payments: [tripPayment(1, 4, 150_000)] }
    const entries = [entryOf(prepayment), paidOn('2027-02-10', 1, 4), entryOf(final), entryOf(back)]
    // What came in February is in a file already.
    const bookings = bookingsOfTrip(trip, entries, accounting).slice(2).flat()
    const march = { from: '2027-03-01', to: '2027-03-31', createdAt, rates: noRates }
    const golden = readFileSync(join(import.meta.dirname, 'golden/EXTF_Buchungsstapel_2027-03.csv'))
    const written = windows1252(extfBatch({ ...march, bookings }, accounting))
    expect(Buffer.from(written).equals(golden)).toBe(true)
  })

  test('INV-08 header of 31 fields, 125 columns, a line a booking, all ended by CRLF', () => {
    const text = batch(bookingsOf('N-27-0001', [[19, 11_900]]))
    expect(text.split('\r\n')).toHaveLength(4)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(cellsOf(text, 0)).toHaveLength(31)
    expect(cellsOf(text, 0).slice(0, 6)).toEqual(['"EXTF"', '700', '21', '"Buchungsstapel"', '13', '20270301091530123'])
    expect(extfColumns).toHaveLength(125)
    expect([extfColumns[36], extfColumns[113], extfColumns[116], extfColumns[124]]).toEqual([
      'KOST1 - Kostenstelle',
      'Festschreibung',
      'Fälligkeit',
      'Abw. Skontokonto',
    ])
    expect(cellsOf(text, 1)).toEqual(extfColumns)
    expect(cellsOf(text, 2)).toHaveLength(125)
  })

  test('INV-08 cells of texts stand in marks even where they are empty, numbers and days never do', () => {
    const cells = cellsOf(batch(bookingsOf('N-27-0001', [[19, 11_900]])), 2)
    const isMarked = (name: string) => cells[extfColumns.indexOf(name)]?.startsWith('"')
    const texts = ['BU-Schlüssel', 'Beleglink', 'Beleginfo - Inhalt 8', 'Zusatzinformation- Inhalt 20', 'Buchungs GUID']
    const others = ['Konto', 'Skonto', 'Zinssperre', 'Kost-Menge', 'Stück', 'KOST-Datum', 'Fälligkeit', 'Steuersatz']
    expect([...texts, 'EU-Land u. UStID (Bestimmung)', 'EU-Land u. UStID (Ursprung)'].every(isMarked)).toBe(true)
    expect([...others, 'EU-Steuersatz (Bestimmung)', 'Abw. Skontokonto'].some(isMarked)).toBe(false)
  })

  test('INV-08 texts cannot break a line or a cell, and keep to what DATEV takes', () => {
    const [booking] = bookingsOf('R 27.0001ä', [[19, 5]])
    const text = batch([{ ...(booking as Booking), text: `"Chor";\r\n${'x'.repeat(80)}` }])
    const line = text.split('\r\n')[2] ?? ''
    expect(line).toContain(`"""Chor""; ${'x'.repeat(51)}"`)
    expect(line.startsWith('0,05;"S";"EUR";')).toBe(true)
    expect(line).toContain('"R270001"')
    expect(documentNumber('x'.repeat(40))).toHaveLength(36)
  })

  test('INV-08 another currency goes with the rate of its day and its sum in euros', () => {
    const [booking] = bookingsOf('N-27-0001', [[19, 95_00]])
    const rates = [
      { rate: 0.95, date: (booking as Booking).date },
      { rate: 0.9, date: '2027-03-01' },
    ]
    const francs = new Map([['CHF', rates]])
    const text = batch([{ ...(booking as Booking), currency: 'CHF' }], francs)
    expect(cellsOf(text, 2).slice(0, 6)).toEqual(['95,00', '"S"', '"CHF"', '0,950000', '100,00', '"EUR"'])
    const later = batch([{ ...(booking as Booking), currency: 'CHF', date: '2027-03-01' }], francs)
    expect(cellsOf(later, 2).slice(3, 5)).toEqual(['0,900000', '105,56'])
    const told = batch([{ ...(booking as Booking), currency: 'CHF', rate: 0.935 }], francs)
    expect(cellsOf(told, 2).slice(3, 5)).toEqual(['0,935000', '101,60'])
  })

  test('INV-08 batches that are not fixed say so in header and lines', () => {
    const bookings = bookingsOf('N-27-0001', [[19, 100]])
    const fixed = (settings: typeof accounting) => {
      const text = batch(bookings, noRates, settings)
      return [cellsOf(text, 0)[20], cellsOf(text, 2)[113]]
    }
    expect(fixed(accounting)).toEqual(['1', '1'])
    expect(fixed({ ...accounting, isLocked: false })).toEqual(['0', '0'])
  })

  test.each([
    ['Müß €', [0x4d, 0xfc, 0xdf, 0x20, 0x80]],
    ['„–“', [0x84, 0x96, 0x93]],
    ['Dvořák', [0x44, 0x76, 0x6f, 0x72, 0xe1, 0x6b]],
    ['木', [0x3f]],
    ['u\u0308', [0xfc]],
  ])('INV-08 %s in Windows-1252', (text, bytes) => {
    expect([...windows1252(text)]).toEqual(bytes)
  })
})

describe('a file holds one fiscal year (INV-08)', () => {
  test.each([
    ['2027-02-10', 1, '2027-01-01'],
    ['2027-12-31', 1, '2027-01-01'],
    ['2027-06-30', 7, '2026-07-01'],
    ['2027-07-01', 7, '2027-07-01'],
  ])('INV-08 %s with a year from month %i on began %s', (day, month, start) => {
    expect(fiscalYearStart(day, month)).toBe(start)
  })

  test.each([
    ['2027-02-01', '2027-02-28', 1, null],
    ['2027-01-01', '2027-12-31', 1, null],
    ['2026-12-01', '2027-01-31', 1, 'two_years'],
    ['2027-06-01', '2027-07-31', 7, 'two_years'],
    ['2027-02-02', '2027-02-01', 1, 'ends_before'],
    ['2027-02-01', '2027-02-01', 1, null],
    ['2027-12-31', '2027-12-31', 1, null],
    ['2028-01-01', '2028-01-31', 1, 'to_come'],
    ['2028-02-01', '2028-02-28', 1, 'to_come'],
  ])('INV-08 %s to %s', (from, to, month, code) => {
    expect(periodFault({ from, to }, month, '2027-12-31')?.code ?? null).toBe(code)
  })

  test('INV-08 months end on their last day, files are named by theirs', () => {
    expect([daysOfMonth('2027-02').to, daysOfMonth('2028-02').to, daysOfMonth('2027-12').to]).toEqual([
      '2027-02-28',
      '2028-02-29',
      '2027-12-31',
    ])
    expect(extfFileName(period)).toBe('EXTF_Buchungsstapel_2027-02-01_2027-02-28.csv')
  })
})

test('INV-08 the settings page names the accounts that are taken where none is entered', () => {
  const fields = settingAreas.flatMap(({ groups }) => groups.flatMap((group) => group.fields))
  for (const [use, skr03] of Object.entries(presetAccounts.SKR03)) {
    const field = fields.find(({ path }) => path === `accounting.accounts.${use}`)
    const skr04 = Object.entries(presetAccounts.SKR04).find(([name]) => name === use)?.[1]
    expect(field?.description).toContain(`Ohne Angabe ${skr03} im SKR03, ${skr04} im SKR04.`)
  }
})
