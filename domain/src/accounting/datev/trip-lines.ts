import type { PaymentKind } from '../../invoices/payment.contract.ts'
import type { AccountUse } from './accounts.ts'
import { type Booking, debitOf } from './bookings.ts'

/** What stands on an account of a trip against another one, under the number of an invoice. */
export type Line = Pick<
  Booking,
  'account' | 'contraAccount' | 'taxKey' | 'documentNumber' | 'use' | 'about' | 'isTransfer'
> & {
  /** By which the account is debited. */
  readonly cents: number
}

/** Lines of a trip, each pair of accounts and number once. */
export type Lines = ReadonlyMap<string, Line>

const pairOf = ({ account, contraAccount, taxKey, documentNumber }: Line): string =>
  [account, contraAccount, taxKey, documentNumber].join('|')

/** Adds up lines of the same accounts, number and earlier invoice. */
export function summed(lines: Iterable<Line>): Lines {
  const sums = new Map<string, Line>()
  for (const line of lines) {
    const key = `${pairOf(line)}|${line.about ?? ''}`
    const before = sums.get(key)
    sums.set(key, {
      ...line,
      ...before,
      use: before?.use ?? line.use,
      cents: (before?.cents ?? 0) + line.cents,
    } as Line)
  }
  return sums
}

export function lineOf({ account, contraAccount, taxKey, documentNumber, use, about, isTransfer, ...one }: Booking) {
  const more = {
    ...(use === undefined ? {} : { use }),
    ...(about === undefined ? {} : { about }),
    ...(isTransfer === undefined ? {} : { isTransfer }),
  }
  return { account, contraAccount, taxKey, documentNumber, cents: debitOf(one), ...more }
}

/**
 * What has to be booked so that these lines become those. What only changed which earlier invoice it is about is no booking.
 */
export function difference(before: Lines, after: Lines): Line[] {
  const changed = summed([...after.values(), ...[...before.values()].map((one) => ({ ...one, cents: -one.cents }))])
  const byPair = Map.groupBy(changed.values(), pairOf)
  const isEven = (line: Line) => (byPair.get(pairOf(line)) ?? []).reduce((sum, { cents }) => sum + cents, 0) === 0
  return [...changed.values()].filter((line) => line.cents !== 0 && !isEven(line))
}

/** Uses of lines that follow from money that came or went, not from how the invoices stand. */
const moneyUses: ReadonlySet<AccountUse> = new Set<AccountUse>(['bank', 'bankFee', 'reminderFee'])

/** Which lines of a payment are money: of an entry from before uses were kept all, but of a discount none. */
export function moneyIn(lines: readonly Booking[], paymentKind: PaymentKind): readonly Booking[] {
  if (isOfOldForm(lines)) return paymentKind === 'discount' ? [] : lines
  return lines.filter(({ use }) => use !== undefined && moneyUses.has(use))
}

/** Whether an entry went out before decision 112, when the use of its accounts was not kept. */
export function isOfOldForm(lines: readonly Booking[]): boolean {
  return lines.length > 0 && lines.every(({ use }) => use === undefined)
}
