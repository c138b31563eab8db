import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRefusal } from '../refusal.ts'
import { type AskedAmount, type InvoiceAmounts, invoiceAmounts, statusOf } from './invoice-amounts.ts'
import { marginScheme, taxGroups, taxIn, taxInPayment } from './invoice-tax.ts'

const nothing: Omit<AskedAmount, 'type'> = { percent: null, amountCents: null, partialCents: null }
const trip = { beforePayments: 5_895_900, payments: 1_180_000, due: 4_715_900 }
const fresh = { beforePayments: 0, payments: 0, due: 0 }
/** Money came in before there was a price. */
const prepaid = { beforePayments: 0, payments: 5_000, due: -5_000 }
const unpaid = { beforePayments: 100_001, payments: 0, due: 100_001 }

function amounts(type: AskedAmount['type'], asked: Partial<AskedAmount>, totals = trip) {
  return invoiceAmounts({ ...nothing, ...asked, type }, totals, 'EUR')
}

describe('what an invoice comes to (002 §5, §9)', () => {
  test.each([
    // type, asked, trip, total, deducted, due, from
    ['prepayment', { percent: 5_000 }, trip, 2_947_950, 1_180_000, 1_767_950, 'share'],
    ['prepayment', { percent: 2_000 }, unpaid, 20_000, 0, 20_000, 'share'],
    ['prepayment', { percent: 3_333 }, unpaid, 33_330, 0, 33_330, 'share'],
    ['prepayment', { percent: 5_000 }, unpaid, 50_001, 0, 50_001, 'share'],
    ['prepayment', { amountCents: 1 }, unpaid, 1, 0, 1, 'typed'],
    ['prepayment', { percent: 10_000 }, trip, 5_895_900, 1_180_000, 4_715_900, 'share'],
    ['prepayment', { partialCents: 2_000_000 }, trip, 2_000_000, 1_180_000, 820_000, 'share'],
    ['prepayment', { amountCents: 4_715_900 }, trip, 4_715_900, 0, 4_715_900, 'typed'],
    ['prepayment', { amountCents: 50_000 }, fresh, 50_000, 0, 50_000, 'typed'],
    ['prepayment', { percent: 2_000, amountCents: 100_000 }, fresh, 20_000, 0, 20_000, 'share'],
    ['cancelation', { percent: 1_000 }, trip, 589_590, 1_180_000, -590_410, 'share'],
    ['cancelation', { percent: 8_000 }, trip, 4_716_720, 1_180_000, 3_536_720, 'share'],
    ['normal', {}, trip, 5_895_900, 1_180_000, 4_715_900, 'rows'],
    ['normal', { amountCents: 4_715_900 }, trip, 5_895_900, 1_180_000, 4_715_900, 'rows'],
    ['normal', { amountCents: 5_895_900 }, trip, 5_895_900, 1_180_000, 4_715_900, 'rows'],
    ['normal', { amountCents: 64_200 }, trip, 64_200, 0, 64_200, 'typed'],
    ['normal', { amountCents: 0 }, trip, 0, 0, 0, 'typed'],
    ['final', { amountCents: 70_000 }, prepaid, 75_000, 5_000, 70_000, 'typed'],
    ['final', {}, trip, 5_895_900, 1_180_000, 4_715_900, 'rows'],
    ['final', { amountCents: 70_000 }, fresh, 70_000, 0, 70_000, 'typed'],
  ] as const)('INV-11 %s %j', (type, asked, totals, totalCents, deductedCents, dueCents, from) => {
    expect(amounts(type, asked, totals)).toMatchObject({ totalCents, deductedCents, dueCents, from })
  })

  test('INV-11 what was typed is with the earlier payments the share of the price', () => {
    expect(amounts('prepayment', { amountCents: 100_000 })).toMatchObject({
      partialCents: 1_280_000,
      amountType: 'amount',
    })
    expect(amounts('prepayment', { partialCents: 2_000_000 })).toMatchObject({ partialCents: 2_000_000, percent: null })
  })

  test.each([
    [{ amountCents: 0 }, unpaid, 'nothing_asked'],
    [{ amountCents: -1 }, unpaid, 'nothing_asked'],
    [{ partialCents: 1_180_000 }, trip, 'prepaid_already'],
    [{ partialCents: 1_180_001 }, trip, undefined],
  ])('INV-03 a prepayment asks for something: %j', (asked, totals, code) => {
    const told = amounts('prepayment', asked, totals)
    expect(isRefusal(told) ? told.code : undefined).toBe(code)
  })

  const priceless = { beforePayments: 0, payments: 0, due: 0 }
  test.each([
    [
      { percent: 3_000 },
      priceless,
      'percent',
      /^Die Reise hat keinen Preis, von dem Stornokosten .* Bitte einen Betrag/,
    ],
    [
      { percent: 3_000 },
      { beforePayments: 0, payments: 50_000, due: -50_000 },
      'percent',
      /^Die Reise hat keinen Preis/,
    ],
    [{ percent: 1 }, { beforePayments: 10, payments: 0, due: 10 }, 'percent', /^Bitte einen Betrag über 0 angeben$/],
    [{ amountCents: 0 }, unpaid, 'amount', /^Bitte einen Betrag über 0 angeben$/],
    [{ partialCents: 0 }, priceless, 'amount', /^Bitte einen Betrag über 0 angeben$/],
  ] as const)('INV-03 a cancelled trip costs something: %j of %j is refused at %s', (asked, totals, field, message) => {
    expect(amounts('cancelation', asked, totals)).toMatchObject({
      ...{ refusal: true, code: 'nothing_charged', field },
      message: expect.stringMatching(message),
    })
  })

  test('INV-03 what it costs may be less than what is paid, and is typed where the trip has no price', () => {
    expect(amounts('cancelation', { percent: 1_000 })).toMatchObject({ dueCents: expect.any(Number) })
    expect(amounts('cancelation', { partialCents: 0 })).toMatchObject({ totalCents: 0, dueCents: -1_180_000 })
    expect(amounts('cancelation', { amountCents: 12_000 }, priceless)).toMatchObject({ dueCents: 12_000 })
  })

  test.each([
    ['prepayment', { percent: 10_001 }, 'percent', 'Höchstens 100 %'],
    ['prepayment', { percent: 0 }, 'percent', 'Bitte mehr als 0 % angeben'],
    ['normal', { percent: -1 }, 'percent', 'Bitte mehr als 0 % angeben'],
    ['final', { percent: 10_001 }, 'percent', 'Höchstens 100 %'],
    ['cancelation', { percent: 10_001 }, 'percent', 'Höchstens 100 %'],
    [
      'cancelation',
      { partialCents: 5_895_901 },
      'amount',
      'Die Stornokosten sind höher als der Reisepreis von 58.959,00 €.',
    ],
    [
      'cancelation',
      { amountCents: 4_715_901 },
      'amount',
      'Die Stornokosten sind höher als der Reisepreis von 58.959,00 €.',
    ],
    ['prepayment', {}, 'amount', 'Bitte einen Betrag oder Prozentsatz angeben'],
    ['prepayment', { amountCents: 4_715_901 }, 'amount', 'Die Anzahlung ist höher als der Rest von 47.159,00 €.'],
    [
      'prepayment',
      { percent: 2_000 },
      'percent',
      'Auf die Reise sind schon 11.800,00 € bezahlt: Mit dieser Anzahlung ist nichts mehr zu zahlen.',
    ],
    ['final', { amountCents: 1 }, 'amount', 'Die Endabrechnung kommt auf 47.159,00 €. Preise ändert die Kalkulation.'],
    ['normal', { amountCents: -1 }, 'amount', 'Zurückgezahlt wird mit einer Stornorechnung.'],
  ] as const)('INV-03 %s %j is refused at %s', (type, asked, field, message) => {
    const told = amounts(type, asked)
    expect(told).toMatchObject({ refusal: true, field })
    // Amounts have a no-break space before their sign.
    expect(isRefusal(told) && told.message.replaceAll('\u00a0', ' ')).toBe(message)
  })

  test.each([
    [0, 'paid'],
    [1, 'new'],
    [-1, 'new'],
  ])('INV-03 with %i cents to pay it is %s', (due, status) => {
    expect(statusOf(due)).toBe(status)
  })

  test('INV-04 INV-11 for any trip: due = total − deducted, and due with the open rest is the whole', () => {
    const cents = fc.integer({ min: 1, max: 90_000_000 })
    const law = fc.property(cents, cents, fc.integer({ min: 1, max: 10_000 }), (beforePayments, paid, percent) => {
      const payments = Math.min(paid, beforePayments)
      const totals = { beforePayments, payments, due: beforePayments - payments }
      for (const told of [amounts('prepayment', { percent }, totals), amounts('final', {}, totals)]) {
        if (isRefusal(told)) continue
        const made: InvoiceAmounts = told
        expect(made.dueCents).toBe(made.totalCents - made.deductedCents)
        expect(made.dueCents).toBeLessThanOrEqual(totals.due)
        const rest = totals.due - made.dueCents
        expect(payments + made.dueCents + rest).toBe(beforePayments)
      }
      const share = amounts('cancelation', { percent }, totals)
      // INV-11: due = partial − (before payments − amount)
      if (!isRefusal(share)) {
        expect(share.dueCents).toBe((share.partialCents ?? 0) - (totals.beforePayments - totals.due))
      }
    })
    fc.assert(law, { numRuns: 200 })
  })
})

describe('tax of an invoice (money.md §5)', () => {
  test.each([
    [11_900, 19, 1_900],
    [10_000, 19, 1_597],
    [10_000, 7, 654],
    [-10_000, 19, -1_597],
    [10_000, 0, 0],
    [10_000, marginScheme, 0],
  ])('INV-03 in %i cents at %i %% there are %i', (gross, percentage, tax) => {
    expect(taxIn(gross, percentage)).toBe(tax)
  })

  test('INV-03 each rate is a group of its own, rounded once; net and tax are the gross', () => {
    const lines = [
      { cents: 333, taxPercentage: 19 },
      { cents: 333, taxPercentage: 19 },
      { cents: 334, taxPercentage: 19 },
      { cents: 50_000, taxPercentage: marginScheme },
      { cents: 1_070, taxPercentage: 7 },
    ]
    expect(taxGroups(lines)).toEqual([
      { taxPercentage: 19, grossCents: 1_000, netCents: 840, taxCents: 160 },
      { taxPercentage: 7, grossCents: 1_070, netCents: 1_000, taxCents: 70 },
      { taxPercentage: marginScheme, grossCents: 50_000, netCents: 50_000, taxCents: 0 },
    ])
  })

  test.each([
    [11_900, { totalCents: 23_800, taxCents: 3_800 }, 1_900],
    [100, { totalCents: 0, taxCents: 0 }, 0],
  ])('INV-03 in %i received cents of %j there are %i of tax', (received, totals, tax) => {
    expect(taxInPayment(received, totals)).toBe(tax)
  })
})
