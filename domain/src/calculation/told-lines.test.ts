import { expect, test } from 'vitest'
import { calculate } from './calculate.ts'
import { beds, extra, given, hotel, item, tier, train } from './calculation.fixture.ts'
import type { PriceRow, TrainRow } from './price-row.ts'

const common = { billingType: 'included', hasFreeplaces: false, currency: 'EUR' } as const

test.each([
  [true, { name: 'Person', quantity: 40 }],
  [false, { name: 'DZ', quantity: 36 }],
])(
  'CALC-01 the package counts by person where singles pay a supplement on it, else by double rooms: %s',
  (supplementPrices, part) => {
    const [line] = calculate(given({ rows: [tier('double', 20, 100_000)], supplementPrices })).lines
    expect(line?.parts).toMatchObject([part])
  },
)

test('CALC-02 prices in another currency than the trip are told beside the sum they are missing from', () => {
  const rows = [tier('double', 20, 100_000), hotel({ currency: 'NOK' }), extra({ currency: 'NOK' })]
  expect(calculate(given({ rows })).warnings).toEqual([
    '2 Preise stehen in NOK und zählen nicht mit, denn die Reise wird in EUR angeboten.',
  ])
  const hidden = extra({ currency: 'NOK', billingType: 'not_included' })
  expect(calculate(given({ rows: [hidden, extra({ key: 'extra-2', currency: 'SEK' })] })).warnings).toEqual([
    'Ein Preis steht in SEK und zählt nicht mit, denn die Reise wird in EUR angeboten.',
  ])
})

test.each<[string, Partial<TrainRow>, string[]]>([
  [
    'without seats in its request',
    {},
    ['Oslo – Bergen: Die 1. Klasse zählt 0 (ohne Plätze in der Anfrage fahren alle in der 2. Klasse).'],
  ],
  [
    'with seats in one class only',
    { service: { amounts: null, cabins: [beds(1, 'first', 40)] } },
    ['Oslo – Bergen: Die 2. Klasse zählt 0 (Noch nichts gebucht).'],
  ],
  ['with seats in both', { service: { amounts: null, cabins: [beds(1, 'first', 30), beds(1, 'second', 10)] } }, []],
  [
    'without a description it has the name of its line',
    { title: '' },
    ['Zug: Die 1. Klasse zählt 0 (ohne Plätze in der Anfrage fahren alle in der 2. Klasse).'],
  ],
  ['without a price for the first', { first: { doubleCents: null, premiumCents: null } }, []],
  ['of one class', { category: 'second' }, []],
])('CALC-01 a price of a class in which nobody travels says why it counts 0: %s', (_what, row, warnings) => {
  const rows = [train({ category: 'first_and_second', ...row })]
  expect(calculate(given({ rows })).warnings).toEqual(warnings)
})

test('CALC-01 rows of the same name are told apart by their day or train, else by a number', () => {
  const compartment = {
    ...common,
    priceType: 'trainSupplement',
    persons: 4,
    type: 'first',
    cents: 1,
    cabins: [],
  } as const
  const rows: PriceRow[] = [
    train({ key: 'train-1', title: 'Oslo – Bergen', mark: 'am 14.05.' }),
    train({ key: 'train-2', title: 'Oslo – Bergen', mark: 'am 16.05.' }),
    train({ key: 'train-3', title: 'Flåmbahn', mark: 'am 16.05.' }),
    train({ key: 'train-4', title: '', mark: 'am 17.05.' }),
    { ...compartment, key: 'contingent-1', title: 'Nachtzug', mark: '1. Zug' },
    { ...compartment, key: 'contingent-2', title: 'Nachtzug', mark: '2. Zug' },
    item({ key: 'item-1', name: 'Kurtaxe' }),
    item({ key: 'item-2', name: 'Kurtaxe' }),
    extra({ key: 'extra-1', name: 'Trinkgeld' }),
    extra({ key: 'extra-2', name: 'Trinkgeld' }),
  ]
  expect(calculate(given({ rows })).lines.map(({ name }) => name)).toEqual([
    'Nachtzug: Abteil für 4 Personen 1. Klasse (1. Zug)',
    'Nachtzug: Abteil für 4 Personen 1. Klasse (2. Zug)',
    'Oslo – Bergen (am 14.05.)',
    'Oslo – Bergen (am 16.05.)',
    'Flåmbahn',
    'Zug',
    'Kurtaxe',
    'Kurtaxe 2',
    'Trinkgeld',
    'Trinkgeld',
  ])
})
