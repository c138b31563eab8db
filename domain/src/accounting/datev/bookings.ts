import type { CalendarDate } from '../../calendar-date.ts'
import { type InvoiceType, invoiceLabel } from '../../invoices/invoice-types.ts'
import type { IssuedInvoice, TaxGroup, TaxPercentage } from '../../invoices/issued.ts'
import { type PaymentKind, paymentKinds } from '../../invoices/payment.contract.ts'
import { rounded } from '../../money.ts'
import { isRefusal, type Refusal } from '../../refusal.ts'
import { type Account, type AccountingSettings, type AccountUse, accountFor, useOf } from './accounts.ts'

/** 'S': the account is debited, 'H': credited; the contra account the other way round. */
export type Side = 'S' | 'H'

/** One line of a batch. */
export type Booking = {
  /** Always above 0; the side tells the direction. */
  readonly cents: number
  readonly currency: string
  readonly side: Side
  readonly account: string
  readonly contraAccount: string
  readonly taxKey: string
  readonly date: CalendarDate
  /** Number of the invoice: by it the open items of the debtor are settled. */
  readonly documentNumber: string
  readonly text: string
  /** Number of the trip. */
  readonly costCentre: string
  readonly dueDate: CalendarDate | null
  readonly supplyDate: CalendarDate | null
}

/** What a later invoice takes over of an earlier one: what was received for it, and what was still open on it. */
export type TakenOver = {
  readonly number: string
  readonly type: InvoiceType
  readonly taxGroups: readonly TaxGroup[]
  readonly cents: number
  /** As it was booked: the part of third countries of what the margin scheme holds for. */
  readonly thirdShare: number
}

export type BookedInvoice = {
  readonly invoice: IssuedInvoice
  readonly debtor: string
  /** Received or open amounts of earlier invoices that this one has taken over. */
  readonly takenOver: readonly TakenOver[]
  /** Of what is bought in for the trip the part of third countries, 0 to 1: revenue of it is free of tax (§ 25 Abs. 2 UStG). */
  readonly thirdShare: number
}

/** What the lines of one entry have in common. */
export type Told = Omit<Booking, 'cents' | 'side' | 'contraAccount' | 'taxKey'>

/**
 * What an issued invoice is booked as (INV-08): the debtor owes what it charges, by rate. A prepayment is no revenue but owed to
 * the client until a later invoice charges the price: then it is taken back from where it was booked, and so is whatever else a
 * later invoice takes over, so that no amount is revenue or open twice.
 * @returns a refusal where a rate has no account
 */
export function bookingsOfInvoice(
  { invoice, debtor, takenOver, thirdShare }: BookedInvoice,
  settings: AccountingSettings,
): Booking[] | Refusal {
  const isPrepayment = invoice.type === 'prepayment'
  const told: Told = {
    ...{ currency: invoice.currency, account: debtor, date: invoice.invoiceDate, documentNumber: invoice.number },
    text: `${invoiceLabel(invoice.type)} ${invoice.buyer.name}`,
    costCentre: settings.hasCostCentres ? invoice.references.orderNumber : '',
    dueDate: invoice.dueDate,
    // What is prepaid is taxed when it comes in.
    supplyDate: isPrepayment ? null : invoice.supply.to,
  }
  const bookings: Booking[] = []
  for (const { taxPercentage, grossCents } of invoice.taxGroups) {
    const parts = partsOf(taxPercentage, grossCents, isPrepayment, thirdShare)
    if (isRefusal(parts)) return parts
    for (const { use, cents } of parts) bookings.push(...booked(told, 'S', cents, accountFor(use, settings)))
  }
  for (const earlier of takenOver) {
    const back = { ...told, text: `${invoiceLabel(earlier.type)} ${earlier.number}`, dueDate: null }
    for (const { cents, taxPercentage } of sharesOf(earlier)) {
      const parts = partsOf(taxPercentage, cents, earlier.type === 'prepayment', earlier.thirdShare)
      if (isRefusal(parts)) return parts
      for (const part of parts) bookings.push(...booked(back, 'H', part.cents, accountFor(part.use, settings)))
    }
  }
  return bookings
}

/** Revenue under the margin scheme is parted like what was bought in; the parts add up to the whole. */
function partsOf(taxPercentage: TaxPercentage, cents: number, isPrepayment: boolean, thirdShare: number) {
  const use = useOf(taxPercentage, isPrepayment)
  if (isRefusal(use)) return use
  const third = use === 'margin' ? rounded(cents * thirdShare) : 0
  const parts: { readonly use: AccountUse; readonly cents: number }[] = [
    { use, cents: cents - third },
    { use: 'marginThird', cents: third },
  ]
  return parts
}

/** @returns how revenue under the margin scheme was parted when it was booked; null where none was */
export function thirdShareIn(bookings: readonly Booking[], settings: AccountingSettings): number | null {
  const bookedOn = (use: AccountUse) =>
    bookings
      .filter(({ contraAccount, side }) => contraAccount === accountFor(use, settings).number && side === 'S')
      .reduce((sum, { cents }) => sum + cents, 0)
  const [inside, outside] = [bookedOn('margin'), bookedOn('marginThird')]
  return inside + outside === 0 ? null : outside / (inside + outside)
}

/** An invoice that takes another back is booked as that one, the other way round, on its own day and number. */
export function bookingsOfCancelation(original: readonly Booking[], { number, invoiceDate, buyer }: IssuedInvoice) {
  return original.map((one) => ({
    ...turned(one),
    ...{ date: invoiceDate, documentNumber: number, dueDate: null },
    text: `${invoiceLabel('cancelation')} zu ${one.documentNumber} ${buyer.name}`,
  }))
}

export type BookedPayment = {
  readonly kind: PaymentKind
  readonly cents: number
  readonly currency: string
  readonly date: CalendarDate
  readonly invoiceNumber: string
  readonly clientName: string
  readonly orderNumber: string
  readonly debtor: string
  /** Of its invoice: a discount is of the same rates. */
  readonly taxGroups: readonly TaxGroup[]
}

/**
 * Money from the client on our account, or back to them when it is below nothing. What a bank kept back never came in: it is a
 * cost. A reminder's fee is no part of any invoice: it is claimed and paid at once, so that the debtor is even (decision 060).
 * What comes off for paying early makes what was charged less, rate by rate (§ 17 Abs. 1 UStG).
 */
export function bookingsOfPayment(payment: BookedPayment, settings: AccountingSettings): Booking[] {
  const { kind, cents, currency, date, invoiceNumber, clientName, orderNumber, debtor } = payment
  const told: Told = {
    ...{ currency, date, account: debtor, documentNumber: invoiceNumber },
    text: `${wordOf(kind, cents)} ${clientName}`,
    ...{ costCentre: settings.hasCostCentres ? orderNumber : '', dueDate: null, supplyDate: null },
  }
  if (kind === 'discount') {
    return sharesOf(payment).flatMap((part) =>
      booked(told, 'H', part.cents, accountFor(discountUse(part.taxPercentage), settings)),
    )
  }
  const claimed = kind === 'reminderFee' ? booked(told, 'S', cents, accountFor('reminderFee', settings)) : []
  return [...claimed, ...booked(told, 'H', cents, accountFor(kind === 'fee' ? 'bankFee' : 'bank', settings))]
}

/** Rates without an account of their own were refused with their invoice. */
function discountUse(taxPercentage: TaxPercentage): AccountUse {
  if (taxPercentage === 19) return 'discount19'
  if (taxPercentage === 7) return 'discount7'
  return taxPercentage === 0 ? 'discount0' : 'discountMargin'
}

function wordOf(kind: PaymentKind, cents: number): string {
  if (kind === 'fee' || kind === 'reminderFee' || kind === 'discount') return paymentKinds[kind].label
  return cents < 0 ? 'Rückzahlung' : 'Zahlung'
}

/** A payment that was recorded by mistake and is in a file already is taken back in a later one. */
export function bookingsOfRemoval(payment: readonly Booking[], removedOn: CalendarDate): Booking[] {
  return payment.map((one) => ({ ...turned(one), date: removedOn, text: `Storno ${one.text}` }))
}

function turned(booking: Booking): Booking {
  return { ...booking, side: booking.side === 'S' ? 'H' : 'S' }
}

/** A line of an amount; below nothing it is turned around, and nothing is no line. */
export function booked(told: Told, side: Side, cents: number, { number, taxKey }: Account): Booking[] {
  if (cents === 0) return []
  const booking = { ...told, cents: Math.abs(cents), side, contraAccount: number, taxKey }
  return [cents < 0 ? turned(booking) : booking]
}

/** An amount of an invoice of several rates is of these in the same proportion; the parts add up to the whole. */
export function sharesOf({
  cents,
  taxGroups,
}: Pick<TakenOver, 'cents' | 'taxGroups'>): { cents: number; taxPercentage: number }[] {
  const whole = taxGroups.reduce((sum, { grossCents }) => sum + grossCents, 0)
  if (whole === 0) return [{ cents, taxPercentage: taxGroups[0]?.taxPercentage ?? -1 }]
  let left = cents
  return taxGroups.map(({ grossCents, taxPercentage }, index) => {
    const part = index === taxGroups.length - 1 ? left : rounded((cents * grossCents) / whole)
    left -= part
    return { cents: part, taxPercentage }
  })
}
