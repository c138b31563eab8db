import { type BankEntry, type BankFormat, type EntryKeys, runningNumber } from './bank-statement.ts'
import { ownAccountOf } from './own-account.ts'
import { samePayment, sharesDay, type ToldPayment } from './same-payment.ts'

/** An entry of the house that was read in before. */
export type KnownEntry = ToldPayment & {
  readonly id: number
  /** Of which payment it is a telling: its own number, or that of the entry it is thought to repeat. */
  readonly payment: number
  readonly account: string
  readonly format: BankFormat
  /** Of its statement; empty where the file tells none. */
  readonly number: string
  /** By which it is known again in files of its format. */
  readonly key: string
  /** Which batch of which statement it is a part of; null where its file told none. */
  readonly partOf?: string | null
}

/** An entry of a file that is read in. */
export type ReadEntry = BankEntry & Pick<KnownEntry, 'account' | 'format' | 'number'> & EntryKeys

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
  // Parts of a batch are tellings of the one entry that told their sum.
  const taken = new Set<string>()
  const placeOf = ({ payment, cents }: KnownEntry) => `${payment}|${cents}`
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
        ?.find((one) => !taken.has(placeOf(one)) && strengthOf({ ...entry, account }, one) === strength)
      if (before === undefined) continue
      taken.add(placeOf(before))
      found[index] = { payment: before.payment, isSure: strength !== 'likely' }
    }
  }
  for (const places of batchesOf(entries)) {
    const parts = places.flatMap((place) => entries[place] ?? [])
    if (places.some((place) => found[place] !== null)) continue
    const sum = parts.reduce((all, { cents }) => all + cents, 0)
    const before = byAmount.get(sum)?.find((one) => !taken.has(placeOf(one)) && tellsTogether(one, parts, own))
    if (before === undefined) continue
    taken.add(placeOf(before))
    for (const place of places) found[place] = { payment: before.payment, isSure: false }
  }
  for (const [index, entry] of entries.entries()) {
    if (found[index] !== null || entry.batch !== undefined) continue
    const left = [...byAmount.values()].flat().filter((one) => !taken.has(placeOf(one)))
    const parts = partsBefore({ ...entry, account: ownAccountOf(entry.account, own) }, left)
    const [first] = parts.toSorted((one, other) => one.id - other.id)
    if (first === undefined) continue
    for (const part of parts) taken.add(placeOf(part))
    found[index] = { payment: first.payment, isSure: false }
  }
  return found
}

/** Of more single entries some add up to any sum by chance. */
const mostParts = 8

/**
 * The entries of another kind of file that one is the sum of: a batch as that told it, or, for one that names nobody, a few single ones
 * of its day.
 */
function partsBefore(sum: ReadEntry, left: readonly KnownEntry[]): readonly KnownEntry[] {
  const parts = left.filter(
    (one) =>
      one.format !== sum.format &&
      one.currency === sum.currency &&
      (one.account === '' || sum.account === '' || one.account === sum.account) &&
      Math.sign(one.cents) === Math.sign(sum.cents) &&
      Math.abs(one.cents) < Math.abs(sum.cents) &&
      sharesDay(one, sum),
  )
  const isSum = (some: readonly KnownEntry[]) =>
    some.length > 1 && some.reduce((all, { cents }) => all + cents, 0) === sum.cents
  const batches = Map.groupBy(
    parts.filter(({ partOf }) => partOf != null), // null and undefined alike
    ({ partOf }) => partOf,
  )
  const batch = [...batches.values()].find(isSum)
  if (batch !== undefined) return batch
  if (sum.name !== '' || parts.length > mostParts) return []
  const choices = Array.from({ length: 2 ** parts.length }, (_, choice) => choice)
  const chosen = (choice: number) => parts.filter((_, place) => Math.floor(choice / 2 ** place) % 2 === 1)
  return chosen(choices.findLast((choice) => isSum(chosen(choice))) ?? 0)
}

/** Places of the entries that are parts of one batch. */
function batchesOf(entries: readonly ReadEntry[]): number[][] {
  const places = entries.flatMap(({ batch }, place) => (batch === undefined ? [] : [place]))
  const keyOf = (place: number) => {
    const { account, number, batch } = entries[place] ?? {}
    return [account, number, batch].join('|')
  }
  return [...Map.groupBy(places, keyOf).values()]
}

/** Whether an entry of another kind of file may be the batch that these are made of: that names nobody, so a person has to say. */
function tellsTogether(known: KnownEntry, parts: readonly ReadEntry[], own: readonly string[]): boolean {
  return parts.every((part) => {
    const account = ownAccountOf(part.account, own)
    const isOneAccount = account === '' || known.account === '' || account === known.account
    return isOneAccount && part.format !== known.format && part.currency === known.currency && sharesDay(part, known)
  })
}

function strengthOf(entry: ReadEntry, known: KnownEntry): 'exact' | 'sure' | 'likely' | null {
  const isAccountTold = entry.account !== '' && known.account !== ''
  if (isAccountTold && entry.account !== known.account) return null
  const isOfAnother = isOfAnotherStatement(entry, known)
  const isKnownKey = entry.key === known.key || entry.formerKey === known.key
  if (entry.account === known.account && isKnownKey && entry.bookingDate === known.bookingDate)
    return isOfAnother ? 'likely' : 'exact'
  // Within a format the bank's reference tells two payments apart, and days are told alike.
  if (entry.format === known.format && (entry.reference !== '' || entry.bookingDate !== known.bookingDate)) return null
  const same = samePayment(entry, known)
  return same === 'sure' && (entry.account !== known.account || isOfAnother) ? 'likely' : same
}

/** A payment stands in one statement; but some programs number what they write anew, so that a person has to say. */
function isOfAnotherStatement(entry: ReadEntry, known: KnownEntry): boolean {
  if (entry.format !== known.format || entry.reference !== '') return false
  const [one, other] = [runningNumber(entry.number), runningNumber(known.number)]
  return one !== '' && other !== '' && one !== other
}

/** An entry as it is kept, with what became of it. */
export type KeptEntry = KnownEntry & {
  readonly statement: number
  /** Nothing of it is booked, and nobody has said anything of it. */
  readonly isUntouched: boolean
}

/**
 * Entries that stand there twice because two kinds of file were read in before they were compared: of each pair the later one, or the
 * earlier one where something of the later one is booked. Where both are, a person has been there.
 * @param kept any order
 * @returns the entry with the one that it repeats
 */
export function doubledAmong(
  kept: readonly KeptEntry[],
  own: readonly string[],
): { readonly line: number; readonly of: number }[] {
  const statements = [...Map.groupBy(kept, ({ statement }) => statement)].toSorted(([one], [other]) => one - other)
  const marked = new Set<number>()
  return statements.flatMap(([, entries], place) => {
    const earlier = statements.slice(0, place).flatMap(([, all]) => all)
    const others = earlier.filter(({ format, id }) => format !== entries[0]?.format && !marked.has(id))
    const read = entries.map((entry) => ({ ...entry, formerKey: entry.key, iban: '', reference: '' }))
    return repeatsAmong(read, others, own).flatMap((repeat, index) => {
      const [line, of] = [entries[index], others.find(({ id }) => id === repeat?.payment)]
      // Which entries belonged together nobody knows of those.
      if (line === undefined || of === undefined || line.payment === of.id || line.cents !== of.cents) return []
      const [twice, once] = line.isUntouched ? [line, of] : [of, line]
      if (!twice.isUntouched) return []
      marked.add(twice.id)
      return [{ line: twice.id, of: once.id }]
    })
  })
}
