import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paymentsOf } from '../calculation/calculate.ts'
import { isRefusal } from '../refusal.ts'
import { invoiceAmounts, takesOver } from './invoice-amounts.ts'
import type { InvoiceType } from './invoice-types.ts'
import {
  deductedFault,
  feePart,
  openCents,
  paidSince,
  refundFault,
  type StandingInvoice,
  secondChargeFault,
  stillOpen,
  takenOver,
} from './standing.ts'

const invoice = (id: number, change: Partial<StandingInvoice> = {}): StandingInvoice => ({
  ...{ id, issuedAs: id, saidAs: id, dueCents: 8_200, takesOver: true, isCanceled: false, isStorno: false },
  deductions: [],
  ...change,
})
const deducting = (cents: number) => ({ dueCents: 41_000 - cents, deductions: [{ invoiceId: 1, cents }] })

describe('which claims a later invoice asks for (INV-04, money.md §6)', () => {
  test.each<[string, StandingInvoice[], [number, number, number][]]>([
    ['nothing came before', [invoice(1)], []],
    ['an unpaid prepayment is in the final one', [invoice(1), invoice(2, deducting(0))], [[1, 2, 8_200]]],
    ['of a partly paid one the rest is', [invoice(1), invoice(2, deducting(7_000))], [[1, 2, 1_200]]],
    ['of a paid one nothing is', [invoice(1), invoice(2, deducting(8_200))], []],
    ['an amount of its own stays apart', [invoice(1), invoice(2, { takesOver: false })], []],
    [
      'with the last one both are asked for',
      [invoice(1), invoice(2, deducting(0)), invoice(3, deducting(8_200))],
      [[2, 3, 41_000]],
    ],
    [
      'cancelled, the one before asks again',
      [invoice(1), invoice(2, deducting(0)), invoice(3, { ...deducting(0), isCanceled: true })],
      [[1, 2, 8_200]],
    ],
    ['who takes back asks for nothing', [invoice(1, { isCanceled: true }), invoice(2, { isStorno: true })], []],
    [
      'made anew it asks for what came between',
      [invoice(1, { saidAs: 3, ...deducting(0) }), invoice(2, { takesOver: false })],
      [[2, 1, 8_200]],
    ],
  ])('INV-04 %s', (_, invoices, expected) => {
    expect([...takenOver(invoices)].map(([id, { into, cents }]) => [id, into, cents])).toEqual(expected)
  })

  test.each([
    // due, cancelled, takes back, paid, paid on the other, taken over, paid since on what it took over, open
    [8_200, false, false, 0, 0, false, 0, 8_200],
    [8_200, false, false, 8_200, 0, false, 0, 0],
    [8_200, false, false, 0, 0, true, 0, 0],
    [8_200, false, false, 8_200, 0, true, 0, 0],
    [41_000, false, false, 32_800, 0, false, 8_200, 0],
    [41_000, false, false, 0, 0, false, 8_200, 32_800],
    [8_200, true, false, 8_200, 0, false, 0, 0],
    [-8_200, false, true, 0, 8_200, false, 0, -8_200],
    [-8_200, false, true, -8_200, 8_200, false, 0, 0],
    [-8_200, false, true, 0, 0, false, 0, 0],
  ])(
    'INV-04 due %i, cancelled %s, taking back %s, paid %i and %i, taken over %s, paid there %i: open %i',
    (dueCents, isCanceled, isStorno, paidCents, originalPaidCents, isTaken, takenPaidCents, open) => {
      const state = { paidCents, originalPaidCents, isTaken, takenPaidCents }
      expect(openCents({ dueCents, isCanceled, isStorno }, state)).toBe(open)
    },
  )

  test('INV-04 what is open on earlier invoices is told, less what was received', () => {
    const told = { number: 'N-27-0001', invoiceDate: '2026-11-12', takesOver: false }
    const others = [
      { ...invoice(1), ...told },
      { ...invoice(2, { dueCents: 5_000 }), ...told, number: 'N-27-0002' },
      { ...invoice(3, { isCanceled: true }), ...told },
      { ...invoice(4, { isStorno: true }), ...told },
      { ...invoice(5), ...told },
    ]
    const deductions = [
      { invoiceId: 2, cents: 4_999 },
      { invoiceId: 5, cents: 8_200 },
    ]
    expect(stillOpen(others, deductions)).toEqual([
      { number: 'N-27-0001', invoiceDate: '2026-11-12', cents: 8_200 },
      { number: 'N-27-0002', invoiceDate: '2026-11-12', cents: 1 },
    ])
  })

  test.each([
    // came in on the first since, on the second; what is open on the second
    [0, 0, [['2', 16_400]]],
    [8_200, 0, [['2', 8_200]]],
    [8_200, 8_200, []],
  ])('INV-04 one whose claim is part of another is named no more; %i and %i came in', (first, second, expected) => {
    const others = [
      { ...invoice(1), number: '1', invoiceDate: '2026-11-12' },
      { ...invoice(2, { dueCents: 16_400 }), number: '2', invoiceDate: '2026-11-13' },
    ]
    const deductions = [
      { invoiceId: 1, cents: first },
      { invoiceId: 2, cents: second },
    ]
    expect(stillOpen(others, deductions).map(({ number, cents }) => [number, cents])).toEqual(expected)
  })
})

test.each([
  [-1, { dueCents: 8_200, paidCents: 0, otherCents: 0, isPair: false }, 'above_received'],
  [-100, { dueCents: 8_200, paidCents: 100, otherCents: 0, isPair: false }, undefined],
  [-590, { dueCents: -590, paidCents: 0, otherCents: 0, isPair: false }, undefined],
  [-591, { dueCents: -590, paidCents: 0, otherCents: 0, isPair: false }, 'above_received'],
  [-8_200, { dueCents: -8_200, paidCents: 0, otherCents: 8_200, isPair: true }, undefined],
  [-1, { dueCents: -8_200, paidCents: -8_200, otherCents: 8_200, isPair: true }, 'above_received'],
  [1, { dueCents: 8_200, paidCents: 0, otherCents: 0, isPair: false }, undefined],
])('INV-04 a refund of %i on %j', (cents, paid, code) => {
  expect(refundFault(cents, paid, 'EUR')?.code).toBe(code)
})

type Before = Parameters<typeof secondChargeFault>[1][number]
const issued: Before = { number: 'N-27-0001', type: 'final', takesOver: true, status: 'new' }
test.each<[InvoiceType, boolean, Partial<Before>, boolean]>([
  ['final', true, {}, true],
  ['normal', true, { type: 'normal', status: 'paid' }, true],
  ['prepayment', true, {}, true],
  ['normal', false, {}, false],
  ['cancelation', true, {}, false],
  ['final', true, { status: 'canceled' }, false],
  ['final', true, { type: 'prepayment' }, false],
  ['final', true, { type: 'normal', takesOver: false }, false],
])('INV-03 INV-06 the same is charged once: %s (%s) after %j', (type, isWhole, before, isRefused) => {
  const fault = secondChargeFault({ type, takesOver: isWhole }, [{ ...issued, ...before }])
  expect(fault?.field ?? null).toBe(isRefused ? 'type' : null)
})

type Kept = StandingInvoice & { type: InvoiceType; totalCents: number; takesBackId: number | null; payments: number[] }
const step = fc.oneof(
  fc.record({ do: fc.constant('prepayment' as const), percent: fc.integer({ min: 1, max: 10_000 }) }),
  fc.record({ do: fc.constantFrom('final' as const, 'normal' as const) }),
  fc.record({ do: fc.constant('own' as const), cents: fc.integer({ min: 1, max: 5_000 }) }),
  fc.record({ do: fc.constant('pay' as const), which: fc.nat(9), cents: fc.integer({ min: -20_000, max: 50_000 }) }),
  fc.record({ do: fc.constant('cancel' as const), which: fc.nat(9) }),
)
const beforePayments = 41_000
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
const paidOn = ({ payments }: Kept) => sum(payments)

/** What the desk does to the invoices of a trip, by the rules it does it with. */
function after(invoices: readonly Kept[], asked: typeof step extends fc.Arbitrary<infer Step> ? Step : never): Kept[] {
  const told = invoices.map((one) => ({
    ...{ billingType: 'included' as const, status: one.isCanceled ? 'canceled' : 'new', takesBack: one.isStorno },
    ...{ ...one, number: `${one.id}`, payments: one.payments.map((cents) => ({ cents })) },
  }))
  const id = invoices.length + 1
  const fresh = { id, issuedAs: id, saidAs: id, isCanceled: false, takesBackId: null, payments: [] }
  if (asked.do === 'pay') {
    const paid = invoices[asked.which % Math.max(1, invoices.length)]
    if (paid === undefined || asked.cents === 0) return [...invoices]
    const partner = invoices.find((one) => one.takesBackId === paid.id || paid.takesBackId === one.id)
    const on = {
      ...paid,
      paidCents: paidOn(paid),
      otherCents: partner ? paidOn(partner) : 0,
      isPair: partner !== undefined,
    }
    if (refundFault(asked.cents, on, 'EUR') !== null) return [...invoices]
    return invoices.map((one) => (one === paid ? { ...one, payments: [...one.payments, asked.cents] } : one))
  }
  if (asked.do === 'cancel') {
    const canceled = invoices[asked.which % Math.max(1, invoices.length)]
    if (canceled === undefined || canceled.isCanceled || canceled.isStorno) return [...invoices]
    if (deductedFault({ id: canceled.id, number: '' }, told) !== null) return [...invoices]
    const storno = { ...fresh, ...({ type: 'cancelation', takesOver: false, isStorno: true, deductions: [] } as const) }
    const amounts = { totalCents: -canceled.totalCents, dueCents: -canceled.dueCents, takesBackId: canceled.id }
    return [
      ...invoices.map((one) => (one === canceled ? { ...one, isCanceled: true } : one)),
      { ...storno, ...amounts },
    ]
  }
  const payments = paymentsOf(told)
  const type = asked.do === 'own' ? 'normal' : asked.do
  const percent = asked.do === 'prepayment' ? asked.percent : null
  const amountCents = asked.do === 'own' ? asked.cents : null
  const totals = { beforePayments, payments, due: beforePayments - payments }
  const amounts = invoiceAmounts({ type, percent, amountCents, partialCents: null }, totals, 'EUR')
  if (isRefusal(amounts)) return [...invoices]
  const whole = { type, takesOver: takesOver(type, amounts) }
  if (secondChargeFault(whole, told) !== null) return [...invoices]
  const deductions =
    amounts.from === 'typed' ? [] : told.map((one) => ({ invoiceId: one.id, cents: paymentsOf([one]) }))
  return [...invoices, { ...fresh, ...whole, ...amounts, isStorno: false, deductions }]
}

test('INV-04 INV-11 whatever is issued, paid, refunded and cancelled in whatever order: open items and what is not yet charged are what is due of the trip', () => {
  const law = fc.property(fc.array(step, { maxLength: 14 }), (steps) => {
    let invoices: Kept[] = []
    for (const one of steps) {
      invoices = after(invoices, one)
      const taken = takenOver(invoices)
      const openOf = (kept: Kept) => {
        const original = invoices.find(({ id }) => id === kept.takesBackId)
        const originalPaidCents = original === undefined ? 0 : paidOn(original)
        const since = invoices.map((one): number => {
          const into = taken.get(one.id)
          return into?.into === kept.id ? paidSince(one.dueCents, paidOn(one), into) : 0
        })
        const isTaken = taken.has(kept.id)
        return openCents(kept, { paidCents: paidOn(kept), originalPaidCents, isTaken, takenPaidCents: sum(since) })
      }
      const living = invoices.filter(({ isCanceled, isStorno }) => !isCanceled && !isStorno)
      const last = living.findLast((kept) => kept.takesOver)
      const charged = sum(living.filter(({ id }) => id >= (last?.id ?? 0)).map(({ totalCents }) => totalCents))
      const due = beforePayments - sum(living.map(paidOn))
      expect(sum(living.map(openOf)) + (beforePayments - charged)).toBe(due)
      // What was received on cancelled ones goes back, once, with those that took them back.
      const gone = invoices.filter((kept) => !living.includes(kept))
      expect(sum(gone.map(openOf))).toBe(-sum(gone.map(paidOn)) + 0)
      for (const kept of gone.filter(({ isCanceled }) => isCanceled)) expect(openOf(kept)).toBe(0)
      expect(living.filter((kept) => kept.takesOver && kept.type !== 'prepayment').length).toBeLessThanOrEqual(1)
    }
  })
  fc.assert(law, { numRuns: 300 })
})

test.each([
  // came in, open, fees open: for reminding
  [10_500, 10_000, 500, 500],
  [10_300, 10_000, 500, 300],
  [10_000, 10_000, 500, 0],
  [9_000, 10_000, 500, 0],
  [11_000, 10_000, 500, 500],
  [500, 0, 500, 500],
  [500, -200, 500, 500],
  [10_500, 10_000, 0, 0],
])('INV-08 of %i, with %i and %i in fees open, %3$i are for having been reminded', (cents, open, fees, part) => {
  expect(feePart(cents, open, fees)).toBe(part)
})

test.each<[string, Partial<Parameters<typeof deductedFault>[1][number]>, boolean]>([
  ['a living one over the price that has taken payments off', {}, true],
  ['one that was taken back itself', { status: 'canceled' }, false],
  ['an amount of its own', { takesOver: false }, false],
  ['one that has taken nothing off', { deductions: [] }, false],
  ['one that took payments of another off', { deductions: [{ invoiceId: 2, cents: 500 }] }, false],
  [
    'one whose payments came and went back',
    {
      deductions: [
        { invoiceId: 1, cents: 500 },
        { invoiceId: 1, cents: -500 },
      ],
    },
    false,
  ],
])('INV-06 an invoice is not taken back under %s', (_, change, isRefused) => {
  const later = { ...issued, number: 'N-27-0002', deductions: [{ invoiceId: 1, cents: 500 }], ...change }
  const fault = deductedFault({ id: 1, number: 'N-27-0001' }, [later])
  expect(fault?.message ?? null).toBe(
    isRefused ? 'Die Rechnung N-27-0002 zieht Zahlungen auf N-27-0001 ab. Bitte storniere sie zuerst.' : null,
  )
})

test('INV-04 what may go back at most is said', () => {
  const paid = { dueCents: 10_000, paidCents: 5_000, otherCents: 0, isPair: false }
  expect(refundFault(-5_001, paid, 'EUR')?.message.replaceAll('\u00a0', ' ')).toBe(
    'Zurückgehen können höchstens 50,00 €.',
  )
  const back = { ...paid, paidCents: -1_000 }
  expect(refundFault(-1, back, 'EUR')?.message.replaceAll('\u00a0', ' ')).toBe('Zurückgehen können höchstens 0,00 €.')
})

test.each([
  ['normal', 'rows', true],
  ['normal', 'typed', false],
  ['prepayment', 'share', true],
  ['prepayment', 'typed', false],
  ['cancelation', 'share', true],
  ['cancelation', 'typed', false],
  ['final', 'rows', true],
  ['final', 'typed', true],
] as const)('INV-04 a %s made of %s asks for what was open before: %s', (type, from, expected) => {
  expect(takesOver(type, { from })).toBe(expected)
})
