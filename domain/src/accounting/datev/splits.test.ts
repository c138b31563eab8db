import { describe, expect, test } from 'vitest'
import { type Booking, debitOf } from './bookings.ts'
import { accounting, balances, brief, tripInvoice } from './datev.fixture.ts'
import { dayOfSplits, splitChanges, splitEntries } from './splits.ts'
import { bookingsOfTrip } from './trip-bookings.ts'
import type { TripInvoice } from './trip-standing.ts'

const march = '2027-03-31'
const exportedOnce = (one: TripInvoice, beside: readonly TripInvoice[] = []): TripInvoice => {
  const entry = { kind: 'invoice', invoiceId: one.id, paymentId: null, day: '2027-02-01' } as const
  const [kept = []] = bookingsOfTrip({ invoices: [...beside, one], payments: [] }, [entry], accounting)
  return { ...one, kept }
}
const partedAnew = (invoices: readonly TripInvoice[]): readonly (readonly Booking[])[] => {
  const trip = { invoices, payments: [] }
  return bookingsOfTrip(trip, splitEntries(trip, march), accounting)
}
const final = exportedOnce(tripInvoice(1, 'final', [[-1, 1_000_000]], { thirdShare: 0.25 }))

describe('revenue whose part of third countries changed after it went out (INV-08, decision 173)', () => {
  test.each([
    [0.25, []],
    [0.4, ['H 10007 8191/40 150000', 'S 10007 8194/40 150000']],
    [0.1, ['S 10007 8191/40 150000', 'H 10007 8194/40 150000']],
    [0, ['S 10007 8191/40 250000', 'H 10007 8194/40 250000']],
    [1, ['H 10007 8191/40 750000', 'S 10007 8194/40 750000']],
    // Less than a cent is no change.
    [0.2500000001, []],
  ])('INV-08 parted by 0.25 then and %s now', (thirdShare, expected) => {
    const made = partedAnew([{ ...final, thirdShare }])
    expect(made.flat().map((one) => brief(one).replace('N-27-0001: ', ''))).toEqual(expected)
    const changes = splitChanges({ invoices: [{ ...final, thirdShare }], payments: [] }, accounting)
    const movedCents = Math.round(1_000_000 * thirdShare) - 250_000
    const told = { invoiceId: 1, exportedShare: 0.25, share: thirdShare, movedCents }
    expect(changes).toEqual(expected.length === 0 ? [] : [told])
  })

  test('INV-08 what was parted once more is known to the next file: the same share books nothing again, and a cancelation takes back all of it', () => {
    const now = { ...final, thirdShare: 0.4 }
    const [keptSplits = []] = partedAnew([now])
    expect(keptSplits[0]).toMatchObject({
      ...{ date: march, dueDate: null, supplyDate: null, use: 'margin' },
      text: 'Drittlandanteil neu, Endabrechnung Kantorei St. Michael e. V.',
    })
    const corrected = { ...now, keptSplits }
    expect(partedAnew([corrected])).toEqual([[]])
    expect(
      partedAnew([{ ...corrected, thirdShare: 0.25 }])
        .flat()
        .map(debitOf),
    ).toEqual([150_000, -150_000])
    const storno = tripInvoice(2, 'cancelation', [[-1, -1_000_000]], { originalId: 1, takesOver: false })
    const canceled = exportedOnce(storno, [corrected])
    const sums = balances([...(final.kept ?? []), ...keptSplits, ...(canceled.kept ?? [])])
    expect(['8191', '8194', '10007 N-27-0001'].map((one) => sums.get(one) ?? 0)).toEqual([0, 0, 0])
    // Nothing of it stands, so that nothing is to be parted.
    expect(partedAnew([{ ...corrected, thirdShare: 0.9 }, canceled]).flat()).toEqual([])
  })

  test('INV-08 of an invoice that a later one takes over, only that is parted anew', () => {
    const first = exportedOnce(tripInvoice(1, 'normal', [[-1, 400_000]], { thirdShare: 0.25, takesOver: true }))
    const last = exportedOnce(tripInvoice(2, 'final', [[-1, 1_000_000]], { thirdShare: 0.25 }), [first])
    const now = [first, last].map((one) => ({ ...one, thirdShare: 0.5 }))
    const made = partedAnew(now)
    expect(made.map((lines) => lines.map(brief))).toEqual([
      [],
      ['N-27-0002: H 10007 8191/40 250000', 'N-27-0002: S 10007 8194/40 250000'],
    ])
    const sums = balances([...(first.kept ?? []), ...(last.kept ?? []), ...made.flat()])
    expect([sums.get('8191'), sums.get('8194')]).toEqual([-500_000, -500_000])
  })

  test('INV-08 prepayments, own services and what is in no file yet are not parted anew', () => {
    const others = [
      exportedOnce(tripInvoice(3, 'prepayment', [[-1, 100]])),
      exportedOnce(tripInvoice(4, 'normal', [[19, 100]])),
      tripInvoice(5, 'normal', [[-1, 100]]),
    ].map((one) => ({ ...one, thirdShare: 0.5 }))
    for (const one of others) expect(partedAnew([one]).flat()).toEqual([])
  })

  test('INV-08 cancelled in the same file after it was parted anew: nothing is left', () => {
    const now = { ...final, thirdShare: 0.4 }
    const storno = tripInvoice(2, 'cancelation', [[-1, -1_000_000]], { originalId: 1, takesOver: false })
    const trip = { invoices: [now, storno], payments: [] }
    const entry = { kind: 'invoice', invoiceId: 2, paymentId: null, day: march } as const
    const made = bookingsOfTrip(trip, [...splitEntries({ ...trip, invoices: [now] }, march), entry], accounting)
    const sums = balances([...(final.kept ?? []), ...made.flat()])
    expect(['8191', '8194'].map((one) => sums.get(one) ?? 0)).toEqual([0, 0])
  })
})

test.each([
  // last day of the file, reached by earlier ones, today, booked on
  ['2027-02-28', null, '2027-03-05', '2027-02-28'],
  ['2027-02-28', '2027-01-31', '2027-03-05', '2027-02-28'],
  ['2027-02-28', '2027-02-28', '2027-03-05', null],
  ['2027-01-31', '2027-02-28', '2027-03-05', null],
  ['2027-03-31', '2027-02-28', '2027-03-05', '2027-03-05'],
  ['2027-03-31', '2027-03-05', '2027-03-05', '2027-03-05'],
  ['2027-03-31', '2027-03-10', '2027-03-20', '2027-03-20'],
])(
  'INV-08 a file up to %s, after files up to %s, made on %s, books what is parted anew on %s',
  (to, reached, today, day) => {
    expect(dayOfSplits({ to }, reached, today)).toBe(day)
  },
)
