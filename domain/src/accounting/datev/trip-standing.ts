import type { IssuedInvoice } from '../../invoices/issued.ts'
import type { PaymentKind } from '../../invoices/payment.contract.ts'
import {
  lastTaker,
  leftOutOf,
  openCents,
  paidBeside,
  paidSince,
  type StandingInvoice,
  takenOver,
} from '../../invoices/standing.ts'
import type { Booking } from './bookings.ts'

/** An invoice of a trip and what was booked of it in earlier files; null where it is in none. */
export type TripInvoice = Omit<StandingInvoice, 'isCanceled' | 'isStorno'> & {
  readonly snapshot: IssuedInvoice
  readonly debtor: string
  /** The invoice it takes back. */
  readonly originalId: number | null
  /** Of what is bought in for the trip the part of third countries, 0 to 1: revenue of it is free of tax (§ 25 Abs. 2 UStG). */
  readonly thirdShare: number
  readonly kept: readonly Booking[] | null
  /** By what its revenue was parted anew in earlier files (decision 173). */
  readonly keptSplits?: readonly Booking[]
  /** Its revenue is parted by the share of now, not as it went out. */
  readonly isPartedAnew?: true
}

/** A payment of a trip, also one that was removed; what was booked of it and of its removal in earlier files. */
export type TripPayment = {
  readonly id: number
  readonly invoiceId: number
  readonly kind: PaymentKind
  readonly cents: number
  /** The bank account whose statement told it; null for what somebody typed. */
  readonly bank: string | null
  readonly kept: readonly Booking[] | null
  readonly keptRemoval: readonly Booking[] | null
}

export type Trip = { readonly invoices: readonly TripInvoice[]; readonly payments: readonly TripPayment[] }

/** What is booked so far: invoices, and payments that were not removed again. */
export type Moment = { readonly invoices: ReadonlySet<number>; readonly payments: ReadonlySet<number> }

/**
 * How the invoices of a trip stand to each other, of those that are booked (decision 058). An invoice whose payment is booked
 * before it is asks for nothing yet.
 */
export function standingAt({ invoices, payments }: Trip, at: Moment) {
  const isBooked = ({ id }: { readonly id: number }) => at.invoices.has(id)
  const stornos = new Map(
    invoices.flatMap((one) => (one.originalId !== null && isBooked(one) ? [[one.originalId, one] as const] : [])),
  )
  const issued = invoices
    .filter(isBooked)
    .map((one) => ({ ...one, isStorno: one.originalId !== null, isCanceled: stornos.has(one.id) }))
  const taken = takenOver(issued)
  const beside = paidBeside(issued)
  const { last, earlier } = lastTaker(issued)
  const counted = payments.filter(({ id, kind }) => at.payments.has(id) && kind !== 'reminderFee')
  const sum = (some: readonly TripPayment[]) => some.reduce((all, { cents }) => all + cents, 0)
  const paidOn = (id: number) => sum(counted.filter(({ invoiceId }) => invoiceId === id))

  /** What is open by it: `client_invoices.open_cents`, of what is booked. */
  function openOf({ id }: TripInvoice): number {
    const found = issued.find((one) => one.id === id)
    if (found === undefined) return stornos.has(id) ? 0 : -paidOn(id) + 0
    const since = issued.map((one) => {
      const into = taken.get(one.id)
      return into?.into === id ? paidSince(one.dueCents, paidOn(one.id), into) : 0
    })
    return openCents(found, {
      paidCents: paidOn(id),
      originalPaidCents: found.originalId === null ? 0 : paidOn(found.originalId),
      takenPaidCents: since.reduce((all, one) => all + one, 0),
      isTaken: taken.has(id),
      isBeside: beside.has(id),
    })
  }

  return {
    openOf,
    isBooked,
    /** The invoice that takes it back. */
    stornoOf: ({ id }: TripInvoice): TripInvoice | null => stornos.get(id) ?? null,
    /** The one over the price or a share of it in which what others charged is contained. */
    last: last as TripInvoice | null,
    isContained: ({ id }: TripInvoice): boolean =>
      last !== null && earlier.some((one) => one.id === id) && leftOutOf(last, id) === 0,
    /** Its payments stand by themselves, for it was hidden when the last one was written; what was open is in that one (decision 161). */
    leftOutOn: ({ id }: TripInvoice): number => (last !== null && taken.has(id) ? leftOutOf(last, id) : 0),
    /** It was paid in full when the last one, which asks for the whole price, left that out (decision 172). */
    isBeside: ({ id }: TripInvoice): boolean => beside.has(id),
    /** On which a payment of this one is counted (decision 058). */
    askerOf: (id: number): number => taken.get(id)?.into ?? stornos.get(id)?.id ?? id,
    /** Received on it, in money. */
    moneyOn: ({ id }: TripInvoice): number =>
      sum(counted.filter(({ invoiceId, kind }) => invoiceId === id && kind !== 'discount')),
    /** Taken off for paying early. */
    discountOn: ({ id }: TripInvoice): number =>
      sum(counted.filter(({ invoiceId, kind }) => invoiceId === id && kind === 'discount')),
  }
}

export type Standing = ReturnType<typeof standingAt>
