import { invoiceLabel } from '../../invoices/invoice-types.ts'
import { rounded } from '../../money.ts'
import { isRefusal, type Refusal } from '../../refusal.ts'
import { type Account, type AccountingSettings, type AccountUse, accountFor, discountUse, useOf } from './accounts.ts'
import { debitOf, parted, sharesOf } from './bookings.ts'
import { isOfOldForm, type Line, type Lines, summed } from './trip-lines.ts'
import type { Standing, Trip, TripInvoice } from './trip-standing.ts'

type Part = { readonly account: Account; readonly use?: AccountUse; readonly cents: number }

/** What was booked of a trip so far: its lines, and money by the number it stands under. */
export type TripBooks = { readonly lines: Lines; readonly moneyUnder: ReadonlyMap<string, number> }

/** @returns a refusal where a rate of an invoice has no account */
export function accountFault({ snapshot: { taxGroups, type } }: Pick<TripInvoice, 'snapshot'>): Refusal | null {
  return taxGroups.map(({ taxPercentage }) => useOf(taxPercentage, type === 'prepayment')).find(isRefusal) ?? null
}

/** The debtor an invoice is booked under stays, whatever number its client is given. */
export function debtorOf({ snapshot: { number }, debtor }: TripInvoice, { lines }: TripBooks): string {
  const found = [...lines.values()].find((one) => one.documentNumber === number && one.isTransfer === undefined)
  return found?.account ?? debtor
}

/**
 * How the accounts of a trip have to stand beside the money that came and went (decision 112), so that under each number the debtor owes what
 * is open by the invoice, and
 *
 * - what a prepayment asks for stands on the clearing account until it is received, and is owed to the client from then on, by rate;
 * - an invoice over the price is revenue; what was received before is taken back from where it stands, under its number, and what was
 *   still open on earlier ones under theirs;
 * - what was taken back by a cancelation is open no more, and what was received on it goes back under the number of that.
 *
 * @param standing of what is booked with the entry that is just booked
 */
export function targetOf(trip: Trip, standing: Standing, books: TripBooks, settings: AccountingSettings): Lines {
  const lines: Line[] = []
  const { last, isContained, isBeside, leftOutOn, stornoOf, isBooked, openOf, moneyOn, discountOn } = standing
  const byId = new Map(trip.invoices.map((one) => [one.id, one]))
  const numberOf = ({ snapshot }: TripInvoice) => snapshot.number
  const accountOf = (use: AccountUse, one: TripInvoice) =>
    accountAsBooked(use, numberOf(one), books) ?? accountFor(use, settings)

  function add(under: TripInvoice, { account, use, cents }: Part, about: TripInvoice | null = null) {
    const said = { ...(use === undefined ? {} : { use }), ...(about === null ? {} : { about: numberOf(about) }) }
    const accounts = { account: debtorOf(under, books), contraAccount: account.number, taxKey: account.taxKey }
    lines.push({ ...accounts, documentNumber: numberOf(under), cents, ...said })
  }

  /** What of an invoice was received, from the clearing account to those of its rates. */
  function addReceived(one: TripInvoice, parts: readonly Part[]) {
    const clearing = accountOf('prepaymentClearing', one).number
    for (const { account, use, cents } of parts) {
      const accounts = { account: clearing, contraAccount: account.number, taxKey: account.taxKey }
      const said = use === undefined ? {} : { use }
      lines.push({ ...accounts, documentNumber: numberOf(one), cents, ...said, isTransfer: true })
    }
  }

  /** An amount of an invoice on the accounts it is charged to, in their proportion. */
  function share(one: TripInvoice, cents: number): Part[] {
    const parts = chargedOn(one, accountOf)
    const cut = parted(
      cents,
      parts.map((part) => part.cents),
    )
    return parts.map((part, index) => ({ ...part, cents: cut[index] ?? 0 }))
  }

  const byRate = (one: TripInvoice, cents: number, use: (rate: number) => AccountUse | Refusal): Part[] =>
    sharesOf({ cents, taxGroups: one.snapshot.taxGroups }).map((part) => {
      const found = use(part.taxPercentage)
      if (isRefusal(found)) throw new Error(found.message)
      return { account: accountOf(found, one), use: found, cents: part.cents }
    })
  // What comes in since on one whose rest is in a later one is paid on that.
  const receivedCents = (one: TripInvoice) =>
    last === null || !isDirect(last) ? moneyOn(one) : Math.min(moneyOn(one), leftOutOn(one) || Infinity)
  const received = (one: TripInvoice) => byRate(one, receivedCents(one), (rate) => useOf(rate, true))
  const addAll = (under: TripInvoice, parts: readonly Part[], sign: 1 | -1, about: TripInvoice | null = null) => {
    for (const part of parts) add(under, { ...part, cents: sign * part.cents }, about)
  }
  const addDiscount = (under: TripInvoice, one: TripInvoice) =>
    addAll(under, byRate(one, discountOn(one), discountUse), -1, under === one ? null : one)
  const under = (one: TripInvoice) => openOf(one) + (books.moneyUnder.get(numberOf(one)) ?? 0)

  for (const one of trip.invoices) {
    const storno = stornoOf(one)
    const original = one.originalId === null ? undefined : byId.get(one.originalId)
    if (storno !== null && isDirect(one)) {
      const kept = share(one, moneyOn(one))
      addAll(one, kept, 1)
      addAll(storno, kept, -1, one)
      addDiscount(storno, one)
    } else if (isContained(one) && last !== null && isDirect(last)) {
      const before = transfersOf(one, books)
      addReceived(one, before)
      addAll(last, before, -1, one)
      addDiscount(last, one)
      if (isDirect(one)) {
        const parts = share(one, under(one) - before.reduce((sum, { cents }) => sum + cents, 0))
        addAll(one, parts, 1)
        addAll(last, parts, -1, one)
      }
    } else if (isPaidAhead(one, original, standing)) {
      addReceived(one, received(one))
    } else if (isBooked(one) && original === undefined) {
      const isWhole = leftOutOn(one) === 0 && !isBeside(one)
      addAll(one, isWhole ? chargedOn(one, accountOf) : share(one, under(one) + discountOn(one)), 1)
      addDiscount(one, one)
    } else if (!isBooked(one)) {
      addDiscount(one, one)
    }
  }
  // What else the debtor owes under a number is asked for and not received yet.
  const cleared = trip.invoices.map((one) => {
    const booked = lines.filter(({ documentNumber, isTransfer }) => documentNumber === numberOf(one) && !isTransfer)
    return [one, under(one) - booked.reduce((sum, { cents }) => sum + cents, 0)] as const
  })
  const use = 'prepaymentClearing'
  for (const [one, cents] of cleared) add(one, { account: accountOf(use, one), use, cents })
  return summed(lines)
}

/** Whether what was received on it is owed to the client: until the price is charged, or it goes back. */
function isPaidAhead(one: TripInvoice, original: TripInvoice | undefined, { last, isContained, isBooked }: Standing) {
  if (original !== undefined) return !isDirect(original)
  if (isContained(one)) return last !== null && !isDirect(last)
  return isBooked(one) ? !isDirect(one) : one.snapshot.type === 'prepayment'
}

/**
 * Charged on its accounts at once: what is no prepayment, and prepayments of before decision 112, which are taken back as they went out.
 */
function isDirect({ snapshot, kept }: TripInvoice): boolean {
  return snapshot.type !== 'prepayment' || (kept !== null && isOfOldForm(kept))
}

/** What an invoice charges, by account: as it went out, where it did. */
function chargedOn(one: TripInvoice, accountOf: (use: AccountUse, of: TripInvoice) => Account): Part[] {
  const { snapshot, kept } = one
  if (kept !== null && isOfOldForm(kept)) {
    const text = `${invoiceLabel(snapshot.type)} ${snapshot.buyer.name}`
    return kept
      .filter((line) => line.text === text)
      .map((line) => ({ account: { number: line.contraAccount, taxKey: line.taxKey }, cents: debitOf(line) }))
  }
  const thirdShare = (one.isPartedAnew ? null : thirdShareAsBooked(one)) ?? one.thirdShare
  return snapshot.taxGroups.flatMap(({ taxPercentage, grossCents }) => {
    const use = useOf(taxPercentage, false)
    if (isRefusal(use)) throw new Error(use.message)
    // Revenue under the margin scheme is parted like what was bought in.
    const third = use === 'margin' ? rounded(grossCents * thirdShare) : 0
    const parts: Part[] = [{ account: accountOf(use, one), use, cents: grossCents - third }]
    if (third !== 0) parts.push({ account: accountOf('marginThird', one), use: 'marginThird', cents: third })
    return parts
  })
}

/** The account that was taken for an invoice before, whatever its house has entered since. */
function accountAsBooked(use: AccountUse, number: string, { lines }: TripBooks): Account | null {
  for (const line of lines.values()) {
    if (line.documentNumber !== number) continue
    if (use === 'prepaymentClearing' && line.isTransfer) return { number: line.account, taxKey: '' }
    if (line.use === use && (line.about === undefined || line.isTransfer)) {
      return { number: line.contraAccount, taxKey: line.taxKey }
    }
  }
  return null
}

/** @returns how its revenue under the margin scheme is parted in the files so far; null where none is in one */
export function thirdShareAsBooked({ kept, keptSplits, snapshot: { number } }: TripInvoice): number | null {
  const on = (use: AccountUse) =>
    [...(kept ?? []), ...(keptSplits ?? [])]
      .filter((one) => one.documentNumber === number && one.use === use && one.about === undefined)
      .reduce((sum, one) => sum + debitOf(one), 0)
  const [inside, outside] = [on('margin'), on('marginThird')]
  return inside + outside === 0 ? null : outside / (inside + outside)
}

/** What of an invoice was brought from the clearing account to those of prepayments. */
function transfersOf({ snapshot: { number } }: TripInvoice, { lines }: TripBooks): Part[] {
  return [...lines.values()]
    .filter((line) => line.isTransfer && line.documentNumber === number && line.cents !== 0)
    .map(({ contraAccount, taxKey, use, cents }) => ({
      account: { number: contraAccount, taxKey },
      ...(use === undefined ? {} : { use }),
      cents,
    }))
}
