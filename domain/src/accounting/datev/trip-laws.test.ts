import fc from 'fast-check'
import { expect, test } from 'vitest'
import { invoiceLabel } from '../../invoices/invoice-types.ts'
import { leftOutOf, takenOver } from '../../invoices/standing.ts'
import {
  type LifeInvoice,
  type LifePayment,
  type LifeStep,
  leftOutStart,
  lifeAfter,
  lifeStep,
  moneyOn,
  openOf,
} from '../../invoices/trip-life.fixture.ts'
import { type Booking, booked, parted, sharesOf, type Told, turned } from './bookings.ts'
import { accounting, balances, issued, type Rates } from './datev.fixture.ts'
import { splitChanges, splitEntries } from './splits.ts'
import { bookingsOfTrip, type TripEntry } from './trip-bookings.ts'
import type { Trip } from './trip-standing.ts'

/** Of how much of each rate the price of a trip is. */
const prices: readonly Rates[] = [
  [[-1, 1]],
  [
    [-1, 42_133],
    [19, 1_234],
    [7, 23],
  ],
  [
    [19, 1],
    [7, 1],
    [0, 1],
  ],
]
type Kept = Map<string, readonly Booking[]>
const keyOfSplit = (id: number) => `split ${id}`
const keyOf = ({ kind, invoiceId, paymentId }: TripEntry) => `${kind} ${paymentId ?? invoiceId}`

function tripOf(life: readonly LifeInvoice[], kept: Kept, price: Rates, thirdShare: number): Trip {
  return {
    invoices: life.map((one) => {
      const cents = parted(
        one.totalCents,
        price.map(([, part]) => part),
      )
      const lines = price.map(([rate], index) => [rate, cents[index] ?? 0] as const)
      return {
        ...one,
        ...{ originalId: one.takesBackId, debtor: '10007', thirdShare },
        snapshot: issued(`N-${one.id}`, one.type, lines),
        kept: kept.get(`invoice ${one.id}`) ?? null,
        keptSplits: kept.get(keyOfSplit(one.id)) ?? [],
      }
    }),
    payments: life.flatMap((one) =>
      one.payments.map((payment) => ({
        ...{ ...payment, invoiceId: one.id, bank: null },
        kept: kept.get(`payment ${payment.id}`) ?? null,
        keptRemoval: kept.get(`removal ${payment.id}`) ?? null,
      })),
    ),
  }
}

/** What is in no file yet, in the order of its days. */
function openEntries(life: readonly LifeInvoice[], kept: Kept, dayOf: (key: string) => number): TripEntry[] {
  const ofPayment = (invoiceId: number, { id, isRemoved }: LifePayment): TripEntry[] => {
    const entry = { invoiceId, paymentId: id, day: '2027-02-01' }
    const isKept = kept.has(`payment ${id}`)
    if (!isRemoved) return isKept ? [] : [{ ...entry, kind: 'payment' }]
    return isKept && !kept.has(`removal ${id}`) ? [{ ...entry, kind: 'removal' }] : []
  }
  const all = life.flatMap(({ id, payments }): TripEntry[] => [
    ...(kept.has(`invoice ${id}`)
      ? []
      : [{ kind: 'invoice', invoiceId: id, paymentId: null, day: '2027-02-01' } as const]),
    ...payments.flatMap((payment) => ofPayment(id, payment)),
  ])
  return all.toSorted((one, other) => dayOf(keyOf(one)) - dayOf(keyOf(other)))
}

/**
 * What went out before decision 112: prepayments on the accounts of their rates when they were issued, payments under the number they were
 * for, and all that was taken over from there under the number that takes it.
 */
function bookedOfOld(life: readonly LifeInvoice[], entries: readonly TripEntry[], kept: Kept, price: Rates): void {
  const trip = tripOf(life, kept, price, 0)
  const taken = takenOver(life)
  const revenue = ['8191', '8400', '8300', '8200']
  const accounts = (one: LifeInvoice, cents: number) => {
    const groups = trip.invoices.find(({ id }) => id === one.id)?.snapshot.taxGroups ?? []
    return sharesOf({ cents, taxGroups: groups }).map((part) => {
      const at = [-1, 19, 7, 0].indexOf(part.taxPercentage)
      const number = one.type === 'prepayment' ? ['1710', '1718', '1711', '1710'][at] : revenue[at]
      return { cents: part.cents, account: { number: number ?? '', taxKey: '' } }
    })
  }
  const charged = (one: LifeInvoice, told: Told): Booking[] => [
    ...accounts(one, one.totalCents).flatMap((part) => booked(told, 'S', part.cents, part.account)),
    ...life.flatMap((earlier) => {
      const deducted = one.deductions.filter(({ invoiceId }) => invoiceId === earlier.id)
      const into = taken.get(earlier.id)
      const back = [...deducted.map(({ cents }) => cents), into?.into === one.id ? into.cents : 0]
      const text = { ...told, text: `Anzahlung N-${earlier.id}` }
      return back.flatMap((cents) =>
        accounts(earlier, cents).flatMap((part) => booked(text, 'H', part.cents, part.account)),
      )
    }),
  ]
  for (const entry of entries) {
    const one = life.find(({ id }) => id === entry.invoiceId) as LifeInvoice
    const told: Told = {
      ...{ currency: 'EUR', account: '10007', date: entry.day, documentNumber: `N-${one.id}`, costCentre: '' },
      ...{ text: `${invoiceLabel(one.type)} Kantorei St. Michael e. V.`, dueDate: null, supplyDate: null },
    }
    const payment = one.payments.find(({ id }) => id === entry.paymentId)
    if (payment !== undefined) {
      const came = booked(told, 'H', payment.cents, {
        number: payment.kind === 'discount' ? '8730' : '1200',
        taxKey: '',
      })
      kept.set(keyOf(entry), entry.kind === 'payment' ? came : came.map(turned))
    } else if (one.takesBackId !== null) {
      const original = kept.get(`invoice ${one.takesBackId}`) ?? []
      kept.set(
        keyOf(entry),
        original.map((line) => ({ ...turned(line), documentNumber: told.documentNumber, text: 'Stornorechnung' })),
      )
    } else kept.set(keyOf(entry), charged(one, told))
  }
}

const book = (
  life: readonly LifeInvoice[],
  entries: readonly TripEntry[],
  kept: Kept,
  price: Rates,
  third: number,
  settings = accounting,
) => {
  const made = bookingsOfTrip(tripOf(life, kept, price, third), entries, settings)
  // As the database gives them back.
  for (const [index, entry] of entries.entries()) {
    const before = entry.kind === 'split' ? (kept.get(keyOf(entry)) ?? []) : []
    kept.set(keyOf(entry), [...before, ...(JSON.parse(JSON.stringify(made[index])) as Booking[])])
  }
  for (const { cents } of made.flat()) expect(cents).toBeGreaterThan(0)
}

const prepayments = ['1710', '1711', '1718', '1712', '1719']
const clearings = ['1593', '1594']
const sumOn = (accounts: readonly string[], sums: ReadonlyMap<string, number>) =>
  accounts.reduce((sum, account) => sum + (sums.get(account) ?? 0), 0)
const all = (kept: Kept) => balances([...kept.values()].flat())

/** What was received for prepayments and is not charged yet, left out by what charges the price, or still to go back. */
function paidAhead(life: readonly LifeInvoice[]): number {
  const last = life.findLast((one) => one.takesOver && !one.isCanceled)
  const taken = takenOver(life)
  const ahead = (one: LifeInvoice) =>
    last === undefined || last.type === 'prepayment' || !taken.has(one.id)
      ? moneyOn(one)
      : Math.min(moneyOn(one), leftOutOf(last, one.id) || Infinity)
  const isAhead = (one: LifeInvoice): boolean => {
    if (one.isStorno) return life.some(({ id, type }) => id === one.takesBackId && type === 'prepayment')
    const isLeftOut = last !== undefined && leftOutOf(last, one.id) !== 0
    if (!one.isCanceled && !isLeftOut && last !== undefined && one.id < last.id) return last.type === 'prepayment'
    return one.type === 'prepayment'
  }
  return life.filter(isAhead).reduce((sum, one) => sum + ahead(one), 0)
}

function expectOpen(life: readonly LifeInvoice[], kept: Kept) {
  const sums = all(kept)
  for (const one of life) expect([one.id, sums.get(`10007 N-${one.id}`) ?? 0]).toEqual([one.id, openOf(one, life)])
}

function expectPaidAhead(life: readonly LifeInvoice[], kept: Kept) {
  expect(-sumOn(prepayments, all(kept)) + 0).toBe(paidAhead(life))
}

/** Charges the price where it is not, pays what is asked for and gives back what is owed. */
function finished(life: readonly LifeInvoice[]): readonly LifeInvoice[] {
  const last = life.findLast((one) => one.takesOver && !one.isCanceled)
  const isCharged = last !== undefined && last.type !== 'prepayment'
  let done: readonly LifeInvoice[] = isCharged ? life : lifeAfter(life, { do: 'final' })
  for (let at = 0; at < done.length; at += 1) {
    // What goes back goes back where it came in: on itself, or on one that is contained in it.
    for (let from = 0; from < done.length; from += 1) {
      const which = (at + from) % done.length
      const open = openOf(done[at] as LifeInvoice, done)
      const came = moneyOn(done[which] as LifeInvoice)
      for (const cents of [open, Math.max(open, -came)]) {
        const tried = lifeAfter(done, { do: 'pay', which, cents })
        const left = openOf(done[at] as LifeInvoice, done)
        if (Math.abs(openOf(tried[at] as LifeInvoice, tried)) < Math.abs(left)) done = tried
      }
    }
  }
  // A discount on what a charge contains may be more than can go back.
  fc.pre(done.every((one) => openOf(one, done) === 0))
  return done
}

const exported = fc.record({ do: fc.constant('export' as const), seed: fc.nat(1_000), isWhole: fc.boolean() })
type Step = typeof exported extends fc.Arbitrary<infer Export> ? Export | LifeStep : never
const anySteps = fc.array(fc.oneof({ weight: 4, arbitrary: lifeStep }, { weight: 1, arbitrary: exported }), {
  maxLength: 16,
})
const lifeOfTrip = fc.oneof(
  { weight: 3, arbitrary: anySteps },
  { weight: 1, arbitrary: fc.tuple(leftOutStart, anySteps).map(([begun, steps]): Step[] => [...begun, ...steps]) },
)

/** Accounts a house enters between two files. */
const others = {
  prepayment19: '1719',
  prepayment7: '1712',
  prepaymentClearing: '1594',
  revenue19: '8401',
  margin: '8192',
}
const settingsOf = ({ seed }: { readonly seed: number }) =>
  seed % 3 === 0 ? { ...accounting, accounts: { ...accounting.accounts, ...others } } : accounting

/** Lives a part of the life of a trip, with its files. @returns how its invoices stand then */
function lived(
  begun: readonly LifeInvoice[],
  steps: readonly Step[],
  kept: Kept,
  price: Rates,
  third: number,
  isStanding: (life: readonly LifeInvoice[]) => void,
) {
  let life = begun
  for (const one of steps) {
    if (one.do !== 'export') {
      life = lifeAfter(life, one)
      continue
    }
    // Days neither follow the order in which things were entered, nor is every day in the file.
    const dayOf = (key: string) =>
      one.isWhole ? 0 : [...key].reduce((sum, c) => sum * 31 + c.charCodeAt(0), one.seed) % 7
    const entries = openEntries(life, kept, dayOf).filter((entry) => one.isWhole || dayOf(keyOf(entry)) < 4)
    // What is bought in changes between two files.
    const share = [third, 0, 0.4][one.seed % 3] ?? third
    const anew = splitEntries(tripOf(life, kept, price, share), '2027-02-28')
    book(life, [...entries, ...anew], kept, price, share, settingsOf(one))
    expect(splitChanges(tripOf(life, kept, price, share), settingsOf(one))).toEqual([])
    if (one.isWhole && entries.length > 0) isStanding(life)
  }
  return life
}

function expectNothingLeft(life: readonly LifeInvoice[], kept: Kept) {
  const sums = all(kept)
  for (const one of life) expect([one.id, sums.get(`10007 N-${one.id}`) ?? 0]).toEqual([one.id, 0])
  expect(sumOn(clearings, sums)).toBe(0)
  // But what the last invoice leaves out, until something takes it over.
  expectPaidAhead(life, kept)
}

test('INV-08 what went out before decision 112 is set right with what follows, whatever it is', () => {
  const law = fc.property(
    ...([fc.array(lifeStep, { maxLength: 8 }), lifeOfTrip, fc.constantFrom(...prices)] as const),
    (before, since, price) => {
      const kept: Kept = new Map()
      const begun = before.reduce<LifeInvoice[]>(lifeAfter, [])
      bookedOfOld(
        begun,
        openEntries(begun, kept, () => 0),
        kept,
        price,
      )
      const went = kept.size
      const life = finished(lived(begun, since, kept, price, 0, (now) => expectOpen(now, kept)))
      book(
        life,
        openEntries(life, kept, () => 0),
        kept,
        price,
        0,
      )
      fc.pre(kept.size > went)
      // What of that time is left out stays charged on its account, with its discount beside it.
      fc.pre(life.every(({ leftOut = [] }) => leftOut.length === 0))
      expectNothingLeft(life, kept)
    },
  )
  fc.assert(law, { numRuns: 200 })
})

test('INV-08 whatever is issued, paid, refunded, let off and cancelled, in whatever files it goes out: under each number the debtor owes what is open, and nothing is left on the accounts of prepayments', () => {
  const law = fc.property(
    ...([lifeOfTrip, fc.constantFrom(...prices), fc.constantFrom(0, 0.25, 1 / 3)] as const),
    (steps, price, third) => {
      const kept: Kept = new Map()
      const isStanding = (life: readonly LifeInvoice[]) => {
        expectOpen(life, kept)
        expectPaidAhead(life, kept)
      }
      const life = finished(lived([], steps, kept, price, third, isStanding))
      book(
        life,
        openEntries(life, kept, () => 0),
        kept,
        price,
        third,
      )
      expectNothingLeft(life, kept)
    },
  )
  fc.assert(law, { numRuns: 200 })
})
