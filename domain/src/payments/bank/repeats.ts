import type { BankEntry, BankFormat } from './bank-statement.ts'
import { ownAccountOf } from './own-account.ts'
import { samePayment, type ToldPayment } from './same-payment.ts'

/** An entry of the house that was read in before. */
export type KnownEntry = ToldPayment & {
  readonly id: number
  /** Of which payment it is a telling: its own number, or that of the entry it is thought to repeat. */
  readonly payment: number
  readonly account: string
  readonly format: BankFormat
  /** By which it is known again in files of its format. */
  readonly key: string
}

/** An entry of a file that is read in. */
export type ReadEntry = BankEntry & Pick<KnownEntry, 'account' | 'format' | 'key'>

/** Which payment an entry tells again; where that is not sure a person has to say so. */
export type Repeat = { readonly payment: number; readonly isSure: boolean }

/**
 * Which entries of a file are there already, told by the same or another kind of file. What is there once is found once: of two
 * payments that say the same, one is new if only one was read before, and a file's own entries are never repeats of one another.
 * @param entries all of the file @param known those of the house on these days @param own IBANs of the house
 * @returns for each entry what it repeats, null for a new one
 */
export function repeatsAmong(
  entries: readonly ReadEntry[],
  known: readonly KnownEntry[],
  own: readonly string[],
): (Repeat | null)[] {
  const found = entries.map((): Repeat | null => null)
  const taken = new Set<number>()
  const byAmount = Map.groupBy(
    known.map((one) => ({ ...one, account: ownAccountOf(one.account, own) })),
    ({ cents }) => cents,
  )
  // The surest first, so that no less sure one takes its place.
  for (const strength of ['exact', 'sure', 'likely'] as const) {
    for (const [index, entry] of entries.entries()) {
      if (found[index] !== null) continue
      const account = ownAccountOf(entry.account, own)
      const before = byAmount
        .get(entry.cents)
        ?.find((one) => !taken.has(one.payment) && strengthOf({ ...entry, account }, one) === strength)
      if (before === undefined) continue
      taken.add(before.payment)
      found[index] = { payment: before.payment, isSure: strength !== 'likely' }
    }
  }
  return found
}

function strengthOf(entry: ReadEntry, known: KnownEntry): 'exact' | 'sure' | 'likely' | null {
  const isAccountTold = entry.account !== '' && known.account !== ''
  if (isAccountTold && entry.account !== known.account) return null
  if (entry.account === known.account && entry.key === known.key) return 'exact'
  // Within a format the bank's reference tells two payments apart, and days are told alike.
  if (entry.format === known.format && (entry.reference !== '' || entry.bookingDate !== known.bookingDate)) return null
  const same = samePayment(entry, known)
  return same === 'sure' && entry.account !== known.account ? 'likely' : same
}
