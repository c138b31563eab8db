import type { CalendarDate } from '../../calendar-date.ts'
import { invoiceLabel } from '../../invoices/invoice-types.ts'
import { paymentKinds } from '../../invoices/payment.contract.ts'
import { type AccountingSettings, accountFor } from './accounts.ts'
import { bankAccountFor } from './bank-accounts.ts'
import { type Booking, booked, debitOf, type Told, turned } from './bookings.ts'
import { difference, type Line, type Lines, lineOf, moneyIn, summed } from './trip-lines.ts'
import { type Standing, standingAt, type Trip, type TripInvoice, type TripPayment } from './trip-standing.ts'
import { debtorOf, type TripBooks, targetOf } from './trip-target.ts'

/**
 * What is booked on its own day: an invoice, a payment, that a payment of an earlier file was removed, or that the part of third countries
 * is another one than when an invoice of an earlier file went out (decision 173).
 */
export type TripEntry = {
  readonly kind: 'invoice' | 'payment' | 'removal' | 'split'
  readonly invoiceId: number
  readonly paymentId: number | null
  readonly day: CalendarDate
}

/**
 * What the entries of a trip are booked as, one after the other (INV-08, decision 112): money as it came or went, and beside it whatever makes
 * the accounts stand as the invoices and payments that are booked by then want it. So nothing is left over in whatever order they
 * come, and what went out in earlier files is undone as it went out.
 * @param entries in the order in which they are booked; none that is in a file
 * @returns the lines of each entry
 */
export function bookingsOfTrip(
  whole: Trip,
  entries: readonly TripEntry[],
  settings: AccountingSettings,
): readonly Booking[][] {
  let trip = whole
  let books = booksOf(trip)
  const at = {
    invoices: new Set(trip.invoices.flatMap(({ id, kept }) => (kept === null ? [] : [id]))),
    payments: new Set(
      trip.payments.flatMap(({ id, kept, keptRemoval }) => (kept === null || keptRemoval !== null ? [] : [id])),
    ),
  }
  const money = new Map<number, readonly Booking[]>()
  return entries.map((entry) => {
    if (entry.kind === 'split') {
      const made = partedAnew(trip, entry, { standing: standingAt(trip, at), books, settings })
      books = { ...books, lines: made.lines }
      trip = made.trip
      return made.bookings
    }
    if (entry.kind === 'invoice') at.invoices.add(entry.invoiceId)
    else if (entry.kind === 'payment') at.payments.add(entry.paymentId ?? 0)
    else at.payments.delete(entry.paymentId ?? 0)
    const standing = standingAt(trip, at)
    const payment = trip.payments.find(({ id }) => id === entry.paymentId)
    const asker = invoiceOf(trip, standing.askerOf(entry.invoiceId))
    const told = toldOf(trip, entry, payment, settings)
    const moved = payment === undefined ? [] : moneyOf(entry, payment, asker, { told, books, settings, money })
    if (payment !== undefined) money.set(payment.id, moved)
    if (payment !== undefined) books = { ...books, moneyUnder: withMoney(books.moneyUnder, payment, moved) }
    const after = targetOf(trip, standing, books, settings)
    const changed = difference(books.lines, after).map((line) => bookingOf(line, trip, entry, told))
    const passed =
      changed.length === 0 && entry.kind === 'invoice'
        ? inAndOut(trip, entry, { into: asker, told, books, settings })
        : []
    books = { ...books, lines: withEarlier(books.lines, after) }
    return [...moved, ...inOrder(changed, invoiceOf(trip, entry.invoiceId)), ...passed]
  })
}

/**
 * An invoice that is booked after what takes it over or back, for that is dated earlier, changes nothing any more. What is marked as
 * exported has its rows all the same: what it asked for, and that this stands in the other one.
 */
function inAndOut(
  trip: Trip,
  entry: TripEntry,
  { into, told, books, settings }: Omit<How, 'money'> & { readonly into: TripInvoice },
): Booking[] {
  const { id, snapshot, originalId } = invoiceOf(trip, entry.invoiceId)
  if (originalId !== null || into.id === id) return []
  const alone = standingAt(trip, { invoices: new Set([id]), payments: new Set() })
  const lines = [...targetOf(trip, alone, { ...books, moneyUnder: new Map() }, settings).values()]
  const own = lines.filter(({ cents, documentNumber }) => cents !== 0 && documentNumber === snapshot.number)
  const text = `${invoiceLabel(snapshot.type)} ${snapshot.number} in ${into.snapshot.number}`
  const out = own.map((line) => ({ ...bookingOf({ ...line, cents: -line.cents }, trip, entry, told), text }))
  return [...own.map((line) => bookingOf(line, trip, entry, told)), ...out]
}

type Reckoned = { readonly standing: Standing; readonly books: TripBooks; readonly settings: AccountingSettings }

/**
 * Revenue that is in a file, parted by the share of third countries of now: the difference to how it is parted there, and nothing else.
 * What was taken back, or is in a later invoice, stays as it went out on both sides.
 */
function partedAnew(trip: Trip, entry: TripEntry, { standing, books, settings }: Reckoned) {
  const one = invoiceOf(trip, entry.invoiceId)
  const isOpen = one.kept !== null && one.originalId === null && !standing.isContained(one)
  if (!isOpen || standing.stornoOf(one) !== null) return { trip, lines: books.lines, bookings: [] }
  const anew: Trip = {
    ...trip,
    invoices: trip.invoices.map((other) => (other === one ? { ...one, isPartedAnew: true } : other)),
  }
  const changed = difference(targetOf(trip, standing, books, settings), targetOf(anew, standing, books, settings))
  const told = toldOf(trip, entry, undefined, settings)
  return {
    trip: anew,
    lines: summed([...books.lines.values(), ...changed]),
    bookings: changed.map((line) => bookingOf(line, trip, entry, told)),
  }
}

function invoiceOf({ invoices }: Trip, id: number): TripInvoice {
  const found = invoices.find((one) => one.id === id)
  if (found === undefined) throw new Error(`invoice ${id} is not of the trip`)
  return found
}

/** What stands in earlier files. */
function booksOf({ invoices, payments }: Trip): TripBooks {
  let moneyUnder: TripBooks['moneyUnder'] = new Map()
  const lines: Line[] = invoices.flatMap(({ kept, keptSplits }) => [...(kept ?? []), ...(keptSplits ?? [])].map(lineOf))
  for (const payment of payments) {
    for (const kept of [payment.kept ?? [], payment.keptRemoval ?? []]) {
      const money = moneyIn(kept, payment.kind)
      lines.push(...kept.filter((one) => !money.includes(one)).map(lineOf))
      moneyUnder = withMoney(moneyUnder, payment, money)
    }
  }
  return { lines: summed(lines), moneyUnder }
}

/** Accounts that were taken once are taken again, also where nothing stands on them any more. */
function withEarlier(before: Lines, after: Lines): Lines {
  return summed([...after.values(), ...[...before.values()].map((one) => ({ ...one, cents: 0 }))])
}

function withMoney(under: TripBooks['moneyUnder'], { kind }: TripPayment, moved: readonly Booking[]) {
  // A reminder's fee is claimed and paid at once.
  if (kind === 'reminderFee') return under
  const sums = new Map(under)
  for (const one of moved) {
    sums.set(one.documentNumber, (sums.get(one.documentNumber) ?? 0) - debitOf(one))
  }
  return sums
}

type How = {
  readonly told: Told
  readonly books: TripBooks
  readonly settings: AccountingSettings
  /** As it came earlier in this file. */
  readonly money: ReadonlyMap<number, readonly Booking[]>
}

/**
 * Money from the client on our account, or back to them when it is below nothing, under the number of the invoice that asks for it
 * by then. What a bank kept back never came in: it is a cost. A reminder's fee is no part of any invoice: it is claimed and paid at
 * once, so that the debtor is even (decision 060). What came off for paying early is no money.
 */
function moneyOf(
  entry: TripEntry,
  { id, kind, cents, bank, kept }: TripPayment,
  asker: TripInvoice,
  { told: { dueDate: _, supplyDate: __, ...words }, books, settings, money }: How,
): Booking[] {
  if (kind === 'discount') return []
  const under = { account: debtorOf(asker, books), documentNumber: asker.snapshot.number }
  const told: Told = { ...words, ...under, dueDate: null, supplyDate: null }
  const use = kind === 'fee' ? 'bankFee' : 'bank'
  if (entry.kind === 'removal') {
    const came = kept === null ? (money.get(id) ?? []) : moneyIn(kept, kind)
    return came.map((one) => ({ use, ...turned(one), ...told }))
  }
  const claim = { ...told, use: 'reminderFee' as const }
  const claimed = kind === 'reminderFee' ? booked(claim, 'S', cents, accountFor('reminderFee', settings)) : []
  const account = use === 'bank' ? bankAccountFor(bank, settings) : accountFor(use, settings)
  return [...claimed, ...booked({ ...told, use }, 'H', cents, account)]
}

function toldOf(
  trip: Trip,
  { kind, invoiceId, day }: TripEntry,
  payment: TripPayment | undefined,
  { hasCostCentres }: AccountingSettings,
): Told {
  const { snapshot, originalId, debtor } = invoiceOf(trip, invoiceId)
  const { number, buyer, references, currency, euroTax } = snapshot
  const original = originalId === null ? null : invoiceOf(trip, originalId).snapshot
  const label = invoiceLabel(snapshot.type)
  const ofPayment = payment === undefined ? '' : `${wordOf(payment)} ${buyer.name}`
  const ofInvoice = original === null ? `${label} ${buyer.name}` : `${label} zu ${original.number} ${buyer.name}`
  const texts = {
    ...{ invoice: ofInvoice, payment: ofPayment, removal: `Storno ${ofPayment}` },
    split: `Drittlandanteil neu, ${ofInvoice}`,
  }
  const charged = original ?? snapshot
  return {
    ...{ currency, account: debtor, date: day, documentNumber: number, text: texts[kind] },
    costCentre: hasCostCentres ? references.orderNumber : '',
    dueDate: kind === 'invoice' && original === null ? snapshot.dueDate : null,
    // What is prepaid is taxed when it comes in.
    supplyDate: kind === 'invoice' && charged.type !== 'prepayment' ? charged.supply.to : null,
    // Books and paper tell one tax in euros, whatever rates became known since.
    ...((kind === 'invoice' || kind === 'split') && euroTax !== undefined && { rate: euroTax.rate }),
  }
}

function wordOf({ kind, cents }: TripPayment): string {
  if (kind === 'fee' || kind === 'reminderFee' || kind === 'discount') return paymentKinds[kind].label
  return cents < 0 ? 'Rückzahlung' : 'Zahlung'
}

/** A line as it is written in the file: whose it is, and which earlier invoice it is about. */
function bookingOf({ cents, ...line }: Line, trip: Trip, entry: TripEntry, told: Told): Booking {
  const { snapshot } = invoiceOf(trip, entry.invoiceId)
  const of = trip.invoices.find((one) => one.snapshot.number === line.documentNumber)?.snapshot ?? snapshot
  const isOwn = of.number === snapshot.number
  const { vatId = '' } = of.buyer
  const isClaim = isOwn && cents > 0 && line.about === undefined
  return {
    ...told,
    ...line,
    ...{ cents: Math.abs(cents), side: cents > 0 ? 'S' : 'H', currency: of.currency },
    text: textOf(line, trip, entry, told, isOwn),
    ...(line.use === 'revenueReverse' && vatId !== '' ? { buyerVatId: vatId } : {}),
    dueDate: isClaim ? told.dueDate : null,
    // What is only asked for has no tax that a period could be told of.
    supplyDate: line.use === 'prepaymentClearing' ? null : told.supplyDate,
  }
}

function textOf(line: Omit<Line, 'cents'>, trip: Trip, entry: TripEntry, { text }: Told, isOwn: boolean): string {
  const { snapshot, originalId } = invoiceOf(trip, entry.invoiceId)
  if (entry.kind === 'invoice' && originalId !== null && !isOwn) {
    return `${invoiceLabel(snapshot.type)} ${snapshot.number} zu ${invoiceOf(trip, originalId).snapshot.number}`
  }
  if (entry.kind !== 'invoice' || originalId !== null) return text
  const named = (number: string) => {
    const found = trip.invoices.find((one) => one.snapshot.number === number)?.snapshot
    return `${found === undefined ? '' : `${invoiceLabel(found.type)} `}${number}`
  }
  if (line.about !== undefined) return line.use?.startsWith('discount') ? `Skonto ${line.about}` : named(line.about)
  return isOwn ? text : `${named(line.documentNumber)} in ${snapshot.number}`
}

/** What an invoice charges first, then what it takes back, then what becomes of earlier ones. */
function inOrder(lines: readonly Booking[], { snapshot: { number } }: TripInvoice): Booking[] {
  const place = ({ documentNumber, about, isTransfer }: Booking) =>
    isTransfer ? 3 : documentNumber !== number ? 2 : about === undefined ? 0 : 1
  return lines.toSorted((one, other) => place(one) - place(other))
}
