import { describe, expect, test } from 'vitest'
import { taxGroups } from '../../invoices/invoice-tax.ts'
import { advancesOf, type ChargedAdvance } from './advances.ts'
import { type MarginGiven, marginOf, marginRemarks, marginTotals, thirdShare } from './margin.ts'
import { marginPeriodFault } from './margin-list.contract.ts'
import { type Region, regionOf } from './regions.ts'
import { revenueOf } from './revenue.ts'

const given = (change: Partial<MarginGiven> = {}): MarginGiven => ({
  ...{ order: 1, orderNumber: '2600417', name: 'Kantorei', suppliedOn: '2027-05-17', isInvoiced: true },
  ...{ revenue: new Map([[-1, 1_000_000]]), advances: [], ownCents: 0, currency: 'EUR', rate: 1 },
  ...change,
})
const charged = (change: Partial<ChargedAdvance>): ChargedAdvance => ({
  ...{ service: 1, type: 'whole', cents: 90_000, currency: 'EUR', date: '2027-02-01' },
  ...{ isOwn: false, region: 'eu', ...change },
})
const houseRates = (rates: Readonly<Record<string, number>>) => ({
  euroRates: new Map(Object.entries(rates).map(([currency, rate]) => [currency, [{ rate, date: '2027-01-31' }]])),
  suppliedOn: '2027-05-17',
})
const bought = (region: Region, cents: number, isActual = true) => ({ region, cents, isActual })

describe('the margin of a trip (INV-12, § 25 UStG)', () => {
  // Reckoned by hand: 10.000 − 6.000 − 2.000 = 2.000; a quarter of what was bought is abroad: 500; 1.500 × 19 / 119 = 239,50.
  test('INV-12 what was bought in the EU and in third countries parts it; the tax is inside the part of the EU', () => {
    const row = marginOf(given({ advances: [bought('eu', 600_000), bought('third', 200_000)] }))
    expect(row).toMatchObject({
      ...{ revenueCents: 1_000_000, euCents: 600_000, thirdCents: 200_000, marginCents: 200_000 },
      ...{ marginThirdCents: 50_000, marginEuCents: 150_000, taxableCents: 150_000, taxCents: 23_950 },
    })
    expect(marginRemarks(row)).toEqual([])
  })

  // A row of 3.000 'Drittland' beside 7.000 under the margin scheme is the same trip as 10.000 under it.
  test.each<[string, Region, object]>([
    ['it was bought in there', 'third', { marginThirdCents: 50_000, marginEuCents: 150_000, taxCents: 23_950 }],
    ['nobody told where', 'unclear', { marginThirdCents: 0, marginEuCents: 200_000, unclearCents: 200_000 }],
  ])('INV-12 what is charged free of tax stays beside its costs: %s', (_, region, expected) => {
    const revenue = new Map([
      [-1, 700_000],
      [0, 300_000],
    ])
    const row = marginOf(given({ revenue, advances: [bought('eu', 600_000), bought(region, 200_000)] }))
    expect(row).toMatchObject({ revenueCents: 1_000_000, marginCents: 200_000, own0Cents: 0, ...expected })
    const own = marginOf(given({ revenue, advances: [bought('eu', 600_000)] }))
    expect(own).toMatchObject({ revenueCents: 700_000, marginCents: 100_000, own0Cents: 300_000 })
  })

  test.each<[string, Partial<MarginGiven>, object, string[]]>([
    ['nothing bought in', {}, { marginCents: 1_000_000, marginThirdCents: 0, taxCents: 159_664 }, []],
    [
      'all of it in third countries',
      { advances: [bought('third', 700_001)] },
      { marginThirdCents: 299_999, marginEuCents: 0, taxCents: 0 },
      [],
    ],
    [
      'a loss',
      { advances: [bought('eu', 1_000_001)] },
      { marginCents: -1, marginEuCents: -1, taxableCents: 0, taxCents: 0 },
      ['negative Marge, mindert keine andere'],
    ],
    [
      'a place that nobody told, and a plan',
      { advances: [bought('unclear', 300_000, false), bought('third', 300_000)] },
      { euCents: 300_000, unclearCents: 300_000, marginThirdCents: 200_000, isPlanned: true },
      ['Vorleistungen teils geplant', 'Ort teils ungeklärt, wie EU gerechnet'],
    ],
    [
      'own services and own costs lower nothing',
      {
        revenue: new Map([
          ...[
            [-1, 500_000],
            [19, 11_900],
            [7, 10_700],
            [0, 5],
            [-2, 119_000],
          ],
        ] as [number, number][]),
        ownCents: 40_000,
      },
      {
        revenueCents: 500_000,
        marginCents: 500_000,
        own19Cents: 11_900,
        own7Cents: 10_700,
        own0Cents: 5,
        ownReverseCents: 119_000,
      },
      ['eigene Kosten nicht abgezogen'],
    ],
    [
      'a trip sold in another currency, by the calculation',
      {
        currency: 'CHF',
        rate: 0.95,
        isInvoiced: false,
        revenue: new Map([[-1, 95_000]]),
        advances: [bought('eu', 1_000)],
      },
      { revenueCents: 100_000, euCents: 1_000, marginCents: 99_000 },
      ['Erlös geplant', 'umgerechnet aus CHF'],
    ],
  ])('INV-12 %s', (_, change, expected, remarks) => {
    const row = marginOf(given(change))
    expect(row).toMatchObject(expected)
    expect(row.marginThirdCents + row.marginEuCents).toBe(row.marginCents)
    expect(marginRemarks(row)).toEqual(remarks)
  })

  test('INV-12 sums of a list are those of its rows; one trip with a loss lowers no tax of another', () => {
    const [gain, loss] = [marginOf(given()), marginOf(given({ advances: [bought('eu', 2_000_000)] }))]
    expect(marginTotals([gain, loss])).toMatchObject({
      ...{ revenueCents: 2_000_000, marginCents: 0, taxableCents: 1_000_000, taxCents: gain.taxCents },
    })
  })

  test.each([
    [0, 0, 0],
    [3, 1, 0.25],
    [0, 5, 1],
    [10, -2, 0],
    [-1, 2, 1],
  ])('INV-12 of %i in the EU and %i abroad the part abroad is %d', (eu, third, share) => {
    expect(thirdShare(eu, third)).toBe(share)
  })
})

describe('where something is supplied (§ 25 Abs. 2 UStG)', () => {
  test.each([
    ['hotel', ['NO'], 'third'],
    ['hotel', ['DE'], 'eu'],
    ['hotel', [], 'unclear'],
    ['other', ['GB'], 'third'],
    ['airline', ['DE', 'NO'], 'third'],
    ['airline', ['DE', 'IT'], 'eu'],
    ['ferry', ['DE', 'NO'], 'unclear'],
    ['ferry', ['DK', 'SE'], 'eu'],
    ['train', ['NO', 'NO'], 'third'],
    ['train', ['DE', 'CH'], 'unclear'],
    ['ferry', ['IM', 'IE'], 'eu'],
  ])('INV-12 %s in %j: %s', (kind, countries, region) => {
    expect(regionOf({ kind, countries })).toBe(region)
  })
})

describe('what is bought in (INV-12)', () => {
  const regions = new Map<number, Region>([
    [1, 'eu'],
    [2, 'third'],
  ])
  const planned = [
    { service: 1, cents: 100_000 },
    { service: 1, cents: 20_000 },
    { service: 2, cents: 50_000 },
  ]
  const euros = { currency: 'EUR', rates: { NOK: 11.5 }, ...houseRates({ NOK: 11 }) }

  test('INV-12 a deposit alone tells not what a service costs; a final invoice with its deposit and credit does', () => {
    expect(advancesOf(planned, [charged({ type: 'deposit', cents: 24_000 })], regions, euros).advances).toEqual([
      bought('eu', 120_000, false),
      bought('third', 50_000, false),
    ])
    const all = [
      charged({ type: 'deposit', cents: 24_000 }),
      charged({ type: 'final', cents: 90_000 }),
      charged({ type: 'credit', cents: -1_000 }),
    ]
    expect(advancesOf(planned, all, regions, euros).advances[0]).toEqual(bought('eu', 113_000))
    // More than was planned is charged already.
    const high = charged({ type: 'deposit', cents: 130_000 })
    expect(advancesOf(planned, [high], regions, euros).advances[0]).toEqual(bought('eu', 130_000, false))
  })

  test('INV-12 a service whose invoice carries a tax that is deducted is an own one, and lowers no margin (§ 25 Abs. 1 UStG)', () => {
    const { advances, ownCents } = advancesOf(planned, [charged({ isOwn: true })], regions, euros)
    expect(advances[0]).toEqual(bought('eu', 0))
    expect(ownCents).toBe(90_000)
  })

  test.each<
    [string, readonly { service: number; cents: number }[], Partial<ChargedAdvance>[], ReturnType<typeof bought>[]]
  >([
    ['a planned bus is in the EU where all services are', planned.slice(0, 2), [], [bought('eu', 700, false)]],
    ['else nobody knows', planned, [], [bought('unclear', 700, false)]],
    [
      'a deposit for it leaves the rest planned',
      planned,
      [{ type: 'deposit', cents: 100 }],
      [bought('eu', 100), bought('unclear', 600, false)],
    ],
    [
      'an invoice over a certificate leaves the bus planned',
      planned.slice(0, 2),
      [{ cents: 10 }],
      [bought('eu', 10), bought('eu', 690, false)],
    ],
    [
      'a credit plans nothing anew, and what is charged above the plan counts whole',
      planned,
      [{ cents: 720 }, { type: 'credit', cents: -50 }],
      [bought('eu', 720), bought('eu', -50)],
    ],
    [
      'an own bus, whose tax is deducted, is bought in no more',
      planned.slice(0, 2),
      [{ cents: 400, isOwn: true }],
      [bought('eu', 300, false)],
    ],
    [
      'its invoice does',
      planned,
      [{ cents: 650 }, { type: 'deposit', cents: 100 }],
      [bought('eu', 650), bought('eu', 100)],
    ],
  ])('INV-12 %s', (_, plans, changes, expected) => {
    const beside = changes.map((change) => charged({ service: null, ...change }))
    const { advances } = advancesOf([...plans, { service: null, cents: 700 }], beside, regions, euros)
    expect(advances.slice(-expected.length)).toEqual(expected)
  })

  test('INV-12 what is charged for the trip as a whole, for what nobody planned, and in other currencies', () => {
    const { advances, withoutRate } = advancesOf(
      planned,
      [
        charged({ service: null, cents: 700, region: 'third' }),
        charged({ service: 9, type: 'deposit', cents: 300 }),
        charged({ service: 2, cents: 115_000, currency: 'NOK' }),
        charged({ service: null, cents: 5, currency: 'SEK' }),
      ],
      regions,
      euros,
    )
    expect(advances).toEqual([
      bought('eu', 120_000, false),
      bought('third', 10_000),
      bought('unclear', 300, false),
      bought('third', 700),
      bought('eu', 0),
    ])
    expect(withoutRate).toEqual(['SEK'])
  })
})

describe('what is bought in, told in euros (INV-12)', () => {
  const house = { CHF: 0.935, NOK: 11.4235 }
  // One euro buys 0,935 CHF by the house, and of the trip one CHF buys 0,934579 EUR: there and back 1.000,00 € would be 999,36 €.
  test.each<[string, string, Record<string, number>, Record<string, number>, string, number | null]>([
    ['euros on a trip in francs are themselves', 'CHF', { EUR: 0.934579 }, house, 'EUR', 100_000],
    ['without any rate too', 'CHF', {}, {}, 'EUR', 100_000],
    ['francs of such a trip go by the house', 'CHF', {}, house, 'CHF', 106_952],
    ['crowns on it go from crowns to euros at once', 'CHF', { NOK: 13 }, house, 'NOK', 8_754],
    ['by the trip where the house does not know them', 'CHF', { SEK: 12 }, house, 'SEK', 8_913],
    ['crowns on a trip in euros go by its own rate', 'EUR', { NOK: 10 }, house, 'NOK', 10_000],
    ['by that of the house where it has none, as in the books', 'EUR', {}, house, 'NOK', 8_754],
    ['nobody knows', 'EUR', {}, house, 'SEK', null],
    ['neither does it of francs', 'CHF', { SEK: 12 }, {}, 'SEK', null],
  ])('INV-12 %s', (_, currency, rates, known, asked, cents) => {
    const charge = charged({ cents: 100_000, currency: asked })
    const by = { currency, rates, ...houseRates(known) }
    const { advances, withoutRate } = advancesOf([], [charge], new Map([[1, 'eu']]), by)
    expect(advances).toEqual([bought('eu', cents ?? 0)])
    expect(withoutRate).toEqual(cents === null ? [asked] : [])
  })

  test('INV-12 each invoice goes by the rate of its day', () => {
    const euroRates = new Map([
      [
        'NOK',
        [
          { rate: 10, date: '2027-01-31' },
          { rate: 8, date: '2027-02-28' },
        ],
      ],
    ])
    const by = { currency: 'EUR', rates: {}, euroRates, suppliedOn: '2027-05-17' }
    const crowns = (date: string) => charged({ service: null, cents: 1_000, currency: 'NOK', date })
    const { advances } = advancesOf([], [crowns('2027-02-01'), crowns('2027-03-01')], new Map(), by)
    expect(advances).toEqual([bought('eu', 100), bought('eu', 125)])
  })

  test('INV-12 what a trip in francs is planned to cost, and what own services cost, are told in euros as well', () => {
    const by = { currency: 'CHF', rates: {}, ...houseRates(house) }
    const plans = [
      { service: 1, cents: 93_500 },
      { service: null, cents: 9_350 },
    ]
    const own = charged({ service: 2, cents: 187, currency: 'CHF', isOwn: true })
    expect(advancesOf(plans, [own], new Map([[1, 'eu']]), by)).toEqual({
      advances: [bought('eu', 100_000, false), bought('unclear', 0), bought('unclear', 10_000, false)],
      ...{ ownCents: 200, withoutRate: [] },
    })
  })
})

describe('what a trip brings (INV-12)', () => {
  const groups = (...lines: [taxPercentage: number, cents: number][]) =>
    taxGroups(lines.map(([taxPercentage, cents]) => ({ taxPercentage, cents })))

  test('INV-12 the invoice over the whole price counts, and an earlier one that it took over only once', () => {
    const { revenue, isInvoiced } = revenueOf(
      [
        { taxGroups: groups([19, 11_900]), isWhole: false, takenOver: [] },
        {
          taxGroups: groups([-1, 900_000], [19, 50_000]),
          isWhole: true,
          takenOver: [{ cents: 11_900, taxGroups: groups([19, 11_900]), isWhole: false }],
        },
      ],
      123,
    )
    expect([[...revenue], isInvoiced]).toEqual([
      [
        [19, 50_000],
        [-1, 900_000],
      ],
      true,
    ])
  })

  test('INV-12 what a cancelled trip costs stands in place of its price, whatever of that was received before', () => {
    const whole = { taxGroups: groups([-1, 1_000_000]), isWhole: true, takenOver: [] }
    // 200.000 came in as a prepayment before; the rest was still open.
    const takenOver = [{ cents: 800_000, taxGroups: whole.taxGroups, isWhole: true }]
    const charge = { taxGroups: groups([-1, 300_000]), isWhole: true, takenOver }
    expect([...revenueOf([whole, charge], 0).revenue]).toEqual([[-1, 300_000]])
  })

  // 3 % of 21.635: 613,35 of what is under the margin scheme, 35,70 of what is at 19 %.
  test('INV-12 what was let off for paying early is no revenue, by the rates of its invoice', () => {
    const taxGroups = groups([-1, 2_044_500], [19, 119_000])
    const whole = { taxGroups, isWhole: true, takenOver: [] }
    const { revenue } = revenueOf([whole], 0, [{ cents: 64_905, taxGroups }])
    expect(Object.fromEntries(revenue)).toEqual({ '-1': 1_983_165, '19': 115_430 })
  })

  test.each([
    ['a part', [groups([7, 10_700])], 800_000, { '7': 10_700, '-1': 789_300 }],
    ['parts by the same rate', [groups([-1, 500_000]), groups([-1, 100_000])], 800_000, { '-1': 800_000 }],
    ['more than it comes to', [groups([-1, 900_000])], 800_000, { '-1': 900_000 }],
  ])('INV-12 without one it is what the calculation comes to, of which %s was charged', (_, charged, planned, told) => {
    const parts = charged.map((taxGroups) => ({ taxGroups, isWhole: false, takenOver: [] }))
    const { revenue, isInvoiced } = revenueOf(parts, planned)
    expect([Object.fromEntries(revenue), isInvoiced]).toEqual([told, false])
  })

  test.each([
    ['2027-01-01', '2027-12-31', null],
    ['2027-01-01', '2026-12-31', 'ends_before'],
    ['2027-01-01', '2028-01-03', 'too_long'],
    [undefined, '2028-01-03', 'no_period'],
    ['2027-01-01', undefined, 'no_period'],
  ])('INV-12 from %s to %s: %s', (from, to, code) => {
    expect(marginPeriodFault(from, to)?.code ?? null).toBe(code)
  })
})

describe('cents of a margin (INV-12)', () => {
  test.each([
    // bought in the EU and abroad of a price of 1.000; the margin's parts
    [300, 300, 200, 200],
    [297, 300, 200, 203],
    [300, 297, 203, 200],
    [499, 500, 0, 1],
    [600, 601, -100, -101],
  ])('INV-12 %i in the EU, %i abroad: %i and %i, which add up', (eu, third, euPart, thirdPart) => {
    const row = marginOf(
      given({ revenue: new Map([[-1, 1_000]]), advances: [bought('eu', eu), bought('third', third)] }),
    )
    expect([row.marginEuCents, row.marginThirdCents]).toEqual([euPart, thirdPart])
    expect(row.marginEuCents + row.marginThirdCents).toBe(1_000 - eu - third)
  })

  test('INV-12 another currency is rounded, not cut off', () => {
    const row = marginOf(given({ revenue: new Map([[-1, 100]]), rate: 8, currency: 'NOK' }))
    expect(row.revenueCents).toBe(13)
    const charge = charged({ cents: 100, currency: 'NOK' })
    const by = { currency: 'EUR', rates: { NOK: 8 }, ...houseRates({}) }
    const { advances } = advancesOf([], [charge], new Map([[1, 'eu']]), by)
    expect(advances).toEqual([{ region: 'eu', cents: 13, isActual: true }])
  })
})
