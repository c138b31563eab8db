import { expect, test } from 'vitest'
import { type AskedTier, type KeptTier, sizeHasPrice, tierFaults } from './price-rules.ts'

const euros = (cents: number) => ({ cents, currency: 'EUR' as const })
const tier = (numberOfPersons: number, sellPrice: AskedTier['sellPrice'] = euros(50_000)) => {
  return { priceType: 'double', numberOfPersons, sellPrice }
}
const kept = (id: number, numberOfPersons: number, currency = 'EUR'): KeptTier => {
  return { id, priceType: 'double', numberOfPersons, sellPrice: { cents: 50_000, currency } }
}
const inKroner = 'Der Preis steht in NOK, die Reise wird in EUR angeboten.'

test.each<[string, AskedTier[], KeptTier[], [number, string, string][]]>([
  ['sizes of their own', [tier(20), tier(30), { ...tier(20), priceType: 'single' }], [], []],
  ['a size twice', [tier(20), tier(30), tier(20)], [], [[2, 'numberOfPersons', sizeHasPrice]]],
  [
    'a size another has kept',
    [{ id: 1, numberOfPersons: 30 }, { id: 2 }],
    [kept(1, 20), kept(2, 30)],
    [[0, 'numberOfPersons', sizeHasPrice]],
  ],
  [
    'sizes that change places',
    [
      { id: 1, numberOfPersons: 30 },
      { id: 2, numberOfPersons: 20 },
    ],
    [kept(1, 20), kept(2, 30)],
    [],
  ],
  [
    'a size from before, twice',
    [
      { id: 1, ...tier(20) },
      { id: 2, ...tier(20) },
    ],
    [kept(1, 20), kept(2, 20)],
    [],
  ],
  ['another currency', [tier(20, { cents: 50_000, currency: 'NOK' })], [], [[0, 'sellPrice', inKroner]]],
  ['no currency', [tier(20, { cents: 1, currency: null })], [], []],
  ['a currency from before', [{ id: 1, sellPrice: { cents: 50_000, currency: 'NOK' } }], [kept(1, 20, 'NOK')], []],
  [
    'a new amount in it',
    [{ id: 1, sellPrice: { cents: 1, currency: null } }],
    [kept(1, 20, 'NOK')],
    [[0, 'sellPrice', inKroner]],
  ],
  ['a new amount instead', [{ id: 1, sellPrice: euros(1) }], [kept(1, 20, 'NOK')], []],
  [
    'a new one without a price',
    [{ priceType: 'double', numberOfPersons: 20 }],
    [],
    [[0, 'sellPrice', 'Bitte ausfüllen']],
  ],
  [
    'a new one without a size',
    [{ priceType: 'double', sellPrice: euros(1) }],
    [],
    [[0, 'numberOfPersons', 'Bitte ausfüllen']],
  ],
  ['a price taken away', [{ id: 1, sellPrice: null }], [kept(1, 20)], [[0, 'sellPrice', 'Bitte ausfüllen']]],
  ['less than nothing', [tier(20, euros(-1))], [], [[0, 'sellPrice', 'Der Preis darf nicht negativ sein.']]],
  [
    'a supplement',
    [{ ...tier(20), priceType: 'hotelSupplement' }],
    [],
    [[0, 'priceType', 'Erlaubt sind: double, single']],
  ],
])('OFFER-04 CALC-04 tiers of a calculation: %s', (_what, asked, before, faults) => {
  const found = tierFaults(asked, before, 'EUR').map(({ at, field, message }) => [at, field, message])
  expect(found).toEqual(faults)
})
