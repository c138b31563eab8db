import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { takesOver } from './invoice-amounts.ts'
import type { InvoiceType } from './invoice-types.ts'
import {
  deductedFault,
  dueAgain,
  leftOutOf,
  openCents,
  paidBeside,
  paidSince,
  refundFault,
  type StandingInvoice,
  secondChargeFault,
  stillOpen,
  takenOver,
} from './standing.ts'
import {
  beforePayments,
  type LifeInvoice,
  type LifeStep,
  leftOutStart,
  lifeAfter,
  lifeStep,
  openOf,
  paidOn,
} from './trip-life.fixture.ts'

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
    [
      'of a paid one that it leaves out nothing is',
      [invoice(1), invoice(2, { ...deducting(0), leftOut: [{ invoiceId: 1, cents: 8_200 }] })],
      [],
    ],
    [
      'of a partly paid one that it leaves out the rest is',
      [invoice(1), invoice(2, { ...deducting(0), leftOut: [{ invoiceId: 1, cents: 7_000 }] })],
      [[1, 2, 1_200]],
    ],
    [
      'what was too much on one that it leaves out goes back with that one',
      [invoice(1), invoice(2, { ...deducting(0), leftOut: [{ invoiceId: 1, cents: 9_000 }] })],
      [],
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

  test('INV-04 what was in an invoice that is taken back is to be paid again, nobody being late with it', () => {
    const told = (one: StandingInvoice, dueDate: string | null) => ({
      ...{ number: `N-${one.id}`, invoiceDate: '2026-10-01', dueDate },
      ...one,
    })
    const final = (change: Partial<StandingInvoice> = {}) => told(invoice(2, { ...deducting(0), ...change }), null)
    const again = (others: ReturnType<typeof told>[], paidCents = 0) =>
      dueAgain(2, others, [{ invoiceId: 1, cents: paidCents }], '2026-12-14')
    const prepayment = told(invoice(1), '2026-10-15')
    const one = { number: 'N-1', invoiceDate: '2026-10-01', cents: 8_200, dueDate: '2026-12-14' }
    expect(again([prepayment, final()])).toEqual([one])
    // Its paper is made anew.
    expect(again([prepayment, final({ isCanceled: true })])).toEqual([one])
    expect(again([{ ...prepayment, dueDate: null }, final()])).toEqual([one])
    expect(again([{ ...prepayment, dueDate: '2027-02-01' }, final()])).toEqual([{ ...one, dueDate: '2027-02-01' }])
    expect(again([prepayment, final()], 8_000)).toEqual([{ ...one, cents: 200 }])
    expect(again([prepayment, final()], 8_200)).toEqual([])
    // What asks for it stands: a later one, or it has asked for itself all the time.
    expect(again([prepayment, final(), told(invoice(3, deducting(0)), null)])).toEqual([])
    expect(again([prepayment, final({ takesOver: false })])).toEqual([])
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
      const state = { paidCents, originalPaidCents, isTaken, takenPaidCents, isBeside: false }
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

  // 190 of 1.190: half of it is open.
  test.each([
    [0, 19_000],
    [59_500, 9_500],
    [118_999, undefined],
  ])(
    'INV-04 § 14c UStG the tax of what is open of an invoice that showed it is told; %i came in',
    (cents, taxCents) => {
      const one = { ...invoice(1, { dueCents: 119_000 }), number: 'N-27-0035', invoiceDate: '2026-11-12' }
      const [open] = stillOpen([{ ...one, shownTaxCents: 19_000 }], [{ invoiceId: 1, cents }])
      expect(open?.taxCents).toBe(taxCents)
    },
  )

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

test.each<[string, Partial<StandingInvoice>, number, number, number, number]>([
  // the prepayment of 8.200, left out with, paid on it by now; open on it, and on the final one of 41.000
  ['partly paid', {}, 3_000, 3_000, 0, 41_000],
  ['partly paid, its payment went back', {}, 3_000, 0, 0, 41_000],
  ['partly paid, a part went back', {}, 3_000, 1_000, 0, 41_000],
  ['partly paid, the rest came in', {}, 3_000, 8_200, 0, 35_800],
  ['partly paid, and more went back than came in', {}, 3_000, -500, 0, 41_500],
  ['paid', {}, 8_200, 8_200, 0, 41_000],
  ['paid, its payment went back', {}, 8_200, 0, 0, 41_000],
  ['paid, a part went back', {}, 8_200, 5_000, 0, 41_000],
  ['paid, and paid again', {}, 8_200, 16_400, -8_200, 41_000],
  ['paid, and more went back than came in', {}, 8_200, -500, 500, 41_000],
  ['paid too much', {}, 9_000, 9_000, -800, 41_000],
  ['paid too much, and all of it went back', {}, 9_000, 0, 0, 41_000],
  ['beside the price and paid, its payment went back', { takesOver: false }, 8_200, 0, 8_200, 41_000],
  ['beside the price and partly paid, its payment went back', { takesOver: false }, 3_000, 0, 0, 44_000],
])(
  'INV-04 a hidden prepayment that was %s (%j), %i being left out and %i paid by now: %i open on it, %i on the final one',
  (_, change, left, paidCents, open, ofFinal) => {
    const [first, final] = [
      invoice(1, change),
      invoice(2, { ...deducting(0), leftOut: [{ invoiceId: 1, cents: left }] }),
    ]
    const both = [first, final]
    const into = takenOver(both).get(1)
    const came = {
      originalPaidCents: 0,
      isBeside: paidBeside(both).has(1),
      isTaken: into !== undefined,
      takenPaidCents: 0,
    }
    expect(openCents(first, { ...came, paidCents })).toBe(open)
    const since = into === undefined ? 0 : paidSince(first.dueCents, paidCents, into)
    expect(
      openCents(final, { paidCents: 0, originalPaidCents: 0, isBeside: false, isTaken: false, takenPaidCents: since }),
    ).toBe(ofFinal)
  },
)

test('INV-04 a hidden share whose payment went back is called open only once what left it out is taken back, and then is to be paid again', () => {
  const told = { number: 'N-1', invoiceDate: '2026-10-01', dueDate: '2026-10-15' }
  const both = [invoice(1), invoice(2, { ...deducting(0), leftOut: [{ invoiceId: 1, cents: 8_200 }] })].map((one) => ({
    ...told,
    ...one,
    number: `N-${one.id}`,
  }))
  const open = (paid: number) => stillOpen(both, [{ invoiceId: 1, cents: paid }]).map(({ number }) => number)
  expect([open(8_200), open(0)]).toEqual([['N-2'], ['N-2']])
  const again = (paid: number) => dueAgain(2, both, [{ invoiceId: 1, cents: paid }], '2026-12-14')
  expect(again(8_200)).toEqual([])
  expect(again(0)).toEqual([{ number: 'N-1', invoiceDate: '2026-10-01', cents: 8_200, dueDate: '2026-12-14' }])
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

const anySteps = fc.array(lifeStep, { maxLength: 14 })
const lifeOfTrip = fc.oneof(
  anySteps,
  fc.tuple(leftOutStart, anySteps).map(([begun, steps]) => [...begun, ...steps]),
)
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)

test('INV-04 INV-11 whatever is issued, paid, refunded and cancelled in whatever order: open items and what is not yet charged are what is due of the trip', () => {
  const law = fc.property(lifeOfTrip, (steps) => {
    let invoices: LifeInvoice[] = []
    for (const one of steps) {
      invoices = lifeAfter(invoices, one)
      const open = (kept: LifeInvoice) => openOf(kept, invoices)
      const living = invoices.filter(({ isCanceled, isStorno }) => !isCanceled && !isStorno)
      const last = living.findLast((kept) => kept.takesOver)
      const charged = sum(living.filter(({ id }) => id >= (last?.id ?? 0)).map(({ totalCents }) => totalCents))
      // What the last one leaves out is paid beside it, as its paper has it (decision 161).
      const isLeftOut = (kept: LifeInvoice) => kept !== last && leftOutOf(last ?? kept, kept.id) !== 0
      const beside = living.filter(isLeftOut).map((kept) => {
        const isTaken = takenOver(invoices).has(kept.id)
        const leftOutCents = isTaken ? leftOutOf(last ?? kept, kept.id) : kept.dueCents
        // Of a share of the price only what did not go back since: the last one asks for the whole price (decision 172).
        const isShare = kept.takesOver && leftOutOf(last ?? kept, kept.id) > 0
        return isShare ? Math.max(0, Math.min(paidOn(kept), leftOutCents)) : leftOutCents
      })
      const due = beforePayments - sum(living.map(paidOn)) + sum(beside)
      expect(sum(living.map(open)) + (beforePayments - charged)).toBe(due)
      // What was received on cancelled ones goes back, once, with those that took them back.
      const gone = invoices.filter((kept) => !living.includes(kept))
      expect(sum(gone.map(open))).toBe(-sum(gone.map(paidOn)) + 0)
      for (const kept of gone.filter(({ isCanceled }) => isCanceled)) expect(open(kept)).toBe(0)
      expect(
        living.filter((kept) => kept.takesOver && kept.type !== 'prepayment' && kept.type !== 'cancelation').length,
      ).toBeLessThanOrEqual(1)
    }
  })
  fc.assert(law, { numRuns: 300 })
})

test('INV-04 INV-11 whatever of a hidden prepayment goes back after the whole price was charged: both together never ask for more than the price', () => {
  const back = fc.oneof(
    fc.record({ do: fc.constant('pay' as const), which: fc.nat(1), cents: fc.integer({ min: -25_000, max: -1 }) }),
    fc.record({ do: fc.constant('remove' as const), which: fc.nat(1) }),
  )
  const law = fc.property(leftOutStart, fc.array(back, { maxLength: 5 }), (begun, steps) => {
    let invoices = begun.reduce<LifeInvoice[]>(lifeAfter, [])
    for (const step of steps satisfies LifeStep[]) {
      invoices = lifeAfter(invoices, step)
      // Money that never came in went back as well.
      const given = sum(invoices.map((one) => Math.max(0, -paidOn(one))))
      expect(sum(invoices.map((one) => Math.max(0, openOf(one, invoices))))).toBeLessThanOrEqual(beforePayments + given)
    }
  })
  fc.assert(law, { numRuns: 300 })
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
