import { expect, test } from 'vitest'
import { type CalculationGiven, calculate } from './calculate.ts'
import { beds, everybody, extra, given, hotel, item, tier, train } from './calculation.fixture.ts'
import type { Contingent } from './group.ts'
import type { FerryRow, OtherRow, PriceRow, TrainRow } from './price-row.ts'

const none: Contingent = { rooms: [], cabins: [], numberOfPersons: null }
/** 'key quantity amount', or its reason where it comes to nothing. */
function told(more: Partial<CalculationGiven>): string[] {
  return calculate(given(more)).lines.map(({ key, quantity, cents, reason }) =>
    reason === null ? `${key} ${quantity} ${cents}` : `${key} ${quantity} ${reason}`,
  )
}
const common = { billingType: 'included', hasFreeplaces: false, currency: 'EUR' } as const

test.each<[string, Contingent, CalculationGiven['basis'], object]>([
  [
    'rooms booked',
    { ...none, rooms: [beds(2, 'standard', 18, 10), beds(1, 'standard', 4, 3), beds(3, 'standard', 2, 1)] },
    'Reserved',
    { from: 'rooms', pax: 26, doubles: 20, singles: 3, others: 3 },
  ],
  [
    'rooms asked for, other types apart',
    { ...none, rooms: [beds(2, 'standard', 18, 10), beds(2, 'Suite', 1), beds(1, 'Meerblick', 2)] },
    'Asked',
    { from: 'rooms', pax: 40, doubles: 36, singles: 0, others: 4 },
  ],
  [
    'a trip whose rooms nobody has booked yet',
    { ...none, rooms: [beds(2, 'standard', 18, 0)], cabins: [beds(2, 'inside', 9)] },
    'Reserved',
    { from: 'rooms', pax: 0, doubles: 0, singles: 0, others: 0 },
  ],
  [
    'cabins where there are no rooms',
    {
      ...none,
      rooms: [beds(2, 'standard', 0)],
      cabins: [beds(2, 'outside', 9), beds(4, 'inside', 1), beds(1, 'inside', 2)],
    },
    'Reserved',
    { from: 'cabins', pax: 24, doubles: 22, singles: 2, others: 0 },
  ],
  [
    'a typed number',
    { ...none, numberOfPersons: 30 },
    'Asked',
    { from: 'typed', pax: 30, doubles: 30, singles: 0, others: 0 },
  ],
  ['nothing', none, 'Asked', { from: 'typed', pax: 0, doubles: 0, singles: 0, others: 0 }],
])('CALC-01 the group of %s', (_what, contingent, basis, group) => {
  expect(calculate(given({ contingent, basis })).group).toEqual(group)
})

const packages = [tier('double', 25, 164_900), tier('double', 35, 148_900), tier('double', 45, 142_500)]

test('CALC-04 the largest tier the group reaches counts, the others say from when they do', () => {
  expect(told({ rows: packages })).toEqual([
    'double-25 0 gilt ab 25 Pax',
    'double-35 40 5956000',
    'double-45 0 gilt ab 45 Pax',
  ])
  expect(calculate(given({ rows: packages })).warnings).toEqual([])
})

test('CALC-08 below every tier the last one counts, with a warning', () => {
  const contingent = { ...none, numberOfPersons: 20 }
  expect(told({ rows: packages, contingent })).toContain('double-45 20 2850000')
  expect(calculate(given({ rows: packages, contingent })).warnings).toEqual([
    'Für 20 Pax gibt es keinen Paketpreis. Es gilt der letzte, ab 45 Pax.',
  ])
})

test('CALC-08 tiers are called by the words of the documents', () => {
  const rows = [tier('double', 25, 1), tier('single', 6, 1)]
  const names = (supplementPrices: boolean) =>
    calculate(given({ rows, supplementPrices })).lines.map(({ name }) => name)
  expect(names(true)).toEqual(['Doppelzimmer Standard ab 25 Pax', 'Einzelzimmerzuschlag bis 6 EZ'])
  expect(names(false)).toEqual(['Doppelzimmer Standard ab 25 Pax', 'Einzelzimmer bis 6 EZ'])
})

const oneEach = [
  { numberOfPersons: 25, type: 'double' },
  { numberOfPersons: 40, type: 'single' },
  { numberOfPersons: 41, type: 'double' },
] as const
const both = [tier('double', 20, 100_000), tier('single', 10, 20_000)]
const off = both.map((row) => ({ ...row, hasFreeplaces: false }))

test.each<[string, Partial<CalculationGiven>, string[]]>([
  ['with supplements both types reduce the package', { rows: both }, ['double-20 38 3800000', 'single-10 3 60000']],
  [
    'without supplements each reduces its own',
    { rows: both, supplementPrices: false },
    ['double-20 35 3500000', 'single-10 3 60000'],
  ],
  ['nothing where they are off', { rows: off }, ['double-20 40 4000000', 'single-10 4 80000']],
  [
    'never below nobody',
    {
      rows: both,
      contingent: { ...none, rooms: [beds(1, 'standard', 1)] },
      freePlaces: [
        { numberOfPersons: 1, type: 'single' },
        { numberOfPersons: 1, type: 'single' },
      ],
    },
    ['double-20 0 Alle reisen frei', 'single-10 0 Alle reisen frei'],
  ],
])('CALC-04 free places: %s', (_what, more, lines) => {
  expect(told({ freePlaces: oneEach, ...more })).toEqual(lines)
})

test.each<[number, number, string[]]>([
  // singles, free, guests by tier 'bis 3 EZ', 'bis 5 EZ', 'bis 6 EZ'
  [2, 0, ['single-3 2 200', 'single-5 0 Nicht gebraucht', 'single-6 0 Nicht gebraucht']],
  [4, 0, ['single-3 3 300', 'single-5 1 100', 'single-6 0 Nicht gebraucht']],
  [9, 0, ['single-3 3 300', 'single-5 2 200', 'single-6 4 400']],
  [9, 1, ['single-3 3 300', 'single-5 2 200', 'single-6 3 300']],
  // Whoever is covered by 'bis 5 EZ' travels free; nobody is by 'bis 6 EZ'.
  [4, 2, ['single-3 2 200', 'single-5 0 Alle reisen frei', 'single-6 0 Nicht gebraucht']],
  [0, 0, ['single-3 0 Keine Einzelzimmer', 'single-5 0 Keine Einzelzimmer', 'single-6 0 Keine Einzelzimmer']],
])('CALC-04 %i guests in single rooms, %i of them free, are spread over the tiers', (singles, free, lines) => {
  expect(
    told({
      contingent: { ...none, rooms: [beds(1, 'standard', singles), beds(2, 'standard', 5)] },
      freePlaces: Array.from({ length: free }, () => ({ numberOfPersons: 1, type: 'single' as const })),
      rows: [tier('single', 5, 100), tier('single', 3, 100), tier('single', 6, 100)],
    }),
  ).toEqual(lines)
})

test('CALC-02 hidden rows count 0 everywhere: another tier takes the place of a hidden one', () => {
  const hidden = packages.map((row) =>
    row.numberOfPersons === 35 ? { ...row, billingType: 'not_included' as const } : row,
  )
  expect(told({ rows: hidden })).toEqual([
    'double-25 40 6596000',
    'double-35 0 Ausgeblendet',
    'double-45 0 gilt ab 45 Pax',
  ])
})

test('CALC-01 rooms and cabins of other sizes and types pay their supplement', () => {
  const rooms = [beds(2, 'standard', 10), beds(3, 'standard', 2, 1), beds(2, 'Suite', 1, 0)]
  const cabins = [beds(2, 'inside', 10), beds(2, 'outside', 3)]
  const rows: PriceRow[] = [
    { ...common, key: 'contingent-1', priceType: 'hotelSupplement', persons: 3, type: 'standard', cents: -1_000 },
    { ...common, key: 'contingent-2', priceType: 'hotelSupplement', persons: 2, type: 'Suite', cents: 9_000 },
    { ...common, key: 'contingent-3', priceType: 'ferrySupplement', persons: 2, type: 'outside', cents: 5_400 },
    { ...common, key: 'contingent-4', priceType: 'hotelSupplement', persons: 5, type: 'standard', cents: 1_000 },
    {
      ...{ ...common, key: 'contingent-5', priceType: 'trainSupplement', persons: 4, type: 'second', cents: 700 },
      ...{ title: 'Nachtzug', cabins: [beds(4, 'second', 2), beds(2, 'second', 5)] },
    },
  ]
  expect(told({ rows, contingent: { rooms, cabins, numberOfPersons: null } })).toEqual([
    'contingent-1 3 -3000',
    'contingent-2 0 Noch nichts gebucht',
    'contingent-3 6 32400',
    'contingent-4 0 Nicht im Kontingent',
    'contingent-5 8 5600',
  ])
  expect(calculate(given({ rows })).lines.map(({ name }) => name)).toEqual([
    'Dreibettzimmer',
    'Doppelzimmer Suite',
    'Doppelkabine Außen',
    'Zimmer für 5 Personen',
    'Nachtzug: Abteil für 4 Personen 2. Klasse',
  ])
})

test('CALC-01 an additional hotel: doubles pay the double price, singles the premium on top', () => {
  expect(calculate(given({ rows: [hotel({})] })).lines[0]).toMatchObject({
    quantity: 40,
    cents: 36 * 8_000 + 4 * 11_000,
    parts: [
      { name: 'DZ', quantity: 36, unitCents: 8_000, cents: 288_000 },
      { name: 'EZ', quantity: 4, unitCents: 11_000, cents: 44_000 },
    ],
  })
})

test.each<[string, PriceRow, string]>([
  [
    'as its request holds',
    hotel({ service: { amounts: { askedAmount: 30, reservedAmount: 20 }, cabins: [] } }),
    '20 166000',
  ],
  [
    'not booked yet',
    hotel({ service: { amounts: { askedAmount: 30, reservedAmount: 0 }, cabins: [] } }),
    '0 Noch nichts gebucht',
  ],
  ['without its service', hotel({ service: null }), '0 Ohne Leistung'],
  ['without a price', hotel({ doubleCents: null, premiumCents: null }), '40 Ohne Preis'],
  ['in another currency', hotel({ currency: 'NOK' }), '0 Preis steht in NOK'],
  ['hidden', hotel({ billingType: 'not_included' }), '0 Ausgeblendet'],
])('CALC-01 an additional hotel %s', (_what, row, line) => {
  expect(told({ rows: [row] })).toEqual([`${row.key} ${line}`])
})

const free1 = [{ numberOfPersons: 20, type: 'double' }] as const

const ferry = (row: Partial<FerryRow>): FerryRow => ({
  ...{ ...common, key: 'ferry-1', title: 'Kiel – Oslo', service: everybody, ticketCents: 500 },
  ...{ priceType: 'additionalNight', passage: 'night' },
  inside: { doubleCents: 100, premiumCents: 50 },
  outside: { doubleCents: 200, premiumCents: 70 },
  ...row,
})
const cabins = [beds(2, 'inside', 10), beds(1, 'inside', 2), beds(2, 'outside', 3), beds(1, 'balcony', 1)]

test.each<[string, Partial<FerryRow>, Partial<CalculationGiven>, [string, number, number][]]>([
  ['by day takes tickets', { passage: 'day', priceType: 'additionalDay' }, {}, [['Ticket', 40, 500]]],
  [
    'by night without cabins is inside',
    {},
    {},
    [
      ['DKI', 36, 100],
      ['EKI', 4, 150],
    ],
  ],
  [
    'by night takes the cabins of its request',
    { service: { amounts: null, cabins } },
    {},
    [
      ['DKI', 20, 100],
      ['EKI', 2, 150],
      ['DKA', 6, 200],
      ['EKA', 1, 270],
    ],
  ],
  [
    'by night takes those of the trip',
    {},
    { contingent: { ...given().contingent, cabins: [beds(2, 'outside', 18), beds(1, 'inside', 4)] } },
    [
      ['EKI', 4, 150],
      ['DKA', 36, 200],
    ],
  ],
  [
    'by night keeps what is asked for when cabins are booked',
    { service: { amounts: { askedAmount: 36, reservedAmount: 24 }, cabins: [beds(2, 'inside', 0, 12)] } },
    { basis: 'Asked', contingent: { ...given().contingent, cabins: [beds(2, 'inside', 16), beds(1, 'inside', 4)] } },
    [
      ['DKI', 32, 100],
      ['EKI', 4, 150],
    ],
  ],
  [
    'by night without cabins of its own or of the trip counts who is asked for',
    { service: { amounts: { askedAmount: 20, reservedAmount: 24 }, cabins: [beds(2, 'inside', 0, 12)] } },
    { basis: 'Asked' },
    [
      ['DKI', 18, 100],
      ['EKI', 2, 150],
    ],
  ],
  [
    'by night counts what is booked',
    { service: { amounts: { askedAmount: 36, reservedAmount: 24 }, cabins: [beds(2, 'inside', 0, 12)] } },
    { basis: 'Reserved' },
    [['DKI', 24, 100]],
  ],
  [
    'lets one travel free',
    { hasFreeplaces: true, service: { amounts: null, cabins: [beds(2, 'outside', 20)] } },
    { freePlaces: free1 },
    [['DKA', 39, 200]],
  ],
])('CALC-01 an additional ferry %s', (_what, row, more, parts) => {
  const [line] = calculate(given({ rows: [ferry(row)], ...more })).lines
  expect(line?.parts.map(({ name, quantity, unitCents }) => [name, quantity, unitCents])).toEqual(parts)
})

test.each<[string, Partial<TrainRow>, [string, number, number][], Partial<CalculationGiven>?]>([
  [
    'whose seats are booked and not asked for counts the guests asked for',
    {
      category: 'first',
      service: { amounts: { askedAmount: 36, reservedAmount: 30 }, cabins: [beds(1, 'first', 0, 30)] },
    },
    [['1K', 36, 300]],
    { basis: 'Asked' },
  ],
  ['by day in its class', { category: 'first' }, [['1K', 40, 300]]],
  [
    'by day in both classes',
    { category: 'first_and_second', service: { amounts: null, cabins: [beds(1, 'second', 30), beds(1, 'first', 10)] } },
    [
      ['2K', 30, 100],
      ['1K', 10, 300],
    ],
  ],
  [
    'by night',
    { priceType: 'additionalTrainNight' },
    [
      ['DZ 2K', 36, 100],
      ['EZ 2K', 4, 150],
    ],
  ],
])('CALC-01 an additional train %s', (_what, row, parts, more) => {
  const [line] = calculate(given({ rows: [train(row)], ...more })).lines
  expect(line?.parts.map(({ name, quantity, unitCents }) => [name, quantity, unitCents])).toEqual(parts)
})

const other = (row: Partial<OtherRow>): OtherRow => ({
  ...{ ...common, key: 'other-1', title: 'Stadtführung', service: everybody, cents: 1_500 },
  ...{ priceType: 'additionalOther', per: 'per_person' },
  ...row,
})

test.each<[string, PriceRow, string]>([
  ['for each person', other({}), 'other-1 40 60000'],
  ['for the group', other({ per: 'per_group' }), 'other-1 1 1500'],
  ['for who pays', other({ hasFreeplaces: true }), 'other-1 39 58500'],
  ['a flight', { ...other({}), key: 'airline-1', priceType: 'additionalAirline' }, 'airline-1 40 60000'],
])('CALC-01 other services: %s', (_what, row, line) => {
  expect(told({ rows: [row], freePlaces: free1 })).toEqual([line])
})

test.each<[string, Parameters<typeof extra>[0], string]>([
  ['per person', { type: 'per_person', cents: 200 }, '40 8000'],
  ['per paying person', { type: 'per_person', cents: 200, hasFreeplaces: true }, '39 7800'],
  ['per group', { cents: 50_000, quantity: 9, hasFreeplaces: true }, '1 50000'],
  ['as often as typed', { type: 'custom', quantity: 7, cents: 300 }, '7 2100'],
  ['a discount', { type: 'per_person', cents: -1_000 }, '40 -40000'],
  ['not at all', { type: 'custom', quantity: 0 }, '0 Menge 0'],
  ['for nothing', { cents: 0 }, '1 Ohne Preis'],
])('CALC-03 an extra %s', (_what, row, line) => {
  expect(told({ rows: [extra(row)], freePlaces: free1 })).toEqual([`extra-1 ${line}`])
})

test.each<[string, Parameters<typeof item>[0], CalculationGiven['basis'], string]>([
  ['per person', {}, 'Reserved', '40 40000'],
  ['per person and night', { quantityType: 'per_person_night' }, 'Reserved', '120 120000'],
  ['for all nights', { quantityType: 'per_person_night', priceForAllNights: true }, 'Reserved', '40 40000'],
  ['per single room', { quantityType: 'per_single_room' }, 'Reserved', '4 4000'],
  ['per single room and night', { quantityType: 'per_single_room_night' }, 'Asked', '12 12000'],
  ['per group', { quantityType: 'per_group' }, 'Reserved', '1 1000'],
  ['on top', { billingType: 'additional', isOnTop: true }, 'Reserved', '40 40000'],
  [
    'that the price of its service on top includes',
    { billingType: 'included', isOnTop: true },
    'Reserved',
    '0 Im Preis der Leistung enthalten',
  ],
  ['hidden', { billingType: 'not_included' }, 'Reserved', '0 Ausgeblendet'],
  ['below its limit', { limitIsValid: false }, 'Reserved', '0 Grenze gilt nicht für den Buchungsstand'],
  ['whose limit holds only for what is booked', { limitIsValidAsked: false }, 'Reserved', '40 40000'],
  ['below its limit as asked for', { limitIsValidAsked: false }, 'Asked', '0 Grenze gilt nicht für das Kontingent'],
  [
    'of the package, whose request holds fewer',
    { service: { amounts: { askedAmount: 30, reservedAmount: 0 }, cabins: [] } },
    'Reserved',
    '40 40000',
  ],
  [
    'on top, for whom its request names',
    {
      isOnTop: true,
      billingType: 'additional',
      service: { amounts: { askedAmount: 30, reservedAmount: 12 }, cabins: [] },
    },
    'Reserved',
    '12 12000',
  ],
  ['without a price', { cents: null }, 'Asked', '40 Ohne Preis'],
])('CALC-07 a price of a request: %s', (_what, row, basis, line) => {
  expect(told({ rows: [item(row)], basis })).toEqual([`item-1 ${line}`])
})

test('CALC-04 what is due: discounts and payments of included invoices are taken off, a refund is not cut off', () => {
  const rows = [extra({ cents: 100_000 }), extra({ key: 'extra-2', cents: -10_000 })]
  const paid = [{ cents: 30_000 }, { cents: 5_000 }]
  const invoices: CalculationGiven['invoices'] = [
    { billingType: 'included', status: 'new', payments: paid },
    { billingType: 'included', status: 'canceled', payments: paid },
    { billingType: 'not_included', status: 'paid', payments: paid },
    { billingType: 'included', status: 'new', payments: [] },
  ]
  expect(calculate(given({ rows, invoices })).totals).toEqual({ beforePayments: 90_000, payments: 35_000, due: 55_000 })
  const refund = invoices.flatMap((invoice) => [invoice, invoice, invoice])
  expect(calculate(given({ rows, invoices: refund })).totals.due).toBe(-15_000)
})

test('CALC-01 rows stand as sortHelper names them, in their sections; unknown keys are passed over', () => {
  const rows = [extra({ key: 'extra-1' }), extra({ key: 'extra-2' }), tier('single', 4, 1), ...packages.toReversed()]
  expect(
    told({ rows, sortHelper: ['extra-2', 'gone-1', 'extra-1', 'double-35'] }).map((line) => line.split(' ')[0]),
  ).toEqual(['double-35', 'double-25', 'double-45', 'single-4', 'extra-2', 'extra-1'])
})
