import { discountTaken } from '../../invoices/early-payment.ts'
import type { EarlyPayment } from '../../invoices/issued.ts'
import type { BankEntry } from './bank-statement.ts'
import { holdsNumber, isAlike, withoutPrefix } from './told-words.ts'

/** What is still to come in on an invoice; below nothing it is to go back. */
export type OpenInvoice = {
  readonly id: number
  readonly number: string
  readonly orderNumber: string
  readonly clientId: number | null
  readonly clientName: string
  readonly openCents: number
  /** Numbers of earlier invoices that it asks for as well: who pays one of them pays this one (decision 045). */
  readonly takenOver?: readonly string[]
  /** What whoever pays early may take off, and until when; null where nothing comes off. */
  readonly discount?: Pick<EarlyPayment, 'until' | 'cents'> | null
  /** What its client owes for having been reminded on its trip (decision 060). */
  readonly openFeeCents?: number
  /** The last letter that reminded of it; others it speaks of have the same. */
  readonly reminderId?: number | null
}

export type ProposedPart = { readonly invoiceId: number; readonly cents: number }
export const matchReasons = {
  number: { label: 'Rechnungsnummer' },
  /** Without the letters before it: another house or kind of invoice may have the same. */
  shortNumber: { label: 'Nummer ohne Kürzel' },
  order: { label: 'Reisenummer' },
  amount: { label: 'Betrag' },
  /** Short by exactly what may come off, and in time. */
  discounted: { label: 'Betrag mit Skonto' },
  /** What a reminder asks for: its invoices and the fee. */
  withFee: { label: 'Betrag mit Mahngebühr' },
  name: { label: 'Name' },
} as const
export type MatchReason = keyof typeof matchReasons
export type Proposal = {
  readonly parts: readonly ProposedPart[]
  readonly reasons: readonly MatchReason[]
  /** What speaks for it fits no other invoice: it may be chosen beforehand. Others are hints. */
  readonly isSure: boolean
}

const weight = { number: 8, amount: 4, discounted: 4, withFee: 4, order: 3, shortNumber: 3, name: 2 } satisfies Record<
  MatchReason,
  number
>
/** More than anybody weighs up. */
const mostProposals = 5

/**
 * For which invoices a payment may be, the likeliest first, each with what speaks for it. A proposal is never booked by itself, and
 * only the one that is sure is chosen beforehand: number and amount, or two facts more that fit nothing else.
 * @param entry what of it is not booked yet @param open the open invoices of its house and currency, the longest due first
 * @param settled numbers of invoices that ask for nothing (paid, cancelled): a payment that names one is for none of the others
 */
export function proposalsFor(
  entry: Pick<BankEntry, 'cents' | 'name' | 'purpose' | 'endToEndId' | 'bookingDate'>,
  open: readonly OpenInvoice[],
  settled: readonly string[] = [],
): Proposal[] {
  const { cents } = entry
  // What comes in pays what is due, what goes out gives back what was paid too much.
  const fitting = open.filter(({ openCents }) => Math.sign(openCents) === Math.sign(cents))
  const told = `${entry.purpose} ${entry.endToEndId}`
  const isDiscounted = ({ openCents, discount = null }: OpenInvoice) =>
    discountTaken({ cents, on: entry.bookingDate }, openCents, discount) > 0
  const reminded = Map.groupBy(
    fitting.filter(({ reminderId = null, openFeeCents = 0 }) => reminderId !== null && openFeeCents > 0),
    ({ reminderId }) => reminderId,
  )
  // A fee is of a trip, and so of all its invoices: it counts once.
  const isWithFee = (invoices: readonly OpenInvoice[]) => {
    const [{ orderNumber, openFeeCents: fee = 0 } = { orderNumber: '' }] = invoices
    return (
      cents > 0 &&
      fee > 0 &&
      invoices.every((one) => one.orderNumber === orderNumber) &&
      sumOf(invoices) + fee === cents
    )
  }
  const isNamed = (one: OpenInvoice) => isAlike(one.clientName, entry.name)
  const numbered = fitting.filter(({ number, takenOver = [] }) =>
    [number, ...takenOver].some((one) => holdsNumber(told, one)),
  )
  // Another kind of number may be the same: it says something only with the amount.
  const short = fitting.filter(
    (one) => one.openCents === cents && !numbered.includes(one) && holdsNumber(told, withoutPrefix(one.number)),
  )
  const ofOrder = fitting.filter(({ orderNumber }) => holdsNumber(told, orderNumber))
  const ofClients = [...Map.groupBy(fitting.filter(isNamed), ({ clientId }) => clientId).values()]
  const candidates: OpenInvoice[][] = [
    ...(numbered.length > 0 ? [numbered] : []),
    ...(ofOrder.length > 0 ? [ofOrder] : []),
    ...fitting.filter((one) => one.openCents === cents || isDiscounted(one) || isWithFee([one])).map((one) => [one]),
    ...[...reminded.values()].filter(isWithFee),
    ...ofClients.filter((all) => sumOf(all) === cents),
    ...ofClients.map((all) => all.slice(0, 1)),
  ]
  const weighed = candidates.map((invoices) => {
    const reasons: MatchReason[] = [
      ...(invoices.every((one) => numbered.includes(one)) ? (['number'] as const) : []),
      ...(invoices.every((one) => short.includes(one)) ? (['shortNumber'] as const) : []),
      ...(invoices.every((one) => ofOrder.includes(one)) ? (['order'] as const) : []),
      ...(sumOf(invoices) === cents ? (['amount'] as const) : []),
      ...(invoices.length === 1 && invoices.every(isDiscounted) ? (['discounted'] as const) : []),
      ...(isWithFee(invoices) ? (['withFee'] as const) : []),
      ...(invoices.every(isNamed) ? (['name'] as const) : []),
    ]
    const value = reasons.reduce((sum, reason) => sum + weight[reason], 0)
    return { parts: spread(cents, invoices), reasons, value, sumCents: sumOf(invoices) }
  })
  const known = new Set<string>()
  const distinct = weighed
    .toSorted((one, other) => other.value - one.value)
    .filter(({ parts }) => {
      const key = parts.map(({ invoiceId }) => invoiceId).join()
      return !known.has(key) && known.add(key)
    })
    .slice(0, mostProposals)
  const namesSettled = settled.some((number) => holdsNumber(told, number))
  return distinct.map(({ parts, reasons, value, sumCents }, place) => ({
    ...{ parts, reasons },
    isSure:
      place === 0 &&
      value > (distinct[1]?.value ?? 0) &&
      !namesSettled &&
      isTelling(new Set(reasons), { isShare: parts.length === 1 && Math.abs(cents) < Math.abs(sumCents) }),
  }))
}

/** Amount and one fact more, or number and name of a part payment of one invoice. */
function isTelling(reasons: ReadonlySet<MatchReason>, { isShare }: { readonly isShare: boolean }): boolean {
  if (reasons.has('amount') || reasons.has('discounted') || reasons.has('withFee')) return reasons.size > 1
  return isShare && reasons.has('number') && reasons.has('name')
}

const sumOf = (invoices: readonly OpenInvoice[]) => invoices.reduce((sum, { openCents }) => sum + openCents, 0)

/** One payment over several invoices: each gets what is open, in their order; what is left over goes to the last. */
function spread(cents: number, invoices: readonly OpenInvoice[]): ProposedPart[] {
  let left = Math.abs(cents)
  const parts = invoices.map(({ id, openCents }, index) => {
    const part = index === invoices.length - 1 ? left : Math.min(left, Math.abs(openCents))
    left -= part
    return { invoiceId: id, cents: part * Math.sign(cents) }
  })
  return parts.filter((part) => part.cents !== 0)
}
