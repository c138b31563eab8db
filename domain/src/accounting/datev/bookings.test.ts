import { describe, expect, test } from 'vitest'
import { isRefusal } from '../../refusal.ts'
import {
  type Booking,
  bookingsOfCancelation,
  bookingsOfInvoice,
  bookingsOfPayment,
  bookingsOfRemoval,
  sharesOf,
  type TakenOver,
  thirdShareIn,
} from './bookings.ts'
import { accounting, issued } from './datev.fixture.ts'

type Lines = Parameters<typeof issued>[2]

const brief = ({ cents, side, account, contraAccount, taxKey }: Booking) =>
  `${side} ${account} ${contraAccount}${taxKey === '' ? '' : `/${taxKey}`} ${cents}`

function bookings(
  invoice: ReturnType<typeof issued>,
  takenOver: readonly TakenOver[] = [],
  settings = accounting,
  thirdShare = 0,
) {
  const made = bookingsOfInvoice({ invoice, debtor: '10007', takenOver, thirdShare }, settings)
  if (isRefusal(made)) throw new Error(made.message)
  return made
}

const earlier = (number: string, type: TakenOver['type'], lines: Lines, cents: number, thirdShare = 0): TakenOver => ({
  ...{ number, type, cents, thirdShare },
  taxGroups: issued(number, type, lines).taxGroups,
})

describe('what invoices are booked as (INV-08)', () => {
  test.each<[string, Parameters<typeof issued>[1], Lines, readonly TakenOver[], readonly string[]]>([
    ['the margin scheme', 'normal', [[-1, 3_800_000]], [], ['S 10007 8191/40 3800000']],
    [
      'each rate by itself',
      'normal',
      [
        [19, 119_00],
        [7, 107_00],
        [0, 50_00],
      ],
      [],
      ['S 10007 8400 11900', 'S 10007 8300 10700', 'S 10007 8200 5000'],
    ],
    ['a rebate beyond its rate', 'normal', [[19, -1_190]], [], ['H 10007 8400 1190']],
    ['nothing', 'normal', [[19, 0]], [], []],
    ['a prepayment is no revenue', 'prepayment', [[-1, 760_000]], [], ['S 10007 1710 760000']],
    [
      'a taxed prepayment',
      'prepayment',
      [
        [19, 119_00],
        [7, 107_00],
      ],
      [],
      ['S 10007 1718 11900', 'S 10007 1711 10700'],
    ],
    [
      'a final invoice takes back what was received and what was open on a prepayment',
      'final',
      [[-1, 3_800_000]],
      [
        earlier('N-27-0001', 'prepayment', [[-1, 760_000]], 500_000),
        earlier('N-27-0001', 'prepayment', [[-1, 760_000]], 260_000),
      ],
      ['S 10007 8191/40 3800000', 'H 10007 1710 500000', 'H 10007 1710 260000'],
    ],
    [
      'an overpaid prepayment',
      'final',
      [[-1, 3_800_000]],
      [
        earlier('N-27-0001', 'prepayment', [[-1, 760_000]], 800_000),
        earlier('N-27-0001', 'prepayment', [[-1, 760_000]], -40_000),
      ],
      ['S 10007 8191/40 3800000', 'H 10007 1710 800000', 'S 10007 1710 40000'],
    ],
    [
      'an earlier invoice over the same price is no revenue twice; odd cents add up',
      'final',
      [
        [19, 200_00],
        [7, 100_00],
      ],
      [
        earlier(
          'N-27-0001',
          'normal',
          [
            [19, 200_00],
            [7, 100_00],
          ],
          100_00,
        ),
      ],
      ['S 10007 8400 20000', 'S 10007 8300 10000', 'H 10007 8400 6667', 'H 10007 8300 3333'],
    ],
  ])('INV-08 %s', (_, type, lines, takenOver, expected) => {
    expect(bookings(issued('N-27-0002', type, lines), takenOver).map(brief)).toEqual(expected)
  })

  test('INV-08 accounts and keys of the house go before those of its chart; a trip is a cost centre only where it is to be', () => {
    const own = {
      ...accounting,
      chart: 'SKR04' as const,
      hasCostCentres: false,
      accounts: { ...accounting.accounts, revenue7: '4310' },
      taxKeys: { ...accounting.taxKeys, revenue7: '2' },
    }
    const invoice = issued('N-27-0002', 'normal', [
      [19, 11_900],
      [7, 10_700],
    ])
    const made = bookings(invoice, [], own)
    expect(made.map(brief)).toEqual(['S 10007 4400 11900', 'S 10007 4310/2 10700'])
    expect(made.map(({ costCentre }) => costCentre)).toEqual(['', ''])
    expect(bookings(invoice)[0]).toMatchObject({
      ...{ costCentre: '2600417', documentNumber: 'N-27-0002', text: 'Rechnung Kantorei St. Michael e. V.' },
      ...{ date: '2027-02-01', dueDate: '2027-02-15', supplyDate: '2027-05-17' },
    })
  })

  test.each<[string, Parameters<typeof issued>[1], Lines, number, readonly TakenOver[], readonly string[]]>([
    [
      'a quarter bought in third countries',
      'final',
      [
        [-1, 1_000_000],
        [19, 11_900],
      ],
      0.25,
      [earlier('N-27-0001', 'prepayment', [[-1, 200_000]], 200_000, 0.25)],
      ['S 10007 8400 11900', 'S 10007 8191/40 750000', 'S 10007 8194/40 250000', 'H 10007 1710 200000'],
    ],
    ['odd cents add up', 'normal', [[-1, 100]], 1 / 3, [], ['S 10007 8191/40 67', 'S 10007 8194/40 33']],
    ['all of it', 'normal', [[-1, 100]], 1, [], ['S 10007 8194/40 100']],
    [
      'an earlier invoice is taken back as it was parted then',
      'final',
      [[-1, 1_000]],
      0.5,
      [earlier('N-27-0001', 'normal', [[-1, 400]], 400, 0.25)],
      ['S 10007 8191/40 500', 'S 10007 8194/40 500', 'H 10007 8191/40 300', 'H 10007 8194/40 100'],
    ],
    ['a prepayment is not parted', 'prepayment', [[-1, 100]], 0.5, [], ['S 10007 1710 100']],
    ['own services neither', 'normal', [[19, 100]], 0.5, [], ['S 10007 8400 100']],
  ])('INV-08 revenue under the margin scheme, %s', (_, type, lines, share, takenOver, expected) => {
    expect(bookings(issued('N-27-0002', type, lines), takenOver, accounting, share).map(brief)).toEqual(expected)
  })

  test('INV-08 how revenue was parted is read back from what was booked', () => {
    const parted = bookings(issued('N-27-0002', 'normal', [[-1, 1_000]]), [], accounting, 0.25)
    expect(thirdShareIn(parted, accounting)).toBe(0.25)
    expect(thirdShareIn(bookings(issued('N-27-0002', 'normal', [[19, 1_000]])), accounting)).toBeNull()
  })

  test('INV-08 a rate without an account is told, not guessed', () => {
    const made = bookingsOfInvoice(
      { invoice: issued('N-27-0002', 'normal', [[16, 100]]), debtor: '10007', takenOver: [], thirdShare: 0 },
      accounting,
    )
    expect(made).toMatchObject({ refusal: true, message: 'Für den Steuersatz 16 % gibt es kein Erlöskonto.' })
  })

  test('INV-08 a cancelation turns around what the original was booked as', () => {
    const original = bookings(issued('N-27-0002', 'final', [[-1, 3_800_000]]), [
      earlier('N-27-0001', 'prepayment', [[-1, 760_000]], 760_000),
    ])
    const turned = bookingsOfCancelation(original, issued('N-27-0003', 'cancelation', [[-1, -3_800_000]], '2027-03-04'))
    expect(turned.map(brief)).toEqual(['H 10007 8191/40 3800000', 'S 10007 1710 760000'])
    expect(turned[0]).toMatchObject({ date: '2027-03-04', documentNumber: 'N-27-0003', dueDate: null })
  })

  test('INV-08 payments, repayments, and one that was recorded by mistake', () => {
    const told = {
      ...{ currency: 'EUR', date: '2027-02-10', invoiceNumber: 'N-27-0001', clientName: 'Kantorei' },
      ...{ orderNumber: '2600417', debtor: '10007', taxGroups: [] },
    }
    const paid = bookingsOfPayment({ ...told, kind: 'payment', cents: 760_000 }, accounting)
    expect(paid.map(brief)).toEqual(['H 10007 1200 760000'])
    expect(paid[0]).toMatchObject({ text: 'Zahlung Kantorei', documentNumber: 'N-27-0001', date: '2027-02-10' })
    const repaid = bookingsOfPayment({ ...told, kind: 'refund', cents: -5_000 }, accounting)
    expect(repaid).toMatchObject([{ side: 'S', cents: 5_000, text: 'Rückzahlung Kantorei' }])
    const removed = bookingsOfRemoval(paid, '2027-03-01')
    expect(removed).toMatchObject([{ side: 'S', cents: 760_000, date: '2027-03-01', text: 'Storno Zahlung Kantorei' }])
  })

  test.each([
    ['reminderFee', ['S 10007 2700 500', 'H 10007 1200 500'], 'Mahngebühr Kantorei'],
    ['fee', ['H 10007 4970 500'], 'Bankgebühr Kantorei'],
  ] as const)('INV-08 a payment of the kind %s leaves nothing open or overpaid at the debtor', (kind, lines, text) => {
    const told = {
      ...{ currency: 'EUR', date: '2027-02-10', invoiceNumber: 'N-27-0001', clientName: 'Kantorei' },
      ...{ orderNumber: '2600417', debtor: '10007', taxGroups: [] },
    }
    const paid = bookingsOfPayment({ ...told, kind, cents: 500 }, accounting)
    expect(paid.map(brief)).toEqual(lines)
    expect(paid.map((one) => one.text)).toEqual(lines.map(() => text))
    // Taken back, each line stands the other way round.
    const back = bookingsOfRemoval(paid, '2027-03-01')
    expect(back.map(({ side }) => side)).toEqual(paid.map(({ side }) => (side === 'S' ? 'H' : 'S')))
  })

  test.each<[string, Parameters<typeof issued>[2], number, string[], string[]]>([
    ['the margin scheme', [[-1, 760_000]], 15_200, ['H 10007 8730 15200'], ['H 10007 4730 15200']],
    ['19 %', [[19, 11_900]], 238, ['H 10007 8736 238'], ['H 10007 4736 238']],
    ['7 %', [[7, 10_700]], 214, ['H 10007 8731 214'], ['H 10007 4731 214']],
    ['no tax', [[0, 10_000]], 200, ['H 10007 8730 200'], ['H 10007 4730 200']],
    // 200 of 30.000 at 19 % and 10.000 at 7 %: the parts add up.
    [
      'several rates',
      [
        [19, 30_000],
        [7, 10_000],
      ],
      201,
      ['H 10007 8736 151', 'H 10007 8731 50'],
      ['H 10007 4736 151', 'H 10007 4731 50'],
    ],
  ])(
    'INV-08 what comes off for paying early makes the claim less, by its rates: %s',
    (_, lines, cents, skr03, skr04) => {
      const { taxGroups } = issued('N-27-0001', 'normal', lines)
      const discount = {
        ...{
          kind: 'discount' as const,
          cents,
          currency: 'EUR',
          date: '2027-02-10',
          invoiceNumber: 'N-27-0001',
          taxGroups,
        },
        ...{ clientName: 'Kantorei', orderNumber: '2600417', debtor: '10007' },
      } as const
      const made = bookingsOfPayment(discount, accounting)
      expect(made.map(brief)).toEqual(skr03)
      expect(made[0]).toMatchObject({ text: 'Skonto Kantorei', date: '2027-02-10', documentNumber: 'N-27-0001' })
      expect(bookingsOfPayment(discount, { ...accounting, chart: 'SKR04' }).map(brief)).toEqual(skr04)
    },
  )
})

describe('amounts are parted to the cent (INV-08)', () => {
  test.each([
    // cents, part of third countries; what goes to each account
    [1_001, 0.5, ['S 10007 8191/40 500', 'S 10007 8194/40 501']],
    [-1_001, 0.5, ['H 10007 8191/40 500', 'H 10007 8194/40 501']],
    [1, 0.5, ['S 10007 8194/40 1']],
    [100, 1, ['S 10007 8194/40 100']],
  ])('INV-08 of %i cents the part %d goes to the account of third countries', (cents, thirdShare, expected) => {
    expect(bookings(issued('N-27-0002', 'normal', [[-1, cents]]), [], accounting, thirdShare).map(brief)).toEqual(
      expected,
    )
  })

  test('INV-08 how it was parted is read back, also where both parts are alike', () => {
    const parted = bookings(issued('N-27-0002', 'normal', [[-1, 1_000]]), [], accounting, 0.5)
    expect(thirdShareIn(parted, accounting)).toBe(0.5)
    expect(thirdShareIn([], accounting)).toBeNull()
  })

  test.each([
    [
      100,
      [
        [19, 33],
        [7, 33],
        [0, 34],
      ],
    ],
    [
      -100,
      [
        [19, -33],
        [7, -33],
        [0, -34],
      ],
    ],
    [
      2,
      [
        [19, 1],
        [7, 1],
        [0, 0],
      ],
    ],
  ])('INV-08 %i cents of three rates alike: the parts add up to the whole', (cents, expected) => {
    const { taxGroups } = issued('N-27-0001', 'normal', [
      [19, 5_000],
      [7, 5_000],
      [0, 5_000],
    ])
    expect(sharesOf({ cents, taxGroups }).map((one) => [one.taxPercentage, one.cents])).toEqual(expected)
  })

  test('INV-08 where nothing was charged a share is under the margin scheme', () => {
    expect(sharesOf({ cents: 5, taxGroups: [] })).toEqual([{ cents: 5, taxPercentage: -1 }])
  })

  test.each([
    [-1, '4730'],
    [0, '4731'],
  ])('INV-08 a discount at %i %% has an account of its own', (rate, account) => {
    const accounts = { ...accounting.accounts, discountMargin: '4730', discount0: '4731' }
    const { taxGroups } = issued('N-27-0001', 'normal', [[rate, 10_000]])
    const made = bookingsOfPayment(
      {
        ...{
          kind: 'discount' as const,
          cents: 200,
          currency: 'EUR',
          date: '2027-02-10',
          invoiceNumber: 'N-27-0001',
          taxGroups,
        },
        ...{ clientName: 'Kantorei', orderNumber: '2600417', debtor: '10007' },
      },
      { ...accounting, accounts },
    )
    expect(made.map(brief)).toEqual([`H 10007 ${account} 200`])
  })
})
