import type { CalendarDate } from '../calendar-date.ts'
import { formatMoney, rounded } from '../money.ts'
import { type Refusal, refusal } from '../refusal.ts'
import type { InvoiceType } from './invoice-types.ts'

/** How the invoices of a trip stand to each other; amounts in cents. */
export type StandingInvoice = {
  readonly id: number
  /** Places in the order in which versions were made on the trip: its first one, and the one that holds. */
  readonly issuedAs: number
  readonly saidAs: number
  readonly dueCents: number
  /** It asks for the price or a share of it, and so for what was open on earlier ones. */
  readonly takesOver: boolean
  readonly isCanceled: boolean
  /** It takes another one back. */
  readonly isStorno: boolean
  /** Payments it has taken off, by the invoice they were for. */
  readonly deductions: readonly PaidOn[]
  /** Paid on invoices that were hidden when it was written: it neither takes that off nor asks for it (decision 161). */
  readonly leftOut?: readonly PaidOn[]
}

/** What was paid on an invoice. */
type PaidOn = { readonly invoiceId: number; readonly cents: number }

/** An invoice whose claim is part of a later one; what of a share of the price that one leaves out. */
export type TakenOver = { readonly into: number; readonly cents: number; readonly leftOutCents: number }

/** An earlier invoice that an issued one asks for as well, and what was open on it then. */
export type StillOpen = {
  readonly number: string
  readonly invoiceDate: CalendarDate
  readonly cents: number
  /** Tax that it shows in what is open, where it is no prepayment: the later one shows it again and corrects it (§ 14c Abs. 1 UStG). */
  readonly taxCents?: number
}

/**
 * Which claims later invoices ask for (decision 045): the last living invoice over the price or a share of it asks for all that was
 * unpaid when it was made. `cents` is what it knew as unpaid, so what comes in later still counts, once. What was too much on an
 * invoice whose payments it leaves out goes back with that one.
 * @returns by the invoice that asks for it no more; none where nothing was unpaid
 */
export function takenOver(invoices: readonly StandingInvoice[]): ReadonlyMap<number, TakenOver> {
  const { last, earlier } = lastTaker(invoices)
  if (last === null) return new Map()
  return new Map(
    earlier
      .map((one): [number, TakenOver] => [
        one.id,
        { into: last.id, cents: unpaidThen(one, last), leftOutCents: shareLeftOut(one, last) },
      ])
      .filter(([id, { cents }]) => cents > 0 || (cents < 0 && leftOutOf(last, id) === 0)),
  )
}

/**
 * Shares of the price that were paid in full when the last invoice left them out: it asks for the whole price, so such a one asks for
 * nothing again where its payment goes back (decision 172).
 * @returns by the invoice the one that leaves it out and what it leaves out
 */
export function paidBeside(
  invoices: readonly StandingInvoice[],
): ReadonlyMap<number, Pick<TakenOver, 'into' | 'leftOutCents'>> {
  const { last, earlier } = lastTaker(invoices)
  if (last === null) return new Map()
  const left = earlier.filter((one) => unpaidThen(one, last) <= 0 && shareLeftOut(one, last) > 0)
  return new Map(left.map((one) => [one.id, { into: last.id, leftOutCents: shareLeftOut(one, last) }]))
}

/** What a later invoice leaves out of one over a share of the price; 0 for what is beside the price. */
function shareLeftOut({ id, takesOver }: StandingInvoice, last: StandingInvoice): number {
  return takesOver ? Math.max(0, leftOutOf(last, id)) : 0
}

/** What was unpaid on an invoice when a later one was written, whether that took the payments off or left them out. */
function unpaidThen({ id, dueCents }: StandingInvoice, last: StandingInvoice): number {
  return dueCents - deductedOf(last, id) - leftOutOf(last, id)
}

/** What was paid on an invoice that a later one leaves out, for it was hidden by then; 0 where it leaves nothing out. */
export function leftOutOf({ leftOut = [] }: Pick<StandingInvoice, 'leftOut'>, invoiceId: number): number {
  return sumOn(leftOut, invoiceId)
}

/**
 * The last living invoice over the price or a share of it, and the living ones before it: what they charged is in what it charges,
 * whether something was open on them or not.
 */
export function lastTaker<One extends StandingInvoice>(
  invoices: readonly One[],
): { readonly last: One | null; readonly earlier: readonly One[] } {
  const living = invoices.filter(({ isCanceled, isStorno }) => !isCanceled && !isStorno)
  const last = living.filter((one) => one.takesOver).toSorted((one, other) => other.saidAs - one.saidAs)[0] ?? null
  if (last === null) return { last, earlier: [] }
  return { last, earlier: living.filter((one) => one.id !== last.id && one.issuedAs < last.saidAs) }
}

/**
 * The invoices of a trip on which something is open while the next one is written that asks for it, too: the reader holds both and
 * has to pay once (decision 058). Of one whose claim is part of another already the reader knows.
 * @param others each with the tax it shows in what it asks for, where it is no prepayment
 * @param paid all that came in so far, also on hidden ones: what is paid is never called open
 */
export function stillOpen(
  others: readonly (Omit<StillOpen, 'cents' | 'taxCents'> & StandingInvoice & { readonly shownTaxCents?: number })[],
  paid: readonly PaidOn[],
): StillOpen[] {
  const taken = takenOver(others)
  const beside = paidBeside(others)
  const paidOn = ({ id }: { id: number }) => sumOn(paid, id)
  const takenPaidBy = (into: number) =>
    others.reduce((sum, one) => {
      const by = taken.get(one.id)
      return by?.into === into ? sum + paidSince(one.dueCents, paidOn(one), by) : sum
    }, 0)
  return others
    .filter(({ id, isStorno }) => !isStorno && !taken.has(id))
    .map(({ number, invoiceDate, ...one }) => {
      const came = { paidCents: paidOn(one), originalPaidCents: 0, takenPaidCents: takenPaidBy(one.id) }
      const cents = openCents(one, { ...came, isTaken: false, isBeside: beside.has(one.id) })
      const taxCents = one.dueCents > 0 ? rounded(((one.shownTaxCents ?? 0) * cents) / one.dueCents) : 0
      return { number, invoiceDate, cents, ...(taxCents > 0 && { taxCents }) }
    })
    .filter(({ cents }) => cents > 0)
}

/** An earlier invoice that is to be paid by itself again, and by when. */
export type DueAgain = Pick<StillOpen, 'number' | 'invoiceDate' | 'cents'> & { readonly dueDate: CalendarDate }

/**
 * Whoever was told not to pay an invoice because a later one asks for it has to pay it when that one is taken back (decision 160).
 * @param others all but the one that takes back @param paid what came in so far
 * @param payBy the earliest day that may be asked for: nobody is late with what was not to be paid until now
 */
export function dueAgain(
  canceledId: number,
  others: readonly (Pick<DueAgain, 'number' | 'invoiceDate'> & {
    readonly dueDate: CalendarDate | null
  } & StandingInvoice)[],
  paid: readonly PaidOn[],
  payBy: CalendarDate,
): DueAgain[] {
  const canceled = (isCanceled: boolean) => others.map((one) => (one.id === canceledId ? { ...one, isCanceled } : one))
  const taken = takenOver(canceled(false))
  const beside = paidBeside(canceled(false))
  const days = new Map(
    others
      .filter(({ id }) => (taken.get(id) ?? beside.get(id))?.into === canceledId)
      .map(({ number, dueDate }) => [number, dueDate ?? payBy]),
  )
  return stillOpen(canceled(true), paid).flatMap(({ number, invoiceDate, cents }) => {
    const day = days.get(number)
    return day === undefined ? [] : [{ number, invoiceDate, cents, dueDate: day > payBy ? day : payBy }]
  })
}

/** What was received on an invoice and taken off by another. */
function deductedOf({ deductions }: Pick<StandingInvoice, 'deductions'>, invoiceId: number): number {
  return sumOn(deductions, invoiceId)
}

function sumOn(payments: readonly PaidOn[], invoiceId: number): number {
  return payments.filter((one) => one.invoiceId === invoiceId).reduce((sum, { cents }) => sum + cents, 0)
}

/**
 * What is still to come in for an invoice, below nothing what is to go back. A cancelled one asks for nothing: what was received on
 * it goes back with the invoice that took it back, so that payment and refund of the two come to 0 (money.md §3, §6).
 * One whose claim is part of a later one asks for nothing either: what comes in on it since is paid on that one.
 * `client_invoices.open_cents` is the same in the database.
 * @param paidCents received on it @param originalPaidCents received on the invoice it takes back
 * @param takenPaidCents received on invoices it took over, since
 * @param isBeside a later one asks for its share of the price although it was paid (`paidBeside`): only what is too much on it goes
 * back, and what went back beyond what came in is to come in again
 */
export function openCents(
  { dueCents, isCanceled, isStorno }: Pick<StandingInvoice, 'dueCents' | 'isCanceled' | 'isStorno'>,
  {
    paidCents,
    originalPaidCents,
    takenPaidCents,
    isTaken,
    isBeside,
  }: { paidCents: number; originalPaidCents: number; takenPaidCents: number; isTaken: boolean; isBeside: boolean },
): number {
  if (isCanceled || (isTaken && !isStorno)) return 0
  if (isStorno) return -(originalPaidCents + paidCents) + 0
  if (isBeside) return Math.max(0, Math.min(dueCents, paidCents)) - paidCents + 0
  return dueCents - paidCents - takenPaidCents
}

/**
 * What came in on an invoice after a later one had taken it over, below nothing what went back. What that one leaves out it has never taken
 * off, so losing it raises nothing: it goes back first (decision 172).
 */
export function paidSince(
  dueCents: number,
  paidCents: number,
  { cents, leftOutCents }: Pick<TakenOver, 'cents' | 'leftOutCents'>,
): number {
  const since = paidCents - (dueCents - cents)
  return since + Math.max(0, Math.min(leftOutCents, -since))
}

type Issued = Pick<StandingInvoice, 'takesOver'> & {
  readonly type: InvoiceType
  readonly number: string
  readonly status: string
}

/**
 * The same services are charged once: after an invoice over the whole price only its cancelation makes room for another
 * (money.md §5, § 14c UStG). Charges of a cancelled trip and amounts of their own may follow.
 * @returns a refusal at `type`
 */
export function secondChargeFault(
  made: { readonly type: InvoiceType; readonly takesOver: boolean },
  others: readonly Issued[],
): Refusal | null {
  if (!made.takesOver || made.type === 'cancelation') return null
  const whole = others.find(
    ({ type, takesOver, status }) => takesOver && status !== 'canceled' && (type === 'normal' || type === 'final'),
  )
  if (whole === undefined) return null
  const message = `Die Reise ist mit der Rechnung ${whole.number} schon ganz abgerechnet. Bitte storniere sie zuerst.`
  return refusal('charged_already', message, 'type')
}

/**
 * What a later invoice has taken off cannot be taken back under it.
 * @returns a refusal without a field
 */
export function deductedFault(
  canceled: { readonly id: number; readonly number: string },
  others: readonly (Issued & Pick<StandingInvoice, 'deductions'>)[],
): Refusal | null {
  const later = others.find((one) => one.takesOver && one.status !== 'canceled' && deductedOf(one, canceled.id) !== 0)
  if (later === undefined) return null
  const message = `Die Rechnung ${later.number} zieht Zahlungen auf ${canceled.number} ab. Bitte storniere sie zuerst.`
  return refusal('deducted_already', message)
}

type Received = {
  readonly dueCents: number
  readonly paidCents: number
  readonly otherCents: number
  readonly isPair: boolean
}

/** What was received on an invoice and its partner, with what one below nothing promised. */
export function receivedOf({ dueCents, paidCents, otherCents, isPair }: Received): number {
  return paidCents + otherCents - (isPair ? 0 : Math.min(0, dueCents))
}

/**
 * Only what was received goes back, and what an invoice below nothing promised.
 * @param amountCents of the refund, below nothing
 * @returns a refusal at `amount`
 */
export function refundFault(amountCents: number, paid: Received, currency: string): Refusal | null {
  const received = receivedOf(paid)
  if (amountCents >= 0 || received + amountCents >= 0) return null
  const sum = formatMoney({ cents: Math.max(0, received), currency })
  return refusal('above_received', `Zurückgehen können höchstens ${sum}.`, 'amount')
}
