import fc from 'fast-check'
import { paymentsOf } from '../calculation/calculate.ts'
import { isRefusal } from '../refusal.ts'
import { leftOutOn } from './deductions.ts'
import { discountLost } from './early-payment.ts'
import { invoiceAmounts, takesOver } from './invoice-amounts.ts'
import type { InvoiceType } from './invoice-types.ts'
import {
  deductedFault,
  openCents,
  paidBeside,
  paidSince,
  refundFault,
  type StandingInvoice,
  secondChargeFault,
  takenOver,
} from './standing.ts'

/** What came in for an invoice or went back; what comes off for paying early goes with its payment. */
export type LifePayment = {
  readonly id: number
  readonly cents: number
  readonly kind: 'payment' | 'refund' | 'discount'
  readonly discountOf: number | null
  readonly isRemoved: boolean
}

/** An invoice in the life of a trip. */
export type LifeInvoice = StandingInvoice & {
  readonly type: InvoiceType
  readonly totalCents: number
  readonly takesBackId: number | null
  readonly isHidden: boolean
  readonly payments: readonly LifePayment[]
}

/** The price of the trip. */
export const beforePayments = 41_000

const which = fc.nat(9)
export const lifeStep = fc.oneof(
  fc.record({ do: fc.constant('prepayment' as const), percent: fc.integer({ min: 1, max: 10_000 }) }),
  fc.record({ do: fc.constantFrom('final' as const, 'normal' as const) }),
  fc.record({ do: fc.constant('own' as const), cents: fc.integer({ min: 1, max: 5_000 }) }),
  fc.record({ do: fc.constant('charge' as const), percent: fc.integer({ min: 1, max: 10_000 }) }),
  fc.record({ do: fc.constant('pay' as const), which, cents: fc.integer({ min: -20_000, max: 50_000 }) }),
  fc.record({ do: fc.constant('early' as const), which, off: fc.integer({ min: 1, max: 300 }) }),
  fc.record({ do: fc.constant('remove' as const), which }),
  fc.record({ do: fc.constant('cancel' as const), which }),
  fc.record({ do: fc.constant('hide' as const), which }),
)
/** A prepayment that is paid, in part or in full, and hidden when the whole price is charged: what follows may give that money back. */
export const leftOutStart = fc
  .tuple(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: 25_000 }))
  .map(([percent, cents]): LifeStep[] => [
    { do: 'prepayment', percent },
    { do: 'pay', which: 0, cents },
    { do: 'hide', which: 0 },
    { do: 'final' },
  ])
export type LifeStep = typeof lifeStep extends fc.Arbitrary<infer Step> ? Step : never

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
const counted = ({ payments }: LifeInvoice) => payments.filter(({ isRemoved }) => !isRemoved)
/** What counts as paid on it, with what came off for paying early. */
export const paidOn = (one: LifeInvoice): number => sum(counted(one).map(({ cents }) => cents))
/** Of it what came in as money. */
export const moneyOn = (one: LifeInvoice): number =>
  sum(counted(one).flatMap(({ cents, kind }) => (kind === 'discount' ? [] : [cents])))

/** What is open by an invoice of a trip. */
export function openOf(kept: LifeInvoice, invoices: readonly LifeInvoice[]): number {
  const taken = takenOver(invoices)
  const original = invoices.find(({ id }) => id === kept.takesBackId)
  const since = invoices.map((one): number => {
    const into = taken.get(one.id)
    return into?.into === kept.id ? paidSince(one.dueCents, paidOn(one), into) : 0
  })
  return openCents(kept, {
    ...{ paidCents: paidOn(kept), originalPaidCents: original === undefined ? 0 : paidOn(original) },
    ...{ isTaken: taken.has(kept.id), isBeside: paidBeside(invoices).has(kept.id), takenPaidCents: sum(since) },
  })
}

/** What the desk does to the invoices of a trip, by the rules it does it with. */
export function lifeAfter(invoices: readonly LifeInvoice[], asked: LifeStep): LifeInvoice[] {
  const told = invoices.map((one) => ({
    billingType: one.isHidden ? ('not_included' as const) : ('included' as const),
    ...{ status: one.isCanceled ? 'canceled' : 'new', takesBack: one.isStorno },
    ...{ ...one, number: `${one.id}`, payments: counted(one).map((paid) => ({ ...paid, date: '2027-02-01' })) },
    ...{ invoiceDate: '2027-02-01', taxCents: 0 },
  }))
  const id = invoices.length + 1
  const fresh = { id, issuedAs: id, saidAs: id, isCanceled: false, isHidden: false, takesBackId: null, payments: [] }
  const chosen = 'which' in asked ? invoices[asked.which % Math.max(1, invoices.length)] : undefined
  switch (asked.do) {
    case 'pay':
      if (chosen === undefined || asked.cents === 0 || isRefused(chosen, asked.cents, invoices)) return [...invoices]
      return withEarned(paid(invoices, chosen, asked.cents, 0), asked.cents < 0 ? chosen : undefined)
    case 'early': {
      const open = chosen === undefined ? 0 : openOf(chosen, invoices)
      if (chosen === undefined || chosen.isStorno || open <= asked.off) return [...invoices]
      return paid(invoices, chosen, open - asked.off, asked.off)
    }
    case 'remove': {
      const gone = chosen === undefined ? undefined : counted(chosen).find(({ kind }) => kind !== 'discount')?.id
      const isGone = (one: LifePayment) => gone !== undefined && (one.id === gone || one.discountOf === gone)
      return withEarned(
        withPayments(invoices, chosen, (one) => (isGone(one) ? { ...one, isRemoved: true } : one)),
        chosen,
      )
    }
    case 'hide':
      return invoices.map((one) => (one.id === chosen?.id ? { ...one, isHidden: !one.isHidden } : one))
    case 'cancel': {
      if (chosen === undefined || chosen.isCanceled || chosen.isStorno) return [...invoices]
      if (deductedFault({ id: chosen.id, number: '' }, told) !== null) return [...invoices]
      const storno = {
        ...fresh,
        ...({ type: 'cancelation', takesOver: false, isStorno: true, deductions: [] } as const),
      }
      const amounts = { totalCents: -chosen.totalCents, dueCents: -chosen.dueCents, takesBackId: chosen.id }
      // What came off for paying early comes off no more.
      const back = withPayments(invoices, chosen, (one) =>
        one.kind === 'discount' ? { ...one, isRemoved: true } : one,
      )
      return [
        ...back.map((one) => (one.id === chosen.id ? { ...one, isCanceled: true } : one)),
        { ...storno, ...amounts },
      ]
    }
    default:
      break
  }
  const payments = paymentsOf(told)
  const type: InvoiceType = asked.do === 'own' ? 'normal' : asked.do === 'charge' ? 'cancelation' : asked.do
  const percent = 'percent' in asked ? asked.percent : null
  const amountCents = asked.do === 'own' ? asked.cents : null
  const totals = { beforePayments, payments, due: beforePayments - payments }
  const amounts = invoiceAmounts({ type, percent, amountCents, partialCents: null }, totals, 'EUR')
  if (isRefusal(amounts)) return [...invoices]
  const whole = { type, takesOver: takesOver(type, amounts) }
  if (secondChargeFault(whole, told) !== null) return [...invoices]
  const deductions =
    amounts.from === 'typed' ? [] : told.map((one) => ({ invoiceId: one.id, cents: paymentsOf([one]) }))
  const leftOut = whole.takesOver ? leftOutOn(told) : []
  return [...invoices, { ...fresh, ...whole, ...amounts, isStorno: false, deductions, leftOut }]
}

function isRefused(on: LifeInvoice, cents: number, invoices: readonly LifeInvoice[]): boolean {
  const partner = invoices.find((one) => one.takesBackId === on.id || on.takesBackId === one.id)
  const paidNow = {
    ...on,
    paidCents: moneyOn(on),
    otherCents: partner ? paidOn(partner) : 0,
    isPair: partner !== undefined,
  }
  return refundFault(cents, paidNow, 'EUR') !== null
}

function paid(invoices: readonly LifeInvoice[], on: LifeInvoice, cents: number, off: number): LifeInvoice[] {
  const first = sum(invoices.map(({ payments }) => payments.length)) + 1
  const kind = cents < 0 ? 'refund' : 'payment'
  const money: LifePayment = { id: first, cents, kind, discountOf: null, isRemoved: false }
  const discount: LifePayment = { id: first + 1, cents: off, kind: 'discount', discountOf: first, isRemoved: false }
  const made = off === 0 ? [money] : [money, discount]
  return invoices.map((one) => (one.id === on.id ? { ...one, payments: [...one.payments, ...made] } : one))
}

/** A discount comes off no more once something is left unpaid with it, on the invoice or on the one that asks for it. */
function withEarned(invoices: readonly LifeInvoice[], of: LifeInvoice | undefined): LifeInvoice[] {
  const into = of === undefined ? undefined : takenOver(invoices).get(of.id)?.into
  return invoices.map((one) => {
    if ((one.id !== of?.id && one.id !== into) || one.isCanceled) return one
    const lost = discountLost(paidOn(one) - moneyOn(one), uncoveredOf(one, invoices))
    if (lost === 0) return one
    return { ...one, payments: one.payments.map((p) => (p.kind === 'discount' ? { ...p, isRemoved: true } : p)) }
  })
}

function uncoveredOf(one: LifeInvoice, invoices: readonly LifeInvoice[]): number {
  const taken = takenOver(invoices)
  const since = invoices.map((other): number => {
    const by = taken.get(other.id)
    return by?.into === one.id ? paidSince(other.dueCents, paidOn(other), by) : 0
  })
  return one.dueCents - paidOn(one) - sum(since)
}

function withPayments(
  invoices: readonly LifeInvoice[],
  of: LifeInvoice | undefined,
  change: (one: LifePayment) => LifePayment,
): LifeInvoice[] {
  return invoices.map((one) => (one.id === of?.id ? { ...one, payments: one.payments.map(change) } : one))
}
