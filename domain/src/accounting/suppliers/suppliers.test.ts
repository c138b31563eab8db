import { describe, expect, test } from 'vitest'
import { type ActualInvoice, comparedCosts, type PlannedLine } from './planned-actual.ts'
import { supplierDiscount } from './supplier-discount.ts'
import { statusAfter, supplierInvoiceFault, type TypedSupplierInvoice } from './supplier-invoice-rules.ts'

const typed: TypedSupplierInvoice = {
  ...{ type: 'whole', invoiceDate: '2027-02-01', dueDate: '2027-02-15' },
  ...{ amountCents: 11_900, amountCurrency: 'EUR', taxCents: 1_900, taxCurrency: 'EUR', taxKind: 'margin' },
  ...{ discountPercent: null, discountUntil: null },
}

describe('invoices of suppliers (INV-12)', () => {
  test.each<[Partial<TypedSupplierInvoice>, string | null]>([
    [{}, null],
    [{ dueDate: null, taxCents: null }, null],
    [{ dueDate: '2027-02-01', taxCents: 0 }, null],
    [{ dueDate: '2027-01-31' }, 'dueDate'],
    [{ amountCents: 0 }, 'amount'],
    [{ amountCents: -1 }, 'amount'],
    [{ taxCents: -1 }, 'taxAmount'],
    [{ taxCents: 11_900 }, 'taxAmount'],
    [{ taxCents: 11_899 }, null],
    [{ taxCurrency: 'NOK' }, 'taxAmount'],
    // Input tax is that of one rate, but for how suppliers round: 5 cents and no more.
    [{ taxKind: 'input19' }, null],
    [{ taxKind: 'input19', taxCents: 1_905 }, null],
    [{ taxKind: 'input19', taxCents: 1_895 }, null],
    [{ taxKind: 'input19', taxCents: 1_906 }, 'taxAmount'],
    [{ taxKind: 'input19', taxCents: 1_894 }, 'taxAmount'],
    // 1.900,96 is 1.901: rounded, not cut off.
    [{ taxKind: 'input19', amountCents: 11_906, taxCents: 1_906 }, null],
    [{ taxKind: 'input19', taxCents: null }, null],
    [{ taxKind: 'input7' }, 'taxAmount'],
    [{ taxKind: 'input7', taxCents: 779 }, null],
    [{ taxKind: 'none', taxCents: 779 }, null],
    [{ discountPercent: 2, discountUntil: '2027-02-08' }, null],
    [{ discountPercent: 2, discountUntil: '2027-02-01' }, null],
    [{ discountPercent: 2, discountUntil: '2027-02-15' }, null],
    [{ discountPercent: 2, discountUntil: '2027-02-20', dueDate: null }, null],
    [{ discountPercent: 2 }, 'discountUntil'],
    [{ discountPercent: 2, discountUntil: '2027-01-31' }, 'discountUntil'],
    [{ discountPercent: 2, discountUntil: '2027-02-16' }, 'discountUntil'],
    [{ type: 'credit', discountPercent: 2, discountUntil: '2027-02-08' }, 'discountPercent'],
    [{ discountUntil: '2027-02-16' }, null],
  ])('INV-12 %j is refused at %s', (change, field) => {
    expect(supplierInvoiceFault({ ...typed, ...change })?.field ?? null).toBe(field)
  })

  test.each([
    // cents, percent, until, paid on, comes off
    [119_000, 2, '2027-02-08', '2027-02-08', 2_380],
    [119_000, 2, '2027-02-08', '2027-02-09', 0],
    [119_000, null, '2027-02-08', '2027-02-01', 0],
    [119_000, 2, null, '2027-02-01', 0],
    [25, 2, '2027-02-08', '2027-02-01', 1],
    [24, 2, '2027-02-08', '2027-02-01', 0],
    [119_000, 2.5, '2027-02-08', '2027-02-08', 2_975],
    [10_000, 2.55, '2027-02-08', '2027-02-08', 255],
    [1_000, 0.29, '2027-02-08', '2027-02-08', 3],
  ])('INV-12 of %i cents %s %% until %s, paid on %s: %i come off', (cents, discountPercent, discountUntil, on, off) => {
    const terms = { cents, discountPercent, discountUntil }
    expect(supplierDiscount({ ...terms, type: 'whole' }, on)).toBe(off)
    expect(supplierDiscount({ ...terms, type: 'credit' }, on)).toBe(0)
  })

  test.each([
    ['approve', 'open', 'approved'],
    ['pay', 'approved', 'paid'],
    ['withdraw', 'approved', 'open'],
    ['withdraw', 'paid', 'open'],
    ['pay', 'open', null],
    ['approve', 'approved', null],
    ['approve', 'paid', null],
    ['pay', 'paid', null],
    ['withdraw', 'open', null],
  ] as const)('INV-12 %s of one that is %s leads to %s', (action, status, after) => {
    const next = statusAfter(action, status)
    expect(typeof next === 'string' ? next : null).toBe(after)
  })

  test('INV-12 why something is not possible now is told in German: only the first letter of a status is a small one', () => {
    expect(statusAfter('withdraw', 'ordered')).toMatchObject({
      message: 'Freigabe zurücknehmen geht nicht: Die Rechnung ist zur Zahlung angewiesen.',
    })
  })
})

describe('planned against actual (INV-12)', () => {
  const planned: PlannedLine[] = [
    { service: 1, title: 'Hotel Edda', cents: 100_000 },
    { service: 1, title: 'Hotel Edda', cents: 20_000 },
    { service: 2, title: 'Fähre', cents: 50_000 },
    { service: null, title: 'Bus', cents: 30_000 },
  ]
  const invoice = (change: Partial<ActualInvoice>): ActualInvoice => ({
    ...{ service: 1, title: '', cents: 10_000, currency: 'EUR', isPaid: false },
    ...change,
  })

  test('INV-12 a row a service: deposits and finals add up, credits take off, what is paid is not open', () => {
    const { rows, totals, withoutRate } = comparedCosts(
      { lines: planned, gaps: [] },
      [
        invoice({ cents: 40_000, isPaid: true }),
        invoice({ cents: 85_000 }),
        invoice({ cents: -5_000 }),
        invoice({ service: null, cents: 1_000 }),
        invoice({ service: 9, cents: 700 }),
      ],
      'EUR',
      {},
    )
    expect(rows.map(({ gap: _, ...row }) => row)).toEqual([
      { service: 1, title: 'Hotel Edda', plannedCents: 120_000, actualCents: 120_000, openCents: 80_000 },
      { service: 2, title: 'Fähre', plannedCents: 50_000, actualCents: 0, openCents: 0 },
      { service: null, title: 'Ohne Leistung', plannedCents: 30_000, actualCents: 1_000, openCents: 1_000 },
      { service: 9, title: 'Ohne Leistung', plannedCents: 0, actualCents: 700, openCents: 700 },
    ])
    expect(totals).toEqual({ plannedCents: 200_000, actualCents: 121_700, openCents: 81_700, gaps: 0 })
    expect(withoutRate).toEqual([])
  })

  test('INV-12 CALC-05 what the plan does not know is told with its row and counted, whether a price of it counts or none', () => {
    const { rows, totals } = comparedCosts(
      {
        lines: [...planned, { service: 3, title: 'Zug', cents: 0 }],
        gaps: [
          { service: 2, title: 'Fähre', reason: 'Bus an Bord ohne Einkaufspreis' },
          { service: 3, title: 'Zug', reason: 'Kein Einkaufspreis' },
          { service: 4, title: 'Hotel Bergen', reason: 'Kein Kurs für NOK' },
          { service: 4, title: 'Hotel Bergen', reason: 'Kein Preis im Einzelzimmer' },
          { service: null, title: 'Reiseleitung', reason: 'Ohne Betrag' },
        ],
      },
      [invoice({ service: 3, cents: 5_000 })],
      'EUR',
      {},
    )
    expect(rows.map(({ title, plannedCents, gap, actualCents }) => [title, plannedCents, gap, actualCents])).toEqual([
      ['Hotel Edda', 120_000, null, 0],
      ['Fähre', 50_000, 'Bus an Bord ohne Einkaufspreis', 0],
      ['Ohne Leistung', 30_000, 'Reiseleitung: Ohne Betrag', 0],
      ['Zug', 0, 'Kein Einkaufspreis', 5_000],
      ['Hotel Bergen', 0, 'Kein Kurs für NOK, Kein Preis im Einzelzimmer', 0],
    ])
    expect(totals).toMatchObject({ plannedCents: 200_000, gaps: 5 })
  })

  test('INV-12 what is charged for a service that is not planned has its name, what is charged by a supplier alone theirs', () => {
    const { rows } = comparedCosts(
      { lines: planned, gaps: [] },
      [
        invoice({ title: 'Hotel Edda, Deposit' }),
        invoice({ service: 9, title: 'Hotel Bergen', cents: 700 }),
        invoice({ service: null, title: 'Nordbus AS', cents: 300 }),
        invoice({ service: null, title: 'Nordbus AS', cents: 200 }),
        invoice({ service: null, cents: 100 }),
      ],
      'EUR',
      {},
    )
    expect(rows.map(({ service, title, actualCents }) => [service, title, actualCents])).toEqual([
      [1, 'Hotel Edda', 10_000],
      [2, 'Fähre', 0],
      [null, 'Ohne Leistung', 100],
      [9, 'Hotel Bergen', 700],
      [null, 'Nordbus AS', 500],
    ])
  })

  test('INV-12 another currency counts at the rate of the trip, rounded once; without one it is told', () => {
    const { totals, withoutRate } = comparedCosts(
      { lines: [], gaps: [] },
      [
        invoice({ currency: 'NOK', cents: 114_235 }),
        invoice({ currency: 'NOK', cents: 5 }),
        invoice({ currency: 'SEK', cents: 500 }),
        invoice({ currency: 'SEK', cents: 500 }),
      ],
      'EUR',
      { NOK: 11.4235 },
    )
    expect(totals.actualCents).toBe(10_000)
    expect(withoutRate).toEqual(['SEK'])
  })

  test.each([
    // cents, how much of its currency one unit of the trip's buys, what it counts
    [100, 8, 13],
    [-100, 8, -13],
    [99, 8, 12],
    [100, 0.5, 200],
  ])('INV-12 %i in another currency at %d count %i, rounded once', (cents, rate, counted) => {
    const { totals } = comparedCosts({ lines: [], gaps: [] }, [invoice({ cents, currency: 'NOK' })], 'EUR', {
      NOK: rate,
    })
    expect(totals.actualCents).toBe(counted)
  })
})
