import { describe, expect, test } from 'vitest'
import type { IssuedInvoice } from '../../invoices/issued.ts'
import type { Booking } from './bookings.ts'
import { accounting, balances, brief, type Rates, tripInvoice, tripPayment } from './datev.fixture.ts'
import { bookingsOfTrip, type TripEntry } from './trip-bookings.ts'
import type { Trip, TripInvoice, TripPayment } from './trip-standing.ts'
import { accountFault } from './trip-target.ts'

type Kind = IssuedInvoice['type']

const entryOf = (kind: TripEntry['kind'], invoiceId: number, paymentId: number | null, day: string): TripEntry => ({
  ...{ kind, invoiceId, paymentId, day },
})
const ofInvoice = ({ id, snapshot }: TripInvoice) => entryOf('invoice', id, null, snapshot.invoiceDate)
const ofPayment = ({ id, invoiceId }: TripPayment) => entryOf('payment', invoiceId, id, '2027-02-10')
const ofRemoval = ({ id, invoiceId }: TripPayment) => entryOf('removal', invoiceId, id, '2027-03-01')

/** What these come to in one file, one after the other. */
function booksOf(entries: readonly (TripInvoice | TripPayment)[], settings = accounting, trip: Partial<Trip> = {}) {
  const invoices = entries.flatMap((one) => ('snapshot' in one ? [one] : []))
  const payments = entries.flatMap((one) => ('snapshot' in one ? [] : [one]))
  const whole = {
    invoices: [...(trip.invoices ?? []), ...invoices],
    payments: [...(trip.payments ?? []), ...payments],
  }
  return bookingsOfTrip(
    whole,
    entries.map((one) => ('snapshot' in one ? ofInvoice(one) : ofPayment(one))),
    settings,
  )
}

const briefly = (lines: readonly Booking[]) => lines.map((one) => brief(one).replace('N-27-000', ''))
const last = (made: readonly (readonly Booking[])[]) => made.at(-1) ?? []
const bookedAlone = (type: Kind, lines: Rates, settings = accounting, thirdShare = 0) =>
  last(booksOf([tripInvoice(1, type, lines, { thirdShare })], settings))

const taxed: Rates = [
  [19, 119_00],
  [7, 107_00],
]

describe('what invoices are booked as (INV-08)', () => {
  test.each<[string, Kind, Rates, readonly string[]]>([
    ['the margin scheme', 'normal', [[-1, 3_800_000]], ['1: S 10007 8191/40 3800000']],
    [
      'each rate by itself',
      'normal',
      [...taxed, [0, 50_00]],
      ['1: S 10007 8400 11900', '1: S 10007 8300 10700', '1: S 10007 8200 5000'],
    ],
    ['a rebate beyond its rate', 'normal', [[19, -1_190]], ['1: H 10007 8400 1190']],
    ['nothing', 'normal', [[19, 0]], []],
    ['a prepayment is asked for, no more', 'prepayment', [[-1, 760_000]], ['1: S 10007 1593 760000']],
    ['a taxed one too: its tax arises when it comes in', 'prepayment', taxed, ['1: S 10007 1593 22600']],
  ])('INV-08 %s', (_, type, lines, expected) => {
    expect(briefly(bookedAlone(type, lines))).toEqual(expected)
  })

  test('INV-08 accounts and keys of the house go before those of its chart; a trip is a cost centre only where it is to be', () => {
    const own = {
      ...accounting,
      chart: 'SKR04' as const,
      hasCostCentres: false,
      accounts: { ...accounting.accounts, revenue7: '4310' },
      taxKeys: { ...accounting.taxKeys, revenue7: '2' },
    }
    const made = bookedAlone('normal', taxed, own)
    expect(briefly(made)).toEqual(['1: S 10007 4400 11900', '1: S 10007 4310/2 10700'])
    expect(made.map(({ costCentre }) => costCentre)).toEqual(['', ''])
    expect(briefly(bookedAlone('prepayment', taxed, own))).toEqual(['1: S 10007 1495 22600'])
    expect(bookedAlone('normal', taxed)[0]).toMatchObject({
      ...{ costCentre: '2600417', documentNumber: 'N-27-0001', text: 'Rechnung Kantorei St. Michael e. V.' },
      ...{ date: '2027-02-01', dueDate: '2027-02-15', supplyDate: '2027-05-17' },
    })
    expect(bookedAlone('prepayment', taxed)[0]).toMatchObject({ supplyDate: null, dueDate: '2027-02-15' })
  })

  test.each<[string, Kind, Rates, number, readonly string[]]>([
    [
      'a quarter bought in third countries',
      'final',
      [
        [-1, 1_000_000],
        [19, 11_900],
      ],
      0.25,
      ['1: S 10007 8400 11900', '1: S 10007 8191/40 750000', '1: S 10007 8194/40 250000'],
    ],
    ['odd cents add up', 'normal', [[-1, 100]], 1 / 3, ['1: S 10007 8191/40 67', '1: S 10007 8194/40 33']],
    ['all of it', 'normal', [[-1, 100]], 1, ['1: S 10007 8194/40 100']],
    ['half of an odd sum', 'normal', [[-1, 1_001]], 0.5, ['1: S 10007 8191/40 500', '1: S 10007 8194/40 501']],
    ['below nothing', 'normal', [[-1, -1_001]], 0.5, ['1: H 10007 8191/40 500', '1: H 10007 8194/40 501']],
    ['a single cent', 'normal', [[-1, 1]], 0.5, ['1: S 10007 8194/40 1']],
    ['a prepayment is not parted', 'prepayment', [[-1, 100]], 0.5, ['1: S 10007 1593 100']],
    ['own services neither', 'normal', [[19, 100]], 0.5, ['1: S 10007 8400 100']],
  ])('INV-08 revenue under the margin scheme, %s', (_, type, lines, share, expected) => {
    expect(briefly(bookedAlone(type, lines, accounting, share))).toEqual(expected)
  })

  const december = { invoiceDate: '2026-12-31' }
  test.each([
    ['taken over', tripInvoice(2, 'final', [[19, 226_000]], december)],
    ['taken back', tripInvoice(2, 'cancelation', [[19, -22_600]], { ...december, originalId: 1 })],
  ])(
    'INV-08 an invoice %s by one of an earlier date has rows in its own file, and nothing is left of it',
    (_, taker) => {
      const january = tripInvoice(1, 'prepayment', taxed, { invoiceDate: '2027-01-15' })
      const [before = [], passed = []] = booksOf([taker, january])
      expect(briefly(passed)).toEqual(['1: S 10007 1593 22600', '1: H 10007 1593 22600'])
      expect(passed.at(-1)?.text).toBe('Anzahlung N-27-0001 in N-27-0002')
      const kept = { ...taker, kept: before }
      expect(last(booksOf([january], accounting, { invoices: [kept] }))).toEqual(passed)
      // What goes on from there stands as if it had never been booked.
      const paid = (of: TripInvoice) => booksOf([tripPayment(1, 2, 1_000)], accounting, { invoices: [kept, of] })
      expect(paid({ ...january, kept: passed })).toEqual(paid(january))
    },
  )

  test('INV-08 a rate without an account is told, not guessed', () => {
    for (const type of ['normal', 'prepayment'] as const) {
      const fault = accountFault(tripInvoice(1, type, [[16, 100]]))
      expect(fault).toMatchObject({ refusal: true, message: 'Für den Steuersatz 16 % gibt es kein Erlöskonto.' })
    }
    expect(accountFault(tripInvoice(1, 'normal', taxed))).toBeNull()
  })
})

describe('payments (INV-08)', () => {
  const invoice = tripInvoice(1, 'normal', [[-1, 760_000]])
  const prepayment = tripInvoice(1, 'prepayment', taxed)

  test('INV-08 payments, repayments, and one that was recorded by mistake', () => {
    const payment = tripPayment(1, 1, 760_000)
    const [, paid = [], back = []] = bookingsOfTrip(
      { invoices: [invoice], payments: [payment] },
      [ofInvoice(invoice), ofPayment(payment), ofRemoval(payment)],
      accounting,
    )
    expect(briefly(paid)).toEqual(['1: H 10007 1200 760000'])
    expect(paid[0]).toMatchObject({ text: 'Zahlung Kantorei St. Michael e. V.', date: '2027-02-10', dueDate: null })
    expect(briefly(back)).toEqual(['1: S 10007 1200 760000'])
    expect(back[0]).toMatchObject({ date: '2027-03-01', text: 'Storno Zahlung Kantorei St. Michael e. V.' })
    expect(last(booksOf([invoice, tripPayment(2, 1, -5_000)]))).toMatchObject([
      { side: 'S', cents: 5_000, text: 'Rückzahlung Kantorei St. Michael e. V.' },
    ])
  })

  test('INV-08 what is received of a prepayment goes to the accounts of its rates, in parts and back, to the cent', () => {
    const some = [tripPayment(1, 1, 100_01), tripPayment(2, 1, 100_01), tripPayment(3, 1, 25_98)]
    const made = booksOf([prepayment, ...some])
    expect(made.slice(1).map(briefly)).toEqual([
      ['1: H 10007 1200 10001', '1: S 1593 1718 5266', '1: S 1593 1711 4735'],
      ['1: H 10007 1200 10001', '1: S 1593 1718 5266', '1: S 1593 1711 4735'],
      ['1: H 10007 1200 2598', '1: S 1593 1718 1368', '1: S 1593 1711 1230'],
    ])
    const sums = balances(made.flat())
    expect(['1718', '1711', '1593', '10007 N-27-0001'].map((one) => sums.get(one))).toEqual([-119_00, -107_00, 0, 0])
    const back = booksOf([prepayment, ...some, tripPayment(4, 1, -22_600)])
    expect(briefly(last(back))).toEqual(['1: S 10007 1200 22600', '1: H 1593 1718 11900', '1: H 1593 1711 10700'])
    // What comes before its invoice is in a file is received as well.
    expect(briefly(booksOf([tripPayment(1, 1, 22_600)], accounting, { invoices: [prepayment] }).flat())).toEqual([
      ...['1: H 10007 1200 22600', '1: S 1593 1718 11900', '1: S 1593 1711 10700'],
    ])
  })

  test('INV-08 one that was removed goes back from where it went to', () => {
    const payment = tripPayment(1, 1, 22_600)
    const [issuedAs, paid] = booksOf([prepayment, payment])
    const trip = {
      invoices: [{ ...prepayment, kept: issuedAs ?? [] }],
      payments: [{ ...payment, kept: paid ?? [] }],
    }
    // Whatever the house has entered since.
    const other = { ...accounting, accounts: { ...accounting.accounts, bank: '1210', prepayment19: '1719' } }
    const [back = []] = bookingsOfTrip(trip, [ofRemoval(payment)], other)
    expect(briefly(back)).toEqual(['1: S 10007 1200 22600', '1: H 1593 1718 11900', '1: H 1593 1711 10700'])
  })

  test.each([
    ['reminderFee', ['1: S 10007 2700 500', '1: H 10007 1200 500'], 'Mahngebühr Kantorei St. Michael e. V.'],
    ['fee', ['1: H 10007 4970 500'], 'Bankgebühr Kantorei St. Michael e. V.'],
  ] as const)('INV-08 a payment of the kind %s leaves nothing open or overpaid at the debtor', (kind, lines, text) => {
    const payment = tripPayment(1, 1, 500, { kind })
    const [, paid = [], back = []] = bookingsOfTrip(
      { invoices: [invoice], payments: [payment] },
      [ofInvoice(invoice), ofPayment(payment), ofRemoval(payment)],
      accounting,
    )
    expect(briefly(paid)).toEqual(lines)
    expect(paid.map((one) => one.text)).toEqual(lines.map(() => text))
    // Taken back, each line stands the other way round.
    expect(back.map(({ side }) => side)).toEqual(paid.map(({ side }) => (side === 'S' ? 'H' : 'S')))
  })

  test.each<[string, Rates, number, string[], string[]]>([
    ['the margin scheme', [[-1, 760_000]], 15_200, ['8730 15200'], ['4730 15200']],
    ['19 %', [[19, 11_900]], 238, ['8736 238'], ['4736 238']],
    ['7 %', [[7, 10_700]], 214, ['8731 214'], ['4731 214']],
    ['no tax', [[0, 10_000]], 200, ['8730 200'], ['4730 200']],
    // 200 of 30.000 at 19 % and 10.000 at 7 %: the parts add up.
    [
      'several rates',
      [
        [19, 30_000],
        [7, 10_000],
      ],
      201,
      ['8736 151', '8731 50'],
      ['4736 151', '4731 50'],
    ],
  ])(
    'INV-08 what comes off for paying early makes the claim less, by its rates: %s',
    (_, lines, cents, skr03, skr04) => {
      const entries = [tripInvoice(1, 'normal', lines), tripPayment(1, 1, cents, { kind: 'discount' })]
      const made = last(booksOf(entries))
      expect(briefly(made)).toEqual(skr03.map((one) => `1: H 10007 ${one}`))
      expect(made[0]).toMatchObject({ text: 'Skonto Kantorei St. Michael e. V.', date: '2027-02-10' })
      expect(briefly(last(booksOf(entries, { ...accounting, chart: 'SKR04' })))).toEqual(
        skr04.map((one) => `1: H 10007 ${one}`),
      )
    },
  )

  test.each([
    [-1, '4730'],
    [0, '4731'],
  ])('INV-08 a discount at %i %% has an account of its own', (rate, account) => {
    const accounts = { ...accounting.accounts, discountMargin: '4730', discount0: '4731' }
    const entries = [tripInvoice(1, 'normal', [[rate, 10_000]]), tripPayment(1, 1, 200, { kind: 'discount' })]
    expect(briefly(last(booksOf(entries, { ...accounting, accounts })))).toEqual([`1: H 10007 ${account} 200`])
  })

  test('INV-08 of a prepayment it makes less what is asked for, not what was received; it is booked with the price', () => {
    const early = [tripPayment(1, 1, 22_148), tripPayment(2, 1, 452, { kind: 'discount' })]
    const final = tripInvoice(2, 'final', [[19, 226_000]], { deductions: [{ invoiceId: 1, cents: 22_600 }] })
    const [, , off, charged = []] = booksOf([prepayment, ...early, final])
    expect(briefly(off ?? [])).toEqual(['1: H 10007 1593 452'])
    expect(briefly(charged)).toEqual([
      ...['2: S 10007 8400 226000', '2: H 10007 1718 11662', '2: H 10007 1711 10486'],
      ...['2: H 10007 8736 238', '2: H 10007 8731 214'],
    ])
    expect(charged.map(({ text }) => text)).toEqual([
      ...['Endabrechnung Kantorei St. Michael e. V.', 'Anzahlung N-27-0001', 'Anzahlung N-27-0001'],
      ...['Skonto N-27-0001', 'Skonto N-27-0001'],
    ])
  })
})

describe('what a later invoice takes over (INV-08, decision 058)', () => {
  const prepayment = tripInvoice(1, 'prepayment', [[-1, 760_000]])
  const finalAfter = (cents: number) =>
    tripInvoice(2, 'final', [[-1, 3_800_000]], {
      ...(cents === 0 ? {} : { deductions: [{ invoiceId: 1, cents }] }),
      invoiceDate: '2027-02-20',
    })

  test('INV-08 what was received is taken back under its number, what was open under that of the prepayment', () => {
    const made = last(booksOf([prepayment, tripPayment(1, 1, 500_000), finalAfter(500_000)]))
    expect(briefly(made)).toEqual(['2: S 10007 8191/40 3800000', '2: H 10007 1710 500000', '1: H 10007 1593 260000'])
    expect(made.map(({ text, dueDate, supplyDate }) => [text, dueDate, supplyDate])).toEqual([
      ['Endabrechnung Kantorei St. Michael e. V.', '2027-02-15', '2027-05-17'],
      ['Anzahlung N-27-0001', null, '2027-05-17'],
      ['Anzahlung N-27-0001 in N-27-0002', null, null],
    ])
  })

  test('INV-08 an overpaid prepayment', () => {
    const made = last(booksOf([prepayment, tripPayment(1, 1, 800_000), finalAfter(800_000)]))
    expect(briefly(made)).toEqual(['2: S 10007 8191/40 3800000', '2: H 10007 1710 800000', '1: S 10007 1593 40000'])
  })

  test('INV-08 what comes in for a prepayment afterwards is paid on the one that asks for it, and taxed with that already', () => {
    const late = tripPayment(1, 1, 760_000)
    expect(briefly(last(booksOf([prepayment, finalAfter(0), late])))).toEqual(['2: H 10007 1200 760000'])
  })

  test('INV-08 a second prepayment asks for its share without what was received, and for what was open', () => {
    const second = tripInvoice(2, 'prepayment', [[-1, 1_900_000]], { deductions: [{ invoiceId: 1, cents: 500_000 }] })
    const made = booksOf([prepayment, tripPayment(1, 1, 500_000), second, tripPayment(2, 1, 260_000)])
    expect(briefly(made[2] ?? [])).toEqual(['2: S 10007 1593 1400000', '1: H 10007 1593 260000'])
    // The rest of the first is paid on the second.
    expect(briefly(last(made))).toEqual(['2: H 10007 1200 260000', '1: S 1593 1710 260000'])
  })

  // What was found: each export lay between, and the rest of the first prepayment was taken over twice.
  test('INV-08 what is taken over stays so, also where each invoice goes into a file of its own', () => {
    const second = tripInvoice(2, 'prepayment', [[-1, 1_900_000]])
    const final = tripInvoice(3, 'final', [[-1, 3_800_000]])
    let invoices: TripInvoice[] = []
    for (const one of [prepayment, second, final]) {
      const [kept = []] = bookingsOfTrip({ invoices: [...invoices, one], payments: [] }, [ofInvoice(one)], accounting)
      invoices = [...invoices, { ...one, kept }]
    }
    const sums = balances(invoices.flatMap(({ kept }) => kept ?? []))
    expect(Object.fromEntries(sums)).toEqual({
      ...{ '10007 N-27-0001': 0, '10007 N-27-0002': 0, '10007 N-27-0003': 3_800_000 },
      ...{ '1593': 0, '8191': -3_800_000 },
    })
  })

  test('INV-08 an earlier invoice over the same price is no revenue twice; odd cents add up', () => {
    const rates: Rates = [
      [19, 200_00],
      [7, 100_00],
    ]
    const earlier = tripInvoice(1, 'normal', rates)
    const final = tripInvoice(2, 'final', rates, { deductions: [{ invoiceId: 1, cents: 100_00 }] })
    const made = last(booksOf([earlier, tripPayment(1, 1, 100_00), final]))
    expect(briefly(made)).toEqual([
      ...['2: S 10007 8400 20000', '2: S 10007 8300 10000', '2: H 10007 8400 6667', '2: H 10007 8300 3333'],
      ...['1: H 10007 8400 13333', '1: H 10007 8300 6667'],
    ])
  })

  test('INV-08 an earlier invoice is taken back as it was parted then, on the accounts of then', () => {
    const earlier = tripInvoice(1, 'normal', [[-1, 400]], { thirdShare: 0.25 })
    const payment = tripPayment(1, 1, 400)
    const [charged = [], paid = []] = booksOf([earlier, payment])
    const final = tripInvoice(2, 'final', [[-1, 1_000]], {
      ...{ deductions: [{ invoiceId: 1, cents: 400 }], thirdShare: 0.5 },
    })
    const other = { ...accounting, accounts: { ...accounting.accounts, margin: '8192' } }
    const before = {
      invoices: [{ ...earlier, thirdShare: 0.5, kept: charged }],
      payments: [{ ...payment, kept: paid }],
    }
    expect(briefly(last(booksOf([final], other, before)))).toEqual([
      ...['2: S 10007 8192/40 500', '2: S 10007 8194/40 500', '2: H 10007 8191/40 300', '2: H 10007 8194/40 100'],
    ])
  })

  test('INV-08 a cancelation takes back what was open under the number of the original, what was received under its own', () => {
    const original = finalAfter(760_000)
    const storno = tripInvoice(3, 'cancelation', [[-1, -3_800_000]], {
      ...{ originalId: 2, takesOver: false, invoiceDate: '2027-03-04' },
    })
    const paid = [tripPayment(1, 1, 760_000), tripPayment(2, 2, 40_000)]
    const made = booksOf([prepayment, ...paid.slice(0, 1), original, ...paid.slice(1), storno])
    expect(briefly(last(made))).toEqual([
      ...['3: H 10007 8191/40 40000', '2: H 10007 8191/40 3760000', '2: S 10007 1710 760000'],
    ])
    expect(last(made)[0]).toMatchObject({
      ...{ date: '2027-03-04', dueDate: null, supplyDate: '2027-05-17' },
      text: 'Stornorechnung zu N-27-0002 Kantorei St. Michael e. V.',
    })
    expect(last(made)[1]).toMatchObject({ text: 'Stornorechnung N-27-0003 zu N-27-0002' })
    // What was received goes back under its number.
    const refund = last(booksOf([...[prepayment, original, storno], ...paid, tripPayment(3, 3, -40_000)]))
    expect(briefly(refund)).toEqual(['3: S 10007 1200 40000'])
  })

  test('INV-08 a cancelled prepayment stays received until it goes back', () => {
    const storno = tripInvoice(2, 'cancelation', [[-1, -760_000]], { originalId: 1, takesOver: false })
    const made = booksOf([prepayment, tripPayment(1, 1, 500_000), storno, tripPayment(2, 2, -500_000)])
    expect(made.slice(2).map(briefly)).toEqual([
      ['2: H 10007 1593 500000', '1: H 10007 1593 260000'],
      ['2: S 10007 1200 500000', '2: H 1593 1710 500000'],
    ])
  })
})

describe('what went out before prepayments were cleared (INV-08, decision 112)', () => {
  const old = (one: TripInvoice, lines: readonly string[]): TripInvoice => {
    const told = { currency: 'EUR', taxKey: '', date: '2027-01-05', costCentre: '', dueDate: null, supplyDate: null }
    const kept = lines.map((line): Booking => {
      const [side, account = '', contraAccount = '', cents] = line.split(' ')
      const sides = { side: side === 'H' ? 'H' : 'S', cents: Number(cents) } as const
      const text = 'Anzahlung Kantorei St. Michael e. V.'
      return { ...told, ...sides, account, contraAccount, documentNumber: one.snapshot.number, text }
    })
    return { ...one, kept }
  }
  const prepayment = old(tripInvoice(1, 'prepayment', taxed), ['S 10007 1718 11900', 'S 10007 1711 10700'])
  const price: Rates = [[19, 226_000]]

  test('INV-08 an unpaid prepayment is taken back as it was booked, under its number', () => {
    const made = last(booksOf([tripInvoice(2, 'final', price)], accounting, { invoices: [prepayment] }))
    expect(briefly(made)).toEqual(['2: S 10007 8400 226000', '1: H 10007 1718 11900', '1: H 10007 1711 10700'])
  })

  test('INV-08 of one that is paid in parts what was received is taken back under the later number', () => {
    const before = { invoices: [prepayment] }
    const final = tripInvoice(2, 'final', price, { deductions: [{ invoiceId: 1, cents: 10_001 }] })
    const [paid = [], charged = []] = booksOf([tripPayment(1, 1, 10_001), final], accounting, before)
    expect(briefly(paid)).toEqual(['1: H 10007 1200 10001'])
    expect(briefly(charged)).toEqual([
      ...['2: S 10007 8400 226000', '2: H 10007 1718 5266', '2: H 10007 1711 4735'],
      ...['1: H 10007 1718 6634', '1: H 10007 1711 5965'],
    ])
  })

  test('INV-08 a cancelation turns it around', () => {
    const storno = tripInvoice(2, 'cancelation', [[19, -22_600]], { originalId: 1, takesOver: false })
    expect(briefly(last(booksOf([storno], accounting, { invoices: [prepayment] })))).toEqual([
      ...['1: H 10007 1718 11900', '1: H 10007 1711 10700'],
    ])
  })
})
