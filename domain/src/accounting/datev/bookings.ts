import type { CalendarDate } from '../../calendar-date.ts'
import type { TaxGroup } from '../../invoices/issued.ts'
import { rounded } from '../../money.ts'
import type { Account, AccountUse } from './accounts.ts'

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
  /** How much of its currency one euro buys, where the invoice says so itself; else that of its day counts. */
  readonly rate?: number
  /** As what the contra account is booked; not known of lines from before it was kept, and of suppliers. */
  readonly use?: AccountUse
  /** The earlier invoice that a line is about. */
  readonly about?: string
  /** USt-IdNr. of the buyer where it owes the tax: the recapitulative statement is made of it (§ 18a UStG). */
  readonly buyerVatId?: string
  /** From the clearing account to one of prepayments: no line of a debtor. */
  readonly isTransfer?: true
}

/** What the lines of one entry have in common. */
export type Told = Omit<Booking, 'cents' | 'side' | 'contraAccount' | 'taxKey'>

export function turned(booking: Booking): Booking {
  return { ...booking, side: booking.side === 'S' ? 'H' : 'S' }
}

/** @returns cents by which the account is debited, below nothing credited */
export function debitOf({ cents, side }: Pick<Booking, 'cents' | 'side'>): number {
  return side === 'S' ? cents : -cents
}

/** A line of an amount; below nothing it is turned around, and nothing is no line. */
export function booked(told: Told, side: Side, cents: number, { number, taxKey }: Account): Booking[] {
  if (cents === 0) return []
  const booking = { ...told, cents: Math.abs(cents), side, contraAccount: number, taxKey }
  return [cents < 0 ? turned(booking) : booking]
}

/**
 * An amount in the proportion of these; the parts add up to the whole. The same amount is always parted alike, so that what several
 * payments bring is parted as their sum is, and nothing is left over when it is taken back.
 * @returns none where there is no proportion
 */
export function parted(cents: number, proportion: readonly number[]): number[] {
  const whole = proportion.reduce((sum, one) => sum + one, 0)
  if (whole === 0) return proportion.map((_, index) => (index === 0 ? cents : 0))
  let left = cents
  return proportion.map((one, index) => {
    const part = index === proportion.length - 1 ? left : rounded((cents * one) / whole)
    left -= part
    return part
  })
}

/** An amount of an invoice of several rates is of these in the same proportion; of one without rates it is under the margin scheme. */
export function sharesOf({
  cents,
  taxGroups,
}: {
  readonly cents: number
  readonly taxGroups: readonly TaxGroup[]
}): { cents: number; taxPercentage: number }[] {
  const proportion = taxGroups.map(({ grossCents }) => grossCents)
  if (proportion.reduce((sum, one) => sum + one, 0) === 0) {
    return [{ cents, taxPercentage: taxGroups[0]?.taxPercentage ?? -1 }]
  }
  const parts = parted(cents, proportion)
  return taxGroups.map(({ taxPercentage }, index) => ({ cents: parts[index] ?? 0, taxPercentage }))
}
